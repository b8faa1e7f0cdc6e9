"""Reading a calendar from its address: only from the open Internet or a host that the operator listed, never more than it may be.

The name is resolved once and what was judged is what is connected to.
"""

import ssl
from urllib.parse import urljoin, urlsplit

import httpx

from schema.kit.errors import Conflict
from server.kit.outbound import are_open, is_own_server, resolve_host
from server.settings import get_settings

MOST_BYTES = 2 << 20
MOST_HOPS = 3
TIMEOUT = httpx.Timeout(10.0, connect=5.0)
_MOVED = (301, 302, 303, 307, 308)


class Unreadable(Conflict):
    """`message` says why, for the list of calendars."""

    default_id = "channel.unreadable"


async def fetch_calendar(url: str, etag: str | None) -> tuple[str, str | None] | None:
    """(text, etag) of what stands there; None where it is what was read last. Raises Unreadable."""
    try:
        for _ in range(MOST_HOPS):
            answer = await _ask(url, etag)
            if isinstance(answer, str):
                url = answer
                continue
            return answer
    except (httpx.HTTPError, ssl.SSLError, OSError, UnicodeError) as error:
        raise Unreadable("渠道地址无法读取 | The channel's address cannot be read") from error
    raise Unreadable("渠道地址转向过多 | The channel's address leads on too often")


async def _ask(url: str, etag: str | None) -> tuple[str, str | None] | str | None:
    """What stands there, where it leads on, or None where nothing changed."""
    place, host = await _placed(url)
    headers = {
        "host": host,
        "accept": "text/calendar, */*;q=0.1",
        "accept-encoding": "identity",
        "user-agent": "Guanjia",
    }
    if etag:
        headers["if-none-match"] = etag
    asked = {"sni_hostname": host.partition(":")[0]}
    async with (
        httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client,
        client.stream("GET", place, headers=headers, extensions=asked) as answer,
    ):
        if answer.status_code == 304:
            return None
        if answer.status_code in _MOVED:
            return urljoin(url, answer.headers.get("location", ""))
        if answer.status_code != 200:
            raise Unreadable(f"渠道返回{answer.status_code} | The channel answered {answer.status_code}")
        data = bytearray()
        async for part in answer.aiter_raw():
            data += part
            if len(data) > MOST_BYTES:
                raise Unreadable("日历过大 | The calendar is too large")
        return data.decode("utf-8", "replace"), answer.headers.get("etag", "")[:200] or None


async def _placed(url: str) -> tuple[str, str]:
    """The address to connect to, by number, and the name to ask for."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise Unreadable("渠道地址无效 | This is no address of a calendar")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        addresses = await resolve_host(parts.hostname, port)
    except (OSError, UnicodeError, TimeoutError, ValueError) as error:
        raise Unreadable("找不到渠道地址 | The channel's host is not known") from error
    if await is_own_server(addresses[0], port) or not (_is_listed(parts.hostname, port) or await are_open(addresses)):
        raise Unreadable("该地址不可读取 | This address may not be read")
    number = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    query = f"?{parts.query}" if parts.query else ""
    return f"{parts.scheme}://{number}:{port}{parts.path or '/'}{query}", parts.netloc


def _is_listed(host: str, port: int) -> bool:
    """Of the hosts that the operator lets calendars be read from though they are not of the open Internet."""
    listed = [part.strip().lower() for part in get_settings().channel_hosts.split(",") if part.strip()]
    return host.lower() in listed or f"{host.lower()}:{port}" in listed

"""Proxies: X-Forwarded-For, -Proto and -Host of trusted ones (docs/operate.md).

Nobody else is believed about who calls.
"""

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from schema.kit.errors import TooMany
from server.http.envelope import failure
from server.http.session import locale_of_scope
from server.kit.addresses import is_trusted, nearest_untrusted
from server.kit.connection_limit import CONNECTIONS

_HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")


class TooManyLines(TooMany):
    default_id = "lines.limited"
    default_message = "同一地址的连接过多，请稍后再试 | Too many connections from one address, please wait"


class Proxies:
    """Who is behind a trusted proxy stands in the scope from here on, and gets lines of their own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] not in ("http", "websocket") or client is None or not is_trusted(client[0]):
            await self.app(scope, receive, send)
            return
        _believe(scope)
        address = scope["client"][0]
        if not CONNECTIONS.take(address):
            await _refuse(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            CONNECTIONS.release(address)


def _believe(scope: Scope) -> None:
    said: dict[bytes, list[str]] = {}
    for name, value in scope["headers"]:
        if name.startswith(b"x-forwarded-"):
            said.setdefault(name, []).append(value.decode("latin-1"))
    if caller := nearest_untrusted(",".join(said.get(b"x-forwarded-for", []))):
        scope["client"] = (caller, 0)
    scheme = said.get(b"x-forwarded-proto", [""])[-1].strip().lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
    host = said.get(b"x-forwarded-host", [""])[-1].strip()
    if _HOST.fullmatch(host):
        kept = [(name, value) for name, value in scope["headers"] if name != b"host"]
        scope["headers"] = [*kept, (b"host", host.encode())]


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013})
        return
    await failure(TooManyLines(), locale=locale_of_scope(scope))(scope, receive, send)

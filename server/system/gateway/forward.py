"""The gateway itself: requests below {API_PREFIX}/gw/ of signed-in people go to the service that a route of their organisation names.

What comes back is shown in a sandbox: a page of another service must not act as ours.
"""

import ssl
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache
from re import Pattern
from typing import Any
from urllib.parse import quote

import httpx
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from schema.kit.errors import AppError, NotFound
from schema.system.gateway_route import GatewayRoute
from server.http.session import address_of
from server.kit.actor import Actor
from server.kit.cache import TenantCache
from server.kit.scope import of_tenant
from server.settings import get_settings
from server.system.gateway.args import Args
from server.system.gateway.conditions import Asked, Condition, compile_path, make_conditions
from server.system.gateway.filters import Change, Filter, make_filters, strip
from server.system.gateway.target import Target, TargetAway, find_target

PREFIX = "/gw"
MOST_HOPS = 3
MOST_BYTES = 50 << 20
HOPS = "x-gateway-hops"
TIMEOUT = httpx.Timeout(30.0, connect=5.0)
_HOP_BY_HOP = {"connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer"} | {
    "transfer-encoding", "upgrade", "proxy-connection",
}  # fmt: skip
_NOT_SENT = _HOP_BY_HOP | {"host", "cookie", "x-access-token", "x-client-id", "origin", "referer", HOPS}
_NOT_SHOWN = _HOP_BY_HOP | {
    "set-cookie",
    "content-security-policy",
    "strict-transport-security",
    "service-worker-allowed",
}
_SANDBOX = "sandbox; default-src 'none'"


class Looping(AppError):
    status = 508
    default_id = "gateway.loop"
    default_message = "网关路由形成循环 | The gateway's routes lead in a circle"


class Slow(AppError):
    status = 504
    default_id = "gateway.slow"
    default_message = "目标服务响应超时 | The service behind took too long"


class TooLarge(AppError):
    status = 413
    default_id = "gateway.large"
    default_message = "请求内容过大 | The request is too large"


@dataclass(frozen=True, slots=True)
class Applied:
    """An enabled row, read once."""

    row: GatewayRoute
    conditions: list[Condition]
    filters: list[Filter]
    paths: list[Pattern[str]]

    def holds(self, asked: Asked) -> bool:
        return bool(self.conditions) and all(condition(asked) for condition in self.conditions)


async def _routes(tenant_id: int) -> list[Applied]:
    """Enabled routes, the one with the longest path first; a row that an older version kept and that is not applied is left out."""
    found: list[tuple[int, Applied]] = []
    for row in await of_tenant(GatewayRoute, tenant_id).filter(del_flag=0, status="1").order_by("router_id"):
        applied = _apply(row)
        if applied is not None:
            found.append((max((len(path.pattern) for path in applied.paths), default=0), applied))
    return [applied for _, applied in sorted(found, key=lambda entry: -entry[0])]


_held = TenantCache(_routes, ["sys/gatewayRoute"], unsubscribed_seconds=3.0)


def _apply(row: GatewayRoute) -> Applied | None:
    rules: list[dict[str, Any]] = row.predicates or []
    try:
        paths = [
            compile_path(text) for rule in rules if rule["name"] == "Path" for text in Args.read(rule["args"]).values
        ]
        return Applied(row, make_conditions(rules), make_filters(row.filters or []), paths)
    except (ValueError, KeyError):
        return None


async def forward(request: Request, actor: Actor) -> Response:
    """/gw/{path}: to the first route that holds; a service's answer comes back as it streams."""
    path = "/" + request.path_params["path"]
    asked = Asked(
        request.method, path, request.url.hostname or "", request.headers, request.query_params, address_of(request)
    )
    hops = request.headers.get(HOPS, "0")
    if not (hops.isascii() and hops.isdigit()) or int(hops) >= MOST_HOPS:
        raise Looping()
    if ".." in path.split("/"):
        raise NotFound()
    for applied in await _held.get(actor.tenant_id):
        if applied.holds(asked):
            return await _pass_on(request, actor, applied, path, int(hops) + 1)
    raise NotFound("没有匹配的网关路由 | No gateway route matches", id="gateway.none")


async def _pass_on(request: Request, actor: Actor, applied: Applied, path: str, hops: int) -> Response:
    change = Change(strip(path, applied.row.strip_prefix), _headers(request, actor, applied.row), [])
    change.query = list(request.query_params.multi_items())
    groups = next((found.groupdict() for one in applied.paths if (found := one.fullmatch(path))), {})
    for rewrite in applied.filters:
        rewrite(change, groups)
    change.headers[HOPS] = str(hops)
    tries = 2 if applied.row.retryable and request.method == "GET" else 1
    for left in reversed(range(tries)):
        target = await find_target(applied.row.uri)
        try:
            return await _ask(request, target, change)
        except httpx.ConnectError as error:
            if not left:
                raise TargetAway() from error
        except httpx.TimeoutException as error:
            raise Slow() from error
        except httpx.HTTPError as error:
            raise TargetAway() from error
    raise TargetAway()


def _headers(request: Request, actor: Actor, row: GatewayRoute) -> dict[str, str]:
    """What the caller said, less what is between us and them; who they are, said by us alone."""
    named = {part.strip().lower() for part in request.headers.get("connection", "").split(",")}
    kept = {
        name: text
        for name, text in request.headers.items()
        if name not in _NOT_SENT | named and not name.startswith(("x-forwarded-", "x-guanjia-"))
    }
    if row.forward_token:
        kept["x-access-token"] = request.headers.get("x-access-token", "")
    return kept | {
        "x-forwarded-for": address_of(request),
        "x-forwarded-proto": request.url.scheme,
        "x-forwarded-host": request.headers.get("host", ""),
        "x-forwarded-prefix": get_settings().api_prefix + PREFIX,
        "x-guanjia-user": actor.username,
        "x-guanjia-tenant": str(actor.tenant_id),
        "x-request-id": actor.request_id,
    }


async def _ask(request: Request, target: Target, change: Change) -> Response:
    url = httpx.URL(target.origin + quote(target.base + change.path, safe="/:@!$&'()*+,;=-._~"), params=change.query)
    asking = client().build_request(
        request.method,
        url,
        headers={**change.headers, "host": target.netloc},
        content=_body(request) if request.method in ("POST", "PUT") else None,
        extensions={"sni_hostname": target.host, "timeout": TIMEOUT.as_dict()},
    )
    answer = await client().send(asking, stream=True)
    headers = {name: text for name, text in answer.headers.items() if name not in _NOT_SHOWN}
    headers |= {"content-security-policy": _SANDBOX, "cache-control": headers.get("cache-control", "no-store")}
    return StreamingResponse(
        answer.aiter_raw(), answer.status_code, headers=headers, background=BackgroundTask(answer.aclose)
    )


async def _body(request: Request) -> AsyncIterator[bytes]:
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > MOST_BYTES:
            raise TooLarge()
        yield chunk


@cache
def client() -> httpx.AsyncClient:
    """One for the process. Nothing is kept open: a connection belongs to the address and name that were judged together."""
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=0)
    return httpx.AsyncClient(
        timeout=TIMEOUT, limits=limits, follow_redirects=False, trust_env=False, verify=ssl.create_default_context()
    )

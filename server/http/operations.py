"""The operations log: who made which call, how it ended, how long it took, and from where.

What was sent is never noted.
"""

import re
from typing import Any

from starlette.requests import HTTPConnection

from schema.kit.text import pair
from schema.system.log import ADDED, CHANGED, DELETED, EXPORTED, IMPORTED, OPERATION
from server.http.device import device_of
from server.http.route import Route
from server.http.session import address_of
from server.kit.actor import Actor
from server.kit.journal import Entry, note
from server.kit.parameter import ON
from server.kit.switches import LOG, peek

_UNTOLD = {"/rental/hold/add", "/rental/hold/edit", "/rental/hold/delete"}  # a drag is not an operation, its end is
_TALK = (
    "/chat/message/",
    "/chat/later/",
    "/chat/conversation/read",
    "/chat/conversation/draft",
    "/chat/card/",
    "/chat/export",
)
_PARAMETER = re.compile(r"[\w.\[\]-]{1,60}")


def operation_of(route: Route) -> str | None:
    """The kind of operation; None for calls that only read."""
    name = route.path.rsplit("/", 1)[-1]
    if route.path in _UNTOLD or route.path.startswith(_TALK):
        return None
    if name.startswith("export"):
        return EXPORTED
    if not route.is_write or route.public:
        return None
    if name.startswith("import"):
        return IMPORTED
    if route.method == "DELETE" or name.startswith("delete"):
        return DELETED
    return ADDED if name.startswith("add") else CHANGED


def _names(connection: HTTPConnection) -> str | None:
    names = [name for name in connection.query_params if _PARAMETER.fullmatch(name) and name != "_t"]
    return ",".join(names)[:500] or None


def note_operation(scope: Any, status: int, cost_ms: float) -> None:
    """Called once per answered request, with what the route left in its scope."""
    route: Route | None = scope.get("api_route")
    actor: Actor | None = scope.get("actor")
    kind = operation_of(route) if route is not None and actor is not None else None
    if kind is None or route is None or actor is None or peek(actor.tenant_id, LOG) != ON:
        return
    connection = HTTPConnection(scope)
    note(
        Entry(
            tenant_id=actor.tenant_id,
            log_type=OPERATION,
            log_content=(pair(route.summary).zh if route.summary else route.path)[:200],
            operate_type=kind,
            user_id=actor.user_id,
            username=actor.username,
            realname=actor.realname,
            success=status < 400 and not scope.get("refused"),
            status=status,
            ip=address_of(connection)[:45] or None,
            device=device_of(connection.headers.get("user-agent", ""))[:80],
            request_type=route.method,
            request_url=route.path[:120],
            request_param=_names(connection),
            cost_time=int(cost_ms),
        )
    )

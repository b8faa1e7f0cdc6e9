"""Read-only access: who may only look, why, and which rights are left then.

The guard of every call and the offers of the web ask here, so that they agree.
"""

from collections.abc import Iterable
from typing import Literal

from schema.domains import registry
from schema.kit.built import owner_of
from schema.kit.errors import AppError, Denied
from schema.kit.resource import VERBS
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.switches import is_safe_mode

Reason = Literal["support", "role", "safe", "expired"]
# What a reader needs, and the way out.
_LEAVING = {"/sys/logout", "/sys/selectDepart", "/sys/online/endMine", "/sys/agreement/accept"}
_OPEN: dict[Reason, set[str]] = {
    "support": {*_LEAVING, "/sys/supportVisit/leave"},
    "role": {*_LEAVING, "/sys/supportVisit/leave"},
    "safe": {
        *_LEAVING,
        "/sys/service/edit",
        "/sys/online/forceLogout",
        "/sys/supportVisit/end",
        "/sys/supportVisit/leave",
        "/sys/sysAnnouncementSend/editByAnntIdAndUserId",
        "/sys/sysAnnouncementSend/readAll",
    },
    "expired": {*_LEAVING, "/sys/user/updatePassword", "/sys/supportVisit/end", "/sys/supportVisit/leave"},
}
EXPIRED = "租户已到期，目前只能查看 | The organisation's term is over: everything can be read, nothing changed"
AS_ROLE = "正以角色视角查看，不能修改 | You are looking as a role sees it, and may not change anything"
VISIT = "支持访问只能查看，不能修改 | This support visit may look, not change"


class SafeMode(AppError):
    status = 423
    default_id = "safe.mode"
    default_message = "系统处于只读模式，暂不能修改数据 | The system is read only for now"
    loud = "notification"


async def why_read_only(actor: Actor) -> Reason | None:
    """Why the actor may change nothing at present; None when they may."""
    if actor.visit is not None and not actor.visit.may_write:
        return "support" if actor.visit.role_id is None else "role"
    if await is_safe_mode(actor.tenant_id):
        return "safe"
    if actor.until is not None and actor.until < actor.today:
        return "expired"
    return None


async def refuse_writes(route: Route, actor: Actor) -> None:
    """A guard of every call."""
    if not route.is_write:
        return
    reason = await why_read_only(actor)
    if reason is None or route.path in _OPEN[reason]:
        return
    if reason == "safe":
        raise SafeMode()
    if reason == "role":
        raise Denied(AS_ROLE, id="role.viewOnly")
    if reason == "support":
        raise Denied(VISIT, id="support.readOnly")
    until = actor.until.isoformat() if actor.until else None
    raise Denied(EXPIRED, id="tenant.expired", result={"until": until})


_reading: frozenset[str] = frozenset()
_all: frozenset[str] = frozenset()
# Rights to write that are left, since what they are for ends the reading only.
_STAYS: dict[Reason, frozenset[str]] = {
    "safe": frozenset({"sys:service:edit", "sys:online:forceLogout", "sys:supportVisit:end"}),
    "expired": frozenset({"sys:supportVisit:end"}),
}
_READ_WORDS = ("list", "export")


def configure_reading(routes: Iterable[Route]) -> None:
    """Learns from all routes which rights only let somebody look: no write asks for them, or they list and export."""
    global _reading, _all
    read: set[str] = set()
    written: set[str] = set()
    for route in routes:
        (written if route.is_write else read).add(route.needs or "")
    _all = frozenset(read | written) - {""}
    _reading = frozenset(code for code in read if code not in written or code.rpartition(":")[2] in _READ_WORDS) - {""}


async def as_offered(actor: Actor) -> Actor:
    """The actor with the rights whose use would not be refused now: what menus, buttons and forms are made from. Who looks as a
    role is shown what that role is offered, though it is refused."""
    reason = await why_read_only(actor)
    if reason == "role":
        return actor
    if reason is None:
        return actor.limited(_all | _of_forms(actor, VERBS)) if actor.visit is not None else actor
    return actor.limited(_reading | _of_forms(actor, _READ_WORDS) | _STAYS.get(reason, frozenset()))


def _of_forms(actor: Actor, verbs: Iterable[str]) -> frozenset[str]:
    """The rights to the forms that the organisation has built."""
    built = [item for item in registry().seen_by(actor.tenant_id) if owner_of(item.path) is not None]
    return frozenset(item.code(verb) for item in built for verb in verbs)

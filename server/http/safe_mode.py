"""Refuses writes while an organisation is read only; the web hides them, this makes it true."""

from schema.kit.errors import AppError
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.switches import is_safe_mode

# What a reader needs, and the way out.
_OPEN = {
    "/sys/agreement/accept",
    "/sys/logout",
    "/sys/selectDepart",
    "/sys/service/edit",
    "/sys/online/endMine",
    "/sys/online/forceLogout",
    "/sys/sysAnnouncementSend/editByAnntIdAndUserId",
    "/sys/sysAnnouncementSend/readAll",
}


class SafeMode(AppError):
    status = 423
    default_id = "safe.mode"
    default_message = "系统处于只读模式，暂不能修改数据 | The system is read only for now"
    loud = "notification"


async def refuse_in_safe_mode(route: Route, actor: Actor) -> None:
    """A guard of every call."""
    if route.is_write and route.path not in _OPEN and await is_safe_mode(actor.tenant_id):
        raise SafeMode()

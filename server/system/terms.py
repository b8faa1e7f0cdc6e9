"""What an organisation agreed to: until when it works, and how many people it may have."""

from collections.abc import Mapping
from typing import Any

from schema.kit.clock import today
from schema.kit.errors import Conflict, Denied
from schema.system.tenant import Tenant
from schema.system.user import User
from server.http.route import Route
from server.kit.actor import Actor

OWN = frozenset(
    {"/sys/logout", "/sys/selectDepart", "/sys/user/updatePassword", "/sys/online/endMine", "/sys/agreement/accept"}
)
EXPIRED = "租户已到期，目前只能查看 | The organisation's term is over: everything can be read, nothing changed"


async def refuse_when_expired(route: Route, actor: Actor) -> None:
    """After its last day an organisation reads only; its people may still leave and change their password."""
    if actor.until is None or actor.until >= today() or not route.is_write or route.path in OWN:
        return
    raise Denied(EXPIRED, id="tenant.expired", result={"until": actor.until.isoformat()})


async def check_quota(actor: Actor, values: Mapping[str, Any], row: User | None) -> None:
    """One more person must fit into what the organisation was given."""
    if row is not None:
        return
    tenant = await Tenant.get_or_none(id=actor.tenant_id)
    if tenant is None or tenant.quota_users is None:
        return
    if await User.filter(tenant_id=tenant.id, del_flag=0).count() >= tenant.quota_users:
        most = tenant.quota_users
        raise Conflict(f"用户数已达上限{most} | The limit of {most} users is reached", id="tenant.full")

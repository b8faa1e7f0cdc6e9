"""The terms of an organisation: how many people it may have."""

from collections.abc import Mapping
from typing import Any

from schema.kit.errors import Conflict
from schema.system.tenant import Tenant
from schema.system.user import User
from server.kit.actor import Actor
from server.kit.scope import everywhere, of_tenant


async def check_quota(actor: Actor, values: Mapping[str, Any], row: User | None) -> None:
    """One more person must fit into what the organisation was given."""
    if row is not None:
        return
    tenant = await everywhere(Tenant).get_or_none(id=actor.tenant_id)
    if tenant is None or tenant.quota_users is None:
        return
    if await of_tenant(User, tenant.id).filter(del_flag=0).count() >= tenant.quota_users:
        most = tenant.quota_users
        raise Conflict(f"用户数已达上限{most} | The limit of {most} users is reached", id="tenant.full")

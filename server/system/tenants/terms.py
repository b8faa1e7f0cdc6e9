"""The terms of an organisation: how many people it may have."""

from collections.abc import Mapping
from typing import Any

from schema.kit.errors import Conflict
from schema.system.tenant import Tenant
from schema.system.tenant_package import TenantPackage
from schema.system.user import User
from server.kit.actor import Actor
from server.kit.scope import everywhere, of_tenant
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work


async def free_places(tenant_id: int) -> int | None:
    """How many more persons fit into what the organisation was given; None without a limit. Below nothing when there are too many."""
    most = await _most_users(tenant_id)
    return None if most is None else most - await of_tenant(User, tenant_id).filter(del_flag=0).count()


async def _most_users(tenant_id: int) -> int | None:
    """Its own limit, else that of its package."""
    tenant = await everywhere(Tenant).get_or_none(id=tenant_id)
    if tenant is None:
        return None
    if tenant.quota_users is not None or tenant.package_id is None:
        return tenant.quota_users
    package = await everywhere(TenantPackage).get_or_none(id=tenant.package_id, del_flag=0)
    return package.quota_users if package else None


async def check_quota(actor: Actor, values: Mapping[str, Any], row: User | None) -> None:
    """One more person must fit into what the organisation was given; said before anything is written."""
    free = None if row is not None else await free_places(actor.tenant_id)
    if free is not None and free < 1:
        raise await _full(actor.tenant_id)


async def hold_quota(work: Work) -> None:
    """Who was just written must fit: counted again while nobody else may add one, since two at once each saw the last place."""
    tenant_id = work.actor.tenant_id
    await take_turn(work.connection, "sys_user quota", tenant_id)
    free = await free_places(tenant_id)
    if free is not None and free < 0:
        raise await _full(tenant_id)


async def _full(tenant_id: int) -> Conflict:
    most = await _most_users(tenant_id)
    return Conflict(f"用户数已达上限{most} | The limit of {most} users is reached", id="tenant.full")

"""Packages of tenants, which only the platform fills and gives: what each holds of the menu.

A package is read where rights are: a change of it is felt at once by everybody in every organisation that has it.
"""

from starlette.requests import Request

from schema.system.tenant import Tenant
from schema.system.tenant_package import TenantPackage, TenantPackagePermission
from server.engine.queries import IdQuery
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import everywhere, fetch, lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.access.grants import known_entries, make_equal
from server.system.access.platform import SHARED, require_platform
from server.system.tenants.shapes import SavePackage


async def package_entries(request: Request, actor: Actor, query: IdQuery) -> list[str]:
    """GET /sys/tenantPackage/queryPermission?id: permission ids."""
    package = await fetch(TenantPackage, actor, query.id)
    held = scoped(TenantPackagePermission, actor).filter(package_id=package.id)
    return [str(key) for key in await held.values_list("permission_id", flat=True)]


async def save_package_entries(request: Request, actor: Actor, body: SavePackage) -> None:
    """POST /sys/tenantPackage/savePermission {id, permissionIds}: roles keep their grants, which count while the package has them."""
    await require_platform(actor)
    async with unit_of_work(actor) as work:
        package = await lock(TenantPackage, actor, body.id)
        known = await known_entries(work, body.permission_ids)
        wanted = {key for key, row in known.items() if row.tenant_id == SHARED}
        await make_equal(work, TenantPackagePermission, {"package_id": package.id}, wanted)
        holders = everywhere(Tenant).filter(package_id=package.id, del_flag=0)
        for tenant_id in await holders.values_list("id", flat=True):
            announce_rights(work, tenant_id=int(str(tenant_id)))

"""Grants of menu entries to roles, organisations and departments; nobody can hand on what they do not hold."""

from collections.abc import Iterable

from starlette.requests import Request

from schema.kit.errors import Conflict, Denied, NotFound
from schema.system.depart import Depart
from schema.system.depart_role import DepartRole, DepartRolePermission
from schema.system.grant import DepartPermission, TenantPermission
from schema.system.role import Permission, Role, RolePermission, UserRole
from schema.system.tenant import Tenant
from schema.system.tenant_package import TenantPackagePermission
from server.engine.row_locks import lock_present, require_present
from server.http.rights import ADMIN_ROLE, codes_of, holders_of_role
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import everywhere, fetch, known_ids, lock, of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.platform import SHARED, require_platform, within
from server.system.access.shapes import (
    DepartIdQuery,
    RoleIdQuery,
    SaveDepartPermission,
    SaveRolePermission,
    SaveTenantPermission,
    TenantIdQuery,
)

FOREIGN = "不能授予自己没有的权限 | You cannot grant what you do not hold yourself"
ADMINISTRATOR = "只有管理员可以管理管理员账号 | Only administrators manage an administrator's account"
PACKAGED = "该租户使用套餐，请修改套餐 | This organisation has a package; change the package"
OUTSIDE = "超出本租户的权限范围 | This is outside what your organisation was given"


async def package_of(tenant_id: int) -> set[int] | None:
    """The entries that a tenant was given, by its package or its own list; None means the whole menu."""
    tenant = await everywhere(Tenant).get_or_none(id=tenant_id)
    if tenant is not None and tenant.package_id is not None:
        held = everywhere(TenantPackagePermission).filter(package_id=tenant.package_id, del_flag=0)
        return {int(str(item)) for item in await held.values_list("permission_id", flat=True)}
    ids = await of_tenant(TenantPermission, tenant_id).filter(del_flag=0).values_list("permission_id", flat=True)
    return {int(str(item)) for item in ids} or None


async def check_grantable(actor: Actor, added: Iterable[Permission]) -> None:
    """Raises Denied unless the actor holds every code, and the organisation was given every entry."""
    package = await package_of(actor.tenant_id)
    for row in added:
        if package is not None and row.id not in package and row.tenant_id != actor.tenant_id:
            raise Denied(OUTSIDE, id="grant.outside", result={"permissionId": str(row.id)})
        missing = [code for code in sorted(codes_of(row.perms)) if not actor.can(code)]
        if missing:
            raise Denied(FOREIGN, id="grant.foreign", result={"needs": missing[0]})


async def require_manageable(actor: Actor, user_id: int) -> None:
    """Only administrators change, freeze, delete or reset an administrator."""
    if actor.is_super:
        return
    held = await scoped(UserRole, actor).filter(user_id=user_id).values_list("role_id", flat=True)
    if await scoped(Role, actor).filter(id__in=held, role_code=ADMIN_ROLE).exists():
        raise Denied(ADMINISTRATOR, id="user.administrator", result={"needs": ADMIN_ROLE})


async def check_assignable(actor: Actor, role_ids: set[int]) -> None:
    """Raises Denied when one of the roles would give more than the actor holds."""
    if actor.is_super or not role_ids:
        return
    if await scoped(Role, actor).filter(id__in=role_ids, role_code=ADMIN_ROLE).exists():
        raise Denied(FOREIGN, id="grant.foreign", result={"needs": ADMIN_ROLE})
    granted = await scoped(RolePermission, actor).filter(role_id__in=role_ids).values_list("permission_id", flat=True)
    await check_grantable(actor, await everywhere(Permission).filter(id__in=list(granted), del_flag=0))


async def known_entries(work: Work, text: str) -> dict[int, Permission]:
    """The named entries that are there and stay so; `docs/locks.md` says after which locks."""
    held = await lock_present(work, Permission, known_ids(text))
    seen = everywhere(Permission).filter(id__in=held, tenant_id__in=(SHARED, work.actor.tenant_id))
    return {row.id: row for row in await seen}


async def role_permissions(request: Request, actor: Actor, query: RoleIdQuery) -> list[str]:
    """GET /sys/permission/queryRolePermission?roleId: permission ids."""
    role = await fetch(Role, actor, query.role_id)
    ids = await scoped(RolePermission, actor).filter(role_id=role.id).values_list("permission_id", flat=True)
    return [str(permission_id) for permission_id in ids]


async def save_role_permissions(request: Request, actor: Actor, body: SaveRolePermission) -> None:
    """POST /sys/permission/saveRolePermission: makes the grants equal to permissionIds; a stale client list cannot mis-grant."""
    async with unit_of_work(actor) as work:
        role = await lock(Role, actor, body.role_id)
        known = await known_entries(work, body.permission_ids)
        present = {row.permission_id: row for row in await scoped(RolePermission, actor).filter(role_id=role.id)}
        added = [row for key, row in known.items() if key not in present]
        await check_grantable(actor, added)
        for permission_id in set(present) - set(known):
            await work.delete(present[permission_id])
        for row in added:
            await work.insert(RolePermission(role_id=role.id, permission_id=row.id))
        announce_rights(work, await holders_of_role(work, role.id))


async def tenant_permissions(request: Request, actor: Actor, query: TenantIdQuery) -> list[str]:
    """GET /sys/permission/queryTenantPermission?tenantId: ids of what it was given, all of the menu while that is not narrowed."""
    tenant_id = parse_id(query.tenant_id) if query.tenant_id else actor.tenant_id
    if tenant_id != actor.tenant_id:
        await require_platform(actor)
    package = await package_of(tenant_id)
    if package is None:
        package = {
            int(str(key)) for key in await of_tenant(Permission, SHARED).filter(del_flag=0).values_list("id", flat=True)
        }
    return [str(key) for key in sorted(package)]


async def save_tenant_permissions(request: Request, actor: Actor, body: SaveTenantPermission) -> None:
    """POST /sys/permission/saveTenantPermission: the tenant's own list; what falls out of it is taken from its roles."""
    await require_platform(actor)
    tenant = await everywhere(Tenant).get_or_none(id=parse_id(body.tenant_id))
    if tenant is None:
        raise NotFound()
    if tenant.package_id is not None:
        raise Conflict(PACKAGED, id="tenant.packaged")
    async with unit_of_work(within(actor, tenant.id)) as work:
        await require_present(work, Tenant, [tenant.id])
        known = await known_entries(work, body.permission_ids)
        await make_equal(work, TenantPermission, {}, set(known))
        if known:
            own = await of_tenant(Permission, tenant.id).values_list("id", flat=True)
            kept = [*known, *own]  # what the organisation built stays its own
            await of_tenant(RolePermission, tenant.id).filter(permission_id__not_in=kept).delete()
            await of_tenant(DepartPermission, tenant.id).filter(permission_id__not_in=kept).delete()
            await of_tenant(DepartRolePermission, tenant.id).filter(permission_id__not_in=kept).delete()
        announce_rights(work)


Given = type[TenantPermission] | type[DepartPermission] | type[TenantPackagePermission]


async def make_equal(work: Work, model: Given, owner: dict[str, int], wanted: set[int]) -> None:
    """Makes the rows of one owner name exactly the wanted entries."""
    rows = await scoped(model, work.actor).filter(**owner)
    for row in rows:
        if row.permission_id not in wanted:
            await work.delete(row)
    for key in sorted(wanted - {row.permission_id for row in rows}):
        await work.insert(model(permission_id=key, **owner))


async def depart_permissions(request: Request, actor: Actor, query: DepartIdQuery) -> list[str]:
    """GET /sys/permission/queryDepartPermission?departId: permission ids."""
    depart = await fetch(Depart, actor, query.depart_id)
    ids = await scoped(DepartPermission, actor).filter(depart_id=depart.id).values_list("permission_id", flat=True)
    return [str(key) for key in ids]


async def save_depart_permissions(request: Request, actor: Actor, body: SaveDepartPermission) -> None:
    """POST /sys/permission/saveDepartPermission: a department's entries; its roles lose what it loses."""
    async with unit_of_work(actor) as work:
        depart = await lock(Depart, actor, body.depart_id)
        known = await known_entries(work, body.permission_ids)
        present = {row.permission_id for row in await scoped(DepartPermission, actor).filter(depart_id=depart.id)}
        await check_grantable(actor, [row for key, row in known.items() if key not in present])
        await make_equal(work, DepartPermission, {"depart_id": depart.id}, set(known))
        roles = await scoped(DepartRole, actor).filter(depart_id=depart.id).values_list("id", flat=True)
        for grant in await scoped(DepartRolePermission, actor).filter(role_id__in=list(roles)):
            if grant.permission_id not in known:
                await work.delete(grant)
        announce_rights(work)

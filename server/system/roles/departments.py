"""Department roles: granted from within the department's entries, held by its members (wire contract 6.4)."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import AppError, Denied
from schema.system.depart import Depart, UserDepart
from schema.system.depart_role import DepartRole, DepartRolePermission, DepartRoleUser, depart_role
from schema.system.grant import DepartPermission
from schema.system.role import Permission, PermissionRule
from schema.system.user import User
from server.engine.hooks import After, Hooks
from server.engine.read import MAX_PAGE_SIZE, list_rows
from server.engine.row_locks import lock_present, require_present
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import everywhere, fetch, known_ids, lock, of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.data_rules import describe_choice, narrow_grant, usable_rules
from server.system.access.grants import OUTSIDE, check_grantable
from server.system.access.shapes import DepartIdQuery, RoleIdQuery, SaveRoleRules
from server.system.menus.tree import grant_tree
from server.system.roles.shapes import DepartRoleQuery, SaveDepartRolePermission, SaveDepartRules, UserDepartRoles

STRANGER = "该用户不属于此部门 | This person does not belong to the department"
DEPART_UNGRANTED = "请先保存部门菜单权限! | Grant the menu to the department first"


async def entries_of(depart_id: int, tenant_id: int) -> set[int]:
    """What a department was given of the menu."""
    rows = await of_tenant(DepartPermission, tenant_id).filter(depart_id=depart_id, del_flag=0)
    return {row.permission_id for row in rows}


async def list_roles(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/sysDepartRole/list?deptId: the generic list; `deptId` is the family's word for departId."""
    query = dict(request.query_params)
    if query.get("deptId"):
        query["departId"] = query.pop("deptId")
    return dict(await list_rows(depart_role, actor, query))


async def roles_of_depart(request: Request, actor: Actor, query: DepartRoleQuery) -> list[dict[str, Any]]:
    """GET /sys/sysDepartRole/getDeptRoleList?departId&userId: all roles of a department."""
    depart = await fetch(Depart, actor, query.depart_id)
    page = await list_rows(depart_role, actor, {"departId": str(depart.id), "pageSize": str(MAX_PAGE_SIZE)})
    return list(page["records"])


async def roles_of_user(request: Request, actor: Actor, query: DepartRoleQuery) -> list[dict[str, str]]:
    """GET /sys/sysDepartRole/getDeptRoleByUserId?userId&departId: [{id, userId, droleId}]."""
    user_id = parse_id(query.user_id)
    ids = await scoped(DepartRole, actor).filter(depart_id=parse_id(query.depart_id)).values_list("id", flat=True)
    rows = await scoped(DepartRoleUser, actor).filter(user_id=user_id, role_id__in=list(ids)).order_by("id")
    return [{"id": str(row.id), "userId": str(row.user_id), "droleId": str(row.role_id)} for row in rows]


async def set_user_roles(request: Request, actor: Actor, body: UserDepartRoles) -> None:
    """POST /sys/sysDepartRole/deptRoleUserAdd: within the departments named, the person holds exactly newRoleId."""
    user = await fetch(User, actor, body.user_id)
    wanted = set(known_ids(body.new_role_id))
    async with unit_of_work(actor) as work:
        present = await lock_present(work, DepartRole, wanted | set(known_ids(body.old_role_id)))
        await require_present(work, User, [user.id])
        named = await scoped(DepartRole, actor).filter(id__in=present)
        departs = {role.depart_id for role in named}
        allowed = {role.id for role in named} & wanted
        await _check_member(actor, user, {role.depart_id for role in named if role.id in allowed})
        ids = await scoped(DepartRole, actor).filter(depart_id__in=departs).values_list("id", flat=True)
        held = {
            row.role_id: row
            for row in await scoped(DepartRoleUser, actor).filter(user_id=user.id, role_id__in=list(ids))
        }
        for role_id in sorted(allowed - set(held)):
            await check_grantable(actor, await _granted(role_id, actor))
            await work.insert(DepartRoleUser(role_id=role_id, user_id=user.id))
        for role_id in sorted(set(held) - allowed):
            await work.delete(held[role_id])
        announce_rights(work, [user.id])


async def _check_member(actor: Actor, user: User, departs: set[int]) -> None:
    rows = await scoped(UserDepart, actor).filter(user_id=user.id, depart_id__in=departs)
    if departs - {row.depart_id for row in rows}:
        raise AppError(STRANGER, id="depart.stranger")


async def _granted(role_id: int, actor: Actor) -> list[Permission]:
    rows = await scoped(DepartRolePermission, actor).filter(role_id=role_id)
    return await everywhere(Permission).filter(id__in=[row.permission_id for row in rows], del_flag=0)


async def grant_tree_of_depart(request: Request, actor: Actor, query: DepartIdQuery) -> dict[str, Any]:
    """GET /sys/sysDepartPermission/queryTreeListForDeptRole?departId: the entries that the department was given."""
    depart = await fetch(Depart, actor, query.depart_id)
    return await grant_tree(actor, await entries_of(depart.id, actor.tenant_id))


async def role_permissions(request: Request, actor: Actor, query: RoleIdQuery) -> list[str]:
    """GET /sys/sysDepartPermission/queryDeptRolePermission?roleId: permission ids."""
    role = await fetch(DepartRole, actor, query.role_id)
    rows = await scoped(DepartRolePermission, actor).filter(role_id=role.id)
    return [str(row.permission_id) for row in rows]


async def save_role_permissions(request: Request, actor: Actor, body: SaveDepartRolePermission) -> None:
    """POST /sys/sysDepartPermission/saveDeptRolePermission: grants equal to permissionIds, never beyond the department's."""
    async with unit_of_work(actor) as work:
        role = await lock(DepartRole, actor, body.role_id)
        held = await lock_present(work, Permission, known_ids(body.permission_ids))
        known = {row.id: row for row in await everywhere(Permission).filter(id__in=held)}
        present = {row.permission_id: row for row in await scoped(DepartRolePermission, actor).filter(role_id=role.id)}
        added = [row for key, row in known.items() if key not in present]
        given = await entries_of(role.depart_id, actor.tenant_id)
        for entry in added:
            if entry.id not in given:
                raise Denied(OUTSIDE, id="grant.outside", result={"permissionId": str(entry.id)})
        await check_grantable(actor, added)
        for key in set(present) - set(known):
            await work.delete(present[key])
        for entry in added:
            await work.insert(DepartRolePermission(role_id=role.id, permission_id=entry.id))
        announce_rights(work, await _holders(role.id, actor))


async def role_rules(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}: {datarule, drChecked}."""
    permission_id = parse_id(request.path_params["permissionId"])
    role = await fetch(DepartRole, actor, request.path_params["roleId"])
    grant = await scoped(DepartRolePermission, actor).get_or_none(role_id=role.id, permission_id=permission_id)
    return await describe_choice(actor, permission_id, grant)


async def save_role_rules(request: Request, actor: Actor, body: SaveRoleRules) -> None:
    """POST /sys/sysDepartRole/datarule: narrows a grant to rules of its own entry."""
    permission_id = parse_id(body.permission_id)
    wanted = await usable_rules(actor, permission_id, body.data_rule_ids)
    async with unit_of_work(actor) as work:
        role = await lock(DepartRole, actor, body.role_id)
        await require_present(work, PermissionRule, map(int, wanted))
        grant = await scoped(DepartRolePermission, actor).get_or_none(role_id=role.id, permission_id=permission_id)
        await narrow_grant(work, grant, wanted)
        announce_rights(work, await _holders(role.id, actor))


async def depart_rules(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}: {datarule, drChecked}."""
    permission_id = parse_id(request.path_params["permissionId"])
    depart = await fetch(Depart, actor, request.path_params["departId"])
    grant = await scoped(DepartPermission, actor).get_or_none(depart_id=depart.id, permission_id=permission_id)
    return await describe_choice(actor, permission_id, grant)


async def save_depart_rules(request: Request, actor: Actor, body: SaveDepartRules) -> None:
    """POST /sys/sysDepartPermission/datarule: narrows the department's entry for all of its roles."""
    permission_id = parse_id(body.permission_id)
    wanted = await usable_rules(actor, permission_id, body.data_rule_ids)
    async with unit_of_work(actor) as work:
        depart = await lock(Depart, actor, body.depart_id)
        await require_present(work, PermissionRule, map(int, wanted))
        grant = await scoped(DepartPermission, actor).get_or_none(depart_id=depart.id, permission_id=permission_id)
        await narrow_grant(work, grant, wanted, DEPART_UNGRANTED)
        announce_rights(work)


async def _withdraw(work: Work, row: DepartRole, actor: Actor) -> None:
    """What a deleted role gave and who held it go with it."""
    announce_rights(work, await _holders(row.id, actor))
    for model in (DepartRolePermission, DepartRoleUser):
        for entry in await scoped(model, actor).filter(role_id=row.id):
            await work.delete(entry)


async def _holders(role_id: int, actor: Actor) -> list[int]:
    return [row.user_id for row in await scoped(DepartRoleUser, actor).filter(role_id=role_id)]


async def _come_back(work: Work, row: DepartRole, actor: Actor) -> None:
    """Who held it comes back after it."""
    announce_rights(work)


HOOKS = {"sys/sysDepartRole": Hooks(after=After(delete=_withdraw, restore=_come_back))}

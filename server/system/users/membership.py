"""Membership of users in roles and departments: given and taken, effective in their sessions at once."""

from starlette.requests import Request

from schema.kit.errors import Conflict
from schema.system.depart import Depart, UserDepart
from schema.system.role import Role, UserRole
from schema.system.user import User
from server.engine.row_locks import lock_present
from server.http.rights import ADMIN_ROLE
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import fetch, known_ids, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.grants import check_assignable
from server.system.users.notices import tell_roles
from server.system.users.shapes import DepartUsers, RoleUsers, UserInDepart, UserInRole


async def _users(actor: Actor, ids: list[int]) -> list[int]:
    return [row.id for row in await scoped(User, actor).filter(id__in=ids).order_by("id")]


def _tell(work: Work, user_ids: list[int]) -> None:
    announce_rights(work, user_ids)
    work.emit_rows("sys/user", "edit", [(user_id, 0) for user_id in user_ids])


async def add_to_role(request: Request, actor: Actor, body: RoleUsers) -> None:
    """POST /sys/user/addSysUserRole {roleId, userIdList}; nobody hands out more than they hold."""
    users = await _users(actor, known_ids(",".join(body.user_id_list)))
    async with unit_of_work(actor) as work:
        role = await lock(Role, actor, body.role_id)
        users = sorted(await lock_present(work, User, users))
        await check_assignable(actor, {role.id})
        present = {row.user_id for row in await scoped(UserRole, actor).filter(role_id=role.id)}
        for user_id in users:
            if user_id not in present:
                await work.insert(UserRole(user_id=user_id, role_id=role.id))
        await tell_roles(work, [user_id for user_id in users if user_id not in present])
        _tell(work, users)


async def remove_from_role(request: Request, actor: Actor, query: UserInRole) -> None:
    """DELETE /sys/user/deleteUserRole?roleId&userId and deleteUserRoleBatch?roleId&userIds."""
    ids = known_ids(f"{query.user_id},{query.user_ids}")
    role = await fetch(Role, actor, query.role_id)
    if role.role_code == ADMIN_ROLE and actor.user_id in ids:
        raise Conflict(
            "不能取消自己的管理员角色 | You cannot take the administrator role from yourself", id="role.self"
        )
    await check_assignable(actor, {role.id})
    async with unit_of_work(actor) as work:
        held = await scoped(UserRole, actor).filter(role_id=role.id, user_id__in=ids)
        for row in held:
            await work.delete(row)
        await tell_roles(work, [row.user_id for row in held])
        _tell(work, ids)


async def add_to_depart(request: Request, actor: Actor, body: DepartUsers) -> None:
    """POST /sys/user/editSysDepartWithUser {depId, userIdList}."""
    users = await _users(actor, known_ids(",".join(body.user_id_list)))
    async with unit_of_work(actor) as work:
        depart = await lock(Depart, actor, body.dep_id)
        users = sorted(await lock_present(work, User, users))
        present = {row.user_id for row in await scoped(UserDepart, actor).filter(depart_id=depart.id)}
        for user_id in users:
            if user_id not in present:
                await work.insert(UserDepart(user_id=user_id, depart_id=depart.id))
        _tell(work, users)


async def remove_from_depart(request: Request, actor: Actor, query: UserInDepart) -> None:
    """DELETE /sys/user/deleteUserInDepart?depId&userId and deleteUserInDepartBatch?depId&userIds."""
    ids = known_ids(f"{query.user_id},{query.user_ids}")
    depart = await fetch(Depart, actor, query.dep_id)
    async with unit_of_work(actor) as work:
        for row in await scoped(UserDepart, actor).filter(depart_id=depart.id, user_id__in=ids):
            await work.delete(row)
        _tell(work, ids)

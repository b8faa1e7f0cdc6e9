"""User calls of section 7 beyond the generic ones: freeze, reset password, roles, forced logout."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import to_wire
from schema.kit.errors import Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.system.role import Permission, Role, RolePermission, UserRole
from schema.system.user import Session, User
from server.account.api import hash_password
from server.engine.routes import parse_ids
from server.http.session import revoke_session
from server.kit.actor import Actor
from server.kit.control import end_session, rights_changed
from server.kit.database import pool
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.hooks import end_sessions_of
from server.system.models import ChangePassword, ForceLogout, FrozenBatch, RoleIdQuery, SaveRolePermission, UserIdQuery


async def freeze_users(request: Request, actor: Actor, body: FrozenBatch) -> None:
    """PUT /sys/user/frozenBatch {ids, status 1|2}; frozen users are signed out at once."""
    ids = [user_id for user_id in parse_ids(body.ids) if user_id != actor.user_id]
    async with unit_of_work(actor) as work:
        for user_id in ids:
            await work.update(await lock(User, actor, user_id), {"status": body.status})
    for user_id in ids:
        if body.status != "1":
            await end_sessions_of(user_id)


async def change_password(request: Request, actor: Actor, body: ChangePassword) -> None:
    """PUT /sys/user/changePassword: resets another's password and ends their sessions."""
    if body.password != body.confirmpassword:
        raise Invalid(fields={"confirmpassword": "两次输入的密码不一样！ | The two passwords differ"})
    user = await scoped(User, actor).get_or_none(username=body.username)
    if user is None:
        raise NotFound()
    hashed = await hash_password(body.password)
    async with unit_of_work(actor) as work:
        await work.update(await lock(User, actor, user.id), {"password": hashed}, action="password")
    await end_sessions_of(user.id)


async def user_roles(request: Request, actor: Actor, query: UserIdQuery) -> list[str]:
    """GET /sys/user/queryUserRole?userid: role ids."""
    user = await fetch(User, actor, query.userid)
    return [
        str(role_id) for role_id in await UserRole.filter(user_id=user.id, del_flag=0).values_list("role_id", flat=True)
    ]


async def all_roles(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/role/queryall."""
    return [
        {"id": str(role.id), "roleCode": role.role_code, "roleName": role.role_name}
        for role in await scoped(Role, actor).order_by("role_code")
    ]


async def role_permissions(request: Request, actor: Actor, query: RoleIdQuery) -> list[str]:
    """GET /sys/permission/queryRolePermission?roleId: permission ids."""
    role = await fetch(Role, actor, query.role_id)
    ids = await RolePermission.filter(role_id=role.id, del_flag=0).values_list("permission_id", flat=True)
    return [str(permission_id) for permission_id in ids]


async def save_role_permissions(request: Request, actor: Actor, body: SaveRolePermission) -> None:
    """POST /sys/permission/saveRolePermission: makes the grants equal to permissionIds; a stale client list cannot mis-grant."""
    wanted = {parse_id(part) for part in body.permission_ids.split(",") if part.strip()}
    async with unit_of_work(actor) as work:
        role = await lock(Role, actor, body.role_id)
        known = set(await Permission.filter(id__in=wanted, del_flag=0).values_list("id", flat=True))
        present = {row.permission_id: row for row in await RolePermission.filter(role_id=role.id, del_flag=0)}
        for permission_id in set(present) - known:
            await present[permission_id].delete()
        for permission_id in known - set(present):
            await RolePermission.create(
                id=next_id(),
                tenant_id=actor.tenant_id,
                create_by=actor.username,
                role_id=role.id,
                permission_id=permission_id,
            )
        await work.update(role, {"description": role.description})
        work.after_commit(lambda: rights_changed(actor.tenant_id))


async def online_users(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/online/list: live sessions of the tenant; `token` is an opaque session id."""
    rows = await pool().fetch(
        "SELECT s.id, s.ip, s.device, s.created_at, s.seen_at, u.username, u.realname, u.avatar, u.sex, u.birthday"
        " FROM sys_session s JOIN sys_user u ON u.id = s.user_id WHERE s.tenant_id = $1 AND s.revoked_at IS NULL"
        " AND s.expires_at > now() ORDER BY s.seen_at DESC LIMIT 500",
        actor.tenant_id,
    )
    records = [
        {
            "id": str(row["id"]),
            "token": str(row["id"]),
            "username": row["username"],
            "realname": row["realname"],
            "avatar": row["avatar"],
            "sex": row["sex"],
            "birthday": row["birthday"].isoformat() if row["birthday"] else None,
            "ip": row["ip"],
            "device": row["device"],
            "loginTime": to_wire(row["created_at"]),
            "lastSeen": to_wire(row["seen_at"]),
        }
        for row in rows
    ]
    return {"records": records, "total": len(records), "size": 500, "current": 1, "pages": 1, "estimated": False}


async def force_logout(request: Request, actor: Actor, body: ForceLogout) -> None:
    """POST /sys/online/forceLogout: ends one session of the tenant."""
    session = await Session.get_or_none(id=parse_id(body.token), tenant_id=actor.tenant_id)
    if session is None:
        raise NotFound()
    await revoke_session(session.id)
    await end_session(session.id)

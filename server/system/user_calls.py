"""User calls of section 7 beyond the generic ones: freeze, reset password, roles, forced logout."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import to_wire
from schema.kit.errors import Invalid, NotFound
from schema.system.role import UserRole
from schema.system.user import Session, User
from server.account.api import hash_password
from server.engine.routes import parse_ids
from server.http.session import revoke_session
from server.kit.actor import Actor
from server.kit.control import end_session
from server.kit.database import pool
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.grants import require_manageable
from server.system.hooks import end_sessions_of
from server.system.shapes.online import ForceLogout
from server.system.shapes.users import ChangePassword, FrozenBatch, UserIdQuery


async def freeze_users(request: Request, actor: Actor, body: FrozenBatch) -> None:
    """PUT /sys/user/frozenBatch {ids, status 1|2}; frozen users are signed out at once."""
    ids = [user_id for user_id in parse_ids(body.ids) if user_id != actor.user_id]
    for user_id in ids:
        await require_manageable(actor, user_id)
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
    await require_manageable(actor, user.id)
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

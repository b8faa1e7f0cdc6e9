"""Online sessions: who is signed in where, and the end of a session, whose sockets close on every process at once."""

from typing import Any

from redis.exceptions import RedisError
from starlette.requests import Request

from schema.kit.clock import to_wire
from schema.kit.errors import NotFound
from schema.system.log import SIGN_IN, SIGNS
from schema.system.user import BY_ADMIN, ELSEWHERE, Session
from server.engine.sql import escape_like
from server.http.device import device_of
from server.http.session import revoke_session, revoke_sessions_of
from server.kit.actor import Actor
from server.kit.control import end_session
from server.kit.database import pool
from server.kit.scope import of_tenant, parse_id
from server.system.access.grants import require_manageable
from server.system.sessions.shapes import ForceLogout, OnlinePage

_LIVE = """
FROM sys_session s JOIN sys_user u ON u.id = s.user_id
WHERE s.tenant_id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND u.del_flag = 0 AND u.status = '1'
"""
_NAMED = " AND ($2 = '' OR u.username ILIKE $2 OR u.realname ILIKE $2)"
_OWN = " AND s.user_id = $2"
_COLUMNS = """
SELECT s.id, s.user_id, s.ip, s.device, s.user_agent, s.created_at, s.seen_at, u.username, u.realname, u.avatar, u.sex, u.birthday
"""


LAST_SIGN_INS = 20
_SIGN_INS = f"""
SELECT id, create_time, log_content, success, ip, device FROM sys_log
WHERE tenant_id = $1 AND user_id = $2 AND log_type = '{SIGN_IN}' AND del_flag = 0 ORDER BY create_time DESC LIMIT {LAST_SIGN_INS}
"""


async def _connected(request: Request, tenant_id: int) -> set[int]:
    """Users with an open window right now; nobody is known to have one while the bus is away."""
    try:
        return set(await request.app.state.live.presence.online(tenant_id))
    except (RedisError, OSError, TimeoutError):
        return set()


def _session(row: Any, connected: set[int], actor: Actor) -> dict[str, Any]:
    """`token` is the id of the session, never a token that signs anybody in."""
    return {
        "id": str(row["id"]),
        "token": str(row["id"]),
        "userId": str(row["user_id"]),
        "username": row["username"],
        "realname": row["realname"],
        "avatar": row["avatar"],
        "sex": int(row["sex"]) if (row["sex"] or "").isdecimal() else None,
        "birthday": row["birthday"].isoformat() if row["birthday"] else None,
        "phone": None,
        "ip": row["ip"],
        "device": row["device"],
        "browser": device_of(row["user_agent"] or ""),
        "loginTime": to_wire(row["created_at"]),
        "lastSeen": to_wire(row["seen_at"]),
        "online": row["user_id"] in connected,
        "own": row["id"] == actor.session_id,
    }


async def list_online(request: Request, actor: Actor, query: OnlinePage) -> dict[str, Any]:
    """GET /sys/online/list?username: sessions of the organisation, the latest seen first."""
    word = query.username.strip("*")
    values = [actor.tenant_id, f"%{escape_like(word)}%" if word else ""]
    total = int(await pool().fetchval(f"SELECT count(*) {_LIVE}{_NAMED}", *values))
    offset, size = (query.page_no - 1) * query.page_size, query.page_size
    order = f"ORDER BY s.seen_at DESC, s.id DESC LIMIT {size} OFFSET {offset}"
    rows = await pool().fetch(f"{_COLUMNS} {_LIVE}{_NAMED} {order}", *values)
    connected = await _connected(request, actor.tenant_id)
    records = [_session(row, connected, actor) for row in rows]
    return {"records": records, "total": total, "size": size, "current": query.page_no, "pages": -(-total // size)}


async def list_own(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/online/mine: one's own sessions; `own` marks the one that asks."""
    rows = await pool().fetch(f"{_COLUMNS} {_LIVE}{_OWN} ORDER BY s.seen_at DESC", actor.tenant_id, actor.user_id)
    connected = await _connected(request, actor.tenant_id)
    return [_session(row, connected, actor) for row in rows]


async def list_sign_ins(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/online/signIns: the last times that somebody signed in to one's own account or failed to, as the log knows them."""
    rows = await pool().fetch(_SIGN_INS, actor.tenant_id, actor.user_id)
    return [
        {
            "id": str(row["id"]),
            "at": to_wire(row["create_time"]),
            "what": _told(row["log_content"]),
            "success": row["success"],
            "ip": row["ip"],
            "device": row["device"],
        }
        for row in rows
    ]


def _told(what: str) -> str:
    """The log keeps the Chinese words alone."""
    return f"{what} | {SIGNS[what]}" if what in SIGNS else what


async def force_logout(request: Request, actor: Actor, body: ForceLogout) -> None:
    """POST /sys/online/forceLogout {token}: ends one session of the organisation."""
    session = await of_tenant(Session, actor.tenant_id).get_or_none(id=parse_id(body.token))
    if session is None:
        raise NotFound()
    if session.user_id != actor.user_id:
        await require_manageable(actor, session.user_id)
    await revoke_session(session.id, BY_ADMIN if session.user_id != actor.user_id else ELSEWHERE)
    await end_session(session.id)


async def end_own(request: Request, actor: Actor, body: ForceLogout) -> None:
    """POST /sys/online/endMine {token}: signs one of one's own devices out."""
    session = await of_tenant(Session, actor.tenant_id).get_or_none(id=parse_id(body.token), user_id=actor.user_id)
    if session is None:
        raise NotFound()
    await revoke_session(session.id, ELSEWHERE)
    await end_session(session.id)


async def end_sessions_of(user_id: int, reason: str) -> None:
    """Ends every session of a user on every process."""
    for session_id in await revoke_sessions_of(user_id, reason):
        await end_session(session_id)

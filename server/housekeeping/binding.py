"""Binding a housekeeper's phone: a one-time token shown as a QR code for ten minutes, then a session of its own."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from schema.housekeeping.binding import BindToken, Device
from schema.housekeeping.staff import Staff
from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Conflict, Invalid
from schema.system.role import Role, UserRole
from schema.system.user import UNBOUND, Session, User
from server.account.api import end_session, factor_of, revoke_session, sign_in
from server.engine.row_locks import lock_present, require_present
from server.http.session import hash_token
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.qr import draw_qr
from server.kit.retry import retrying
from server.kit.scope import everywhere, fetch, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

TOKEN_MINUTES = 10
ROLE = "housekeeper"
NO_PASSWORD = "!"


class BindRefused(AppError):
    status = 400
    default_id = "hk.bind.invalid"
    default_message = "二维码已失效，请让管理员重新生成 | This code is no longer valid; ask for a new one"


@dataclass(frozen=True, slots=True)
class BindCode:
    token: str
    url: str
    expires: str
    svg: str


async def make_bind_code(actor: Actor, staff_id: str, origin: str) -> BindCode:
    """A new code; earlier unused codes of the same housekeeper stop working."""
    token = secrets.token_urlsafe(32)
    expires = now() + timedelta(minutes=TOKEN_MINUTES)
    async with unit_of_work(actor) as work:
        member = await lock(Staff, actor, staff_id)
        if member.user_id is None:
            await work.update(member, {"user_id": await _make_account(work, member)})
        await scoped(BindToken, actor).filter(staff_id=member.id, used_at__isnull=True).update(used_at=now())
        row = BindToken(staff_id=member.id, token_hash=hash_token(token), expires_at=expires)
        await work.insert(row, audit=False)
    url = f"{origin}/m/housekeeping/bind?t={token}"
    return BindCode(token, url, to_wire(expires), draw_qr(url))


async def _make_account(work: Work, member: Staff) -> int:
    """An account without a password: it can only be entered by binding until somebody sets one.

    Account names are unique over all organisations, so a name that is taken elsewhere gives way to one from the id.
    """
    role = await scoped(Role, work.actor).get_or_none(role_code=ROLE)
    if role is None or not await lock_present(work, Role, [role.id]):
        raise Invalid("缺少保洁员角色 | The role “housekeeper” is missing", id="hk.role.missing")
    name = f"hk{member.phone}"
    if await everywhere(User).filter(username__iexact=name, del_flag=0).exists():
        name = f"hk{member.id:x}"
    known = await scoped(User, work.actor).filter(phone=member.phone).exists()
    user = User(username=name, realname=member.name, password=NO_PASSWORD, phone=None if known else member.phone)
    await work.insert(user)
    await work.insert(UserRole(user_id=user.id, role_id=role.id), audit=False)
    return int(user.id)


_CONSUME = """
UPDATE hk_bind_token SET used_at = now()
WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() AND del_flag = 0 RETURNING tenant_id, staff_id
"""


_WHOSE = """
SELECT s.user_id FROM hk_bind_token t JOIN hk_staff s ON s.id = t.staff_id
WHERE t.token_hash = $1 AND t.used_at IS NULL AND t.expires_at > now() AND t.del_flag = 0
"""


async def _refuse_second_factor(token: str) -> None:
    """A picture shown by somebody else proves less than the account asks for; the token stays good meanwhile."""
    user_id = await pool().fetchval(_WHOSE, hash_token(token))
    if user_id is not None and await factor_of(user_id) is not None:
        raise BindRefused(
            "账号已开启两步验证，请用账号和密码登录 | The account has two-step verification; sign in with its password",
            id="hk.bind.secondFactor",
        )


async def bind_device(request: Request, token: str, device: str) -> Response:
    """Uses up a token and signs the phone in."""
    await _refuse_second_factor(token)
    row = await pool().fetchrow(_CONSUME, hash_token(token))
    if row is None:
        raise BindRefused()
    actor = system_actor(row["tenant_id"])
    member = await fetch(Staff, actor, row["staff_id"])
    user = await scoped(User, actor).get_or_none(id=member.user_id, status="1")
    if user is None:
        raise BindRefused("账号不可用 | The account is not available", id="hk.bind.account")
    response = await sign_in(request, user, device="phone")
    session = await everywhere(Session).get(
        token_hash=hash_token(orjson.loads(bytes(response.body))["result"]["token"])
    )
    name = device or request.headers.get("user-agent", "")[:100] or "手机"
    await retrying(partial(_note_device, actor, member.id, user.id, name, str(session.id)))
    return response


async def _note_device(actor: Actor, staff_id: int, user_id: int, name: str, session_id: str) -> None:
    async with unit_of_work(actor) as work:
        await require_present(work, User, [user_id])
        member = await lock(Staff, actor, staff_id)
        await work.update(member, {"bound_at": now()}, action="bind")
        await work.insert(
            Device(staff_id=staff_id, user_id=user_id, device=name, session_id=session_id, bound_at=now())
        )


async def revoke_device(actor: Actor, device_id: str) -> dict[str, Any]:
    """Signs the phone out at once; the housekeeper counts as unbound when it was the last one."""
    async with unit_of_work(actor) as work:
        staff_id = (await fetch(Device, actor, device_id)).staff_id
        member = await scoped(Staff, actor).select_for_update(no_key=True).get_or_none(id=staff_id)
        device = await lock(Device, actor, device_id)
        if device.revoked_at is not None:
            raise Conflict("该设备已解绑 | This device is unbound already", id="hk.device.revoked")
        await work.update(device, {"revoked_at": now()}, action="unbind")
        others = scoped(Device, actor).filter(staff_id=staff_id, revoked_at__isnull=True)
        if member is not None and not await others.exists():
            await work.update(member, {"bound_at": None}, action="unbind")
    await _end(device)
    return {"id": str(device.id)}


async def revoke_devices(work: Work, member: Staff, actor: Actor) -> None:
    """The phones of a housekeeper who was deleted; one who comes back binds anew."""
    work.trail.apart()
    for device in await scoped(Device, actor).filter(staff_id=member.id, revoked_at__isnull=True).order_by("id"):
        await work.update(device, {"revoked_at": now()}, action="unbind")
        work.after_commit(partial(_end, device))


async def _end(device: Device) -> None:
    session_id = int(device.session_id)
    await revoke_session(session_id, UNBOUND)
    await end_session(session_id)

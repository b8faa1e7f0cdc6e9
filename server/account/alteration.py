"""Changing password or e-mail before signing in (spec 2, /user/alteration): identify, code, new value.

A new address is proved by a code of its own: whoever reads its mail can enter the account from then on.

No step tells whether there is such an account: the answers are the same, only no code comes.
"""

import secrets
from dataclasses import replace
from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Invalid, TooMany, Unavailable
from schema.kit.rules import RULES
from schema.system.user import PASSWORD, User
from server.account.codes import TRIES, CodeRefused, check_code, draw_code, is_code, make_code, send_later
from server.account.guard import count_try, forget_failures
from server.account.human import check_human
from server.account.models import DIFFERENT, Alter, Identify, ProveCode, ProveEmail
from server.account.password import hash_password
from server.account.phone_login import user_of_phone
from server.account.profile_security import mask
from server.account.sign_log import note_sign
from server.account.text_messages import choose_mailbox, choose_provider
from server.account.throttle import ALTERATION_OF_ONE, CODES_FROM_ADDRESS, CODES_TO_ONE, spend
from server.account.tickets import end_after, put_ticket, read_ticket, take_ticket, try_ticket
from server.account.visitor import tenant_of_visitor
from server.http.session import address_of, locale_of, revoke_sessions_of
from server.kit.actor import Actor, system_actor
from server.kit.control import end_session
from server.kit.scope import everywhere, lock, of_tenant
from server.kit.unit_of_work import unit_of_work

STEP_SECONDS = 900
OPENING_HOURS = 72
LONGEST_NAME = 50


class AlterationOver(AppError):
    status = 400
    default_id = "alteration.over"
    default_message = "操作已超时，请重新开始 | This took too long; please start again"


async def identify(request: Request, body: Identify) -> dict[str, Any]:
    """POST /sys/alteration/identify {account, slider}: {key}; a code goes to the account's phone, or else its e-mail.

    What was typed is counted, not what was found, or the waiting times would tell whose phone is whose.
    """
    if choose_provider() is None and choose_mailbox() is None:
        raise Unavailable("短信服务未配置 | Messages are not set up", id="sms.off")
    await check_human(request, body)
    address = address_of(request)
    await spend(CODES_FROM_ADDRESS, address)
    await spend(ALTERATION_OF_ONE, body.account.lower())
    key = secrets.token_urlsafe(24)
    code, kept = draw_code(key)
    user = await _find(request, body.account)
    to = _reach(user, body.account)
    if user is not None and to and await _may_reach(to):
        send_later(user.tenant_id, to, "reset", code, locale_of(request))
    begun = {"user": user.id if user and to else None, "account": body.account, "code": kept}
    await put_ticket("alter", key, begun, seconds=STEP_SECONDS)
    return {"key": key}


async def prove(request: Request, body: ProveCode) -> dict[str, Any]:
    """POST /sys/alteration/verify {key, code}: {key} for the last step."""
    begun = await read_ticket("alter", body.key)
    if begun is None or "code" not in begun:
        raise AlterationOver()
    attempt = await count_try(f"alter:{begun['account']}", address_of(request))
    if await try_ticket("alter", body.key, TRIES) is None:
        raise AlterationOver()
    if not is_code(body.key, body.code, begun["code"]):
        await end_after("alter", body.key, TRIES)
        await attempt.failed()
        raise CodeRefused()
    await attempt.passed()
    if await take_ticket("alter", body.key) is None:
        raise AlterationOver()
    key = secrets.token_urlsafe(24)
    await put_ticket("alter", key, {"user": begun["user"], "proved": True}, seconds=STEP_SECONDS)
    return {"key": key}


async def make_opening(user_id: int) -> dict[str, Any]:
    """{code, url, expiresAt}: by this the owner of a new account sets its first password, once."""
    key = secrets.token_urlsafe(24)
    await put_ticket("alter", key, {"user": user_id, "proved": True}, seconds=OPENING_HOURS * 3600)
    return {
        "code": key,
        "url": f"/user/alteration?code={key}",
        "expiresAt": to_wire(now() + timedelta(hours=OPENING_HOURS)),
    }


async def _may_reach(to: str) -> bool:
    """One phone or address is not flooded by asking under several names."""
    try:
        await spend(CODES_TO_ONE, to.lower())
    except TooMany:
        return False
    return True


async def send_new_code(request: Request, body: ProveEmail) -> dict[str, Any]:
    """POST /sys/alteration/sendNewCode {key, email}: a code to the address that is to be the new one."""
    user = await _proved(body.key)
    await _require_free(user, body.email)
    code = await make_code(body.email, _purpose(user), address_of(request))
    send_later(user.tenant_id, body.email, "reset", code, locale_of(request))
    return {"to": mask(body.email)}


async def alter(request: Request, body: Alter) -> dict[str, Any]:
    """POST /sys/alteration/finish {key, password, confirmpassword} or {key, email, code}: all sessions of the account end."""
    if (body.password is None) == (body.email is None):
        raise Invalid(fields={"password": "请输入新密码! | Please enter the new password!"})
    if body.password is not None and body.confirmpassword != body.password:
        raise Invalid(fields={"confirmpassword": DIFFERENT})
    user = await _proved(body.key)
    if body.email:
        await _require_free(user, body.email)
        await check_code(body.email, _purpose(user), body.code)
    if await take_ticket("alter", body.key) is None:
        raise AlterationOver()
    await _change(request, user, body)
    await forget_failures(user.username)
    return {"username": user.username}


async def _proved(key: str) -> User:
    """Whose code was right."""
    ticket = await read_ticket("alter", key)
    user = await everywhere(User).get_or_none(id=ticket["user"], del_flag=0) if ticket and "proved" in ticket else None
    if user is None:
        raise AlterationOver()
    return user


def _purpose(user: User) -> str:
    """A code of this purpose proves nothing to another account, nor at the door."""
    return f"alter-{user.id}"


async def _change(request: Request, user: User, body: Alter) -> None:
    actor = _own(user)
    changes = {"email": body.email} if body.email else {"password": await hash_password(body.password or "")}
    async with unit_of_work(actor) as work:
        row = await lock(User, actor, user.id)
        await work.update(row, dict(changes), action="alteration")
        work.log_state(row, "user", row.status, row.status, "alteration")
    for session_id in await revoke_sessions_of(user.id, None if body.email else PASSWORD):
        await end_session(session_id)
    note_sign(request, "用验证码修改邮箱" if body.email else "用验证码修改密码", user)


async def _require_free(user: User, email: str) -> None:
    others = of_tenant(User, user.tenant_id).filter(del_flag=0, email__iexact=email).exclude(id=user.id)
    if await others.exists():
        raise Invalid(fields={"email": "该邮箱已被使用 | This e-mail address is in use"})


async def _find(request: Request, account: str) -> User | None:
    if "@" in account:
        found = await everywhere(User).filter(email__iexact=account, del_flag=0, status="1").order_by("id")
        tenant_id = await tenant_of_visitor(request) if len(found) > 1 else None
        return min(found, key=lambda user: user.tenant_id != tenant_id, default=None)
    by_phone = await user_of_phone(request, account) if RULES["mobile"].accepts(account) else None
    if by_phone is not None:
        return by_phone if by_phone.status == "1" else None
    if len(account) > LONGEST_NAME:
        return None
    return await everywhere(User).get_or_none(username__iexact=account, del_flag=0, status="1")


def _reach(user: User | None, account: str) -> str | None:
    """Where a code finds the person: the address that was typed, else the phone, else the e-mail."""
    if user is None:
        return None
    return user.email if "@" in account else user.phone or user.email


def _own(user: User) -> Actor:
    """The person themselves, as far as the code proved it."""
    return replace(system_actor(user.tenant_id), user_id=user.id, username=user.username, realname=user.realname)

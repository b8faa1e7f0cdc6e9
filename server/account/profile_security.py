"""Changes of one's own phone, e-mail, user name or password, in steps: prove who one is, prove the new value, done."""

import secrets
from typing import Any

from starlette.requests import Request

from schema.kit.errors import AppError, Invalid, Unauthorized
from schema.system.user import PASSWORD, User
from server.account.codes import check_code, make_code, send_later
from server.account.guard import count_try
from server.account.models import DIFFERENT
from server.account.password import hash_password, verify_password
from server.account.profile import describe_user
from server.account.profile_shapes import ChangeSelf, ProveSelf, SendNewCode, SendOwnCode
from server.account.tickets import put_ticket, read_ticket, take_ticket
from server.account.user_names import is_anothers
from server.http.session import address_of, locale_of, revoke_sessions_of
from server.kit.actor import Actor
from server.kit.control import announce_rights, end_session
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

STEP_SECONDS = 900
FIELDS = ("phone", "email", "username", "password")
_TAKEN = {
    "phone": "该手机号已被使用 | This phone number is in use",
    "email": "该邮箱已被使用 | This e-mail address is in use",
    "username": "该用户名已被使用 | This user name is taken",
}


class ProofOver(AppError):
    status = 400
    default_id = "profile.proof.over"
    default_message = "身份验证已过期，请重新验证 | Your proof has run out; please prove again who you are"


async def own_row(actor: Actor) -> User:
    user = await scoped(User, actor).get_or_none(id=actor.user_id)
    if user is None:
        raise Unauthorized()
    return user


async def send_own_code(request: Request, actor: Actor, body: SendOwnCode) -> dict[str, Any]:
    """POST /sys/user/profile/sendCode {by}: a code to one's present phone or e-mail address."""
    to = _address(await own_row(actor), body.by)
    code = await make_code(to, _purpose(actor), address_of(request))
    send_later(actor.tenant_id, to, "reset", code, locale_of(request))
    return {"to": mask(to)}


async def prove_self(request: Request, actor: Actor, body: ProveSelf) -> dict[str, Any]:
    """POST /sys/user/profile/prove {by, answer}: {key}, good for a quarter of an hour and one change."""
    user = await own_row(actor)
    attempt = await count_try(own_key(actor), address_of(request))
    try:
        await _check_answer(user, actor, body)
    except AppError:
        await attempt.failed()
        raise
    await attempt.passed()
    key = secrets.token_urlsafe(24)
    await put_ticket("proof", key, {"own": actor.user_id}, seconds=STEP_SECONDS)
    return {"key": key}


async def _check_answer(user: User, actor: Actor, body: ProveSelf) -> None:
    if body.by != "password":
        await check_code(_address(user, body.by), _purpose(actor), body.answer)
    elif not await verify_password(user.password, body.answer):
        raise Invalid(
            "旧密码输入错误! | The old password is wrong", fields={"answer": "旧密码输入错误! | Wrong password"}
        )


async def send_new_code(request: Request, actor: Actor, body: SendNewCode) -> dict[str, Any]:
    """POST /sys/user/profile/sendNewCode {key, phone|email}: a code to the address that is to be the new one."""
    await _require_proof(actor, body.key)
    field, to = _one_of(body, ("phone", "email"))
    await _require_free(actor, field, to)
    code = await make_code(to, _purpose(actor), address_of(request))
    send_later(actor.tenant_id, to, "reset", code, locale_of(request))
    return {"to": mask(to)}


async def change_self(request: Request, actor: Actor, body: ChangeSelf) -> dict[str, Any]:
    """POST /sys/user/profile/change {key, phone|email|username|password…}: answers userInfo as it is now."""
    await _require_proof(actor, body.key)
    field, value = _one_of(body, FIELDS)
    if field == "password" and body.confirmpassword != body.password:
        raise Invalid(fields={"confirmpassword": DIFFERENT})
    if field != "password":
        await _require_free(actor, field, value)
    if field in ("phone", "email"):
        await check_code(value, _purpose(actor), body.code)
    if await take_ticket("proof", body.key) is None:
        raise ProofOver()
    stored = await hash_password(value) if field == "password" else value
    async with unit_of_work(actor) as work:
        row = await lock(User, actor, actor.user_id)
        await work.update(row, {field: stored}, action="password" if field == "password" else "profile")
        await tell_windows(work, row)
    if field == "password":
        for session_id in await revoke_sessions_of(actor.user_id, PASSWORD, except_id=actor.session_id):
            await end_session(session_id)
    return await describe_user(row)


async def tell_windows(work: Work, row: User) -> None:
    """The person's other windows show the new name and picture at once, and every process signs with the new name."""
    announce_rights(work, [row.id], tenant_id=row.tenant_id)
    work.emit(f"user/{row.id}", "profile", {"userInfo": await describe_user(row)})


def mask(to: str) -> str:
    """138****8000, wa***@example.com"""
    name, at, host = to.partition("@")
    return f"{name[:2]}***@{host}" if at else f"{to[:3]}****{to[-4:]}"


def own_key(actor: Actor) -> str:
    """Tries at one's own password count together, wherever it is asked for."""
    return f"own:{actor.user_id}"


def _purpose(actor: Actor) -> str:
    """A code of this purpose proves nothing to another account, nor at the door."""
    return f"own-{actor.user_id}"


def _address(user: User, by: str) -> str:
    to = user.phone if by == "phone" else user.email
    if not to:
        raise Invalid(fields={"by": "账号未绑定，无法接收验证码 | The account has none, so no code can be sent"})
    return to


def _one_of(body: SendNewCode | ChangeSelf, fields: tuple[str, ...]) -> tuple[str, str]:
    given = [(field, str(getattr(body, field))) for field in fields if getattr(body, field) is not None]
    if len(given) != 1:
        raise Invalid(fields=dict.fromkeys(fields, "请填写一项 | Give exactly one"))
    return given[0]


async def _require_proof(actor: Actor, key: str) -> None:
    proof = await read_ticket("proof", key)
    if proof is None or proof.get("own") != actor.user_id:
        raise ProofOver()


async def _require_free(actor: Actor, field: str, value: str) -> None:
    """User names are of the whole installation, since one signs in by them; the others of the organisation."""
    if field == "username":
        taken = await is_anothers(actor.tenant_id, value, actor.user_id)
    else:
        taken = await scoped(User, actor).filter(**{f"{field}__iexact": value}).exclude(id=actor.user_id).exists()
    if taken:
        raise Invalid(fields={field: _TAKEN[field]})

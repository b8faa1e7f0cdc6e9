"""One's own second factor: set up, confirmed by a code, turned off, and its recovery codes drawn anew.

What was done stands in the trail of the account, without any secret. Locks: the account, then its factor.
"""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, Invalid
from schema.system.second_factor import SecondFactor
from schema.system.user import User
from server.account.guard import count_try
from server.account.password import verify_password
from server.account.profile_security import own_key, own_row, tell_windows
from server.account.two_step.codes import (
    address_of_secret,
    draw_recovery_codes,
    draw_secret,
    factor_of,
    seal_recovery,
    step_of,
    take_code,
)
from server.account.two_step.shapes import ConfirmFactor, ProveFactor
from server.account.two_step.sign_in import WRONG, tries_key
from server.http.factor_due import DEMANDED
from server.http.session import address_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.qr import draw_qr
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

NO_PASSWORD = "!"
TURNED_ON, TURNED_OFF, NEW_CODES = "secondFactorOn", "secondFactorOff", "secondFactorCodes"
_DEMANDED = f"SELECT {DEMANDED}"


class FactorOn(Conflict):
    default_id = "secondFactor.on"
    default_message = "两步验证已开启 | Two-step verification is on already"


class FactorOff(Conflict):
    default_id = "secondFactor.off"
    default_message = "两步验证未开启 | Two-step verification is not on"


async def read_state(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/user/secondFactor."""
    factor = await factor_of(actor.user_id)
    return {
        "on": factor is not None,
        "since": to_wire(factor.confirmed_at) if factor else None,
        "left": len(factor.recovery_codes) if factor else 0,
        "demanded": await pool().fetchval(_DEMANDED, actor.user_id, actor.tenant_id),
        "password": (await own_row(actor)).password != NO_PASSWORD,
    }


async def start(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /sys/user/secondFactor/start: a new secret; it counts once a code of it was typed."""
    if (await own_row(actor)).password == NO_PASSWORD:
        raise Conflict(
            "账号没有密码，请先由管理员设置密码 | The account has no password; ask an administrator to set one first",
            id="secondFactor.password",
        )
    secret = draw_secret()
    async with unit_of_work(actor) as work:
        user = await lock(User, actor, actor.user_id)
        if await factor_of(user.id) is not None:
            raise FactorOn()
        await scoped(SecondFactor, actor).filter(user_id=user.id).delete()
        await work.insert(SecondFactor(user_id=user.id, secret=secret), audit=False)
    address = address_of_secret(secret, user.username)
    return {"secret": secret, "address": address, "svg": draw_qr(address)}


async def confirm(request: Request, actor: Actor, body: ConfirmFactor) -> dict[str, Any]:
    """POST /sys/user/secondFactor/confirm {code}: {codes}, the ten recovery codes; it counts from now on."""
    attempt = await count_try(tries_key(actor.user_id), address_of(request))
    codes = draw_recovery_codes()
    async with unit_of_work(actor) as work:
        user = await lock(User, actor, actor.user_id)
        factor = await scoped(SecondFactor, actor).get_or_none(user_id=user.id)
        if factor is None or factor.confirmed_at is not None:
            raise FactorOff() if factor is None else FactorOn()
        step = step_of(factor.secret, "".join(body.code.split()), now())
        if step is None:
            await attempt.failed()
            raise Invalid(WRONG, fields={"code": WRONG})
        await _change(work, user, confirmed_at=now(), last_step=step, recovery_codes=_sealed(user, codes))
        await _note(work, user, TURNED_ON)
    await attempt.passed()
    return {"codes": codes}


async def turn_off(request: Request, actor: Actor, body: ProveFactor) -> None:
    """POST /sys/user/secondFactor/turnOff {password, code}; where a role demands one, a new one is due at once."""
    await _prove(request, actor, body)
    async with unit_of_work(actor) as work:
        user = await lock(User, actor, actor.user_id)
        await scoped(SecondFactor, actor).filter(user_id=user.id).delete()
        await _note(work, user, TURNED_OFF)


async def renew_codes(request: Request, actor: Actor, body: ProveFactor) -> dict[str, Any]:
    """POST /sys/user/secondFactor/codes {password, code}: ten new ones; those before are of no use any more."""
    await _prove(request, actor, body)
    codes = draw_recovery_codes()
    async with unit_of_work(actor) as work:
        user = await lock(User, actor, actor.user_id)
        await _change(work, user, recovery_codes=_sealed(user, codes))
        await _note(work, user, NEW_CODES)
    return {"codes": codes}


async def _prove(request: Request, actor: Actor, body: ProveFactor) -> None:
    """By password and a code; each wrong one counts where it counts elsewhere too."""
    user = await own_row(actor)
    factor = await factor_of(user.id)
    if factor is None:
        raise FactorOff()
    by_password = await count_try(own_key(actor), address_of(request))
    if not await verify_password(user.password, body.password):
        await by_password.failed()
        raise Invalid(fields={"password": "密码错误 | Wrong password"})
    await by_password.passed()
    by_code = await count_try(tries_key(user.id), address_of(request))
    if not await take_code(factor, body.code):
        await by_code.failed()
        raise Invalid(fields={"code": WRONG})
    await by_code.passed()


async def _change(work: Work, user: User, **columns: Any) -> None:
    """Not by `work.update`: what it holds belongs into no trail."""
    await scoped(SecondFactor, work.actor).filter(user_id=user.id).update(**columns)


async def _note(work: Work, user: User, event: str) -> None:
    work.log_state(user, "user", user.status, user.status, event)
    await tell_windows(work, user)


def _sealed(user: User, codes: list[str]) -> list[str]:
    return [seal_recovery(user.id, code) for code in codes]

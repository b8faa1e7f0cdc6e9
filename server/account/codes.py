"""Codes of six digits, sent to a phone or an e-mail address.

Each is stored as a keyed hash and good once, for ten minutes and five tries.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from typing import Literal

from schema.kit.errors import AppError, Refusal, TooMany
from schema.kit.text import localize
from server.account.text_messages import send_mail, send_text
from server.account.throttle import CODES_FROM_ADDRESS, CODES_TO_ONE, spend
from server.account.tickets import age_of, end_after, give_back, put_ticket, take_ticket, try_ticket
from server.kit.ambient import detached
from server.settings import get_settings

logger = logging.getLogger("guanjia.codes")
LIFE_SECONDS = 600
AGAIN_AFTER_SECONDS = 60
TRIES = 5
Purpose = Literal["login", "register", "reset"]
_sending: set[asyncio.Task[None]] = set()


class CodeRefused(Refusal):
    default_id = "sms.code.wrong"
    default_message = "验证码错误或已失效 | The code is wrong or no longer valid"


def draw_code(key: str) -> tuple[str, str]:
    """Six digits, and what is kept of them under `key`."""
    code = f"{secrets.randbelow(1_000_000):06d}"
    return code, _sealed(key, code)


def is_code(key: str, typed: str, kept: str) -> bool:
    return hmac.compare_digest(kept, _sealed(key, typed.strip()))


async def make_code(to: str, purpose: str, address: str) -> str:
    """A new code for a phone or an e-mail address; TooMany when they ask too often. Nothing is sent yet."""
    key = _key(to, purpose)
    age = await age_of("sms", key)
    if age is not None and age < AGAIN_AFTER_SECONDS:
        raise too_soon(round(AGAIN_AFTER_SECONDS - age))
    await spend(CODES_FROM_ADDRESS, address)
    await spend(CODES_TO_ONE, to.lower())
    code, kept = draw_code(key)
    await put_ticket("sms", key, kept, seconds=LIFE_SECONDS)
    return code


def too_soon(seconds: int) -> TooMany:
    return TooMany(
        f"验证码已发送，请{seconds}秒后再试 | A code was sent; try again in {seconds} seconds",
        id="sms.soon",
        result={"seconds": seconds},
    )


_CODE = "【管家】验证码 {code}，10分钟内有效，请勿告诉他人。 | [Guanjia] Your code is {code}, good for 10 minutes. Tell nobody."


def send_later(tenant_id: int, to: str, purpose: str, code: str, locale: str) -> None:
    """Sends it in the language of who asked, without waiting: an answer takes the same time whether anybody is sent anything."""
    text_later(tenant_id, to, purpose, localize(_CODE, locale).format(code=code))


def text_later(tenant_id: int, to: str, purpose: str, text: str) -> None:
    """The same with any text; a message that cannot be sent is in the log and undoes nothing."""
    with detached():
        task = asyncio.create_task(_send(tenant_id, to, purpose, text))
    _sending.add(task)
    task.add_done_callback(_sending.discard)


async def all_sent() -> None:
    """Waits for what is being sent."""
    await asyncio.gather(*_sending, return_exceptions=True)


async def check_code(to: str, purpose: str, typed: str, *, use: bool = True) -> None:
    """Uses the code up when it is right, unless `use_code` does so later; the fifth wrong try ends it."""
    key = _key(to, purpose)
    kept = await try_ticket("sms", key, TRIES)
    if kept is None or not is_code(key, typed, str(kept)):
        await end_after("sms", key, TRIES)
        raise CodeRefused()
    if use:
        await use_code(to, purpose)
    else:
        await give_back("sms", key)


async def use_code(to: str, purpose: str) -> None:
    """To exactly one caller."""
    if await take_ticket("sms", _key(to, purpose)) is None:
        raise CodeRefused()


def _key(to: str, purpose: str) -> str:
    return f"{purpose}:{to.lower()}"


async def _send(tenant_id: int, to: str, purpose: str, text: str) -> None:
    send = send_mail if "@" in to else send_text
    try:
        await send(tenant_id, to, purpose, text)
    except AppError as error:
        logger.warning("a message could not be sent: %s", error.id)


def _sealed(key: str, code: str) -> str:
    return hmac.new(get_settings().signing_key(), f"{key}:{code}".encode(), hashlib.sha256).hexdigest()

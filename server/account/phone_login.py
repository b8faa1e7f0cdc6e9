"""Signing in with a code sent to one's phone (wire contract 5.1: sms, phoneLogin). Never tells whether a phone is known."""

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import AppError, TooMany
from schema.system.user import User
from server.account.guard import check_guard, note_failure, note_success
from server.account.login import check_open, sign_in
from server.account.models import PhoneLogin, SendCode
from server.account.text_messages import send_text
from server.account.tickets import age_of, count_failure, drop_ticket, put_ticket, read_ticket
from server.http.session import address_of

LIFE_SECONDS = 600
AGAIN_AFTER_SECONDS = 60
TRIES = 5
PURPOSES = {"0": "login", "1": "register", "2": "reset"}


class CodeRefused(AppError):
    status = 400
    default_id = "sms.code.wrong"
    default_message = "手机验证码错误 | The code is wrong or no longer valid"


async def send_code(request: Request, body: SendCode) -> dict[str, Any]:
    """POST /sys/sms {mobile, smsmode}: a six-digit code for ten minutes; again after a minute at the earliest."""
    purpose = PURPOSES[body.smsmode]
    key = f"{purpose}:{body.mobile}"
    age = await age_of("sms", key)
    if age is not None and age < AGAIN_AFTER_SECONDS:
        wait = round(AGAIN_AFTER_SECONDS - age)
        raise TooMany(f"验证码已发送，请{wait}秒后再试 | A code was sent; try again in {wait} seconds", id="sms.soon")
    user = await User.get_or_none(phone=body.mobile, del_flag=0, status="1")
    code = f"{secrets.randbelow(1_000_000):06d}"
    await put_ticket("sms", key, code, seconds=LIFE_SECONDS)
    if user is not None:
        text = f"【管家】验证码 {code}，10分钟内有效，请勿告诉他人。"
        await send_text(user.tenant_id, body.mobile, purpose, text)
    return {}


async def check_code(phone: str, purpose: str, typed: str) -> None:
    """Uses the code up when it is right; the fifth wrong try ends it."""
    key = f"{purpose}:{phone}"
    code = await read_ticket("sms", key)
    if code is None or not secrets.compare_digest(str(code).encode(), typed.strip().encode()):
        await count_failure("sms", key, TRIES)
        raise CodeRefused()
    await drop_ticket("sms", key)


async def phone_login(request: Request, body: PhoneLogin) -> Response:
    """POST /sys/phoneLogin {mobile, captcha}: as login."""
    address = address_of(request)
    await check_guard(body.mobile, address)
    try:
        await check_code(body.mobile, "login", body.captcha)
    except CodeRefused:
        await note_failure(body.mobile, address)
        raise
    user = await User.get_or_none(phone=body.mobile, del_flag=0)
    if user is None:
        raise CodeRefused()
    check_open(user)
    await note_success(body.mobile, address)
    return await sign_in(request, user)

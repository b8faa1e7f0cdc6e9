"""Signing in with a code sent to one's phone (wire contract 5.1: sms, phoneLogin). Never tells whether a phone is known."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Unavailable
from schema.system.user import User
from server.account.codes import CodeRefused, Purpose, check_code, make_code, send_later
from server.account.guard import count_try
from server.account.human import check_human
from server.account.login import check_open, sign_in
from server.account.models import PhoneLogin, SendCode
from server.account.register import require_open
from server.account.text_messages import choose_provider
from server.account.visitor import tenant_of_visitor
from server.http.session import address_of, locale_of
from server.kit.scope import everywhere

PURPOSES: dict[str, Purpose] = {"0": "login", "1": "register", "2": "reset"}


async def send_code(request: Request, body: SendCode) -> dict[str, Any]:
    """POST /sys/sms {mobile, smsmode, slider}: a six-digit code for ten minutes; again after a minute at the earliest."""
    purpose = PURPOSES[body.smsmode]
    if choose_provider() is None:
        raise Unavailable("短信服务未配置 | Text messages are not set up", id="sms.off")
    tenant_id = await require_open(request) if purpose == "register" else None
    await check_human(request, body)
    code = await make_code(body.mobile, purpose, address_of(request))
    user = await user_of_phone(request, body.mobile)
    if tenant_id is not None:
        if user is None or user.tenant_id != tenant_id:
            send_later(tenant_id, body.mobile, purpose, code, locale_of(request))
    elif user is not None and user.status == "1":
        send_later(user.tenant_id, body.mobile, purpose, code, locale_of(request))
    return {}


async def user_of_phone(request: Request, phone: str) -> User | None:
    """Whose phone this is. One that several organisations know belongs to the one that this browser was last in."""
    known = await everywhere(User).filter(phone=phone, del_flag=0).order_by("id")
    if len(known) > 1:
        tenant_id = await tenant_of_visitor(request)
        known.sort(key=lambda user: user.tenant_id != tenant_id)
    return known[0] if known else None


async def phone_login(request: Request, body: PhoneLogin) -> Response:
    """POST /sys/phoneLogin {mobile, captcha}: as login."""
    address = address_of(request)
    attempt = await count_try(body.mobile, address)
    try:
        await check_code(body.mobile, "login", body.captcha)
    except CodeRefused:
        await attempt.failed()
        raise
    user = await user_of_phone(request, body.mobile)
    if user is None:
        raise CodeRefused()
    await attempt.passed()
    check_open(user)
    return await sign_in(request, user)

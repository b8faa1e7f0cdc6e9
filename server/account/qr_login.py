"""Signing in by showing a QR code that a signed-in phone confirms (spec section 7, qrcodeLogin). Two minutes, once.

The screen polls with a secret of its own; the picture holds another one. So who photographs the picture gains nothing.
"""

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import AppError, Refusal
from schema.system.user import User
from server.account.login import check_open, sign_in
from server.account.models import QrcodeLogin, ScanQrcode
from server.account.tickets import change_ticket, put_ticket, read_ticket, take_ticket
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import everywhere

LIFE_SECONDS = 120
WAITING, SCANNED, CONFIRMED, REFUSED = "waiting", "scanned", "confirmed", "refused"


class QrcodeGone(Refusal):
    default_id = "qrcode.gone"
    default_message = "二维码已失效，请刷新 | The QR code is no longer valid; make a new one"


class QrcodeWaiting(AppError):
    status = 202
    default_id = "qrcode.waiting"
    default_message = "等待扫码确认 | Waiting for the phone"
    loud = "silent"


class QrcodeRefused(Refusal):
    default_id = "qrcode.refused"
    default_message = "已在手机上拒绝登录 | Refused on the phone"


async def make_qrcode(request: Request) -> dict[str, Any]:
    """GET /sys/getLoginQrcode: {qrcodeId, svg, seconds}."""
    secret, shown = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    await put_ticket("qr", secret, {"state": WAITING, "user": None}, seconds=LIFE_SECONDS)
    await put_ticket("qr_scan", shown, secret, seconds=LIFE_SECONDS)
    url = f"{request.base_url}scan?q={shown}"
    return {"qrcodeId": secret, "svg": draw_qr(url), "url": url, "seconds": LIFE_SECONDS}


async def scan_qrcode(request: Request, actor: Actor, body: ScanQrcode) -> dict[str, Any]:
    """POST /sys/scanLoginQrcode {qrcodeId, act: scan|confirm|refuse}, from the person's own phone."""
    secret = await read_ticket("qr_scan", body.qrcode_id)
    state = await read_ticket("qr", secret) if secret else None
    if (
        secret is None
        or state is None
        or state["state"] not in {WAITING, SCANNED}
        or state["user"] not in {None, actor.user_id}
    ):
        raise QrcodeGone()
    step = {"scan": SCANNED, "confirm": CONFIRMED, "refuse": REFUSED}[body.act]
    if not await change_ticket("qr", secret, {"state": step, "user": actor.user_id}):
        raise QrcodeGone()
    return {"state": step}


async def qrcode_login(request: Request, body: QrcodeLogin) -> Response:
    """POST /sys/qrcodeLogin {qrcodeId}: success false while waiting, then as login."""
    state = await read_ticket("qr", body.qrcode_id)
    if state is None:
        raise QrcodeGone()
    if state["state"] == REFUSED:
        await take_ticket("qr", body.qrcode_id)
        raise QrcodeRefused()
    if state["state"] != CONFIRMED:
        raise QrcodeWaiting(result={"state": state["state"]})
    taken = await take_ticket("qr", body.qrcode_id)
    user = await everywhere(User).get_or_none(id=taken["user"], del_flag=0) if taken else None
    if user is None:
        raise QrcodeGone()
    check_open(user)
    return await sign_in(request, user)

"""The captcha: a picture with letters that an account asks for after failures (wire contract 5.1, randomImage)."""

import asyncio
import base64
import secrets
from typing import Any

from captcha.image import ImageCaptcha
from starlette.requests import Request

from schema.kit.errors import Refusal
from server.account.models import CheckCaptcha
from server.account.tickets import put_ticket, take_ticket

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH = 4
LIFE_SECONDS = 60


class CaptchaRefused(Refusal):
    default_id = "captcha.wrong"
    default_message = "验证码错误 | The code is wrong"


def _draw(code: str) -> str:
    picture = ImageCaptcha(width=120, height=40, font_sizes=(28, 30, 32)).generate(code, format="jpeg")
    return "data:image/jpg;base64," + base64.b64encode(picture.getvalue()).decode()


async def random_image(request: Request) -> str:
    """GET /sys/randomImage/{key}: the picture as a data URL; its code lives a minute under that key."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    await put_ticket("captcha", request.path_params["key"][:64], code, seconds=LIFE_SECONDS)
    return await asyncio.to_thread(_draw, code)


async def check_captcha(key: str | int | None, typed: str | None) -> None:
    """One try a picture, right or wrong."""
    if not key or not typed:
        raise CaptchaRefused(
            "请完成验证 | Please show that a person is here", id="captcha.required", result={"captcha": True}
        )
    code = await take_ticket("captcha", str(key)[:64])
    if code is None:
        raise CaptchaRefused("验证码无效 | The code is no longer valid", id="captcha.gone", result={"captcha": True})
    if not secrets.compare_digest(code.encode(), typed.strip().upper().encode()):
        raise CaptchaRefused(result={"captcha": True})


async def answer_captcha(request: Request, body: CheckCaptcha) -> dict[str, Any]:
    """POST /sys/checkCaptcha."""
    await check_captcha(body.check_key, body.captcha)
    return {}

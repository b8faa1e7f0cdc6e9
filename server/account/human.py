"""The check that a person is there: a slider dragged to the end, or the letters of a picture."""

from typing import Protocol

from pydantic import Field
from starlette.requests import Request

from server.account.captcha import CaptchaRefused, check_captcha
from server.account.guard import failures_of
from server.account.slider import use_pass
from server.account.throttle import Allowance, count_one
from server.http.body import Body
from server.http.session import address_of
from server.kit.switches import CAPTCHA, PLATFORM_TENANT, is_on

ASKED_AFTER = 3
FREE_SENDS = Allowance("form-sends", 12, 600)
"""What one address may send to one public form before a person must show that they are there."""


class Proof(Protocol):
    """What a form brings: a pass of the slider, or the key and the letters of a picture."""

    slider: str | None
    check_key: int | str | None
    captcha: str | None


class ProvenBody(Body):
    """Of a public form: `slider`, or `check_key` and `captcha`, once it is asked for them."""

    captcha: str | None = Field(default=None, max_length=20)
    check_key: int | str | None = None
    slider: str | None = Field(default=None, max_length=100)


async def check_human(request: Request, proof: Proof) -> None:
    """One try a proof, right or wrong."""
    if not proof.slider:
        await check_captcha(proof.check_key, proof.captcha)
    elif not await use_pass(request, proof.slider):
        raise CaptchaRefused(
            "验证已失效，请重新拖动滑块 | Please drag the slider again", id="slider.gone", result={"captcha": True}
        )


async def ask_after_failures(request: Request, username: str, proof: Proof) -> None:
    """An account with failures behind it must show that a person types; every one where the switch says so."""
    if await is_on(PLATFORM_TENANT, CAPTCHA) or await failures_of(username) >= ASKED_AFTER:
        await check_human(request, proof)


async def ask_after_sends(request: Request, form: str, proof: Proof) -> None:
    """Called once all else is right, so that a proof is not used up by a slip of the pen."""
    count, _ = await count_one(FREE_SENDS, f"{form} {address_of(request)}")
    if count > FREE_SENDS.most:
        await check_human(request, proof)

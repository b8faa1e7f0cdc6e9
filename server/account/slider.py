"""The slider that somebody drags to the end (spec section 4): a one-time challenge, a look at how it was dragged, a one-time pass.

It makes trying by script dear, as the letters of a picture do; it proves nothing about who drags.
"""

import secrets
import time
from typing import Any, NamedTuple

import orjson
from redis.exceptions import RedisError
from starlette.requests import Request

from schema.kit.errors import Refusal, Unavailable
from server.account.models import SliderTrack
from server.account.throttle import SLIDES_FROM_ADDRESS, spend
from server.account.track import is_plausible
from server.http.session import address_of, hash_token
from server.kit.redis import get_redis

CHALLENGE_SECONDS = 300
PASS_SECONDS = 180


class SliderRefused(Refusal):
    default_id = "slider.refused"
    default_message = "验证未通过，请再拖动一次 | Not verified, please drag again"
    loud = "silent"


class _Kept(NamedTuple):
    address: str
    at: float


async def start_slider(request: Request) -> dict[str, Any]:
    """POST /sys/slider/start: {id, seconds}."""
    address = address_of(request)
    await spend(SLIDES_FROM_ADDRESS, address)
    return {"id": await _keep("challenge", address, CHALLENGE_SECONDS), "seconds": CHALLENGE_SECONDS}


async def verify_slider(request: Request, body: SliderTrack) -> dict[str, Any]:
    """POST /sys/slider/verify {id, by, width, track}: {pass}; right or wrong, the challenge is used up."""
    address = address_of(request)
    kept = await _take("challenge", body.id)
    if kept is None or kept.address != hash_token(address):
        raise SliderRefused("验证已失效，请再拖动一次 | This is no longer valid, please drag again", id="slider.gone")
    if not is_plausible(body, waited_ms=(time.time() - kept.at) * 1000):
        raise SliderRefused()
    return {"pass": await _keep("pass", address, PASS_SECONDS), "seconds": PASS_SECONDS}


async def use_pass(request: Request, slider_pass: str) -> bool:
    """Whether this pass was given to this address and not used yet; it is used up now."""
    kept = await _take("pass", slider_pass)
    return kept is not None and kept.address == hash_token(address_of(request))


async def _keep(kind: str, address: str, seconds: int) -> str:
    token = secrets.token_urlsafe(24)
    try:
        value = orjson.dumps([hash_token(address), time.time()])
        await get_redis().set(f"gj:slider:{kind}:{hash_token(token)}", value, ex=seconds)
    except (RedisError, OSError) as error:
        raise Unavailable() from error
    return token


async def _take(kind: str, token: str) -> _Kept | None:
    try:
        stored = await get_redis().getdel(f"gj:slider:{kind}:{hash_token(token)}")
    except (RedisError, OSError) as error:
        raise Unavailable() from error
    return _Kept(*orjson.loads(stored)) if stored else None

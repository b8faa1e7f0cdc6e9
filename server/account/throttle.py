"""Allowances of people who are not signed in: how often something may be asked for, by phone, name or address, hashed."""

from dataclasses import dataclass

from redis.exceptions import RedisError

from schema.kit.errors import TooMany, Unavailable
from server.http.session import hash_token
from server.kit.budget import words_for
from server.kit.redis import get_redis


@dataclass(frozen=True, slots=True)
class Allowance:
    """`most` times in `seconds`, counted from the first."""

    name: str
    most: int
    seconds: int


CODES_TO_ONE = Allowance("codes-to", 10, 86_400)
CODES_FROM_ADDRESS = Allowance("codes-from", 60, 3_600)
ALTERATION_OF_ONE = Allowance("alteration-of", 1, 60)
SLIDES_FROM_ADDRESS = Allowance("slides-from", 240, 600)
CHECKS_FROM_ADDRESS = Allowance("checks-from", 120, 600)
SIGN_UPS_FROM_ADDRESS = Allowance("sign-ups-from", 20, 3_600)


async def spend(allowance: Allowance, who: str) -> None:
    """Counts one; raises TooMany with the time to wait once the allowance is used up."""
    count, left = await count_one(allowance, who)
    if count > allowance.most:
        zh, en = words_for(max(left, 1))
        raise TooMany(f"操作过于频繁，请{zh}后再试 | Too many attempts, please wait {en}", result={"seconds": left})


async def count_one(allowance: Allowance, who: str) -> tuple[int, int]:
    """Counts one; how many there were, and for how many seconds they are remembered."""
    key = f"gj:spent:{allowance.name}:{hash_token(who)}"
    try:
        async with get_redis().pipeline(transaction=True) as pipe:
            pipe.set(key, 0, ex=allowance.seconds, nx=True)
            pipe.incr(key)
            pipe.ttl(key)
            _, count, left = await pipe.execute()
    except (RedisError, OSError) as error:
        raise Unavailable() from error
    return int(count), int(left)

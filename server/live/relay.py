"""Looks every second for outbox rows that nobody published, because Redis was away or their process died."""

import asyncio
import logging
import random

import asyncpg
from redis.exceptions import RedisError

from server.live.outbox import RELAY_AGE_SECONDS, Outbox

log = logging.getLogger("guanjia.live")


async def relay_forever(outbox: Outbox, *, every: float = 1.0, age: float = RELAY_AGE_SECONDS) -> None:
    """Runs until cancelled. Any number of processes may do so at once: row locks keep the order."""
    troubled = False
    while True:
        await asyncio.sleep(every * random.uniform(0.8, 1.2))
        try:
            await outbox.relay(age)
            troubled = False
        except (RedisError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if not troubled:
                log.warning("the relay cannot publish yet: %s", type(error).__name__)
            troubled = True

"""The relay: looks every second for outbox rows that nobody published. Redis was away then, or their process died."""

import asyncio
import logging
import random

from server.live.outbox import RELAY_AGE_SECONDS, UNREACHABLE, Outbox

log = logging.getLogger("guanjia.live")


async def relay_forever(outbox: Outbox, *, every: float = 1.0, age: float = RELAY_AGE_SECONDS) -> None:
    """Runs until cancelled. Any number of processes may do so at once: row locks keep the order."""
    troubled = False
    while True:
        await asyncio.sleep(every * random.uniform(0.8, 1.2))
        try:
            await outbox.relay(age)
            troubled = False
        except Exception as error:
            if not troubled:
                expected = isinstance(error, UNREACHABLE)
                log.warning("the relay cannot publish yet: %s", type(error).__name__, exc_info=not expected)
            troubled = True

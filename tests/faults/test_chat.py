"""People talk while server processes are killed and Redis restarts: everybody has the same messages in the same order, once each."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import asyncpg

from tests.faults.agreement import published_twice
from tests.faults.estate import Estate, answers
from tests.faults.parley import Parley, check_parley, parley
from tests.live.page import until


@asynccontextmanager
async def talking(held: Parley, rate: float = 20) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """Gives a function that waits for so many more acknowledged messages."""
    account = held.account

    async def grow(more: int) -> None:
        enough = len(account.acknowledged) + more
        await until(lambda: len(account.acknowledged) >= enough, "talk", 40)

    work = asyncio.create_task(held.talk(rate))
    try:
        yield grow
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def test_nobody_misses_or_hears_twice_what_was_said_while_processes_die_and_redis_restarts(
    whole: Estate, store: asyncpg.Connection
) -> None:
    async with parley(whole, people=16, conversations=5, size=8) as held:
        async with talking(held) as grow:
            await grow(20)
            whole.servers[0].kill()
            await grow(30)
            await until(partial(answers, whole.addresses[0]), "a successor", 40)
            whole.redis.kill()
            await grow(10)
            whole.redis.start()
            await grow(20)
            whole.servers[1].kill()
            await grow(30)
        await held.settle()
        await until(partial(answers, whole.addresses[1]), "a successor", 40)
        assert await check_parley(store, held) > 100
        assert held.account.retries > 0, "no call met a fault"
    assert not await published_twice(whole.redis)

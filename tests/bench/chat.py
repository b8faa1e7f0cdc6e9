"""Two hundred people talk in forty conversations, twenty messages a second for a minute, while server processes are killed and Redis restarts.

Run `python -m tests.bench.chat [people] [conversations] [seconds]`. The first third is quiet; how long a message takes from the
sender's click to every window is told against a bare hop over the same Redis, measured at the same time by the same process.
At the end every window must equal the database: no gap, no duplicate, one order for all.
"""

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tests.bench.bars import Held, size, words
from tests.faults.agreement import published_twice
from tests.faults.installation import Installation, founded
from tests.faults.parley import Parley, check_parley, parley

RATE = 20
HOP = "bench:hop"
HOP_BYTES = 600
HOP_EVERY = 0.05


class Hop:
    """What the bus alone needs: published by one connection, heard by another."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.times: list[float] = []

    async def run(self) -> None:
        """Until cancelled, or until Redis goes away."""
        talk, hear = Redis.from_url(self._url), Redis.from_url(self._url)
        try:
            async with hear.pubsub() as heard:
                await heard.subscribe(HOP)
                await heard.get_message(timeout=5)
                while True:
                    begun = time.perf_counter()
                    await talk.publish(HOP, b"x" * HOP_BYTES)
                    if await heard.get_message(timeout=5) is not None:
                        self.times.append(time.perf_counter() - begun)
                    await asyncio.sleep(HOP_EVERY)
        finally:
            await talk.aclose()
            await hear.aclose()


async def trouble(estate: Installation) -> None:
    """One process, Redis, the other process, again and again; each time what is left has to carry on alone."""
    turn = 0
    while True:
        await asyncio.sleep(size("chat", "turn"))
        if turn % 2:
            estate.redis.kill()
            await asyncio.sleep(1)
            await asyncio.to_thread(estate.redis.start)
        else:
            with contextlib.suppress(ValueError):  # its successor has not begun yet
                estate.servers[turn // 2 % 2].kill()
        turn += 1


@asynccontextmanager
async def doing(*works: asyncio.Task[None]) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for work in works:
            work.cancel()
        for failure in await asyncio.gather(*works, return_exceptions=True):
            if isinstance(failure, Exception) and not isinstance(failure, RedisError):
                raise failure


async def hold(estate: Installation, held: Parley, seconds: float) -> tuple[Hop, float]:
    """Gives the bare hop, and the moment at which the quiet ended."""
    hop = Hop(estate.redis.url)
    async with doing(asyncio.create_task(held.talk(RATE))):
        async with doing(asyncio.create_task(hop.run())):
            await asyncio.sleep(seconds / 3)
        quiet_until = time.perf_counter()
        async with doing(asyncio.create_task(trouble(estate))):
            await asyncio.sleep(seconds * 2 / 3)
        if not estate.redis.running:
            estate.redis.start()
    await held.settle()
    return hop, quiet_until


def _middle(times: Sequence[float]) -> tuple[float, float]:
    """(p50, p99) in ms."""
    if not times:
        raise RuntimeError("nothing was measured")
    ordered = sorted(times)
    return statistics.median(ordered) * 1000, ordered[int(len(ordered) * 0.99)] * 1000


def report(held: Parley, hop: Hop, quiet_until: float) -> None:
    floor = _middle(hop.times)
    print(f"{'':34} {'windows':>8} {'p50 ms':>8} {'p99 ms':>8} {'/ hop p50':>10} {'/ hop p99':>10}")
    print(f"{'bare hop over the same Redis':34} {len(hop.times):8} {floor[0]:8.2f} {floor[1]:8.2f}")
    arrivals = held.account.arrivals
    parts = {
        "delivered in quiet": [took for begun, took in arrivals if begun < quiet_until],
        "delivered while processes die": [took for begun, took in arrivals if begun >= quiet_until],
    }
    held_to = Held("chat")
    for name, times in parts.items():
        p50, p99 = _middle(times)
        print(f"{name:34} {len(times):8} {p50:8.1f} {p99:8.1f} {p50 / floor[0]:10.1f} {p99 / floor[1]:10.1f}")
    held_to.hold("quiet p50 / hop p50", _middle(parts["delivered in quiet"])[0] / floor[0])
    held_to.end()


async def run(people: int, conversations: int, seconds: float) -> None:
    each = size("chat", "in each")
    async with founded() as estate, parley(estate, people, conversations, each) as held:
        hop, quiet_until = await hold(estate, held, seconds)
        store = await estate.connect()
        messages = await check_parley(store, held, 60)
        await store.close()
        assert not await published_twice(estate.redis)
        print(f"\n{people} people, {conversations} conversations of {each}, {RATE} messages a second, {seconds:.0f} s")
        print(f"{messages} messages, {held.account.retries} calls tried again; every window equals the database")
        report(held, hop, quiet_until)


if __name__ == "__main__":
    asked = [int(word) for word in words()]
    people, conversations, seconds = ("people", "conversations", "seconds")
    asyncio.run(run(*asked, *(size("chat", what) for what in (people, conversations, seconds)[len(asked) :])))

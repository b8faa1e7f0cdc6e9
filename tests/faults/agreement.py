"""The one question after every fault: does each screen show what a fresh session reads, and did each event count once?"""

from functools import partial

import httpx
from redis.asyncio import Redis

from server.launch.redis import EmbeddedRedis
from tests.faults.caller import Caller
from tests.faults.conftest import is_settled
from tests.faults.installation import Installation
from tests.faults.screen import Screen
from tests.live.page import until


async def agree(installation: Installation, screens: list[Screen], seconds: float = 30) -> None:
    """Waits for the outbox to be empty and every screen to equal a fresh read of a fresh session."""
    store = await installation.connect()
    fresh = Caller(installation.addresses[1])

    async def is_cleared() -> bool:
        return bool(await store.fetchval("SELECT count(*) = 0 FROM sys_outbox"))

    async def is_signed_in() -> bool:
        try:
            await fresh.sign_in("admin")
        except httpx.HTTPError:
            return False
        return True

    try:
        await until(is_cleared, "an empty outbox", seconds)
        await until(is_signed_in, "a fresh session", seconds)
        for number, screen in enumerate(screens):
            await until(partial(is_right, fresh, screen), f"screen {number}", seconds)
            assert not screen.failures, screen.failures
    except AssertionError as error:
        found = [await differences(fresh, screen) for screen in screens] if fresh.token else "nobody could sign in"
        raise AssertionError(f"{error}: {found}") from error
    finally:
        await fresh.close()
        await store.close()


async def is_right(fresh: Caller, screen: Screen) -> bool:
    return is_settled(screen) and not await differences(fresh, screen)


async def differences(fresh: Caller, screen: Screen) -> dict[str, list[str]]:
    """Topic -> keys of rows that differ from a fresh read."""
    found = {}
    for topic, replica in screen.replicas.items():
        truth, shown = await replica.fetch(fresh), replica.state
        wrong = [key for key in truth.keys() | shown.keys() if truth.get(key) != shown.get(key)]
        if wrong:
            found[topic] = wrong
    return found


async def published_twice(server: EmbeddedRedis) -> list[bytes]:
    """Outbox rows that stand more than once in the log of a topic."""
    redis = Redis.from_url(server.url)
    doubles: list[bytes] = []
    try:
        async for key in redis.scan_iter("gj:*:log:*"):
            rows = [entry[b"i"] for _, entry in await redis.xrange(key) if entry[b"i"] != b"0"]
            doubles += {row for row in rows if rows.count(row) > 1}
    finally:
        await redis.aclose()
    return doubles

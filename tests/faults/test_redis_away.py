"""Redis is stopped for ten seconds and comes back empty while clerks go on working: they and their screens get over it."""

import asyncio
from functools import partial

import asyncpg
import httpx

from tests.faults.agreement import agree
from tests.faults.caller import Caller, SampleCommunity
from tests.faults.clerk import Crowd, check_journal
from tests.faults.conftest import OpenScreens
from tests.faults.installation import Installation, answers, read_ready
from tests.live.page import until

AWAY_SECONDS = 10


async def reason_not_ready(installation: Installation, address: str) -> set[str]:
    status, answer = await read_ready(address)
    failing = {name for name, check in answer["checks"].items() if not check["ok"]}
    assert (status == 200) == (not failing)
    return failing - {"worker"}


async def test_work_goes_on_without_redis_and_every_screen_follows_when_it_is_back_empty(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
) -> None:
    screens = await open_screens(4)
    async with Crowd(desks, sample, whole.addresses, pause=0.25) as journal:
        await until(lambda: len(journal.done) > 10, "work")
        whole.redis.kill()
        whole.redis.wipe()
        before = len(journal.done)
        gone = asyncio.create_task(asyncio.sleep(AWAY_SECONDS))
        for address in whole.addresses:
            await until(partial(reason_not_ready, whole, address), "a process that is not ready")
        async with httpx.AsyncClient(base_url=whole.addresses[0]) as newcomer:
            answer = await newcomer.post("/boot/sys/login", json={"username": "clerk1", "password": "x"})
            assert (answer.status_code, answer.json()["id"]) == (503, "door.shut")
        await gone
        assert len(journal.done) > before + 20
        whole.redis.start()
        back = len(journal.done)
        await until(lambda: len(journal.done) > back + 10, "work after the return")
    assert not journal.refused and not journal.unknown, [response.text for response in journal.refused]
    for address in whole.addresses:
        await until(partial(answers, address), "a process that is ready again", 30)
    await agree(whole, screens)
    await check_journal(store, journal)
    for desk in desks:
        assert (await desk.get("/sys/user/getCurrentUserDeparts")) is not None


async def test_a_redis_that_restarts_with_its_old_data_is_noticed_too(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
) -> None:
    """Its last second of numbers may be lost, so positions from before count for nothing."""
    screens = await open_screens(2)
    async with Crowd(desks, sample, whole.addresses) as journal:
        await until(lambda: len(journal.done) > 10, "work")
        whole.redis.kill()
        whole.redis.start()
        await until(lambda: len(journal.done) > 40, "work after the return")
    assert not journal.refused and not journal.unknown
    await agree(whole, screens)
    await check_journal(store, journal)

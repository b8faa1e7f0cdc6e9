"""kill -9 of a server process between commit and publish, and between publish and clearing: nobody misses anything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import asyncpg
import pytest
from asyncpg.transaction import Transaction

from tests.faults.agreement import agree, published_twice
from tests.faults.caller import Caller, SampleCommunity, order_form
from tests.faults.clerk import Crowd, check_journal
from tests.faults.conftest import OpenScreens
from tests.faults.installation import Installation, answers
from tests.faults.stall import count_waiting, end_waiting, stalled
from tests.kit.seeds import seeds
from tests.live.page import until


@asynccontextmanager
async def publishing_stalled(installation: Installation, topic: str) -> AsyncIterator[None]:
    """An older row of the lane is locked by somebody: whoever has committed an event waits here with publishing it."""
    connection = await installation.connect()
    transaction = await lock_decoy(connection, topic)
    try:
        yield
    finally:
        await transaction.commit()
        await connection.close()


async def lock_decoy(connection: asyncpg.Connection, topic: str) -> Transaction:
    """A publisher at work may take the decoy away before it is locked; then the next one is tried."""
    for _ in range(50):
        decoy = await connection.fetchval(
            "INSERT INTO sys_outbox (tenant_id, topic, op, client, data, created_at)"
            " VALUES (1, $1, 'decoy', '', '{}', now()) RETURNING id",
            topic,
        )
        transaction = connection.transaction()
        await transaction.start()
        if await connection.execute("DELETE FROM sys_outbox WHERE id = $1", decoy) == "DELETE 1":
            return transaction
        await transaction.rollback()
    raise AssertionError("no decoy stayed long enough to be locked")


async def count_unpublished(store: asyncpg.Connection) -> int:
    count: int = await store.fetchval("SELECT count(*) FROM sys_outbox")
    return count


async def somebody_waits(store: asyncpg.Connection) -> bool:
    return await count_waiting(store) > 0


@pytest.mark.parametrize("turn", seeds(3))
async def test_a_process_killed_before_it_could_publish_loses_nothing(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
    turn: int,
) -> None:
    screens = await open_screens(4)
    victim = whole.servers[turn % 2]
    async with Crowd(desks, sample, whole.addresses) as journal:
        await until(lambda: len(journal.done) > 20, "work")
        async with publishing_stalled(whole, f"board/{sample.community}"):
            before = len(journal.done)
            await until(lambda: len(journal.done) > before + 5, "acknowledged but unpublished work")
            await until(partial(somebody_waits, store), "a stalled publisher")
            assert await count_unpublished(store) > 5
            victim.kill()
            await until(lambda: all(screen.caller.address != victim.address for screen in screens), "screens elsewhere")
        await until(lambda: len(journal.done) > before + 40, "work after the loss")
    await until(lambda: answers(victim.address), "a successor", 30)
    await agree(whole, screens)
    await check_journal(store, journal)
    assert all(response.status_code != 500 for response in journal.refused), [r.text for r in journal.refused]
    assert not await published_twice(whole.redis)


async def test_the_last_words_of_a_killed_process_are_said_by_another(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
) -> None:
    """Nothing comes after them on their topics, so nobody but the relay can find them."""
    screens = await open_screens(2)
    desks[0].address = whole.addresses[0]
    async with publishing_stalled(whole, f"board/{sample.community}"):
        await desks[0].post("/rental/order/add", **order_form("遗言", sample.units[0], 2, 4))
        await until(partial(somebody_waits, store), "a stalled publisher")
        whole.servers[0].kill()
        await end_waiting(store)
    await agree(whole, screens)
    assert not await published_twice(whole.redis)


async def test_a_process_killed_after_publishing_but_before_clearing_doubles_nothing(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
) -> None:
    screens = await open_screens(2)
    desk = desks[0]
    async with stalled(whole, ("sys_outbox", "DELETE", "")):
        desk.address = whole.addresses[0]
        await desk.post("/rental/order/add", **order_form("双发", sample.units[0], 2, 4))
        await until(partial(somebody_waits, store), "a published but not cleared row")
        whole.servers[0].kill()
        await end_waiting(store)
        assert await store.fetchval("SELECT count(*) FROM sys_outbox WHERE topic = $1", f"board/{sample.community}")
    await until(lambda: answers(whole.addresses[0]), "a successor", 30)
    await agree(whole, screens)
    assert not await published_twice(whole.redis)

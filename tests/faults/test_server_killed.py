"""kill -9 of a server process between commit and publish, and between publish and clearing: nobody misses anything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from tests.faults.agreement import agree, published_twice
from tests.faults.clerk import Crowd, check_journal
from tests.faults.conftest import OpenScreens
from tests.faults.desk import Desk, Quarter, order_form
from tests.faults.estate import Estate, answers
from tests.live.page import until

_STALL_CLEARING = """
CREATE OR REPLACE FUNCTION stall_clearing() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN OLD; END $$;
CREATE TRIGGER stall_clearing BEFORE DELETE ON sys_outbox FOR EACH ROW EXECUTE FUNCTION stall_clearing();
"""
_BLOCKED = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid()"
_END_BLOCKED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid()"
)


@asynccontextmanager
async def publishing_stalled(estate: Estate, topic: str) -> AsyncIterator[None]:
    """An older row of the lane is locked by somebody: whoever has committed an event waits here with publishing it."""
    connection = await estate.connect()
    decoy = await connection.fetchval(
        "INSERT INTO sys_outbox (tenant_id, topic, op, client, data, created_at)"
        " VALUES (1, $1, 'decoy', '', '{}', now()) RETURNING id",
        topic,
    )
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("DELETE FROM sys_outbox WHERE id = $1", decoy)
    try:
        yield
    finally:
        await transaction.commit()
        await connection.close()


async def waits_to_publish(store: asyncpg.Connection) -> bool:
    return int(await store.fetchval(_BLOCKED)) > 0


@pytest.mark.parametrize("turn", range(3))
async def test_a_process_killed_before_it_could_publish_loses_nothing(
    whole: Estate, quarter: Quarter, desks: list[Desk], open_screens: OpenScreens, store: asyncpg.Connection, turn: int
) -> None:
    screens = await open_screens(4)
    victim = whole.servers[turn % 2]
    async with Crowd(desks, quarter, whole.addresses) as journal:
        await until(lambda: len(journal.done) > 20, "work")
        async with publishing_stalled(whole, f"board/{quarter.community}"):
            before = len(journal.done)
            await until(lambda: len(journal.done) > before + 5, "acknowledged but unpublished work")
            await until(lambda: waits_to_publish(store), "a stalled publisher")
            assert await store.fetchval("SELECT count(*) FROM sys_outbox") > 5
            victim.kill()
            await until(lambda: all(screen.desk.address != victim.address for screen in screens), "screens elsewhere")
        await until(lambda: len(journal.done) > before + 40, "work after the loss")
    await until(lambda: answers(victim.address), "a successor", 30)
    await agree(whole, screens)
    await check_journal(store, journal)
    assert all(response.status_code != 500 for response in journal.refused), [r.text for r in journal.refused]
    assert not await published_twice(whole.redis)


async def test_a_process_killed_after_publishing_but_before_clearing_doubles_nothing(
    whole: Estate, quarter: Quarter, desks: list[Desk], open_screens: OpenScreens, store: asyncpg.Connection
) -> None:
    screens = await open_screens(2)
    desk = desks[0]
    await store.execute(_STALL_CLEARING)
    try:
        await store.execute("SELECT pg_advisory_lock(4711)")
        desk.address = whole.addresses[0]
        await desk.post("/rental/order/add", **order_form("双发", quarter.units[0], 2, 4))
        await until(lambda: waits_to_publish(store), "a published but not cleared row")
        whole.servers[0].kill()
        await store.execute(_END_BLOCKED)
    finally:
        await store.execute("SELECT pg_advisory_unlock_all()")
        await store.execute("DROP TRIGGER stall_clearing ON sys_outbox")
    await until(lambda: answers(whole.addresses[0]), "a successor", 30)
    await agree(whole, screens)
    assert not await published_twice(whole.redis)

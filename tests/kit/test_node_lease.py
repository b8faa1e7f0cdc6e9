"""Ids of several processes never meet: whatever happens to their clocks, their leases and the database."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from schema.kit import snowflake
from schema.kit.errors import NodeLapsed
from schema.kit.snowflake import NODES, Snowflake, next_id, process_ids
from server.kit import node_lease
from server.kit.database import pool
from server.kit.node_lease import LEASE_MS, NodeLease, NoNodeLeft
from tests.kit.people import Organisation
from tests.live.page import until

Begin = Callable[[], Awaitable[tuple[NodeLease, Snowflake]]]


@pytest_asyncio.fixture(loop_scope="session")
async def begin(database: None) -> AsyncIterator[Begin]:
    """A lease as another process would have it, with ids of its own; not renewed by itself."""
    leases: list[NodeLease] = []

    async def one() -> tuple[NodeLease, Snowflake]:
        ids = Snowflake()
        lease = NodeLease(pool(), ids)
        await lease.renew()
        leases.append(lease)
        return lease, ids

    yield one
    for lease in leases:
        await lease.stop()


def node_of(number: int) -> int:
    return number >> 10 & NODES - 1


def millisecond_of(number: int) -> int:
    return number >> 22


class Clock:
    """A clock that is wrong by so many milliseconds."""

    def __init__(self) -> None:
        self.wrong_by = 0
        self.true = snowflake._clock

    def read(self) -> int:
        return self.true() + self.wrong_by


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(snowflake, "_clock", made.read)
    return made


async def test_sixty_processes_that_begin_at_once_share_no_number(begin: Begin) -> None:
    held = await asyncio.gather(*(begin() for _ in range(60)))
    numbers = {node_of(ids.next()) for _, ids in held}
    assert len(numbers) == 60 and node_of(next_id()) not in numbers


async def test_a_number_taken_over_begins_after_all_that_was_given_away(
    begin: Begin, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where the clock of the new one is an hour behind, and the old one wakes up and goes on."""
    old, ids = await begin()
    first = ids.next()
    reserved = await pool().fetchval("SELECT until_ms FROM sys_id_node WHERE node = $1", node_of(first))
    for name in ("_EXTEND", "_TAKE_LAPSED", "_TAKE_NEW"):
        hour_later = getattr(node_lease, name).replace("clock_timestamp()", "clock_timestamp() + interval '1 hour'")
        monkeypatch.setattr(node_lease, name, hour_later)
    clock.wrong_by = -3_600_000
    successor = (await begin())[1]
    while node_of(fresh := successor.next()) != node_of(first):
        successor = (await begin())[1]
    assert millisecond_of(fresh) > reserved
    clock.wrong_by = LEASE_MS - 2000
    assert node_of(ids.next()) == node_of(fresh) and millisecond_of(ids.next()) <= reserved
    await old.renew()
    assert node_of(ids.next()) != node_of(fresh)


async def test_without_a_renewal_in_time_a_process_gives_no_ids_and_goes_on_after_it(
    begin: Begin, clock: Clock
) -> None:
    lease, ids = await begin()
    before = ids.next()
    clock.wrong_by = LEASE_MS + 1000
    with pytest.raises(NodeLapsed):
        ids.next()
    await lease.renew()
    assert ids.next() > before


async def test_ids_grow_while_the_clock_goes_back(begin: Begin, clock: Clock) -> None:
    lease, ids = await begin()
    given = [ids.next()]
    for step in (-10, -86_400_000, 5, -7_200_000):
        clock.wrong_by += step
        given += [ids.next() for _ in range(3000)]
        await lease.renew()
    assert given == sorted(set(given))


async def test_a_number_that_was_given_back_is_the_next_to_be_taken(begin: Begin) -> None:
    lease, ids = await begin()
    last = ids.next()
    await lease.stop()
    with pytest.raises(NodeLapsed):
        ids.next()
    held = [await begin() for _ in range(3)]
    again = [one.next() for _, one in held if node_of(one.next()) == node_of(last)]
    assert all(number > last for number in again)


async def test_a_fork_gives_no_ids_of_its_parent(database: None) -> None:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            next_id()
            os.write(write, b"gave an id")
        except NodeLapsed:
            os.write(write, b"lapsed")
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    assert os.read(read, 100) == b"lapsed"


async def test_when_every_number_is_held_nothing_is_shared(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    count = await pool().fetchval("SELECT count(*) FROM sys_id_node")
    for name in ("_TAKE_NEW", "_FULL"):
        monkeypatch.setattr(node_lease, name, getattr(node_lease, name).replace(str(NODES - 1), str(count - 1)))
    monkeypatch.setattr(node_lease, "_FULL", f"SELECT count(*) >= {count} FROM sys_id_node")
    with pytest.raises(NoNodeLeft):
        for _ in range(count + 1):
            await begin()


async def test_a_process_without_a_lease_answers_503_and_keeps_what_it_notes(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    client: Any = await sign_in(organisation.admin)
    ids = process_ids()
    reserved = ids._until
    monkeypatch.setattr(node_lease, "_EXTEND", "SELECT 1 / 0 WHERE $1 = $2 AND $3 = $4")
    ids.withdraw()
    try:
        refused = await client.send("POST", "/sys/position/add", json={"code": "a", "name": "甲"})
        assert (refused.status_code, refused.json()["id"]) == (503, "service.unavailable")
    finally:
        ids.extend(reserved)
    await client.result("POST", "/sys/position/add", json={"code": "a", "name": "甲"})


async def test_after_a_long_sleep_the_first_write_leases_and_is_answered(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client: Any = await sign_in(organisation.admin)
    process_ids().withdraw()
    answers = await asyncio.gather(
        *(client.send("POST", "/sys/position/add", json={"code": f"s{n}", "name": "甲"}) for n in range(8))
    )
    assert {answer.status_code for answer in answers} == {200}


async def test_a_database_that_is_away_at_the_start_is_waited_for(database: None) -> None:
    ids = Snowflake()
    nowhere = asyncpg.create_pool("postgres://nobody@127.0.0.1:1/none", min_size=0)
    async with nowhere as away:
        lease = NodeLease(away, ids)
        await lease.start()
        with pytest.raises(NodeLapsed):
            ids.next()
        lease._pool = pool()
        await until(lambda: ids._until >= 0, "a lease")
        assert ids.next()
        await lease.stop()

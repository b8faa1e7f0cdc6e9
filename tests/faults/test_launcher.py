"""The launcher's promises: whatever of it is killed, and while its disk is full, nothing acknowledged is lost and it comes back."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.faults.caller import Caller, SampleCommunity, build_community
from tests.faults.clerk import Crowd, Journal, check_journal
from tests.faults.launched import PROGRAMS, SERVERS, Launched, launched
from tests.faults.test_postgres_restarted import check_refusal
from tests.live.page import until

BACK_WITHIN = 15
FULL_SECONDS = 15
PAUSE = 0.25
KILLED = [
    ("web process",),
    ("web",),
    ("worker",),
    ("scheduler",),
    ("postgres",),
    ("redis",),
    ("postgres", "web process"),
    ("redis", "web"),
    ("worker", "postgres"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site() -> AsyncIterator[Launched]:
    async with launched() as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def people(site: Launched) -> AsyncIterator[list[Caller]]:
    signed_in = [await Caller(site.address).sign_in("admin") for _ in range(4)]
    yield signed_in
    for desk in signed_in:
        await desk.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def houses(site: Launched) -> SampleCommunity:
    return await build_community(site.address)


async def check(site: Launched, journal: Journal) -> None:
    """Everything acknowledged is there; what was refused was refused calmly."""
    store = await site.connect()
    await check_journal(store, journal)
    await store.close()
    for response in journal.refused:
        assert response.status_code != 500, "\n".join(site.errors()[-3:])
        check_refusal(response)


@pytest.mark.parametrize("parts", KILLED, ids="+".join)
async def test_parts_that_are_killed_under_load_come_back_and_take_nobody_with_them(
    site: Launched, houses: SampleCommunity, people: list[Caller], parts: tuple[str, ...]
) -> None:
    await until(site.is_well, "a whole installation", 40 * site.slowness)
    counted, before = await site.count_restarts(), site.living()
    async with Crowd(people, houses, [site.address], pause=PAUSE) as journal:
        await journal.grow(10)
        for process in [site.part(name) for name in parts]:
            process.kill()
        done = len(journal.done)

        async def is_back() -> bool:
            return await site.is_well() and all(
                number > counted[name] for name, number in (await site.count_restarts()).items() if name in parts
            )

        await until(lambda: len(journal.done) > done + 10, "work that goes on", BACK_WITHIN * site.slowness)
        await until(is_back, "every part again", BACK_WITHIN * site.slowness)
    await check(site, journal)
    after = site.living()
    untouched = {*PROGRAMS, *SERVERS} - set(parts)
    assert {name: after[name] for name in untouched} == {name: before[name] for name in untouched}
    if "web" not in parts:
        killed = 1 if "web process" in parts else 0
        assert len(before["web process"] - after["web process"]) == killed
    grown = {name: number - counted.get(name, 0) for name, number in (await site.count_restarts()).items()}
    assert all(grown[name] == (1 if name in parts else 0) for name in (*PROGRAMS, *SERVERS)), grown


async def test_a_full_disk_stops_work_and_its_room_brings_everything_back(
    site: Launched, houses: SampleCommunity, people: list[Caller]
) -> None:
    """Databases that are killed meanwhile cannot start before there is room; they are tried until then."""
    if not site.has_own_disk:
        pytest.skip("only root may mount the small disk that is filled here")
    await until(site.is_well, "a whole installation", 40 * site.slowness)
    counted = await site.count_restarts()
    async with Crowd(people, houses, [site.address], pause=PAUSE) as journal:
        await journal.grow(10)
        async with site.full_disk():
            full = asyncio.create_task(asyncio.sleep(FULL_SECONDS))
            site.part("postgres").kill()
            site.part("redis").kill()
            await journal.grow_refusals(8)
            await full
            assert site.child.poll() is None
        done = len(journal.done)
        await until(lambda: len(journal.done) > done + 10, "work that goes on", BACK_WITHIN * site.slowness)
        await until(site.is_well, "every part again", BACK_WITHIN * site.slowness)
    await check(site, journal)
    restarts = await site.count_restarts()
    assert restarts["postgres"] > counted["postgres"] and restarts["redis"] > counted["redis"]
    assert all(restarts[name] == counted[name] for name in PROGRAMS), "nobody ended because the databases had"


async def test_a_process_that_stands_still_is_named_first_and_replaced_later(site: Launched) -> None:
    await until(site.is_well, "a whole installation", 40 * site.slowness)
    counted = (await site.count_restarts())["web process"]
    victim = site.part("web process")
    victim.send_signal(signal.SIGSTOP)
    await until(
        lambda: f"web process {victim.pid} has not answered" in site.said(),
        "a line about the silence",
        20 * site.slowness,
    )
    assert victim.is_running()
    await until(
        lambda: f"web process {victim.pid} ended (silent for" in site.said(), "a line about its end", 30 * site.slowness
    )
    assert not victim.is_running()
    await until(site.is_well, "a whole installation", 40 * site.slowness)
    assert (await site.count_restarts())["web process"] == counted + 1


@pytest.mark.parametrize("name", ["worker", "scheduler"])
async def test_a_worker_or_scheduler_that_stands_still_is_replaced(site: Launched, name: str) -> None:
    await until(site.is_well, "a whole installation", 40 * site.slowness)
    counted = (await site.count_restarts())[name]
    victim = site.part(name)
    victim.send_signal(signal.SIGSTOP)
    await until(lambda: f"{name} ended (silent for" in site.said(), "a line about its end", 40 * site.slowness)
    assert not victim.is_running()
    await until(site.is_well, "a whole installation", 40 * site.slowness)
    assert (await site.count_restarts())[name] == counted + 1

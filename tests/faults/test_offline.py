"""A window without network for a while: a few missed events come from the log, too many become one fresh read."""

import asyncio
import time

from redis.asyncio import Redis

from server.live.publish import CATCH_UP_EVENTS
from tests.faults.agreement import agree
from tests.faults.caller import Caller, SampleCommunity, order_form
from tests.faults.conftest import OpenScreens, is_settled
from tests.faults.installation import Installation
from tests.faults.screen import Screen
from tests.live.page import until


async def clean(desks: list[Caller], sample: SampleCommunity, number: int) -> None:
    """`number` events on the board: units go from one clean state to another."""
    states = ("dirty", "clean")

    async def sweep(caller: Caller, unit: str, turns: int) -> None:
        for turn in range(turns):
            await caller.post("/rental/room/clean", unitId=unit, state=states[turn % 2])

    lanes = len(sample.units)
    await asyncio.gather(*(sweep(desks[n % len(desks)], unit, number // lanes) for n, unit in enumerate(sample.units)))


async def come_back(screen: Screen) -> None:
    before = screen.connections
    screen.go_online()
    await until(lambda: screen.connections > before and is_settled(screen), "a window that is back")


async def test_a_short_absence_is_made_good_from_the_log_without_a_fresh_read(
    whole: Installation, sample: SampleCommunity, desks: list[Caller], open_screens: OpenScreens
) -> None:
    away, present = await open_screens(2)
    board = away.replicas[f"board/{sample.community}"]
    reads = board.reads
    await away.go_offline()
    await until(lambda: board.joining, "a lost socket")
    await clean(desks, sample, 60)
    order = await desks[0].post("/rental/order/add", **order_form("归来", sample.units[0], 2, 4))
    await desks[1].post("/rental/order/cancel", id=order["id"], version=order["version"], reason="测试")
    assert board.state != present.replicas[board.topic].state
    await come_back(away)
    await agree(whole, [away, present])
    assert board.caught_up >= 60 and board.reads == reads


async def test_a_long_absence_becomes_one_fresh_read(
    whole: Installation, sample: SampleCommunity, desks: list[Caller], open_screens: OpenScreens
) -> None:
    away, present = await open_screens(2)
    board = away.replicas[f"board/{sample.community}"]
    reads = board.reads
    await away.go_offline()
    await until(lambda: board.joining, "a lost socket")
    await clean(desks, sample, CATCH_UP_EVENTS + 50)
    await come_back(away)
    await agree(whole, [away, present])
    assert board.caught_up == 0 and board.reads == reads + 1


async def test_a_log_that_no_longer_reaches_back_is_noticed(
    whole: Installation, sample: SampleCommunity, desks: list[Caller], open_screens: OpenScreens
) -> None:
    """A busy hour on other topics, or an hour of absence: the log is gone while the number is still known."""
    away, present = await open_screens(2)
    board = away.replicas[f"board/{sample.community}"]
    reads = board.reads
    await away.go_offline()
    await until(lambda: board.joining, "a lost socket")
    await clean(desks, sample, 20)
    redis = Redis.from_url(whole.redis.url)
    await redis.delete(f"gj:{{t1}}:log:{board.topic}")
    await redis.aclose()
    await clean(desks, sample, 20)
    await come_back(away)
    await agree(whole, [away, present])
    assert board.reads == reads + 1


async def test_a_window_that_flickers_all_the_time_stays_right(
    whole: Installation, sample: SampleCommunity, desks: list[Caller], open_screens: OpenScreens
) -> None:
    (screen,) = await open_screens(1)
    work = asyncio.create_task(clean(desks, sample, 400))
    end = time.monotonic() + 30
    # A machine that is quick with the work and slow with the window has it cut again all the same.
    while (not work.done() or screen.connections <= 3) and time.monotonic() < end:
        await screen.go_offline()
        await asyncio.sleep(0.05)
        screen.go_online()
        await asyncio.sleep(0.3)
    await work
    await agree(whole, [screen])
    assert screen.connections > 3

"""A loop that stands still is noticed, measured and named by what kept it."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.kit import stalls
from server.kit.stalls import STALL_SECONDS, Stall, StallWatch
from tests.live.page import until


class Watched:
    def __init__(self) -> None:
        self.reported: list[Stall] = []
        self.turns: list[float] = []
        self.watch = StallWatch(self.reported.append, self.turns.append)


@pytest_asyncio.fixture(loop_scope="session")
async def watched() -> AsyncIterator[Watched]:
    one = Watched()
    one.watch.start()
    await until(lambda: len(one.turns) > 2, "turns")
    one.reported.clear()
    yield one
    await one.watch.stop()


def keep_the_loop(seconds: float) -> None:
    time.sleep(seconds)


def work_hard(seconds: float) -> None:
    until_then = time.process_time() + seconds
    while time.process_time() < until_then:
        sum(range(1000))


async def test_what_kept_the_loop_is_named(
    watched: Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stalls, "_OWN", (*stalls._OWN, __file__))
    with caplog.at_level(logging.WARNING, "guanjia.stalls"):
        keep_the_loop(STALL_SECONDS * 3)
        await until(lambda: watched.reported, "a stall")
    stall = watched.reported[0]
    assert "test_stalls.py" in stall.where and stall.where.endswith("keep_the_loop")
    assert stall.seconds >= STALL_SECONDS
    assert "keep_the_loop" in caplog.text
    said = watched.watch.say()
    assert said["count"] == len(watched.reported) and said["last"][0]["where"] == stall.where


async def test_work_and_waiting_are_told_apart(watched: Watched) -> None:
    keep_the_loop(STALL_SECONDS * 2)
    await until(lambda: watched.reported, "a stall")
    waited = watched.reported[0]
    watched.reported.clear()
    work_hard(STALL_SECONDS * 2)
    await until(lambda: watched.reported, "another stall")
    assert waited.cpu < STALL_SECONDS < watched.reported[0].cpu


async def test_a_loop_that_is_only_busy_turns_on(watched: Watched) -> None:
    """Short work, however much of it: nobody waits long."""
    before = len(watched.turns)
    for _ in range(60):
        keep_the_loop(0.005)
        await asyncio.sleep(0)
    await until(lambda: len(watched.turns) > before + 2, "turns")
    assert len(watched.reported) < len(watched.turns) - before


async def test_the_watch_ends_with_its_process(watched: Watched) -> None:
    await watched.watch.stop()
    before = len(watched.turns)
    await asyncio.sleep(0.2)
    assert len(watched.turns) == before

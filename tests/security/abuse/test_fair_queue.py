"""Places in a process are given by turns: whoever asks for many waits behind each one that others ask for meanwhile."""

import asyncio
from contextlib import suppress

import pytest

from schema.kit.errors import TooMany
from server.fair_queue import FairQueue, on_behalf_of

ROUNDS = 3
"""A piece of work lasts so many rounds of the event loop: what is begun when does not hang on how fast a machine is."""


async def wait_rounds(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


class Line:
    """Pieces of work of several people over the same places, and the order in which they were begun."""

    def __init__(self, turns: FairQueue) -> None:
        self.turns = turns
        self.begun: list[tuple[int, int]] = []
        self.most = 0
        self._now = 0

    async def work(self, tenant_id: int, user_id: int) -> None:
        with on_behalf_of(tenant_id, user_id):
            async with self.turns.place():
                self.begun.append((tenant_id, user_id))
                self._now += 1
                self.most = max(self.most, self._now)
                await wait_rounds(ROUNDS)
                self._now -= 1

    def start(self, tenant_id: int, user_id: int, count: int = 1) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.work(tenant_id, user_id)) for _ in range(count)]


async def test_one_file_of_somebody_else_comes_before_the_hundred_of_a_clerk() -> None:
    line = Line(FairQueue(2))
    pending = line.start(1, 1, 100)
    await wait_rounds(1)
    pending += line.start(1, 2) + line.start(2, 3)
    await asyncio.gather(*pending)
    assert line.most == 2
    assert max(line.begun.index((1, 2)), line.begun.index((2, 3))) <= 5


async def test_organisations_take_turns_and_so_do_their_people() -> None:
    line = Line(FairQueue(1))
    pending = [one for user in (1, 2, 3) for one in line.start(1, user, 10)] + line.start(2, 9, 10)
    await asyncio.gather(*pending)
    first = line.begun[1:13]
    assert [tenant for tenant, _ in first].count(2) == 6
    assert {user for tenant, user in first if tenant == 1} == {1, 2, 3}


async def test_one_person_takes_no_more_than_their_own_places() -> None:
    line = Line(FairQueue(0, each=2))
    await asyncio.gather(*line.start(1, 1, 20))
    assert line.most == 2


async def test_a_line_has_an_end() -> None:
    line = Line(FairQueue(1, line=3))
    answers = await asyncio.gather(*line.start(1, 1, 10), return_exceptions=True)
    assert sum(isinstance(answer, TooMany) for answer in answers) == 6


async def test_who_stops_waiting_leaves_the_line() -> None:
    line = Line(FairQueue(1, line=1))
    async with line.turns.place():
        (first,) = line.start(0, 0)
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        (second,) = line.start(0, 0)
        await asyncio.sleep(0)
    await second


@pytest.mark.parametrize("rounds", range(1, ROUNDS + 3))
async def test_who_stops_waiting_takes_no_place_along(rounds: int) -> None:
    line = Line(FairQueue(1))
    pending = line.start(1, 1, 5)
    await wait_rounds(rounds)
    for one in pending[:4]:
        one.cancel()
        with suppress(asyncio.CancelledError):
            await one
    async with asyncio.timeout(15):
        await pending[4]
        await line.work(2, 2)


async def test_who_is_given_a_place_and_cancelled_at_once_gives_it_back() -> None:
    turns = FairQueue(1)
    line = Line(turns)
    async with turns.place():
        (waiting,) = line.start(1, 1)
        await wait_rounds(ROUNDS)
    waiting.cancel()  # its turn has come in this very moment
    with suppress(asyncio.CancelledError):
        await waiting
    async with asyncio.timeout(15):
        await line.work(2, 2)

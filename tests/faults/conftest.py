"""The installation of the fault tests, its signed-in people, and screens that must show what a fresh one shows."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import asyncpg
import pytest_asyncio

from tests.faults.desk import Desk, Quarter, build_quarter
from tests.faults.estate import Estate, answers, founded
from tests.faults.replica import BoardReplica, DispatchReplica, ListReplica
from tests.faults.screen import Screen
from tests.live.page import until

OpenScreens = Callable[[int], Awaitable[list[Screen]]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def estate() -> AsyncIterator[Estate]:
    async with founded() as built:
        yield built


@pytest_asyncio.fixture(loop_scope="session")
async def whole(estate: Estate) -> Estate:
    """Both processes answer, whatever the test before did to them."""
    for address in estate.addresses:
        await until(partial(answers, address), "a whole installation", 40)
    return estate


@pytest_asyncio.fixture(loop_scope="session")
async def quarter(whole: Estate) -> Quarter:
    return await build_quarter(whole.addresses[0])


@pytest_asyncio.fixture(loop_scope="session")
async def store(whole: Estate) -> AsyncIterator[asyncpg.Connection]:
    connection = await whole.connect()
    yield connection
    await connection.close()


@pytest_asyncio.fixture(loop_scope="session")
async def desks(whole: Estate) -> AsyncIterator[list[Desk]]:
    """Four people at work, each with a session of their own."""
    signed_in = [await Desk(whole.servers[index % 2].address).sign_in("admin") for index in range(4)]
    yield signed_in
    for desk in signed_in:
        await desk.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_screens(whole: Estate, quarter: Quarter) -> AsyncIterator[OpenScreens]:
    """open_screens(n): n windows, even ones on the first process, odd ones on the second, each with all replicas."""
    async with AsyncExitStack() as stack:

        async def open_some(number: int) -> list[Screen]:
            screens = []
            for index in range(number):
                order = whole.addresses if index % 2 == 0 else whole.addresses[::-1]
                desk = await Desk(order[0]).sign_in("admin")
                replicas = (BoardReplica(quarter.community), ListReplica("sys/position"), DispatchReplica())
                screen = Screen(desk, order, *replicas)
                stack.push_async_callback(desk.close)
                stack.push_async_callback(screen.close)
                screens.append(screen)
            for screen in screens:
                await until(partial(is_settled, screen), "a first read", 20)
            return screens

        yield open_some


def is_settled(screen: Screen) -> bool:
    """Joined everywhere, and nothing is being read."""
    return all(
        replica.reads and not (replica.joining or replica.reading or replica.wanted)
        for replica in screen.replicas.values()
    )

"""The installation of the fault tests, its signed-in people, and screens that must show what a fresh one shows."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import asyncpg
import pytest_asyncio

from tests.faults.caller import Caller, SampleCommunity, build_community
from tests.faults.installation import Installation, answers, founded
from tests.faults.replica import BoardReplica, DispatchReplica, ListReplica
from tests.faults.screen import Screen
from tests.live.page import until

OpenScreens = Callable[[int], Awaitable[list[Screen]]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def installation() -> AsyncIterator[Installation]:
    async with founded() as built:
        yield built


@pytest_asyncio.fixture(loop_scope="session")
async def whole(installation: Installation) -> Installation:
    """Both processes answer, whatever the test before did to them."""
    for address in installation.addresses:
        await until(partial(answers, address), "a whole installation", 40)
    return installation


@pytest_asyncio.fixture(loop_scope="session")
async def sample(whole: Installation) -> SampleCommunity:
    return await build_community(whole.addresses[0])


@pytest_asyncio.fixture(loop_scope="session")
async def store(whole: Installation) -> AsyncIterator[asyncpg.Connection]:
    connection = await whole.connect()
    yield connection
    await connection.close()


@pytest_asyncio.fixture(loop_scope="session")
async def desks(whole: Installation) -> AsyncIterator[list[Caller]]:
    """Four people at work, each with a session of their own."""
    signed_in = [await Caller(whole.servers[index % 2].address).sign_in("admin") for index in range(4)]
    yield signed_in
    for desk in signed_in:
        await desk.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_screens(whole: Installation, sample: SampleCommunity) -> AsyncIterator[OpenScreens]:
    """open_screens(n): n windows, even ones on the first process, odd ones on the second, each with all replicas."""
    async with AsyncExitStack() as stack:

        async def open_some(number: int) -> list[Screen]:
            screens = []
            for index in range(number):
                order = whole.addresses if index % 2 == 0 else whole.addresses[::-1]
                caller = await Caller(order[0]).sign_in("admin")
                replicas = (BoardReplica(sample.community), ListReplica("sys/position"), DispatchReplica())
                screen = Screen(caller, order, *replicas)
                stack.push_async_callback(caller.close)
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

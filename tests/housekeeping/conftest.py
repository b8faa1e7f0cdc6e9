"""Fixtures of housekeeping: a crew, its phones and desk, and what was announced."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest_asyncio

from server.kit.outbox import OutboxEvent
from tests.housekeeping.crew import Crew, gather_crew
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.kit.sink import subscribed

SignIn = Callable[..., Awaitable[Client]]


@dataclass
class Heard:
    """Events after commit, in order."""

    events: list[OutboxEvent]

    def of(self, topic: str) -> list[tuple[str, dict[str, Any]]]:
        return [(event.op, event.data) for event in self.events if event.topic == topic]


@pytest_asyncio.fixture(loop_scope="session")
async def crew(organisation: Organisation) -> Crew:
    return await gather_crew(organisation)


@pytest_asyncio.fixture(loop_scope="session")
async def desk(crew: Crew, sign_in: SignIn) -> Client:
    """The dispatcher's client."""
    return await sign_in(crew.dispatcher)


@pytest_asyncio.fixture(loop_scope="session")
async def phone(crew: Crew, sign_in: SignIn) -> Client:
    """The first housekeeper's client."""
    return await sign_in(crew.keepers[0])


@pytest_asyncio.fixture(loop_scope="session")
async def heard(crew: Crew) -> AsyncIterator[Heard]:
    """Collects what units of work announce, and lets it go on to where it went."""
    record = Heard([])

    async def listen(events: list[OutboxEvent]) -> None:
        record.events.extend(event for event in events if event.tenant_id == crew.tenant)

    with subscribed(listen):
        yield record

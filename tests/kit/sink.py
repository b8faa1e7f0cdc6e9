"""Lets a test hear what units of work announce; afterwards it goes where it went before."""

from collections.abc import Iterator
from contextlib import contextmanager

from server.kit import unit_of_work
from server.kit.outbox import OutboxEvent
from server.kit.unit_of_work import Sink


@contextmanager
def subscribed(hear: Sink) -> Iterator[None]:
    """`hear` gets committed events, then whoever got them before."""
    before = unit_of_work._sink

    async def pass_on(events: list[OutboxEvent]) -> None:
        await hear(events)
        if before is not None:
            await before(events)

    unit_of_work.configure_sink(pass_on)
    try:
        yield
    finally:
        unit_of_work.configure_sink(before)

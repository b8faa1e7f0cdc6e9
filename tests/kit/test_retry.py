"""A transaction that the database gave up for another's sake is done again; nothing of it stands twice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest
from starlette.requests import Request
from tortoise.exceptions import IntegrityError

from schema.kit.errors import Contended, Invalid
from schema.kit.snowflake import next_id
from schema.system.position import Position
from server.http.route import Route, make_endpoint
from server.http.session import Sessions
from server.kit.database import pool
from server.kit.outbox import OutboxEvent
from server.kit.retry import TRIES, LostError, retrying
from server.kit.scope import lock
from server.kit.unit_of_work import Work, unit_of_work
from tests.kit.people import Organisation
from tests.kit.sink import subscribed


async def a_position(organisation: Organisation, code: str) -> Position:
    row = Position(id=next_id(), tenant_id=organisation.id, code=code, name=code, rank="1")
    await row.save(force_create=True)
    return row


class Crossing:
    """Two acts that lock two rows in opposite orders: the first time both hold one before either asks for the other."""

    def __init__(self, organisation: Organisation, rows: list[Position]) -> None:
        self.actor = organisation.admin
        self.rows = rows
        self.first = asyncio.Barrier(2)
        self.tries = 0

    async def act(self, order: tuple[int, int], name: str, *hints: Callable[[], Awaitable[None]]) -> None:
        self.tries += 1
        meet = self.tries <= 2
        async with unit_of_work(self.actor) as work:
            for hint in hints:
                work.after_commit(hint)
            await self._touch(work, order[0], name)
            if meet:
                await self.first.wait()
            await self._touch(work, order[1], name)

    async def _touch(self, work: Work, place: int, name: str) -> None:
        row = await lock(Position, self.actor, self.rows[place].id)
        await work.update(row, {"name": name})


@pytest.fixture
async def crossing(organisation: Organisation) -> Crossing:
    return Crossing(organisation, [await a_position(organisation, code) for code in ("A", "B")])


async def test_of_two_who_cross_both_are_done_and_each_tells_once(crossing: Crossing) -> None:
    heard: list[OutboxEvent] = []
    hinted: list[str] = []

    async def hear(events: list[OutboxEvent]) -> None:
        heard.extend(event for event in events if event.tenant_id == crossing.actor.tenant_id)

    def hint(name: str) -> Callable[[], Awaitable[None]]:
        async def note() -> None:
            hinted.append(name)

        return note

    with subscribed(hear):
        await asyncio.gather(
            retrying(lambda: crossing.act((0, 1), "甲", hint("甲"))),
            retrying(lambda: crossing.act((1, 0), "乙", hint("乙"))),
        )
    assert crossing.tries == 3
    assert sorted(hinted) == ["乙", "甲"]
    assert len(heard) == 2
    rows = [await Position.get(id=row.id) for row in crossing.rows]
    assert {row.row_version for row in rows} == {3}
    trail = await pool().fetch("SELECT 1 FROM sys_audit WHERE tenant_id = $1", crossing.actor.tenant_id)
    assert len(trail) == 4


async def test_without_another_try_the_loser_is_told_apart_from_an_error(crossing: Crossing) -> None:
    ends = await asyncio.gather(crossing.act((0, 1), "甲"), crossing.act((1, 0), "乙"), return_exceptions=True)
    assert [type(end) for end in ends if end is not None] == [LostError]


async def test_an_id_that_was_given_is_drawn_anew(organisation: Organisation) -> None:
    taken = await a_position(organisation, "A")
    ids = iter([taken.id, next_id()])

    async def add() -> None:
        async with unit_of_work(organisation.admin) as work:
            await work.insert(Position(id=next(ids), code="B", name="B", rank="1"))

    await retrying(add)
    assert await Position.filter(tenant_id=organisation.id, code="B").count() == 1


async def test_what_was_committed_is_never_done_again(organisation: Organisation) -> None:
    calls = 0

    async def add() -> None:
        nonlocal calls
        calls += 1
        async with unit_of_work(organisation.admin) as work:
            await work.insert(Position(id=next_id(), code=f"C{calls}", name="C", rank="1"))
        raise asyncpg.DeadlockDetectedError("deadlock detected")

    with pytest.raises(Contended):
        await retrying(add)
    with pytest.raises(Contended):
        await retrying(lambda: retrying(add))
    assert calls == 2


async def test_who_loses_again_and_again_is_told_so(organisation: Organisation) -> None:
    calls: list[int] = []

    async def lose() -> None:
        calls.append(1)
        raise LostError()

    with pytest.raises(Contended):
        await retrying(lose)
    assert len(calls) == TRIES
    with pytest.raises(Contended):
        await retrying(lose, lambda: False)
    assert len(calls) == TRIES + 1


async def test_other_errors_are_not_tried_again(organisation: Organisation) -> None:
    await a_position(organisation, "A")
    calls: list[int] = []

    async def add() -> None:
        calls.append(1)
        async with unit_of_work(organisation.admin) as work:
            await work.insert(Position(id=next_id(), code="A", name="A", rank="1"))

    with pytest.raises((Invalid, IntegrityError)):
        await retrying(add)
    assert len(calls) == 1


async def test_an_endpoint_reads_its_body_again_but_not_one_that_was_streamed() -> None:
    """The body of the first try is the body of the second; a stream is gone, so that call is answered, not repeated."""
    seen: list[bytes] = []

    async def kept(request: Request) -> str:
        seen.append(await request.body())
        if len(seen) < 3:
            raise LostError()
        return "done"

    async def streamed(request: Request) -> str:
        seen.append(b"".join([piece async for piece in request.stream()]))
        raise LostError()

    def request() -> Request:
        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b'{"a":1}', "more_body": False}

        scope = {"type": "http", "method": "POST", "path": "/x", "query_string": b"", "headers": []}
        return Request(scope, receive)

    sessions: Any = Sessions
    answer = await make_endpoint(Route("POST", "/x", kept, public=True), sessions)(request())
    assert answer.status_code == 200 and seen == [b'{"a":1}'] * 3
    seen.clear()
    answer = await make_endpoint(Route("POST", "/x", streamed, public=True), sessions)(request())
    assert answer.status_code == 409 and b"row.contended" in bytes(answer.body) and seen == [b'{"a":1}']


async def test_a_hint_that_fails_after_the_commit_takes_nothing_with_it(organisation: Organisation) -> None:
    ran: list[str] = []

    async def fail() -> None:
        raise ConnectionError("away")

    async def run() -> None:
        ran.append("next")

    async def deaf(events: list[OutboxEvent]) -> None:
        raise RuntimeError("the sink is broken")

    with subscribed(deaf):
        async with unit_of_work(organisation.admin) as work:
            await work.insert(Position(id=next_id(), code="H", name="H", rank="1"))
            work.after_commit(fail)
            work.after_commit(run)
    assert ran == ["next"]
    assert await Position.filter(tenant_id=organisation.id, code="H").exists()

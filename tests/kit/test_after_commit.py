"""What follows a commit cannot take the answer back: the change stands whatever becomes of those who are told."""

import logging

import pytest
from starlette.requests import Request

from schema.system.position import Position
from server.http.route import Route, make_endpoint
from server.http.session import Sessions
from server.kit.actor import Actor
from server.kit.ambient import ambient_transaction
from server.kit.outbox import OutboxEvent
from server.kit.unit_of_work import unit_of_work
from tests.kit.people import Organisation
from tests.kit.sink import subscribed


@pytest.mark.parametrize("once", ["offered", "own"], ids=["in the call's own transaction", "without one"])
async def test_a_call_whose_hints_fail_is_answered_well_and_all_are_given(
    organisation: Organisation, once: str, caplog: pytest.LogCaptureFixture
) -> None:
    ran: list[str] = []

    async def fail() -> None:
        ran.append("failed")
        raise ConnectionError("away")

    async def follow() -> None:
        ran.append("followed")

    async def deaf(events: list[OutboxEvent]) -> None:
        if all(event.tenant_id != organisation.id for event in events):
            return
        ran.append("told")
        raise RuntimeError("nobody hears")

    async def add(request: Request, actor: Actor) -> None:
        async with unit_of_work(actor) as work:
            await work.insert(Position(code="H", name="H", rank="1"))
            work.after_commit(fail)
            work.after_commit(follow)

    class Known(Sessions):
        async def resolve(self, token: str) -> Actor | None:
            return organisation.admin

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"idempotency-key", b"hint-after-commit")]
    scope = {"type": "http", "method": "POST", "path": "/x", "query_string": b"", "headers": headers}
    endpoint = make_endpoint(Route("POST", "/x", add, once=once), Known())  # type: ignore[arg-type]
    with subscribed(deaf), caplog.at_level(logging.ERROR, "guanjia"):
        answer = await endpoint(Request(scope, receive))
    assert answer.status_code == 200 and b'"success":true' in bytes(answer.body)
    assert ran == ["failed", "followed", "told"]
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ConnectionError, RuntimeError]
    assert await Position.filter(tenant_id=organisation.id, code="H").exists()


class FailedError(Exception):
    """The outer block ends badly."""


@pytest.mark.parametrize("ends_well", [True, False], ids=["that commits", "that fails"])
async def test_a_call_within_a_call_tells_nobody_before_the_outer_one_is_durable(
    organisation: Organisation, ends_well: bool
) -> None:
    told: list[str] = []

    async def hear(events: list[OutboxEvent]) -> None:
        told.extend(event.topic for event in events if event.tenant_id == organisation.id)

    async def add_within() -> None:
        async with ambient_transaction() as outer:
            async with ambient_transaction() as inner, unit_of_work(organisation.admin) as work:
                await work.insert(Position(code="N", name="N", rank="1"))
            assert not told, "nothing is there yet for others to see"
            assert inner is outer
            if not ends_well:
                raise FailedError

    with subscribed(hear):
        if ends_well:
            await add_within()
        else:
            with pytest.raises(FailedError):
                await add_within()
    assert await Position.filter(tenant_id=organisation.id, code="N").exists() is ends_well
    assert told == (["list/sys/position"] if ends_well else [])

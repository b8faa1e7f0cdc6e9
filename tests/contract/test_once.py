"""A write sent again under its idempotency key gets the first answer, and nothing happens twice."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.system.idempotency_key import IdempotencyKey
from schema.system.position import Position
from schema.system.task import Task
from server.domains import all_routes
from server.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from server.kit.database import own_pool
from server.kit.idempotency import forget_expired
from server.kit.outbox import OutboxEvent
from server.settings import get_settings
from tests.kit.client import Client
from tests.kit.document import declared
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]


@pytest_asyncio.fixture
async def admin(organisation: Organisation, sign_in: SignIn) -> Client:
    return await sign_in(organisation.admin)


def named(key: str) -> dict[str, Any]:
    return {"headers": {KEY_HEADER: key}}


async def add(client: Client, key: str, code: str = "P1", name: str = "保洁员") -> httpx.Response:
    return await client.send("POST", "/sys/position/add", json={"name": name, "code": code}, **named(key))


async def positions(organisation: Organisation) -> int:
    return await Position.filter(tenant_id=organisation.id).count()


async def test_a_repeat_gets_the_first_answer_with_its_act_and_says_so(
    organisation: Organisation, admin: Client
) -> None:
    key = uuid4().hex
    first, again = await add(admin, key), await add(admin, key)
    assert first.status_code == 200 and REPLAYED_HEADER not in first.headers
    assert (again.status_code, again.content) == (200, first.content)
    assert again.headers["x-act"] == first.headers["x-act"] and again.headers[REPLAYED_HEADER] == "true"
    assert again.headers["content-type"] == first.headers["content-type"]
    assert await positions(organisation) == 1


async def test_two_at_once_are_one_and_the_second_waits_for_its_answer(
    organisation: Organisation, admin: Client
) -> None:
    key = uuid4().hex
    answers = await asyncio.gather(*(add(admin, key) for _ in range(6)))
    assert {answer.content for answer in answers} == {answers[0].content} and answers[0].status_code == 200
    assert sum(REPLAYED_HEADER in answer.headers for answer in answers) == 5
    assert await positions(organisation) == 1


async def test_the_same_key_for_something_else_is_refused_with_a_stable_id(
    organisation: Organisation, admin: Client
) -> None:
    key = uuid4().hex
    row = (await add(admin, key)).json()["result"]
    other = await add(admin, key, "P2")
    elsewhere = await admin.send("DELETE", "/sys/position/delete", params={"id": "1"}, **named(key))
    assert [(answer.status_code, answer.json()["id"]) for answer in (other, elsewhere)] == [(422, "once.other")] * 2
    assert await positions(organisation) == 1, row


async def test_the_key_of_somebody_else_tells_nothing_and_does_nothing(
    organisation: Organisation, admin: Client, sign_in: SignIn
) -> None:
    key = uuid4().hex
    await add(admin, key)
    clerk = await sign_in(await organisation.hire("sys:position:add", "sys:position:list"))
    theirs = await add(clerk, key, "P2")
    assert theirs.status_code == 200 and REPLAYED_HEADER not in theirs.headers
    assert await positions(organisation) == 2


async def test_a_repeat_needs_the_right_that_the_first_had(
    organisation: Organisation, admin: Client, sign_in: SignIn
) -> None:
    key = uuid4().hex
    await add(admin, key)
    visitor = await sign_in()
    assert (await add(visitor, key)).status_code == 401
    clerk = await sign_in(await organisation.hire("sys:position:list"))
    assert (await add(clerk, key)).status_code == 403


async def test_a_refusal_leaves_the_key_free_and_nothing_behind(organisation: Organisation, admin: Client) -> None:
    key = uuid4().hex
    refused = await admin.send("POST", "/sys/position/add", json={"code": "x"}, **named(key))
    assert refused.status_code == 422 and "x-act" not in refused.headers
    assert (await add(admin, key)).status_code == 200
    assert await positions(organisation) == 1


@pytest.mark.parametrize("key", ["short", "with space", "k" * 201])
async def test_a_key_that_is_none_is_refused(organisation: Organisation, admin: Client, key: str) -> None:
    answer = await add(admin, key)
    assert (answer.status_code, answer.json()["id"]) == (422, "once.key")
    assert await positions(organisation) == 0


async def test_a_key_is_forgotten_after_a_day(organisation: Organisation, admin: Client) -> None:
    key = uuid4().hex
    await add(admin, key)
    [kept] = await IdempotencyKey.filter(tenant_id=organisation.id)
    assert timedelta(hours=23) < kept.expires_at - now() <= timedelta(hours=24)
    await IdempotencyKey.filter(id=kept.id).update(expires_at=now() - timedelta(seconds=1))
    assert await forget_expired() >= 1
    assert REPLAYED_HEADER not in (await add(admin, key, "P2")).headers
    assert await positions(organisation) == 2


async def test_what_is_kept_cannot_be_read_in_the_database(organisation: Organisation, admin: Client) -> None:
    key = uuid4().hex
    await add(admin, key, name="秘密岗位")
    [kept] = await IdempotencyKey.filter(tenant_id=organisation.id)
    assert kept.answer and "秘密岗位".encode() not in kept.answer and key not in str(kept.key)


async def test_every_generic_write_is_once(organisation: Organisation, admin: Client) -> None:
    colleague = await organisation.hire()
    for number in range(4):
        await add(admin, uuid4().hex, f"P{number}", "岗位")
    ids = [
        str(row_id)
        for row_id in await Position.filter(tenant_id=organisation.id).order_by("code").values_list("id", flat=True)
    ]
    edits = [{"id": ids[0], "key": "name", "old": "主管", "value": "领班"}]
    new = [{"tempId": "t1", "values": {"name": "新", "code": "NEW"}}]
    calls: list[tuple[str, str, dict[str, Any]]] = [
        ("PUT", "/sys/position/edit", {"json": {"id": ids[0], "name": "主管"}}),
        ("POST", "/sys/position/cells", {"json": {"edits": edits, "inserts": new, "removes": []}}),
        ("POST", "/sys/position/batchEdit", {"json": {"ids": ids[:2], "values": {"name": "同名"}}}),
        ("DELETE", "/sys/position/delete", {"params": {"id": ids[1]}}),
        ("DELETE", "/sys/position/deleteBatch", {"params": {"ids": ",".join(ids[2:3])}}),
        ("POST", "/sys/position/batchDelete", {"json": {"ids": ids[3:4]}}),
        ("POST", "/sys/position/restore", {"json": {"ids": ids[1]}}),
        ("POST", "/sys/position/exportJob", {"json": {}}),
        ("POST", "/chat/conversation/group", {"json": {"userIds": [str(colleague.user_id)], "name": "班组"}}),
        ("PUT", "/sys/user/preferences", {"json": {"name": "shortcuts", "value": {"paths": ["/home"]}}}),
    ]
    for method, path, options in calls:
        key = uuid4().hex
        first = await admin.send(method, path, **options, **named(key))
        trail = await trail_of(organisation)
        again = await admin.send(method, path, **options, **named(key))
        assert first.status_code == 200, (path, first.text)
        assert (again.content, again.headers.get(REPLAYED_HEADER)) == (first.content, "true"), path
        assert await trail_of(organisation) == trail, path
    assert await Task.filter(tenant_id=organisation.id).count() == 1


async def trail_of(organisation: Organisation) -> int:
    return int(await own_pool().fetchval("SELECT count(*) FROM sys_audit WHERE tenant_id = $1", organisation.id))


async def test_a_worker_is_called_only_when_there_is_something_to_find(
    organisation: Organisation, admin: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Any] = []

    async def look(function: str, what: str, queue: str) -> bool:
        if function != "run_next":
            return True
        waiting = "SELECT id FROM sys_task WHERE tenant_id = $1 AND queue = $2 AND state = 'queued'"
        found.append(await own_pool().fetchval(waiting, organisation.id, queue))
        return True

    monkeypatch.setattr("server.jobs.tasks.wake", look)
    answer = await admin.result("POST", "/sys/position/exportJob", json={})
    assert found == [int(answer["taskId"])]


async def test_events_are_published_when_others_can_read_the_row(
    organisation: Organisation, admin: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[Any] = []

    async def listen(events: list[OutboxEvent]) -> None:
        """Other parts of this process publish as well."""
        if any((event.tenant_id, event.topic) == (organisation.id, "list/sys/position") for event in events):
            count = "SELECT count(*) FROM sys_position WHERE tenant_id = $1"
            counted.append(await own_pool().fetchval(count, organisation.id))

    monkeypatch.setattr("server.kit.unit_of_work._sink", listen)
    await add(admin, uuid4().hex)
    assert counted == [1]


def test_the_document_names_the_header_at_every_write_that_takes_it() -> None:
    document, prefix = declared(), get_settings().api_prefix
    for route in all_routes():
        path = ((prefix if route.prefixed else "") + route.path).replace(":path}", "}")
        listed = document["paths"][path][route.method.lower()]["parameters"]
        assert ({"$ref": "#/components/parameters/IdempotencyKey"} in listed) == route.takes_key, path
    assert document["components"]["parameters"]["IdempotencyKey"]["name"] == KEY_HEADER

"""An act over more rows than a request waits for: a worker does it, tells how far it is, and can be stopped and taken back."""

from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.position import Position
from schema.system.task import Task
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.workers.tasks import finish, run_task

PATH = "/sys/position"
ROWS = 230


@pytest_asyncio.fixture(loop_scope="session")
async def client(organisation: Any, sign_in: Any) -> Client:
    await add_dictionaries(organisation.id)
    await Position.bulk_create(
        [
            Position(
                id=next_id(), tenant_id=organisation.id, code=f"P{n:04d}", name=f"职务{n}", rank="1", create_by="x"
            )
            for n in range(ROWS)
        ]
    )
    found: Client = await sign_in(organisation.admin)
    return found


async def count(client: Client, **params: str) -> int:
    return int((await client.result("GET", f"{PATH}/list", params=params))["total"])


async def test_all_matching_rows_are_changed_and_taken_back_by_a_worker(client: Client) -> None:
    body = {"all": {"name": "职务*"}, "values": {"rank": "3"}}
    task = await finish(client, await client.result("POST", f"{PATH}/batchEdit", json=body))
    result = task["result"]
    assert (task["state"], result["total"], result["done"], result["refused"]) == ("done", ROWS, ROWS, [])
    assert await count(client, rank="3") == ROWS
    back = await finish(client, await client.result("POST", "/sys/audit/undo", json={"act": result["act"]}))
    assert back["result"] == {"done": ROWS, "refused": []}
    assert await count(client, rank="1") == ROWS


async def test_a_dry_run_of_many_rows_writes_nothing(client: Client) -> None:
    task = await finish(client, await client.result("POST", f"{PATH}/batchDelete", json={"all": {}, "dryRun": True}))
    assert task["result"] == {"total": ROWS, "done": ROWS, "refused": [], "act": None}
    assert await count(client) == ROWS


async def test_a_batch_can_be_cancelled_before_it_runs(client: Client) -> None:
    started = await client.result("POST", f"{PATH}/batchDelete", json={"all": {}})
    await client.result("POST", "/sys/task/cancel", json={"id": started["taskId"]})
    assert (await finish(client, started))["state"] == "cancelled"
    assert await count(client) == ROWS


async def test_an_interrupted_batch_goes_on_behind_its_last_row(client: Client) -> None:
    started = await client.result("POST", f"{PATH}/batchDelete", json={"all": {"column": "code", "order": "asc"}})
    task = await Task.get(id=int(started["taskId"]))
    for row_id in task.params["ids"][:100]:
        await client.result("DELETE", f"{PATH}/delete", params={"id": row_id})
    await Task.filter(id=task.id).update(checkpoint={"next": 100, "done": 100, "refused": [], "act": None})
    result = (await finish(client, started))["result"]
    assert (result["total"], result["done"], result["refused"]) == (ROWS, ROWS, [])
    assert await count(client) == 0


async def test_rights_are_looked_at_when_it_runs(client: Client, organisation: Any, sign_in: Any) -> None:
    from schema.system.role import RolePermission, UserRole

    person = await organisation.hire("sys:position:list", "sys:position:delete")
    clerk = await sign_in(person)
    started = await clerk.result("POST", f"{PATH}/batchDelete", json={"all": {}})
    role = await UserRole.get(user_id=person.user_id)
    await RolePermission.filter(role_id=role.role_id).delete()
    await run_task(int(started["taskId"]), "test")
    assert (await Task.get(id=int(started["taskId"]))).state == "failed"
    assert await count(client) == ROWS

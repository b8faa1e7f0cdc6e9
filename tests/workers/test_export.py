"""What a clerk sees in the list is what she gets in the file, no more and no less."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import pytest

from schema.kit.snowflake import next_id
from schema.system.position import Position
from schema.system.task import Task
from server.jobs import sheet_calls
from server.jobs.api import start_export
from server.jobs.tasks import TaskRun
from server.jobs.topics import TOPICS
from server.kit.database import pool
from server.kit.outbox import OutboxEvent
from server.kit.storage import storage
from server.live.topic import Topics
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation
from tests.kit.sink import subscribed
from tests.workers.sheets import read_sheet
from tests.workers.tasks import run_task

SignIn = Callable[..., Awaitable[Client]]
PATH = "sys/position"


async def fill(tenant_id: int, count: int) -> None:
    await Position.bulk_create(
        [
            Position(id=next_id(), tenant_id=tenant_id, code=f"P{n:05d}", name=f"职务{n}", rank=str(n % 2 + 1))
            for n in range(count)
        ]
    )


async def test_a_small_list_is_downloaded_at_once(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    await fill(organisation.id, 3)
    client = await sign_in(organisation.admin)
    params = {"column": "code", "order": "asc", "format": "xlsx"}
    response = await client.send("GET", f"/{PATH}/exportXls", params=params)
    assert response.headers["content-type"].startswith("application/vnd.openxmlformats")
    assert response.headers["content-disposition"].endswith(".xlsx") and response.content.startswith(b"PK")
    rows = read_sheet(response.content)
    assert rows[0][0] == "职务管理" and rows[1][0] == "导出人:管理员"
    assert rows[2] == ["职务编码", "职务名称", "职级", "创建时间"]
    assert [row[:3] for row in rows[3:]] == [
        ["P00000", "职务0", "高层"], ["P00001", "职务1", "中层"], ["P00002", "职务2", "高层"],
    ]  # fmt: skip
    assert isinstance(rows[3][3], datetime)


async def test_filters_selection_order_and_language_are_those_of_the_list(
    organisation: Organisation, sign_in: SignIn
) -> None:
    await add_dictionaries(organisation.id)
    await fill(organisation.id, 6)
    client = await sign_in(organisation.admin)
    client.http.headers["international"] = "2"
    picked = await Position.filter(tenant_id=organisation.id, code__in=["P00001", "P00002", "P00005"])
    params = {"rank": "2", "selections": ",".join(str(row.id) for row in picked), "column": "code", "order": "desc"}
    rows = read_sheet((await client.send("GET", f"/{PATH}/exportXls", params=params)).content)
    assert rows[2][:3] == ["Code", "Name", "Rank"]
    assert [row[:3] for row in rows[3:]] == [
        ["P00005", "职务5", "Middle management"], ["P00001", "职务1", "Middle management"],
    ]  # fmt: skip


async def test_another_tenants_rows_never_leave(organisation: Organisation, sign_in: SignIn) -> None:
    other = await create_organisation("别的物业")
    await fill(other.id, 4)
    client = await sign_in(organisation.admin)
    rows = read_sheet((await client.send("GET", f"/{PATH}/exportXls")).content)
    assert all(cell in ("", None) for cell in (rows[3] if len(rows) > 3 else []))


async def test_a_large_list_becomes_a_task_whose_file_only_its_owner_gets(
    organisation: Organisation, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet_calls, "INLINE_ROWS", 5)
    await fill(organisation.id, 8)
    client = await sign_in(organisation.admin)
    answer = await client.call("GET", f"/{PATH}/exportXls", params={"format": "xlsx"})
    assert answer["code"] == 202
    task_id = answer["result"]["taskId"]
    await run_task(int(task_id), "w")
    task = await client.result("GET", "/sys/task/queryById", params={"id": task_id})
    assert (task["state"], task["done"], task["total"]) == ("done", 8, 8)
    file = await client.send("GET", task["resultUrl"])
    assert len(read_sheet(file.content)) == 3 + 8
    for stranger in (await organisation.hire("sys:position:export"), (await create_organisation("别处")).admin):
        other = await sign_in(stranger)
        for method, path in (("GET", f"/sys/task/queryById?id={task_id}"), ("GET", task["resultUrl"])):
            assert (await other.send(method, path)).status_code == 404
        assert (await other.send("POST", "/sys/task/cancel", json={"id": task_id})).status_code == 404
        match = await Topics(TOPICS).find(f"job/{task_id}", stranger)
        assert match is not None and not await match.allows(stranger)
    mine = await Topics(TOPICS).find(f"job/{task_id}", organisation.admin)
    assert mine is not None and await mine.allows(organisation.admin)


async def test_an_export_job_tells_its_progress_on_its_topic(organisation: Organisation, sign_in: SignIn) -> None:
    await fill(organisation.id, 3)
    client = await sign_in(organisation.admin)
    started = await client.result("POST", f"/{PATH}/exportJob", json={"rank": "1"})
    events: list[tuple[str, str, str]] = []

    async def hear(rows: list[OutboxEvent]) -> None:
        events.extend((row.topic, row.op, row.data["state"]) for row in rows if row.topic.startswith("job/"))

    with subscribed(hear):
        await run_task(int(started["taskId"]), "w")
    topic = f"job/{started['taskId']}"
    assert events[0] == (topic, "progress", "running") and events[-1] == (topic, "progress", "done")
    page = await client.result("GET", "/sys/task/list")
    assert page["records"][0]["id"] == started["taskId"] and page["records"][0]["done"] == 2


async def test_a_waiting_task_is_cancelled_at_once_and_an_ended_one_is_not(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client = await sign_in(organisation.admin)
    task_id = (await client.result("POST", f"/{PATH}/exportJob"))["taskId"]
    assert (await client.result("POST", "/sys/task/cancel", json={"id": task_id}))["state"] == "cancelled"
    assert (await client.call("POST", "/sys/task/cancel", json={"id": task_id}))["id"] == "task.ended"
    await run_task(int(task_id), "w")
    assert (await Task.get(id=int(task_id))).state == "cancelled"


async def test_a_running_export_stops_when_its_owner_cancels(
    organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(organisation.id, 6000)
    task = await start_export(organisation.admin, PATH, {})
    report = TaskRun.report

    async def cancel_meanwhile(self: TaskRun, done: int, total: int, message: str | None = None) -> None:
        if done >= 2000:
            await pool().execute("UPDATE sys_task SET cancel_requested = true WHERE id = $1", task.id)
            await self.beat()
        await report(self, done, total, message)

    monkeypatch.setattr(TaskRun, "report", cancel_meanwhile)
    await run_task(task.id, "w")
    await task.refresh_from_db()
    assert task.state == "cancelled" and task.result_path is None


async def test_a_worker_that_goes_down_gives_its_task_back(
    organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(organisation.id, 6000)
    task = await start_export(organisation.admin, PATH, {})
    halfway, stopped = asyncio.Event(), asyncio.Event()

    async def wait_halfway(self: TaskRun, done: int, total: int, message: str | None = None) -> None:
        if done >= 2000:
            halfway.set()
            await stopped.wait()

    with monkeypatch.context() as patch:
        patch.setattr(TaskRun, "report", wait_halfway)
        running = asyncio.create_task(run_task(task.id, "w"))
        await halfway.wait()
        running.cancel()
        await asyncio.sleep(0)
        stopped.set()
        await asyncio.gather(running, return_exceptions=True)
    await task.refresh_from_db()
    assert running.cancelled() and (task.state, task.lease) == ("queued", None)
    await run_task(task.id, "heir")
    await task.refresh_from_db()
    assert task.state == "done" and task.done == 6000
    assert task.result_path and len(read_sheet(await storage().load(task.result_path))) == 6003


async def test_an_export_needs_its_right(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(await organisation.hire("sys:position:list"))
    assert (await client.send("GET", f"/{PATH}/exportXls")).status_code == 403
    assert (await client.send("POST", f"/{PATH}/exportJob")).status_code == 403

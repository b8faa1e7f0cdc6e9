"""A clerk uploads a sheet: good rows are in the list, bad ones come back as a file that says what is wrong where."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest

from schema.system.position import Position
from schema.system.task import Task
from server.http.idempotency import KEY_HEADER
from server.jobs.api import start_import
from server.jobs.execute import run_claimed
from server.jobs.importing import run_import
from server.jobs.tasks import LeaseLostError, Outcome, TaskRun, release
from server.kit.database import pool
from server.kit.storage import storage
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.workers.sheets import POSITION_TITLES, positions, put_upload, read_sheet, sheet_bytes
from tests.workers.tasks import claim, run_task

SignIn = Callable[..., Awaitable[Client]]
PATH = "sys/position"


async def upload(client: Client, content: bytes, name: str = "file", query: str = "") -> dict[str, Any]:
    return await client.call("POST", f"/{PATH}/importExcel{query}", files={name: ("职务.xlsx", content)})


@pytest.mark.parametrize("name", ["file", "files", "files[]"])
async def test_a_clean_sheet_is_loaded_whole(organisation: Organisation, sign_in: SignIn, name: str) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    answer = await upload(client, sheet_bytes(POSITION_TITLES, positions(3)), name)
    assert answer["code"] == 200 and answer["message"] == "共3行数据全部导入成功！"
    rows = await Position.filter(tenant_id=organisation.id).order_by("code")
    assert [(row.code, row.name, row.rank, row.create_by) for row in rows] == [
        ("P000000", "职务0", "1", organisation.admin.username),
        ("P000001", "职务1", "1", organisation.admin.username),
        ("P000002", "职务2", "3", organisation.admin.username),
    ]


async def test_bad_rows_come_back_with_the_reason_of_each_cell(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    await upload(client, sheet_bytes(POSITION_TITLES, positions(1)))
    rows = [["N1", "好", "高层"], ["bad code!", "", "没有的"], ["P000000", "重", ""], ["", "", ""], ["N1", "又", ""]]
    answer = await upload(client, sheet_bytes(POSITION_TITLES, rows))
    result = answer["result"]
    assert answer["success"] and answer["code"] == 201 and answer["message"] == "文件导入成功，但有错误。"
    assert (result["totalCount"], result["errorCount"], result["successCount"]) == (4, 3, 1)
    assert result["fileName"].endswith(".xlsx") and "3" in result["msg"]
    file = await client.send("GET", result["fileUrl"])
    found = read_sheet(file.content)
    assert found[2] == [*POSITION_TITLES, "行号", "错误原因"]
    assert [row[3] for row in found[3:]] == [5.0, 6.0, 8.0]
    assert "职务编码: 请输入" in found[3][4] and "职务名称: 必填" in found[3][4] and "职级: 没有" in found[3][4]
    assert "已存在" in found[4][4] and "文件中重复" in found[5][4]
    assert await Position.filter(tenant_id=organisation.id, code="N1").count() == 1
    assert await pool().fetchval("SELECT count(*) FROM sys_task_error WHERE tenant_id = $1", organisation.id) == 0


async def test_the_error_file_can_be_mended_and_uploaded_again(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    answer = await upload(client, sheet_bytes(POSITION_TITLES, [["bad code!", "甲", "高层"]]))
    found = read_sheet((await client.send("GET", answer["result"]["fileUrl"])).content)
    found[3][0] = "GOOD"
    again = await upload(client, sheet_bytes(found[2], found[3:]))
    assert again["code"] == 200 and await Position.filter(tenant_id=organisation.id, code="GOOD").exists()


async def test_english_speakers_read_english_reasons(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    client.http.headers["international"] = "2"
    answer = await upload(client, sheet_bytes(["Code", "Name"], [["bad code!", "x"]]))
    found = read_sheet((await client.send("GET", answer["result"]["fileUrl"])).content)
    assert found[3][-1] == "Code: Letters, digits, - and _ only"


REFUSED = [
    (b"not a sheet at all", "文件上传失败，请上传.xls、.xlsx或.csv文件"),
    (sheet_bytes(["甲", "乙"], [[1, 2]]), "文件上传失败，没有找到表头"),
    (sheet_bytes(["职务名称"], [["甲"]]), "文件上传失败，缺少必填列: 职务编码"),
]


@pytest.mark.parametrize(("content", "message"), REFUSED, ids=[text for _, text in REFUSED])
async def test_a_file_that_cannot_be_imported_is_refused_with_a_clear_text(
    organisation: Organisation, sign_in: SignIn, content: bytes, message: str
) -> None:
    answer = await upload(await sign_in(organisation.admin), content)
    assert not answer["success"] and answer["message"] == message


async def test_without_a_file_or_the_right_nothing_happens(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    answer = await client.call("POST", f"/{PATH}/importExcel", files={"other": ("a.xlsx", b"x")})
    assert not answer["success"] and answer["id"] == "sheet.missing"
    stranger = await sign_in(await organisation.hire("sys:position:list"))
    response = await stranger.send("POST", f"/{PATH}/importExcel", files={"file": ("a.xlsx", b"x")})
    assert response.status_code == 403


async def test_an_import_tells_the_list_and_leaves_a_trail(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    await upload(client, sheet_bytes(POSITION_TITLES[:2], [row[:2] for row in positions(2)]))
    trail = await pool().fetchrow("SELECT * FROM sys_audit WHERE tenant_id = $1 AND action = 'import'", organisation.id)
    assert trail is not None and trail["table_name"] == "sys_position" and '"new": 2' in trail["diff"]


async def test_a_department_is_named_by_its_label(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    content = sheet_bytes(["机构名称", "上级部门"], [["工程部", "总部"], ["无名", "没有的部门"]])
    answer = await client.call("POST", "/sys/sysDepart/importExcel", files={"file": ("部门.xlsx", content)})
    assert answer["code"] in (200, 201), answer
    rows = await pool().fetch(
        "SELECT d.depart_name, p.depart_name AS parent FROM sys_depart d JOIN sys_depart p ON p.id = d.parent_id"
        " WHERE d.tenant_id = $1",
        organisation.id,
    )
    assert [tuple(row) for row in rows] == [("工程部", "总部")]


async def test_a_background_import_is_done_by_whoever_claims_it_first(organisation: Organisation) -> None:
    path = put_upload(organisation.id, POSITION_TITLES[:2], [row[:2] for row in positions(200)])
    task = await start_import(organisation.admin, PATH, path, "a.xlsx", {}, wait=False)
    await asyncio.gather(run_task(task.id, "first"), run_task(task.id, "second"))
    await task.refresh_from_db()
    assert (task.state, task.done, task.total, task.lease) == ("done", 200, 200, None)
    assert await Position.filter(tenant_id=organisation.id).count() == 200
    assert await storage().size(path) is None


async def test_a_worker_that_lost_its_lease_commits_nothing_more(organisation: Organisation) -> None:
    path = put_upload(organisation.id, POSITION_TITLES[:2], [row[:2] for row in positions(300)])
    task = await start_import(organisation.admin, PATH, path, "a.xlsx", {}, wait=False)
    claimed = await claim(task.id, "slow")
    assert claimed is not None
    await pool().execute("UPDATE sys_task SET lease = 'other' WHERE id = $1", task.id)
    with pytest.raises(LeaseLostError):
        await run_import(TaskRun(claimed, organisation.admin, "slow"))
    assert await Position.filter(tenant_id=organisation.id).count() == 0


async def test_an_import_goes_on_from_its_checkpoint_without_doubling(organisation: Organisation) -> None:
    """The worker is gone after the second chunk, before it could say that it ended."""
    path = put_upload(organisation.id, POSITION_TITLES[:2], [row[:2] for row in positions(12_000)])
    task = await start_import(organisation.admin, PATH, path, "a.xlsx", {}, wait=False)
    claimed = await claim(task.id, "dying")
    assert claimed is not None
    run = TaskRun(claimed, organisation.admin, "dying")
    saved = run.save_checkpoint

    async def save_twice(work: Any, checkpoint: dict[str, Any], done: int, total: int) -> None:
        if done > 10_000:
            raise ConnectionError("the plug was pulled")
        await saved(work, checkpoint, done, total)

    run.save_checkpoint = save_twice  # type: ignore[method-assign]
    with pytest.raises(ConnectionError):
        await run_import(run)
    assert await Position.filter(tenant_id=organisation.id).count() == 10_000
    await pool().execute("UPDATE sys_task SET heartbeat_at = now() - interval '1 minute' WHERE id = $1", task.id)
    await run_task(task.id, "heir")
    await task.refresh_from_db()
    assert task.state == "done" and (task.result["successCount"], task.result["errorCount"]) == (12_000, 0)
    assert await Position.filter(tenant_id=organisation.id).count() == 12_000


async def lose_worker(task: Task) -> None:
    """Its worker was killed: the lease is there, nobody renews it."""
    claimed = await claim(task.id, "dying")
    assert claimed is not None
    await pool().execute("UPDATE sys_task SET heartbeat_at = now() - interval '1 minute' WHERE id = $1", task.id)


async def test_a_task_whose_worker_died_twice_is_over_and_says_so(organisation: Organisation) -> None:
    path = put_upload(organisation.id, POSITION_TITLES[:2], [row[:2] for row in positions(3)])
    task = await start_import(organisation.admin, PATH, path, "a.xlsx", {}, wait=False)
    for _ in range(2):
        await lose_worker(task)
    await run_task(task.id, "third")
    await task.refresh_from_db()
    assert task.state == "failed" and "两次意外终止" in (task.message or "")
    assert await Position.filter(tenant_id=organisation.id).count() == 0


async def test_workers_that_leave_in_order_do_not_count_as_dead(organisation: Organisation) -> None:
    path = put_upload(organisation.id, POSITION_TITLES[:2], [row[:2] for row in positions(3)])
    task = await start_import(organisation.admin, PATH, path, "a.xlsx", {}, wait=False)
    for _ in range(4):
        assert await claim(task.id, "leaving") is not None
        await release("leaving")
    await lose_worker(task)
    await run_task(task.id, "heir")
    await task.refresh_from_db()
    assert (task.state, task.done) == ("done", 3)


async def test_a_task_of_somebody_who_left_fails_instead_of_running_without_rights(organisation: Organisation) -> None:
    actor = await organisation.hire("sys:position:import")
    path = put_upload(organisation.id, POSITION_TITLES[:2], [row[:2] for row in positions(2)])
    task = await start_import(actor, PATH, path, "a.xlsx", {}, wait=False)
    await pool().execute("DELETE FROM sys_user_role WHERE user_id = $1", actor.user_id)
    await run_task(task.id, "w")
    await task.refresh_from_db()
    assert task.state == "failed" and await Position.filter(tenant_id=organisation.id).count() == 0


async def test_what_breaks_inside_is_told_without_a_trace(
    organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def explode(run: TaskRun) -> Outcome:
        raise RuntimeError("secret path /etc")

    monkeypatch.setattr("server.jobs.execute.HANDLERS", {"import": explode})
    task = await start_import(organisation.admin, PATH, "none", "a.xlsx", {}, wait=False)
    claimed = await claim(task.id, "w")
    assert claimed is not None
    await run_claimed(claimed, "w")
    found = await Task.get(id=task.id)
    assert found.state == "failed" and "secret" not in (found.message or "")


async def test_a_sheet_sent_again_under_its_key_is_one_import(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    content = sheet_bytes(POSITION_TITLES[:2], [row[:2] for row in positions(3)])
    named = {"headers": {KEY_HEADER: uuid4().hex}}
    files = {"file": ("职务.xlsx", content)}
    answers = await asyncio.gather(
        *(client.call("POST", f"/{PATH}/importExcel", files=files, **named) for _ in range(3))
    )
    assert [answer["result"]["successCount"] for answer in answers] == [3, 3, 3], answers
    assert await Task.filter(tenant_id=organisation.id, kind="import").count() == 1
    other = {"file": ("职务.xlsx", sheet_bytes(POSITION_TITLES[:2], [row[:2] for row in positions(2, "Q")]))}
    refused = await client.call("POST", f"/{PATH}/importExcel", files=other, **named)
    assert (refused["code"], refused["id"]) == (422, "once.other")

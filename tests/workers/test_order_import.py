"""Daily orders arrive as a sheet: booked through the same door as at the desk, and never twice."""

from collections.abc import AsyncIterator
from typing import Any

import pytest_asyncio

from schema.rental.order import DailyOrder
from schema.system.task import Task
from server.jobs.api import start_import
from server.kit.database import pool
from tests.kit.names import name_of
from tests.rental.village import Village, build, day, on
from tests.workers.sheets import put_upload, read_sheet, sheet_bytes
from tests.workers.tasks import run_task

TITLES = ("联系人", "联系电话", "房间", "入住日期", "离店日期", "渠道", "备注")


@pytest_asyncio.fixture(loop_scope="session")
async def village(database: None) -> AsyncIterator[Village]:
    yield await build()


async def test_orders_are_booked_and_conflicts_come_back_with_their_reason(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    room, other = village.rooms[0], village.rooms[1]
    rows = [
        ["张三", 13900139000.0, room.title, day(1), day(3), "携程", "靠窗"],
        ["李四", "13900139001", room.title, on(2), on(4), "", ""],
        ["王五", "13900139002", other.title, day(5), day(5), "", ""],
        ["赵六", "123", other.title, day(1), day(2), "", ""],
        ["钱七", "13900139003", "没有的房间", day(1), day(2), "", ""],
        ["孙八", "13900139004", other.title, day(1), day(2), "", ""],
    ]
    content = sheet_bytes(TITLES, rows)
    answer = await client.call("POST", "/rental/order/importExcel", files={"file": ("订单.xlsx", content)})
    assert answer["code"] == 201, answer
    assert (answer["result"]["successCount"], answer["result"]["errorCount"]) == (2, 4)
    found = read_sheet((await client.send("GET", answer["result"]["fileUrl"])).content)[3:]
    assert [row[0] for row in found] == ["李四", "王五", "赵六", "钱七"]
    assert "占用" in found[0][-1] and "离店" in found[1][-1] and "手机" in found[2][-1] and "没有" in found[3][-1]
    orders = await DailyOrder.filter(tenant_id=village.org.id).order_by("contact_name")
    assert [(row.contact_name, row.contact_phone, row.unit_id) for row in orders] == [
        ("孙八", "13900139004", other.id), ("张三", "13900139000", room.id),
    ]  # fmt: skip


async def test_an_order_import_that_died_before_its_checkpoint_books_nothing_twice(village: Village) -> None:
    rows = [[name_of(n), "13900139000", village.rooms[n].title, day(10), day(12), "", ""] for n in range(3)]
    path = put_upload(village.org.id, TITLES, rows)
    task = await start_import(village.actor, "rental/order", path, "a.xlsx", {}, wait=False)
    await pool().execute(
        "CREATE OR REPLACE FUNCTION lose_checkpoint() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'plug pulled'; END $$"
    )
    await pool().execute(
        f"CREATE TRIGGER lose_checkpoint BEFORE UPDATE OF checkpoint ON sys_task FOR EACH ROW WHEN (NEW.id = {task.id})"
        " EXECUTE FUNCTION lose_checkpoint()"
    )
    try:
        await run_task(task.id, "dying")
    finally:
        await pool().execute("DROP TRIGGER lose_checkpoint ON sys_task")
    assert await DailyOrder.filter(tenant_id=village.org.id).count() == 3
    await pool().execute("UPDATE sys_task SET state = 'queued', lease = NULL WHERE id = $1", task.id)
    await run_task(task.id, "heir")
    assert (await Task.get(id=task.id)).result["successCount"] == 3
    assert await DailyOrder.filter(tenant_id=village.org.id).count() == 3

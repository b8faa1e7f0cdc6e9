"""What happened to a record, newest first: changes field by field, steps with their reason, page by page, for its readers only."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest_asyncio
from starlette.applications import Starlette

from schema.kit.snowflake import next_id
from schema.system.audit import StateLog
from schema.system.position import Position
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.workers.sheets import POSITION_TITLES, positions, sheet_bytes

SignIn = Callable[..., Awaitable[Client]]
RISK = "risk/register"


@pytest_asyncio.fixture(loop_scope="session")
async def admin(organisation: Organisation, sign_in: SignIn) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def timeline(client: Client, path: str, row_id: str, **more: Any) -> list[dict[str, Any]]:
    params = {"table": path, "rowId": row_id, **more}
    return list(await client.result("GET", "/sys/audit/list", params=params))


async def risk(admin: Client) -> dict[str, Any]:
    body = {"title": "电梯异响", "category": "facility", "likelihood": 2, "impact": 2}
    return dict(await admin.result("POST", f"/{RISK}/add", json=body))


async def test_a_step_is_told_once_with_its_name_and_reason(admin: Client) -> None:
    row = await risk(admin)
    row = await admin.result("PUT", f"/{RISK}/edit", json={"id": row["id"], "title": "一号电梯异响"})
    body = {"id": row["id"], "version": row["rowVersion"], "note": "重复登记"}
    await admin.result("POST", f"/{RISK}/close", json=body)
    lines = await timeline(admin, RISK, row["id"])
    assert [line["action"] for line in lines] == ["close", "edit", "add"]
    closed, edited, _ = lines
    assert closed["reason"] == "重复登记" and closed["by"] == "管理员" and closed["label"]["zh"]
    assert "state" in {entry["field"] for entry in closed["diff"]}
    assert [(entry["field"], entry["old"], entry["new"]) for entry in edited["diff"]] == [
        ("title", "电梯异响", "一号电梯异响")
    ]


async def test_a_step_without_another_change_is_told_from_the_log_of_states(
    admin: Client, organisation: Organisation
) -> None:
    row = await risk(admin)
    step: dict[str, Any] = {
        "old_state": "open",
        "new_state": "closed",
        "event": "close",
        "reason": "旧数据",
        "username": "old",
    }
    await StateLog.create(
        id=next_id(),
        tenant_id=organisation.id,
        table_name="risk_register",
        row_id=int(row["id"]),
        machine="risk",
        **step,
    )
    line, *_ = await timeline(admin, RISK, row["id"])
    assert (line["action"], line["reason"], line["username"], line["by"], line["canUndo"]) == (
        "close",
        "旧数据",
        "old",
        None,
        False,
    )
    assert [(entry["old"], entry["new"]) for entry in line["diff"]] == [("open", "closed")]


async def test_it_is_read_page_by_page(admin: Client) -> None:
    row = await admin.result("POST", "/sys/position/add", json={"code": "T1", "name": "甲"})
    for name in "乙丙丁":
        await admin.result("PUT", "/sys/position/edit", json={"id": row["id"], "name": name})
    first = await timeline(admin, "sys/position", row["id"], pageSize=3)
    rest = await timeline(admin, "sys/position", row["id"], pageSize=3, before=first[-1]["id"])
    assert [line["action"] for line in [*first, *rest]] == ["edit", "edit", "edit", "add"]
    assert len({line["id"] for line in [*first, *rest]}) == 4


async def test_a_reveal_is_announced_to_who_has_the_record_open(
    app: Starlette, admin: Client, organisation: Organisation
) -> None:
    body = {"name": "张三", "phone": "13900139001", "idType": "id_card", "idNo": "G12345678"}
    row = await admin.result("POST", "/rental/tenant/add", json=body)
    live, key = app.state.live, f"t{organisation.id}/record/rental/tenant/{row['id']}"
    before = await live.publisher.read(key)
    asked = {"id": row["id"], "field": "idNo", "reason": "核对证件"}
    await admin.result("POST", "/rental/tenant/reveal", json=asked)
    await live.outbox.drain()
    missed = (await live.publisher.read(key, before.epoch, before.last)).missed
    assert [event.content()["op"] for event in missed] == ["trail"]


async def test_it_needs_the_right_to_the_record(admin: Client, organisation: Organisation, sign_in: SignIn) -> None:
    row = await admin.result("POST", "/sys/position/add", json={"code": "T2", "name": "甲"})
    params = {"table": "sys/position", "rowId": row["id"]}
    powerless = await sign_in(await organisation.hire("sys:depart:list"))
    assert (await powerless.send("GET", "/sys/audit/list", params=params)).status_code == 403
    assert (await admin.send("GET", "/sys/audit/list", params={**params, "rowId": "1"})).status_code == 404


async def test_a_row_that_was_loaded_with_many_others_says_by_whom_and_in_which_import(
    admin: Client, organisation: Organisation
) -> None:
    sheet = {"file": ("职务.xlsx", sheet_bytes(POSITION_TITLES, positions(2)))}
    assert (await admin.call("POST", "/sys/position/importExcel", files=sheet))["code"] == 200
    rows = (await admin.result("GET", "/sys/position/list"))["records"]
    for row in rows:
        [line] = await timeline(admin, "sys/position", row["id"])
        assert (line["action"], line["by"], line["at"]) == ("import", "管理员", row["createTime"])
        assert await timeline(admin, "sys/position", row["id"], before=line["id"]) == []
    await admin.result("PUT", "/sys/position/edit", json={"id": rows[0]["id"], "name": "改"})
    assert [line["action"] for line in await timeline(admin, "sys/position", rows[0]["id"])] == ["edit", "import"]
    seeded = await Position.create(tenant_id=organisation.id, code="S1", name="预置", create_by="system")
    [line] = await timeline(admin, "sys/position", str(seeded.id))
    assert (line["action"], line["username"], line["by"]) == ("create", "system", None)

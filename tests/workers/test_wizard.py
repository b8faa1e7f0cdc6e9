"""The import wizard: a file is read, checked, run and taken back, and each step says what it would do or did."""

from typing import Any

import pytest

from schema.system.position import Position
from schema.system.task import Task
from tests.kit.client import Client
from tests.workers.sheets import read_sheet, sheet_bytes
from tests.workers.tasks import finish

PATH = "/sys/position"
TITLES = ("编号", "岗位", "职级", "别的")
MAPPING = {"编号": "code", "岗位": "name", "职级": "rank", "别的": None}


async def read(client: Client, rows: list[list[Any]], titles: tuple[str, ...] = TITLES) -> dict[str, Any]:
    file = ("职务.xlsx", sheet_bytes(titles, rows))
    return dict(await client.result("POST", f"{PATH}/importRead", files={"file": file}))


async def check(client: Client, rows: list[list[Any]], **choice: Any) -> dict[str, Any]:
    file = await read(client, rows)
    body = {"fileId": file["fileId"], "mapping": MAPPING, **choice}
    return await finish(client, await client.result("POST", f"{PATH}/importCheck", json=body))


async def run(client: Client, checked: dict[str, Any]) -> dict[str, Any]:
    return await finish(client, await client.result("POST", f"{PATH}/importRun", json={"taskId": checked["id"]}))


async def undo(client: Client, task: dict[str, Any]) -> dict[str, Any]:
    return await finish(client, await client.result("POST", "/sys/task/undoImport", json={"id": task["id"]}))


async def stored(client: Client) -> dict[str, tuple[str, str]]:
    rows = await Position.filter(tenant_id=client.organisation.id, del_flag=0)  # type: ignore[attr-defined]
    return {row.code: (row.name, row.rank) for row in rows}


async def test_reading_shows_sheets_headers_samples_and_what_it_recognised(client: Client) -> None:
    file = await read(client, [["A", "甲", "高层"], ["B", "乙", ""]], ("职务编码", "岗位", "职级"))
    sheet = file["sheets"][0]
    assert (sheet["headers"], sheet["rows"], sheet["headerRow"]) == (["职务编码", "岗位", "职级"], 2, 3)
    assert sheet["sample"] == [["A", "甲", "高层"], ["B", "乙", ""]]
    assert sheet["mappings"] == {"sys/position": {"职务编码": "code", "岗位": None, "职级": "rank"}}
    assert file["templates"] == [] and file["tables"] == []


async def test_a_kept_recipe_is_offered_for_its_list(client: Client) -> None:
    recipe = {"name": "旧系统", "code": "old", "target": "sys/position", "keyFields": "code"}
    made = await client.result("POST", "/sys/bTemplateParseConfigInfo/add", json=recipe)
    line = {"configId": made["id"], "columnTitle": "编号", "field": "code"}
    await client.result("POST", "/sys/bFieldMapTemplateInfo/add", json=line)
    offered = (await read(client, [["A", "甲", ""]], ("职务编码", "岗位", "职级")))["templates"][0]
    assert (offered["name"], offered["mapping"], offered["keys"]) == ("旧系统", {"编号": "code"}, ["code"])


async def test_a_check_tells_new_changed_and_rejected_and_writes_nothing(client: Client) -> None:
    for code, name in (("A", "甲"), ("B", "乙")):
        await client.result("POST", f"{PATH}/add", json={"code": code, "name": name, "rank": "1"})
    rows = [["A", "甲改", "高层", "x"], ["B", "乙", "高层", ""], ["C", "丙", "", ""], ["D", "", "没有的", ""]]
    task = await check(client, rows, mode="upsert", keys=["code"])
    result = task["result"]
    assert task["state"] == "done"
    counts = [result[key] for key in ("total", "new", "changed", "same", "rejected")]
    assert counts == [4, 1, 1, 1, 1]
    samples = result["sheets"][0]["samples"]
    assert samples["new"] == [{"row": 6, "cells": {"code": "C", "name": "丙", "rank": ""}}]
    changed = samples["changed"][0]
    assert changed["row"] == 4
    assert [(entry["field"], entry["old"], entry["new"]) for entry in changed["diff"]] == [("name", "甲", "甲改")]
    assert {(entry["row"], entry["column"]) for entry in samples["rejected"]} == {(7, "职务名称"), (7, "职级")}
    assert read_sheet((await client.send("GET", result["errorFileUrl"])).content)[3][4] == 7.0
    assert await stored(client) == {"A": ("甲", "1"), "B": ("乙", "1")}


async def test_a_run_does_what_the_check_said_and_undo_puts_everything_back(client: Client) -> None:
    await client.result("POST", f"{PATH}/add", json={"code": "A", "name": "甲", "rank": "1"})
    before = await stored(client)
    rows = [["A", "甲改", "中层", ""], ["C", "丙", "高层", ""], ["D", "", "高层", ""]]
    checked = await check(client, rows, mode="upsert", keys=["code"])
    task = await run(client, checked)
    result = task["result"]
    assert (result["totalCount"], result["successCount"], result["errorCount"]) == (3, 2, 1)
    assert result["fileUrl"] and result["act"]
    assert set(await stored(client)) == {"A", "C"} and (await stored(client))["A"][0] == "甲改"
    assert (await undo(client, task))["result"] == {"done": 2, "refused": []}
    assert await stored(client) == before
    assert (await undo(client, task))["result"]["done"] == 0 or await stored(client) == before


async def test_undo_leaves_rows_alone_that_were_changed_since(client: Client) -> None:
    task = await run(client, await check(client, [["A", "甲", "高层", ""], ["B", "乙", "高层", ""]]))
    row = (await client.result("GET", f"{PATH}/list", params={"code": "B"}))["records"][0]
    await client.result("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "乙改"})
    result = (await undo(client, task))["result"]
    assert result["done"] == 1
    assert [(entry["id"], entry["name"]) for entry in result["refused"]] == [(row["id"], "乙改")]
    assert set(await stored(client)) == {"B"}


async def test_twice_in_the_file_and_ambiguous_keys_are_refused(client: Client) -> None:
    for code in ("A", "B"):
        await client.result("POST", f"{PATH}/add", json={"code": code, "name": "同名", "rank": "1"})
    rows = [["X", "同名", "高层", ""], ["Y", "新", "高层", ""], ["Z", "新", "高层", ""]]
    result = (await check(client, rows, mode="upsert", keys=["name"]))["result"]
    assert (result["new"], result["changed"], result["rejected"]) == (1, 0, 2)
    reasons = [entry["reason"] for entry in result["sheets"][0]["samples"]["rejected"]]
    assert "多条" in reasons[0] and "重复" in reasons[1]


@pytest.mark.parametrize(
    ("choice", "field"),
    [
        ({"mode": "upsert"}, "keys"),
        ({"mode": "upsert", "keys": ["rank2"]}, "mapping.rank2"),
        ({"mapping": {"编号": "nope"}}, "mapping.nope"),
        ({"mapping": {"编号": "code"}, "mode": "upsert", "keys": ["name"]}, "keys"),
        ({"headerRow": 0}, "headerRow"),
        ({"mode": "replace"}, "mode"),
    ],
)
async def test_choices_that_make_no_sense_are_refused_at_once(
    client: Client, choice: dict[str, Any], field: str
) -> None:
    file = await read(client, [["A", "甲", "", ""]])
    body = {"fileId": file["fileId"], "mapping": MAPPING, **choice}
    answer = await client.call("POST", f"{PATH}/importCheck", json=body)
    assert field in answer["fields"], answer


async def test_a_file_is_its_tenants_alone_and_steps_cannot_be_skipped(client: Client, sign_in: Any) -> None:
    from tests.kit.people import create_organisation

    file = await read(client, [["A", "甲", "", ""]])
    stranger = await sign_in((await create_organisation()).admin)
    body = {"fileId": file["fileId"], "mapping": MAPPING}
    assert (await stranger.call("POST", f"{PATH}/importCheck", json=body))["id"] == "sheet.gone"
    for bad in ("../../etc/passwd", "x" * 32, ""):
        assert (await client.send("POST", f"{PATH}/importCheck", json=body | {"fileId": bad})).status_code == 404
    started = await client.result("POST", f"{PATH}/importCheck", json=body)
    assert (await client.call("POST", f"{PATH}/importRun", json=started))["id"] == "import.unchecked"
    assert (await stranger.send("POST", f"{PATH}/importRun", json=started)).status_code == 404
    answer = await client.call("POST", "/sys/task/undoImport", json={"id": started["taskId"]})
    assert answer["id"] == "import.undo"


async def test_values_for_every_row_and_all_or_nothing_in_the_one_shot_call(client: Client) -> None:
    async def upload(rows: list[list[Any]], **options: str) -> dict[str, Any]:
        content = sheet_bytes(("职务编码", "职务名称"), rows)
        return await client.call("POST", f"{PATH}/importExcel", files={"files[]": ("a.xlsx", content)}, data=options)

    strict = await upload([["A", "甲"], ["bad code!", "乙"]], validateStatus="1")
    assert strict["code"] == 201
    assert (strict["result"]["successCount"], strict["result"]["errorCount"]) == (0, 1)
    assert await stored(client) == {}
    assert (await upload([["A", "甲"]], foreignKeys="rank=中层", validateStatus="1"))["code"] == 200
    assert (await upload([["B", "乙"]], foreignKeys='{"rank": "1"}'))["code"] == 200
    wrong = await upload([["C", "丙"]], foreignKeys="nope=1")
    assert set(wrong["fields"]) == {"mapping.nope"}
    assert set(await stored(client)) == {"A", "B"} and (await stored(client))["B"] == ("乙", "1")


async def test_imported_accounts_have_no_password_and_keep_names_apart(client: Client) -> None:
    taken = client.organisation.admin.username  # type: ignore[attr-defined]
    base = f"imp{client.organisation.id % 1_000_000}"  # type: ignore[attr-defined]
    rows = [[f"{base}a", "甲一"], [taken, "乙一"], [f"{base.upper()}A", "丙一"]]
    content = sheet_bytes(("用户账号", "真实姓名"), rows)
    answer = await client.call("POST", "/sys/user/importExcel", files={"file": ("用户.xlsx", content)})
    assert (answer["result"]["successCount"], answer["result"]["errorCount"]) == (1, 2), answer
    for password in ("!", "", "Guanjia@2026"):
        login = await client.call("POST", "/sys/login", json={"username": f"{base}a", "password": password})
        assert not login["success"]
    task = await Task.filter(tenant_id=client.organisation.id, kind="import").order_by("-id").first()  # type: ignore[attr-defined]
    assert task is not None
    assert (await undo(client, {"id": str(task.id)}))["result"] == {"done": 1, "refused": []}
    assert (await client.result("GET", "/sys/user/list", params={"username": f"{base}a"}))["total"] == 0

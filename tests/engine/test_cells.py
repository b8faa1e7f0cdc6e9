"""Cells of a grid: many edits in one act, each cell against what its client saw, each row by the engine's own rules."""

import asyncio
from typing import Any

import pytest

from server.kit.database import pool
from tests.kit.client import Client

PATH = "/sys/position"


async def add(client: Client, code: str, **values: Any) -> dict[str, Any]:
    body = {"code": code, "name": f"职务{code}", "rank": "1", **values}
    return dict(await client.result("POST", f"{PATH}/add", json=body))


def edit(row: dict[str, Any], key: str, value: Any, old: Any = ...) -> dict[str, Any]:
    return {"id": row["id"], "key": key, "old": row[key] if old is ... else old, "value": value}


async def save(client: Client, *edits: dict[str, Any], **more: Any) -> dict[str, Any]:
    return dict(await client.result("POST", f"{PATH}/cells", json={"edits": list(edits), **more}))


async def read(client: Client, row: dict[str, Any]) -> dict[str, Any]:
    return dict(await client.result("GET", f"{PATH}/queryById", params={"id": row["id"]}))


async def test_cells_of_several_rows_are_saved_in_one_act_that_can_be_undone(positions: Client) -> None:
    first, second = await add(positions, "C1"), await add(positions, "C2")
    edits = [edit(first, "name", "甲"), edit(first, "rank", "3"), edit(second, "name", " 乙 ")]
    response = await positions.send("POST", f"{PATH}/cells", json={"edits": edits})
    result = response.json()["result"]
    assert [(entry["key"], entry["rowVersion"], entry["value"]) for entry in result["done"]] == [
        ("name", 2, "甲"),
        ("rank", 2, "3"),
        ("name", 2, "乙"),
    ]
    trail = await positions.result("GET", "/sys/audit/list", params={"table": "sys/position", "rowId": first["id"]})
    assert {(line["field"], line["old"], line["new"]) for line in trail[0]["diff"]} == {
        ("name", first["name"], "甲"),
        ("rank", "1", "3"),
    }
    undone = await positions.result("POST", "/sys/audit/undo", json={"act": response.headers["X-Act"]})
    assert undone == {"done": 2, "refused": []}
    assert (await read(positions, first))["name"] == first["name"]
    assert (await read(positions, second))["name"] == second["name"]


async def test_only_the_cell_that_somebody_else_changed_clashes_and_it_says_who_and_when(positions: Client) -> None:
    row = await add(positions, "C3")
    await positions.result("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "先来"})
    result = await save(positions, edit(row, "name", "后到"), edit(row, "rank", "5"))
    (clash,) = result["clashes"]
    assert (clash["key"], clash["mine"], clash["theirs"]) == ("name", "后到", "先来")
    assert clash["by"] and clash["at"]
    assert [entry["key"] for entry in result["done"]] == ["rank"]
    stored = await read(positions, row)
    assert (stored["name"], stored["rank"]) == ("先来", "5")


async def test_a_cell_that_holds_the_wanted_value_already_is_fine_and_writes_nothing(positions: Client) -> None:
    row = await add(positions, "C4", name="已是")
    response = await positions.send("POST", f"{PATH}/cells", json={"edits": [edit(row, "name", "已是", old="别的")]})
    result = response.json()["result"]
    assert [(entry["key"], entry["rowVersion"]) for entry in result["done"]] == [("name", 1)]
    assert result["clashes"] == [] and "X-Act" not in response.headers


async def test_a_wrong_cell_refuses_its_row_whole_and_leaves_the_others(positions: Client) -> None:
    bad, good = await add(positions, "C5"), await add(positions, "C6")
    result = await save(positions, edit(bad, "name", "写不进"), edit(bad, "rank", "none"), edit(good, "rank", "2"))
    assert [(entry["id"], entry["key"]) for entry in result["refused"]] == [(bad["id"], "rank")]
    assert result["refused"][0]["reason"]
    assert [entry["id"] for entry in result["done"]] == [good["id"]]
    assert (await read(positions, bad))["name"] == bad["name"]


async def test_a_code_taken_by_another_row_is_told_at_its_cell_of_a_new_row(positions: Client) -> None:
    taken = await add(positions, "C7")
    inserts = [
        {"tempId": "t1", "values": {"code": "C8", "name": "新一", "rank": "1"}},
        {"tempId": "t2", "values": {"code": taken["code"], "name": "新二", "rank": "1"}},
        {"tempId": "t3", "values": {"code": "C9", "rank": "1"}},
    ]
    result = await save(positions, inserts=inserts)
    assert set(result["ids"]) == {"t1"}
    assert {(entry["id"], entry["key"]) for entry in result["refused"]} == {("t2", "code"), ("t3", "name")}
    assert (await read(positions, {"id": result["ids"]["t1"]}))["name"] == "新一"
    stored = await pool().fetchval(
        "SELECT count(*) FROM sys_position WHERE name = '新二' AND tenant_id = $1", tenant(positions)
    )
    assert stored == 0


def tenant(client: Any) -> int:
    return int(client.organisation.id)


async def test_rows_are_deleted_and_their_code_is_free_in_the_same_call(positions: Client) -> None:
    row = await add(positions, "C10")
    values = {"code": "C10", "name": "接着用", "rank": "1"}
    result = await save(positions, removes=[row["id"]], inserts=[{"tempId": "n", "values": values}])
    assert result["refused"] == [] and set(result["ids"]) == {"n"}
    again = await save(positions, edit(row, "name", "晚了"), removes=[row["id"]])
    assert [entry["error"] for entry in again["refused"]] == ["row.missing"] * 2


async def test_what_a_refused_row_wrote_before_it_failed_leaves_no_trace(positions: Client) -> None:
    from server.engine import hooks

    async def fail_late(work: Any, row: Any, actor: Any) -> None:
        work.emit("list/sys/position", "resync", {})
        if row.name == "坏":
            raise hooks_error()

    row, good = await add(positions, "C11"), await add(positions, "C12")
    before = hooks.hooks_of("sys/position")
    hooks._hooks["sys/position"] = hooks.Hooks(after=hooks.After(edit=fail_late))
    try:
        result = await save(positions, edit(row, "name", "坏"), edit(good, "name", "好"))
    finally:
        hooks._hooks["sys/position"] = before
    assert [entry["id"] for entry in result["refused"]] == [row["id"]]
    assert (await read(positions, row))["name"] == row["name"]
    assert (await read(positions, good))["name"] == "好"
    lines = await positions.result("GET", "/sys/audit/list", params={"table": "sys/position", "rowId": row["id"]})
    assert [line["action"] for line in lines] == ["add"]


def hooks_error() -> Exception:
    from schema.kit.errors import Conflict

    return Conflict("不行 | No")


async def test_two_who_write_different_cells_of_a_row_at_once_both_get_in(positions: Client) -> None:
    row = await add(positions, "C13")
    both = await asyncio.gather(
        *(save(positions, edit(row, key, value)) for key, value in (("name", "同时"), ("rank", "4"))),
    )
    assert all(result["clashes"] == [] and result["refused"] == [] for result in both)
    stored = await read(positions, row)
    assert (stored["name"], stored["rank"]) == ("同时", "4")


async def test_two_who_write_the_same_cell_at_once_one_clashes(positions: Client) -> None:
    row = await add(positions, "C14")
    both = await asyncio.gather(*(save(positions, edit(row, "name", name)) for name in ("子", "丑", "寅")))
    assert sorted(len(result["clashes"]) for result in both) == [0, 1, 1], both
    stored = (await read(positions, row))["name"]
    assert {clash["theirs"] for result in both for clash in result["clashes"]} <= {"子", "丑", "寅"}
    assert [result["done"][0]["value"] for result in both if result["done"]] == [stored]


async def test_each_part_of_a_call_needs_its_right(positions: Client, sign_in: Any) -> None:
    row = await add(positions, "C15")
    organisation = positions.organisation  # type: ignore[attr-defined]
    editor = await sign_in(await organisation.hire("sys:position:list", "sys:position:edit"))
    reader = await sign_in(await organisation.hire("sys:position:list", "sys:position:add", "sys:position:delete"))
    assert (await save(editor, edit(row, "name", "可以")))["done"]
    inserts = [{"tempId": "n", "values": {"code": "C16", "name": "新"}}]
    for body in ({"inserts": inserts}, {"removes": [row["id"]]}):
        assert (await editor.send("POST", f"{PATH}/cells", json=body)).status_code == 403
    assert (await reader.send("POST", f"{PATH}/cells", json={"edits": [edit(row, "name", "不行")]})).status_code == 403
    assert (await read(positions, row))["name"] == "可以"


async def test_another_organisation_cannot_reach_the_rows(positions: Client, organisation: Any, sign_in: Any) -> None:
    row = await add(positions, "C17")
    stranger = await sign_in(organisation.admin)
    result = await save(stranger, edit(row, "name", "偷"), removes=[row["id"]])
    assert result["done"] == [] and {entry["error"] for entry in result["refused"]} == {"row.missing"}
    assert (await read(positions, row))["name"] == row["name"]


@pytest.mark.parametrize("key", ["createBy", "rowVersion", "nothing"])
async def test_a_field_that_nobody_may_set_is_refused_not_skipped(positions: Client, key: str) -> None:
    row = await add(positions, f"C18{key}"[:20])
    result = await save(positions, edit(row, key, "x", old=row.get(key)))
    assert [(entry["key"], entry["error"]) for entry in result["refused"]] == [(key, "field.locked")]


async def test_more_than_five_thousand_cells_are_refused_before_anything_is_written(positions: Client) -> None:
    row = await add(positions, "C19")
    edits = [edit(row, "name", f"名{n}") for n in range(4999)]
    body = {"edits": edits, "removes": ["1", "2"]}
    answer = await positions.call("POST", f"{PATH}/cells", json=body)
    assert answer["id"] == "batch.large"
    assert (await read(positions, row))["rowVersion"] == 1
    result = await save(positions, *edits)
    assert [entry["value"] for entry in result["done"]] == ["名4998"]


async def test_a_row_that_is_sent_again_after_a_lost_answer_is_made_once(positions: Client) -> None:
    new = {"tempId": "new-lost-1", "values": {"code": "CX1", "name": "断线", "rank": "1"}}
    first, second = await asyncio.gather(
        save(positions, inserts=[new], once=True), save(positions, inserts=[new], once=True)
    )
    again = await save(positions, inserts=[new], once=True)
    assert first["ids"] == second["ids"] == again["ids"] and list(again["ids"]) == ["new-lost-1"]
    assert not (first["refused"] or second["refused"] or again["refused"])
    found = await positions.result("GET", f"{PATH}/list", params={"name": "断线"})
    assert [row["id"] for row in found["records"]] == [again["ids"]["new-lost-1"]]


async def test_a_row_that_was_refused_may_be_sent_again_mended(positions: Client) -> None:
    await add(positions, "CX2")
    taken: dict[str, Any] = {"tempId": "new-lost-2", "values": {"code": "CX2", "name": "重号", "rank": "1"}}
    assert [entry["key"] for entry in (await save(positions, inserts=[taken], once=True))["refused"]] == ["code"]
    mended = {**taken, "values": {**taken["values"], "code": "CX3"}}
    assert list((await save(positions, inserts=[mended], once=True))["ids"]) == ["new-lost-2"]

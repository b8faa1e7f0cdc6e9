"""Sub-tables of a form that is built: lines that are edited, read, exported and imported with their row, and kept with it."""

from io import BytesIO
from typing import Any

import pytest
from python_calamine import CalamineWorkbook

from schema.domains import registry
from tests.contract import test_resources
from tests.contract.conftest import powerless, sampler, stranger
from tests.contract.sample import Sampler
from tests.kit.people import create_organisation
from tests.online.conftest import FIELD, FORM, REPAIR, TABLE, Builder, Flow, SignIn, Workshop, field
from tests.workers.sheets import sheet_bytes

__all__ = ["powerless", "sampler", "stranger"]

PARTS: dict[str, Any] = {"code": "parts", "title": "配件", "titleEn": "Parts"}
FIELDS = (
    field("place", required=True, single=True),
    field("cost", "money"),
    field("part", required=True, tableCode="parts"),
    field("pieces", "int", tableCode="parts", least=1),
    field("grade", "options", options="a=甲\nb=乙", tableCode="parts"),
)
WITH_PARTS = Flow(REPAIR.states, REPAIR.steps, [PARTS])


async def build(workshop: Workshop) -> tuple[str, str, str]:
    """(id, path, path of the lines)."""
    row_id, path = await workshop.build("repair", FIELDS, WITH_PARTS)
    return row_id, path, await workshop.lines_of(row_id, "parts")


async def add(workshop: Workshop, path: str, lines: str, *parts: dict[str, Any]) -> dict[str, Any]:
    body = {"place": "泵房", "cost": "9", "children": {lines: list(parts)}}
    made = await workshop.client.result("POST", f"/{path}/add", json=body)
    return await read(workshop, path, made["id"])


async def read(workshop: Workshop, path: str, row_id: str) -> dict[str, Any]:
    return dict(await workshop.client.result("GET", f"/{path}/queryById", params={"id": row_id, "children": 1}))


async def test_lines_are_saved_with_their_row_and_told_with_it(workshop: Workshop) -> None:
    _, path, lines = await build(workshop)
    row = await add(workshop, path, lines, {"part": "阀门", "pieces": 2, "grade": "b"}, {"part": "密封圈"})
    first, second = row["children"][lines]
    assert (first["part"], first["pieces"], first["grade_dictText"], second["part"]) == ("阀门", 2, "乙", "密封圈")
    change = [
        {"id": first["id"], "rowVersion": first["rowVersion"], "pieces": 3},
        {"id": second["id"], "deleted": True},
        {"part": "螺栓"},
    ]
    body = {"id": row["id"], "rowVersion": row["rowVersion"], "children": {lines: change}}
    await workshop.client.result("PUT", f"/{path}/edit", json=body)
    after = await read(workshop, path, row["id"])
    assert [(one["part"], one["pieces"]) for one in after["children"][lines]] == [("阀门", 3), ("螺栓", None)]


async def test_a_line_that_breaks_its_rules_is_refused_at_its_cell(workshop: Workshop) -> None:
    _, path, lines = await build(workshop)
    body = {"place": "泵房", "children": {lines: [{"part": "阀门"}, {"pieces": 0, "grade": "c"}]}}
    refused = await workshop.client.call("POST", f"/{path}/add", json=body)
    assert set(refused["fields"]) == {f"children.{lines}.1.part", f"children.{lines}.1.pieces"}
    assert (await workshop.client.result("GET", f"/{path}/list"))["total"] == 0


async def test_a_settled_row_keeps_its_lines_on_every_way_to_them(workshop: Workshop) -> None:
    _, path, lines = await build(workshop)
    row = await add(workshop, path, lines, {"part": "阀门"}, {"part": "旧阀门"})
    line, old = row["children"][lines]
    await workshop.client.result("DELETE", f"/{lines}/delete", params={"id": old["id"]})
    for code in ("begin", "finish"):
        answer = await workshop.take(path, code, await workshop.row(path, row["id"]))
        assert answer["success"], answer
    done = await workshop.row(path, row["id"])
    one = {"id": line["id"], "rowVersion": line["rowVersion"], "pieces": 5}
    whole = {"id": row["id"], "rowVersion": done["rowVersion"], "children": {lines: [one]}}
    cell = {"id": line["id"], "version": line["rowVersion"], "values": {"pieces": 5}}
    for method, call, options in (
        ("PUT", f"/{path}/edit", {"json": whole}),
        ("PUT", f"/{lines}/edit", {"json": one}),
        ("POST", f"/{lines}/add", {"json": {"mainId": row["id"], "part": "新的"}}),
        ("DELETE", f"/{lines}/delete", {"params": {"id": line["id"]}}),
    ):
        refused = await workshop.client.call(method, call, **options)
        assert (refused["code"], refused["id"]) == (409, "row.settled"), (call, refused)
        assert "状态done" in refused["message"]
    for call, body in (
        ("batchEdit", {"ids": [line["id"]], "values": {"pieces": 5}}),
        ("batchDelete", {"ids": [line["id"]]}),
        ("restore", {"ids": [old["id"]]}),
        ("cells", {"rows": [cell]}),
    ):
        await workshop.client.call("POST", f"/{lines}/{call}", json=body)
    [kept] = (await read(workshop, path, row["id"]))["children"][lines]
    assert (kept["id"], kept["rowVersion"], kept["pieces"]) == (line["id"], line["rowVersion"], None)
    assert (await workshop.take(path, "reopen", done, reason="漏水"))["success"]
    assert (await workshop.client.call("PUT", f"/{lines}/edit", json=one))["success"]


async def test_lines_come_from_a_sheet_but_not_for_a_settled_row(workshop: Workshop) -> None:
    _, path, lines = await build(workshop)
    row = await add(workshop, path, lines, {"part": "阀门"})
    titles = ["设备巡检", "字段part", "字段pieces"]
    first = {"file": ("配件.xlsx", sheet_bytes(titles, [["泵房", "密封圈", 2]]))}
    loaded = await workshop.client.call("POST", f"/{lines}/importExcel", files=first)
    assert loaded["success"], loaded
    assert sorted(one["part"] for one in (await read(workshop, path, row["id"]))["children"][lines]) == [
        "密封圈",
        "阀门",
    ]
    for code in ("begin", "finish"):
        await workshop.take(path, code, await workshop.row(path, row["id"]))
    second = {"file": ("配件.xlsx", sheet_bytes(titles, [["泵房", "螺栓", 1]]))}
    await workshop.client.call("POST", f"/{lines}/importExcel", files=second)
    assert (await workshop.client.result("GET", f"/{lines}/list"))["total"] == 2
    answer = await workshop.client.send("GET", f"/{path}/exportXls")
    assert answer.status_code == 200 and "配件" in CalamineWorkbook.from_filelike(BytesIO(answer.content)).sheet_names


async def test_lines_go_and_come_back_with_their_row(workshop: Workshop) -> None:
    _, path, lines = await build(workshop)
    row = await add(workshop, path, lines, {"part": "阀门"})
    await workshop.client.result("DELETE", f"/{path}/delete", params={"id": row["id"]})
    assert (await workshop.client.result("GET", f"/{lines}/list"))["total"] == 0
    assert (await workshop.client.result("POST", f"/{path}/restore", json={"ids": [row["id"]]}))["done"] == 1
    assert [one["part"] for one in (await read(workshop, path, row["id"]))["children"][lines]] == ["阀门"]


async def test_lines_have_rights_of_their_own_and_are_nobodys_elsewhere(workshop: Workshop, sign_in: SignIn) -> None:
    _, path, lines = await build(workshop)
    row = await add(workshop, path, lines, {"part": "阀门"})
    codes = [name.replace("/", ":") for name in (path, lines)]
    clerk = await sign_in(await workshop.organisation.hire(f"{codes[0]}:list", f"{codes[0]}:edit", f"{codes[1]}:list"))
    version = {"id": row["id"], "rowVersion": row["rowVersion"]}
    body = {**version, "children": {lines: [{"part": "新的"}]}}
    refused = await clerk.call("PUT", f"/{path}/edit", json=body)
    assert (refused["code"], refused["result"]) == (403, {"needs": f"{codes[1]}:add"})
    grants = await workshop.client.result("GET", "/sys/permission/getUserPermissionByToken")
    assert f"{codes[1]}:add" in str(grants["menu"])
    abroad = await sign_in((await create_organisation("别家")).admin)
    assert (await abroad.send("GET", f"/{lines}/list")).status_code == 404


async def test_a_new_field_of_lines_and_a_removed_sub_table_move_no_data(workshop: Workshop) -> None:
    row_id, path, lines = await build(workshop)
    row = await add(workshop, path, lines, {"part": "阀门"})
    await workshop.edit_fields(row_id, {"sortOrder": 9, **field("maker", tableCode="parts")})
    told = await workshop.client.result("GET", f"{FORM}/changes", params={"id": row_id})
    assert [one["code"] for one in told["changes"]] == ["add"]
    await workshop.publish(row_id)
    [line] = (await read(workshop, path, row["id"]))["children"][lines]
    change = {"id": line["id"], "rowVersion": line["rowVersion"], "maker": "东方"}
    assert (await workshop.client.result("PUT", f"/{lines}/edit", json=change))["maker"] == "东方"
    table = await workshop.part_of(row_id, TABLE, "parts")
    parts = [one for one in (await workshop.read(row_id))["children"][FIELD] if one["tableCode"] == "parts"]
    gone = {
        TABLE: [{"id": table["id"], "deleted": True}],
        FIELD: [{"id": one["id"], "deleted": True} for one in parts],
    }
    assert (await workshop.edit_parts(row_id, gone))["success"]
    told = await workshop.client.result("GET", f"{FORM}/changes", params={"id": row_id})
    assert [one["code"] for one in told["changes"]] == ["table"]
    await workshop.publish(row_id)
    assert not (await read(workshop, path, row["id"])).get("children")
    assert (await workshop.client.result("GET", f"/{lines}/list"))["total"] == 1
    assert (await workshop.client.send("POST", f"/{lines}/add", json={})).status_code == 404
    removed = await workshop.client.call("DELETE", f"/{path}/delete", params={"id": row["id"]})
    assert removed["success"], removed


@pytest.mark.parametrize(
    ("children", "key"),
    [
        ({TABLE: [{**PARTS, "code": "a b"}]}, f"children.{TABLE}.0.code"),
        ({TABLE: [{**PARTS, "title": "甲|乙"}]}, f"children.{TABLE}.0.title"),
        ({FIELD: [field("x", tableCode="nowhere")]}, f"children.{FIELD}.0.tableCode"),
        ({TABLE: [PARTS], FIELD: [field("mainId", tableCode="parts")]}, f"children.{FIELD}.0.name"),
    ],
)
async def test_what_no_sub_table_can_be_is_refused_at_its_cell(
    workshop: Workshop, children: dict[str, Any], key: str
) -> None:
    body = {"code": "x", "title": "甲", "titleEn": "A", "children": children}
    refused = await workshop.client.call("POST", f"{FORM}/add", json=body)
    assert (refused["success"], list(refused.get("fields") or {})) == (False, [key]), refused


async def test_a_sub_table_without_fields_is_not_published(workshop: Workshop) -> None:
    row = await workshop.draft("repair", [field("place")], Flow(tables=[PARTS]))
    step = {"id": row["id"], "version": row["rowVersion"]}
    refused = await workshop.client.call("POST", f"{FORM}/publish", json=step)
    assert (refused["code"], refused["id"]) == (409, "form.table")


@pytest.mark.parametrize(
    "promise",
    [
        test_resources.test_a_row_is_added_found_changed_and_deleted,
        test_resources.test_missing_and_impossible_input_is_told_at_the_field_and_nothing_is_written,
        test_resources.test_nobody_does_anything_without_the_right,
    ],
    ids=lambda promise: promise.__name__,
)
async def test_lines_keep_the_promises_of_every_resource(
    promise: Any, sampler: Sampler, powerless: Any, app: Any, request: pytest.FixtureRequest
) -> None:
    builder = Builder(sampler.tenant_id, sampler.client)
    row_id, _ = await builder.build(f"lines_{len(request.node.name)}", FIELDS, WITH_PARTS)
    path = await builder.lines_of(row_id, "parts")
    await sampler.client.result("GET", "/sys/engine/describe")
    given = {"resource": registry().require(path), "sampler": sampler, "powerless": powerless, "app": app}
    names = promise.__code__.co_varnames[: promise.__code__.co_argcount]
    await promise(**{name: given[name] for name in names})

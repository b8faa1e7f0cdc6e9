"""The import wizard with a workbook of several sheets: each is mapped, checked and run, and one undo takes all back."""

from io import BytesIO
from typing import Any

import pytest
from python_calamine import CalamineWorkbook

from schema.system.dictionary import Dict, DictItem
from server.sandbox.jobs.book import Column, Page
from server.sandbox.jobs.book_xlsx import write_xlsx
from tests.kit.client import Client
from tests.workers.tasks import finish

PATH, CHILD = "/sys/dict", "sys/dictItem"
HEADS = ("字典编码", "叫法")
LINES = ("归谁", "标签", "数据值")
MAPPING = {"字典编码": "dictCode", "叫法": "dictName"}
JOINED = {"归谁": "dictId", "标签": "itemText", "数据值": "itemValue"}
Rows = list[list[Any]]


def book(lines: Rows, heads: Rows) -> bytes:
    """The sub-table stands first, under a name that tells nothing."""
    target = BytesIO()
    pages = [
        Page("明细", "", [Column(text) for text in LINES], lines),
        Page("总表", "", [Column(text) for text in HEADS], heads),
    ]
    write_xlsx(target, pages)
    return target.getvalue()


async def read(client: Client, content: bytes) -> dict[str, Any]:
    return dict(await client.result("POST", f"{PATH}/importRead", files={"file": ("字典.xlsx", content)}))


def choice(file: dict[str, Any], **table: Any) -> dict[str, Any]:
    lines, heads = file["sheets"]
    own = {"sheet": lines["name"], "headerRow": lines["headerRow"], "mapping": JOINED, **table}
    main = {"sheet": heads["name"], "headerRow": heads["headerRow"], "mapping": MAPPING}
    return {"fileId": file["fileId"], **main, "tables": {CHILD: own}}


async def check(client: Client, content: bytes, **table: Any) -> dict[str, Any]:
    body = choice(await read(client, content), **table)
    return await finish(client, await client.result("POST", f"{PATH}/importCheck", json=body))


async def run(client: Client, checked: dict[str, Any]) -> dict[str, Any]:
    return await finish(client, await client.result("POST", f"{PATH}/importRun", json={"taskId": checked["id"]}))


async def stored(client: Client) -> dict[str, list[str]]:
    tenant_id = client.organisation.id  # type: ignore[attr-defined]
    rows = await Dict.filter(tenant_id=tenant_id, del_flag=0, dict_code__startswith="W_")
    items = await DictItem.filter(dict_id__in=[row.id for row in rows], del_flag=0).order_by("item_value")
    return {row.dict_code: [item.item_value for item in items if item.dict_id == row.id] for row in rows}


FRUIT = [["W_fruit", "水果"], ["W_green", "蔬菜"]]
SORTS = [["W_fruit", "苹果", "1"], ["水果", "梨", "2"], ["W_green", "白菜", "1"]]


async def test_reading_shows_every_sheet_its_header_and_what_its_columns_would_be_in_each_table(client: Client) -> None:
    target = BytesIO()
    pages = [
        Page("数据字典", "", [Column("字典编码"), Column("字典名称")], FRUIT),
        Page("字典项", "", [Column("所属字典"), Column("数据值"), Column("标签")], SORTS),
    ]
    write_xlsx(target, pages)
    file = await read(client, target.getvalue())
    assert [(sheet["name"], sheet["headerRow"]) for sheet in file["sheets"]] == [("数据字典", 3), ("字典项", 3)]
    assert file["sheets"][0]["mappings"]["sys/dict"] == {"字典编码": "dictCode", "字典名称": "dictName"}
    assert file["sheets"][1]["mappings"][CHILD] == {"所属字典": "dictId", "数据值": "itemValue", "标签": None}
    (table,) = file["tables"]
    assert (table["path"], table["sheet"], table["parent"]) == (CHILD, "字典项", "dictId")
    assert {"key": "dictCode", "label": "字典编码"} in table["joins"]


async def test_both_sheets_are_checked_without_effect_run_and_taken_back_as_one(client: Client) -> None:
    checked = await check(client, book(SORTS, FRUIT))
    result = checked["result"]
    assert [(sheet["path"], sheet["new"], sheet["rejected"]) for sheet in result["sheets"]] == [
        ("sys/dict", 2, 0),
        (CHILD, 3, 0),
    ]
    assert (result["total"], result["new"]) == (5, 5) and await stored(client) == {}
    done = await run(client, checked)
    assert (done["result"]["successCount"], done["result"]["errorCount"]) == (5, 0)
    assert await stored(client) == {"W_fruit": ["1", "2"], "W_green": ["1"]}
    undone = await finish(client, await client.result("POST", "/sys/task/undoImport", json={"id": done["id"]}))
    assert undone["result"] == {"done": 5, "refused": []} and await stored(client) == {}


async def test_findings_name_their_sheet_row_and_column_and_the_error_file_has_a_sheet_each(client: Client) -> None:
    lines = [*SORTS, ["没有的", "甲", "1"], ["W_bad", "乙", "1"], ["W_green", "", "3"]]
    checked = await check(client, book(lines, [*FRUIT, ["W_bad", ""]]))
    heads, items = checked["result"]["sheets"]
    assert [(one["row"], one["column"]) for one in heads["samples"]["rejected"]] == [(6, "字典名称")]
    assert [(one["row"], one["column"]) for one in items["samples"]["rejected"]] == [
        (7, "所属字典"),
        (8, "所属字典"),
        (9, "名称"),
    ]
    content = (await client.send("GET", checked["result"]["errorFileUrl"])).content
    assert CalamineWorkbook.from_object(BytesIO(content)).sheet_names == ["数据字典", "字典项"]
    done = await run(client, checked)
    assert (done["result"]["successCount"], done["result"]["errorCount"]) == (5, 4)


async def test_rows_are_joined_by_the_chosen_key_of_the_parent_alone(client: Client) -> None:
    checked = await check(client, book(SORTS, FRUIT), join="dictCode")
    assert checked["result"]["sheets"][1]["rejected"] == 1  # 水果 is a name, no code
    await run(client, checked)
    assert await stored(client) == {"W_fruit": ["1"], "W_green": ["1"]}


async def test_a_sheet_that_is_not_chosen_is_not_read(client: Client) -> None:
    body = choice(await read(client, book(SORTS, FRUIT))) | {"tables": {}}
    checked = await finish(client, await client.result("POST", f"{PATH}/importCheck", json=body))
    assert [sheet["path"] for sheet in checked["result"]["sheets"]] == ["sys/dict"]
    await run(client, checked)
    assert await stored(client) == {"W_fruit": [], "W_green": []}


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ({"mapping": {"标签": "itemText"}}, "mapping"),
        ({"mapping": JOINED | {"标签": "nope"}}, "mapping.nope"),
        ({"join": "password"}, "join"),
        ({"headerRow": 0}, "headerRow"),
    ],
)
async def test_a_table_that_makes_no_sense_is_refused_at_once(
    client: Client, table: dict[str, Any], field: str
) -> None:
    body = choice(await read(client, book(SORTS, FRUIT)), **table)
    answer = await client.call("POST", f"{PATH}/importCheck", json=body)
    assert f"tables.{CHILD}.{field}" in answer["fields"], answer


async def test_the_sub_table_is_offered_and_taken_only_with_its_own_right(client: Client, sign_in: Any) -> None:
    person = await client.organisation.hire("sys:dict:list", "sys:dict:import")  # type: ignore[attr-defined]
    clerk = await sign_in(person)
    file = await read(clerk, book(SORTS, FRUIT))
    assert file["tables"] == []
    answer = await clerk.call("POST", f"{PATH}/importCheck", json=choice(file))
    assert f"tables.{CHILD}" in answer["fields"]
    foreign = await client.call("POST", "/sys/position/importCheck", json=choice(file))
    assert f"tables.{CHILD}" in foreign["fields"] or not foreign["success"]

"""A file with a list on one sheet and its sub-table on another is loaded in one act, and comes out as it went in."""

from io import BytesIO
from typing import Any

import pytest
from python_calamine import CalamineWorkbook

from schema.system.dictionary import Dict, DictItem
from schema.system.task import Task
from server.sandbox.jobs.book import Column, Page
from server.sandbox.jobs.book_xlsx import write_xlsx
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import create_organisation
from tests.workers.tasks import finish

DICTS = ("字典名称", "字典编码", "描述")
ITEMS = ("所属字典", "名称", "数据值")
Rows = list[list[Any]]


def book(dicts: Rows, items: Rows, head: tuple[str, ...] = ITEMS, name: str = "字典项") -> bytes:
    target = BytesIO()
    pages = [Page("数据字典", "", [Column(text) for text in DICTS], dicts)]
    write_xlsx(target, [*pages, Page(name, "", [Column(text) for text in head], items)])
    return target.getvalue()


async def load(client: Client, content: bytes, **options: str) -> dict[str, Any]:
    return await client.call("POST", "/sys/dict/importExcel", files={"files[]": ("字典.xlsx", content)}, data=options)


async def stored(client: Client) -> dict[str, list[str]]:
    """Dictionary code -> values of its items, of those that begin with "T_"."""
    tenant_id = client.organisation.id  # type: ignore[attr-defined]
    rows = await Dict.filter(tenant_id=tenant_id, del_flag=0, dict_code__startswith="T_")
    items = await DictItem.filter(dict_id__in=[row.id for row in rows], del_flag=0).order_by("item_value")
    return {row.dict_code: [item.item_value for item in items if item.dict_id == row.id] for row in rows}


def sheets(content: bytes) -> dict[str, Rows]:
    found_book = CalamineWorkbook.from_object(BytesIO(content))
    return {name: found_book.get_sheet_by_name(name).to_python() for name in found_book.sheet_names}


async def undo(client: Client) -> dict[str, Any]:
    tenant_id = client.organisation.id  # type: ignore[attr-defined]
    task = await Task.filter(tenant_id=tenant_id, kind="import").order_by("-id").first()
    assert task is not None
    started = await client.result("POST", "/sys/task/undoImport", json={"id": str(task.id)})
    return dict((await finish(client, started))["result"])


FRUIT = [["水果", "T_fruit", ""], ["蔬菜", "T_green", "地里的"]]
SORTS = [["T_fruit", "苹果", "1"], ["水果", "梨", "2"], ["T_green", "白菜", "1"]]


async def test_rows_of_both_sheets_are_loaded_and_joined_and_one_undo_takes_all_back(client: Client) -> None:
    answer = await load(client, book(FRUIT, SORTS))
    assert (answer["code"], answer["message"]) == (200, "共5行数据全部导入成功！")
    assert await stored(client) == {"T_fruit": ["1", "2"], "T_green": ["1"]}
    assert await undo(client) == {"done": 5, "refused": []}
    assert await stored(client) == {}


async def test_bad_rows_of_each_sheet_come_back_on_a_sheet_of_their_own(client: Client) -> None:
    bad = [*FRUIT, ["无码", "不行!", ""]]
    items = [*SORTS, ["没有的", "甲", "1"], ["T_fruit", "", "9"], ["T_green", "重", "1"]]
    answer = await load(client, book(bad, items))
    result = answer["result"]
    assert answer["success"] and answer["code"] == 201 and answer["message"] == "文件导入成功，但有错误。"
    assert (result["totalCount"], result["errorCount"], result["successCount"]) == (9, 4, 5)
    file = sheets((await client.send("GET", result["fileUrl"])).content)
    assert list(file) == ["数据字典", "字典项"]
    assert [row[3] for row in file["数据字典"][3:]] == [6.0]
    assert [row[3] for row in file["字典项"][3:]] == [7.0, 8.0, 9.0]
    assert "所属字典" in file["字典项"][3][4] and "名称: 必填" in file["字典项"][4][4]
    assert "文件中重复" in file["字典项"][5][4]
    assert await stored(client) == {"T_fruit": ["1", "2"], "T_green": ["1"]}


async def test_a_single_table_import_reads_the_first_sheet_only(client: Client) -> None:
    answer = await load(client, book(FRUIT, SORTS), isSingleTableImport="true")
    assert answer["message"] == "共2行数据全部导入成功！"
    assert await stored(client) == {"T_fruit": [], "T_green": []}


async def test_rows_of_a_single_sub_table_get_the_given_keys(client: Client) -> None:
    await load(client, book(FRUIT, []))
    row = await Dict.get(dict_code="T_green", tenant_id=client.organisation.id)  # type: ignore[attr-defined]
    target = BytesIO()
    write_xlsx(target, [Page("字典项", "", [Column("名称"), Column("数据值")], [["豆", "7"]])])
    keys = {"isSingleTableImport": "1", "foreignKeys": f'{{"dictId":"{row.id}"}}'}
    files = {"files[]": ("项.xlsx", target.getvalue())}
    await client.result("POST", "/sys/dictItem/importExcel", files=files, data=keys)
    assert (await stored(client))["T_green"] == ["7"]


@pytest.mark.parametrize("head", ["字典编码", "所属字典"])
async def test_the_named_key_of_the_parent_joins_and_nothing_else_does(client: Client, head: str) -> None:
    items = [["T_fruit", "苹果", "1"], ["水果", "梨", "2"]]
    answer = await load(client, book(FRUIT, items, (head, *ITEMS[1:])), foreignKeys="dictCode")
    assert (answer["code"], answer["result"]["errorCount"]) == (201, 1)
    assert (await stored(client))["T_fruit"] == ["1"]
    refused = await load(client, book(FRUIT, items), foreignKeys="password")
    assert set(refused["fields"]) == {"foreignKeys"}


async def test_a_strict_import_checks_both_sheets_before_it_writes_either(client: Client) -> None:
    answer = await load(client, book(FRUIT, [*SORTS, ["T_green", "重", "1"]]), validateStatus="1")
    assert (answer["code"], answer["result"]["errorCount"], answer["result"]["successCount"]) == (201, 1, 0)
    assert await stored(client) == {}
    assert (await load(client, book(FRUIT, SORTS), validateStatus="1"))["code"] == 200
    assert await stored(client) == {"T_fruit": ["1", "2"], "T_green": ["1"]}


async def test_the_sub_table_needs_its_own_right(client: Client, sign_in: Any) -> None:
    person = await client.organisation.hire("sys:dict:list", "sys:dict:import")  # type: ignore[attr-defined]
    clerk = await sign_in(person)
    assert not (await load(clerk, book(FRUIT, SORTS)))["success"]
    assert await stored(client) == {}
    assert (await load(clerk, book(FRUIT, SORTS), isSingleTableImport="true"))["success"]


async def test_what_is_exported_with_its_sub_table_is_imported_again_as_it_was(client: Client, sign_in: Any) -> None:
    await load(client, book(FRUIT, SORTS))
    before = await stored(client)
    response = await client.send("GET", "/sys/dict/exportXls", params={"dictCode": "T_*"})
    file = sheets(response.content)
    assert list(file) == ["数据字典", "字典项"] and file["字典项"][2][:3] == ["所属字典", "名称", "数据值"]
    assert [row[:3] for row in file["字典项"][3:]] == [
        ["T_fruit", "苹果", "1"],
        ["T_fruit", "梨", "2"],
        ["T_green", "白菜", "1"],
    ]
    other = await create_organisation()
    await add_dictionaries(other.id)
    there = await sign_in(other.admin)
    there.organisation = other
    assert (await load(there, response.content))["code"] == 200
    assert await stored(there) == before
    reader = await sign_in(await client.organisation.hire("sys:dict:list", "sys:dict:export"))  # type: ignore[attr-defined]
    assert list(sheets((await reader.send("GET", "/sys/dict/exportXls")).content)) == ["数据字典"]


async def test_rows_written_through_a_domain_s_hooks_are_joined_and_taken_back_too(client: Client) -> None:
    target = BytesIO()
    recipes = Page(
        "模板解析配置", "", [Column(t) for t in ("名称", "编码", "目标列表")], [["旧系统", "old", "sys/position"]]
    )
    lines = Page("Field maps", "", [Column(t) for t in ("所属模板", "列标题", "字段")], [["old", "岗位", "name"]])
    write_xlsx(target, [recipes, lines])
    path = "/sys/bTemplateParseConfigInfo"
    files = {"files[]": ("模板.xlsx", target.getvalue())}
    await client.result("POST", f"{path}/importExcel", files=files, data={"validateStatus": "1"})
    made = (await client.result("GET", f"{path}/list"))["records"][0]
    whole = await client.result("GET", f"{path}/queryById", params={"id": made["id"], "children": 1})
    assert [line["columnTitle"] for line in whole["children"]["sys/bFieldMapTemplateInfo"]] == ["岗位"]
    assert await undo(client) == {"done": 2, "refused": []}
    assert (await client.result("GET", f"{path}/list"))["total"] == 0

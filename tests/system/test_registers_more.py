"""Dictionary and category calls of the family, and the picture behind the login page."""

from datetime import timedelta
from typing import Any

import pytest_asyncio

from schema.kit.clock import today
from schema.kit.snowflake import next_id
from schema.system.festival import Festival
from server.kit.files import save_file
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

PICTURE = (
    b"BM" + (58).to_bytes(4, "little") + b"\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0" + b"\0" * 28
)


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def test_dictionaries_of_documents_have_a_path_of_their_own(client: Client) -> None:
    made = await client.result("POST", "/sys/dict/add", json={"dictName": "作业本", "dictCode": "work_book_kind"})
    item = {"dictId": made["id"], "itemText": "练习", "itemValue": "1", "status": "1"}
    await client.result("POST", "/sys/dictItem/add", json=item)
    items = await client.result("GET", "/bsfdoc/doc/sys/dict/getDictItems/work_book_kind")
    assert [(one["value"], one["text"], one["title"]) for one in items] == [("1", "练习", "练习")]


async def test_dictionaries_are_found_by_name_as_flat_nodes(client: Client) -> None:
    found = await client.result("GET", "/sys/dict/treeList", params={"dictName": "性别"})
    assert "sex" in [node["dictCode"] for node in found]
    assert all(node["key"] == node["id"] and "性别" in node["title"] == node["dictName"] for node in found)
    assert len(await client.result("GET", "/sys/dict/treeList")) > 20


async def test_options_are_searched_by_label_or_named_by_several_values(client: Client) -> None:
    assert [one["value"] for one in await client.result("GET", "/sys/dict/loadDict/sex", params={"keyword": "女"})] == [
        "2"
    ]
    both = await client.result("GET", "/sys/dict/loadDict/sex", params={"keyword": "1,2"})
    assert [one["value"] for one in both] == ["1", "2"]
    await client.result("POST", "/sys/position/add", json={"code": "P1", "name": "店长", "rank": "1"})
    await client.result("POST", "/sys/position/add", json={"code": "P2", "name": "前台", "rank": "1"})
    table = "/sys/dict/loadDict/sys_position,name,code"
    named = await client.result("GET", table, params={"keyword": "P1,P2,P9"})
    assert sorted(one["text"] for one in named) == ["前台", "店长"]


async def test_categories_are_read_for_several_parents_checked_and_listed(client: Client) -> None:
    top = await client.result("POST", "/sys/category/add", json={"name": "物品"})
    for name in ("桌子", "椅子"):
        await client.result("POST", "/sys/category/add", json={"name": name, "pid": top["id"]})
    several = await client.result("GET", "/sys/category/getChildListBatch", params={"parentIds": top["id"] + ","})
    assert several["total"] == 2 and {row["name"] for row in several["records"]} == {"桌子", "椅子"}
    everything = await client.result("GET", "/sys/category/loadAllData", params={"code": top["code"]})
    assert [one["text"] for one in everything] == ["桌子", "椅子"] and set(everything[0]) == {"value", "text", "title"}
    check = "/sys/category/checkCode"
    assert (await client.call("GET", check, params={"pid": top["id"], "code": "A01A09"}))["success"]
    assert (await client.call("GET", check, params={"pid": top["id"], "code": "B01"}))["id"] == "category.code"
    assert (await client.call("GET", check, params={"pid": top["id"], "code": "A01A01"}))["id"] == "category.taken"


async def test_the_picture_behind_the_login_page_needs_no_token_and_no_other_file_does(
    client: Client, sign_in: Any, organisation: Organisation
) -> None:
    shown = await save_file(organisation.admin, PICTURE, "灯笼.bmp", "festival")
    await save_file(organisation.admin, PICTURE + b"\0", "身份证.bmp", "temp")
    day = today() + timedelta(days=3)
    row = await Festival.create(
        id=next_id(),
        tenant_id=organisation.id,
        name="元宵",
        begin_day=day,
        end_day=day,
        kind="festival",
        images=shown.file_path,
        login_bg=True,
    )
    anybody = await sign_in()
    asked = {"params": {"date": day.isoformat()}, "headers": {"tenant-id": str(organisation.id)}}
    found = await anybody.result("GET", "/modules/sysFestival/queryByDate", **asked)
    assert found["images"] == f"public/festival/{row.id}/0"
    picture = await anybody.send("GET", f"/sys/common/static/{found['images']}")
    assert (picture.status_code, picture.content) == (200, PICTURE)
    for path in (
        f"public/festival/{row.id}/1",
        "public/festival/1/0",
        f"public/festival/{row.id}/-1",
        "public/festival/x/0",
    ):
        assert (await anybody.send("GET", f"/sys/common/static/{path}")).status_code == 404, path
    assert (await anybody.send("GET", f"/sys/common/static/{shown.file_path}")).status_code == 401
    await Festival.filter(id=row.id).update(login_bg=False)
    assert (await anybody.send("GET", f"/sys/common/static/{found['images']}")).status_code == 404


async def test_a_recipe_is_saved_with_its_columns_and_a_wrong_column_refuses_the_whole(
    sign_in: Any, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    path, lines = "/sys/bTemplateParseConfigInfo", "sys/bFieldMapTemplateInfo"
    body = {"name": "旧", "code": "old2", "target": "sys/position"}
    wrong = {**body, "children": {lines: [{"columnTitle": "编号", "field": "nothing"}]}}
    answer = await client.call("POST", f"{path}/add", json=wrong)
    assert set(answer["fields"]) == {f"children.{lines}.0.field"}
    assert (await client.result("GET", f"{path}/list"))["total"] == 0
    right = {**body, "children": {lines: [{"columnTitle": "编号", "field": "code"}]}}
    made = await client.result("POST", f"{path}/add", json=right)
    whole = await client.result("GET", f"{path}/queryById", params={"id": made["id"], "children": 1})
    assert [row["field"] for row in whole["children"][lines]] == ["code"]

"""Trees, dictionaries, regions, menu, organisations and jobs as a client of the family asks for them (wire contract 6.3, 7, 9, 12)."""

from typing import Any

import orjson
import pytest

from schema.kit.snowflake import next_id
from tests.family.conftest import refused
from tests.kit.client import Client
from tests.system.conftest import platform  # noqa: F401

NODE = {"key", "title", "name", "label", "value", "code", "leaf", "hasChildren", "parentId", "icon", "children"}


@pytest.fixture(scope="module")
def branch() -> dict[str, str]:
    """What the first test enters: names -> ids."""
    return {}


async def test_categories_are_entered_and_read_as_nodes(client: Client, branch: dict[str, str]) -> None:
    for name, above in (("家电", ""), ("电视", "家电"), ("冰箱", "家电"), ("液晶", "电视")):
        form = {"name": name, "pid": branch.get(above, "0"), "hasChild": None}
        branch[name] = (await client.result("POST", "/sys/category/add", json=form))["id"]
    roots = await client.result("GET", "/sys/category/loadTreeRoot", params={"async": "true", "pcode": "", "_t": "1"})
    root = next(node for node in roots if node["key"] == branch["家电"])
    assert set(root) >= NODE
    assert {root[name] for name in ("title", "name", "label")} == {"家电"}
    assert (root["leaf"], root["hasChildren"], root["parentId"]) == (False, True, "0")
    below = await client.result("GET", "/sys/category/loadTreeChildren", params={"pid": branch["家电"]})
    assert [(node["name"], node["leaf"]) for node in below] == [("电视", False), ("冰箱", True)]
    one = await client.result("GET", "/sys/category/loadOne", params={"field": "code", "val": root["code"]})
    assert (one["name"], one["hasChild"]) == ("家电", "1")


@pytest.mark.parametrize("name", ["pid", "parentId"])
async def test_tree_tables_unfold_with_parentid_and_condition(
    client: Client, branch: dict[str, str], name: str
) -> None:
    for path in ("/sys/category/childList", "/sys/category/list", "/sys/category/rootList"):
        asked = {name: branch["家电"], "pageSize": "50"}
        if path.endswith("/list") and name == "parentId":
            continue  # a plain list filters by the row's own field
        found = await client.result("GET", path, params=asked)
        rows = found if isinstance(found, list) else found["records"]
        assert {(row["name"], row["hasChildren"]) for row in rows} == {("电视", True), ("冰箱", False)}, path
        narrow = {**asked, "condition": orjson.dumps({"name": "冰箱"}).decode()}
        found = await client.result("GET", path, params=narrow)
        rows = found if isinstance(found, list) else found["records"]
        assert [row["name"] for row in rows] == ["冰箱"], path
        await refused(client, "GET", path, params={**asked, "condition": "1=1"})
    top = await client.result("GET", "/sys/category/list", params={"pid": "0", "pageSize": "50"})
    assert "家电" in {row["name"] for row in top["records"]} and "电视" not in {row["name"] for row in top["records"]}


async def test_departments_and_menu_unfold_with_parentid_too(client: Client) -> None:
    top = await client.result("GET", "/sys/sysDepart/queryDepartTreeSync", params={"parentId": "0"})
    assert top and {"key", "value", "title", "isLeaf", "hasChildren"} <= set(top[0])
    form = {"departName": "工程部", "parentId": top[0]["id"], "orgCategory": "2", "fax": "", "departOrder": 1}
    made = (await client.result("POST", "/sys/sysDepart/add", json=form))["id"]
    below = await client.result("GET", "/sys/sysDepart/queryDepartTreeSync", params={"parentId": top[0]["id"]})
    assert [(node["id"], node["orgType"], node["hasChildren"]) for node in below if node["id"] == made] == [
        (made, "2", False)
    ]
    flat = await client.result("GET", "/sys/sysDepart/list", params={"parentId": "0"})
    assert made not in {row["id"] for row in flat["records"]} and flat["records"][0]["hasChildren"] is True


async def test_dictionary_trees_carry_all_three_names(client: Client, branch: dict[str, str]) -> None:
    asked = {
        "pid": branch["家电"],
        "pidField": "pid",
        "tableName": "sys_category",
        "text": "name",
        "code": "id",
        "hasChildField": "has_child",
        "condition": "",
    }
    nodes = await client.result("GET", "/sys/dict/loadTreeData", params=asked)
    assert {tuple(node[name] for name in ("title", "name", "label")) for node in nodes} == {
        ("电视",) * 3,
        ("冰箱",) * 3,
    }
    assert {(node["title"], node["leaf"], node["hasChildren"]) for node in nodes} == {
        ("电视", False, True),
        ("冰箱", True, False),
    }
    heads = await client.result("GET", "/sys/dict/treeList", params={"dictName": "性别"})
    assert {"key", "title", "name", "label", "dictCode"} <= set(heads[0])


async def test_labels_keep_their_places_and_unknown_keys_stand_for_themselves(
    client: Client, branch: dict[str, str]
) -> None:
    calls = [
        ("/sys/dict/loadDictItem/sex", "key", "2", "女"),
        ("/sys/dict/loadDictItem/sys_category,name,id", "key", branch["电视"], "电视"),
        ("/sys/category/loadDictItem", "ids", branch["电视"], "电视"),
        ("/sys/category/loadDictItem/", "ids", branch["电视"], "电视"),
    ]
    for path, name, known, label in calls:
        assert await client.result("GET", path, params={name: f"none,{known}"}) == ["none", label], path
        both = {name: f"none,{known}", "delNotExist": "true"}
        assert await client.result("GET", path, params=both) == [label], path


async def test_several_values_are_named_at_once_however_many(client: Client) -> None:
    keys = ",".join([*(str(next_id()) for _ in range(20)), "1", "2"])
    found = await client.result("GET", "/sys/dict/loadDict/sex", params={"keyword": keys, "pageSize": 10})
    assert [item["text"] for item in found] == ["男", "女"]
    assert (await client.call("GET", "/sys/dict/loadDict/sex", params={"keyword": ""}))["success"]


async def test_what_was_switched_off_is_not_offered_but_still_named(client: Client) -> None:
    head = await client.result("POST", "/sys/dict/add", json={"dictName": "线", "dictCode": "wire_off", "type": 0})
    for value, status in (("a", 1), ("b", 0)):
        item = {"dictId": head["id"], "itemText": f"项{value}", "itemValue": value, "sortOrder": 1, "status": status}
        await client.result("POST", "/sys/dictItem/add", json=item)
    page = await client.result("GET", "/sys/dictItem/list", params={"dictId": head["id"], "status": "0"})
    assert [(row["itemValue"], row["status"], row["status_dictText"]) for row in page["records"]] == [("b", 0, "停用")]
    await client.call("GET", "/sys/dict/refleshCache", params={"_t": "1"})
    everything = await client.result("GET", "/sys/dict/queryAllDictItems", params={"_t": "1"})
    assert [item["value"] for item in everything["wire_off"]] == ["a"]
    assert [item["value"] for item in await client.result("GET", "/sys/dict/getDictItems/wire_off")] == ["a", "b"]


async def test_a_region_stands_below_the_code_that_was_sent(client: Client) -> None:
    await client.result("POST", "/sys/region/add", json={"code": "W1", "name": "园区", "parentCode": ""})
    form = {"code": "W1A", "name": "一期", "parentCode": "W1", "level": 2}
    await client.result("POST", "/sys/region/add", json=form)
    below = await client.result("GET", "/sys/region/queryChildrenByParentCode", params={"parentCode": "W1"})
    assert [(node["code"], node["level"], node["hasChildren"]) for node in below] == [("W1A", 2, False)]
    bad = await client.call("POST", "/sys/region/add", json={"code": "W2", "name": "无", "parentCode": "none"})
    assert set(bad["fields"]) == {"parentCode"}
    assert [node["code"] for node in await client.result("GET", "/sys/region/queryTopLevelTree")] == ["W1"]


async def test_a_menu_entry_s_route_is_a_boolean_and_the_menu_s_a_text(platform: Client) -> None:  # noqa: F811
    form = {"name": "线上", "menuType": 0, "url": "wire/test", "route": False, "sortNo": 1.0, "parentId": None}
    more: dict[str, Any] = {"component": None, "perms": None, "hidden": False, "ruleFlag": 0, "permsType": "1"}
    made = await platform.result("POST", "/sys/permission/add", json={**form, **more})
    assert (made["route"], made["url"], made["component"]) == (False, "/wire/test", "layouts/RouteView")
    body = {**made, "route": True, "icon": "home"}
    assert (await platform.result("PUT", "/sys/permission/edit", json=body))["route"] is True
    menu = (await platform.result("GET", "/sys/permission/getUserPermissionByToken", params={"_t": "1"}))["menu"]

    def walk(items: list[dict[str, Any]]) -> None:
        for item in items:
            assert item["route"] in ("0", "1") and item["component"] and item["meta"]["title"], item
            walk(item.get("children", []))

    walk(menu)
    await platform.result("DELETE", "/sys/permission/delete", params={"id": made["id"]})


async def test_an_organisation_has_the_number_that_was_entered(platform: Client) -> None:  # noqa: F811
    number = 700_000 + next_id() % 100_000
    form = {"id": number, "name": "线上租户", "beginDate": "2026-01-01", "endDate": None, "status": 1}
    made = await platform.result("POST", "/sys/tenant/add", json=form)
    assert (made["id"], made["status"]) == (number, 1)
    page = await platform.result("GET", "/sys/tenant/list", params={"name": "线上租户"})
    assert [(row["id"], row["status"]) for row in page["records"]] == [(number, 1)]
    await platform.result("PUT", "/sys/tenant/edit", json={**page["records"][0], "name": "线上租户二"})
    several = await platform.result("GET", "/sys/tenant/queryList", params={"ids": str(number)})
    assert [(row["id"], row["name"], row["status"]) for row in several] == [(number, "线上租户二", 1)]
    await platform.result("DELETE", "/sys/tenant/delete", params={"id": number})


async def test_a_job_needs_no_name(client: Client) -> None:
    form = {"jobClassName": "cleanFiles", "cronExpression": "0 0 3 * * ? *", "parameter": None, "status": -1}
    names = [(await client.result("POST", "/sys/quartzJob/add", json=form))["name"] for _ in range(2)]
    assert names == ["清理过期导出文件", "清理过期导出文件 2"]
    page = await client.result("GET", "/sys/quartzJob/list", params={"jobClassName": "cleanFiles"})
    assert {row["status"] for row in page["records"]} == {-1}
    body = {**page["records"][0], "description": "改", "name": None}
    edited = await client.result("PUT", "/sys/quartzJob/edit", json=body)
    assert edited["description"] == "改" and edited["name"].startswith("清理过期导出文件")

"""Departments as trees, and the department that one works in."""

from typing import Any

import pytest_asyncio

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation


@pytest_asyncio.fixture(loop_scope="session")
async def house(sign_in, organisation: Organisation):  # type: ignore[no-untyped-def]
    """A client with departments: 总部 A01 > 工程部 A01A01 > 水电班 A01A01A01, and 分公司 A02."""
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    root = (await client.result("GET", "/sys/sysDepart/list"))["records"][0]
    ids = {"总部": root["id"]}
    for name, parent in (("工程部", "总部"), ("水电班", "工程部"), ("分公司", None)):
        body = {"departName": name, "parentId": ids.get(parent or ""), "orgCategory": "2"}
        ids[name] = (await client.result("POST", "/sys/sysDepart/add", json=body))["id"]
    client.ids = ids
    return client


async def test_the_tree_nests_all_departments(house: Client) -> None:
    tree = await house.result("GET", "/sys/sysDepart/queryTreeList")
    head = next(node for node in tree if node["title"] == "总部")
    assert head["key"] == head["value"] == head["id"] and head["parentId"] == "" and head["isLeaf"] is False
    team = head["children"][0]["children"][0]
    assert (team["departName"], team["orgCode"], team["isLeaf"], team["children"]) == (
        "水电班",
        "A01A01A01",
        True,
        None,
    )


async def test_levels_are_loaded_one_by_one(house: Client) -> None:
    ids = house.ids  # type: ignore[attr-defined]
    top = await house.result("GET", "/sys/sysDepart/queryDepartTreeSync")
    assert {node["title"] for node in top} == {"总部", "分公司"}
    below = await house.result("GET", "/sys/sysDepart/queryDepartTreeSync", params={"pid": ids["总部"]})
    assert [node["title"] for node in below] == ["工程部"]


async def test_the_id_tree_is_slim(house: Client) -> None:
    tree = await house.result("GET", "/sys/sysDepart/queryIdTree")
    assert set(tree[0]) == {"key", "value", "title", "isLeaf", "orgCode", "children"}


async def test_a_search_gives_flat_nodes_or_says_that_nothing_matches(house: Client) -> None:
    found = await house.result("GET", "/sys/sysDepart/searchBy", params={"keyWord": "班"})
    assert [node["departName"] for node in found] == ["水电班"]
    none = await house.call("GET", "/sys/sysDepart/searchBy", params={"keyWord": "没有"})
    assert none["success"] is False and none["message"] == "未查询匹配数据！"
    own = {"keyWord": "分公司", "myDeptSearch": "1"}
    assert (await house.call("GET", "/sys/sysDepart/searchBy", params=own))["success"] is False


async def test_my_departments_say_in_the_message_who_is_asking(
    house: Client, sign_in: Any, organisation: Organisation
) -> None:
    answer = await house.call("GET", "/sys/sysDepart/queryMyDeptTreeList")
    assert answer["message"] == "2" and [node["title"] for node in answer["result"]] == ["总部"]
    plain = await (await sign_in(await organisation.hire())).call("GET", "/sys/sysDepart/queryMyDeptTreeList")
    assert (plain["success"], plain["message"], plain["result"]) == (True, "1", None)


async def test_the_present_department_is_that_of_the_session(house: Client) -> None:
    assert (await house.result("GET", "/sys/sysDepart/getCurrentOrg"))["departName"] == "总部"


async def test_the_departments_above_are_listed_from_the_top(house: Client) -> None:
    ids = house.ids  # type: ignore[attr-defined]
    for params in ({"departId": ids["水电班"]}, {"orgCode": "A01A01A01"}):
        above = await house.result("GET", "/sys/sysDepart/queryAllParentId", params=params)
        assert above["parentIds"] == [ids["总部"], ids["工程部"]]
        assert above["parentMap"][ids["总部"]]["departName"] == "总部"


async def test_a_department_with_others_below_is_not_deleted_alone(house: Client) -> None:
    ids = house.ids  # type: ignore[attr-defined]
    refused = await house.send("DELETE", "/sys/sysDepart/delete", params={"id": ids["总部"], "alone": "true"})
    assert (refused.status_code, refused.json()["id"]) == (409, "row.referenced")
    await house.result("DELETE", "/sys/sysDepart/delete", params={"id": ids["水电班"]})

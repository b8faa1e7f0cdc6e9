"""The administrative divisions of the country: real, lazy, found by name or code, own to each organisation."""

from typing import Any

import pytest
import pytest_asyncio

from server.kit.database import pool
from tests.kit.client import Client
from tests.kit.people import Organisation

NODE = {"id", "key", "value", "title", "code", "name", "parentCode", "level", "leaf", "hasChild", "children"}


@pytest_asyncio.fixture(loop_scope="session")
async def anybody(platform: Client, sign_in: Any) -> Client:
    """Somebody of the first organisation without any right."""
    from tests.kit.people import make_user

    tenant_id = platform.actor.tenant_id  # type: ignore[attr-defined]
    code = await pool().fetchval("SELECT org_code FROM sys_depart WHERE tenant_id = $1 ORDER BY org_code", tenant_id)
    assert code == "A01"
    return await sign_in(await make_user(tenant_id, "无权限"))


async def test_the_country_has_31_provinces_and_each_says_that_there_is_more(anybody: Client) -> None:
    top = await anybody.result("GET", "/sys/region/queryTopLevelTree")
    assert len(top) == 31 and set(top[0]) >= NODE
    assert (top[0]["key"], top[0]["title"], top[0]["level"]) == ("110000", "北京市", 1)
    assert all(node["hasChild"] == "1" and node["leaf"] is False for node in top)


async def test_levels_are_loaded_one_by_one_down_to_the_county(anybody: Client) -> None:
    cities = await anybody.result("GET", "/sys/region/queryChildrenByParentCode", params={"parentCode": "330000"})
    assert [node["title"] for node in cities][:2] == ["杭州市", "宁波市"]
    counties = await anybody.result("GET", "/sys/region/queryChildrenByParentCode", params={"parentCode": "330100"})
    lake = next(node for node in counties if node["title"] == "西湖区")
    assert (lake["code"], lake["level"], lake["leaf"], lake["hasChild"]) == ("330106", 3, True, "0")


async def test_a_code_is_told_with_what_stands_above_it(anybody: Client) -> None:
    node = await anybody.result("GET", "/sys/region/queryByCode", params={"code": "330106"})
    assert [above["title"] for above in node["path"]] == ["浙江省", "杭州市"]
    missing = await anybody.send("GET", "/sys/region/queryByCode", params={"code": "999999"})
    assert missing.status_code == 200 and missing.json()["id"] == "region.missing"


async def test_a_search_is_flat_bounded_and_takes_no_pattern(anybody: Client) -> None:
    found = await anybody.result("GET", "/sys/region/searchBy", params={"keyWord": "朝阳"})
    assert {"110105", "220104"} <= {node["code"] for node in found} and len(found) <= 50
    assert next(node for node in found if node["code"] == "110105")["path"][0]["title"] == "北京市"
    for word in ("%", "_", "' OR 1=1 --", "没有这个地方"):
        answer = await anybody.call("GET", "/sys/region/searchBy", params={"keyWord": word})
        assert (answer["success"], answer["id"]) == (False, "region.none")


@pytest.mark.parametrize("call", ["queryTreeList", "queryIdTree"])
async def test_the_whole_tree_nests_and_can_be_cut_at_a_level(anybody: Client, call: str) -> None:
    tree = await anybody.result("GET", f"/sys/region/{call}")
    zhejiang = next(node for node in tree if node["value"] == "330000")
    hangzhou = zhejiang["children"][0]
    assert hangzhou["title"] == "杭州市" and hangzhou["children"][0]["children"] is None
    short = await anybody.result("GET", f"/sys/region/{call}", params={"level": 2})
    assert short[0]["children"][0]["children"] is None


async def test_a_division_is_added_below_another_changed_and_deleted(platform: Client) -> None:
    parent = await platform.result("GET", "/sys/region/queryByCode", params={"code": "330106"})
    body = {"parentId": parent["id"], "code": "330106001", "name": "北山街道"}
    made = await platform.result("POST", "/sys/region/add", json=body)
    assert (made["level"], made["parentCode"]) == (4, "330106")
    assert (await platform.result("GET", "/sys/region/queryByCode", params={"code": "330106"}))["hasChild"] == "1"
    again = await platform.call("POST", "/sys/region/add", json=body)
    assert again["success"] is False and "code" in again["fields"]
    changed = await platform.result("PUT", "/sys/region/edit", json={"id": made["id"], "name": "北山"})
    assert changed["name"] == "北山"
    kept = await platform.call("DELETE", "/sys/region/delete", params={"id": parent["id"]})
    assert kept["id"] == "row.referenced"
    await platform.result("DELETE", "/sys/region/delete", params={"id": made["id"]})


async def test_what_one_organisation_adds_no_other_sees(
    sign_in: Any, organisation: Organisation, anybody: Client
) -> None:
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/region/add", json={"code": "X1", "name": "园区"})
    assert [node["code"] for node in await client.result("GET", "/sys/region/queryTopLevelTree")] == ["X1"]
    assert (await anybody.call("GET", "/sys/region/queryByCode", params={"code": "X1"}))["id"] == "region.missing"
    assert (await anybody.send("POST", "/sys/region/add", json={"code": "X2", "name": "园区"})).status_code == 403

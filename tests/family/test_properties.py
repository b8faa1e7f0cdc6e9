"""The property dictionary and the long tail of lists, by the keys that a client of the family reads (wire contract 5, 8, 9, 12)."""

from typing import Any

import pytest

from tests.kit.client import Client
from tests.kit.people import Organisation

DICTIONARY = "/goose/gooseHouseDict"
KEYS: dict[str, str] = {
    "/sys/log/list": "logContent username userid ip costTime requestParam requestType requestUrl method logType logType_dictText"
    " operateType operateType_dictText createTime",
    "/sys/online/list": "id token username realname avatar birthday sex phone",
    "/sys/role/list": "id roleName roleCode description createBy createTime updateBy updateTime",
    "/sys/dict/list": "id type dictName dictCode description delFlag",
    "/sys/annountCement/list": "id titile msgContent startTime endTime sender priority msgCategory msgType sendStatus sendTime"
    " cancelTime delFlag userIds busType busId openType openPage msgAbstract dtTaskId createBy createTime priority_dictText",
    "/sys/sysAnnouncementSend/getMyAnnouncementSend": "id anntId userId titile msgContent sender priority readFlag sendTime"
    " msgCategory busId busType openType openPage bizSource msgAbstract pageNo pageSize",
}


@pytest.mark.parametrize("path", KEYS)
async def test_a_list_says_what_its_screen_reads(client: Client, path: str) -> None:
    if "nnou" in path:
        notice = {"titile": "键", "msgContent": "键", "priority": "L", "msgCategory": "1", "msgType": "ALL"}
        made = (await client.result("POST", "/sys/annountCement/add", json={**notice, "userIds": "", "busId": "9"}))[
            "id"
        ]
        await client.result("GET", "/sys/annountCement/doReleaseData", params={"id": made})
    if path == "/sys/log/list":
        await client.result("POST", "/sys/sysParam/add", json={"paramKey": "wire", "paramName": "线"})
    page = await client.result("GET", path, params={"pageNo": 1, "pageSize": 10, "_t": "1"})
    assert {"records", "total", "size", "current", "pages"} <= set(page)
    for row in page["records"]:
        assert set(KEYS[path].split()) <= set(row), set(KEYS[path].split()) - set(row)
    assert page["records"] or path == "/sys/log/list"


async def test_the_bell_gives_five_unread_of_each_kind_and_their_number(client: Client) -> None:
    bell = await client.result("GET", "/sys/annountCement/listByUser")
    assert {"anntMsgList", "anntMsgTotal", "sysMsgList", "sysMsgTotal"} <= set(bell)
    assert len(bell["anntMsgList"]) <= 5 and isinstance(bell["anntMsgTotal"], int)


async def test_every_role_is_named_for_choosers(client: Client) -> None:
    roles = await client.result("GET", "/sys/role/queryall")
    assert roles and {"id", "roleName", "roleCode", "description", "createTime"} <= set(roles[0])


async def test_who_has_no_session_any_more_is_out_already(sign_in: Any, house: Organisation) -> None:
    browser = await sign_in(await house.hire())
    for _ in range(2):
        answer = await browser.send("POST", "/sys/logout", json={})
        assert answer.status_code == 200 and answer.json()["success"] and answer.json()["message"]
    assert (await browser.send("GET", "/sys/loginfo")).status_code == 401
    expired = (await browser.send("GET", "/sys/permission/getUserPermissionByToken")).json()
    assert (expired["code"], expired["result"], expired["message"]) == (401, None, "Token失效，请重新登录")


async def test_houses_are_added_and_searched_as_a_tree(client: Client) -> None:
    community = await client.result("POST", "/rental/community/add", json={"name": "线上小区"})
    form = {"communityId": community["id"], "name": "1幢", "floors": 6}
    building = await client.result("POST", "/rental/building/add", json=form)
    body = {
        "communityId": community["id"],
        "buildingId": building["id"],
        "floor": 1,
        "totalFloor": 6,
        "houseNo": "101",
        "rentalMethod": "whole",
        "riyue": "1",
    }
    made = await client.result("POST", "/goose/gooseHouseDict/addHouse", json=body)
    for word in ("", "101"):
        top = await client.result("GET", "/goose/gooseHouseDict/queryTreeList", params={"sTree": word})
        found = next(node for node in top if node["title"] == "线上小区")
        assert {"key", "type", "riyue", "title", "children"} <= set(found) and found["type"] == "1"
        place = found["children"][0]["children"][0]
        assert (place["key"], place["type"], place["riyue"]) == (made["id"], "2", "1")
    assert await client.result("GET", "/goose/gooseHouseDict/queryTreeList", params={"sTree": "无此房"}) == []


async def test_a_room_that_a_word_finds_stays_below_its_house(client: Client) -> None:
    community = await client.result("POST", "/rental/community/add", json={"name": "分房小区"})
    form = {"communityId": community["id"], "name": "2幢", "floors": 6}
    building = await client.result("POST", "/rental/building/add", json=form)
    place = {"communityId": community["id"], "buildingId": building["id"], "floor": 2, "totalFloor": 6}
    body = {**place, "houseNo": "201", "rentalMethod": "sublease", "riyue": "2"}
    house = await client.result("POST", "/goose/gooseHouseDict/addHouse", json=body)
    for name in ("主卧", "次卧"):
        await client.result(
            "POST", "/rental/room/add", json={"houseId": house["id"], "name": name, "priceDaily": "100"}
        )
    query = {"sTree": "分房小区 2幢 201 主卧"}
    [top] = await client.result("GET", "/goose/gooseHouseDict/queryTreeList", params=query)
    [found] = top["children"][0]["children"]
    assert found["key"] == house["id"] and [room["title"] for room in found["children"]] == ["主卧"]


async def test_entries_of_the_dictionary_stand_above_the_houses(client: Client) -> None:
    async def add(**entry: Any) -> str:
        return str((await client.result("POST", f"{DICTIONARY}/add", json=entry))["id"])

    async def searched(word: str) -> list[dict[str, Any]]:
        return list(await client.result("GET", f"{DICTIONARY}/queryTreeList", params={"sTree": word}))

    town = await add(label="西湖片区", key="xihu", type="1", sort=1)
    lake = await add(label="湖畔精选", key="lake", value="hz-001", type="2", riyue="3", parentId=town, sort=1)
    await add(label="整租精选", key="whole", type="2", riyue="2", parentId=town, sort=2)
    for word in ("", "西湖"):
        [group] = [node for node in await searched(word) if node["key"] == "xihu"]
        assert (group["type"], group["riyue"], group["value"]) == ("1", None, "xihu")
        assert len(group["children"] or []) == (2 if word == "" else 0)
    [found] = await searched("HZ-001")
    assert found["key"] == "xihu" and found["children"] == [
        {"key": "lake", "value": "hz-001", "title": "湖畔精选", "type": "2", "riyue": "1", "children": None}
    ]
    records = (await client.result("GET", f"{DICTIONARY}/list"))["records"]
    assert {row["key"]: row["leaf"] for row in records} == {"xihu": "0", "lake": "1", "whole": "1"}
    own = await client.call("PUT", f"{DICTIONARY}/edit", json={"id": lake, "parentId": lake})
    assert "parentId" in own["fields"]
    circle = await client.call("PUT", f"{DICTIONARY}/edit", json={"id": town, "parentId": lake})
    assert "parentId" in circle["fields"]
    taken = await client.call("POST", f"{DICTIONARY}/add", json={"label": "又一个", "key": "lake", "type": "2"})
    assert "key" in taken["fields"]

"""Users, roles and positions as a client of the family sends and reads them (wire contract 5.1, 6.1, 6.2, 9)."""

from typing import Any

import pytest

from schema.system.depart import Depart, UserDepart
from schema.system.role import UserRole
from schema.system.user import User
from tests.family.conftest import refused
from tests.kit.client import Client
from tests.kit.people import PASSWORD, Organisation

SYS_USER = {
    *("id", "username", "realname", "avatar", "birthday", "sex", "email", "phone", "orgCode", "orgCodeTxt", "status"),
    *("delFlag", "workNo", "post", "telephone", "createBy", "createTime", "updateBy", "updateTime", "activitiSync"),
    *("userIdentity", "departIds", "relTenantIds", "clientId"),
}
SYS_DEPART = {
    *("id", "parentId", "departName", "departNameEn", "departNameAbbr", "departOrder", "description", "orgCategory"),
    *("orgType", "orgCode", "mobile", "fax", "address", "memo", "status", "delFlag", "qywxIdentifier", "createBy"),
}
# What the family's form sends: the whole row, with null and empty for what nobody entered, numbers for sex and status.
FORM: dict[str, Any] = {
    "realname": "张三",
    "workNo": "W-001",
    "sex": 1,
    "status": 1,
    "userIdentity": 1,
    "departIds": "",
    "activitiSync": 1,
    "post": "",
    "email": "",
    "avatar": None,
    "birthday": None,
    "telephone": "0571-88888888",
    "relTenantIds": "",
}


async def departs_of(user_id: Any) -> set[int]:
    return {row.depart_id for row in await UserDepart.filter(user_id=int(user_id), del_flag=0)}


async def add(client: Client, name: str, **values: Any) -> str:
    form = {**FORM, "username": name, "workNo": name, "password": PASSWORD, "confirmpassword": PASSWORD, **values}
    return str((await client.result("POST", "/sys/user/add", json=form))["id"])


async def head_office(house: Organisation) -> Depart:
    return await Depart.get(tenant_id=house.id, org_code="A01")


async def listed(client: Client, name: str) -> dict[str, Any]:
    page = await client.result("GET", "/sys/user/list", params={"username": f"*{name}*", "pageNo": 1, "_t": "1"})
    assert page["total"] == 1
    return dict(page["records"][0])


async def test_roles_and_departments_come_as_selectedroles_and_selecteddeparts(
    client: Client, house: Organisation
) -> None:
    depart = await head_office(house)
    role = (await client.result("POST", "/sys/role/add", json={"roleName": "值班", "roleCode": "shift"}))["id"]
    made = await add(client, "zhangsan", selectedroles=role, selecteddeparts=str(depart.id))
    assert await client.result("GET", "/sys/user/queryUserRole", params={"userid": made}) == [role]
    assert [one["key"] for one in await client.result("GET", "/sys/user/userDepartList", params={"userId": made})] == [
        str(depart.id)
    ]
    row = await listed(client, "zhangsan")
    assert set(row) >= SYS_USER | {"sex_dictText", "status_dictText", "post_dictText", "departIds_dictText"}
    assert (row["sex"], row["status"], row["delFlag"], row["userIdentity"]) == (1, 1, 0, 1)
    assert (row["orgCodeTxt"], row["departIds"], row["telephone"]) == (depart.depart_name, None, "0571-88888888")
    assert (row["sex_dictText"], row["status_dictText"], row["relTenantIds"]) == ("男", "正常", str(house.id))
    assert "password" not in row
    edited = {**row, "realname": "张三丰", "sex": 2, "departIds": "", "selectedroles": role, "selecteddeparts": ""}
    answer = await client.call("PUT", "/sys/user/edit", json=edited | {"selecteddeparts": str(depart.id)})
    assert answer["success"] and answer["message"], answer
    assert (await listed(client, "zhangsan"))["sex"] == 2


async def test_empty_departids_are_departments_nobody_leads_and_take_nobody_out_of_theirs(
    client: Client, house: Organisation
) -> None:
    depart = await head_office(house)
    made = await add(client, "leaver1", selecteddeparts=str(depart.id))
    await client.result("PUT", "/sys/user/edit", json={**FORM, "id": made, "workNo": "m1", "departIds": ""})
    assert await departs_of(made) == {depart.id}
    await client.result("PUT", "/sys/user/edit", json={"id": made, "selecteddeparts": ""})
    assert await departs_of(made) == set()


async def test_a_superior_leads_departments_and_manages_their_tree(
    client: Client, house: Organisation, sign_in: Any
) -> None:
    depart = await head_office(house)
    made = await add(client, "superior1", userIdentity=2, departIds=str(depart.id))
    row = await listed(client, "superior1")
    assert (row["userIdentity"], row["departIds"], row["departIds_dictText"]) == (2, str(depart.id), depart.depart_name)
    assert await departs_of(made) == set()
    browser = await sign_in()
    body = {"username": "superior1", "password": PASSWORD}
    browser.http.headers["X-Access-Token"] = (await browser.result("POST", "/sys/login", json=body))["token"]
    mine = await browser.call("GET", "/sys/sysDepart/queryMyDeptTreeList")
    assert (mine["message"], [node["key"] for node in mine["result"]]) == ("2", [str(depart.id)])


async def test_signing_in_says_who_somebody_is(client: Client, house: Organisation, sign_in: Any) -> None:
    browser, depart = await sign_in(), await head_office(house)
    await add(client, "signer", selecteddeparts=str(depart.id))
    body = {"username": "signer", "password": PASSWORD, "captcha": None, "checkKey": 1, "remember_me": True}
    answer = await browser.call("POST", "/sys/login", json=body)
    result = answer["result"]
    assert answer["code"] == 200 and result["multi_depart"] == 1 and set(result["userInfo"]) >= SYS_USER
    assert (result["userInfo"]["sex"], result["userInfo"]["status"]) == (1, 1)
    assert [set(one) >= SYS_DEPART for one in result["departs"]] == [True]
    assert result["departs"][0]["delFlag"] == "0" and result["departs"][0]["orgType"] == "1"
    assert not {"password", "salt"} & set(result["userInfo"])
    values = [item["value"] for items in result["sysAllDictItems"].values() for item in items]
    assert values and all(isinstance(value, str) for value in values)
    browser.http.headers["X-Access-Token"] = result["token"]
    chosen = {"orgCode": depart.org_code, "username": "somebody-else"}
    info = (await browser.result("PUT", "/sys/selectDepart", json=chosen))["userInfo"]
    assert (info["username"], info["orgCodeTxt"]) == ("signer", depart.depart_name)


async def test_a_deleted_role_or_department_leaves_its_people_who_can_be_saved(
    client: Client, house: Organisation
) -> None:
    role = (await client.result("POST", "/sys/role/add", json={"roleName": "临时", "roleCode": "temp"}))["id"]
    depart = (await client.result("POST", "/sys/sysDepart/add", json={"departName": "临时部", "orgCategory": "2"}))[
        "id"
    ]
    made = await add(client, "orphan", selectedroles=role, selecteddeparts=depart, userIdentity=2, departIds=depart)
    before = await listed(client, "orphan")
    await client.result("DELETE", "/sys/role/delete", params={"id": role})
    await client.result("DELETE", "/sys/sysDepart/delete", params={"id": depart})
    early = {**before, "rowVersion": None, "realname": "打开得早"}
    assert (await client.call("PUT", "/sys/user/edit", json=early))["success"], "the form was open before they went"
    row = await listed(client, "orphan")
    assert (row["selectedroles"], row["selecteddeparts"], row["orgCodeTxt"]) == ("", "", None)
    await client.result("PUT", "/sys/user/edit", json={**row, "realname": "还在"})
    assert (await listed(client, "orphan"))["realname"] == "还在"
    assert await UserRole.filter(user_id=int(made), role_id=int(role), del_flag=0).count() == 0


async def test_freezing_takes_the_number_and_the_comma_at_the_end(client: Client) -> None:
    made = await add(client, "frosty")
    await client.result("PUT", "/sys/user/frozenBatch", json={"ids": f"{made},", "status": 2})
    assert (await listed(client, "frosty"))["status"] == 2
    await client.result("PUT", "/sys/user/frozenBatch", json={"ids": f"{made},", "status": 1})
    assert (await User.get(id=int(made))).status == "1"


async def test_the_sender_s_name_is_found_by_the_username_without_an_administrator_s_right(
    clerk: Client, house: Organisation
) -> None:
    page = await clerk.result("GET", "/sys/user/list", params={"username": house.admin.username})
    assert [(row["realname"], set(row)) for row in page["records"]] == [
        ("管理员", {"id", "username", "realname", "avatar", "orgCodeTxt"})
    ]
    several = await clerk.send("GET", "/sys/user/getMultiUser", params={"username": f"{house.admin.username},"})
    assert [row["realname"] for row in several.json()] == ["管理员"]
    for query in ({}, {"username": "*"}, {"username": "user*"}, {"phone": "1"}, {"username": "!a"}):
        assert (await clerk.send("GET", "/sys/user/list", params=query)).status_code == 403, query


async def test_what_a_clerk_s_home_asks_needs_no_administrator_s_right(clerk: Client, client: Client) -> None:
    info = await clerk.result("GET", "/sys/loginfo", params={"_t": "1"})
    assert set(info) == {"totalVisitCount", "todayVisitCount", "todayIp"} and all(
        isinstance(value, int) for value in info.values()
    )
    days = await clerk.result("GET", "/sys/visitInfo", params={"_t": "1"})
    assert len(days) == 7 and set(days[0]) == {"type", "tian", "visit", "ip"}
    notice = {"titile": "停水", "msgContent": "<p>今晚</p>", "priority": "M", "msgCategory": "1", "msgType": "ALL"}
    made = (await client.result("POST", "/sys/annountCement/add", json={**notice, "busId": "77", "busType": "order"}))[
        "id"
    ]
    await client.result("GET", "/sys/annountCement/doReleaseData", params={"id": made})
    read = await clerk.call("PUT", "/sys/sysAnnouncementSend/editByAnntIdAndUserId", json={"anntId": made})
    assert read["success"], read
    mine = await clerk.result("GET", "/sys/sysAnnouncementSend/getMyAnnouncementSend", params={"titile": "停水"})
    row = mine["records"][0]
    assert (row["readFlag"], row["busId"], row["busType"], row["bizSource"]) == ("1", "77", "order", "order")
    assert (await clerk.call("PUT", "/sys/sysAnnouncementSend/readAll"))["success"]


async def test_positions_say_their_rank_under_both_names(client: Client) -> None:
    made = await client.result("POST", "/sys/position/add", json={"code": "gm", "name": "总经理", "postRank": "1"})
    page = await client.result("GET", "/sys/position/list", params={"name": "*总经理*", "postRank": "1"})
    row = page["records"][0]
    assert {row[key] for key in ("postRank", "rank")} == {"1"}
    assert {row[key] for key in ("postRank_dictText", "rank_dictText")} == {"高层"} and row["companyId"] is None
    await client.result(
        "PUT", "/sys/position/edit", json={"id": made["id"], "code": "gm", "name": "总", "postRank": "2"}
    )
    assert (await client.result("GET", "/sys/position/queryByCode", params={"code": "gm"}))["rank"] == "2"


DICTIONARIES = (
    "sex user_status priority msg_category msg_type send_status log_type operate_type dict_item_status menu_type position_rank"
    " tenant_status quartz_status database_type yn depart_status del_flag activiti_sync rule_conditions global_perms_type"
    " valid_status org_category msgType"
)


@pytest.mark.parametrize("code", DICTIONARIES.split())
async def test_the_family_s_dictionaries_are_there(client: Client, code: str) -> None:
    items = await client.result("GET", f"/sys/dict/getDictItems/{code}")
    assert items and all({"value", "text", "title"} <= set(item) for item in items), code
    assert all(isinstance(item["value"], str) and item["title"] == item["text"] for item in items)


async def test_a_code_that_nobody_gave_is_no_failure(client: Client) -> None:
    assert await client.result("GET", "/sys/dict/getDictItems/undefined") == []
    conditions = await client.result("GET", "/sys/dict/getDictItems/rule_conditions")
    assert [item["value"] for item in conditions][:6] == [">", ">=", "<", "<=", "=", "!="]
    await refused(client, "GET", "/sys/dict/getDictItems/sys_user,realname,username,status=1 or 1=1")

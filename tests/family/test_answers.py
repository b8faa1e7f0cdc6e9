"""A "no" that answers the question is HTTP 200 (wire contract 2.1): forms of the family wait for ever behind any other status."""

from typing import Any

import pytest

from schema.system.check_rule import CheckRule
from schema.system.dictionary import Dict
from tests.family.conftest import refused
from tests.kit.client import Client
from tests.kit.people import Organisation

QUESTIONS: list[tuple[str, dict[str, str], str]] = [
    ("/sys/sysDepart/searchBy", {"keyWord": "无此部门"}, "depart.none"),
    ("/sys/sysDepart/queryAllParentId", {"departId": "1"}, "depart.none"),
    ("/sys/region/searchBy", {"keyWord": "无此地"}, "region.none"),
    ("/sys/region/queryByCode", {"code": "999999"}, "region.missing"),
    ("/sys/sysUserAgent/queryByUserName", {"userName": "nobody"}, "agent.none"),
    ("/sys/checkRule/checkByCode", {"ruleCode": "none", "value": "1"}, "rule.missing"),
    ("/sys/category/loadTreeData", {}, "category.parent"),
    ("/sys/category/loadTreeRoot", {"async": "true", "pcode": "Z99"}, "category.none"),
    ("/sys/category/loadOne", {"field": "code", "val": "Z99"}, "category.none"),
    ("/sys/dict/getDictItems/sys_user,password,id", {}, "dict.code"),
    ("/sys/dict/loadDict/no_such_table,name,id", {"keyword": ""}, "dict.code"),
    ("/sys/api/queryDictItemsByCode", {}, "dict.code"),
    ("/sys/position/queryByCode", {"code": "none"}, "position.missing"),
    ("/sys/thirdApp/sync/dingtalk/user/toApp", {}, "thirdApp.off"),
    ("/act/process/extActProcess/doSyncUser", {}, "workflow.off"),
    ("/sys/thirdLogin/getLoginUser/none/github", {}, "third.invalid"),
]


@pytest.mark.parametrize(("path", "query", "name"), QUESTIONS, ids=[path for path, _, _ in QUESTIONS])
async def test_what_finds_nothing_says_so(client: Client, path: str, query: dict[str, str], name: str) -> None:
    assert (await refused(client, "GET", path, params=query))["id"] == name


async def test_what_is_taken_is_told_as_an_answer(client: Client, house: Organisation) -> None:
    name = {"tableName": "sys_user", "fieldName": "username", "fieldVal": house.admin.username}
    assert (await refused(client, "GET", "/sys/duplicate/check", params=name))["id"] == "value.taken"
    own = {**name, "dataId": str(house.admin.user_id)}
    assert (await client.call("GET", "/sys/duplicate/check", params=own))["success"] is True
    assert (await client.call("GET", "/sys/duplicate/check", params={**name, "fieldVal": "frei"}))["message"]
    await refused(client, "GET", "/sys/user/checkOnlyUser", params={"username": house.admin.username})
    await refused(client, "GET", "/sys/role/checkRoleCode", params={"roleCode": "admin"})
    sex = await Dict.get(tenant_id=house.id, dict_code="sex")
    taken = {"dictId": str(sex.id), "itemValue": "1"}
    assert (await refused(client, "GET", "/sys/dictItem/dictItemCheck", params=taken))["result"] is False


async def test_a_rule_s_refusal_says_which_part_does_not_fit(client: Client, house: Organisation) -> None:
    segments = '[{"digits":"2","pattern":"[A-Z]+","message":"两个大写字母","priority":"1"}]'
    await CheckRule.create(tenant_id=house.id, rule_name="编码", rule_code="wire", rule_json=segments)
    ask = {"ruleCode": "wire", "value": "ab%31"}
    answer = await refused(client, "GET", "/sys/checkRule/checkByCode", params=ask)
    result: Any = answer["result"]
    assert (answer["message"], result["checkValue"], result["beginIndex"], result["endIndex"], result["passed"]) == (
        "两个大写字母",
        "ab",
        0,
        2,
        False,
    )


async def test_departments_of_nobody_and_people_of_no_department(client: Client, house: Organisation) -> None:
    added = {"username": "lonely", "realname": "独行", "password": "Guanjia@2026"}
    made = (await client.result("POST", "/sys/user/add", json=added))["id"]
    assert (await refused(client, "GET", "/sys/user/userDepartList", params={"userId": made}))["id"] == "depart.none"
    for depart in ("", "1"):
        page = await client.result("GET", "/sys/user/departUserList", params={"depId": depart, "pageNo": 1})
        assert (page["records"], page["total"]) == ([], 0)
        assert await client.result("GET", "/sys/user/queryUserByDepId", params={"id": depart}) == []
    page = await client.result("GET", "/sys/user/userRoleList", params={"roleId": "", "pageNo": 1})
    assert page["records"] == []


async def test_a_wrong_sign_in_has_code_500_and_the_words_that_draw_a_new_picture(sign_in: Any) -> None:
    stranger = await sign_in()
    wrong = {"username": "nobody-wire", "password": "x", "captcha": "", "checkKey": 1637546400000, "remember_me": True}
    answer = await refused(stranger, "POST", "/sys/login", json=wrong)
    assert str(answer["message"]).index("密码错误") > 0
    picture = await stranger.call("GET", "/sys/randomImage/1637546400000", params={"_t": "1637546400"})
    assert picture["result"].startswith("data:image/jpg;base64,")
    letters = {"captcha": "????", "checkKey": 1637546400000}
    assert (await refused(stranger, "POST", "/sys/checkCaptcha", json=letters))["message"] == "验证码错误"

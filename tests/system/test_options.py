"""Options of fields that choose rows: by pinyin, of other columns than the id, narrowed, and never more than one may read."""

from typing import Any

import pytest_asyncio

from tests.kit.client import Client
from tests.kit.people import Organisation

PATH = "/sys/engine/options"
POSITIONS = {"path": "sys/position"}


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in, organisation: Organisation):  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    for code, name in (("GL1", "管理员"), ("CW1", "财务主管"), ("CW2", "财务专员")):
        await client.result("POST", "/sys/position/add", json={"code": code, "name": name})
    return client


async def ask(client: Client, **query: Any) -> list[tuple[str, str]]:
    return [(one["value"], one["text"]) for one in await client.result("GET", PATH, params={**POSITIONS, **query})]


async def test_what_is_chosen_is_found_by_name_pinyin_initials_and_code(client: Client) -> None:
    for typed in ("财务主", "caiwuzhuguan", "cwzg", "CW1"):
        assert await ask(client, keyword=typed, store="code") == [("CW1", "财务主管")], typed
    assert await ask(client, keyword="nothing") == []


async def test_a_kept_value_is_named_and_one_that_may_not_be_kept_is_refused(client: Client) -> None:
    found = await ask(client, ids="CW2,GL1,gone", store="code")
    assert found == [("CW2", "财务专员"), ("GL1", "管理员")]
    assert (await client.call("GET", PATH, params={"path": "sys/user", "store": "password"}))["id"] == "dict.code"


async def test_lately_chosen_rows_are_offered_only_while_they_live(client: Client) -> None:
    first = (await client.result("GET", PATH, params={**POSITIONS, "keyword": "管理员"}))[0]
    await client.result("DELETE", "/sys/position/delete", params={"id": first["id"]})
    assert await ask(client, ids=first["id"]) == [(first["id"], "管理员")]
    assert await ask(client, ids=first["id"], live=True) == []


async def test_the_positions_of_a_user_are_named_and_must_exist(client: Client) -> None:
    person = {"username": "post_holder", "realname": "岗位人", "password": "Guanjia@2026", "post": "CW1,CW2"}
    made = await client.result("POST", "/sys/user/add", json=person)
    row = await client.result("GET", "/sys/user/queryById", params={"id": made["id"]})
    assert (row["post"], row["post_dictText"]) == ("CW1,CW2", "财务主管,财务专员")
    wrong = await client.call("POST", "/sys/user/add", json={**person, "username": "post_wrong", "post": "XX"})
    assert wrong["fields"] == {"post": "选项不存在"}


async def test_a_branch_is_narrowed_by_a_json_object_and_nothing_else(client: Client) -> None:
    tree = {"path": "sys/category", "pid": "0"}
    for name in ("水电", "家具"):
        await client.result("POST", "/sys/category/add", json={"name": name})
    for condition, found in (("", ["水电", "家具"]), ('{"name": "家具"}', ["家具"])):
        rows = await client.result("GET", PATH, params={**tree, "condition": condition})
        assert [row["text"] for row in rows] == found
    for condition in ("name = 'x'", '["name"]', '{"nothing": "x"}'):
        assert (await client.call("GET", PATH, params={**tree, "condition": condition}))["id"] == "dict.code"


async def test_who_may_only_fill_a_field_reads_no_more_than_it_keeps(sign_in: Any, organisation: Organisation) -> None:
    clerk = await sign_in(await organisation.hire("sys:user:edit"))
    assert (await clerk.call("GET", PATH, params={**POSITIONS, "store": "code"}))["code"] == 200
    assert (await clerk.call("GET", PATH, params={**POSITIONS, "store": "name"}))["code"] == 403
    narrowed = {"path": "sys/category", "pid": "0", "condition": '{"name": "x"}'}
    assert (await clerk.call("GET", PATH, params=narrowed))["code"] == 404
    departs = {"path": "sys/sysDepart", "pid": "0", "condition": '{"memo": "x"}'}
    assert (await clerk.call("GET", PATH, params=departs))["code"] == 403


async def test_who_may_only_fill_a_field_finds_by_pinyin_of_the_name_and_by_nothing_else(
    client: Client, sign_in: Any, organisation: Organisation
) -> None:
    clerk = await sign_in(await organisation.hire("sys:user:edit"))
    for typed, found in (("cwzg", [("CW1", "财务主管")]), ("caiwuzhuan", [("CW2", "财务专员")]), ("GL1", [])):
        assert await ask(clerk, keyword=typed, store="code") == found, typed
    assert await ask(client, keyword="GL1", store="code") == [("GL1", "管理员")]


async def test_a_department_is_called_by_its_english_name_in_english_where_it_has_one(
    client: Client, organisation: Organisation
) -> None:
    root = (await client.result("GET", "/sys/sysDepart/list"))["records"][0]
    body = {"departName": "工程部", "departNameEn": "Engineering", "parentId": root["id"]}
    depart = await client.result("POST", "/sys/sysDepart/add", json=body)
    both = f"{depart['id']},{root['id']}"
    person = {"username": "in_english", "realname": "张工", "password": "Guanjia@2026", "selecteddeparts": both}
    made = await client.result("POST", "/sys/user/add", json=person)
    row = await client.result("GET", "/sys/user/queryById", params={"id": made["id"]})
    assert set(row["selecteddeparts_dictText"].split(",")) == {"工程部", "总部"}
    assert set(row["selecteddeparts_dictTextEn"].split(",")) == {"Engineering", "总部"}
    english = {"headers": {"international": "2"}}
    for query in ({"ids": depart["id"]}, {"keyword": "engin"}, {"keyword": "工程"}, {"pid": root["id"]}):
        params = {"path": "sys/sysDepart", **query}
        options = await client.result("GET", PATH, params=params, **english)
        assert [one["text"] for one in options] == ["Engineering"], query
        assert [one["text"] for one in await client.result("GET", PATH, params=params)] == ["工程部"], query
    own = {"path": "sys/sysDepart", "ids": root["id"]}
    assert (await client.result("GET", PATH, params=own, **english))[0]["text"] == "总部"


async def test_a_person_reads_the_names_of_their_positions_in_their_own_data(client: Client, sign_in: Any) -> None:
    person = {"username": "post_reader", "realname": "岗位人", "password": "Guanjia@2026", "post": "CW2,CW1"}
    await client.result("POST", "/sys/user/add", json=person)
    login = {"username": "post_reader", "password": "Guanjia@2026"}
    known = (await client.result("POST", "/sys/login", json=login))["userInfo"]
    assert (known["post"], known["post_dictText"]) == ("CW2,CW1", "财务专员,财务主管")

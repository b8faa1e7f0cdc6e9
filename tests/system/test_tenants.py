"""Organisations: founded by the platform with everything they need, switched off at once, kept while people work there."""

import asyncio
from typing import Any

from schema.kit.snowflake import next_id
from schema.system.user import User
from server.http.rights import load_actor
from server.system.users.hooks import HOOKS
from tests.kit.client import Client
from tests.kit.people import PASSWORD, Organisation


async def _found(platform: Client, **changes: Any) -> dict[str, Any]:
    number = next_id() % 10**9
    body = {
        "name": "松涛物业",
        "code": f"st{number}",
        "beginDate": "2026-01-01",
        "adminUsername": f"boss{number}",
        "adminPassword": PASSWORD,
        **changes,
    }
    return {**await platform.call("POST", "/sys/tenant/add", json=body), "username": body["adminUsername"]}


async def _boss(made: dict[str, Any]) -> Any:
    user = await User.get(username=made["username"])
    return await load_actor(user.id, user.tenant_id, "A01", 0)


async def test_a_new_organisation_can_work_at_once(platform: Client, sign_in: Any) -> None:
    made = await _found(platform)
    assert made["success"], made
    boss = await sign_in(await _boss(made))
    assert boss and (await _boss(made)).tenant_id == made["result"]["id"]
    assert len(await boss.result("GET", "/sys/region/queryTopLevelTree")) == 31
    assert [item["value"] for item in await boss.result("GET", "/sys/dict/getDictItems/sex")] == ["1", "2"]
    roles = {row["roleCode"] for row in await boss.result("GET", "/sys/role/queryall")}
    assert {"admin", "front_desk", "housekeeper"} <= roles
    assert (await boss.result("GET", "/sys/user/list"))["total"] == 1
    share = await boss.result("GET", "/sys/sysParam/list", params={"paramKey": "dayUseShare"})
    assert [row["paramValue"] for row in share["records"]] == ["0.5"]
    own = await boss.result("GET", "/sys/tenant/queryList")
    assert [row["name"] for row in own] == ["松涛物业"] and isinstance(own[0]["id"], int)


async def test_a_frozen_organisation_is_out_at_once_and_cannot_sign_in(platform: Client, sign_in: Any) -> None:
    made = await _found(platform)
    boss = await sign_in(await _boss(made))
    row = made["result"]
    change = {"id": row["id"], "rowVersion": row["rowVersion"], "status": "0"}
    await platform.result("PUT", "/sys/tenant/edit", json=change)
    assert (await boss.send("GET", "/sys/user/list")).status_code == 401
    anybody = await sign_in()
    refused = await anybody.call("POST", "/sys/login", json={"username": made["username"], "password": PASSWORD})
    assert refused["id"] == "login.tenant"
    stale = await platform.send("PUT", "/sys/tenant/edit", json={**change, "status": "1"})
    assert stale.status_code == 409 and stale.json()["result"]["status"] == 0
    await platform.result("PUT", "/sys/tenant/edit", json={"id": row["id"], "status": "1"})
    assert (await boss.send("GET", "/sys/user/list")).status_code in {200, 401}
    assert (await anybody.call("POST", "/sys/login", json={"username": made["username"], "password": PASSWORD}))[
        "success"
    ]


async def test_input_is_checked_and_nothing_half_made_stays(platform: Client) -> None:
    first = await _found(platform)
    for changes, field in (
        ({"code": first["result"]["code"]}, "code"),
        ({"id": int(first["result"]["id"])}, "id"),
        ({"adminPassword": "short"}, "adminPassword"),
        ({"adminUsername": first["username"]}, "adminUsername"),
        ({"endDate": "2025-01-01"}, "endDate"),
        ({"name": ""}, "name"),
        ({"status": "7"}, "status"),
    ):
        before = (await platform.result("GET", "/sys/tenant/list"))["total"]
        answer = await _found(platform, **changes)
        assert field in answer["fields"], (changes, answer)
        assert (await platform.result("GET", "/sys/tenant/list"))["total"] == before


async def test_an_organisation_with_people_is_kept(platform: Client) -> None:
    made = await _found(platform)
    params = {"id": made["result"]["id"]}
    assert (await platform.call("DELETE", "/sys/tenant/delete", params=params))["id"] == "tenant.used"
    empty = await _found(platform, adminUsername="", adminPassword="")
    await platform.result("DELETE", "/sys/tenant/deleteBatch", params={"ids": f"{empty['result']['id']},"})
    assert (
        await platform.send("GET", "/sys/tenant/queryById", params={"id": empty["result"]["id"]})
    ).status_code == 404


async def test_only_the_platform_keeps_organisations(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    assert (await client.result("GET", "/sys/tenant/list"))["records"] == []
    for method, path, options in (
        ("POST", "add", {"json": {"name": "甲", "code": "jia"}}),
        ("PUT", "edit", {"json": {"id": "1", "name": "甲"}}),
        ("POST", "edit", {"json": {"id": "1", "name": "甲"}}),
        ("GET", "queryById", {"params": {"id": "1"}}),
        ("DELETE", "delete", {"params": {"id": "1"}}),
        ("DELETE", "deleteBatch", {"params": {"ids": "1,"}}),
    ):
        answer = await client.send(method, f"/sys/tenant/{path}", **options)
        assert (answer.status_code, answer.json()["id"]) == (403, "platform.only"), path
    assert (await client.result("GET", "/sys/tenant/queryById", params={"id": str(organisation.id)}))["name"]


async def test_the_platform_does_not_lock_itself_out(platform: Client) -> None:
    own = str(platform.actor.tenant_id)  # type: ignore[attr-defined]
    answer = await platform.call("PUT", "/sys/tenant/edit", json={"id": own, "status": "0"})
    assert answer["id"] == "tenant.self"


async def test_after_its_last_day_an_organisation_only_reads(platform: Client, sign_in: Any) -> None:
    made = await _found(platform)
    boss = await sign_in(await _boss(made))
    body = {"code": "P1", "name": "店长", "rank": "1"}
    await boss.result("POST", "/sys/position/add", json=body)
    over = {"id": made["result"]["id"], "beginDate": "2020-01-01", "endDate": "2020-12-31"}
    await platform.result("PUT", "/sys/tenant/edit", json=over)
    assert (await boss.result("GET", "/sys/position/list"))["total"] == 1
    for method, path in (("POST", "/sys/position/add"), ("GET", "/sys/annountCement/doReleaseData")):
        refused = await boss.send(method, path, **({"json": {**body, "code": "P2"}} if method == "POST" else {}))
        assert (refused.status_code, refused.json()["id"]) == (403, "tenant.expired"), path
    assert (await boss.result("GET", "/sys/position/list"))["total"] == 1
    await platform.result("PUT", "/sys/tenant/edit", json={**over, "endDate": "2099-12-31"})
    await boss.result("POST", "/sys/position/add", json={**body, "code": "P2"})
    await platform.result("PUT", "/sys/tenant/edit", json=over)
    await boss.result("POST", "/sys/logout")


async def test_an_organisation_takes_no_more_people_than_agreed(platform: Client, sign_in: Any) -> None:
    made = await _found(platform, quotaUsers=2)
    boss = await sign_in(await _boss(made))
    number = next_id() % 10**9
    body = {"username": f"u{number}", "realname": "张三", "password": PASSWORD}
    await boss.result("POST", "/sys/user/add", json=body)
    full = await boss.call("POST", "/sys/user/add", json={**body, "username": f"v{number}"})
    assert full["id"] == "tenant.full" and (await boss.result("GET", "/sys/user/list"))["total"] == 2


async def test_the_last_place_is_given_once_however_many_come_together(platform: Client, sign_in: Any) -> None:
    made = await _found(platform, quotaUsers=2)
    actor = await _boss(made)
    boss, number = await sign_in(actor), next_id() % 10**9
    body = {"realname": "张三", "password": PASSWORD}
    calls = [boss.call("POST", "/sys/user/add", json={**body, "username": f"w{number}_{n}"}) for n in range(4)]
    answers = await asyncio.gather(*calls)
    assert sorted("made" if one["success"] else one["id"] for one in answers) == ["made", *["tenant.full"] * 3]
    assert (await boss.result("GET", "/sys/user/list"))["total"] == 2
    check = HOOKS["sys/user"].bulk.check
    assert check is not None
    assert set(await check(actor, {"username": [f"x{number}_{n}" for n in range(2)]}, 2)) == {0, 1}
    await platform.result("PUT", "/sys/tenant/edit", json={"id": made["result"]["id"], "quotaUsers": 3})
    assert set(await check(actor, {"username": [f"x{number}_{n}" for n in range(2)]}, 2)) == {1}


async def test_what_happened_to_an_organisation_is_in_its_trail_for_the_platform_alone(
    platform: Client, sign_in: Any, organisation: Organisation
) -> None:
    made = await _found(platform)
    row_id = made["result"]["id"]
    await platform.result("PUT", "/sys/tenant/edit", json={"id": row_id, "name": "改名物业"})
    asked = {"table": "sys/tenant", "rowId": row_id}
    trail = await platform.result("GET", "/sys/audit/list", params=asked)
    assert [line["action"] for line in trail] == ["edit", "add"]
    assert [(entry["field"], entry["old"], entry["new"]) for entry in trail[0]["diff"]] == [
        ("name", "松涛物业", "改名物业")
    ]
    page = {"dataTable": "sys_tenant", "dataId": row_id}
    log = await platform.result("GET", "/sys/dataLog/list", params=page)
    assert [row["dataVersion"] for row in log["records"]] == [2, 1]
    versions = await platform.result("GET", "/sys/dataLog/queryDataVerList", params=page)
    both = {"dataId1": versions[1]["id"], "dataId2": versions[0]["id"]}
    assert len(await platform.result("GET", "/sys/dataLog/queryCompareList", params=both)) == 2
    for other in (await sign_in(organisation.admin), await sign_in(await _boss(made))):
        assert (await other.send("GET", "/sys/audit/list", params=asked)).status_code == 404
        assert (await other.send("GET", "/sys/dataLog/list", params=page)).status_code == 404
        assert (await other.send("GET", "/sys/dataLog/queryDataVerList", params=page)).status_code == 404
        assert (await other.send("GET", "/sys/dataLog/queryCompareList", params=both)).status_code == 404


async def test_the_first_administrator_has_a_name_and_ways_to_be_reached(platform: Client, sign_in: Any) -> None:
    made = await _found(platform, adminRealname="许松", adminPhone="13900002222", adminEmail="x@example.com")
    assert made["success"] and "opening" not in made["result"], made
    boss = await User.get(username=made["username"])
    assert (boss.realname, boss.phone, boss.email) == ("许松", "13900002222", "x@example.com")
    for changes, field in (({"adminPhone": "12"}, "adminPhone"), ({"adminEmail": "x@"}, "adminEmail")):
        assert field in (await _found(platform, **changes))["fields"]


async def test_an_administrator_without_a_password_opens_the_account_by_a_code_once(
    platform: Client, sign_in: Any
) -> None:
    made = await _found(platform, adminPassword="")
    opening = made["result"]["opening"]
    anybody = await sign_in()
    entered = {"username": made["username"], "password": PASSWORD}
    assert not (await anybody.call("POST", "/sys/login", json=entered))["success"]
    body = {"key": opening["code"], "password": PASSWORD, "confirmpassword": PASSWORD}
    assert (await anybody.result("POST", "/sys/alteration/finish", json=body))["username"] == made["username"]
    assert (await anybody.call("POST", "/sys/login", json=entered))["success"]
    assert (await anybody.call("POST", "/sys/alteration/finish", json=body))["id"] == "alteration.over"

"""Support: somebody of the platform looks into an organisation for a reason and a while, under their name, seen by its people."""

from datetime import timedelta
from typing import Any

import pytest

from schema.kit.clock import now
from schema.system.audit import Audit
from schema.system.support_visit import SupportVisit
from server.system.tenants.support import end_visits
from tests.kit.client import Client
from tests.kit.people import Organisation

GRANTS = "/sys/permission/getUserPermissionByToken"


@pytest.fixture
async def helper(sign_in: Any, platform: Client) -> Client:
    """A session of the platform's administrator for one test."""
    return await sign_in(platform.actor)  # type: ignore[attr-defined]


async def look_in(helper: Client, organisation: Organisation, **more: Any) -> dict[str, Any]:
    body = {"id": str(organisation.id), "reason": "账单金额不对", "minutes": 15, **more}
    return await helper.call("POST", "/sys/tenant/lookIn", json=body)


async def test_a_visit_reads_the_organisation_and_changes_nothing(helper: Client, organisation: Organisation) -> None:
    await organisation.hire(name="王五")
    begun = await look_in(helper, organisation)
    assert begun["success"], begun
    people = await helper.result("GET", "/sys/user/list")
    assert {row["realname"] for row in people["records"]} == {"管理员", "王五"}
    grants = await helper.result("GET", GRANTS)
    assert (grants["readOnly"], grants["visit"]["mayWrite"], grants["visit"]["reason"]) == (
        "support",
        False,
        "账单金额不对",
    )
    assert grants["visit"]["tenant"] == "测试物业" and not grants["isSuper"]
    assert "sys:user:list" in grants["codes"] and "sys:user:add" not in grants["codes"]
    described = await helper.result("GET", "/sys/engine/describe")
    positions = next(one for one in described["resources"] if one["path"] == "sys/position")
    assert positions["can"] == ["list", "export"]
    refused = await helper.send("POST", "/sys/position/add", json={"code": "P1", "name": "店长"})
    assert (refused.status_code, refused.json()["id"]) == (403, "support.readOnly")
    await helper.result("POST", "/sys/supportVisit/leave")
    home = await helper.result("GET", GRANTS)
    assert (home["visit"], home["readOnly"], home["isSuper"]) == (None, None, True)
    assert "王五" not in {row["realname"] for row in (await helper.result("GET", "/sys/user/list"))["records"]}


async def test_what_a_visitor_changes_stands_in_the_organisations_trail_under_their_name(
    helper: Client, organisation: Organisation, sign_in: Any
) -> None:
    await look_in(helper, organisation, mayWrite=True)
    assert "sys:position:add" in (await helper.result("GET", GRANTS))["codes"]
    made = await helper.result("POST", "/sys/position/add", json={"code": "P1", "name": "店长"})
    await helper.result("POST", "/sys/supportVisit/leave")
    admin = await sign_in(organisation.admin)
    asked = {"table": "sys/position", "rowId": made["id"]}
    trail = await admin.result("GET", "/sys/audit/list", params=asked)
    kept = await Audit.get(table_name="sys_position", row_id=int(made["id"]))
    assert (trail[0]["username"], kept.realname.endswith("（平台支持）")) == ("admin", True)
    line = await Audit.filter(table_name="sys_support_visit", tenant_id=organisation.id).order_by("id")
    assert [one.action for one in line] == ["add", "end"]


async def test_the_organisations_administrators_are_told_see_the_visits_and_can_end_one(
    helper: Client, organisation: Organisation, sign_in: Any
) -> None:
    admin = await sign_in(organisation.admin)
    await look_in(helper, organisation)
    told = await admin.result("GET", "/sys/annountCement/listByUser")
    assert "平台" in told["sysMsgList"][0]["titile"]
    visits = (await admin.result("GET", "/sys/supportVisit/list"))["records"]
    assert [(row["username"], row["reason"], row["endedAt"]) for row in visits] == [("admin", "账单金额不对", None)]
    await admin.result("POST", "/sys/supportVisit/end", json={"id": visits[0]["id"]})
    assert (await helper.result("GET", GRANTS))["visit"] is None
    ended = (await admin.result("GET", "/sys/supportVisit/list"))["records"][0]
    assert (ended["endedBy"], ended["endedAt"] is not None) == (organisation.admin.username, True)
    await admin.result("POST", "/sys/supportVisit/end", json={"id": visits[0]["id"]})


async def test_a_visit_ends_by_itself(helper: Client, organisation: Organisation) -> None:
    begun = await look_in(helper, organisation)
    past = now() - timedelta(seconds=1)
    await SupportVisit.filter(id=int(begun["result"]["id"])).update(ends_at=past)
    await end_visits()
    assert (await helper.result("GET", GRANTS))["visit"] is None
    row = await SupportVisit.get(id=int(begun["result"]["id"]))
    assert (row.ended_at, row.ended_by) == (row.ends_at, "system")


async def test_a_visitor_reads_no_talk_and_is_no_platform_there(helper: Client, organisation: Organisation) -> None:
    await look_in(helper, organisation, mayWrite=True)
    assert (await helper.send("GET", "/chat/admin/conversation/list")).status_code == 403
    for path in ("/sys/tenant/add", "/sys/tenant/lookIn"):
        refused = await helper.call("POST", path, json={"id": "1", "reason": "再来一次", "name": "甲", "code": "jia"})
        assert refused["id"] == "platform.only", path
    await helper.result("POST", "/sys/supportVisit/leave")


async def test_a_visit_needs_a_reason_a_limit_and_the_platform(
    helper: Client, organisation: Organisation, sign_in: Any, platform: Client
) -> None:
    for wrong, field in (({"reason": ""}, "reason"), ({"reason": "    "}, "reason"), ({"minutes": 61}, "minutes")):
        assert field in (await look_in(helper, organisation, **wrong))["fields"], wrong
    own = Organisation(platform.actor.tenant_id, platform.actor)  # type: ignore[attr-defined]
    assert (await look_in(helper, own))["id"] == "support.self"
    assert (await look_in(await sign_in(organisation.admin), own))["id"] == "platform.only"
    assert (await helper.result("GET", GRANTS))["visit"] is None


async def test_who_is_no_administrator_of_the_platform_any_more_is_out_of_the_visit(
    helper: Client, organisation: Organisation
) -> None:
    from schema.system.role import UserRole
    from server.kit.control import rights_changed

    begun = await look_in(helper, organisation)
    visit = await SupportVisit.get(id=int(begun["result"]["id"]))
    roles = UserRole.filter(user_id=visit.user_id)
    try:
        await roles.update(del_flag=1)
        await rights_changed(organisation.id, visit.user_id)
        assert (await helper.send("GET", "/sys/user/list")).status_code == 403
    finally:
        await roles.update(del_flag=0)
        await rights_changed(visit.user_id and 1, visit.user_id)
        await helper.result("POST", "/sys/supportVisit/leave")

"""Who may grant what: to roles, organisations and departments; and why somebody may do something."""

from typing import Any

from schema.kit.snowflake import next_id
from schema.system.decision import Grant, decide, decide_row
from schema.system.depart import Depart
from schema.system.role import Permission, UserRole
from tests.kit.client import Client
from tests.kit.people import Organisation


async def entry(*codes: str, **values: Any) -> str:
    row = await Permission.create(id=next_id(), tenant_id=0, name="试验", menu_type=2, perms=",".join(codes), **values)
    return str(row.id)


async def role_of(actor: Any) -> str:
    return str((await UserRole.get(user_id=actor.user_id)).role_id)


async def test_a_list_of_the_past_cannot_mis_grant(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, role = await sign_in(organisation.admin), await role_of(await organisation.hire())
    first, second = await entry("t:a"), await entry("t:b")
    grant = {"roleId": role, "permissionIds": f"{first},{second}", "lastpermissionIds": "99,98"}
    await client.result("POST", "/sys/permission/saveRolePermission", json=grant)
    held = await client.result("GET", "/sys/permission/queryRolePermission", params={"roleId": role})
    assert sorted(held) == sorted([first, second])
    again = {"roleId": role, "permissionIds": second, "lastpermissionIds": ""}
    await client.result("POST", "/sys/permission/saveRolePermission", json=again)
    assert await client.result("GET", "/sys/permission/queryRolePermission", params={"roleId": role}) == [second]


async def test_nobody_grants_what_they_do_not_hold(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    clerk = await organisation.hire("sys:role:edit", "sys:role:list", "t:mine")
    client, role = await sign_in(clerk), await role_of(await organisation.hire())
    mine, foreign = await entry("t:mine"), await entry("t:mine", "sys:user:delete")
    body = {"roleId": role, "permissionIds": mine}
    assert (await client.call("POST", "/sys/permission/saveRolePermission", json=body))["success"]
    refused = await client.call(
        "POST", "/sys/permission/saveRolePermission", json={**body, "permissionIds": f"{mine},{foreign}"}
    )
    assert refused["id"] == "grant.foreign" and refused["result"] == {"needs": "sys:user:delete"}
    assert await client.result("GET", "/sys/permission/queryRolePermission", params={"roleId": role}) == [mine]


async def test_nobody_hands_out_a_role_that_is_stronger_than_they_are(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    clerk, colleague = await organisation.hire("sys:user:edit", "sys:user:list"), await organisation.hire()
    client, strong = await sign_in(clerk), await role_of(organisation.admin)
    for role in (strong, await role_of(await organisation.hire("sys:user:delete"))):
        body = {"id": str(colleague.user_id), "selectedroles": role}
        assert (await client.call("PUT", "/sys/user/edit", json=body))["id"] == "grant.foreign"
    await client.result(
        "PUT", "/sys/user/edit", json={"id": str(colleague.user_id), "selectedroles": await role_of(clerk)}
    )


async def test_the_package_of_an_organisation_bounds_its_roles(  # type: ignore[no-untyped-def]
    platform: Client, sign_in, organisation: Organisation
) -> None:
    admin, role = await sign_in(organisation.admin), await role_of(await organisation.hire())
    inside, outside = await entry("t:in"), await entry("t:out")
    both = {"roleId": role, "permissionIds": f"{inside},{outside}"}
    await admin.result("POST", "/sys/permission/saveRolePermission", json=both)
    offices = ("sys:role:list", "sys:role:edit", "sys:permission:tenant")
    office = ",".join([await entry(code) for code in offices])
    package = {"tenantId": str(organisation.id), "permissionIds": f"{inside},{office}"}
    assert (await admin.call("POST", "/sys/permission/saveTenantPermission", json=package))["id"] == "platform.only"
    await platform.result("POST", "/sys/permission/saveTenantPermission", json=package)
    given = {inside, *office.split(",")}
    assert set(await admin.result("GET", "/sys/permission/queryTenantPermission")) == given
    assert await admin.result("GET", "/sys/permission/queryRolePermission", params={"roleId": role}) == [inside]
    assert (await admin.call("POST", "/sys/permission/saveRolePermission", json=both))["id"] == "grant.outside"
    assert set((await admin.result("GET", "/sys/role/queryTreeList2"))["ids"]) == given
    other = {"tenantId": "1"}
    assert (await admin.call("GET", "/sys/permission/queryTenantPermission", params=other))["id"] == "platform.only"


async def test_what_an_organisation_was_not_given_not_even_its_administrator_may_do(  # type: ignore[no-untyped-def]
    platform: Client, sign_in, organisation: Organisation
) -> None:
    admin = await sign_in(organisation.admin)
    assert (await admin.send("GET", "/sys/position/list")).status_code == 200
    given = ",".join([await entry("sys:permission:explain"), await entry("t:in")])
    package = {"tenantId": str(organisation.id), "permissionIds": given}
    await platform.result("POST", "/sys/permission/saveTenantPermission", json=package)
    assert (await admin.send("GET", "/sys/position/list")).status_code == 403
    menu = await admin.result("GET", "/sys/permission/getUserPermissionByToken")
    assert menu["isSuper"] is False and menu["codes"] == ["sys:permission:explain", "t:in"]
    assert {item["action"] for item in menu["auth"]} == {"sys:permission:explain", "t:in"}
    asked = {"userId": str(organisation.admin.user_id), "code": "sys:position:list"}
    why = await admin.result("GET", "/sys/permission/explain", params=asked)
    assert (why["allowed"], why["held"], why["rule"]) == (False, False, "tenant.outside")
    everything = {**package, "permissionIds": ""}
    await platform.result("POST", "/sys/permission/saveTenantPermission", json=everything)
    assert (await admin.send("GET", "/sys/position/list")).status_code == 200


async def test_a_department_is_given_entries(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, depart = await sign_in(organisation.admin), await Depart.get(tenant_id=organisation.id)
    first, second = await entry("t:a"), await entry("t:b")
    for wanted in ([first, second], [second], []):
        body = {"departId": str(depart.id), "permissionIds": ",".join(wanted)}
        await client.result("POST", "/sys/permission/saveDepartPermission", json=body)
        params = {"departId": str(depart.id)}
        held = await client.result("GET", "/sys/permission/queryDepartPermission", params=params)
        assert sorted(held) == sorted(wanted)


async def test_a_data_rule_is_made_found_put_on_a_role_and_felt(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire()
    client, theirs, role = await sign_in(organisation.admin), await sign_in(colleague), await role_of(colleague)
    menu = await entry("sys:position:list", resource="sys/position")
    path = f"/sys/role/datarule/{menu}/{role}"
    assert (await client.call("GET", path))["id"] == "rule.none"
    rule = {"permissionId": menu, "ruleName": "本人", "ruleColumn": "createBy", "ruleConditions": "="}
    made = await client.result("POST", "/sys/permission/addPermissionRule", json={**rule, "ruleValue": "#{user}"})
    ungranted = {"roleId": role, "permissionId": menu, "dataRuleIds": made["id"]}
    assert (await client.call("POST", "/sys/role/datarule", json=ungranted))["id"] == "rule.ungranted"
    await client.result("POST", "/sys/permission/saveRolePermission", json={"roleId": role, "permissionIds": menu})
    assert "drChecked" not in await client.result("GET", path)
    await client.result("POST", "/sys/position/add", json={"code": "P1", "name": "经理"})
    assert (await theirs.result("GET", "/sys/position/list"))["total"] == 1
    await client.result("POST", "/sys/role/datarule", json=ungranted)
    assert (await theirs.result("GET", "/sys/position/list"))["total"] == 0
    assert (await client.result("GET", path))["drChecked"] == made["id"]
    used = await client.call("DELETE", "/sys/permission/deletePermissionRule", params={"id": made["id"]})
    assert used["id"] == "rule.used"
    await client.result(
        "PUT", "/sys/permission/editPermissionRule", json={**made, "ruleValue": organisation.admin.username}
    )
    assert (await theirs.result("GET", "/sys/position/list"))["total"] == 1
    listed = await client.result("GET", "/sys/permission/getPermRuleListByPermId", params={"permissionId": menu})
    assert [row["ruleName"] for row in listed] == ["本人"]
    none = {"permissionId": menu, "ruleName": "没有"}
    assert await client.result("GET", "/sys/permission/queryPermissionRule", params=none) == []
    await client.result("POST", "/sys/role/datarule", json={**ungranted, "dataRuleIds": ""})
    await client.result("DELETE", "/sys/permission/deletePermissionRule", params={"id": made["id"]})


async def test_a_rule_of_sql_or_of_an_unknown_column_is_refused(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, menu = await sign_in(organisation.admin), await entry("sys:position:list", resource="sys/position")
    rule = {"permissionId": menu, "ruleName": "坏", "ruleColumn": "createBy", "ruleConditions": "=", "ruleValue": "1"}
    for broken, field in (
        ({"ruleConditions": "USE_SQL_RULES"}, "ruleConditions"),
        ({"ruleColumn": "1=1"}, "ruleColumn"),
    ):
        answer = await client.call("POST", "/sys/permission/addPermissionRule", json={**rule, **broken})
        assert field in answer["fields"]


async def test_a_role_code_is_free_or_taken(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, role = await sign_in(organisation.admin), await role_of(organisation.admin)
    assert await client.result("GET", "/sys/role/checkRoleCode", params={"roleCode": "fresh"}) is True
    taken = await client.call("GET", "/sys/role/checkRoleCode", params={"roleCode": "admin"})
    assert taken["success"] is False and taken["result"] is False
    assert await client.result("GET", "/sys/role/checkRoleCode", params={"roleCode": "admin", "id": role}) is True


def test_the_first_question_answered_with_yes_decides() -> None:
    on, off = Grant("角色", "菜单", True), Grant("角色", "菜单", False)
    for grants, is_super, allowed, rule in (
        ([], True, True, "role.admin"),
        ([off], True, True, "role.admin"),
        ([off, on], False, False, "entry.disabled"),
        ([on], False, True, "entry.granted"),
        ([], False, False, "nothing.granted"),
    ):
        decision = decide(grants, is_super=is_super)
        assert (decision.allowed, decision.rule) == (allowed, rule)
        assert [step.decides for step in decision.trace].count(True) == 1


async def test_a_right_is_explained_with_role_grant_and_rule(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    clerk = await organisation.hire("sys:position:list")
    client = await sign_in(organisation.admin)

    async def explain(user_id: int, code: str) -> dict[str, Any]:
        params = {"userId": str(user_id), "code": code}
        return dict(await client.result("GET", "/sys/permission/explain", params=params))

    held = await explain(clerk.user_id, "sys:position:list")
    assert (held["allowed"], held["held"], held["rule"]) == (True, True, "entry.granted")
    assert held["grants"][0]["roleId"] == await role_of(clerk)
    missing = await explain(clerk.user_id, "sys:position:delete")
    assert (missing["allowed"], missing["held"], missing["rule"]) == (False, False, "nothing.granted")
    boss = await explain(organisation.admin.user_id, "anything:at:all")
    assert (boss["allowed"], boss["held"], boss["rule"]) == (True, True, "role.admin")
    await Permission.filter(id=int(held["grants"][0]["permissionId"])).update(status="0")
    off = await explain(clerk.user_id, "sys:position:list")
    assert (off["allowed"], off["held"], off["rule"]) == (False, False, "entry.disabled")


async def test_a_copied_role_may_do_the_same_and_nobody_copies_more_than_they_hold(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client, role = await sign_in(organisation.admin), await role_of(await organisation.hire())
    first, second = await entry("t:a"), await entry("t:b")
    await client.result(
        "POST", "/sys/permission/saveRolePermission", json={"roleId": role, "permissionIds": f"{first},{second}"}
    )
    code = f"copy{next_id()}"
    body = {"id": role, "roleCode": code, "roleName": "副本"}
    copied = await client.result("POST", "/sys/role/copy", json=body)
    held = await client.result("GET", "/sys/permission/queryRolePermission", params={"roleId": copied["id"]})
    assert copied["roleCode"] == code and {first, second} <= set(held)
    assert (await client.call("POST", "/sys/role/copy", json=body))["success"] is False
    clerk = await sign_in(await organisation.hire("sys:role:add", "sys:role:list"))
    refused = await clerk.call("POST", "/sys/role/copy", json={**body, "roleCode": f"{code}x"})
    assert refused["id"] == "grant.foreign"


def test_a_row_is_decided_by_the_first_question_that_settles_it() -> None:
    usual = {"own": True, "may_list": True, "is_super": False, "belongs": True, "narrowed": True, "fits": False}
    for change, seen, rule in (
        ({"own": False}, False, "tenant.foreign"),
        ({"may_list": False}, False, "right.missing"),
        ({"is_super": True, "belongs": False}, True, "role.admin"),
        ({"belongs": False, "fits": True}, False, "above.hidden"),
        ({"narrowed": False}, True, "rules.none"),
        ({"fits": True}, True, "rules.fit"),
        ({}, False, "rules.against"),
    ):
        decision = decide_row(**{**usual, **change})
        assert (decision.allowed, decision.rule, decision.trace[-1].decides) == (seen, rule, True)

"""Department roles: a second source of rights, never beyond the department, gone with the membership."""

from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.depart import Depart, UserDepart
from schema.system.position import Position
from schema.system.role import Permission
from tests.kit.client import Client
from tests.kit.people import Organisation


async def entry(*codes: str) -> str:
    row = await Permission.create(id=next_id(), tenant_id=0, name="试验", menu_type=2, perms=",".join(codes))
    return str(row.id)


@pytest_asyncio.fixture(loop_scope="session")
async def house(sign_in: Any, organisation: Organisation) -> Client:
    """A client whose department was given "sys:position:list" but not "sys:position:add", with a role 班长 in it."""
    client = await sign_in(organisation.admin)
    depart = await Depart.get(tenant_id=organisation.id, org_code="A01")
    client.depart = str(depart.id)
    client.inside, client.outside = await entry("sys:position:list"), await entry("sys:position:add")
    given = {"departId": client.depart, "permissionIds": client.inside}
    await client.result("POST", "/sys/permission/saveDepartPermission", json=given)
    body = {"departId": client.depart, "roleName": "班长", "roleCode": f"lead{next_id()}"}
    client.role = (await client.result("POST", "/sys/sysDepartRole/add", json=body))["id"]
    return client


async def grant(house: Any, *ids: str) -> dict[str, Any]:
    body = {"roleId": house.role, "permissionIds": ",".join(ids), "lastpermissionIds": ""}
    return await house.call("POST", "/sys/sysDepartPermission/saveDeptRolePermission", json=body)


async def test_the_grant_tree_of_a_department_holds_only_what_it_was_given(house: Any) -> None:
    tree = await house.result(
        "GET", "/sys/sysDepartPermission/queryTreeListForDeptRole", params={"departId": house.depart}
    )
    assert tree["ids"] == [house.inside] and tree["treeList"][0]["slotTitle"] == "试验"


async def test_a_department_role_never_exceeds_its_department(house: Any) -> None:
    refused = await grant(house, house.inside, house.outside)
    assert (refused["id"], refused["result"]) == ("grant.outside", {"permissionId": house.outside})
    held = "/sys/sysDepartPermission/queryDeptRolePermission"
    assert await house.result("GET", held, params={"roleId": house.role}) == []
    assert (await grant(house, house.inside))["success"]
    assert await house.result("GET", held, params={"roleId": house.role}) == [house.inside]
    shrunk = {"departId": house.depart, "permissionIds": ""}
    await house.result("POST", "/sys/permission/saveDepartPermission", json=shrunk)
    assert await house.result("GET", held, params={"roleId": house.role}) == []


async def test_a_member_acts_by_a_department_role_at_once_and_the_explanation_names_it(
    house: Any, sign_in: Any, organisation: Organisation
) -> None:
    person = await organisation.hire()
    clerk = await sign_in(person)
    await grant(house, house.inside)
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 403
    give = {"userId": str(person.user_id), "newRoleId": house.role, "oldRoleId": ""}
    await house.result("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=give)
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 200
    asked = {"userId": str(person.user_id), "code": "sys:position:list"}
    why = await house.result("GET", "/sys/permission/explain", params=asked)
    assert why["allowed"] and why["held"] and why["grants"][0]["departName"] == "总部"
    rows = await house.result(
        "GET",
        "/sys/sysDepartRole/getDeptRoleByUserId",
        params={"userId": str(person.user_id), "departId": house.depart},
    )
    assert [set(row) for row in rows] == [{"id", "userId", "droleId"}] and rows[0]["droleId"] == house.role
    take = {"userId": str(person.user_id), "newRoleId": "", "oldRoleId": house.role}
    await house.result("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=take)
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 403


async def test_who_leaves_the_department_leaves_its_roles(house: Any, sign_in: Any, organisation: Organisation) -> None:
    person = await organisation.hire()
    clerk = await sign_in(person)
    await grant(house, house.inside)
    give = {"userId": str(person.user_id), "newRoleId": house.role}
    await house.result("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=give)
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 200
    gone = {"depId": house.depart, "userId": str(person.user_id)}
    await house.result("DELETE", "/sys/user/deleteUserInDepart", params=gone)
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 403


async def test_a_department_role_is_only_for_members(house: Any, organisation: Organisation) -> None:
    person = await organisation.hire()
    await UserDepart.filter(user_id=person.user_id).delete()
    give = {"userId": str(person.user_id), "newRoleId": house.role}
    answer = await house.call("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=give)
    assert answer["id"] == "depart.stranger"


async def test_deleting_a_department_role_ends_what_it_gave(
    house: Any, sign_in: Any, organisation: Organisation
) -> None:
    person = await organisation.hire()
    clerk = await sign_in(person)
    await grant(house, house.inside)
    give = {"userId": str(person.user_id), "newRoleId": house.role}
    await house.result("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=give)
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 200
    await house.result("DELETE", "/sys/sysDepartRole/delete", params={"id": house.role})
    assert (await clerk.send("GET", "/sys/position/list")).status_code == 403


async def test_the_list_takes_the_family_s_word_for_the_department(house: Any) -> None:
    page = await house.result("GET", "/sys/sysDepartRole/list", params={"deptId": house.depart})
    assert [row["id"] for row in page["records"]] == [house.role]
    assert page["records"][0]["departId_dictText"] == "总部"
    listed = await house.result("GET", "/sys/sysDepartRole/getDeptRoleList", params={"departId": house.depart})
    assert [row["roleName"] for row in listed] == ["班长"]
    assert (await house.result("GET", "/sys/sysDepartRole/list", params={"deptId": "1"}))["records"] == []


async def test_nobody_hands_on_by_a_department_role_what_they_do_not_hold(
    house: Any, sign_in: Any, organisation: Organisation
) -> None:
    clerk = await sign_in(await organisation.hire("sys:sysDepartRole:list", "sys:sysDepartRole:edit"))
    body = {"roleId": house.role, "permissionIds": house.inside}
    refused = await clerk.call("POST", "/sys/sysDepartPermission/saveDeptRolePermission", json=body)
    assert refused["id"] == "grant.foreign"
    await grant(house, house.inside)
    other = await organisation.hire()
    give = {"userId": str(other.user_id), "newRoleId": house.role}
    assert (await clerk.call("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=give))["id"] == "grant.foreign"


async def test_another_organisation_cannot_reach_the_role(house: Any, sign_in: Any) -> None:
    from tests.kit.people import create_organisation

    stranger = await sign_in((await create_organisation()).admin)
    for method, path, options in (
        ("GET", "/sys/sysDepartPermission/queryDeptRolePermission", {"params": {"roleId": house.role}}),
        ("GET", "/sys/sysDepartPermission/queryTreeListForDeptRole", {"params": {"departId": house.depart}}),
        ("POST", "/sys/sysDepartPermission/saveDeptRolePermission", {"json": {"roleId": house.role}}),
        ("GET", "/sys/sysDepartRole/getDeptRoleList", {"params": {"departId": house.depart}}),
    ):
        assert (await stranger.send(method, path, **options)).status_code == 404, path


async def test_rules_of_the_department_s_grant_narrow_all_of_its_roles(
    house: Any, sign_in: Any, organisation: Organisation
) -> None:
    await Permission.filter(id=house.inside).update(resource="sys/position")
    for code in ("KEEP", "DROP"):
        await Position.create(id=next_id(), tenant_id=organisation.id, code=code, name=code)
    rule = {"permissionId": house.inside, "ruleName": "仅本人", "ruleColumn": "code", "ruleConditions": "="}
    made = await house.result("POST", "/sys/permission/addPermissionRule", json={**rule, "ruleValue": "KEEP"})
    person = await organisation.hire()
    clerk = await sign_in(person)
    await grant(house, house.inside)
    give = {"userId": str(person.user_id), "newRoleId": house.role}
    await house.result("POST", "/sys/sysDepartRole/deptRoleUserAdd", json=give)
    path = f"/sys/sysDepartPermission/datarule/{house.inside}/{house.depart}"
    offered = await house.result("GET", path)
    assert set(offered) == {"datarule"} and [row["id"] for row in offered["datarule"]] == [made["id"]]
    assert (await clerk.result("GET", "/sys/position/list"))["total"] == 2
    choice = {"permissionId": house.inside, "departId": house.depart, "dataRuleIds": made["id"]}
    await house.result("POST", "/sys/sysDepartPermission/datarule", json=choice)
    assert (await house.result("GET", path))["drChecked"] == made["id"]
    assert [row["code"] for row in (await clerk.result("GET", "/sys/position/list"))["records"]] == ["KEEP"]
    asked = {"userId": str(person.user_id), "code": "sys:position:list"}
    why = await house.result("GET", "/sys/permission/explain", params=asked)
    assert [rule["ruleName"] for rule in why["grants"][0]["rules"]] == ["仅本人"]
    used = await house.call("DELETE", "/sys/permission/deletePermissionRule", params={"id": made["id"]})
    assert used["id"] == "rule.used"


async def test_rules_need_the_grant_the_right_and_the_own_organisation(
    house: Any, sign_in: Any, organisation: Organisation
) -> None:
    ungranted = {"permissionId": house.outside, "departId": house.depart, "dataRuleIds": ""}
    answer = await house.call("POST", "/sys/sysDepartPermission/datarule", json=ungranted)
    assert answer["id"] == "rule.ungranted" and answer["message"] == "请先保存部门菜单权限!"
    assert (await house.call("GET", f"/sys/sysDepartPermission/datarule/{house.inside}/{house.depart}"))[
        "id"
    ] == "rule.none"
    clerk = await sign_in(await organisation.hire("sys:sysDepartRole:list"))
    assert (await clerk.send("POST", "/sys/sysDepartPermission/datarule", json=ungranted)).status_code == 403
    from tests.kit.people import create_organisation

    stranger = await sign_in((await create_organisation()).admin)
    assert (await stranger.send("POST", "/sys/sysDepartPermission/datarule", json=ungranted)).status_code == 404

"""What a call names beside the engine is held: nothing is given to, or built on, what somebody else deletes meanwhile."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.depart import Depart, UserDepart
from schema.system.depart_role import DepartRole, DepartRoleUser
from schema.system.grant import DepartPermission
from schema.system.role import Permission, PermissionRule, Role, RolePermission, UserRole
from schema.system.user import User
from server.engine.row_locks import lock_for_delete, lock_present, require_present
from server.kit.unit_of_work import Work
from server.system.access.data_rules import narrow_grant
from server.system.access.platform import SHARED, within
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.kit.races import beside, while_deleted

Call = Callable[[], Awaitable[Any]]


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    found: Client = await sign_in(organisation.admin)
    return found


async def new_role(organisation: Organisation) -> Role:
    return await Role.create(id=next_id(), tenant_id=organisation.id, role_code=f"r{next_id()}", role_name="值班")


async def new_entry() -> Permission:
    return await Permission.create(id=next_id(), tenant_id=0, name="试验", menu_type=2, perms="sys:position:list")


def calling(client: Client, method: str, path: str, **options: Any) -> Call:
    return lambda: client.call(method, path, **options)


@pytest.mark.parametrize("adding", [True, False], ids=["a new person", "a known person"])
async def test_a_role_that_goes_is_given_to_nobody_by_the_form(
    client: Client, organisation: Organisation, adding: bool
) -> None:
    role, person = await new_role(organisation), await organisation.hire()
    call = calling(client, "PUT", "/sys/user/edit", json={"id": str(person.user_id), "selectedroles": str(role.id)})
    if adding:
        body = {"username": f"new_{next_id() % 1_000_000}", "realname": "新人", "password": "Guanjia@2026"}
        call = calling(client, "POST", "/sys/user/add", json={**body, "selectedroles": str(role.id)})
    answer = await while_deleted(organisation.admin, "sys/role", role, call)
    assert (answer["code"], [*answer["fields"]]) == (422, ["selectedroles"])
    assert not await UserRole.filter(role_id=role.id).exists()


async def test_who_is_named_keeps_a_department_from_going_unseen(client: Client, organisation: Organisation) -> None:
    depart = await Depart.create(id=next_id(), tenant_id=organisation.id, depart_name="夜班", org_code="A02")
    person = await organisation.hire()
    body = {"id": str(person.user_id), "selecteddeparts": str(depart.id)}
    answer = await while_deleted(
        organisation.admin, "sys/sysDepart", depart, calling(client, "PUT", "/sys/user/edit", json=body)
    )
    assert [*answer["fields"]] == ["selecteddeparts"]
    assert not await UserDepart.filter(depart_id=depart.id).exists()


@pytest.mark.parametrize("what", ["role", "department"])
async def test_a_person_who_goes_is_put_nowhere(client: Client, organisation: Organisation, what: str) -> None:
    person = await organisation.hire()
    user = await User.get(id=person.user_id)
    role = await new_role(organisation)
    depart = await Depart.create(id=next_id(), tenant_id=organisation.id, depart_name="夜班", org_code="A03")
    ids = {"userIdList": [str(user.id)]}
    call = {
        "role": calling(client, "POST", "/sys/user/addSysUserRole", json={"roleId": str(role.id), **ids}),
        "department": calling(client, "POST", "/sys/user/editSysDepartWithUser", json={"depId": str(depart.id), **ids}),
    }[what]
    await while_deleted(organisation.admin, "sys/user", user, call)
    assert not await UserRole.filter(role_id=role.id, del_flag=0).exists()
    assert not await UserDepart.filter(depart_id=depart.id, del_flag=0).exists()


async def test_an_account_is_not_opened_with_a_role_that_goes(client: Client, organisation: Organisation) -> None:
    role, person = await new_role(organisation), await organisation.hire()
    await User.filter(id=person.user_id).update(status="3")
    body = {"ids": str(person.user_id), "roleIds": str(role.id), "departIds": ""}
    answer = await while_deleted(
        organisation.admin, "sys/role", role, calling(client, "PUT", "/sys/user/approve", json=body)
    )
    assert answer["code"] == 404
    assert not await UserRole.filter(role_id=role.id).exists()
    assert (await User.get(id=person.user_id)).status == "3"


async def test_a_department_role_that_goes_is_given_to_nobody(client: Client, organisation: Organisation) -> None:
    person, depart = await organisation.hire(), await Depart.get(tenant_id=organisation.id, org_code="A01")
    role = await DepartRole.create(
        id=next_id(), tenant_id=organisation.id, depart_id=depart.id, role_code=f"d{next_id()}", role_name="班长"
    )
    body = {"userId": str(person.user_id), "newRoleId": str(role.id), "oldRoleId": ""}
    call = calling(client, "POST", "/sys/sysDepartRole/deptRoleUserAdd", json=body)
    await while_deleted(organisation.admin, "sys/sysDepartRole", role, call)
    assert not await DepartRoleUser.filter(role_id=role.id, del_flag=0).exists()


def _goes(entry: Permission) -> Callable[[Work], Awaitable[None]]:
    async def first(work: Work) -> None:
        await lock_for_delete(work, Permission, [entry.id])
        await work.delete(await Permission.get(id=entry.id))

    return first


@pytest.mark.parametrize("whose", ["role", "department", "copy"])
async def test_an_entry_of_the_menu_that_goes_is_granted_to_nobody(
    client: Client, organisation: Organisation, whose: str
) -> None:
    entry, role = await new_entry(), await new_role(organisation)
    depart = await Depart.get(tenant_id=organisation.id, org_code="A01")
    if whose == "copy":
        await RolePermission.create(tenant_id=organisation.id, role_id=role.id, permission_id=entry.id)
    path, body = {
        "role": ("/sys/permission/saveRolePermission", {"roleId": str(role.id), "permissionIds": str(entry.id)}),
        "department": (
            "/sys/permission/saveDepartPermission",
            {"departId": str(depart.id), "permissionIds": str(entry.id)},
        ),
        "copy": ("/sys/role/copy", {"id": str(role.id), "roleCode": f"c{next_id()}", "roleName": "副本"}),
    }[whose]
    await beside(within(organisation.admin, SHARED), _goes(entry), calling(client, "POST", path, json=body))
    granted = await RolePermission.filter(permission_id=entry.id, del_flag=0).exclude(role_id=role.id).count()
    own = await RolePermission.filter(permission_id=entry.id, role_id=role.id, del_flag=0).count()
    assert (granted, own) == (0, 1 if whose == "copy" else 0)
    assert not await DepartPermission.filter(permission_id=entry.id, del_flag=0).exists()


async def test_an_entry_goes_only_after_who_is_granting_it(organisation: Organisation, platform: Client) -> None:
    entry, told = await new_entry(), list[str]()

    async def grant(work: Work) -> None:
        assert await lock_present(work, Permission, [entry.id]) == {entry.id}
        work.after_commit(lambda: _tell(told, "granted"))

    async def delete() -> None:
        await platform.result("DELETE", "/sys/permission/delete", params={"id": str(entry.id)})
        told.append("gone")

    assert await beside(organisation.admin, grant, delete) is None
    assert told == ["granted", "gone"]


async def _tell(told: list[str], word: str) -> None:
    told.append(word)


async def test_a_rule_is_not_made_for_an_entry_that_goes(client: Client, organisation: Organisation) -> None:
    entry = await new_entry()
    body = {"permissionId": str(entry.id), "ruleName": "规则", "ruleColumn": "x", "ruleConditions": "="}
    call = calling(client, "POST", "/sys/permission/addPermissionRule", json={**body, "ruleValue": "1"})
    answer = await beside(within(organisation.admin, SHARED), _goes(entry), call)
    assert answer["code"] == 404 and not await PermissionRule.filter(permission_id=entry.id).exists()


async def test_a_grant_is_not_narrowed_by_a_rule_that_goes(client: Client, organisation: Organisation) -> None:
    """It would hold a rule that nobody reads any more, and show everything."""
    entry, role = await new_entry(), await new_role(organisation)
    await RolePermission.create(tenant_id=organisation.id, role_id=role.id, permission_id=entry.id)
    rule = await PermissionRule.create(
        tenant_id=organisation.id,
        permission_id=entry.id,
        rule_name="规则",
        rule_column="x",
        rule_conditions="=",
        rule_value="1",
    )
    body = {"permissionId": str(entry.id), "roleId": str(role.id), "dataRuleIds": str(rule.id)}

    async def narrow(work: Work) -> None:
        await require_present(work, PermissionRule, [rule.id])
        grant = await RolePermission.get(role_id=role.id, permission_id=entry.id)
        await narrow_grant(work, grant, [str(rule.id)])

    gone = calling(client, "DELETE", "/sys/permission/deletePermissionRule", params={"id": str(rule.id)})
    refused = await beside(organisation.admin, narrow, gone)
    assert refused["id"] == "rule.used"
    await client.result("POST", "/sys/role/datarule", json={**body, "dataRuleIds": ""})

    async def remove(work: Work) -> None:
        await lock_for_delete(work, PermissionRule, [rule.id])
        await work.delete(await PermissionRule.get(id=rule.id))

    late = await beside(organisation.admin, remove, calling(client, "POST", "/sys/role/datarule", json=body))
    assert late["code"] == 404
    assert not (await RolePermission.get(role_id=role.id, permission_id=entry.id)).data_rule_ids

"""Users as pickers, member lists and the recycle bin show them."""

from typing import Any

from schema.kit.snowflake import next_id
from schema.system.audit import StateLog
from schema.system.depart import Depart, UserDepart
from schema.system.role import Role, UserRole
from schema.system.user import User
from server.kit.actor import Actor
from tests.kit.people import PASSWORD, Organisation


async def depart_of(organisation: Organisation) -> str:
    return str((await Depart.get(tenant_id=organisation.id, org_code="A01")).id)


def names(rows: list[dict[str, Any]]) -> set[str]:
    return {row["username"] for row in rows}


async def test_users_of_a_department_include_those_below(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, depart = await sign_in(organisation.admin), await depart_of(organisation)
    lower = await Depart.create(
        id=next_id(), tenant_id=organisation.id, depart_name="下级", org_code="A01A01", parent_id=int(depart)
    )
    person = await organisation.hire(name="王五")
    await UserDepart.filter(user_id=person.user_id).update(depart_id=lower.id)
    rows = await client.result("GET", "/sys/user/queryUserByDepId", params={"id": depart})
    assert names(rows) == {organisation.admin.username, person.username}
    assert not {"password", "salt"} & set(rows[0])
    by_name = {"id": depart, "realname": "王五"}
    assert names(await client.result("GET", "/sys/user/queryUserByDepId", params=by_name)) == {person.username}
    page = await client.result("GET", "/sys/user/queryUserComponentData", params={"departId": f"{lower.id},"})
    assert (page["total"], names(page["records"])) == (1, {person.username})
    everybody = await client.result("GET", "/sys/user/list", params={"selecteddeparts_below": depart})
    assert names(everybody["records"]) == {organisation.admin.username, person.username}
    direct = await client.result("GET", "/sys/user/departUserList", params={"depId": depart})
    assert names(direct["records"]) == {organisation.admin.username}


async def test_several_users_come_as_a_bare_array(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    wanted = f"{person.username},{organisation.admin.username},"
    rows = (await client.send("GET", "/sys/user/getMultiUser", params={"username": wanted})).json()
    assert isinstance(rows, list) and names(rows) == {person.username, organisation.admin.username}
    for params in ({}, {"password": "x"}, {"nonsense": "1"}):
        assert (await client.send("GET", "/sys/user/getMultiUser", params=params)).json() == []
    ids = {"userIds": f"{person.user_id},"}
    assert names(await client.result("GET", "/sys/user/queryByIds", params=ids)) == {person.username}


async def test_the_second_list_is_the_first(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    first = await client.result("GET", "/sys/user/list")
    assert await client.result("GET", "/sys/user/list2") == first


async def test_a_real_name_is_a_name_and_an_old_one_may_stay(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire(name="客服07")
    for name in ("客服08", "<b>客服</b>", "客服😀"):
        refused = await client.call("PUT", "/sys/user/edit", json={"id": str(person.user_id), "realname": name})
        assert set(refused["fields"]) == {"realname"}
    kept = {"id": str(person.user_id), "realname": "客服07", "workNo": "K7"}
    await client.result("PUT", "/sys/user/edit", json=kept)
    row = await User.get(id=person.user_id)
    assert (row.realname, row.work_no) == ("客服07", "K7")
    await client.result("PUT", "/sys/user/edit", json={**kept, "realname": "阿依古丽.买买提"})
    assert (await User.get(id=person.user_id)).realname == "阿依古丽·买买提"


async def test_an_account_is_free_or_taken(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, name = await sign_in(organisation.admin), organisation.admin.username
    assert await client.result("GET", "/sys/user/checkOnlyUser", params={"username": "quite_fresh"}) is True
    taken = await client.call("GET", "/sys/user/checkOnlyUser", params={"username": name.upper()})
    assert taken["success"] is False
    own = {"username": name, "id": str(organisation.admin.user_id)}
    assert await client.result("GET", "/sys/user/checkOnlyUser", params=own) is True


async def test_users_join_and_leave_a_role(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    theirs = await sign_in(person)
    strong = await organisation.hire("sys:position:list")
    role = str((await UserRole.get(user_id=strong.user_id)).role_id)
    await client.result("POST", "/sys/user/addSysUserRole", json={"roleId": role, "userIdList": [str(person.user_id)]})
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 200
    page = await client.result("GET", "/sys/user/userRoleList", params={"roleId": role})
    assert names(page["records"]) == {person.username, strong.username}
    gone = {"roleId": role, "userId": str(person.user_id)}
    await client.result("DELETE", "/sys/user/deleteUserRole", params=gone)
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 403
    many = {"roleId": role, "userIds": f"{strong.user_id},"}
    await client.result("DELETE", "/sys/user/deleteUserRoleBatch", params=many)
    assert (await client.result("GET", "/sys/user/userRoleList", params={"roleId": role}))["total"] == 0


async def test_a_stronger_role_is_not_handed_out_and_ones_own_administration_not_given_up(
    sign_in: Any, organisation: Organisation
) -> None:
    clerk = await organisation.hire("sys:user:edit", "sys:user:list")
    client, admin = await sign_in(clerk), await sign_in(organisation.admin)
    strong = str((await Role.get(tenant_id=organisation.id, role_code="admin")).id)
    body = {"roleId": strong, "userIdList": [str(clerk.user_id)]}
    assert (await client.call("POST", "/sys/user/addSysUserRole", json=body))["id"] == "grant.foreign"
    own = {"roleId": strong, "userId": str(organisation.admin.user_id)}
    assert (await admin.call("DELETE", "/sys/user/deleteUserRole", params=own))["id"] == "role.self"


async def test_users_join_and_leave_a_department(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    lower = await Depart.create(id=next_id(), tenant_id=organisation.id, depart_name="下级", org_code="A01A01")
    user = str(person.user_id)
    body = {"depId": str(lower.id), "userIdList": [user]}
    await client.result("POST", "/sys/user/editSysDepartWithUser", json=body)
    await client.result("POST", "/sys/user/editSysDepartWithUser", json=body)
    departs = await client.result("GET", "/sys/user/userDepartList", params={"userId": user})
    assert [item["title"] for item in departs] == ["总部", "下级"]
    await client.result("DELETE", "/sys/user/deleteUserInDepart", params={"depId": str(lower.id), "userId": user})
    head = {"depId": await depart_of(organisation), "userIds": f"{user},"}
    await client.result("DELETE", "/sys/user/deleteUserInDepartBatch", params=head)
    none = await client.call("GET", "/sys/user/userDepartList", params={"userId": user})
    assert none["success"] is False


async def _delete(client: Any, person: Actor) -> None:
    await client.result("DELETE", "/sys/user/delete", params={"id": str(person.user_id)})


async def test_a_deleted_user_is_brought_back(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    await _delete(client, person)
    binned = await client.result("GET", "/sys/user/recycleBin")
    assert names(binned) == {person.username} and binned[0]["delFlag"] == 1
    await client.result("PUT", "/sys/user/putRecycleBin", json={"userIds": f"{person.user_id},"})
    assert await client.result("GET", "/sys/user/recycleBin") == []
    again = {"username": person.username, "password": PASSWORD}
    assert (await (await sign_in()).call("POST", "/sys/login", json=again))["success"]


async def test_a_user_whose_name_was_taken_is_not_brought_back(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    await _delete(client, person)
    other = await organisation.hire()
    await User.filter(id=other.user_id).update(username=person.username)
    answer = await client.call("PUT", "/sys/user/putRecycleBin", json={"userIds": str(person.user_id)})
    assert answer["fields"] == {"username": "该值已存在"}


async def test_a_deleted_user_is_removed_for_good(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    alive = {"userIds": str(organisation.admin.user_id)}
    assert (await client.send("DELETE", "/sys/user/deleteRecycleBin", params=alive)).status_code == 404
    await _delete(client, person)
    await client.result("DELETE", "/sys/user/deleteRecycleBin", params={"userIds": str(person.user_id)})
    assert not await User.filter(id=person.user_id).exists()
    assert not await UserRole.filter(user_id=person.user_id).exists()


async def test_the_address_list_and_the_list_by_department_code(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire(name="王五")
    page = await client.result("GET", "/sys/user/queryByOrgCode", params={"orgCode": "A01", "realname": "王五"})
    assert (page["total"], names(page["records"])) == (1, {person.username})
    assert (await client.result("GET", "/sys/user/queryByOrgCode", params={"orgCode": "B99"}))["total"] == 0
    book = await client.result("GET", "/sys/user/queryByOrgCodeForAddressList", params={"realname": "王五"})
    entry = book["records"][0]
    assert (entry["userId"], entry["departName"], "id" in entry) == (str(person.user_id), "总部", False)
    fresh = await client.result("GET", "/sys/user/generateUserId")
    assert fresh.isdigit() and fresh != await client.result("GET", "/sys/user/generateUserId")
    assert await client.result("GET", "/sys/thirdApp/getEnabledType") == {"wechatEnterprise": False, "dingtalk": False}
    clerk = await sign_in(await organisation.hire())
    for path in ("queryByOrgCode", "queryByOrgCodeForAddressList", "generateUserId"):
        assert (await clerk.send("GET", f"/sys/user/{path}")).status_code == 403


async def test_a_position_is_found_by_its_code(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/position/add", json={"code": "manager", "name": "经理"})
    assert (await client.result("GET", "/sys/position/queryByCode", params={"code": "manager"}))["name"] == "经理"
    for code in ("other", "*", "man*"):
        missing = await client.send("GET", "/sys/position/queryByCode", params={"code": code})
        assert (missing.status_code, missing.json()["id"]) == (200, "position.missing"), code


async def test_freezing_and_resetting_a_password_keep_their_reason(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    frozen = {"ids": f"{person.user_id},", "status": "2", "reason": "离职"}
    await client.result("PUT", "/sys/user/frozenBatch", json=frozen)
    reset = {"username": person.username, "password": PASSWORD, "confirmpassword": PASSWORD, "reason": "忘记密码"}
    await client.result("PUT", "/sys/user/changePassword", json=reset)
    lines = await StateLog.filter(tenant_id=organisation.id, row_id=person.user_id).order_by("id")
    assert [(row.event, row.reason) for row in lines] == [("freeze", "离职"), ("password", "忘记密码")]

"""A view of a list is kept on the server: mine, shared with a role, and the one I start with."""

from typing import Any

from schema.system.role import UserRole
from tests.kit.client import Client

PATH = "sys/position"
CONTENT = {
    "columns": [{"key": "code", "width": 120, "pin": "left"}, {"key": "gone"}, {"key": "name", "hidden": True}],
    "filters": {"rank": "1", "createTime_begin": "2026-01-01", "gone": "x"},
    "superQuery": {"matchType": "or", "conditions": [{"field": "name", "rule": "like", "val": "经"}]},
    "sort": [{"key": "code", "order": "desc"}, {"key": "gone", "order": "asc"}],
    "density": "compact",
    "pageSize": 30,
}


async def mine(client: Client) -> list[dict[str, Any]]:
    return list(await client.result("GET", "/sys/view/mine", params={"path": PATH}))


async def save(client: Client, title: str, **more: Any) -> dict[str, Any]:
    body = {"path": PATH, "title": title, "content": CONTENT, **more}
    return dict(await client.result("POST", "/sys/view/add", json=body))


async def test_a_view_comes_back_without_the_columns_that_are_gone(organisation: Any, sign_in: Any) -> None:
    client = await sign_in(organisation.admin)
    view = await save(client, "高层")
    assert await mine(client) == [view]
    assert (view["mine"], view["isDefault"], view["roleIds"]) == (True, False, [])
    assert [column["key"] for column in view["content"]["columns"]] == ["code", "name"]
    assert set(view["content"]["filters"]) == {"rank", "createTime_begin"}
    assert view["content"]["sort"] == [{"key": "code", "order": "desc"}]
    assert (view["content"]["density"], view["content"]["pageSize"]) == ("compact", 30)


async def test_a_view_is_private_until_it_is_shared_with_a_role(organisation: Any, sign_in: Any) -> None:
    colleague = await organisation.hire("sys:position:list")
    owner, other = await sign_in(organisation.admin), await sign_in(colleague)
    view = await save(owner, "共享")
    assert await mine(other) == []
    role_id = str((await UserRole.get(user_id=colleague.user_id)).role_id)
    body = {"id": view["id"], "version": view["rowVersion"], "roleIds": [role_id]}
    await owner.result("PUT", "/sys/view/edit", json=body)
    shared = (await mine(other))[0]
    assert (shared["mine"], shared["title"], shared["ownerName"]) == (False, "共享", "管理员")
    refused = await other.send("PUT", "/sys/view/edit", json={"id": view["id"], "title": "改"})
    assert refused.status_code == 403
    await other.result("POST", "/sys/view/default", json={"path": PATH, "id": view["id"]})
    assert (await mine(other))[0]["isDefault"] is True
    assert (await mine(owner))[0]["isDefault"] is False
    await owner.result("DELETE", "/sys/view/delete", params={"id": view["id"]})
    assert await mine(other) == []


async def test_sharing_is_a_right_of_its_own(organisation: Any, sign_in: Any) -> None:
    person = await organisation.hire("sys:position:list")
    client = await sign_in(person)
    role_id = str((await UserRole.get(user_id=person.user_id)).role_id)
    body = {"path": PATH, "title": "我的", "content": CONTENT, "roleIds": [role_id]}
    response = await client.send("POST", "/sys/view/add", json=body)
    assert response.status_code == 403 and response.json()["result"] == {"needs": "sys:view:share"}
    assert (await save(client, "我的"))["mine"] is True


async def test_a_view_of_a_list_one_may_not_see_is_refused(organisation: Any, sign_in: Any) -> None:
    client = await sign_in(await organisation.hire("sys:role:list"))
    assert (await client.send("GET", "/sys/view/mine", params={"path": PATH})).status_code == 403
    body = {"path": PATH, "title": "x", "content": CONTENT}
    assert (await client.send("POST", "/sys/view/add", json=body)).status_code == 403


async def test_a_second_save_from_the_same_version_is_refused(organisation: Any, sign_in: Any) -> None:
    client = await sign_in(organisation.admin)
    view = await save(client, "一")
    body = {"id": view["id"], "version": view["rowVersion"], "title": "二"}
    await client.result("PUT", "/sys/view/edit", json=body)
    stale = await client.call("PUT", "/sys/view/edit", json=body)
    assert (stale["id"], stale["result"]["title"]) == ("row.stale", "二")


async def test_another_tenant_sees_and_changes_nothing(organisation: Any, positions: Client, sign_in: Any) -> None:
    client = await sign_in(organisation.admin)
    view = await save(client, "自家")
    assert all(other["id"] != view["id"] for other in await mine(positions))
    assert (await positions.send("DELETE", "/sys/view/delete", params={"id": view["id"]})).status_code == 404
    body = {"path": PATH, "id": view["id"]}
    assert (await positions.send("POST", "/sys/view/default", json=body)).status_code == 404


async def test_the_default_of_a_role_opens_for_its_people_until_they_choose_otherwise(
    organisation: Any, sign_in: Any
) -> None:
    inside, outside = await organisation.hire("sys:position:list"), await organisation.hire("sys:position:list")
    owner, person, stranger = await sign_in(organisation.admin), await sign_in(inside), await sign_in(outside)
    role_id = str((await UserRole.get(user_id=inside.user_id)).role_id)
    first = await save(owner, "全员", roleIds=[role_id], roleDefault=True)
    assert (first["roleDefault"], first["isDefault"]) == (True, False)
    assert [view["isDefault"] for view in await mine(person)] == [True]
    assert await mine(stranger) == []
    second = await save(owner, "新的", roleIds=[role_id], roleDefault=True)
    assert {view["title"]: view["isDefault"] for view in await mine(person)} == {"全员": False, "新的": True}
    await person.result("POST", "/sys/view/default", json={"path": PATH, "id": None})
    assert not any(view["isDefault"] for view in await mine(person))
    await person.result("POST", "/sys/view/default", json={"path": PATH, "id": first["id"]})
    assert {view["title"]: view["isDefault"] for view in await mine(person)} == {"全员": True, "新的": False}
    body = {"id": second["id"], "version": second["rowVersion"], "roleIds": []}
    kept = await owner.result("PUT", "/sys/view/edit", json=body)
    assert (kept["roleDefault"], kept["roleIds"]) == (False, [])


async def test_only_who_may_share_makes_a_view_the_default_of_a_role(organisation: Any, sign_in: Any) -> None:
    client = await sign_in(await organisation.hire("sys:position:list"))
    view = await save(client, "我的")
    refused = await client.send("PUT", "/sys/view/edit", json={"id": view["id"], "roleDefault": True})
    assert refused.status_code == 403 and refused.json()["result"] == {"needs": "sys:view:share"}

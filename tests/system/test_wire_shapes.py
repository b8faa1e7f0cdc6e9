"""Calls of the contract that no screen's test walks by name: their exact shapes."""

from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.depart import Depart
from schema.system.role import Permission
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

NODE = {"key", "title", "value", "code", "leaf", "parentId", "icon", "children"}


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def test_categories_are_nodes_below_a_parent_and_labels_in_the_order_asked(client: Client) -> None:
    top = await client.result("POST", "/sys/category/add", json={"name": "家具"})
    ids = [
        (await client.result("POST", "/sys/category/add", json={"name": name, "pid": top["id"]}))["id"]
        for name in ("桌", "椅")
    ]
    below = await client.result("GET", "/sys/category/loadTreeChildren", params={"pid": top["id"]})
    assert set(below[0]) >= NODE
    assert [(node["key"], node["title"], node["leaf"], node["parentId"]) for node in below] == [
        (ids[0], "桌", True, top["id"]),
        (ids[1], "椅", True, top["id"]),
    ]
    for path in ("/sys/category/loadDictItem", "/sys/category/loadDictItem/"):
        assert await client.result("GET", path, params={"ids": f"{ids[1]},{ids[0]}"}) == ["椅", "桌"]
    roots = await client.result("GET", "/sys/category/rootList", params={"pageNo": 1})
    assert {"records", "total", "size", "current", "pages"} <= set(roots)
    assert [(row["name"], row["hasChild"]) for row in roots["records"] if row["id"] == top["id"]] == [("家具", "1")]
    listed = await client.result("GET", "/sys/category/childList", params={"pid": top["id"]})
    assert [row["code"] for row in listed] == [f"{roots['records'][0]['code'][:3]}A01", f"{listed[0]['code'][:3]}A02"]


async def test_a_department_role_s_data_rules_have_the_shape_of_a_role_s(
    client: Client, organisation: Organisation
) -> None:
    entry = await Permission.create(
        id=next_id(), tenant_id=0, name="试验", menu_type=1, perms="sys:position:list", resource="sys/position"
    )
    depart = await Depart.get(tenant_id=organisation.id, org_code="A01")
    given = {"departId": str(depart.id), "permissionIds": str(entry.id)}
    await client.result("POST", "/sys/permission/saveDepartPermission", json=given)
    body = {"departId": str(depart.id), "roleName": "班长", "roleCode": f"lead{next_id()}"}
    role = (await client.result("POST", "/sys/sysDepartRole/add", json=body))["id"]
    path = f"/sys/sysDepartRole/datarule/{entry.id}/{depart.id}/{role}"
    assert (await client.call("GET", path))["success"] is False
    rule = {"ruleName": "仅甲", "ruleColumn": "code", "ruleConditions": "=", "ruleValue": "A"}
    made = await client.result(
        "POST", "/sys/permission/addPermissionRule", json={**rule, "permissionId": str(entry.id)}
    )
    assert (await client.result("GET", path)) == {
        "datarule": [{"id": made["id"], "permissionId": str(entry.id), "status": "1", **rule}]
    }
    choice = {"permissionId": str(entry.id), "roleId": role, "dataRuleIds": f"{made['id']},"}
    refused = await client.call("POST", "/sys/sysDepartRole/datarule", json=choice)
    assert refused["id"] == "rule.ungranted"
    granted = {"roleId": role, "permissionIds": str(entry.id), "lastpermissionIds": ""}
    await client.result("POST", "/sys/sysDepartPermission/saveDeptRolePermission", json=granted)
    await client.result("POST", "/sys/sysDepartRole/datarule", json=choice)
    assert (await client.result("GET", path))["drChecked"] == made["id"]


async def test_roles_are_added_and_changed_and_say_so(client: Client) -> None:
    made = await client.call("POST", "/sys/role/add", json={"roleName": "值班", "roleCode": "duty"})
    assert made["success"] and made["code"] == 200 and made["message"]
    changed = await client.call("PUT", "/sys/role/edit", json={"id": made["result"]["id"], "roleName": "夜班"})
    assert changed["success"] and changed["message"]
    page = await client.result("GET", "/sys/role/list", params={"roleCode": "duty"})
    assert [(row["roleName"], row["roleCode"]) for row in page["records"]] == [("夜班", "duty")]

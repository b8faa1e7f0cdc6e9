"""Packages of tenants: what the platform gives by a package bounds an organisation's roles and limits, and changes at once."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from schema.kit.snowflake import next_id
from schema.system.role import Permission, PermissionRule, Role, RolePermission
from schema.system.tenant import Tenant
from server.http.rights import load_actor
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.people import Organisation

GRANTS = "/sys/permission/getUserPermissionByToken"


async def entry(code: str, **more: Any) -> str:
    row = await Permission.create(id=next_id(), tenant_id=0, name=code, perms=code, menu_type=2, **more)
    return str(row.id)


async def fill(platform: Client, package: str, *entries: str) -> None:
    body = {"id": package, "permissionIds": ",".join(entries)}
    await platform.result("POST", "/sys/tenantPackage/savePermission", json=body)


async def assign(platform: Client, organisation: Organisation, package: str | None) -> dict[str, Any]:
    return await platform.call("PUT", "/sys/tenant/edit", json={"id": str(organisation.id), "packageId": package})


@pytest.fixture
async def package(platform: Client) -> AsyncIterator[str]:
    made = await platform.result("POST", "/sys/tenantPackage/add", json={"name": f"套餐{next_id()}", "quotaUsers": 2})
    yield made["id"]
    await Tenant.filter(package_id=int(made["id"])).update(package_id=None)


async def test_a_package_bounds_the_roles_of_an_organisation_and_a_change_holds_at_once(
    platform: Client, package: str, organisation: Organisation, sign_in: Any
) -> None:
    inside, outside = await entry("t:inside"), await entry("t:outside")
    office = [await entry(code) for code in ("sys:role:list", "sys:role:edit")]
    await fill(platform, package, inside, *office)
    admin, clerk_actor = await sign_in(organisation.admin), await organisation.hire()
    clerk = await sign_in(clerk_actor)
    role = await Role.get(tenant_id=organisation.id, role_code__not="admin")
    both = {"roleId": str(role.id), "permissionIds": f"{inside},{outside}"}
    await admin.result("POST", "/sys/permission/saveRolePermission", json=both)
    assert (await clerk.result("GET", GRANTS))["codes"] == ["t:inside", "t:outside"]
    answer = await assign(platform, organisation, package)
    assert answer["success"] and answer["result"]["packageId"] == package, answer
    assert answer["result"]["packageId_dictText"].startswith("套餐")
    assert (await clerk.result("GET", GRANTS))["codes"] == ["t:inside"]
    assert set((await admin.result("GET", "/sys/role/queryTreeList2"))["ids"]) == {inside, *office}
    assert (await admin.send("GET", "/sys/position/list")).status_code == 403
    added = {"roleId": str(role.id), "permissionIds": f"{inside},{outside},{await entry('t:third')}"}
    assert (await admin.call("POST", "/sys/permission/saveRolePermission", json=added))["id"] == "grant.outside"
    await fill(platform, package, inside, outside, *office)
    assert (await clerk.result("GET", GRANTS))["codes"] == ["t:inside", "t:outside"]
    await fill(platform, package)
    assert (await clerk.result("GET", GRANTS))["codes"] == [], "a package without entries gives nothing"
    await assign(platform, organisation, None)
    assert (await admin.send("GET", "/sys/position/list")).status_code == 200


async def test_a_grant_outside_the_package_does_not_lift_a_data_rule(
    platform: Client, package: str, organisation: Organisation
) -> None:
    narrow = await entry("sys:position:list", resource="sys/position")
    wide = await entry("sys:position:list", resource="sys/position")
    rule = await PermissionRule.create(
        id=next_id(),
        tenant_id=organisation.id,
        permission_id=int(narrow),
        rule_name="本人",
        rule_column="code",
        rule_conditions="=",
        rule_value="A",
    )
    clerk = await organisation.hire()
    role = await Role.get(tenant_id=organisation.id, role_code__not="admin")
    for key, rules in ((narrow, [str(rule.id)]), (wide, [])):
        await RolePermission.create(
            id=next_id(), tenant_id=organisation.id, role_id=role.id, permission_id=int(key), data_rule_ids=rules
        )
    await fill(platform, package, narrow)

    async def actor() -> Actor:
        found = await load_actor(clerk.user_id, organisation.id, "", 0)
        assert found is not None
        return found

    assert "sys/position" not in (await actor()).data_rules
    await assign(platform, organisation, package)
    assert "sys/position" in (await actor()).data_rules


async def test_limits_are_those_of_the_package_unless_the_organisation_has_its_own(
    platform: Client, package: str, organisation: Organisation, sign_in: Any
) -> None:
    entries = [await entry(code) for code in ("sys:user:list", "sys:user:add")]
    await fill(platform, package, *entries)
    await assign(platform, organisation, package)
    await organisation.hire(name="王五")
    admin = await sign_in(organisation.admin)
    body = {"username": f"u{next_id() % 10**9}", "realname": "赵六", "password": "Guanjia@2026"}
    body["confirmpassword"] = body["password"]
    assert (await admin.call("POST", "/sys/user/add", json=body))["id"] == "tenant.full"
    await platform.result("PUT", "/sys/tenant/edit", json={"id": str(organisation.id), "quotaUsers": 5})
    assert (await admin.call("POST", "/sys/user/add", json=body))["success"]


async def test_only_the_platform_fills_and_gives_packages_and_a_used_one_stays(
    platform: Client, package: str, organisation: Organisation, sign_in: Any
) -> None:
    admin = await sign_in(organisation.admin)
    own = await admin.result("POST", "/sys/tenantPackage/add", json={"name": "自制"})
    for row_id in (package, own["id"]):
        body = {"id": row_id, "permissionIds": ""}
        refused = await admin.call("POST", "/sys/tenantPackage/savePermission", json=body)
        assert refused["id"] == "platform.only"
    foreign = await admin.send("GET", "/sys/tenantPackage/queryPermission", params={"id": package})
    assert foreign.status_code == 404
    assert [row["id"] for row in (await admin.result("GET", "/sys/tenantPackage/list"))["records"]] == [own["id"]]
    clerk = await sign_in(await organisation.hire("sys:tenantPackage:list", "sys:tenantPackage:edit"))
    assert (await clerk.send("POST", "/sys/tenantPackage/savePermission", json=body)).status_code == 403
    for unknown in (own["id"], "123"):
        assert "packageId" in (await assign(platform, organisation, unknown))["fields"]
    await assign(platform, organisation, package)
    used = await platform.call("DELETE", "/sys/tenantPackage/delete", params={"id": package})
    assert used["id"] == "row.referenced"
    alone = {"tenantId": str(organisation.id), "permissionIds": ""}
    assert (await platform.call("POST", "/sys/permission/saveTenantPermission", json=alone))["id"] == "tenant.packaged"
    itself = {"id": "1", "packageId": package}
    assert "packageId" in (await platform.call("PUT", "/sys/tenant/edit", json=itself))["fields"]


async def test_what_an_organisation_built_is_its_own_whatever_its_package(
    platform: Client, package: str, organisation: Organisation, sign_in: Any
) -> None:
    own = await Permission.create(id=next_id(), tenant_id=organisation.id, name="自建", perms="t:own", menu_type=2)
    await fill(platform, package, str(own.id), await entry("t:inside"))
    assert len(await platform.result("GET", "/sys/tenantPackage/queryPermission", params={"id": package})) == 1
    await assign(platform, organisation, package)
    clerk = await sign_in(await organisation.hire())
    role = await Role.get(tenant_id=organisation.id, role_code__not="admin")
    await RolePermission.create(id=next_id(), tenant_id=organisation.id, role_id=role.id, permission_id=own.id)
    assert (await clerk.result("GET", GRANTS))["codes"] == ["t:own"]


async def test_a_new_organisation_is_founded_with_its_package(platform: Client, package: str) -> None:
    number = next_id() % 10**9 + 10**9
    body = {"id": number, "name": f"新租户{number}", "code": f"n{number}", "packageId": package}
    admin = {"adminUsername": f"a{number}", "adminRealname": "钱七", "adminPassword": "Guanjia@2026"}
    made = await platform.call("POST", "/sys/tenant/add", json={**body, **admin})
    assert made["success"] and made["result"]["packageId"] == package, made

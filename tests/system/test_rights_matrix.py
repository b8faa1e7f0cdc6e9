"""Roles side by side as a sheet, and the way from a new role to its rights."""

import io
from typing import Any

from python_calamine import CalamineWorkbook

from schema.kit.snowflake import next_id
from schema.system.role import Permission, Role, RolePermission
from tests.kit.people import Organisation

MATRIX = "/sys/role/matrix/exportXls"
DESCRIBE = "/sys/engine/describe"


async def give(organisation: Organisation, code: str, *held: Permission) -> Role:
    role = await Role.create(id=next_id(), tenant_id=organisation.id, role_code=code, role_name=f"角色{code}")
    for entry in held:
        await RolePermission.create(
            id=next_id(), tenant_id=organisation.id, role_id=role.id, permission_id=entry.id, data_rule_ids=[]
        )
    return role


async def make_page(organisation: Organisation) -> tuple[Permission, Permission]:
    """A page of the organisation's own with one button."""
    page = await Permission.create(
        id=next_id(), tenant_id=organisation.id, name="柜台页", url=f"/t{next_id()}", component="a/B"
    )
    button = await Permission.create(
        id=next_id(), tenant_id=organisation.id, name="开柜", parent_id=page.id, menu_type=2, perms="desk:till:open"
    )
    return page, button


async def lines_of(client: Any, *roles: Role, **more: str) -> list[tuple[Any, ...]]:
    ids = ",".join(str(role.id) for role in roles)
    answer = await client.send("GET", MATRIX, params={"ids": ids, "format": "xlsx", **more})
    assert answer.status_code == 200, answer.text
    rows = CalamineWorkbook.from_filelike(io.BytesIO(answer.content)).get_sheet_by_index(0).to_python()
    return [tuple(row) for row in rows]


async def test_the_sheet_ticks_what_each_role_holds_and_can_show_what_differs(
    organisation: Organisation, sign_in: Any
) -> None:
    page, button = await make_page(organisation)
    looks, opens = await give(organisation, "looks", page), await give(organisation, "opens", page, button)
    admin = await sign_in(organisation.admin)
    rows = await lines_of(admin, opens, looks)
    assert any(row[1:] == ("角色opens", "角色looks") for row in rows)
    own = [row for row in rows if row[0].strip("　") in ("柜台页", "开柜")]
    assert own == [("柜台页", "✓", "✓"), ("　开柜", "✓", "")]
    differing = await lines_of(admin, opens, looks, differs="true")
    assert [row[0] for row in differing if "✓" in row] == ["　开柜"]


async def test_the_sheet_is_of_few_roles_of_the_own_organisation_for_who_may_list_them(
    organisation: Organisation, sign_in: Any, platform: Any
) -> None:
    admin = await sign_in(organisation.admin)
    role = await give(organisation, "own")
    foreign = await Role.filter(tenant_id=platform.actor.tenant_id).first()
    assert foreign is not None
    refused = await admin.send("GET", MATRIX, params={"ids": str(foreign.id)})
    assert (refused.status_code, "ids" in refused.json()["fields"]) == (422, True)
    many = ",".join(str(next_id()) for _ in range(21))
    assert (await admin.send("GET", MATRIX, params={"ids": many})).status_code == 422
    stranger = await sign_in(await organisation.hire("sys:position:list"))
    assert (await stranger.send("GET", MATRIX, params={"ids": str(role.id)})).status_code == 403


async def test_who_adds_a_role_is_offered_to_go_on_with_its_rights(organisation: Organisation, sign_in: Any) -> None:
    described = await (await sign_in(organisation.admin)).result("GET", DESCRIBE)
    actions = {
        one["code"]: one for item in described["resources"] if item["path"] == "sys/role" for one in item["actions"]
    }
    assert actions["grant"]["follows"] and actions["matrix"]["withoutRow"]
    reader = await sign_in(await organisation.hire("sys:role:list"))
    seen = next(one for one in (await reader.result("GET", DESCRIBE))["resources"] if one["path"] == "sys/role")
    assert [one["code"] for one in seen["actions"]] == ["matrix"]

"""Why a row is seen: each data rule against one row, as the list itself decides, told only to who sees the row."""

from typing import Any

import pytest

from schema.kit.snowflake import next_id
from schema.system.field_right import FieldRight
from schema.system.role import Permission, PermissionRule, Role, RolePermission, UserRole
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.people import Organisation

EXPLAIN = "sys:permission:explain"
PATH = "sys/position"
Rules = tuple[tuple[str, str, str], ...]


async def give(organisation: Organisation, actor: Actor, *rules: tuple[str, str, str], codes: str = "") -> Role:
    """A role that shows positions by these rules (column, condition, value)."""
    org, role_id = organisation.id, next_id()
    role = await Role.create(id=role_id, tenant_id=org, role_code=f"r{role_id}", role_name="接待")
    entry = await Permission.create(
        id=next_id(),
        name="职务页",
        url=f"/t{next_id()}",
        perms=codes or "sys:position:list",
        resource=PATH,
        tenant_id=0,
    )
    kept = [
        await PermissionRule.create(
            id=next_id(),
            tenant_id=org,
            permission_id=entry.id,
            rule_name="规则",
            rule_column=column,
            rule_conditions=condition,
            rule_value=value,
        )
        for column, condition, value in rules
    ]
    await RolePermission.create(
        id=next_id(),
        tenant_id=org,
        role_id=role.id,
        permission_id=entry.id,
        data_rule_ids=[str(rule.id) for rule in kept],
    )
    await UserRole.create(id=next_id(), tenant_id=org, user_id=actor.user_id, role_id=role.id)
    return role


@pytest.fixture
async def admin(organisation: Organisation, sign_in: Any) -> Client:
    return await sign_in(organisation.admin)


async def make_position(admin: Client, code: str) -> str:
    return str((await admin.result("POST", "/sys/position/add", json={"code": code, "name": "职务"}))["id"])


async def ask(client: Client, person: Actor, row_id: str) -> dict[str, Any]:
    params = {"userId": str(person.user_id), "path": PATH, "rowId": row_id}
    return (await client.result("GET", "/sys/permission/explain", params=params))["row"]


async def test_what_is_explained_is_what_the_list_shows(
    organisation: Organisation, admin: Client, sign_in: Any
) -> None:
    clerk = await organisation.hire()
    await give(organisation, clerk, ("code", "RIGHT_LIKE", "A"), ("name", "=", "职务"))
    await give(organisation, clerk, ("code", "=", "#{sys_user_code}"))
    client = await sign_in(clerk)
    rows = {code: await make_position(admin, code) for code in ("A1", "B1", clerk.username)}
    shown = {row["id"] for row in (await client.result("GET", "/sys/position/list"))["records"]}
    assert shown == {rows["A1"], rows[clerk.username]}
    for code, seen, fits in (("A1", True, [True, False]), ("B1", False, [False, False]), (clerk.username, True, None)):
        row = await ask(admin, clerk, rows[code])
        assert (row["seen"], row["id"]) == (seen, rows[code]), code
        assert row["rule"] == ("rules.fit" if seen else "rules.against")
        if fits is not None:
            assert sorted((source["fits"] for source in row["sources"]), reverse=True) == fits
    own = next(rule for source in row["sources"] for rule in source["rules"] if rule["means"] == "own")
    assert (own["filled"], own["fits"]) == ([clerk.username], True)


async def test_the_right_the_administrator_and_a_grant_without_rules_decide(
    organisation: Organisation, admin: Client
) -> None:
    row = await make_position(admin, "A1")
    stranger, wide = await organisation.hire(), await organisation.hire()
    await give(organisation, wide, ("code", "=", "B"))
    await give(organisation, wide)
    for person, seen, rule in (
        (stranger, False, "right.missing"),
        (organisation.admin, True, "role.admin"),
        (wide, True, "rules.none"),
    ):
        told = await ask(admin, person, row)
        assert (told["seen"], told["rule"]) == (seen, rule)


async def test_of_a_row_that_the_asker_does_not_see_nothing_is_told(
    organisation: Organisation, admin: Client, sign_in: Any, platform: Client
) -> None:
    clerk = await organisation.hire(EXPLAIN)
    await give(organisation, clerk, ("code", "=", "A1"))
    client = await sign_in(clerk)
    seen, hidden = await make_position(admin, "A1"), await make_position(admin, "B1")
    assert (await ask(client, organisation.admin, seen))["seen"]
    answers = []
    for row_id, path in ((hidden, PATH), ("123", PATH), (hidden, "sys/role"), (hidden, "no/such")):
        params = {"userId": str(organisation.admin.user_id), "path": path, "rowId": row_id}
        response = await client.send("GET", "/sys/permission/explain", params=params)
        answers.append((response.status_code, response.json()["id"], response.json()["message"]))
    assert len(set(answers)) == 1 and answers[0][0] == 404
    params = {"userId": str(organisation.admin.user_id), "path": PATH, "rowId": seen}
    assert (await platform.send("GET", "/sys/permission/explain", params=params)).status_code == 404


async def test_a_field_that_is_hidden_from_the_asker_is_not_told_by_a_rule(
    organisation: Organisation, admin: Client, sign_in: Any
) -> None:
    asker, person = await organisation.hire(EXPLAIN), await organisation.hire()
    role = await give(organisation, asker)
    await FieldRight.create(
        id=next_id(), tenant_id=organisation.id, role_id=role.id, path=PATH, field="rank", mode="hidden"
    )
    await give(organisation, person, ("rank", "=", "1"))
    row = await ask(await sign_in(asker), person, await make_position(admin, "A1"))
    assert [rule["fits"] for source in row["sources"] for rule in source["rules"]] == [None]


async def test_neither_a_code_nor_a_row_is_refused_at_the_field(organisation: Organisation, admin: Client) -> None:
    params = {"userId": str(organisation.admin.user_id)}
    refused = await admin.send("GET", "/sys/permission/explain", params=params)
    assert (refused.status_code, set(refused.json()["fields"])) == (422, {"code"})

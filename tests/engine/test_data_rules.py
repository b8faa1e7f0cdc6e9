"""Data rules narrow every reading and writing of a resource; what cannot be applied shows nothing."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from schema.kit.snowflake import next_id
from schema.system.role import Permission, PermissionRule, RolePermission, UserRole
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.people import Organisation

CODES = "sys:position:list,sys:position:edit,sys:position:delete,sys:position:export"


async def restrict(positions: Client, column: str, condition: str, value: str) -> Any:
    """A colleague who may use positions under one data rule."""
    organisation = positions.organisation  # type: ignore[attr-defined]
    return await restrict_to(organisation, "sys/position", CODES, column, condition, value)


async def restrict_to(
    organisation: Organisation,
    path: str,
    codes: str,
    column: str,
    condition: str,
    value: str,
    besides: Iterable[str] = (),
) -> Actor:
    """A colleague who may use a resource under one data rule; `besides`: further rights, with no rule."""
    actor = await organisation.hire(*besides)
    menu = await Permission.create(id=next_id(), tenant_id=0, name="测试", perms=codes, resource=path)
    rule = await PermissionRule.create(
        id=next_id(),
        tenant_id=0,
        permission_id=menu.id,
        rule_name="规则",
        rule_column=column,
        rule_conditions=condition,
        rule_value=value,
    )
    role_id = (await UserRole.get(user_id=actor.user_id)).role_id
    await RolePermission.create(
        id=next_id(), tenant_id=organisation.id, role_id=role_id, permission_id=menu.id, data_rule_ids=[str(rule.id)]
    )
    return actor


async def test_a_rule_limits_list_single_row_and_writing(positions: Client, sign_in: Callable[..., Any]) -> None:
    client = await sign_in(await restrict(positions, "rank", "=", "2"))
    page = await client.result("GET", "/sys/position/list", params={"pageSize": 500})
    assert page["total"] == 240
    assert {row["rank"] for row in page["records"]} == {"2"}
    other = (await positions.result("GET", "/sys/position/list", params={"rank": "3"}))["records"][0]
    for method, path, options in (
        ("GET", "queryById", {"params": {"id": other["id"]}}),
        ("PUT", "edit", {"json": {"id": other["id"], "name": "改"}}),
        ("DELETE", "delete", {"params": {"id": other["id"]}}),
        ("GET", "/sys/audit/list", {"params": {"table": "sys/position", "rowId": other["id"]}}),
    ):
        target = path if path.startswith("/") else f"/sys/position/{path}"
        assert (await client.send(method, target, **options)).status_code == 404, path


async def test_a_rule_may_name_the_person_who_asks(positions: Client, sign_in: Callable[..., Any]) -> None:
    client = await sign_in(await restrict(positions, "createBy", "=", "#{sys_user_code}"))
    assert (await client.result("GET", "/sys/position/list"))["total"] == 0


@pytest.mark.parametrize(
    ("column", "condition", "value"),
    [
        ("nope", "=", "1"),
        ("rank", "USE_SQL_RULES", "1=1"),
        ("rank", "=", "#{unknown}"),
        ("createTime", ">", "not a time"),
    ],
)
async def test_a_rule_that_cannot_be_applied_shows_no_rows(
    positions: Client, sign_in: Callable[..., Any], column: str, condition: str, value: str
) -> None:
    client = await sign_in(await restrict(positions, column, condition, value))
    page = await client.result("GET", "/sys/position/list")
    assert (page["records"], page["total"]) == ([], 0)

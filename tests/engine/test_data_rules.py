"""Data rules narrow every reading and writing of a resource; what cannot be applied shows nothing."""

import json
from collections.abc import Callable, Iterable
from datetime import date, datetime
from typing import Any

import pytest

from schema.kit.clock import SHANGHAI
from schema.kit.snowflake import next_id
from schema.system.depart import Depart, UserDepart
from schema.system.position import Position
from schema.system.role import Permission, PermissionRule, RolePermission, UserRole
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.clock import set_clock
from tests.kit.people import Organisation
from tests.workers.sheets import read_sheet

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


async def given_departments(positions: Client) -> None:
    """Positions of two departments and of one below the first; the others belong to none."""
    organisation = positions.organisation  # type: ignore[attr-defined]
    for code in ("A01", "A01A02", "B07", "C09"):
        known = await Position.filter(tenant_id=organisation.id, code=f"of{code}").exists()
        if not known:
            await add_position(organisation.id, f"of{code}", sys_org_code=code)


async def add_position(tenant_id: int, code: str, **values: Any) -> None:
    await Position.create(id=next_id(), tenant_id=tenant_id, code=code, name=f"职务{code}", rank="9", **values)


async def belong_to(actor: Actor, *codes: str) -> None:
    for code in codes:
        depart = await Depart.get_or_none(tenant_id=actor.tenant_id, org_code=code)
        if depart is None:
            depart = await Depart.create(id=next_id(), tenant_id=actor.tenant_id, depart_name=code, org_code=code)
        await UserDepart.create(id=next_id(), tenant_id=actor.tenant_id, user_id=actor.user_id, depart_id=depart.id)


@pytest.mark.parametrize(
    ("column", "condition", "value", "seen"),
    [
        ("sysOrgCode", "RIGHT_LIKE", "#{sys_org_code}", {"A01", "A01A02"}),
        ("sys_org_code", "=", "#{sys_org_code}", {"A01"}),
        ("sysOrgCode", "IN", "#{sys_multi_org_code}", {"A01", "B07"}),
        ("sysOrgCode", "=", "#{sys_multi_org_code}", {"A01", "B07"}),
        ("sysOrgCode", "RIGHT_LIKE", "#{sys_multi_org_code}", {"A01", "A01A02", "B07"}),
        ("sys_org_code", "IN", "#{orgs},C09", {"A01", "B07", "C09"}),
        ("create_by", "=", "#{sys_user_code}", set()),
    ],
)
async def test_the_first_rules_of_this_family_are_saved_and_hold_in_every_reading(
    positions: Client, sign_in: Callable[..., Any], column: str, condition: str, value: str, seen: set[str]
) -> None:
    await given_departments(positions)
    actor = await restrict(positions, column, condition, value)
    await belong_to(actor, "B07")
    client = await sign_in(actor)
    wanted = {f"of{code}" for code in seen}
    page = await client.result("GET", "/sys/position/list", params={"pageSize": 500})
    assert {row["code"] for row in page["records"]} == wanted and page["total"] == len(wanted)
    sheet = await client.send("GET", "/sys/position/exportXls")
    shown = {cell for line in read_sheet(sheet.content) for cell in line}
    assert shown & {"ofA01", "ofA01A02", "ofB07", "ofC09"} == wanted
    found = await client.result("GET", "/sys/search", params={"q": "职务"})
    assert {hit["id"] for group in found["groups"] for hit in group["hits"]} == {row["id"] for row in page["records"]}


@pytest.mark.parametrize("column", ["sysOrgCode", "sys_org_code", "createBy", "create_by", "rank"])
async def test_a_rule_may_be_saved_for_each_column_that_the_form_offers(positions: Client, column: str) -> None:
    menu = await Permission.create(id=next_id(), tenant_id=0, name="测试", perms=CODES, resource="sys/position")
    rule = {"permissionId": str(menu.id), "ruleName": "本部门", "ruleColumn": column, "ruleConditions": "RIGHT_LIKE"}
    saved = await positions.result(
        "POST", "/sys/permission/addPermissionRule", json={**rule, "ruleValue": "#{sys_org_code}"}
    )
    assert saved["ruleColumn"] == column


@pytest.mark.parametrize("at", ["01:30", "05:59", "06:00", "23:30"])
async def test_today_is_the_day_of_the_house_in_rules_and_in_filters(
    positions: Client, sign_in: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    client = await sign_in(await restrict(positions, "createTime", ">=", "#{sys_date}"))
    set_clock(monkeypatch, date(2031, 5, 7), at)
    first = 6 if at < "06:00" else 7
    organisation = positions.organisation  # type: ignore[attr-defined]
    for day in (5, 6, 7):
        if not await Position.filter(tenant_id=organisation.id, code=f"made{day}").exists():
            await add_position(organisation.id, f"made{day}", create_time=datetime(2031, 5, day, 12, tzinfo=SHANGHAI))
    page = await client.result("GET", "/sys/position/list", params={"code": "made*"})
    assert {row["code"] for row in page["records"]} == {f"made{day}" for day in range(first, 8)}
    query = json.dumps([{"field": "createTime", "rule": "eq", "val": "today"}])
    page = await positions.result("GET", "/sys/position/list", params={"superQueryParams": query, "code": "made*"})
    assert [row["code"] for row in page["records"]] == [f"made{first}"]

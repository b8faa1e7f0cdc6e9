"""A department is dragged somewhere else: its codes, and whatever names them, go along, and one undo brings all back."""

import asyncio
from typing import Any

import pytest_asyncio

from schema.system.position import Position
from schema.system.user import Session, User
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

Ids = dict[str, str]


@pytest_asyncio.fixture(loop_scope="session")
async def house(sign_in, organisation: Organisation):  # type: ignore[no-untyped-def]
    """总部 A01 > 工程部 A01A01 > 水电班 A01A01A01; 总部 > 客服部 A01A02; 分公司 A02."""
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    ids = {"总部": (await client.result("GET", "/sys/sysDepart/list"))["records"][0]["id"]}
    for name, parent in (("工程部", "总部"), ("水电班", "工程部"), ("客服部", "总部"), ("分公司", None)):
        body = {"departName": name, "parentId": ids.get(parent or ""), "orgCategory": "2"}
        ids[name] = (await client.result("POST", "/sys/sysDepart/add", json=body))["id"]
    client.ids = ids
    client.tenant = organisation.id
    return client


async def codes(client: Client) -> dict[str, str]:
    rows = (await client.result("GET", "/sys/sysDepart/list", params={"pageSize": 50}))["records"]
    return {row["departName"]: row["orgCode"] for row in rows}


async def order_below(client: Client, parent_id: str) -> list[str]:
    nodes = await client.result("GET", "/sys/sysDepart/queryDepartTreeSync", params={"pid": parent_id})
    return [node["departName"] for node in nodes]


async def test_the_subtree_is_numbered_anew_and_what_named_it_follows(house: Client) -> None:
    ids: Ids = house.ids  # type: ignore[attr-defined]
    tenant_id: int = house.tenant  # type: ignore[attr-defined]
    await User.filter(tenant_id=tenant_id).update(org_code="A01A01A01")
    await Session.filter(tenant_id=tenant_id).update(org_code="A01A01A01")
    row = await Position.create(tenant_id=tenant_id, code="P1", name="电工", sys_org_code="A01A01A01")
    before = await codes(house)
    answer = await house.send("POST", "/sys/sysDepart/move", json={"id": ids["工程部"], "parentId": ids["分公司"]})
    moved = answer.json()["result"]
    assert (moved["orgCode"], moved["parentId"], moved["moved"]) == ("A02A01", ids["分公司"], 2)
    assert await codes(house) == {**before, "工程部": "A02A01", "水电班": "A02A01A01"}
    await row.refresh_from_db()
    assert row.sys_org_code == "A02A01A01"
    assert await User.filter(tenant_id=tenant_id, org_code="A02A01A01").count() == 1
    assert (await house.result("GET", "/sys/sysDepart/getCurrentOrg"))["departName"] == "水电班"
    await house.result("POST", "/sys/audit/undo", json={"act": answer.headers["X-Act"]})
    assert await codes(house) == before
    await row.refresh_from_db()
    assert row.sys_org_code == "A01A01A01"


async def test_it_is_put_before_the_sibling_it_was_dropped_on(house: Client) -> None:
    ids: Ids = house.ids  # type: ignore[attr-defined]
    assert await order_below(house, ids["总部"]) == ["工程部", "客服部"]
    body = {"id": ids["客服部"], "parentId": ids["总部"], "beforeId": ids["工程部"]}
    moved = await house.result("POST", "/sys/sysDepart/move", json=body)
    assert (moved["orgCode"], moved["moved"]) == ("A01A02", 0)
    assert await order_below(house, ids["总部"]) == ["客服部", "工程部"]


async def test_it_cannot_be_put_below_itself_nor_abroad_nor_from_an_old_state(house: Client) -> None:
    ids: Ids = house.ids  # type: ignore[attr-defined]
    below = {"id": ids["总部"], "parentId": ids["水电班"]}
    refused = await house.call("POST", "/sys/sysDepart/move", json=below)
    assert set(refused["fields"]) == {"parentId"}
    abroad = (await create_organisation()).admin
    from schema.system.depart import Depart

    foreign = await Depart.get(tenant_id=abroad.tenant_id)
    for body in ({"id": ids["工程部"], "parentId": str(foreign.id)}, {"id": str(foreign.id), "parentId": ids["总部"]}):
        assert (await house.send("POST", "/sys/sysDepart/move", json=body)).status_code == 404
    stale = {"id": ids["工程部"], "parentId": ids["分公司"], "version": 99}
    answer = await house.call("POST", "/sys/sysDepart/move", json=stale)
    assert answer["id"] == "row.stale" and answer["result"]["departName"] == "工程部"


async def test_two_moves_at_once_never_make_a_circle(house: Client) -> None:
    ids: Ids = house.ids  # type: ignore[attr-defined]
    await asyncio.gather(
        house.call("POST", "/sys/sysDepart/move", json={"id": ids["工程部"], "parentId": ids["客服部"]}),
        house.call("POST", "/sys/sysDepart/move", json={"id": ids["客服部"], "parentId": ids["工程部"]}),
    )
    tree = await house.result("GET", "/sys/sysDepart/queryTreeList")

    def names(nodes: Any) -> set[str]:
        return {node["title"] for node in nodes or []}.union(*(names(node["children"]) for node in nodes or []))

    assert names(tree) == {"总部", "工程部", "水电班", "客服部", "分公司"}


async def test_an_edit_of_the_parent_is_a_move_and_needs_the_right(
    house: Client, sign_in: Any, organisation: Organisation
) -> None:
    ids: Ids = house.ids  # type: ignore[attr-defined]
    await house.result("PUT", "/sys/sysDepart/edit", json={"id": ids["工程部"], "parentId": ids["分公司"]})
    assert (await codes(house))["水电班"] == "A02A01A01"
    reader = await sign_in(await organisation.hire("sys:sysDepart:list"))
    answer = await reader.send("POST", "/sys/sysDepart/move", json={"id": ids["工程部"], "parentId": ids["总部"]})
    assert answer.status_code == 403


async def test_a_code_that_a_deleted_department_held_is_not_given_away(house: Client) -> None:
    ids: Ids = house.ids  # type: ignore[attr-defined]
    await house.result("DELETE", "/sys/sysDepart/delete", params={"id": ids["客服部"]})
    body = {"departName": "新部", "parentId": ids["总部"], "orgCategory": "2"}
    assert (await house.result("POST", "/sys/sysDepart/add", json=body))["orgCode"] == "A01A03"
    await house.result("POST", "/sys/sysDepart/restore", json={"ids": [ids["客服部"]]})
    assert (await codes(house))["客服部"] == "A01A02"


def test_after_a_hundred_siblings_the_codes_go_on() -> None:
    from types import SimpleNamespace

    from server.system.trees.codes import next_code

    codes_so_far: list[str] = []
    for _ in range(250):
        codes_so_far.append(next_code(None, [SimpleNamespace(code=code) for code in codes_so_far], "code"))
    assert len(set(codes_so_far)) == 250 and codes_so_far[98:100] == ["A99", "B01"]

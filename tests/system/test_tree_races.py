"""Trees under many hands: branches are moved into each other at once by every call that can, and no circle comes of it."""

import asyncio
import random
from typing import Any

import pytest
import pytest_asyncio

from schema.housekeeping.item_type import ItemType
from schema.system.depart import Depart
from schema.system.role import Permission
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.kit.seeds import seeds

BRANCHES, MOVES = 6, 40


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    found: Client = await sign_in(organisation.admin)
    return found


def check_tree(parents: dict[int, int | None]) -> None:
    """From every branch the way up ends at the top."""
    for start in parents:
        seen: set[int] = set()
        at: int | None = start
        while at is not None:
            assert at not in seen, "a circle"
            seen.add(at)
            at = parents.get(at)


def pairs(seed: int, ids: list[str]) -> list[tuple[str, str]]:
    chance = random.Random(seed)
    return [(one, other) for one, other in (chance.choices(ids, k=2) for _ in range(MOVES))]


def check_answers(answers: list[dict[str, Any]]) -> None:
    assert [answer for answer in answers if answer["code"] >= 500] == []
    assert any(answer["success"] for answer in answers)


@pytest.mark.parametrize("seed", seeds(2))
async def test_departments(client: Client, organisation: Organisation, seed: int) -> None:
    ids = []
    for number in range(BRANCHES):
        body = {"departName": f"部门{number}", "orgCategory": "1", "parentId": None}
        ids.append((await client.result("POST", "/sys/sysDepart/add", json=body))["id"])
    calls = []
    for number, (one, other) in enumerate(pairs(seed, ids)):
        body = {"id": one, "parentId": other}
        calls.append(
            client.call("POST", "/sys/sysDepart/move", json=body)
            if number % 2
            else client.call("PUT", "/sys/sysDepart/edit", json=body)
        )
    check_answers(await asyncio.gather(*calls))
    rows = await Depart.filter(tenant_id=organisation.id, del_flag=0)
    check_tree({row.id: row.parent_id for row in rows})
    by_id = {row.id: row for row in rows}
    assert len({row.org_code for row in rows}) == len(rows)
    for row in rows:
        above = by_id[row.parent_id].org_code if row.parent_id else ""
        assert row.org_code.startswith(above) and len(row.org_code) == len(above) + 3


@pytest.mark.parametrize("seed", seeds(2))
async def test_kinds_of_work(client: Client, organisation: Organisation, seed: int) -> None:
    """A tree of the engine alone: by its form, by a cell, by a batch."""
    path, ids = "/housekeeping/item", []
    for number in range(BRANCHES):
        row = await ItemType.create(tenant_id=organisation.id, name=f"项目{number}", unit_price=100, minutes=10)
        ids.append(str(row.id))
    calls = []
    for number, (one, other) in enumerate(pairs(seed, ids)):
        if number % 3 == 0:
            calls.append(client.call("PUT", f"{path}/edit", json={"id": one, "parentId": other}))
        elif number % 3 == 1:
            cell = {"id": one, "key": "parentId", "old": None, "value": other}
            calls.append(client.call("POST", f"{path}/cells", json={"edits": [cell]}))
        else:
            body = {"ids": [one], "values": {"parentId": other}}
            calls.append(client.call("POST", f"{path}/batchEdit", json=body))
    check_answers(await asyncio.gather(*calls))
    check_tree({row.id: row.parent_id for row in await ItemType.filter(tenant_id=organisation.id, del_flag=0)})


@pytest.mark.parametrize("seed", seeds(3))
async def test_the_menu(platform: Client, seed: int) -> None:
    made = []
    for number in range(BRANCHES):
        entry = {"name": f"枝{number}", "menuType": 1, "url": f"trial/{number}", "component": "engine/ListPage"}
        made.append(await platform.result("POST", "/sys/permission/add", json=entry))
    ids = [str(entry["id"]) for entry in made]
    calls = []
    for number, (one, other) in enumerate(pairs(seed, ids)):
        entry = next(entry for entry in made if str(entry["id"]) == one)
        calls.append(
            platform.call("POST", "/sys/permission/move", json={"id": one, "parentId": other})
            if number % 2
            else platform.call("PUT", "/sys/permission/edit", json={**entry, "parentId": other, "rowVersion": None})
        )
    try:
        check_answers(await asyncio.gather(*calls))
        check_tree({row.id: row.parent_id for row in await Permission.filter(del_flag=0)})
    finally:
        for _ in ids:  # leaves first, whatever stands on what
            await platform.call("DELETE", "/sys/permission/deleteBatch", params={"ids": ",".join(ids)})


async def test_a_division_stays_where_it_was_made(client: Client) -> None:
    """Its place is said once, so that no two moves can meet."""
    one, other = [
        await client.result("POST", "/sys/region/add", json={"code": f"R{number}", "name": f"区{number}"})
        for number in range(2)
    ]
    moves = ({"id": one["id"], "parentId": other["id"]}, {"id": other["id"], "parentId": one["id"]})
    await asyncio.gather(*(client.call("PUT", "/sys/region/edit", json=move) for move in moves))
    rows = [await client.result("GET", "/sys/region/queryById", params={"id": row["id"]}) for row in (one, other)]
    assert [row["parentId"] for row in rows] == [one["parentId"], other["parentId"]]

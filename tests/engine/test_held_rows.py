"""What is named stays until the writer is done, and two moves that each are fine make no circle together."""

import asyncio
from typing import Any

import pytest

from schema.domains import registry
from schema.housekeeping.item_type import ItemType
from schema.kit.errors import AppError
from schema.rental.community import Building, Community
from schema.system.category import Category
from schema.system.depart import Depart
from server.engine.change import delete_in, insert_in, restore_in
from server.engine.write import edit_row
from server.kit.retry import retrying
from server.kit.unit_of_work import unit_of_work
from tests.kit.people import Organisation

TURNS = 12


async def community(organisation: Organisation, name: str) -> Community:
    return await Community.create(tenant_id=organisation.id, name=name)


async def dangling(organisation: Organisation) -> list[Any]:
    live = await Building.filter(tenant_id=organisation.id, del_flag=0)
    return [row for row in live if not await Community.filter(id=row.community_id, del_flag=0).exists()]


@pytest.mark.parametrize("first", ["the writer", "who deletes"])
async def test_a_row_is_not_deleted_under_one_that_names_it(organisation: Organisation, first: str) -> None:
    actor = organisation.admin
    places, buildings = registry().require("rental/community"), registry().require("rental/building")
    parent = await community(organisation, "云栖")
    begun, go = asyncio.Event(), asyncio.Event()

    async def write(wait: bool) -> None:
        async with unit_of_work(actor) as work:
            await insert_in(work, buildings, {"community_id": parent.id, "name": "1幢", "floors": 6}, {})
            if wait:
                begun.set()
                await go.wait()

    async def delete(wait: bool) -> None:
        async with unit_of_work(actor) as work:
            await delete_in(work, places, await Community.get(id=parent.id))
            if wait:
                begun.set()
                await go.wait()

    leading, following = (write, delete) if first == "the writer" else (delete, write)
    one = asyncio.create_task(leading(True))
    await begun.wait()
    other = asyncio.create_task(following(False))
    await asyncio.sleep(0.3)
    go.set()
    ends = await asyncio.gather(one, other, return_exceptions=True)
    assert ends[0] is None and isinstance(ends[1], AppError)
    assert not await dangling(organisation)


async def test_a_row_does_not_come_back_below_one_that_goes(organisation: Organisation) -> None:
    actor = organisation.admin
    places, buildings = registry().require("rental/community"), registry().require("rental/building")
    parent = await community(organisation, "云栖")
    child = await Building.create(tenant_id=organisation.id, community_id=parent.id, name="1幢", floors=6, del_flag=1)
    begun, go = asyncio.Event(), asyncio.Event()

    async def delete() -> None:
        async with unit_of_work(actor) as work:
            await delete_in(work, places, await Community.get(id=parent.id))
            begun.set()
            await go.wait()

    async def restore() -> None:
        async with unit_of_work(actor) as work:
            await restore_in(work, buildings, await Building.get(id=child.id))

    one = asyncio.create_task(delete())
    await begun.wait()
    other = asyncio.create_task(restore())
    await asyncio.sleep(0.3)
    go.set()
    ends = await asyncio.gather(one, other, return_exceptions=True)
    assert ends[0] is None and isinstance(ends[1], AppError) and ends[1].id == "row.orphan"
    assert not await dangling(organisation)


@pytest.mark.parametrize("path", ["sys/category", "sys/sysDepart", "housekeeping/item"])
async def test_two_moves_at_once_make_no_circle(organisation: Organisation, path: str) -> None:
    resource = registry().require(path)
    column, key = {"sys/category": ("pid", "pid")}.get(path, ("parent_id", "parentId"))
    model: Any = {"sys/category": Category, "sys/sysDepart": Depart, "housekeeping/item": ItemType}[path]
    for turn in range(TURNS):
        rows = []
        for name in ("甲", "乙"):
            own: dict[str, dict[str, Any]] = {
                "sys/category": {"name": name, "code": f"C{turn}{name}"},
                "sys/sysDepart": {"depart_name": name, "org_code": f"{'BC'[name == '乙']}{turn + 1:02d}"},
                "housekeeping/item": {"name": f"{name}{turn}", "unit_price": 100, "minutes": 10},
            }
            rows.append(await model.create(tenant_id=organisation.id, **own[path]))
        first, second = rows

        async def move(row: Any, below: Any) -> None:
            await edit_row(resource, organisation.admin, {"id": str(row.id), key: str(below.id)})

        ends = await asyncio.gather(
            retrying(lambda a=first, b=second: move(a, b)),  # type: ignore[misc]
            retrying(lambda a=first, b=second: move(b, a)),  # type: ignore[misc]
            return_exceptions=True,
        )
        parents = [getattr(await model.get(id=row.id), column) for row in rows]
        assert parents != [second.id, first.id], ends
        assert all(end is None or isinstance(end, AppError) for end in ends), ends

"""What is named stays until the writer is done, and two moves that each are fine make no circle together."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from tortoise.backends.asyncpg.client import TransactionWrapper

from schema.domains import registry
from schema.housekeeping.item_type import ItemType
from schema.kit.errors import AppError
from schema.rental.community import Building, Community
from schema.risk.measure import Measure
from schema.risk.register import Risk
from schema.system.category import Category
from schema.system.depart import Depart
from server.engine.change import delete_in, insert_in, restore_in
from server.engine.recycle import restore_rows
from server.engine.write import delete_rows, edit_row
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


async def test_a_batch_looks_once_into_each_table_that_could_need_its_rows(organisation: Organisation) -> None:
    actor, places = organisation.admin, registry().require("rental/community")
    rows = [await community(organisation, f"云栖{number}") for number in range(12)]
    with counted_statements() as one:
        await delete_rows(places, actor, [rows[0].id])
    with counted_statements() as many:
        await delete_rows(places, actor, [row.id for row in rows[1:]])
    looks = [text for text in one if text.startswith("SELECT") and "LIMIT 1" in text and "ANY($1" in text]
    assert looks and sorted(looks) == sorted(
        text for text in many if text.startswith("SELECT") and "LIMIT 1" in text and "ANY($1" in text
    )


@pytest.mark.parametrize("path", ["rental/community", "risk/register"])
async def test_a_batch_costs_as_many_statements_for_many_rows_as_for_two(organisation: Organisation, path: str) -> None:
    """Also where rows of a form go with them."""
    resource = registry().require(path)
    rows = [await _doomed(organisation, path, number) for number in range(14)]
    with all_statements() as few:
        assert await delete_rows(resource, organisation.admin, rows[:2]) == 2
    with all_statements() as many:
        assert await delete_rows(resource, organisation.admin, rows[2:]) == 12
    assert few and len(many) == len(few), many


async def _doomed(organisation: Organisation, path: str, number: int) -> int:
    if path == "rental/community":
        return (await community(organisation, f"云栖{number}")).id
    facts: dict[str, Any] = {
        "title": f"风险{number}",
        "no": f"FX{number}",
        "category": "fire",
        "likelihood": 1,
        "impact": 1,
    }
    above = await Risk.create(tenant_id=organisation.id, **facts)
    for turn in range(2):
        await Measure.create(tenant_id=organisation.id, risk_id=above.id, what=f"措施{turn}")
    return above.id


async def test_each_row_of_a_batch_comes_back_with_its_own_parts(organisation: Organisation) -> None:
    resource = registry().require("risk/register")
    actor = replace(organisation.admin, request_id="batch")
    first, second = [await _doomed(organisation, "risk/register", number) for number in range(2)]
    await delete_rows(resource, actor, [first, second])
    assert not await Measure.filter(tenant_id=organisation.id, del_flag=0).exists()
    back = await restore_rows(resource, actor, [first])
    assert (back.done, back.refused) == (1, [])
    live = await Measure.filter(tenant_id=organisation.id, del_flag=0)
    assert [row.risk_id for row in live] == [first, first]


async def test_a_batch_with_a_row_in_use_stays_whole_and_names_what_needs_it(organisation: Organisation) -> None:
    actor, places = organisation.admin, registry().require("rental/community")
    rows = [await community(organisation, f"云栖{number}") for number in range(3)]
    await Building.create(tenant_id=organisation.id, community_id=rows[1].id, name="1幢", floors=6)
    with pytest.raises(AppError) as refused:
        await delete_rows(places, actor, [row.id for row in rows])
    assert refused.value.id == "row.referenced" and "楼栋" in str(refused.value.message)
    assert await Community.filter(tenant_id=organisation.id, del_flag=0).count() == 3


async def test_a_branch_goes_with_all_that_stands_in_it(organisation: Organisation) -> None:
    """Whichever of them was made first."""
    actor, kinds = organisation.admin, registry().require("sys/category")
    above = await Category.create(tenant_id=organisation.id, name="上", code="S1")
    below = await Category.create(tenant_id=organisation.id, name="下", code="S1A1", pid=above.id)
    with pytest.raises(AppError):
        await delete_rows(kinds, actor, [above.id])
    assert await delete_rows(kinds, actor, [above.id, below.id]) == 2


@contextmanager
def all_statements() -> Iterator[list[str]]:
    """Every statement with arguments that this test sends to the database; those of one insert of many rows count once."""
    sent: list[str] = []
    task = asyncio.current_task()

    def noting(name: str) -> Callable[..., Awaitable[Any]]:
        call = getattr(asyncpg.Connection, name)

        async def noted(self: asyncpg.Connection, query: str, *args: Any, **options: Any) -> Any:
            if asyncio.current_task() is task:
                sent.append(query)
            return await call(self, query, *args, **options)

        return noted

    with pytest.MonkeyPatch.context() as patch:
        for name in ("_execute", "_executemany"):
            patch.setattr(asyncpg.Connection, name, noting(name))
        yield sent


@contextmanager
def counted_statements() -> Iterator[list[str]]:
    """What transactions ask the database."""
    asked: list[str] = []
    original = TransactionWrapper.execute_query_dict

    async def noting(self: Any, query: str, *args: Any) -> Any:
        asked.append(query)
        return await original(self, query, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionWrapper, "execute_query_dict", noting)
        yield asked

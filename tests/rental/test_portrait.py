"""The portrait of a house: nights and money by month, stays in time, repairs; each part for those who may see it."""

from datetime import date
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import NotFound
from schema.kit.snowflake import next_id
from schema.rental.ticket import RepairTicket
from server.kit.actor import Actor
from server.rental.board import blocks
from server.rental.board.blocks import BlockAdd
from server.rental.houses.portrait import PortraitQuery, read_portrait
from server.rental.houses.shapes import PortraitShape
from server.rental.orders.check_in import CheckIn
from server.rental.orders.payments import Cashier
from tests.kit.clock import today
from tests.rental.village import Village, act_on, build, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def portrait(actor: Actor, house: int, mode: str = "daily") -> dict[str, Any]:
    found = await read_portrait(actor, PortraitQuery.model_validate({"id": str(house), "mode": mode}))
    PortraitShape.model_validate(found)
    return found


async def arrive(village: Village, order: dict[str, Any]) -> None:
    total = order["money"]["total"]
    cash = {"id": order["id"], "version": order["version"], "project": "room_fee", "amount": total, "method": "wechat"}
    paid = await act_on("cashier", village.actor, Cashier.model_validate(cash))
    await act_on("checkIn", village.actor, CheckIn.model_validate({"id": order["id"], "version": paid["version"]}))


async def test_tonight_counts_as_taken_and_its_price_as_income_once_the_guest_is_there(village: Village) -> None:
    empty = await portrait(village.actor, village.whole.id)
    assert [len(empty["months"]), empty["places"], empty["lines"]] == [12, 1, []]
    order = await village.book(village.whole, 0, 2)
    booked = (await portrait(village.actor, village.whole.id))["months"][-1]
    assert booked == {"month": f"{today():%Y-%m}", "places": today().day, "taken": 1, "blocked": 0, "income": "0.00"}
    await arrive(village, order)
    found = await portrait(village.actor, village.whole.id)
    assert found["months"][-1]["income"] == order["nights"][0]["price"]
    assert [(line["kind"], line["no"], line["from"], line["to"]) for line in found["lines"]] == [
        ("order", order["orderNo"], on(0), on(2))
    ]
    assert found["months"][0]["places"] == _days_of(found["months"][0]["month"])


def _days_of(month: str) -> int:
    year, number = map(int, month.split("-"))
    after = date(year + number // 12, number % 12 + 1, 1)
    return (after - date(year, number, 1)).days


async def test_a_house_let_by_rooms_counts_each_of_its_places_and_shows_their_repairs(village: Village) -> None:
    await village.book(village.rooms[0], 0, 1)
    block = {"unitId": str(village.rooms[1].id), "from": on(0), "to": on(3), "kind": "repair", "reason": "漏水"}
    await blocks.add_block(village.actor, BlockAdd.model_validate(block))
    found = await portrait(village.actor, village.shared.id)
    month = found["months"][-1]
    assert found["places"] == len(village.rooms)
    assert [month["places"], month["taken"], month["blocked"]] == [today().day * len(village.rooms), 1, 1]
    assert [(line["reason"], line["unit"]) for line in found["repairs"]] == [("漏水", village.rooms[1].title)]
    other = await portrait(village.actor, village.whole.id)
    assert other["lines"] == [] and other["months"][-1]["taken"] == 0


async def test_what_is_broken_stands_among_the_repairs_for_those_who_may_see_tickets(village: Village) -> None:
    told = {"title": "水龙头漏水", "kind": "water", "unit_id": village.whole.id, "tenant_id": village.actor.tenant_id}
    made = await RepairTicket.create(id=next_id(), no="WX001", cost=8_000, **told)
    [line] = (await portrait(village.actor, village.whole.id))["repairs"]
    assert (line["kind"], line["sourceId"], line["name"], line["state"]) == (
        "ticket",
        str(made.id),
        "水龙头漏水",
        "open",
    )
    assert (line["to"], line["amount"]) == (on(1), "80.00")
    keeper = await village.org.hire("rental:house:list")
    assert (await portrait(keeper, village.whole.id))["repairs"] == []


async def test_money_and_guests_are_for_those_who_may_see_them(village: Village) -> None:
    await arrive(village, await village.book(village.whole, 0, 2))
    keeper = await village.org.hire("rental:house:list")
    found = await portrait(keeper, village.whole.id)
    assert found["lines"] == [] and {month["income"] for month in found["months"]} == {None}
    assert found["months"][-1]["taken"] == 1


async def test_a_house_of_another_organisation_is_not_there(village: Village) -> None:
    stranger = await build()
    with pytest.raises(NotFound):
        await portrait(stranger.actor, village.whole.id)

"""An undone check-out takes back what it brought about: the cleaning that nobody began, and the state of the room."""

from typing import Any

import pytest
import pytest_asyncio

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order
from schema.housekeeping.rule import Rule
from schema.rental.unit import Unit
from server.kit.unit_of_work import unit_of_work
from server.rental.cleaning.states import set_clean_state
from server.rental.orders.acting import OrderRef
from server.rental.orders.check_out import CheckOut
from tests.rental.village import Village, act_on, build

CASH = {"project": "room_fee", "amount": "376", "method": "cash"}


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    item = await ItemType.create(tenant_id=village.org.id, name="退房清洁", unit_price=4500, minutes=40)
    for event in ("check_out", "early_leave"):
        await Rule.create(tenant_id=village.org.id, name=event, event=event, items=str(item.id), assign="none")
    return village


async def leave(village: Village, clean: str = "clean") -> dict[str, Any]:
    """Somebody who came and goes; how clean the room was while they lived there."""
    order = await village.book(village.rooms[0], 0, 2, checkInNow=True, cashier=[CASH])
    async with unit_of_work(village.actor) as work:
        await set_clean_state(work, village.rooms[0].id, clean)
    body = {"id": order["id"], "allowDebt": True, "reason": "提前走"}
    return await act_on("checkOut", village.actor, CheckOut.model_validate(body))


async def undo(village: Village, order: dict[str, Any]) -> dict[str, Any]:
    return await act_on("undoCheckOut", village.actor, OrderRef.model_validate({"id": order["id"]}))


async def room(village: Village) -> str:
    return str((await Unit.get(id=village.rooms[0].id)).clean_state)


async def cleaning(village: Village) -> list[str]:
    return [order.state for order in await Order.filter(tenant_id=village.org.id).order_by("id")]


@pytest.mark.parametrize("clean", ["clean", "inspected", "dirty"])
async def test_the_cleaning_that_nobody_began_goes_and_the_room_is_as_it_was(village: Village, clean: str) -> None:
    order = await leave(village, clean)
    assert (await room(village), await cleaning(village)) == ("dirty", ["pending"])
    order = await undo(village, order)
    assert (order["state"], order["notices"]) == ("in_house", [])
    assert (await room(village), await cleaning(village)) == (clean, ["cancelled"])


@pytest.mark.parametrize(("state", "clean"), [("in_progress", "cleaning"), ("completed", "clean")])
async def test_work_that_was_begun_or_done_stays_and_is_said(village: Village, state: str, clean: str) -> None:
    order = await leave(village)
    await Order.filter(tenant_id=village.org.id).update(state=state)
    await Unit.filter(id=village.rooms[0].id).update(clean_state=clean)
    order = await undo(village, order)
    assert (await room(village), await cleaning(village)) == (clean, [state])
    [notice] = order["notices"]
    assert village.rooms[0].title in notice and "未撤回" in order["log"][0]["text"]


async def test_an_earlier_cleaning_of_the_same_stay_does_not_hold_back_a_later_undo(village: Village) -> None:
    order = await leave(village)
    await Order.filter(tenant_id=village.org.id).update(state="completed")
    await Unit.filter(id=village.rooms[0].id).update(clean_state="clean")
    order = await undo(village, order)
    body = {"id": order["id"], "allowDebt": True, "reason": "提前走"}
    order = await act_on("checkOut", village.actor, CheckOut.model_validate(body))
    order = await undo(village, order)
    assert (order["notices"], await room(village), await cleaning(village)) == ([], "clean", ["completed", "cancelled"])

"""Nobody is checked in where somebody else still lives, by whatever way; and who has moved by the day alone stands in nobody's way."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio
from schema.rental.presence import Presence

from schema.kit.errors import Conflict
from schema.rental.occupancy import Claim
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderNight, OrderSegment
from schema.rental.unit import Unit
from server.rental.orders.acting import OrderRef
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.detail import read_detail
from server.rental.orders.moves import Move, Split, Swap
from tests.rental.village import Village, act_on, build, day, on

CASH = [{"project": "room_fee", "amount": "188", "method": "cash"}]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def arrive(village: Village, unit: Unit, nights: int = 1) -> dict[str, Any]:
    """Somebody in the house since today."""
    return await village.book(unit, 0, nights, checkInNow=True, cashier=CASH)


async def stay_on(order: dict[str, Any], nights: int = 1) -> None:
    """The days go by: the stay ends today or before, and its guest has not left."""
    order_id = int(order["id"])
    row = await DailyOrder.get(id=order_id)
    back = (row.check_out - day(0)).days + nights - 1
    for model, columns in ((DailyOrder, ("check_in", "check_out")), (OrderSegment, ("from_day", "to_day"))):
        query = {"id": order_id} if model is DailyOrder else {"order_id": order_id}
        for one in await model.filter(**query):
            values = {column: day((getattr(one, column) - day(0)).days - back) for column in columns}
            await model.filter(id=one.id).update(**values)
    await OrderNight.filter(order_id=order_id).update(night=day(-1 - back))
    await Claim.filter(source_id=order_id).delete()


async def check_in(village: Village, order: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"id": order["id"], "cashier": CASH, **more}
    return await act_on("checkIn", village.actor, CheckIn.model_validate(body))


async def refused(awaited: Any) -> Conflict:
    with pytest.raises(Conflict) as raised:
        await awaited
    return raised.value


async def leaves_of(order: dict[str, Any]) -> set[int]:
    return {row.leaf_id for row in await Presence.filter(order_id=int(order["id"]))}


@pytest.mark.parametrize("later", [0, 3])
async def test_a_guest_who_has_not_left_keeps_the_next_one_out(village: Village, later: int) -> None:
    first = await arrive(village, village.rooms[0])
    await stay_on(first, later + 1)
    second = await village.book(village.rooms[0], 0, 2)
    [there] = second["occupants"]
    assert (there["orderId"], there["name"]) == (first["id"], first["contactName"])
    assert second["mends"].get("checkIn") is None and "尚未退房" in second["reasons"]["checkIn"]
    error = await refused(check_in(village, second, forceDirty=True, reason="客人着急"))
    assert error.id == "order.occupied" and first["contactName"] in str(error)
    await act_on(
        "checkOut", village.actor, CheckOut.model_validate({"id": first["id"], "allowDebt": True, "reason": "挂账"})
    )
    assert await leaves_of(first) == set()
    await check_in(village, second, forceDirty=True, reason="客人着急")
    assert await leaves_of(second) == set(village.rooms[0].leaf_ids)


async def test_a_bed_a_room_and_a_house_keep_each_other_out(village: Village) -> None:
    first = await arrive(village, village.beds[0])
    await stay_on(first)
    for unit in (village.shared, village.beds[0]):
        other = await village.book(unit, 0, 1)
        assert (await refused(check_in(village, other, forceDirty=True, reason="着急"))).id == "order.occupied"
        await DailyOrder.filter(id=int(other["id"])).update(state="cancelled")
        await Claim.filter(source_id=int(other["id"])).delete()
    beside = await village.book(village.beds[1], 0, 1)
    await check_in(village, beside, forceDirty=True, reason="着急")


async def test_nobody_moves_into_a_room_that_somebody_has_not_left_nor_comes_back_to_it(village: Village) -> None:
    first = await arrive(village, village.rooms[0])
    await stay_on(first)
    second = await arrive(village, village.rooms[1], 2)
    move = {"id": second["id"], "stayId": second["segments"][0]["id"], "unitId": str(village.rooms[0].id)}
    assert (await refused(act_on("move", village.actor, Move.model_validate(move)))).id == "order.occupied"
    assert await leaves_of(second) == set(village.rooms[1].leaf_ids)
    left = {"id": first["id"], "allowDebt": True, "reason": "挂账"}
    await act_on("checkOut", village.actor, CheckOut.model_validate(left))
    await act_on("move", village.actor, Move.model_validate(move))
    assert await leaves_of(second) == set(village.rooms[0].leaf_ids)
    back = act_on("undoCheckOut", village.actor, OrderRef.model_validate({"id": first["id"]}))
    assert (await refused(back)).id == "order.occupied"


async def test_two_who_swap_their_rooms_are_each_in_the_others(village: Village) -> None:
    one, other = await arrive(village, village.rooms[0], 2), await arrive(village, village.rooms[1], 2)
    ids = {"id": one["id"], "stayId": one["segments"][0]["id"], "withStayId": other["segments"][0]["id"]}
    await act_on("swap", village.actor, Swap.model_validate(ids))
    assert (await leaves_of(one), await leaves_of(other)) == (
        set(village.rooms[1].leaf_ids),
        set(village.rooms[0].leaf_ids),
    )


async def test_who_has_moved_on_by_the_day_stands_in_nobodys_way(village: Village) -> None:
    first = await arrive(village, village.rooms[0], 3)
    parted = {
        "id": first["id"],
        "stayId": first["segments"][0]["id"],
        "date": on(1),
        "unitId": str(village.rooms[1].id),
    }
    await act_on("split", village.actor, Split.model_validate(parted))
    assert await leaves_of(first) == set(village.rooms[0].leaf_ids)
    for row in await OrderSegment.filter(order_id=int(first["id"])):
        await OrderSegment.filter(id=row.id).update(
            from_day=day((row.from_day - day(1)).days), to_day=day((row.to_day - day(1)).days)
        )
    await Claim.filter(source_id=int(first["id"])).delete()
    second = await village.book(village.rooms[0], 0, 1)
    assert second["occupants"] == []
    await check_in(village, second, forceDirty=True, reason="着急")
    assert (await leaves_of(first), await leaves_of(second)) == (
        set(village.rooms[1].leaf_ids),
        set(village.rooms[0].leaf_ids),
    )


async def test_of_two_who_come_at_the_same_moment_one_gets_in(village: Village) -> None:
    orders = [await village.book(village.rooms[number], 0, 1) for number in (0, 1)]
    await OrderSegment.filter(order_id=int(orders[1]["id"])).update(unit_id=village.rooms[0].id)
    attempts = [check_in(village, order, forceDirty=True, reason="着急") for order in orders]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    assert sum(isinstance(one, Conflict) and one.id == "order.occupied" for one in answers) == 1
    assert await Presence.filter(leaf_id__in=list(village.rooms[0].leaf_ids)).count() == len(village.rooms[0].leaf_ids)
    assert (await read_detail(village.actor, orders[0]["id"]))["id"] == orders[0]["id"]

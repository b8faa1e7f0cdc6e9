"""Day use: hours of one day, kept apart from each other and from the nights around them."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.community import Community
from schema.rental.occupancy import Hold
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.database import pool
from server.rental.availability.free import QuoteForm, quote_unit
from server.rental.board import blocks, holds
from server.rental.board.queries import BoardQuery, read_board
from server.rental.occupancy.hours import HoursForm, without
from server.rental.orders import check_in, check_out, moves, payments
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.day_use import ChangeHours
from server.rental.orders.forms import OrderEdit
from server.rental.pricing import paint
from server.rental.pricing.paint_forms import PricePaint, Restriction
from server.rental.spans import Hours, show_minute
from tests.kit.names import name_of
from tests.kit.sink import subscribed
from tests.kit.switch import set_switch
from tests.rental.replica import Replica
from tests.rental.village import GUEST, Village, act_on, book, build, form, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


def hours(first: str, last: str) -> dict[str, str]:
    return {"from": first, "to": last}


async def use(village: Village, unit: Unit, day: int, first: str, last: str, **rest: Any) -> dict[str, Any]:
    return await village.book(unit, day, day, hours=hours(first, last), **rest)


async def change(actor: Actor, order: dict[str, Any], unit: Unit, day: int, first: str, last: str, **rest: Any) -> Any:
    body = {"id": order["id"], "unitId": str(unit.id), "day": on(day), "hours": hours(first, last), **rest}
    return await act_on("hours", actor, ChangeHours.model_validate(body))


async def slots_of(order: dict[str, Any]) -> set[tuple[int, int, int]]:
    rows = await pool().fetch(
        "SELECT leaf_id, from_minute, to_minute FROM rent_day_use_slot WHERE source_id = $1", int(order["id"])
    )
    return {(row["leaf_id"], row["from_minute"], row["to_minute"]) for row in rows}


async def test_day_use_claims_hours_and_no_night_and_costs_half_of_one(village: Village) -> None:
    room = village.rooms[0]
    order = await use(village, room, 2, "09:00", "13:30")
    assert (order["checkIn"], order["checkOut"], order["nightCount"]) == (on(2), on(2), 0)
    assert order["hours"] == hours("09:00", "13:30") and order["money"]["total"] == "94.00"
    assert order["nights"][0]["rule"] == "day_use"
    assert await slots_of(order) == {(room.id, 540, 810)}
    assert not await pool().fetch("SELECT 1 FROM occupancy_claim WHERE source_id = $1", int(order["id"]))


async def test_the_share_is_a_parameter_and_a_painted_price_counts(village: Village) -> None:
    room = village.rooms[0]
    await set_switch(village.actor.tenant_id, "dayUseShare", "0.6")
    body = {"spans": [{"unitId": str(room.id), "from": on(2), "to": on(3)}], "mode": "set", "value": "255"}
    await paint.paint_prices(village.actor, PricePaint.model_validate(body))
    form = QuoteForm.model_validate({"unitId": str(room.id), "from": on(2), "to": on(2), "dayUse": True})
    assert (await quote_unit(village.actor, form))["total"] == "153.00"
    assert (await use(village, room, 2, "09:00", "12:00"))["money"]["total"] == "153.00"


async def test_hours_that_touch_fit_and_hours_that_overlap_name_the_winner(village: Village) -> None:
    room = village.rooms[0]
    first = await use(village, room, 2, "09:00", "12:00")
    await use(village, room, 2, "12:00", "15:00")
    with pytest.raises(Conflict) as refusal:
        await use(village, room, 2, "11:30", "12:30")
    winner = refusal.value.result["winner"]
    assert refusal.value.id == "occupancy.taken" and winner["no"] == first["orderNo"]
    assert winner["hours"] == hours("09:00", "12:00") and "09:00–12:00" in refusal.value.message


async def test_a_house_takes_the_hours_of_every_room_and_a_bed_stands_in_the_way_of_its_room(village: Village) -> None:
    order = await use(village, village.shared, 2, "09:00", "12:00")
    assert {leaf for leaf, _, _ in await slots_of(order)} == {room.id for room in village.rooms}
    await use(village, village.beds[0], 2, "09:00", "12:00")
    with pytest.raises(Conflict):
        await use(village, village.bunk, 2, "11:00", "13:00")


@pytest.mark.parametrize(
    ("day", "first", "last", "free"),
    [
        (2, "08:00", "14:00", True),  # before the guests of the second day arrive
        (2, "08:00", "14:30", False),
        (3, "02:00", "04:00", False),  # a day that is slept through
        (4, "11:30", "13:00", False),
        (4, "12:00", "24:00", True),  # after they have left
    ],
)
async def test_a_stay_has_its_unit_from_check_in_time_to_check_out_time(
    village: Village, day: int, first: str, last: str, free: bool
) -> None:
    room = village.rooms[0]
    await village.book(room, 2, 4)
    if free:
        await use(village, room, day, first, last)
        return
    with pytest.raises(Conflict) as refusal:
        await use(village, room, day, first, last)
    assert refusal.value.result["winner"]["from"] == on(2)


async def test_the_times_are_those_of_the_community(village: Village) -> None:
    room = village.rooms[0]
    await Community.filter(id=village.community).update(check_in_time="18:00:00", check_out_time="10:00:00")
    await village.book(room, 2, 4)
    await use(village, room, 2, "10:00", "18:00")
    await use(village, room, 4, "10:00", "11:00")
    with pytest.raises(Conflict):
        await use(village, room, 4, "09:30", "10:00")


@pytest.mark.parametrize(("first", "last", "free"), [(1, 2, True), (1, 3, False), (2, 3, False), (0, 2, False)])
async def test_nights_are_refused_where_day_use_lies_in_them(
    village: Village, first: int, last: int, free: bool
) -> None:
    room = village.rooms[0]
    # From 13:00 on the second day to 15:00: after those who leave, but into the time of those who come.
    await use(village, room, 2, "13:00", "15:00")
    await use(village, room, 0, "23:30", "24:00")
    if free:
        await village.book(room, first, last)
        return
    with pytest.raises(Conflict) as refusal:
        await village.book(room, first, last)
    assert refusal.value.id == "occupancy.taken" and "hours" in refusal.value.result["winner"]


async def test_a_blocked_day_takes_no_day_use_and_the_day_it_opens_does(village: Village) -> None:
    room = village.rooms[0]
    block = {"unitId": str(room.id), "from": on(2), "to": on(3), "reason": "维修"}
    await blocks.add_block(village.actor, blocks.BlockAdd.model_validate(block))
    with pytest.raises(Conflict):
        await use(village, room, 2, "08:00", "09:00")
    await use(village, room, 3, "08:00", "09:00")
    with pytest.raises(Conflict):
        await blocks.add_block(village.actor, blocks.BlockAdd.model_validate({**block, "from": on(3), "to": on(4)}))


async def test_a_day_that_is_closed_for_sale_takes_no_day_use(village: Village) -> None:
    room = village.rooms[0]
    cells = [{"unitId": str(room.id), "from": on(2), "to": on(3)}]
    await paint.restrict(village.actor, Restriction.model_validate({"spans": cells, "closedIn": True}))
    await use(village, room, 2, "08:00", "09:00")
    await paint.restrict(village.actor, Restriction.model_validate({"spans": cells, "closed": True}))
    with pytest.raises(Conflict, match="停售"):
        await use(village, room, 2, "10:00", "11:00")


async def test_day_use_moves_to_other_hours_days_and_units_with_its_price_kept_or_made_anew(village: Village) -> None:
    a, _, _ = village.rooms
    order = await use(village, a, 2, "09:00", "12:00")
    order = await change(village.actor, order, a, 2, "10:00", "13:00")
    assert order["hours"] == hours("10:00", "13:00") and order["money"]["total"] == "94.00"
    order = await change(village.actor, order, village.whole, 3, "10:00", "13:00")
    assert (order["unitId"], order["checkIn"], order["money"]["total"]) == (str(village.whole.id), on(3), "94.00")
    order = await change(village.actor, order, village.whole, 3, "10:00", "14:00", priceMode="reprice")
    assert order["money"]["total"] in ("144.00", "179.00")
    assert await slots_of(order) == {(village.whole.id, 600, 840)}
    typed = [{"night": on(3), "price": "100"}]
    order = await change(
        village.actor, order, village.whole, 3, "10:00", "14:00", priceMode="typed", nightPrices=typed, reason="协议"
    )
    assert order["money"]["total"] == order["money"]["balance"] == "100.00"


async def test_what_nights_do_day_use_does_not_and_the_other_way_round(village: Village) -> None:
    order = await use(village, village.rooms[0], 2, "09:00", "12:00")
    assert "hours" in order["can"] and not {"extend", "move"} & {*order["can"], *order["reasons"]}
    with pytest.raises(Conflict, match="改时段"):
        await act_on("extend", village.actor, moves.Resize.model_validate({"id": order["id"], "checkOut": on(3)}))
    night = await village.book(village.rooms[1], 2, 3)
    with pytest.raises(Conflict, match="不是钟点房"):
        await change(village.actor, night, village.rooms[1], 2, "09:00", "12:00")


async def test_hours_must_be_half_hours_in_order_on_one_day_and_not_over(village: Village) -> None:
    for first, last in (
        ("09:15", "10:00"),
        ("12:00", "09:00"),
        ("09:00", "09:00"),
        ("9:00", "10:00"),
        ("23:00", "25:00"),
    ):
        with pytest.raises(ValidationError):
            HoursForm.model_validate(hours(first, last))
    with pytest.raises(Invalid):
        await village.book(village.rooms[0], 2, 3, hours=hours("09:00", "10:00"))
    clerk = replace(await village.org.hire(), permissions=frozenset({"rental:order:add"}))
    with pytest.raises(Invalid):
        await book(clerk, village.rooms[0], -1, -1, hours=hours("09:00", "10:00"))


async def arrive(village: Village, unit: Unit) -> dict[str, Any]:
    """Somebody who is in until midnight."""
    order = await use(village, unit, 0, "00:00", "24:00", confirm=True)
    cash = {"id": order["id"], "project": "room_fee", "amount": order["money"]["total"], "method": "cash"}
    await act_on("cashier", village.actor, payments.Cashier.model_validate(cash))
    return await act_on("checkIn", village.actor, check_in.CheckIn.model_validate({"id": order["id"]}))


async def test_the_life_of_day_use_from_check_in_to_closing(village: Village) -> None:
    room = village.rooms[0]
    order = await arrive(village, room)
    assert order["state"] == "in_house" and "checkOut" in order["can"]
    order = await act_on("checkOut", village.actor, check_out.CheckOut.model_validate({"id": order["id"]}))
    assert order["state"] == "checked_out" and (await Unit.get(id=room.id)).clean_state == "dirty"
    order = await act_on("undoCheckOut", village.actor, OrderRef.model_validate({"id": order["id"]}))
    assert order["state"] == "in_house" and order["hours"] == hours("00:00", "24:00")
    order = await act_on("checkOut", village.actor, check_out.CheckOut.model_validate({"id": order["id"]}))
    assert (await act_on("close", village.actor, OrderRef.model_validate({"id": order["id"]})))["state"] == "closed"


async def test_who_is_in_keeps_day_and_beginning_and_leaves_a_dirty_room_when_she_changes(village: Village) -> None:
    a, b, _ = village.rooms
    order = await arrive(village, a)
    for place in ((a, 1, "00:00"), (a, 0, "00:30")):
        with pytest.raises(Conflict, match="已入住"):
            await change(village.actor, order, *place, "24:00")
    order = await change(village.actor, order, b, 0, "00:00", "24:00")
    assert order["unitId"] == str(b.id) and (await Unit.get(id=a.id)).clean_state == "dirty"


async def test_cancelling_gives_the_hours_back_and_charges_by_the_policy(village: Village) -> None:
    room = village.rooms[0]
    late = await use(village, room, 0, "23:30", "24:00")
    late = await act_on("cancel", village.actor, Reasoned.model_validate({"id": late["id"], "reason": "改行程"}))
    assert late["state"] == "cancelled" and late["money"]["cancelFee"] == "94.00"
    assert await slots_of(late) == set()
    await use(village, room, 0, "23:30", "24:00")


async def test_editing_the_price_and_the_guests_leaves_the_hours(village: Village) -> None:
    order = await use(village, village.rooms[0], 2, "09:00", "12:00")
    body = {
        "id": order["id"],
        "contactName": "王芳",
        "contactPhone": "13900139000",
        "guests": [GUEST],
        "nightPrices": [{"night": on(2), "price": "80"}],
        "priceReason": "优惠",
    }
    order = await act_on("edit", village.actor, OrderEdit.model_validate(body))
    assert order["money"]["total"] == "80.00" and order["hours"] == hours("09:00", "12:00")
    assert len(await slots_of(order)) == 1


async def hold(actor: Actor, unit: Unit, first: str, last: str, **rest: Any) -> str:
    body = {"unitId": str(unit.id), "from": on(2), "to": on(2), "hours": hours(first, last), **rest}
    return str((await holds.add_hold(actor, holds.HoldAdd.model_validate(body)))["id"])


async def test_held_hours_are_seen_respected_taken_over_and_gone_in_time(village: Village) -> None:
    room = village.rooms[0]
    anna = replace(village.actor, client_id="tab-a")
    bella = replace(await village.org.hire(name="小贝"), client_id="tab-b", permissions=frozenset({"rental:order:add"}))
    held = await hold(anna, room, "09:00", "12:00")
    query = BoardQuery.model_validate({"from": on(2), "to": on(3), "communityId": str(village.community)})
    [bar] = (await read_board(village.actor, query))["stays"]
    assert (bar["kind"], bar["hours"], bar["from"], bar["to"]) == ("hold", hours("09:00", "12:00"), on(2), on(2))
    with pytest.raises(Conflict):
        await book(bella, room, 2, 2, hours=hours("11:00", "13:00"))
    with pytest.raises(Conflict):
        await book(bella, room, 1, 3)
    await book(anna, room, 2, 2, hours=hours("09:00", "12:00"), holdId=held)
    assert not await Hold.filter(id=int(held)).exists()
    late = await hold(anna, room, "15:00", "16:00")
    await Hold.filter(id=int(late)).update(until=now() - timedelta(seconds=1))
    await pool().execute("UPDATE rent_day_use_slot SET hold_until = now() WHERE source_id = $1", int(late))
    await book(bella, room, 2, 2, hours=hours("15:00", "16:00"))
    assert not await Hold.filter(id=int(late)).exists()


async def test_a_drag_holds_only_what_the_bar_does_not_have_and_lets_go_without_trace(village: Village) -> None:
    room = village.rooms[0]
    anna = replace(village.actor, client_id="tab-a")
    order = await book(anna, room, 2, 2, hours=hours("09:00", "12:00"))
    held = await hold(anna, room, "11:00", "14:00", ignoreStayId=order["segments"][0]["id"])
    rows = await pool().fetch("SELECT from_minute, to_minute FROM rent_day_use_slot WHERE source_id = $1", int(held))
    assert [tuple(row) for row in rows] == [(720, 840)]
    moved = await change(anna, order, room, 2, "11:00", "14:00", holdId=held)
    assert moved["hours"] == hours("11:00", "14:00") and not await Hold.filter(id=int(held)).exists()
    again = await hold(anna, village.rooms[1], "09:00", "12:00")
    await holds.delete_hold(anna, again)
    assert not await pool().fetch("SELECT 1 FROM rent_day_use_slot WHERE source_id = $1", int(again))


async def test_day_use_counts_as_arrival_and_departure_but_takes_no_unit_for_the_night(village: Village) -> None:
    await use(village, village.rooms[0], 0, "23:30", "24:00")
    query = BoardQuery.model_validate({"from": on(0), "to": on(2), "communityId": str(village.community)})
    board = await read_board(village.actor, query)
    today = board["days"][0]
    assert (today["arrivals"], today["departures"], today["occupied"]) == (1, 1, 0)
    assert board["counters"]["arrivals"] == 1 and board["counters"]["free"] == today["total"]
    assert board["communities"][0]["checkIn"] == "14:00"


async def test_a_board_that_was_open_shows_what_a_fresh_one_does(village: Village) -> None:
    a, b, _ = village.rooms
    replica = Replica(village.actor, village.community, 2, 6)
    await replica.load()
    with subscribed(replica.listen):
        order = await use(village, a, 2, "09:00", "12:00")
        await replica.compare()
        order = await change(village.actor, order, b, 5, "13:00", "15:00")
        await replica.compare()
        order = await change(village.actor, order, b, 6, "13:00", "15:00")
        await replica.compare()
        order = await change(village.actor, order, b, 3, "13:00", "15:00")
        await act_on("cancel", village.actor, Reasoned.model_validate({"id": order["id"], "reason": "x"}))
        await replica.compare()


async def _race(village: Village, number: int) -> str:
    try:
        if number % 2:
            await village.book(village.rooms[0], 2, 3, contactName=name_of(number))
        else:
            await use(village, village.rooms[0], 2, "13:00", "18:00", contactName=name_of(number))
    except AppError as error:
        return error.id
    return "done"


async def test_of_many_who_want_the_night_or_the_hours_at_once_one_gets_them(village: Village) -> None:
    results = await asyncio.gather(*(_race(village, number) for number in range(16)))
    assert sorted(results) == ["done", *["occupancy.taken"] * 15][::-1] or results.count("done") == 1
    assert set(results) == {"done", "occupancy.taken"}


PIECES = st.tuples(st.integers(0, 47), st.integers(1, 12)).map(
    lambda piece: Hours(piece[0] * 30, min(1440, (piece[0] + piece[1]) * 30))
)


@given(PIECES, PIECES)
def test_what_a_drag_holds_and_what_the_bar_has_make_up_the_target(target: Hours, own: Hours) -> None:
    minutes = {minute for part in without(target, own) for minute in range(part.start, part.end)}
    assert minutes == set(range(target.start, target.end)) - set(range(own.start, own.end))


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(st.lists(PIECES, min_size=2, max_size=6))
async def test_whatever_is_asked_for_the_hours_that_were_given_never_overlap(
    village: Village, wanted: list[Hours]
) -> None:
    unit = village.rooms[2]
    for piece in wanted:
        try:
            await use(village, unit, 4, show_minute(piece.start), show_minute(piece.end))
        except Conflict:
            continue
    rows = await pool().fetch(
        "SELECT from_minute, to_minute FROM rent_day_use_slot WHERE leaf_id = $1 ORDER BY from_minute", unit.id
    )
    assert all(before["to_minute"] <= after["from_minute"] for before, after in pairwise(rows))


async def test_the_form_of_nights_is_what_it_was(village: Village) -> None:
    assert form(village.rooms[0], 2, 3).hours is None
    order = await village.book(village.rooms[0], 2, 3)
    assert order["hours"] is None and order["nightCount"] == 1


async def test_who_finds_the_hours_taken_is_offered_units_that_are_free_then_at_the_price_of_day_use(
    village: Village,
) -> None:
    a, b, c = village.rooms
    names = {str(unit.id): name for unit, name in ((a, "a"), (b, "b"), (c, "c"))}

    async def offered(start: str, end: str) -> dict[str, str]:
        """Of the three rooms those that are offered instead of the first, with what they cost."""
        with pytest.raises(Conflict) as caught:
            await use(village, a, 2, start, end)
        rows = caught.value.result["alternatives"]
        return {names[row["unitId"]]: row["total"] for row in rows if row["unitId"] in names}

    await use(village, a, 2, "09:00", "12:00")
    assert set(await offered("10:00", "12:00")) == {"b", "c"}
    await village.book(b, 1, 2)
    found = await offered("10:00", "12:00")
    assert set(found) == {"c"}
    taken = await use(village, c, 2, "10:00", "12:00")
    assert taken["money"]["total"] == found["c"]
    assert await offered("11:00", "12:30") == {}
    assert set(await offered("09:00", "10:00")) == {"c"}

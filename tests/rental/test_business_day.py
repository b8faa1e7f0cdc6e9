"""The day of the house turns at a parameter, not at midnight: arrivals, walk-ins, money, figures and the daily turn belong to it."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order
from schema.housekeeping.rule import Rule
from schema.kit.clock import SHANGHAI, business_day_of, start_of_business_day
from schema.kit.errors import Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.day_turn import DayTurn
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from server.housekeeping.dispatch import read_board as read_dispatch
from server.kit.business_day import business_day, read_turn
from server.kit.database import pool
from server.kit.switches import BUSINESS_DAY
from server.rental.board import blocks
from server.rental.board.blocks import BlockAdd
from server.rental.board.queries import BoardQuery, read_board
from server.rental.day.today import read_today
from server.rental.day.turn import TurnFailed, catch_up, turn_days
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.detail import read_detail
from server.rental.orders.payments import Cashier
from tests.kit.clock import set_clock, today
from tests.kit.switch import set_switch
from tests.rental.test_leases import sign
from tests.rental.village import Village, act_on, build, day, on

CASH = {"project": "room_fee", "amount": "100", "method": "cash"}
Clock = pytest.MonkeyPatch


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


TURNS = st.times(min_value=time(0), max_value=time(12)).map(lambda at: at.replace(microsecond=0))


@given(
    st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)),
    TURNS,
    st.integers(-12, 14),
)
def test_each_moment_has_one_day_of_the_house_whatever_zone_it_is_told_in(
    moment: datetime, at: time, zone: int
) -> None:
    day_ = business_day_of(moment, at)
    assert start_of_business_day(day_, at) <= moment < start_of_business_day(day_ + timedelta(days=1), at)
    assert business_day_of(moment.astimezone(timezone(timedelta(hours=zone))), at) == day_
    assert business_day_of(moment, time(0)) == moment.astimezone(SHANGHAI).date()


@given(st.dates(date(2000, 1, 1), date(2099, 1, 1)), TURNS)
def test_the_turn_itself_belongs_to_the_new_day(which: date, at: time) -> None:
    turned = start_of_business_day(which, at)
    assert business_day_of(turned, at) == which
    assert business_day_of(turned - timedelta(microseconds=1), at) == which - timedelta(days=1)


@pytest.mark.parametrize(
    ("text", "at"),
    [("06:00", time(6)), ("00:00", time(0)), ("12:00", time(12)), (" 04:30 ", time(4, 30))]
    + [
        (text, None)
        for text in ("12:01", "23:00", "24:00", "6:00", "0600", "", "六点", "06:60", "06:00:00", "０６:００")
    ],
)
def test_the_parameter_is_a_time_until_noon(text: str, at: time | None) -> None:
    assert read_turn(text) == at


async def test_what_is_no_time_counts_as_not_set_and_another_time_is_felt_at_once(
    village: Village, monkeypatch: Clock
) -> None:
    tenant = village.org.id
    set_clock(monkeypatch, day(1), "03:30")
    assert await business_day(tenant) == day(0)
    for text, expected in (("03:00", day(1)), ("04:00", day(0)), ("nonsense", day(0)), ("00:00", day(1))):
        await set_switch(tenant, BUSINESS_DAY, text)
        assert await business_day(tenant) == expected


async def test_a_guest_of_tonight_arrives_after_midnight(village: Village, monkeypatch: Clock) -> None:
    order = await village.book(village.rooms[0], 0, 1)
    set_clock(monkeypatch, day(1), "00:30")
    assert "checkIn" in (await read_detail(village.actor, order["id"]))["reasons"]
    form = CheckIn.model_validate({"id": order["id"], "cashier": [CASH]})
    order = await act_on("checkIn", village.actor, form)
    assert order["state"] == "in_house" and order["checkIn"] == on(0)
    assert [line["paidOn"] for line in order["ledger"] if line["direction"] == "in"] == [on(0)]


@pytest.mark.parametrize(("at", "possible"), [("23:59", True), ("00:00", True), ("05:59", True), ("06:00", False)])
async def test_the_door_is_open_until_the_day_turns(
    village: Village, monkeypatch: Clock, at: str, possible: bool
) -> None:
    order = await village.book(village.rooms[0], 0, 1)
    set_clock(monkeypatch, day(0) if at == "23:59" else day(1), at)
    form = CheckIn.model_validate({"id": order["id"], "cashier": [CASH]})
    if possible:
        assert (await act_on("checkIn", village.actor, form))["state"] == "in_house"
        return
    with pytest.raises(Conflict) as refusal:
        await act_on("checkIn", village.actor, form)
    assert refusal.value.id == "order.late"


async def test_a_walk_in_gets_the_night_that_has_begun(village: Village, monkeypatch: Clock) -> None:
    set_clock(monkeypatch, day(1), "00:30")
    order = await village.book(village.rooms[0], 0, 1, checkInNow=True, cashier=[CASH])
    assert (order["state"], order["checkIn"], order["nightCount"]) == ("in_house", on(0), 1)
    assert order["orderNo"][1:7] == f"{day(0):%y%m%d}"
    monkeypatch.undo()
    set_clock(monkeypatch, day(1), "06:00")
    clerk = await village.org.hire("rental:order:add")
    with pytest.raises(Invalid) as refusal:
        await Village(**{**vars(village), "actor": clerk}).book(village.rooms[1], 0, 1)
    assert "checkIn" in (refusal.value.fields or {})


async def test_who_leaves_before_dawn_has_slept_the_night(village: Village, monkeypatch: Clock) -> None:
    order = await village.book(village.rooms[0], 0, 3, checkInNow=True, cashier=[{**CASH, "amount": "376"}])
    set_clock(monkeypatch, day(2), "05:00")
    assert await business_day(village.org.id) == day(1)
    order = await act_on("checkOut", village.actor, CheckOut.model_validate({"id": order["id"]}))
    assert (order["checkOut"], order["nightCount"], order["money"]["balance"]) == (on(2), 2, "0.00")


async def test_nobody_is_a_no_show_before_the_day_turns_nor_taken_back_after_it(
    village: Village, monkeypatch: Clock
) -> None:
    order = await village.book(village.rooms[0], 0, 1, confirm=True)
    ref = OrderRef.model_validate({"id": order["id"]})
    set_clock(monkeypatch, day(1), "05:59")
    with pytest.raises(Conflict):
        await act_on("noShow", village.actor, ref)
    set_clock(monkeypatch, day(1), "06:00")
    assert (await act_on("noShow", village.actor, ref))["state"] == "no_show"
    set_clock(monkeypatch, day(2), "02:00")
    assert "reinstate" in (await read_detail(village.actor, order["id"]))["can"]
    set_clock(monkeypatch, day(2), "06:00")
    assert "reinstate" not in (await read_detail(village.actor, order["id"]))["can"]


async def test_figures_after_midnight_are_those_of_the_night(village: Village, monkeypatch: Clock) -> None:
    await village.book(village.rooms[0], 0, 1)
    await village.book(village.rooms[1], 1, 2)
    order = await village.book(village.rooms[2], 0, 1, checkInNow=True, cashier=[CASH])
    set_clock(monkeypatch, day(1), "00:30")
    cards = await read_today(village.actor)
    assert cards["date"] == on(0)
    assert (cards["arrivals"]["count"], cards["departures"]["count"], cards["inHouse"]["count"]) == (1, 0, 1)
    assert cards["arrivals"]["list"]["query"]["checkIn_begin"] == on(0)
    board = await read_board(village.actor, BoardQuery.model_validate({"from": on(0), "to": on(3)}))
    assert board["today"] == on(0) and board["counters"]["arrivals"] == 1
    set_clock(monkeypatch, day(1), "06:00")
    cards = await read_today(village.actor)
    assert (cards["date"], cards["arrivals"]["count"], cards["departures"]["count"]) == (on(1), 1, 1)
    assert order["state"] == "in_house"


async def test_money_of_the_first_night_hour_of_a_month_is_the_old_months(village: Village, monkeypatch: Clock) -> None:
    order = await village.book(village.rooms[0], 0, 1)
    first = (today().replace(day=28) + timedelta(days=4)).replace(day=1)
    set_clock(monkeypatch, first, "00:30")
    order = await act_on("cashier", village.actor, Cashier.model_validate({"id": order["id"], **CASH}))
    line = next(line for line in order["ledger"] if line["direction"] == "in")
    assert line["paidOn"] == (first - timedelta(days=1)).isoformat()
    assert line["no"][2:8] == f"{first - timedelta(days=1):%y%m%d}"
    assert (await read_today(village.actor))["finance"]["amount"] == "100.00"
    with pytest.raises(Invalid):
        form = {"id": order["id"], **CASH, "paidOn": first.isoformat()}
        await act_on("cashier", village.actor, Cashier.model_validate(form))
    set_clock(monkeypatch, first, "06:00")
    assert (await read_today(village.actor))["finance"]["amount"] == "0.00"


async def test_cleaning_of_the_night_stands_on_the_nights_board(village: Village, monkeypatch: Clock) -> None:
    set_clock(monkeypatch, day(1), "00:30")
    order = await Order.create(
        tenant_id=village.org.id,
        order_no="JJ1",
        type="deep",
        unit_id=village.rooms[0].id,
        plan_begin=datetime.combine(day(1), time(0, 40), SHANGHAI),
    )
    board = await read_dispatch(village.actor, None)
    assert (board["date"], [one["id"] for one in board["orders"]]) == (on(0), [str(order.id)])
    await Order.filter(id=order.id).update(state="completed", finish_at=datetime.combine(day(1), time(1), SHANGHAI))
    set_clock(monkeypatch, day(1), "07:00")
    assert (await read_dispatch(village.actor, None))["orders"] == []
    assert [one["id"] for one in (await read_dispatch(village.actor, day(0)))["orders"]] == [str(order.id)]


async def turned(village: Village, back_to: date) -> None:
    """As if no process had lived since that day was turned."""
    await DayTurn.filter(tenant_id=village.org.id).delete()
    await DayTurn.create(tenant_id=village.org.id, day=back_to)


async def rule(village: Village, event: str, **values: Any) -> None:
    item = await ItemType.create(tenant_id=village.org.id, name="保洁", unit_price=4500, minutes=40)
    await Rule.create(
        tenant_id=village.org.id,
        name=event,
        event=event,
        items=str(item.id),
        assign="none",
        **{"type": "deep", **values},
    )


async def catch(village: Village) -> int:
    known = await DayTurn.get_or_none(tenant_id=village.org.id)
    return await catch_up(village.org.id, known.day if known else None)


async def test_a_lease_begins_with_the_houses_day_and_its_bills_are_issued_though_nobody_was_awake(
    village: Village, monkeypatch: Clock
) -> None:
    lease = await sign(village, startDate=on(2), endDate=on(400))
    assert lease["state"] == "signed"
    await catch(village)
    [second] = await Bill.filter(lease_id=int(lease["id"]), kind="rent", state="planned").order_by("due").limit(1)
    set_clock(monkeypatch, day(2), "05:59")
    await catch(village)
    assert (await Lease.get(id=int(lease["id"]))).state == "signed"
    set_clock(monkeypatch, second.due - timedelta(days=14), "07:00")
    await catch(village)
    assert (await Lease.get(id=int(lease["id"]))).state == "active"
    assert (await Bill.get(id=second.id)).state == "open"
    steps = await pool().fetch(
        "SELECT old_state, new_state FROM sys_state_log WHERE row_id = $1 AND event = 'turn_day'", int(lease["id"])
    )
    assert [tuple(row) for row in steps] == [("signed", "active")]


async def test_every_missed_day_is_turned_once_in_order_and_the_same_day_never_twice(
    village: Village, monkeypatch: Clock
) -> None:
    from server.rental.day import turn

    seen: list[date] = []
    plain = turn._go_on

    async def note(work: Any, which: date) -> None:
        seen.append(which)
        await plain(work, which)

    monkeypatch.setattr(turn, "_go_on", note)
    await turned(village, day(-4))
    await catch(village)
    await catch(village)
    assert seen == [day(-3), day(-2), day(-1), day(0)]
    await turned(village, day(-500))
    await catch(village)
    assert seen[4:] == [day(back) for back in range(-turn.MOST_DAYS, 1)]


async def test_an_organisation_whose_day_fails_holds_back_no_other_and_is_turned_once_it_can_be(
    village: Village,
) -> None:
    """A date that cannot be counted from ends its reminders; whoever was founded later is turned behind it."""
    later = await build()
    for one in (village, later):
        await sign(one)
        await turned(one, day(-2))
    endless = "UPDATE rent_bill SET due = $2::text::date WHERE tenant_id = $1 AND kind = 'deposit'"
    await pool().execute(endless, village.org.id, "-infinity")
    with pytest.raises(TurnFailed) as failed:
        await turn_days()
    assert str(village.org.id) in failed.value.message and str(later.org.id) not in failed.value.message
    assert (await DayTurn.get(tenant_id=village.org.id)).day == day(-2)
    assert (await DayTurn.get(tenant_id=later.org.id)).day == day(0)
    await pool().execute(endless, village.org.id, on(0))
    await turn_days()
    assert (await DayTurn.get(tenant_id=village.org.id)).day == day(0)


async def cleaning(village: Village) -> list[tuple[str, str, str]]:
    rows = await Order.filter(tenant_id=village.org.id).order_by("id")
    return [(row.type, str(row.unit_id), row.state) for row in rows]


async def close(village: Village, first: int, last: int) -> str:
    form = {"unitId": str(village.rooms[0].id), "from": on(first), "to": on(last), "reason": "维修", "kind": "repair"}
    return str((await blocks.add_block(village.actor, BlockAdd.model_validate(form)))["id"])


async def test_a_block_that_ended_or_was_opened_is_inspected(village: Village, monkeypatch: Clock) -> None:
    await rule(village, "block_end", type="inspect", deadline_rule="same_day")
    await close(village, 0, 2)
    await turned(village, day(0))
    set_clock(monkeypatch, day(2), "05:30")
    await catch(village)
    assert await cleaning(village) == []
    set_clock(monkeypatch, day(2), "06:30")
    await catch(village)
    assert await cleaning(village) == [("inspect", str(village.rooms[0].id), "pending")]
    await village.rooms[0].refresh_from_db()
    assert village.rooms[0].clean_state == "clean"


@pytest.mark.parametrize(("first", "made"), [(0, 1), (2, 0)])
async def test_opening_a_room_by_hand_raises_it_at_once_when_it_was_closed(
    village: Village, first: int, made: int
) -> None:
    await rule(village, "block_end", type="inspect")
    block = await close(village, first, 4)
    await blocks.open_room(village.actor, block)
    assert len(await cleaning(village)) == made


async def test_every_nth_day_in_the_house_is_cleaned_and_neither_arrival_nor_departure(
    village: Village, monkeypatch: Clock
) -> None:
    await rule(village, "in_house_day_n", type="stayover", every_days=2, deadline_rule="same_day")
    order = await village.book(village.rooms[0], 0, 6, checkInNow=True, cashier=[{**CASH, "amount": "2000"}])
    await turned(village, day(0))
    counts = []
    for number in range(1, 8):
        set_clock(monkeypatch, day(number), "06:05")
        await catch(village)
        counts.append(len(await cleaning(village)))
        await Order.filter(tenant_id=village.org.id).update(state="completed")
    assert counts == [0, 1, 1, 2, 2, 2, 2]
    assert (await DailyOrder.get(id=int(order["id"]))).state == "in_house"


async def test_what_is_cancelled_free_until_six_in_the_evening_stays_a_matter_of_the_calendar(
    village: Village, monkeypatch: Clock
) -> None:
    order = await village.book(village.rooms[0], 2, 3)
    set_clock(monkeypatch, day(1), "00:30")
    order = await act_on("cancel", village.actor, Reasoned.model_validate({"id": order["id"], "reason": "改期"}))
    assert order["money"]["cancelFee"] == "0.00"

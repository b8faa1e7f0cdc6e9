"""Rooms that become dirty get their order by rule; time alone moves what nobody accepts."""

from datetime import datetime, time, timedelta

from schema.housekeeping.order import Order
from schema.housekeeping.staff import Staff
from schema.kit.clock import SHANGHAI, now
from server.housekeeping.api import (
    open_count,
    raise_alarms,
    raise_event,
    settle_unaccepted,
    withdraw_cleaning,
)
from server.kit.unit_of_work import unit_of_work
from tests.housekeeping.conftest import Heard
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import act, given
from tests.kit.client import Client
from tests.kit.clock import today


async def soil(crew: Crew, arrival: object = None, reason: str = "check_out") -> int | None:
    async with unit_of_work(crew.organisation.admin) as work:
        return await raise_event(work, crew.units[0].id, reason, arrival)  # type: ignore[arg-type]


def at(days: int, hour: int) -> datetime:
    return datetime.combine(today() + timedelta(days=days), time(hour), SHANGHAI)


async def test_a_check_out_makes_an_order_due_at_the_next_arrival(crew: Crew, heard: Heard) -> None:
    await crew.add_rule()
    made = await soil(crew, today() + timedelta(days=1))
    order = await Order.get(id=made)
    assert (order.type, order.state, order.source, order.minutes) == ("checkout", "pending", "rule", 40)
    assert order.deadline == at(1, 15)
    tomorrow = today() + timedelta(days=1)
    assert order.reason == f"退房，下一位客人{tomorrow.month}月{tomorrow.day}日15:00到"
    assert order.reason_en is not None
    assert order.reason_en.startswith("Check-out, next guest")
    assert [op for op, _ in heard.of("hk-dispatch")] == ["order.put"]


async def test_without_an_active_rule_nothing_is_made(crew: Crew) -> None:
    await crew.add_rule(active=False)
    assert await soil(crew) is None
    assert await Order.filter(tenant_id=crew.tenant).count() == 0


async def test_the_rule_of_the_community_beats_the_general_one(crew: Crew) -> None:
    await crew.add_rule()
    await crew.add_rule(name="本小区", community_id=crew.community.id, inspect=True)
    assert (await Order.get(id=await soil(crew))).inspect is True


async def test_balance_gives_it_to_whoever_has_the_emptiest_day(crew: Crew, desk: Client) -> None:
    await crew.add_rule(assign="balance")
    await given(desk, crew, unit=1)
    order = await Order.get(id=await soil(crew))
    assert (order.state, order.staff_id) == ("dispatched", crew.staff[1].id)


async def test_a_second_check_out_brings_the_waiting_order_up_to_date(crew: Crew) -> None:
    await crew.add_rule()
    first = await soil(crew, today() + timedelta(days=2))
    assert await soil(crew, today() + timedelta(days=1)) == first
    assert (await Order.get(id=first)).deadline == at(1, 15)
    assert await Order.filter(tenant_id=crew.tenant).count() == 1


async def test_a_started_clean_is_left_alone_and_a_new_order_made(crew: Crew, desk: Client, phone: Client) -> None:
    await crew.add_rule()
    order = await given(desk, crew)
    for name in ("accept", "start"):
        await act(phone, order["id"], name)
    assert await soil(crew) != int(order["id"])
    assert (await crew.order(order["id"])).state == "in_progress"


async def test_a_stay_over_clean_is_pointless_once_the_guest_has_left(crew: Crew, desk: Client) -> None:
    await crew.add_rule()
    stay = await desk.result("POST", "/housekeeping/order/add", json=crew.wish(type="stayover"))
    await soil(crew)
    assert (await crew.order(stay["id"])).state == "cancelled"


async def test_undoing_a_check_out_cancels_what_nobody_has_started(crew: Crew, phone: Client) -> None:
    await crew.add_rule(assign="balance")
    left = now()
    async with unit_of_work(crew.organisation.admin) as work:
        first = await raise_event(work, crew.units[0].id, "check_out", None, source_id=7)
        second = await raise_event(work, crew.units[1].id, "check_out", None, source_id=7)
    await act(phone, str(first), "accept")
    await act(phone, str(first), "start")
    async with unit_of_work(crew.organisation.admin) as work:
        assert await withdraw_cleaning(work, 7, left) == [crew.units[0].id]
    assert (await Order.get(id=first)).state == "in_progress"
    assert (await Order.get(id=second)).state == "cancelled"


async def test_silence_accepts_when_her_phone_has_shown_the_order(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    await phone.result("GET", "/housekeeping/mine")
    assert await settle_unaccepted(crew.tenant) == 0
    await Order.filter(id=int(order["id"])).update(dispatched_at=now() - timedelta(minutes=16))
    assert await settle_unaccepted(crew.tenant) == 1
    assert (await crew.order(order["id"])).state == "accepted"


async def test_a_silent_phone_loses_the_order_to_the_next_candidate(crew: Crew) -> None:
    await crew.add_rule(assign="balance")
    made = await soil(crew)
    first = (await Order.get(id=made)).staff_id
    await Order.filter(id=made).update(dispatched_at=now() - timedelta(minutes=16))
    await settle_unaccepted(crew.tenant)
    order = await Order.get(id=made)
    assert order.state == "dispatched"
    assert order.staff_id not in (None, first)
    await Order.filter(id=made).update(dispatched_at=now() - timedelta(minutes=16))
    await settle_unaccepted(crew.tenant)
    order = await Order.get(id=made)
    assert (order.state, order.staff_id) == ("pending", None)


async def test_an_alarm_is_raised_once_for_a_room_that_will_not_be_ready(crew: Crew, heard: Heard) -> None:
    await crew.add_rule()
    made = await soil(crew, now() + timedelta(hours=2))
    assert await raise_alarms(crew.tenant) == 0, "a clean room needs no alarm"
    await type(crew.units[0]).filter(id=crew.units[0].id).update(clean_state="dirty")
    assert await raise_alarms(crew.tenant) == 1
    assert await raise_alarms(crew.tenant) == 0
    assert (await Order.get(id=made)).priority == "H"
    assert [op for op, _ in heard.of("hk-dispatch")].count("alarm") == 1


async def test_the_figure_of_the_day_counts_what_its_list_shows(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    await given(desk, crew, unit=1)
    waiting = await open_count(crew.organisation.admin)
    assert (waiting.count, waiting.path) == (2, "housekeeping/order")
    assert waiting.oldest is not None
    for name in ("accept", "start", "finish"):
        await act(phone, order["id"], name)
    assert (await open_count(crew.organisation.admin)).count == 1
    assert await Staff.filter(tenant_id=crew.tenant, orders_total=1).count() == 1

"""The calendar shows what is due and who is away, and an order that has not begun moves in time."""

from datetime import timedelta
from typing import Any

from schema.housekeeping.order_event import OrderEvent
from schema.kit.clock import now, to_wire
from schema.system.user_agent import UserAgent
from tests.housekeeping.conftest import SignIn
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import act, given
from tests.kit.client import Client
from tests.kit.clock import today


async def days(desk: Client, first: int = 0, last: int = 7) -> dict[str, Any]:
    span = {"from": str(today() + timedelta(days=first)), "to": str(today() + timedelta(days=last))}
    return dict(await desk.result("GET", "/housekeeping/calendar", params=span))


def at(day: int, clock: str) -> str:
    return f"{today() + timedelta(days=day)} {clock}"


async def test_orders_stand_where_they_are_due_and_absences_from_day_to_day(crew: Crew, desk: Client) -> None:
    order = await given(desk, crew, deadline=at(2, "15:00:00"))
    await given(desk, crew, deadline=at(9, "15:00:00"))
    away: dict[str, Any] = {"start_time": now() - timedelta(days=2), "end_time": now() + timedelta(days=1)}
    names: dict[str, Any] = {"user_name": "a", "agent_user_name": "b", "agent_id": crew.dispatcher.user_id}
    await UserAgent.create(tenant_id=crew.tenant, user_id=crew.keepers[1].user_id, **names, **away)
    shown = await days(desk)
    [one] = shown["orders"]
    assert (one["id"], one["to"], one["staffName"]) == (order["id"], at(2, "15:00:00"), crew.staff[0].name)
    assert one["day"] == at(2, "")[:10] and one["from"] < one["to"] and one["unitTitle"] == order["unitTitle"]
    [absence] = shown["away"]
    assert (absence["name"], absence["from"]) == (crew.staff[1].name, at(0, "00:00:00"))


async def test_an_order_that_has_not_begun_is_moved_and_everybody_sees_from_when(
    crew: Crew, desk: Client, phone: Client
) -> None:
    order = await given(desk, crew, deadline=at(2, "15:00:00"), planBegin=at(2, "13:00:00"))
    wish = {"id": order["id"], "version": order["version"], "deadline": at(3, "10:30:00")}
    moved = await desk.result("POST", "/housekeeping/order/reschedule", json=wish)
    assert (moved["deadline"], moved["planBegin"]) == (at(3, "10:30:00"), at(3, "09:50:00"))
    event = await OrderEvent.get(order_id=int(order["id"]), kind="reschedule")
    assert event.note == f"{at(2, '15:00')} → {at(3, '10:30')}"
    assert (await desk.call("POST", "/housekeeping/order/reschedule", json=wish))["id"] == "row.stale"
    past = {"id": order["id"], "deadline": to_wire(now() - timedelta(minutes=1))}
    assert list((await desk.call("POST", "/housekeeping/order/reschedule", json=past))["fields"]) == ["deadline"]
    for step in ("accept", "start"):
        await act(phone, order["id"], step)
    begun = {"id": order["id"], "deadline": at(4, "10:00:00")}
    assert (await desk.call("POST", "/housekeeping/order/reschedule", json=begun))["id"] == "hk.state"


async def test_only_who_dispatches_sees_the_calendar_and_no_more_than_some_weeks(
    crew: Crew, desk: Client, sign_in: SignIn
) -> None:
    span = {"from": str(today()), "to": str(today() + timedelta(days=45))}
    assert list((await desk.call("GET", "/housekeeping/calendar", params=span))["fields"]) == ["to"]
    keeper = await sign_in(crew.keepers[0])
    assert (await keeper.call("GET", "/housekeeping/calendar", params=span))["code"] == 403

"""Trips: days in order, overlaps in sight, approved by somebody else, and closed with cost and report."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import today
from tests.content.conftest import Office

TRIP = "biz/trip"


def day(number: int) -> str:
    return str(today() + timedelta(days=number))


async def plan(office: Office, begin: int, end: int, **more: Any) -> dict[str, Any]:
    values = {"title": "赴宁波", "purpose": "调研", "travellerId": str(office.clerk.user_id), **more}
    return await office.add(TRIP, beginOn=day(begin), endOn=day(end), **values)


async def test_a_trip_never_ends_before_it_begins(office: Office) -> None:
    values = {"title": "赴宁波", "purpose": "调研", "travellerId": str(office.clerk.user_id)}
    assert await office.refused(TRIP, beginOn=day(3), endOn=day(2), **values) == {"endOn"}
    row = await plan(office, 2, 2)
    body = {"id": row["id"], "rowVersion": row["rowVersion"], "beginOn": day(3)}
    assert set((await office.desk.call("PUT", f"/{TRIP}/edit", json=body))["fields"]) == {"endOn"}


async def test_overlapping_trips_of_the_same_traveller_are_counted_not_refused(office: Office) -> None:
    first, same, apart = await plan(office, 2, 4), await plan(office, 4, 6), await plan(office, 7, 8)
    other = await plan(office, 2, 4, travellerId=str(office.organisation.admin.user_id))
    assert (await office.read(TRIP, same))["overlaps"] == 0, "a draft is no trip yet"
    await office.step(TRIP, "submit", first)
    found = {row["id"]: (await office.read(TRIP, row))["overlaps"] for row in (first, same, apart, other)}
    assert found == {first["id"]: 0, same["id"]: 1, apart["id"]: 0, other["id"]: 0}


async def test_the_traveller_does_not_approve_it_but_somebody_else_does(office: Office) -> None:
    row = await plan(office, 2, 4)
    await office.step(TRIP, "submit", row)
    own = await office.step(TRIP, "approve", row, office.clerks)
    assert (own["code"], own["id"]) == (409, "trip.own")
    assert (await office.step(TRIP, "approve", row))["success"]
    edit = {"id": row["id"], "title": "赴别处", "rowVersion": row["rowVersion"] + 2}
    assert (await office.desk.call("PUT", f"/{TRIP}/edit", json=edit))["id"] == "row.settled"


async def test_a_rejected_trip_keeps_its_reason_until_it_is_submitted_again(office: Office) -> None:
    row = await plan(office, 2, 4)
    await office.step(TRIP, "submit", row)
    assert (await office.step(TRIP, "reject", row, reason="预算过高"))["success"]
    assert (await office.read(TRIP, row))["reason"] == "预算过高"
    await office.step(TRIP, "submit", row)
    assert (await office.read(TRIP, row))["reason"] is None


async def test_it_is_closed_with_what_it_cost_and_what_came_of_it(office: Office) -> None:
    row = await plan(office, 0, 1, budget="1500.00")
    for code in ("submit", "approve", "depart"):
        assert (await office.step(TRIP, code, row))["success"]
    assert (await office.step(TRIP, "close", row, cost="1280.50"))["code"] == 422
    assert (await office.step(TRIP, "close", row, cost="-1", report="已完成"))["code"] == 422
    assert (await office.step(TRIP, "close", row, cost="1280.50", report="签订备忘录"))["success"]
    after = await office.read(TRIP, row)
    assert (after["state"], after["cost"], after["report"]) == ("closed", "1280.50", "签订备忘录")

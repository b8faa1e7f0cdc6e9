"""The analysis of a period: a month that is reckoned by hand, and every figure equal to the rows that it opens."""

from datetime import date, datetime, time, timedelta
from typing import Any

import pytest_asyncio

from schema.kit.clock import SHANGHAI
from schema.kit.money import from_yuan
from schema.rental.order import DailyOrder
from server.rental.analysis import read
from server.rental.analysis.queries import BUCKETS
from tests.rental.village import Village, build, day, move_back, on

ALL = {"pageSize": 200}


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def analysis(village: Village, first: date, last: date, **rest: Any) -> dict[str, Any]:
    query = {"from": first.isoformat(), "to": last.isoformat(), **rest}
    return await read.read_analysis(village.actor, read.AnalysisQuery.model_validate(query))


async def claimed(village: Village, first: date, last: date, **rest: Any) -> dict[str, Any]:
    query = {"from": first.isoformat(), "to": last.isoformat(), **ALL, **rest}
    return await read.list_claimed(village.actor, read.ClaimedQuery.model_validate(query))


async def sold(village: Village, first: date, last: date) -> dict[str, Any]:
    query = {"from": first.isoformat(), "to": last.isoformat(), **ALL}
    return await read.list_sold(village.actor, read.Paged.model_validate(query))


async def book_at(order_id: str, made: date, at: str) -> None:
    """As if it had been entered at that time of that day of the calendar, in Shanghai."""
    moment = datetime.combine(made, time.fromisoformat(at), SHANGHAI)
    await DailyOrder.filter(id=int(order_id)).update(create_time=moment)


async def test_a_month_reckoned_by_hand(village: Village) -> None:
    """A house, three rooms and four beds: eight leaves, ten nights, 80 bed-nights."""
    leaves = 1 + len(village.rooms) + len(village.beds)
    await village.book(village.rooms[0], 0, 3)
    await village.book(village.bunk, 8, 12, channel="ctrip")
    answer = await analysis(village, day(0), day(9))
    total = answer["total"]
    assert total["capacity"] == leaves * 10
    assert total["order"] == 3 + len(village.beds) * 2
    assert total["occupancy"] == round(total["order"] * 100 / total["capacity"], 1)
    assert (total["sold"], total["revenue"]) == (3 + 2, "940.00")
    assert total["adr"] == "188.00"
    assert from_yuan(total["revpar"]) == round(94000 / (leaves * 10))
    assert sum(row["order"] for row in answer["buildings"]) == total["order"]
    assert sum(row["capacity"] for row in answer["types"]) == total["capacity"]
    channels = {row["key"]: row["orders"] for row in answer["arrivals"]["channel"]}
    assert channels == {"walk_in": 1, "ctrip": 1}
    assert {row["key"]: row["orders"] for row in answer["arrivals"]["length"] if row["orders"]} == {"3-4": 2}


async def test_orders_that_arrive_have_a_price_a_night_by_source_and_their_means(village: Village) -> None:
    """Two walk-ins at 188 for 3 and 1 nights, ten and no days ahead; one by Ctrip at 300.005, two days ahead, for 2."""
    far = await village.book(village.rooms[0], 0, 3)
    near = await village.book(village.rooms[1], 0, 1)
    trip = await village.book(village.rooms[2], 0, 2, channel="ctrip")
    for order, ahead in ((far, 10), (near, 0), (trip, 2)):
        await book_at(order["id"], day(-ahead), "12:00")
    await DailyOrder.filter(id=int(trip["id"])).update(room_total=60001)
    answer = await analysis(village, day(0), day(9))
    by_source = {row["key"]: (row["orders"], row["nights"], row["adr"]) for row in answer["arrivals"]["channel"]}
    assert by_source == {"walk_in": (2, 4, "188.00"), "ctrip": (1, 2, "300.01")}
    lead = {row["key"]: row["adr"] for row in answer["arrivals"]["lead"] if row["orders"]}
    assert lead == {"8-14": "188.00", "0": "188.00", "1-3": "300.01"}
    assert [row["adr"] for row in answer["arrivals"]["length"] if row["key"] == "15+"] == [None]
    assert answer["arriving"] == {
        "orders": 3,
        "nights": 6,
        "revenue": "1352.01",
        "adr": "225.34",
        "lead": 4.0,
        "length": 2.0,
    }
    nothing = (await analysis(village, day(30), day(31)))["arriving"]
    assert nothing == {"orders": 0, "nights": 0, "revenue": "0.00", "adr": None, "lead": None, "length": None}


async def test_every_figure_equals_the_rows_that_it_opens(village: Village) -> None:
    for unit, begin, end in ((village.rooms[0], 0, 3), (village.rooms[0], 20, 45), (village.whole, 5, 6)):
        await village.book(unit, begin, end)
    await village.book(village.beds[0], 2, 40, channel="meituan")
    first, last = day(1), day(50)
    answer = await analysis(village, first, last)
    for part in ("order", "lease", "block"):
        for group, rows in (
            ("all", [answer["total"]]),
            ("month", answer["months"]),
            ("building", answer["buildings"]),
            ("type", answer["types"]),
        ):
            for row in rows:
                opened = await claimed(village, first, last, part=part, group=group, key=row["key"])
                assert opened["nights"] == row[part] == sum(one["nights"] for one in opened["records"]), (group, row)
                assert opened["total"] == len(opened["records"])
    opened = await sold(village, first, last)
    assert (opened["nights"], opened["revenue"]) == (answer["total"]["sold"], answer["total"]["revenue"])
    assert sum(from_yuan(one["revenue"]) for one in opened["records"]) == from_yuan(opened["revenue"])
    assert sum(month["sold"] for month in answer["months"]) == answer["total"]["sold"]
    for facet in BUCKETS:
        for bucket in answer["arrivals"][facet]:
            query = {"from": first.isoformat(), "to": last.isoformat(), "facet": facet, "key": bucket["key"], **ALL}
            rows = await read.list_arriving(village.actor, read.ArrivingQuery.model_validate(query))
            assert (rows["total"], rows["nights"], rows["revenue"]) == tuple(
                bucket[name] for name in ("orders", "nights", "revenue")
            )
            assert len(rows["records"]) == bucket["orders"]


async def test_what_is_on_the_books_stands_beside_the_same_days_of_last_year_as_booked_then(village: Village) -> None:
    await village.book(village.rooms[0], 0, 2)
    old = await village.book(village.rooms[1], 3, 5)
    late = await village.book(village.rooms[2], 3, 5)
    year = timedelta(days=364)
    for order, made in ((old, day(-3) - year), (late, day(1) - year)):
        await move_back(order["id"], 364)
        await book_at(order["id"], made, "12:00")
    books = (await analysis(village, day(0), day(1)))["books"]
    assert sum(month["nights"] for month in books["months"]) == 2
    assert sum(month["lastYear"]["nights"] for month in books["months"]) == 2
    assert books["pickUp"] == {"nights": 2, "revenue": "376.00"}
    assert books["pickUpLastYear"]["nights"] == 2


async def test_who_books_after_midnight_is_on_the_books_of_the_day_that_is_not_over(village: Village) -> None:
    order = await village.book(village.rooms[0], 0, 2)
    for made, at, gained, lead in ((day(1), "05:59", 2, "0"), (day(1), "06:00", 0, "0"), (day(-1), "05:59", 2, "1-3")):
        await book_at(order["id"], made, at)
        answer = await analysis(village, day(0), day(1))
        assert answer["books"]["pickUp"]["nights"] == gained
        assert [row["key"] for row in answer["arrivals"]["lead"] if row["orders"]] == [lead]
        rows = await read.list_arriving(
            village.actor,
            read.ArrivingQuery.model_validate({"from": on(0), "to": on(1), "facet": "lead", "key": lead, **ALL}),
        )
        assert rows["total"] == 1


async def test_cancelled_orders_and_other_communities_are_no_part_of_it(village: Village, sign_in: Any) -> None:
    desk = await sign_in(village.actor)
    order = await village.book(village.rooms[0], 1, 3)
    cancelled = await desk.call(
        "POST", "/rental/order/cancel", json={"id": order["id"], "version": order["version"], "reason": "改期"}
    )
    assert cancelled["success"], cancelled
    other = await build()
    await other.book(other.rooms[0], 1, 3)
    for place, capacity in (
        ({}, 48),
        ({"communityId": str(village.community)}, 48),
        ({"communityId": str(other.community)}, 0),
    ):
        answer = await desk.result("GET", "/rental/analysis", params={"from": on(0), "to": on(5), **place})
        assert (answer["total"]["sold"], answer["total"]["order"], answer["total"]["capacity"]) == (0, 0, capacity)
    clerk = await sign_in(await village.org.hire("rental:order:list"))
    assert (await clerk.send("GET", "/rental/analysis")).status_code == 403

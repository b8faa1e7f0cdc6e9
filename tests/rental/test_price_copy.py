"""A period of prices copied to another: what is looked at is what is written, and it is taken back as one."""

from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from schema.kit.errors import Conflict, Invalid, NotFound
from schema.rental.price import DayPrice
from schema.rental.unit import Unit
from schema.system.audit import Audit
from server.rental.availability.free import QuoteForm, quote_unit
from server.rental.pricing import paint, paint_forms
from server.rental.pricing.paint_copy import copy_prices, pair_nights, round_price
from server.rental.spans import Span
from tests.kit.sink import subscribed
from tests.rental.replica import Replica
from tests.rental.village import Village, build, day, on

COPY = "/rental/price/copy"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def paint_on(village: Village, unit: Unit, value: str, first: int, last: int, **rest: Any) -> None:
    spans = [{"unitId": str(unit.id), "from": on(first), "to": on(last)}]
    form = {"spans": spans, "mode": "set", "value": value, **rest}
    await paint.paint_prices(village.actor, paint_forms.PricePaint.model_validate(form))


def wish(*units: Unit, first: int = 1, last: int = 4, target: int = 8, **rest: Any) -> dict[str, Any]:
    period = {"from": on(first), "to": on(last), "target": on(target)}
    return {"unitIds": [str(unit.id) for unit in units], **period, "align": "date", **rest}


async def copy(village: Village, *units: Unit, **rest: Any) -> dict[str, Any]:
    return await copy_prices(village.actor, paint_forms.PriceCopy.model_validate(wish(*units, **rest)))


async def prices(village: Village, unit: Unit, first: int, last: int) -> list[str]:
    form = QuoteForm.model_validate({"unitId": str(unit.id), "from": on(first), "to": on(last)})
    return [line["price"] for line in (await quote_unit(village.actor, form))["lines"]]


def new_of(answer: dict[str, Any], unit: Unit) -> list[str]:
    return [line["new"] for line in answer["lines"] if line["unitId"] == str(unit.id)]


async def refused(village: Village, *units: Unit, **rest: Any) -> str:
    with pytest.raises(Invalid) as refusal:
        await copy(village, *units, **rest)
    (field,) = refusal.value.fields or {}
    return field


async def test_what_was_looked_at_is_written_quoted_and_taken_back_as_one(village: Village) -> None:
    a, b, c = village.rooms
    await paint_on(village, a, "400", 1, 3, reason="展会")
    await paint_on(village, b, "250", 2, 4)
    await paint_on(village, a, "999", 10, 11)
    before = [await prices(village, unit, 8, 11) for unit in (a, b, c)]
    seen = await copy(village, a, b, dryRun=True)
    assert seen["changes"] == [] and [await prices(village, unit, 8, 11) for unit in (a, b, c)] == before
    done = await copy(village, a, b, seen=seen["seen"])
    assert await prices(village, a, 8, 11) == new_of(seen, a) == ["400.00", "400.00", "188.00"]
    assert await prices(village, b, 8, 11) == new_of(seen, b) == ["188.00", "250.00", "250.00"]
    assert await prices(village, c, 8, 11) == before[2]
    assert seen["changed"] == len(done["changes"]) == 5
    assert [line["source"] for line in seen["lines"]] == [on(1), on(2), on(3)] * 2
    assert (await DayPrice.get(unit_id=a.id, night=day(8), del_flag=0)).reason == "展会"
    await paint.restore(village.actor, paint_forms.Restore.model_validate({"changes": done["changes"]}))
    assert [await prices(village, unit, 8, 11) for unit in (a, b, c)] == before
    trail = await Audit.filter(tenant_id=village.actor.tenant_id, table_name="rent_day_price")
    assert len(trail) == 2 + 2 + 1 + 5 + 5


async def test_the_sums_count_the_nights_that_are_still_to_be_sold(village: Village) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 4)
    await village.book(a, 8, 9)
    seen = await copy(village, a, dryRun=True)
    assert (seen["unsold"], seen["incomeOld"], seen["incomeNew"]) == (2, "376.00", "800.00")
    assert [line["sold"] for line in seen["lines"]] == [True, False, False]


async def test_nights_with_a_price_of_their_own_keep_it_where_that_is_wished(village: Village) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 4)
    await paint_on(village, a, "999", 9, 10)
    done = await copy(village, a, kept=True)
    assert await prices(village, a, 8, 11) == ["400.00", "999.00", "400.00"]
    assert (done["changed"], done["kept"]) == (2, 1)
    assert [line["kept"] for line in done["lines"]] == [False, True, False]


async def test_a_period_is_repeated_until_a_day_and_limits_of_the_nights_stay(village: Village) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 2)
    await paint_on(village, a, "500", 2, 3)
    limit = {"spans": [{"unitId": str(a.id), "from": on(9), "to": on(10)}], "closedIn": True}
    await paint.restrict(village.actor, paint_forms.Restriction.model_validate(limit))
    await copy(village, a, last=3, until=on(13))
    assert await prices(village, a, 8, 13) == ["400.00", "500.00", "400.00", "500.00", "400.00"]
    row = await DayPrice.get(unit_id=a.id, night=day(9), del_flag=0)
    assert (row.price, row.closed_in) == (50000, True)


async def test_by_weekday_each_night_takes_the_price_of_its_weekday(village: Village) -> None:
    a = village.rooms[0]
    for step in range(7):
        await paint_on(village, a, str(300 + day(step).weekday()), step, step + 1)
    await copy(village, a, first=0, last=7, target=10, until=on(31), align="weekday")
    assert await prices(village, a, 10, 31) == [f"{300 + day(step).weekday()}.00" for step in range(10, 31)]


async def test_a_source_shorter_than_a_week_leaves_other_weekdays_as_they_are(village: Village) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 3)
    done = await copy(village, a, last=3, target=8, until=on(15), align="weekday")
    assert (done["changed"], done["unpaired"]) == (2, 5)
    assert await prices(village, a, 8, 15) == ["400.00", "400.00", *["188.00"] * 5]
    assert await refused(village, a, last=3, target=10, align="weekday") == "target"


@pytest.mark.parametrize(
    ("rest", "price"),
    [
        ({"shift": "percent", "value": "10"}, "338.25"),
        ({"shift": "percent", "value": "10", "rounding": "yuan"}, "338.00"),
        ({"shift": "add", "value": "-20.30", "rounding": "ten"}, "290.00"),
        ({"rounding": "ten"}, "310.00"),
        ({"rounding": "eight"}, "308.00"),
        ({"shift": "add", "value": "-300", "rounding": "eight"}, "8.00"),
    ],
)
async def test_prices_are_raised_lowered_and_rounded_on_the_way(
    village: Village, rest: dict[str, str], price: str
) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "307.50", 1, 2)
    await copy(village, a, last=2, **rest)
    assert await prices(village, a, 8, 9) == [price]


async def test_whatever_nights_cost_may_be_copied_and_not_only_prices_of_single_nights(village: Village) -> None:
    whole = village.whole
    shown = await prices(village, whole, 0, 7)
    assert "358.00" in shown
    assert await refused(village, whole, first=0, last=7, target=9) == "from"
    done = await copy(village, whole, first=0, last=7, target=9, take="all")
    assert await prices(village, whole, 9, 16) == shown and done["changed"] == 7


async def test_a_past_period_may_be_copied(village: Village) -> None:
    a = village.rooms[0]
    await DayPrice.create(unit_id=a.id, night=day(-5), price=45000, tenant_id=village.actor.tenant_id)
    await copy(village, a, first=-5, last=-4, target=0)
    assert await prices(village, a, 0, 1) == ["450.00"]


@pytest.mark.parametrize(
    ("rest", "field"),
    [
        ({"target": 3}, "target"),
        ({"first": 4, "last": 7, "target": 2}, "target"),
        ({"first": 4, "last": 7, "target": 2, "until": on(5)}, "until"),
        ({"target": -1}, "target"),
        ({"last": 1}, "to"),
        ({"first": -400, "last": 1, "target": 8}, "to"),
        ({"until": on(8)}, "until"),
        ({"until": on(400)}, "until"),
        ({"shift": "percent", "value": "x"}, "value"),
        ({"shift": "add", "value": "-400"}, "value"),
        ({"first": 5, "last": 6}, "from"),
    ],
)
async def test_what_cannot_be_copied_is_refused_at_its_field(
    village: Village, rest: dict[str, Any], field: str
) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 2)
    await paint_on(village, a, "400", 4, 5)
    assert await refused(village, a, **rest) == field
    assert await DayPrice.filter(unit_id=a.id, del_flag=0).count() == 2


async def test_more_nights_than_one_act_may_write_and_units_not_let_by_the_night_are_refused(village: Village) -> None:
    await paint_on(village, village.rooms[0], "400", 1, 2)
    assert await refused(village, *village.rooms, *village.beds, until=on(308)) == "unitIds"
    await Unit.filter(id=village.rooms[1].id).update(riyue="2")
    assert await refused(village, *village.rooms) == "unitIds"


async def test_what_changed_since_it_was_looked_at_is_not_written(village: Village) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 2)
    seen = (await copy(village, a, last=2, dryRun=True))["seen"]
    await paint_on(village, a, "410", 1, 2)
    with pytest.raises(Conflict, match="价格刚被修改"):
        await copy(village, a, last=2, seen=seen)
    assert await prices(village, a, 8, 9) == ["188.00"]


async def test_copying_needs_the_right_to_paint_and_a_second_try_is_the_same_act(
    village: Village, sign_in: Any
) -> None:
    a = village.rooms[0]
    await paint_on(village, a, "400", 1, 4)
    clerk = await village.org.hire("rental:board:list", "rental:price:paint")
    desk = await sign_in(clerk)
    key = {"Idempotency-Key": "copy-once-and-no-more"}
    first = await desk.result("POST", COPY, json=wish(a), headers=key)
    again = await desk.result("POST", COPY, json=wish(a), headers=key)
    assert first == again and len(first["changes"]) == 3
    only_looks = await sign_in(await village.org.hire("rental:board:list", "rental:price:list"))
    assert (await only_looks.send("POST", COPY, json=wish(a))).status_code == 403


async def test_another_tenants_units_are_not_there(village: Village) -> None:
    other = await build()
    await paint_on(village, village.rooms[0], "400", 1, 4)
    with pytest.raises(NotFound):
        await copy(village, village.rooms[0], other.rooms[0])


async def test_a_board_that_was_open_shows_what_a_fresh_one_does(village: Village) -> None:
    replica = Replica(village.actor, village.community, 0, 14)
    await replica.load()
    with subscribed(replica.listen):
        await paint_on(village, village.rooms[0], "400", 1, 3)
        await copy(village, *village.rooms, target=8, until=on(14))
        await replica.compare()


DAYS = st.integers(0, 400).map(lambda step: date(2027, 12, 1) + timedelta(days=step))


@given(DAYS, st.integers(1, 70), DAYS, st.integers(1, 120))
def test_paired_nights_are_in_the_source_and_of_the_same_weekday(
    first: date, length: int, target: date, nights: int
) -> None:
    source = Span(first, first + timedelta(days=length))
    wanted = Span(target, target + timedelta(days=nights))
    for align in ("weekday", "date"):
        pairs = list(pair_nights(source, wanted, align))
        assert [pair.night for pair in pairs] == list(wanted.days())
        for at, pair in enumerate(pairs):
            if align == "date":
                assert pair.source == source.start + timedelta(days=at % length)
            elif length >= 7 or pair.night.weekday() in {one.weekday() for one in source.days()}:
                assert pair.source is not None and source.start <= pair.source < source.end
                assert pair.source.weekday() == pair.night.weekday()
            else:
                assert pair.source is None


@given(st.integers(1, 10**7))
def test_a_rounded_price_is_the_nearest_that_is_allowed(fen: int) -> None:
    exact = Decimal(fen)
    assert round_price(exact, "none") == fen
    assert abs(round_price(exact, "yuan") - fen) <= 50
    eight = round_price(exact, "eight")
    assert eight % 1000 == 800 and (abs(eight - fen) <= 500 or eight == 800)
    assert round_price(exact, "ten") % 1000 == 0 and abs(round_price(exact, "ten") - fen) <= 500

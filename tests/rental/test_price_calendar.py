"""The calendar of prices: every unit and night with its rule, as it is quoted."""

from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Invalid, NotFound
from schema.system.festival import Festival
from server.kit.unit_of_work import unit_of_work
from server.rental.availability.free import QuoteForm, quote_unit
from server.rental.pricing import paint, paint_forms
from server.rental.pricing.calendar import PriceCalendarQuery, read_calendar
from tests.rental.village import Village, build, day, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def calendar(village: Village, first: int = 0, last: int = 14) -> dict[str, Any]:
    query = {"from": on(first), "to": on(last), "communityId": str(village.community)}
    return await read_calendar(village.actor, PriceCalendarQuery.model_validate(query))


async def painted(village: Village, mode: str, first: int, last: int, **rest: Any) -> dict[str, Any]:
    spans = [{"unitId": str(village.whole.id), "from": on(first), "to": on(last)}]
    return await paint.paint_prices(
        village.actor, paint_forms.PricePaint.model_validate({"spans": spans, "mode": mode, **rest})
    )


def cells(answer: dict[str, Any], unit: Any) -> list[dict[str, Any]]:
    return next(row["cells"] for row in answer["rows"] if row["unitId"] == str(unit.id))


async def test_each_cell_costs_what_is_quoted_and_says_why(village: Village) -> None:
    async with unit_of_work(village.actor) as work:
        await work.insert(Festival(name="春节", begin_day=day(3), end_day=day(4), kind="holiday"))
    village.whole.price_holiday = 59800
    await village.whole.save()
    await painted(village, "set", 6, 7, value="555", reason="展会")
    answer = await calendar(village)
    shown = cells(answer, village.whole)
    form = QuoteForm.model_validate({"unitId": str(village.whole.id), "from": on(0), "to": on(14)})
    quoted = (await quote_unit(village.actor, form))["lines"]
    assert [(cell["price"], cell["rule"]) for cell in shown] == [(line["price"], line["rule"]) for line in quoted]
    assert (shown[3]["price"], shown[3]["rule"]) == ("598.00", "holiday")
    assert (shown[6]["price"], shown[6]["note"]) == ("555.00", "展会")
    assert answer["days"][3]["holiday"] == {"name": "春节", "kind": "holiday"}
    assert answer["today"] == on(0) and len(answer["days"]) == 14


async def test_only_units_let_by_the_night_stand_in_it_and_a_stranger_sees_none(village: Village) -> None:
    village.whole.riyue = "2"
    await village.whole.save()
    assert str(village.whole.id) not in {row["unitId"] for row in (await calendar(village))["rows"]}
    with pytest.raises(NotFound):
        query = PriceCalendarQuery.model_validate({"communityId": str((await build()).community)})
        await read_calendar(village.actor, query)
    with pytest.raises(Invalid):
        await calendar(village, 0, 90)

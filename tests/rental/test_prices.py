"""What a night costs."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from server.rental.pricing.rule import Festival, Tariff, name_days, price_span
from server.rental.spans import Span

TARIFF = Tariff(base=28800, weekday=29800, weekend=35800, holiday=59800)
NATIONAL_DAY = Festival("国庆节", date(2026, 10, 1), date(2026, 10, 8), "holiday")
MAKE_UP = Festival("国庆调休", date(2026, 10, 10), date(2026, 10, 11), "workday")
DAYS = st.dates(date(2026, 1, 1), date(2027, 12, 1))
PRICES = st.one_of(st.none(), st.integers(1, 10**7))


def quote(first: date, last: date, tariff: Tariff = TARIFF, overrides: dict[date, int] | None = None) -> list[int]:
    span = Span(first, last)
    days = name_days([NATIONAL_DAY, MAKE_UP], span)
    return [line.price for line in price_span(tariff, span, days, overrides or {})]


def test_the_worked_example_over_national_day_costs_1892_yuan() -> None:
    prices = quote(date(2026, 9, 29), date(2026, 10, 3), overrides={date(2026, 10, 2): 69800})
    assert prices == [29800, 29800, 59800, 69800]
    assert sum(prices) == 189200


def test_friday_and_saturday_nights_are_the_weekend() -> None:
    assert quote(date(2026, 9, 3), date(2026, 9, 7)) == [29800, 35800, 35800, 29800]


def test_a_make_up_workday_on_saturday_costs_the_weekday_price() -> None:
    assert quote(date(2026, 10, 10), date(2026, 10, 11)) == [29800]


def test_a_missing_price_falls_to_the_next_and_the_base_is_last() -> None:
    no_holiday = Tariff(base=28800, weekend=35800)
    assert quote(date(2026, 10, 1), date(2026, 10, 3), no_holiday) == [28800, 35800]
    assert quote(date(2026, 10, 1), date(2026, 10, 3), Tariff(base=28800)) == [28800, 28800]


def test_a_festival_that_is_no_holiday_changes_nothing() -> None:
    span = Span(date(2026, 9, 8), date(2026, 9, 9))
    days = name_days([Festival("纪念日", span.start, span.end, "festival")], span)
    assert days[span.start].name == "纪念日"
    assert [line.price for line in price_span(TARIFF, span, days, {})] == [29800]


@given(DAYS, st.integers(1, 60), PRICES, PRICES, PRICES, st.dictionaries(DAYS, st.integers(0, 10**7), max_size=20))
def test_every_night_has_one_price_taken_from_the_tariff_or_its_override(
    first: date, nights: int, weekday: int | None, weekend: int | None, holiday: int | None, overrides: dict[date, int]
) -> None:
    tariff = Tariff(10000, weekday, weekend, holiday)
    span = Span(first, first + timedelta(days=nights))
    lines = price_span(tariff, span, name_days([NATIONAL_DAY, MAKE_UP], span), overrides)
    assert [line.night for line in lines] == list(span.days())
    for line in lines:
        if line.night in overrides:
            assert (line.price, line.rule) == (overrides[line.night], "override")
        else:
            assert line.price in {10000, weekday, weekend, holiday}


@given(DAYS, st.integers(2, 40), st.data())
def test_a_stay_costs_the_sum_of_its_parts(first: date, nights: int, data: st.DataObject) -> None:
    cut = data.draw(st.integers(1, nights - 1))
    middle, last = first + timedelta(days=cut), first + timedelta(days=nights)
    assert quote(first, last) == quote(first, middle) + quote(middle, last)

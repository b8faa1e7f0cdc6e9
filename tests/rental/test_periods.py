"""Which days the bills of a lease cover, and what they cost."""

import itertools
from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.rental.leases.periods import LEASE_DAY, NATURAL_MONTH, Step, Terms, add_months, bill_periods, earliest_end
from server.rental.spans import DAY, Span


def day(text: str) -> date:
    return date.fromisoformat(text)


def terms(start: str, end: str, cycle: int, price: int, **rest: object) -> Terms:
    return Terms(day(start), day(end), cycle, price, **rest)  # type: ignore[arg-type]


def amounts(item: Terms) -> list[int]:
    return [period.amount for period in bill_periods(item)]


def starts(item: Terms) -> list[str]:
    return [period.first.isoformat() for period in bill_periods(item)]


def test_a_lease_from_the_31st_keeps_its_day_through_short_months() -> None:
    item = terms("2026-01-31", "2026-07-30", 1, 300000)
    assert starts(item) == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"]
    assert amounts(item) == [300000] * 6


def test_a_leap_february_gives_full_months() -> None:
    periods = bill_periods(terms("2028-01-31", "2028-04-29", 1, 300000))
    assert [(str(p.first), str(p.last)) for p in periods] == [
        ("2028-01-31", "2028-02-28"),
        ("2028-02-29", "2028-03-30"),
        ("2028-03-31", "2028-04-29"),
    ]
    assert [p.amount for p in periods] == [300000] * 3


def test_quarters_of_a_year_cost_three_months_each_whatever_their_days() -> None:
    item = terms("2026-01-15", "2027-01-14", 3, 350000)
    assert amounts(item) == [1050000] * 4
    assert [(p.last + DAY - p.first).days for p in bill_periods(item)] == [90, 91, 92, 92]


def test_a_broken_last_quarter_is_charged_by_days_of_its_month() -> None:
    item = terms("2026-01-15", "2026-11-30", 3, 350000)
    assert amounts(item) == [1050000, 1050000, 1050000, 536667]
    assert bill_periods(item)[-1].lines[-1].explain == "2026-11-15..2026-11-30 16/30 × 3500.00"


def test_annual_periods_from_a_leap_day() -> None:
    periods = bill_periods(terms("2024-02-29", "2026-02-27", 12, 300000))
    assert [(str(p.first), str(p.last), p.amount) for p in periods] == [
        ("2024-02-29", "2025-02-27", 3600000),
        ("2025-02-28", "2026-02-27", 3600000),
    ]


def test_natural_months_charge_the_broken_ends_by_calendar_days() -> None:
    item = terms("2026-02-10", "2026-08-09", 1, 300000, anchor=NATURAL_MONTH)
    assert amounts(item) == [203571, 300000, 300000, 300000, 300000, 300000, 87097]


def test_natural_quarters_group_whole_months_after_the_broken_first() -> None:
    item = terms("2026-02-10", "2026-08-09", 3, 300000, anchor=NATURAL_MONTH)
    assert starts(item) == ["2026-02-10", "2026-03-01", "2026-06-01"]


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("2026-01-31", "2026-02-27"),
        ("2026-02-28", "2026-03-27"),
        ("2028-01-30", "2028-02-28"),
        ("2026-03-15", "2026-04-14"),
    ],
)
def test_a_lease_lasts_at_least_a_month(start: str, end: str) -> None:
    assert earliest_end(day(start)) == day(end)


def test_a_price_step_inside_a_month_splits_it_by_days() -> None:
    item = terms("2026-04-01", "2026-04-30", 1, 300000, steps=(Step(day("2026-04-16"), 330000),))
    assert amounts(item) == [150000 + 165000]


def test_free_days_are_a_negative_line_at_the_daily_rate() -> None:
    item = terms("2026-04-01", "2026-05-31", 1, 300000, free=(Span(day("2026-04-01"), day("2026-04-11")),))
    first, second = bill_periods(item)
    assert [line.amount for line in first.lines] == [300000, -100000]
    assert second.amount == 300000


STARTS = st.dates(date(2024, 1, 1), date(2030, 12, 31))
ANCHORS = st.sampled_from(["lease_day", NATURAL_MONTH])


@st.composite
def leases(draw: st.DrawFn) -> Terms:
    """Of any term, with steps of the price and free days anywhere in it, also ones that overlap or lie on a border."""
    start = draw(STARTS)
    days = draw(st.integers(0, 1200))
    end = earliest_end(start) + timedelta(days=days)
    price = draw(st.integers(1, 5_000_000))
    place = st.integers(0, (end - start).days)
    steps = draw(st.lists(st.tuples(place, st.integers(1, 5_000_000)), max_size=4, unique_by=lambda one: one[0]))
    free = draw(st.lists(st.tuples(place, st.integers(1, 70)), max_size=4))
    return Terms(
        start,
        end,
        draw(st.sampled_from([1, 3, 6, 12])),
        price,
        draw(ANCHORS),
        steps=tuple(Step(start + timedelta(days=first), cost) for first, cost in sorted(steps)),
        free=tuple(_free(start + timedelta(days=first), length) for first, length in free),
    )


def _free(first: date, days: int) -> Span:
    return Span(first, first + timedelta(days=days))


def is_free(item: Terms, which: date) -> bool:
    return any(span.start <= which < span.end for span in item.free)


@given(leases())
@settings(max_examples=400)
def test_periods_tile_the_lease_and_their_paid_lines_tile_the_periods(item: Terms) -> None:
    periods = bill_periods(item)
    assert (periods[0].first, periods[-1].last) == (item.start, item.end)
    for before, after in itertools.pairwise(periods):
        assert after.first == before.last + DAY
    for period in periods:
        paid = [line for line in period.lines if not line.explain.startswith("免租")]
        assert (paid[0].first, paid[-1].last) == (period.first, period.last)
        for one, next_one in itertools.pairwise(paid):
            assert next_one.first == one.last + DAY


@given(leases())
@settings(max_examples=400)
def test_the_free_lines_are_the_free_days_of_the_term_and_each_once(item: Terms) -> None:
    freed: list[date] = []
    for period in bill_periods(item):
        for line in period.lines:
            if line.explain.startswith("免租"):
                assert line.amount <= 0
                freed += Span(line.first, line.last + DAY).days()
    every = Span(item.start, item.end + DAY).days()
    assert sorted(freed) == [which for which in every if is_free(item, which)]


@given(leases())
@settings(max_examples=400)
def test_the_total_does_not_depend_on_the_cycle(item: Terms) -> None:
    assert len({sum(amounts(replace(item, cycle=cycle))) for cycle in (1, 3, 6, 12)}) == 1


@given(leases())
@settings(max_examples=400)
def test_no_period_costs_less_than_nothing(item: Terms) -> None:
    assert all(period.amount >= 0 for period in bill_periods(item))


@given(leases())
@settings(max_examples=400)
def test_adding_a_day_never_lowers_the_total(item: Terms) -> None:
    """A free day costs nothing, and its line is rounded for itself: by a fen at most."""
    longer = replace(item, end=item.end + DAY)
    more = sum(amounts(longer)) - sum(amounts(item))
    assert abs(more) <= 1 if is_free(item, longer.end) else more >= 0


@given(leases(), st.integers(1, 24))
@settings(max_examples=400)
def test_a_renewal_that_inherits_the_anchor_bills_like_one_lease(item: Terms, months: int) -> None:
    """At any border of a month slice, with the steps and free days of either side."""
    item = replace(item, anchor=LEASE_DAY, cycle=1)
    border = add_months(item.start, months)
    if border > item.end:
        return
    first = replace(item, end=border - DAY)
    second = replace(item, start=border, anchor_day=item.start.day)
    assert sum(amounts(item)) == sum(amounts(first)) + sum(amounts(second))

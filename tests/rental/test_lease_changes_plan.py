"""The arithmetic of changes: what is issued stays, the rest tiles the term, and all adds up to what the terms say."""

import itertools
from dataclasses import replace
from datetime import date, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from server.rental.lease_changes.plan import (
    CARRIED,
    DIFFERENCE,
    Billed,
    Dues,
    Replan,
    follow,
    place,
    renewed,
    rent_bills,
    replan,
    since,
    until,
    usual_end,
    with_price,
)
from server.rental.leases.bills import Planned
from server.rental.leases.periods import NATURAL_MONTH, Line, Step, Terms, add_months, bill_periods, earliest_end
from server.rental.spans import DAY, Span

SIGNED = date(2026, 1, 1)


def day(text: str) -> date:
    return date.fromisoformat(text)


def dues(terms: Terms) -> Dues:
    return Dues(min(SIGNED, terms.start), 7, terms.start)


def billed(terms: Terms, issued: int) -> list[Billed]:
    """The bills of a lease of which so many are issued."""
    return [
        Billed(number, bill.first, bill.last, bill.due, bill.amount, number < issued, bill.lines)
        for number, bill in enumerate(rent_bills(terms, dues(terms)))
    ]


def stored(plan: Replan, issued: int = 0) -> list[Billed]:
    """The bills as they stand after a change, with so many more of the planned ones issued since."""
    rows: list[Billed | Planned] = [*plan.kept, *plan.written]
    rows.sort(key=lambda bill: bill.first)
    done = []
    for number, bill in enumerate(rows):
        was = isinstance(bill, Billed) and bill.issued
        late = was or issued > 0
        issued -= late and not was
        done.append(Billed(number, bill.first, bill.last, bill.due, bill.amount, late, bill.lines))
    return done


def total(terms: Terms) -> int:
    return sum(period.amount for period in bill_periods(terms))


def revisions(bills: list[Billed]) -> dict[date, int]:
    return {bill.first: 1 for bill in bills}


YEAR = Terms(day("2026-01-15"), day("2027-01-14"), 3, 350000)


def test_a_new_price_replans_what_is_not_issued_and_makes_up_for_what_is_on_the_next_bill() -> None:
    bills = billed(YEAR, 2)
    plan = replan(with_price(YEAR, day("2026-06-15"), 380000), dues(YEAR), bills, revisions(bills))
    assert [bill.id for bill in plan.kept] == [0, 1] and [bill.id for bill in plan.voided] == [2, 3]
    third, fourth = plan.written
    assert (third.amount, fourth.amount) == (3 * 380000 + 30000, 3 * 380000)
    assert (third.revision, third.due) == (2, bills[2].due)
    [line] = [line for line in third.lines if line.origin == DIFFERENCE]
    assert line.explain.startswith("2026-04-15..2026-07-14 应收 10800.00 − 已出账 10500.00")


def test_a_lower_price_is_credited_over_as_many_bills_as_it_takes() -> None:
    monthly = replace(YEAR, cycle=1)
    bills = billed(monthly, 10)
    plan = replan(with_price(monthly, day("2026-02-15"), 200000), dues(YEAR), bills, revisions(bills))
    assert [bill.amount for bill in plan.written] == [0, 0]
    assert plan.credit == 9 * 150000 - 2 * 200000
    assert plan.amount - plan.credit == total(with_price(monthly, day("2026-02-15"), 200000))


def test_a_second_new_price_counts_the_first_one_once() -> None:
    bills = billed(YEAR, 2)
    once = with_price(YEAR, day("2026-06-15"), 380000)
    first = stored(replan(once, dues(YEAR), bills, revisions(bills)), issued=1)
    twice = with_price(once, day("2026-09-15"), 400000)
    plan = replan(twice, dues(YEAR), first, revisions(first))
    assert plan.amount == total(twice)
    [line] = [line for bill in plan.written for line in bill.lines if line.origin == DIFFERENCE]
    assert line.amount == 20000


def test_when_all_is_issued_what_is_more_is_a_bill_of_its_own() -> None:
    bills = billed(YEAR, 4)
    plan = replan(with_price(YEAR, day("2026-12-15"), 380000), dues(YEAR), bills, revisions(bills))
    [bill] = plan.written
    assert (bill.amount, bill.first, bill.revision) == (30000, day("2026-10-15"), 2)
    again = stored(plan, issued=1)
    assert replan(with_price(YEAR, day("2026-12-15"), 380000), dues(YEAR), again, revisions(again)).written == ()


def test_what_was_billed_beyond_the_day_is_credited_to_the_lease_that_follows() -> None:
    bills = billed(YEAR, 2)
    cut = replan(until(YEAR, day("2026-05-31")), dues(YEAR), bills, revisions(bills))
    assert [bill.id for bill in cut.kept] == [0, 1] and [bill.id for bill in cut.voided] == [2, 3]
    assert cut.credit == 1050000 - 350000 - 191935
    following, left = follow(since(YEAR, day("2026-06-01")), dues(YEAR), cut.left)
    assert left == [] and [bill.first for bill in following][:2] == [day("2026-06-01"), day("2026-06-15")]
    assert {line.origin for line in following[0].lines} == {"terms", CARRIED}
    assert cut.amount - cut.credit == total(until(YEAR, day("2026-05-31")))


def test_a_renewal_from_the_31st_keeps_its_day() -> None:
    old = Terms(day("2026-01-31"), day("2027-02-27"), 1, 300000)
    new = renewed(old, usual_end(day("2027-02-28"), 12, 31), 300000, 1)
    assert new.end == day("2028-02-28") and [str(period.first) for period in bill_periods(new)][:3] == [
        "2027-02-28",
        "2027-03-31",
        "2027-04-30",
    ]


def test_a_renewal_inside_a_month_first_bills_the_rest_of_it() -> None:
    old = Terms(day("2026-01-15"), day("2026-11-30"), 3, 350000)
    first, second, *_ = bill_periods(renewed(old, day("2027-11-30"), 350000, 3))
    assert (first.first, first.last, first.amount) == (day("2026-12-01"), day("2026-12-14"), 163333)
    assert (second.first, second.last) == (day("2026-12-15"), day("2027-03-14"))


STARTS = st.dates(date(2024, 1, 1), date(2030, 12, 31))


@st.composite
def leases(draw: st.DrawFn) -> Terms:
    start = draw(STARTS)
    end = earliest_end(start) + timedelta(days=draw(st.integers(0, 900)))
    days = (end - start).days
    steps = [
        Step(start + timedelta(days=draw(st.integers(1, days))), draw(st.integers(1, 2_000_000)))
        for _ in range(draw(st.integers(0, 2)))
    ]
    free = start + timedelta(days=draw(st.integers(0, days)))
    return Terms(
        start,
        end,
        draw(st.sampled_from([1, 3, 6, 12])),
        draw(st.integers(1, 2_000_000)),
        draw(st.sampled_from(["lease_day", NATURAL_MONTH])),
        steps=tuple(sorted(steps)),
        free=(Span(free, min(free + 9 * DAY, end + DAY)),) if draw(st.booleans()) else (),
    )


@st.composite
def days_of(draw: st.DrawFn) -> tuple[Terms, date, int]:
    """A lease, a day of it after the first, and how many of its bills are issued."""
    terms = draw(leases())
    at = terms.start + timedelta(days=draw(st.integers(1, (terms.end - terms.start).days)))
    return terms, at, draw(st.integers(0, len(bill_periods(terms))))


@given(days_of(), st.integers(1, 2_000_000))
@settings(max_examples=300, deadline=None)
def test_after_a_new_price_all_bills_add_up_to_the_terms_and_issued_ones_are_as_they_were(
    case: tuple[Terms, date, int], price: int
) -> None:
    terms, at, issued = case
    bills, changed = billed(terms, issued), with_price(terms, at, price)
    plan = replan(changed, dues(terms), bills, revisions(bills))
    assert plan.amount - plan.credit == total(changed)
    assert [bill for bill in plan.kept if bill.issued] == bills[:issued]
    assert all(bill.amount >= 0 for bill in plan.written) and not any(bill.issued for bill in plan.voided)
    assert all(bill.amount == sum(line.amount for line in bill.lines) for bill in plan.written)
    if issued < len(bills):
        tiled(terms, stored(plan))


def tiled(terms: Terms, bills: list[Billed]) -> None:
    assert (bills[0].first, bills[-1].last) == (terms.start, terms.end)
    for before, after in itertools.pairwise(bills):
        assert after.first == before.last + DAY


@given(days_of(), st.integers(1, 2_000_000), st.integers(0, 3))
@settings(max_examples=200, deadline=None)
def test_the_same_change_again_changes_nothing(case: tuple[Terms, date, int], price: int, more: int) -> None:
    terms, at, issued = case
    changed, bills = with_price(terms, at, price), billed(terms, issued)
    after = stored(replan(changed, dues(terms), bills, revisions(bills)), more)
    if any(bill.amount == 0 for bill in after):
        return
    again = replan(changed, dues(terms), after, revisions(after))
    assert again.amount == sum(bill.amount for bill in after)


@given(days_of())
@settings(max_examples=300, deadline=None)
def test_handed_on_to_another_lease_both_together_cost_what_the_terms_say(case: tuple[Terms, date, int]) -> None:
    terms, at, issued = case
    bills = billed(terms, issued)
    cut = replan(until(terms, at - DAY), dues(terms), bills, revisions(bills))
    rest = since(terms, at)
    following, left = follow(rest, dues(terms), cut.left)
    assert cut.amount - cut.credit == total(until(terms, at - DAY))
    assert sum(bill.amount for bill in following) + sum(line.amount for line in left) == total(rest) - cut.credit
    assert abs(total(until(terms, at - DAY)) + total(rest) - total(terms)) <= 1 + 2 * len(terms.free)
    assert all(bill.amount >= 0 for bill in following)


@given(leases(), st.integers(1, 30))
@settings(max_examples=200, deadline=None)
def test_split_by_a_renewal_at_the_end_of_a_month_it_bills_as_if_undivided(terms: Terms, months: int) -> None:
    whole = replace(terms, steps=(), free=(), anchor="lease_day")
    border = add_months(whole.start, months, whole.day)
    if border > whole.end:
        return
    old = until(whole, border - DAY)
    new = renewed(old, whole.end, whole.price, whole.cycle)
    assert total(old) + total(new) == total(whole)


@given(leases())
@settings(max_examples=200, deadline=None)
def test_a_day_more_never_costs_less(terms: Terms) -> None:
    plain = replace(terms, free=())
    assert total(replace(plain, end=plain.end + DAY)) >= total(plain)


@given(st.lists(st.integers(0, 500), min_size=1, max_size=6), st.lists(st.integers(-900, 900), max_size=5))
def test_what_is_owed_is_placed_whole_and_no_bill_goes_below_zero(amounts: list[int], owed: list[int]) -> None:
    line = Line(SIGNED, SIGNED, 0, "")
    bills = [Planned("rent", SIGNED, SIGNED, SIGNED, amount, (line._replace(amount=amount),)) for amount in amounts]
    placed, left = place(bills, [line._replace(amount=amount) for amount in owed if amount])
    assert sum(bill.amount for bill in placed) + sum(one.amount for one in left) == sum(amounts) + sum(owed)
    assert all(bill.amount >= 0 for bill in placed) and all(one.amount < 0 for one in left)
    assert not left or all(bill.amount == 0 for bill in placed)

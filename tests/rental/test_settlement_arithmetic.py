"""The arithmetic of leaving: the worked example to the fen, every kind, and what holds for any lease."""

from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schema.rental.settlement import BREACH_LESSOR, BREACH_TENANT, EARLY, EXPIRY, HOLDOVER, SWAP
from server.rental.leases.bills import plan_bills
from server.rental.leases.periods import Terms, add_months, rent_lines
from server.rental.settlements.reckoning import Item, Leaving, Owed, Reckoning, Rules, reckon

TERMS = Terms(date(2026, 1, 15), date(2027, 1, 14), 3, 350000)


def bills_of(terms: Terms, paid_to: date, issued_to: date) -> list[Owed]:
    """Rent as it is planned: paid where it begins by one day, issued and open by another, else planned."""
    found = []
    for number, plan in enumerate(plan_bills(terms, 0, 7, terms.start), start=1):
        state = "paid" if plan.first <= paid_to else "open" if plan.first <= issued_to else "planned"
        left = 0 if state == "paid" else plan.amount
        found.append(Owed(number, f"ZD{number}", plan.kind, plan.first, plan.last, plan.due, plan.amount, left, state))
    return found


def leaving(kind: str = BREACH_TENANT, day: str = "2026-06-20", **rest: object) -> Leaving:
    given_bills = bills_of(TERMS, date(2026, 4, 15), date(2026, 4, 15))
    whole = Leaving(TERMS, kind, date.fromisoformat(day), given_bills, 350000, 0)
    return replace(whole, **rest)  # type: ignore[arg-type]


def amounts(found: Reckoning) -> dict[str, int]:
    return {line.code: sum(one.amount for one in found.lines if one.code == line.code) for line in found.lines}


def test_the_worked_example_is_paid_out_to_the_fen() -> None:
    used = [Item("utility", "电 | Power", -16461), Item("utility", "水 | Water", -6000)]
    found = reckon(leaving(items=used))
    assert found.net == 257539
    assert amounts(found) == {"unused_rent": 280000, "penalty": -350000, "utility": -22461, "deposit": 350000}
    assert (found.credits, found.charges) == (280000, 372461)
    [unused] = [line for line in found.lines if line.code == "unused_rent"]
    assert "2026-06-15..2026-06-20 6/30 × 3500.00" in unused.text and all(part for part in unused.text.split(" | "))


@pytest.mark.parametrize(
    ("kind", "day", "expected"),
    [
        (EXPIRY, "2027-01-10", {"deposit": 350000}),
        (EXPIRY, "2027-01-14", {"deposit": 350000}),
        (EARLY, "2026-12-14", {"unused_rent": 350000, "deposit": 350000}),
        (BREACH_LESSOR, "2026-12-14", {"unused_rent": 350000, "penalty": 700000, "deposit": 350000}),
        (SWAP, "2026-12-14", {"unused_rent": 350000}),
        (HOLDOVER, "2027-01-24", {"holdover": -round(350000 * 1.5 * 10 / 31), "deposit": 350000}),
    ],
)
def test_each_kind_charges_what_it_means(kind: str, day: str, expected: dict[str, int]) -> None:
    paid = bills_of(TERMS, date(2026, 10, 15), date(2026, 10, 15))
    penalty = 700000 if kind == BREACH_LESSOR else None
    found = reckon(leaving(kind, day, bills=paid, penalty=penalty, rules=Rules(holdover=Decimal("1.5"))))
    assert amounts(found) == expected


@pytest.mark.parametrize(
    ("kind", "months", "typed", "penalty"),
    [
        (BREACH_TENANT, None, None, -350000),
        (BREACH_TENANT, Decimal("1.5"), None, -525000),
        (BREACH_TENANT, Decimal(0), None, 0),
        (BREACH_TENANT, Decimal(2), 120000, -120000),
        (BREACH_LESSOR, None, None, 0),
        (BREACH_LESSOR, Decimal("1.5"), None, 525000),
        (BREACH_LESSOR, Decimal(2), 120000, 120000),
        (EARLY, Decimal(2), None, 0),
    ],
)
def test_whoever_breaks_it_pays_what_the_contract_says_unless_something_else_was_agreed(
    kind: str, months: Decimal | None, typed: int | None, penalty: int
) -> None:
    found = amounts(reckon(leaving(kind, months=months, penalty=typed)))
    assert found.get("penalty", 0) == penalty


@pytest.mark.parametrize(
    ("kind", "cap", "typed", "penalty"),
    [
        (BREACH_TENANT, 300000, None, -300000),
        (BREACH_TENANT, 350000, None, -350000),
        (BREACH_TENANT, 0, None, 0),
        (BREACH_TENANT, 300000, 420000, -300000),
        (BREACH_LESSOR, 300000, 420000, 300000),
        (EARLY, 300000, None, 0),
        (EARLY, 300000, 299999, -299999),
    ],
)
def test_no_penalty_goes_above_the_cap_of_the_contract(kind: str, cap: int, typed: int | None, penalty: int) -> None:
    found = reckon(leaving(kind, cap=cap, penalty=typed))
    assert amounts(found).get("penalty", 0) == penalty
    said = [line.text for line in found.lines if line.code == "penalty"]
    capped = penalty and abs(penalty) < (350000 if typed is None else typed)
    assert [("合同上限 3000.00 | " in text, text.endswith("at most 3000.00 by the contract")) for text in said] == (
        [(bool(capped), bool(capped))] if penalty else []
    )


def test_a_bill_that_begins_after_the_day_falls_away_and_one_never_issued_is_charged_by_days() -> None:
    mixed = bills_of(TERMS, date(2026, 1, 15), date(2026, 7, 15))
    found = reckon(leaving(EARLY, "2026-04-14", bills=mixed))
    assert (found.voided, found.set_off, found.net) == ((2, 3, 4), (), 350000)
    late = reckon(leaving(EARLY, "2026-10-20", bills=mixed))
    assert amounts(late)["rent"] == -round(350000 * 6 / 31) and late.voided == (4,)
    assert late.set_off == ((2, 1050000), (3, 1050000))


def test_rent_is_set_off_before_others_unless_the_house_says_by_day_alone() -> None:
    day = date(2026, 1, 20)
    rows = [
        Owed(1, "A", "utility", day, day, date(2026, 1, 5), 100, 100, "open"),
        Owed(2, "B", "rent", TERMS.start, date(2026, 4, 14), date(2026, 2, 1), 1050000, 400, "part", touched=True),
        Owed(3, "C", "rent", TERMS.start, date(2026, 4, 14), date(2026, 1, 1), 1050000, 200, "part", touched=True),
    ]
    first = reckon(leaving(EARLY, "2026-04-14", bills=rows))
    assert [bill for bill, _ in first.set_off] == [3, 2, 1]
    by_day = reckon(leaving(EARLY, "2026-04-14", bills=rows, rules=Rules(rent_first=False)))
    assert [bill for bill, _ in by_day.set_off] == [3, 1, 2]


leases = st.builds(
    lambda start, months, extra, cycle, price, anchor: Terms(
        start, add_months(start, months) - timedelta(days=1) + timedelta(days=extra), cycle, price, anchor
    ),
    st.dates(date(2024, 1, 1), date(2027, 12, 31)),
    st.integers(1, 30),
    st.integers(0, 27),
    st.sampled_from((1, 3, 6, 12)),
    st.integers(1, 9_999_999),
    st.sampled_from(("lease_day", "natural_month")),
)


@settings(max_examples=300, deadline=None)
@given(leases, st.data())
def test_the_net_is_what_came_in_less_what_was_used_for_any_lease(terms: Terms, data: st.DataObject) -> None:
    """Against a model of its own: money paid and held, less the rent of the days that were lived there."""
    length = (terms.end - terms.start).days
    day = terms.start + timedelta(days=data.draw(st.integers(0, length)))
    paid_to = terms.start + timedelta(days=data.draw(st.integers(-1, length)))
    issued_to = paid_to + timedelta(days=data.draw(st.integers(0, 120)))
    deposit, prepaid = data.draw(st.integers(0, 10**6)), data.draw(st.integers(0, 10**6))
    rows = bills_of(terms, paid_to, issued_to)
    found = reckon(Leaving(terms, EARLY, day, rows, deposit, prepaid))
    received = sum(row.amount for row in rows if row.state == "paid")
    used = sum(line.amount for line in rent_lines(terms, terms.start, day))
    assert found.net == received + deposit + prepaid - used


@settings(max_examples=300, deadline=None)
@given(leases, st.data())
def test_one_more_day_in_the_flat_never_pays_out_more(terms: Terms, data: st.DataObject) -> None:
    length = (terms.end - terms.start).days
    first = terms.start + timedelta(days=data.draw(st.integers(0, length - 1)))
    rows = bills_of(terms, terms.start + timedelta(days=data.draw(st.integers(-1, length))), terms.end)
    for kind in (EARLY, EXPIRY):
        nets = [reckon(Leaving(terms, kind, first + timedelta(days=more), rows, 0, 0)).net for more in (0, 1)]
        assert nets[1] <= nets[0]
    after = [
        reckon(Leaving(terms, HOLDOVER, terms.end + timedelta(days=more), rows, 0, 0)).net for more in range(1, 40)
    ]
    assert after == sorted(after, reverse=True)

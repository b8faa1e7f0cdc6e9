"""Usage, tiers and shares: exact, rounded once per line, and everything that is split adds up again."""

from datetime import date, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as some

from server.rental.meters.charges import MONTH, YEAR, Cost, NoTariff, Tariff, Tier, Used, charge, months_between
from server.rental.meters.shares import EQUAL, FIXED, OWN_USE, RATIO, split_bill, split_usage, split_whole
from server.rental.meters.usage import Before, Dial, Seen, estimate, may_roll, mean_of, usage_of, warnings_of

D = Decimal
FIVE = Dial(5, D(1))
FIRST = date(2026, 1, 1)
usages = some.decimals(0, 5000, places=3)
shown = some.decimals(0, 99999, places=3)


def flat(price: str, begin: date = date(2020, 1, 1), **rest: object) -> Tariff:
    return Tariff(begin, None, (Tier(None, D(price)),), **rest)  # type: ignore[arg-type]


def stairs(period: str = MONTH) -> Tariff:
    return Tariff(
        date(2020, 1, 1), None, (Tier(D(230), D("0.5")), Tier(D(400), D("0.6")), Tier(None, D("0.9"))), period
    )


def used(amount: str | int | Decimal, first: date = FIRST, days: int = 30) -> Used:
    return Used(first, first + timedelta(days=days), D(amount))


def total(costs: list[Cost]) -> int:
    return sum(cost.amount for cost in costs)


def test_the_worked_example_of_electricity_and_water() -> None:
    assert total(charge([used("265.5")], [flat("0.62")])) == 164_61
    assert total(charge([used("12")], [flat("5.00")])) == 60_00


def test_usage_is_the_difference_times_the_factor() -> None:
    assert usage_of(Dial(5, D("1.5")), D("100.2"), D("110.4")) == D("15.300")


def test_a_meter_goes_through_nought_only_behind_its_last_tenth() -> None:
    assert not may_roll(FIVE, D(90_000)) and may_roll(FIVE, D("90000.001"))
    assert usage_of(FIVE, D(99_990), D(15), rolled=True) == 25


@given(last=shown, more=usages)
def test_usage_through_nought_is_what_it_would_be_without(last: Decimal, more: Decimal) -> None:
    value = last + more
    rolled = value >= FIVE.end
    assert usage_of(FIVE, last, value - FIVE.end if rolled else value, rolled=rolled) == more


@given(last=shown, cut=usages, more=usages, start=shown)
def test_a_swap_loses_nothing(last: Decimal, cut: Decimal, more: Decimal, start: Decimal) -> None:
    assert usage_of(FIVE, last, last + cut) + usage_of(FIVE, start, start + more) == cut + more


def test_an_estimate_goes_on_with_the_mean_of_the_last_three() -> None:
    before = Before(D(1000), FIRST, [D(30), D(60), D(90), D(9000)])
    assert estimate(FIVE, before, FIRST, FIRST + timedelta(days=15)) == D("1030.000")
    assert estimate(FIVE, Before(D(7), None), FIRST, FIRST) == 7


def test_an_estimate_goes_by_the_days_of_the_usages_and_by_the_factor() -> None:
    before = Before(D(1000), FIRST, [D(90), D(30), D(60)], [90, 30, 60])
    assert estimate(FIVE, before, FIRST, FIRST + timedelta(days=30)) == D("1030.000")
    assert estimate(Dial(5, D(2)), before, FIRST, FIRST + timedelta(days=30)) == D("1015.000")


def test_unusual_readings_are_named_and_usual_ones_are_not() -> None:
    before = Before(D(0), FIRST, [D(10), D(20), D(30)])
    month = FIRST + timedelta(days=40)
    lived, empty = Seen(lived_in=True), Seen()
    assert warnings_of(D(60), before, month, lived) == []
    assert warnings_of(D("60.001"), before, month + timedelta(days=1), lived) == ["high", "gap"]
    assert warnings_of(D(0), before, month, lived) == ["zero"]
    assert warnings_of(D(0), before, month, empty) == []
    assert warnings_of(D(999), Before(D(0), None, [D(1), D(1)]), month, lived) == []
    assert warnings_of(D("6.667"), before, month, lived) == []
    assert warnings_of(D("6.666"), before, month, lived) == ["low"]
    assert warnings_of(D(20), before, month, Seen(rolled=True)) == ["rolled"]


def test_an_odd_value_is_better_shown_by_a_photo_and_a_usual_one_needs_none() -> None:
    before = Before(D(0), FIRST, [D(10), D(20), D(30)])
    month = FIRST + timedelta(days=30)
    assert warnings_of(D(61), before, month, Seen(photo=False)) == ["high", "photo"]
    assert warnings_of(D(61), before, month, Seen(photo=True)) == ["high"]
    assert warnings_of(D(20), before, month + timedelta(days=30), Seen(photo=False)) == ["gap"]
    assert mean_of(before.usages) == 20 and mean_of([]) is None


def test_tiers_of_a_month_are_filled_one_after_the_other() -> None:
    lines = charge([used(500)], [stairs()])
    assert [(int(line.quantity), line.amount) for line in lines] == [(230, 115_00), (170, 102_00), (100, 90_00)]


def test_two_months_that_are_read_together_have_the_bounds_twice() -> None:
    assert months_between(date(2026, 1, 25), date(2026, 3, 25)) == 2
    lines = charge([used(500, date(2026, 1, 25), 59)], [stairs()])
    assert [line.quantity for line in lines] == [460, 40]


def test_tiers_of_a_year_go_on_where_the_year_stands_and_begin_anew_with_the_next() -> None:
    lines = charge([used(100)], [stairs(YEAR)], filled=D(200))
    assert [line.quantity for line in lines] == [30, 70]
    over = charge([used(100, date(2026, 12, 17), 30)], [stairs(YEAR)], filled=D(230))
    assert [line.quantity for line in over] == [50, 50] and [line.price for line in over] == [D("0.6"), D("0.5")]


def test_a_change_of_price_splits_the_usage_by_days() -> None:
    lines = charge([used(300)], [flat("1.00"), flat("2.00", date(2026, 1, 11))])
    assert [(int(line.quantity), line.amount) for line in lines] == [(100, 100_00), (200, 400_00)]
    assert (lines[0].last, lines[1].first) == (date(2026, 1, 10), date(2026, 1, 11))


def test_the_fixed_fee_is_due_for_each_month() -> None:
    lines = charge([used(10, days=62)], [flat("1", fixed=3_00)])
    assert [line.amount for line in lines] == [10_00, 6_00]


def test_a_day_without_a_price_is_told() -> None:
    with pytest.raises(NoTariff):
        charge([used(1)], [flat("1", date(2027, 1, 1))])


@given(amounts=some.lists(usages, min_size=1, max_size=4), change=some.integers(-10, 130))
def test_what_is_charged_is_what_was_used(amounts: list[Decimal], change: int) -> None:
    spans = [used(amount, FIRST + timedelta(days=30 * at)) for at, amount in enumerate(amounts)]
    lines = charge(spans, [stairs(), flat("0.7", FIRST + timedelta(days=change)), stairs(YEAR)])
    assert sum(line.quantity for line in lines) == sum(amounts)


@given(amount=usages, cut=some.integers(1, 29))
def test_a_change_to_the_same_price_changes_the_bill_by_less_than_a_fen_for_each_line(
    amount: Decimal, cut: int
) -> None:
    again = Tariff(FIRST + timedelta(days=cut), None, stairs().tiers)
    one, two = charge([used(amount)], [stairs()]), charge([used(amount)], [stairs(), again])
    assert abs(total(one) - total(two)) <= len(two)


@given(less=usages, more=usages, period=some.sampled_from([MONTH, YEAR]))
def test_more_usage_never_costs_less(less: Decimal, more: Decimal, period: str) -> None:
    tariff = stairs(period)
    assert total(charge([used(less)], [tariff])) <= total(charge([used(less + more)], [tariff]))


weights = some.lists(some.decimals(0, 1000, places=3), min_size=1, max_size=12)


@given(whole=some.integers(0, 10**8), shares=weights)
def test_shares_add_up_and_are_off_by_less_than_one(whole: int, shares: list[Decimal]) -> None:
    parts = split_whole(whole, shares)
    assert sum(parts) == whole and min(parts) >= 0
    if any(shares):
        assert all(
            abs(part - whole * share / sum(shares)) < D("1.000001") for part, share in zip(parts, shares, strict=True)
        )


@given(whole=some.integers(0, 10**6), parts=weights, rule=some.sampled_from([EQUAL, RATIO, OWN_USE]))
def test_a_common_bill_is_paid_to_the_fen(whole: int, parts: list[Decimal], rule: str) -> None:
    assert sum(split_bill(rule, whole, parts, parts[::-1])) == whole


@given(whole=some.integers(0, 10**6), parts=weights)
def test_fixed_amounts_never_come_to_more_than_the_bill(whole: int, parts: list[Decimal]) -> None:
    shares = split_bill(FIXED, whole, parts, parts)
    assert sum(shares) <= whole
    assert sum(shares) == min(whole, sum(int(part * 100) for part in parts))


def test_each_rule_splits_in_its_own_way() -> None:
    parts, own = [D(1), D(2), D(3)], [D(0), D(5), D(5)]
    assert split_bill(EQUAL, 100, parts, own) == [34, 33, 33]
    assert split_bill(RATIO, 100, parts, own) == [17, 33, 50]
    assert split_bill(OWN_USE, 100, parts, own) == [0, 50, 50]
    assert split_bill(FIXED, 1000_00, parts, own) == [1_00, 2_00, 3_00]


@given(amount=usages, days=some.lists(some.integers(0, 31), min_size=1, max_size=5))
def test_a_usage_split_by_days_adds_up(amount: Decimal, days: list[int]) -> None:
    assert sum(split_usage(amount, days)) == amount

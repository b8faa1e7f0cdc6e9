"""What a year costs for who joins within it: whole yuan, never more than the year, and less the later one comes."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as some

from server.finance.proration import months_owed, prorate

years = some.integers(0, 1_000_000_00)
months = some.integers(1, 12)


def test_the_worked_examples() -> None:
    assert [prorate(2_000_00, 13 - month) for month in (1, 2, 7, 12)] == [2_000_00, 1_833_00, 1_000_00, 167_00]
    assert prorate(6_00, 1) == 1_00 and prorate(5_99, 1) == 0
    assert prorate(100_50, 12) == 100_50


def test_whoever_joined_before_owes_all_of_it_and_whoever_joins_after_it_nothing() -> None:
    assert months_owed(2026, None) == months_owed(2026, date(2025, 12, 31)) == 12
    assert [months_owed(2026, date(2026, month, 5)) for month in (1, 6, 12)] == [12, 7, 1]
    assert months_owed(2026, date(2027, 1, 1)) == 0


@given(years, months)
def test_it_is_whole_yuan_next_to_the_exact_share_and_never_above_the_year(year: int, owed: int) -> None:
    amount = prorate(year, owed)
    assert 0 <= amount <= year
    if owed < 12:
        assert amount % 100 == 0
        assert abs(12 * amount - year * owed) <= 12 * 50 or amount == year // 100 * 100


@given(years, months)
def test_one_month_more_never_costs_less(year: int, owed: int) -> None:
    assert prorate(year, owed) <= prorate(year, min(owed + 1, 12))

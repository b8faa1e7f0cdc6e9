"""Common meters whose members are read on other days: by days, to the thousandth and to the fen, and never from a reading that is missing."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some

from schema.rental.meter import NORMAL, Meter, MeterReading
from schema.rental.utility_share import UtilityMember
from server.rental.meters.book import Book, Tenancy
from server.rental.meters.charges import YEAR, Tariff, Tier
from server.rental.meters.parts import Measured, Period, is_cut_blind, part_in
from server.rental.meters.shares import EQUAL, OWN_USE, RATIO

D = Decimal
FIRST = date(2026, 1, 1)
LAST = 120
COMMON = 9
MILLI = D("0.001")
cuts = some.lists(some.integers(1, LAST - 1), max_size=6, unique=True).map(sorted)
amounts = some.integers(0, 400_000).map(lambda thousandths: thousandths * MILLI)
rules = some.sampled_from([EQUAL, RATIO, OWN_USE])


def day(number: int) -> date:
    return FIRST + timedelta(days=number)


@given(usage=amounts, first=some.integers(0, 60), days=some.integers(0, 60), between=cuts)
def test_periods_without_a_gap_take_all_of_a_usage(usage: Decimal, first: int, days: int, between: list[int]) -> None:
    measured = Measured(day(first), day(first + days), usage)
    ends = [-1, *between, LAST]
    parts = [part_in(measured, Period(day(a), day(b))) for a, b in pairwise(ends)]
    assert sum(parts) == usage and min(parts) >= 0
    exact = [
        usage * max(min(b, first + days) - max(a, first), 0) / D(days) if days else part
        for (a, b), part in zip(pairwise(ends), parts, strict=True)
    ]
    assert all(abs(part - wanted) <= MILLI for part, wanted in zip(parts, exact, strict=True))


def test_what_began_nobody_knows_when_is_of_the_period_that_it_ends_in() -> None:
    measured = Measured(None, day(40), D(9))
    assert part_in(measured, Period(day(0), day(40))) == 9
    assert part_in(measured, Period(day(0), day(39))) == part_in(measured, Period(day(40), day(70))) == 0
    assert is_cut_blind(measured, Period(day(0), day(39))) and not is_cut_blind(measured, Period(day(0), day(40)))
    assert not is_cut_blind(measured._replace(usage=D(0)), Period(day(0), day(39)))


def line_of(meter: int, ends: Sequence[int], usages: Sequence[Decimal]) -> list[MeterReading]:
    return [
        MeterReading(id=meter * 100 + at, meter_id=meter, kind=NORMAL, since=day(a), read_date=day(b), usage=usages[at])
        for at, (a, b) in enumerate(pairwise(ends))
    ]


def book_of(rule: str, common: list[MeterReading], own: Sequence[list[MeterReading]]) -> Book:
    """Units 1, 2, …, each with one meter of its number and one lease."""
    price = [Tariff(date(2020, 1, 1), None, (Tier(None, D("0.7321")),))]
    meters = {n: Meter(id=n, kind="electricity", serial=f"D-{n}", unit_id=n) for n in range(1, len(own) + 1)}
    members = [UtilityMember(id=n, share_id=1, unit_id=n, part=D(n)) for n in meters]
    lines = {row.meter_id: list(line) for line in own for row in line}
    return Book(
        {**meters, COMMON: Meter(id=COMMON, kind="electricity", serial="G-1")},
        {**lines, COMMON: common},
        dict.fromkeys([*meters, COMMON], price),
        {COMMON: (rule, members)},
        {n: frozenset({n}) for n in meters},
        [Tenancy(n, day(-400), day(400), n) for n in meters],
        frozenset(),
        frozenset([*meters, COMMON]),
        Period(day(-300), day(LAST + 1)),
    )


@given(data=some.data(), rule=rules, ends=cuts, number=some.integers(1, 3))
def test_units_and_fen_of_a_common_meter_add_up_however_its_members_are_read(
    data: some.DataObject, rule: str, ends: list[int], number: int
) -> None:
    """What is shared is the most that the common meter was ahead of the members' by any of its readings."""
    draw = data.draw
    days = [0, *ends, LAST]
    own = []
    for unit in range(1, number + 1):
        read = [0, *draw(cuts), LAST]
        own.append(line_of(unit, read, draw(some.lists(amounts, min_size=len(read), max_size=len(read)))))
    common = line_of(COMMON, days, draw(some.lists(amounts, min_size=len(days), max_size=len(days))))
    book = book_of(rule, common, own)
    items = book.items()
    assert not book.unread
    shared: dict[int, tuple[Decimal, int]] = {}
    paid = dict.fromkeys((row.id for row in common), 0)
    for found in items.values():
        for item in (one for one in found if one.lines and one.readings[0] in paid):
            paid[item.readings[0]] += sum(line.amount for line in item.lines)
            said = item.lines[0].explain.split(" | ")[0]
            used, cost = said.partition("：")[2].removesuffix(" 的份额").split("  = ")
            shared[item.readings[0]] = D(used), int(D(cost) * 100)
    ahead, most = D(0), D(0)
    for row in common:
        assert row.since is not None and row.usage is not None
        ahead += row.usage - sum(
            part_in(Measured(one.since, one.read_date, one.usage or D(0)), Period(row.since, row.read_date))
            for line in own
            for one in line
        )
        more, most = max(ahead - most, D(0)), max(ahead, most)
        quantity, total = shared.get(row.id, (D(0), 0))
        assert paid[row.id] == total
        assert quantity == more or (round(more * D("73.21")) == 0 and row.id not in shared)
    assert ahead == sum(row.usage or D(0) for row in common) - sum(row.usage or D(0) for line in own for row in line)


@given(rule=rules, ends=cuts, short=some.integers(0, 2), behind=some.integers(1, LAST))
def test_a_common_meter_is_not_shared_while_a_member_is_not_read(
    rule: str, ends: list[int], short: int, behind: int
) -> None:
    own = [line_of(unit, [0, LAST], [D(30)]) for unit in (1, 2, 3)]
    own[short] = line_of(short + 1, [0, LAST - behind], [D(10)])
    common = line_of(COMMON, [0, *ends, LAST], [D(500)] * (len(ends) + 1))
    book = book_of(rule, common, own)
    items = book.items()
    assert book.unread == {lease: {short + 1} for lease in (1, 2, 3)}
    known = {row.id for row in common if row.read_date <= day(LAST - behind)}
    of_common = {row for found in items.values() for item in found for row in item.readings} & {
        row.id for row in common
    }
    assert of_common == known


def test_what_was_read_over_new_year_fills_the_tiers_of_the_year_by_its_days_alone() -> None:
    """A year's first hundred are cheap; of the hundred that were read over New Year only its days of the new year count."""
    book = book_of(EQUAL, [], [line_of(1, [-20, 20, 40], [D(100), D(100)])])
    steps = (Tier(D(100), D(1)), Tier(None, D(2)))
    book = replace(
        book,
        tariffs={1: [Tariff(date(2020, 1, 1), None, steps, YEAR)]},
        span=Period(day(30), day(LAST)),
    )
    [item] = book.items()[1]
    assert [line.amount for line in item.lines] == [50_00, 2 * 50_00]


def test_a_first_reading_does_not_fill_its_own_tiers() -> None:
    [row] = line_of(1, [0, 20], [D(100)])
    row.since = None
    steps = (Tier(D(100), D(1)), Tier(None, D(2)))
    book = replace(book_of(EQUAL, [], [[row]]), tariffs={1: [Tariff(date(2020, 1, 1), None, steps, YEAR)]})
    [item] = book.items()[1]
    assert [line.amount for line in item.lines] == [100_00]

"""The demand of a simulated house: a full weekend, an empty Sunday, a fair; and no unit that is taken twice, whatever is asked."""

from datetime import date, timedelta
from functools import partial
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from schema.seeds.festivals import FESTIVALS
from server.rental.pricing.rule import Festival, name_days
from server.rental.spans import DAY, Span
from server.seeding.simulation.demand import (
    CHANNELS,
    LEAST,
    MOST_AHEAD,
    Calendar,
    draw_channel,
    draw_lead,
    draw_length,
    expected_share,
    move_price,
    plan_events,
)
from server.seeding.simulation.faults import draw_faults
from server.seeding.simulation.filling import fill
from server.seeding.simulation.sales import agree, draw_lost, full_nights

TODAY = date(2026, 11, 25)
YEARS = Span(date(2025, 5, 1), date(2027, 3, 1))
FESTIVE = [Festival(one.name, one.begin, one.end + DAY, one.kind) for one in FESTIVALS]
seeds = st.integers(0, 10**6).map(str)
chances = st.integers(0, 10**6).map(Random)
nights = st.dates(YEARS.start, YEARS.end)


def calendar(seed: str, today: date = TODAY) -> Calendar:
    return Calendar(seed, today, name_days(FESTIVE, YEARS), plan_events(YEARS, today))


@given(seeds, nights, nights)
def test_a_night_is_as_full_as_the_seed_says_and_all_full_only_where_declared(
    seed: str, night: date, today: date
) -> None:
    known = calendar(seed, today)
    share = expected_share(night, known)
    assert share == expected_share(night, calendar(seed, today))
    assert LEAST <= share < 1 or night in full_nights(known)


def mean(nights: list[date], known: Calendar) -> float:
    return sum(expected_share(night, known) for night in nights) / len(nights)


@given(seeds)
def test_weekends_holidays_and_summer_are_fuller_than_other_nights(seed: str) -> None:
    known = calendar(seed)
    autumn = [date(2026, 6, 28) + timedelta(days=n) for n in range(42)]
    saturdays = [night for night in autumn if night.isoweekday() == 6]
    tuesdays = [night for night in autumn if night.isoweekday() == 2]
    sundays = [night for night in autumn if night.isoweekday() == 7]
    assert mean(saturdays, known) > mean(tuesdays, known) > mean(sundays, known)
    golden = [date(2026, 10, 1) + timedelta(days=n) for n in range(6)]
    assert mean(golden, known) > mean([night - timedelta(days=28) for night in golden], known)
    assert mean(autumn, known) > mean([night - timedelta(days=180) for night in autumn], known)


@given(seeds)
def test_the_last_evening_of_a_holiday_and_the_eve_of_a_make_up_workday_are_like_working_days(seed: str) -> None:
    known = calendar(seed)
    assert expected_share(date(2026, 10, 7), known) < expected_share(date(2026, 10, 6), known)
    # Friday, 9 October 2026: Saturday is worked.
    assert expected_share(date(2026, 10, 9), known) < expected_share(date(2026, 10, 16), known)


@given(seeds, nights)
def test_around_any_day_there_is_a_full_night_ahead_and_a_weak_week_on_both_sides(seed: str, today: date) -> None:
    events = plan_events(Span(today - 60 * DAY, today + 60 * DAY), today)
    [full] = full_nights(Calendar(seed, today, {}, events))
    assert 9 <= (full - today).days <= 16
    weak = [event.span for event in events if event.factor < 1]
    assert [span.end <= today for span in weak] == [True, False]


@given(chances, nights)
def test_who_books_when_fits_the_channel(rng: Random, arrival: date) -> None:
    channel = draw_channel(rng, arrival)
    assert channel in CHANNELS and not (channel == "company" and arrival.isoweekday() in (5, 6))
    assert draw_lead(rng, "walk_in") == 0
    assert 0 <= draw_lead(rng, channel) <= MOST_AHEAD


def test_most_stay_one_to_three_nights_and_far_channels_book_earlier() -> None:
    rng = Random("stays")
    lengths = [draw_length(rng) for _ in range(2_000)]
    assert 0.7 < sum(length <= 3 for length in lengths) / len(lengths) < 0.9
    leads = {name: sum(draw_lead(rng, name) for _ in range(2_000)) / 2_000 for name in CHANNELS}
    assert leads["walk_in"] < leads["meituan"] < leads["ctrip"] < leads["airbnb"]


@given(chances, st.integers(-40, 40), st.integers(1, 10))
def test_nothing_is_known_before_it_happened(rng: Random, ahead: int, length: int) -> None:
    span = Span(TODAY + ahead * DAY, TODAY + (ahead + length) * DAY)
    agreed = agree(rng, span, TODAY, frozenset({TODAY + 20 * DAY}))
    if agreed is None:
        assert ahead > 0 and not span.start <= TODAY + 20 * DAY < span.end
        return
    assert agreed.booked <= min(TODAY, span.start)
    lost = draw_lost(rng, span, agreed, TODAY)
    if lost is not None:
        assert lost.agreed.booked < agreed.booked
        assert lost.state == "cancelled" or span.start < TODAY


@given(st.floats(0, 1), st.floats(0, 1))
def test_a_fuller_night_is_never_cheaper(one: float, other: float) -> None:
    assert move_price(min(one, other)) <= move_price(max(one, other))


@st.composite
def taken_spans(draw: st.DrawFn, units: int, days: int) -> dict[int, list[Span]]:
    """Nights of some units that something else takes, also across the ends of the span."""
    first = YEARS.start
    spans = st.tuples(st.integers(-5, days), st.integers(1, 9)).map(
        lambda pair: Span(first + pair[0] * DAY, first + sum(pair) * DAY)
    )
    return {unit: draw(st.lists(spans, max_size=3)) for unit in range(units)}


@given(st.data(), st.integers(0, 12), st.integers(1, 40), chances)
def test_every_night_is_as_full_as_wanted_and_no_unit_is_taken_twice(
    data: st.DataObject, units: int, days: int, rng: Random
) -> None:
    taken = data.draw(taken_spans(units, days))
    shares = data.draw(st.lists(st.floats(0, 1), min_size=days, max_size=days))
    span = Span(YEARS.start, YEARS.start + days * DAY)
    stays = fill(rng, range(units), taken, span, lambda night: shares[(night - span.start).days], draw_length)
    places = dict.fromkeys(span.days(), units)
    for night in span.days():
        busy = [unit for unit, spans in taken.items() if any(one.start <= night < one.end for one in spans)]
        here = [stay.unit for stay in stays if stay.span.start <= night < stay.span.end]
        assert len(here) == len(set(here)) and not set(here) & set(busy)
        assert len(here) == round(shares[(night - span.start).days] * (places[night] - len(busy)))
    assert all(span.start <= stay.span.start < stay.span.end <= span.end for stay in stays)


@given(st.integers(0, 10**6))
def test_the_same_chance_lays_the_same_stays(seed: int) -> None:
    known = calendar(str(seed))
    span = Span(TODAY - 30 * DAY, TODAY)
    once, again = (
        fill(Random(seed), range(8), {}, span, partial(expected_share, calendar=known), draw_length) for _ in range(2)
    )
    assert once == again and once


@given(chances)
def test_faults_of_a_unit_never_meet(rng: Random) -> None:
    faults = draw_faults(rng, YEARS)
    assert all(before.span.end < after.span.start for before, after in pairwise(faults))
    assert all(1 <= fault.span.nights <= 4 for fault in faults)

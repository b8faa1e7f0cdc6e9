"""Changes of a stay as plans: which nights, which unit, which price."""

import itertools
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schema.kit.errors import Conflict, Invalid
from server.rental.orders.plan import (
    Night,
    Plan,
    Segment,
    check_past,
    check_plan,
    cut,
    match_segments,
    segments_of,
    shift,
    span_of,
    to_unit,
    type_prices,
)
from server.rental.spans import Span, subtract

FIRST = date(2026, 10, 1)


def stay(*units: int) -> Plan:
    return tuple(Night(FIRST + timedelta(days=index), unit, 100 + index) for index, unit in enumerate(units))


def on(offset: int) -> date:
    return FIRST + timedelta(days=offset)


PLANS = st.lists(st.integers(1, 4), min_size=1, max_size=15).map(lambda units: stay(*units))


def test_a_split_makes_two_segments() -> None:
    plan = to_unit(stay(1, 1, 1, 1), Span(on(2), on(4)), 2)
    assert segments_of(plan) == [Segment(0, 1, Span(on(0), on(2))), Segment(0, 2, Span(on(2), on(4)))]


def test_a_bar_that_only_changes_unit_keeps_its_id() -> None:
    old = [Segment(7, 1, Span(on(0), on(3)))]
    assert match_segments(old, segments_of(stay(2, 2, 2)))[0].id == 7


def test_the_part_that_stays_keeps_the_id_of_the_bar() -> None:
    old = [Segment(7, 1, Span(on(0), on(4)))]
    matched = match_segments(old, segments_of(stay(1, 1, 2, 2)))
    assert [(item.id, item.unit_id) for item in matched] == [(7, 1), (0, 2)]


def test_nights_before_today_cannot_change_once_the_guest_is_in() -> None:
    plan = stay(1, 1, 1)
    with pytest.raises(Conflict):
        check_past(plan, to_unit(plan, Span(on(0), on(3)), 2), on(1), in_house=True)
    check_past(plan, to_unit(plan, Span(on(1), on(3)), 2), on(1), in_house=True)


def test_a_late_guest_may_be_moved_forward_but_nobody_backward_into_the_past() -> None:
    plan = stay(1, 1, 1)
    check_past(plan, shift(plan, 1), on(1), in_house=False)
    with pytest.raises(Conflict):
        check_past(plan, shift(plan, -1), on(1), in_house=False)


def test_a_plan_has_at_least_one_night_and_no_gap() -> None:
    with pytest.raises(Invalid):
        check_plan(())
    with pytest.raises(Invalid):
        check_plan((stay(1)[0], shift(stay(1), 2)[0]))


def test_only_prices_that_differ_count_as_typed() -> None:
    plan = type_prices(stay(1, 1), {on(0): 100, on(1): 90}, "老客户")
    assert [(night.price, night.source) for night in plan] == [(100, "quote"), (90, "manual")]


@given(PLANS)
def test_segments_tile_the_stay(plan: Plan) -> None:
    segments = segments_of(plan)
    assert segments[0].span.start == plan[0].night and segments[-1].span.end == span_of(plan).end
    for before, after in itertools.pairwise(segments):
        assert before.span.end == after.span.start and before.unit_id != after.unit_id
    nights = [(day, segment.unit_id) for segment in segments for day in segment.span.days()]
    assert nights == [(night.night, night.unit_id) for night in plan]


@given(PLANS, PLANS)
def test_matching_gives_every_id_at_most_once(old: Plan, new: Plan) -> None:
    known = [segment._replace(id=index + 1) for index, segment in enumerate(segments_of(old))]
    ids = [segment.id for segment in match_segments(known, segments_of(new)) if segment.id]
    assert len(ids) == len(set(ids)) == min(len(known), len(segments_of(new)))


@given(PLANS, st.integers(0, 15), st.integers(0, 15))
def test_cutting_keeps_only_nights_inside(plan: Plan, first: int, length: int) -> None:
    span = Span(on(first), on(first + length))
    assert all(span.start <= night.night < span.end for night in cut(plan, span))


@given(st.integers(0, 20), st.integers(1, 20), st.lists(st.tuples(st.integers(0, 20), st.integers(1, 9)), max_size=4))
def test_subtracting_leaves_exactly_the_uncovered_nights(
    first: int, length: int, others: list[tuple[int, int]]
) -> None:
    span = Span(on(first), on(first + length))
    rest = [Span(on(start), on(start + size)) for start, size in others]
    covered = {day for other in rest for day in other.days()}
    left = [day for part in subtract(span, rest) for day in part.days()]
    assert left == [day for day in span.days() if day not in covered]

"""The plan of a stay: its list of nights. Every change of an order is a function from one plan to the next."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from itertools import pairwise
from typing import NamedTuple

from schema.kit.errors import Conflict, Invalid
from server.rental.pricing.rule import PriceLine
from server.rental.spans import DAY, Hours, Span

NO_UNIT = 0
"""In the place of a unit's id while a stay waits for one; then no night of its plan has a unit."""


class Night(NamedTuple):
    night: date
    unit_id: int
    price: int
    source: str = "quote"
    rule: str = "base"
    reason: str | None = None


Plan = tuple[Night, ...]


class Segment(NamedTuple):
    """Consecutive nights in one unit, or hours of one day; `id` 0 when it is new."""

    id: int
    unit_id: int
    span: Span
    hours: Hours | None = None


def span_of(plan: Plan) -> Span:
    return Span(plan[0].night, plan[-1].night + DAY)


def total_of(plan: Plan) -> int:
    """Fen of all nights."""
    return sum(night.price for night in plan)


def segments_of(plan: Plan) -> list[Segment]:
    """Runs of nights in the same unit."""
    runs: list[Segment] = []
    for night in plan:
        last = runs[-1] if runs else None
        if last and last.unit_id == night.unit_id and last.span.end == night.night:
            runs[-1] = last._replace(span=Span(last.span.start, night.night + DAY))
        else:
            runs.append(Segment(0, night.unit_id, Span(night.night, night.night + DAY)))
    return runs


def match_segments(old: Sequence[Segment], new: Sequence[Segment]) -> list[Segment]:
    """Gives the new segments the ids of the old ones they continue: same unit, else same nights, else any."""
    free = list(old)
    result = list(new)
    tests: list[Callable[[Segment, Segment], bool]] = [
        lambda a, b: a.unit_id == b.unit_id and a.span.overlaps(b.span),
        lambda a, b: a.span.overlaps(b.span),
        lambda a, b: True,
    ]
    for test in tests:
        for index, segment in enumerate(result):
            if segment.id:
                continue
            twin = next((item for item in free if test(item, segment)), None)
            if twin is not None:
                free.remove(twin)
                result[index] = segment._replace(id=twin.id)
    return result


def from_quote(unit_id: int, lines: Sequence[PriceLine]) -> Plan:
    return tuple(Night(line.night, unit_id, line.price, "quote", line.rule, line.note) for line in lines)


def type_prices(plan: Plan, typed: Mapping[date, int], reason: str | None) -> Plan:
    """The plan with prices set by hand; nights whose price is the same keep their source."""
    return tuple(
        night._replace(price=typed[night.night], source="manual", rule="manual", reason=reason)
        if night.night in typed and typed[night.night] != night.price
        else night
        for night in plan
    )


def to_unit(plan: Plan, span: Span, unit_id: int) -> Plan:
    """The nights of the span in another unit, prices kept."""
    return tuple(night._replace(unit_id=unit_id) if span.start <= night.night < span.end else night for night in plan)


def is_waiting(plan: Plan) -> bool:
    """No unit yet."""
    return any(night.unit_id == NO_UNIT for night in plan)


def shift(plan: Plan, days: int) -> Plan:
    """The same nights later or earlier; the first keeps the first price."""
    return tuple(night._replace(night=night.night + timedelta(days=days)) for night in plan)


def cut(plan: Plan, span: Span) -> Plan:
    """Only the nights inside the span."""
    return tuple(night for night in plan if span.start <= night.night < span.end)


def reprice(plan: Plan, quoted: Mapping[tuple[int, date], PriceLine], since: date) -> Plan:
    """Quoted prices for the nights from `since`."""
    result = []
    for night in plan:
        line = quoted.get((night.unit_id, night.night)) if night.night >= since else None
        result.append(
            night._replace(price=line.price, source="quote", rule=line.rule, reason=line.note) if line else night
        )
    return tuple(result)


def check_plan(plan: Plan) -> None:
    """At least one night, and no gap; else Invalid at the dates."""
    if not plan:
        raise Invalid(fields={"checkOut": "至少保留一晚 | At least one night must remain"})
    for before, after in pairwise(plan):
        if after.night - before.night != DAY:
            raise Invalid(fields={"from": "入住日期必须连续 | The nights must follow each other"})


def check_past(old: Plan, new: Plan, today: date, in_house: bool) -> None:
    """Nights before today cannot be changed once the guest is in; nobody may add nights in the past. Else Conflict."""
    past_old = [night for night in old if night.night < today]
    past_new = [night for night in new if night.night < today]
    if in_house and past_old != past_new:
        raise Conflict("今天之前的住宿不能修改 | Nights before today cannot be changed", id="order.past")
    known = {(night.night, night.unit_id) for night in past_old}
    if any((night.night, night.unit_id) not in known for night in past_new):
        raise Conflict("不能安排到今天之前 | Nothing can be moved before today", id="order.past")

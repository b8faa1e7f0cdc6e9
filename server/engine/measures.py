"""Measures of lists: one number over what a list finds, and the same for each value or span of one of its fields.

They are aggregates over the list's own scope and conditions, as `server.engine.figures` are, so that nobody is told of rows that
they may not see. Names are fields of a resource by now, never texts of a request.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Literal

from schema.kit.clock import month_start
from schema.kit.field import Field
from schema.kit.kinds import KINDS
from schema.kit.resource import Resource
from server.engine.conditions import column_of
from server.engine.figures import groups, names_of
from server.engine.read import ListQuery, compile_list
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.local_time import local_time

How = Literal["count", "sum", "average", "least", "most"]
Span = Literal["day", "week", "month", "quarter", "year"]
Every = Literal["value", "day", "week", "month", "quarter", "year"]
MOST_GROUPS = 100
_SECONDS = 3.0
_AGGREGATES: dict[str, str] = {"sum": "sum", "average": "avg", "least": "min", "most": "max"}
_MANY = frozenset({"dicts", "refs"})
DAYS = frozenset({"date", "datetime"})


@dataclass(frozen=True, slots=True)
class Measure:
    """`item`: what is summed or compared, None where rows are counted."""

    how: How = "count"
    item: Field | None = None


@dataclass(frozen=True, slots=True)
class Grouping:
    """By the values of a field, or by the spans of one of days."""

    item: Field
    every: Every = "value"


@dataclass(frozen=True, slots=True)
class MeasuredGroup:
    """`value`: as the list is narrowed to it; of a span its first day, with `until` its last. `text`: what it is called."""

    value: str | None
    until: str | None
    text: str | None
    figure: str | None


@dataclass(frozen=True, slots=True)
class Measured:
    """Figures as rows write them; None where no row says any. `more`: there are more groups than are told."""

    value: str | None
    groups: tuple[MeasuredGroup, ...] = ()
    more: bool = False


def makes_groups(item: Field, every: Every) -> bool:
    """Whether rows fall into groups by a field: each into one, and into spans where it holds days."""
    if item.kind in DAYS:
        return every != "value" and groups(item)
    return every == "value" and item.kind not in _MANY and groups(item)


async def measure(
    view: Resource, actor: Actor, query: Mapping[str, str], asked: Measure, by: Grouping | None = None
) -> Measured | None:
    """The measure of what a list finds; None where it takes longer than anybody waits."""
    compiled = compile_list(view, actor, query)
    with suppress(TimeoutError):
        value = _write(
            asked, await pool().fetchval(f"SELECT {_figure(asked)} {compiled.tail}", *compiled.values, timeout=_SECONDS)
        )
        return Measured(value) if by is None else await _grouped(compiled, actor, asked, by, value)
    return None


async def _grouped(compiled: ListQuery, actor: Actor, asked: Measure, by: Grouping, value: str | None) -> Measured:
    """The last spans in their order, else the largest groups first."""
    order = "1 DESC NULLS LAST" if by.every != "value" else "2 DESC NULLS LAST, 1"
    text = (
        f"SELECT {_group(by)} AS value, {_figure(asked)} {compiled.tail}"
        f" GROUP BY 1 ORDER BY {order} LIMIT {MOST_GROUPS + 1}"
    )
    rows = await pool().fetch(text, *compiled.values, timeout=_SECONDS)
    kept = [tuple(row) for row in rows[:MOST_GROUPS]]
    if by.every != "value":
        told = tuple(_span_group(by.every, first, _write(asked, figure)) for first, figure in reversed(kept))
        return Measured(value, told, len(rows) > MOST_GROUPS)
    names = await names_of(by.item, [first for first, _ in kept], actor)
    told = tuple(
        MeasuredGroup(first, None, None if first is None else names.get(first, first), _write(asked, figure))
        for first, figure in kept
    )
    return Measured(value, told, len(rows) > MOST_GROUPS)


def _figure(asked: Measure) -> str:
    if asked.item is None:
        return "count(*)"
    text = f"{_AGGREGATES[asked.how]}({column_of(asked.item)})"
    return f"coalesce({text}, 0)" if asked.how == "sum" else text


def _group(by: Grouping) -> str:
    text = column_of(by.item)
    if by.every == "value":
        return f"({text})::text"
    day = local_time(text) if by.item.kind == "datetime" else f"({text})::timestamp"
    return f"date_trunc('{by.every}', {day})::date"


def _write(asked: Measure, amount: Any) -> str | None:
    """Of amounts in whole fen, of whole numbers an average to two places, of decimals to those of the field."""
    if amount is None or asked.item is None:
        return None if amount is None else str(amount)
    item, exact = asked.item, Decimal(amount)
    if item.kind == "money":
        write = KINDS["money"].write
        whole = int(exact.quantize(Decimal(1), ROUND_HALF_UP))
        return str(write(whole) if write else whole)
    if asked.how != "average":
        return str(amount)
    places = 2 if item.scale is None or item.kind == "int" else item.scale
    return str(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))


def _span_group(every: Every, first: date | None, figure: str | None) -> MeasuredGroup:
    if first is None or every == "value":
        return MeasuredGroup(None, None, None, figure)
    return MeasuredGroup(first.isoformat(), last_of(every, first).isoformat(), _called(every, first), figure)


def _called(every: Span, first: date) -> str:
    if every == "year":
        return str(first.year)
    if every == "quarter":
        return f"{first.year} Q{(first.month + 2) // 3}"
    return first.isoformat()[:7] if every == "month" else first.isoformat()


_MONTHS = {"month": 1, "quarter": 3, "year": 12}


def first_of(every: Span, day: date) -> date:
    """The first day of the span that a day is in; weeks begin on Monday."""
    if every == "day":
        return day
    if every == "week":
        return day - timedelta(days=day.weekday())
    return month_start(day, -((day.month - 1) % _MONTHS[every]))


def last_of(every: Span, first: date) -> date:
    """The last day of the span that begins on a day."""
    if every in _MONTHS:
        return month_start(first, _MONTHS[every]) - timedelta(days=1)
    return first + timedelta(days=6 if every == "week" else 0)

"""Figures of lists: how many rows a list finds, by the values of one of its fields, and what their amounts come to.

Dashboards are made of them. Each is an aggregate over the list's own scope and conditions, so that a number and the list that it
opens cannot differ, and nobody is told of rows that they may not see.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from pydantic import Field as Limited
from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.conditions import column_of
from server.engine.dictionaries import labels_of
from server.engine.labels import reference_labels
from server.engine.read import ListQuery, compile_list
from server.engine.totals import write_sum
from server.engine.view import view_of
from server.http.body import Body
from server.http.route import Route
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.database import pool

MOST_FIGURES, MOST_SLICES = 24, 40
_SECONDS = 3.0
_SUMMED = {"money", "int", "decimal"}
_GROUPED = {"date", "datetime", "bool", "int"}


class FigureQuery(Body):
    """`query`: the filters of the list. `by`: a field whose values the rows are counted by; of a day or a moment its month.
    `sum`: a field of amounts or numbers that is summed besides."""

    path: str = Limited(min_length=1, max_length=100)
    query: dict[str, str] = Limited(default_factory=dict, max_length=20)
    by: str = Limited(default="", max_length=60)
    sum: list[str] = Limited(default_factory=list, max_length=4)


class FiguresBody(Body):
    figures: list[FigureQuery] = Limited(min_length=1, max_length=MOST_FIGURES)


class SliceShape(Shape):
    """`text` is what the value is called, a pair where it is a word of a dictionary; sums are written as the list writes them."""

    value: str | None
    text: str | None
    count: int
    sums: dict[str, str]


class FigureShape(Shape):
    count: int
    sums: dict[str, str]
    slices: list[SliceShape]


async def read_figures(request: Request, actor: Actor, body: FiguresBody) -> list[dict[str, Any] | None]:
    """POST /sys/figures: one answer for each, in order; null where the list is not the actor's to see or takes too long."""
    return [await _read(actor, one, at) for at, one in enumerate(body.figures)]


async def _read(actor: Actor, asked: FigureQuery, at: int) -> dict[str, Any] | None:
    resource = registry().find(asked.path, actor.tenant_id)
    if resource is None:
        raise Invalid(fields={f"figures.{at}.path": "没有这个列表 | There is no such list"})
    if not actor.can(resource.code("list")):
        return None
    view = view_of(resource, actor)
    by = _field(view, asked.by, f"figures.{at}.by") if asked.by else None
    summed = [_field(view, key, f"figures.{at}.sum") for key in asked.sum]
    _refuse_unfit(by, summed, at)
    return await count_figure(view, actor, asked.query, by, summed)


async def count_figure(
    view: Resource, actor: Actor, query: Mapping[str, str], by: Field | None, summed: Sequence[Field]
) -> dict[str, Any] | None:
    """A FigureShape of what a list finds, for fields that `groups` and `sums_up` take; None where it takes too long."""
    compiled = compile_list(view, actor, query)
    with suppress(TimeoutError):
        return await _counted(compiled, actor, by, summed)
    return None


def groups(item: Field) -> bool:
    """Whether rows can be counted by the values of a field: few, or of a kind that has months."""
    if item.secret or item.link is not None:
        return False
    return bool(item.dict or item.ref or item.kind in _GROUPED)


def sums_up(item: Field) -> bool:
    """Whether the values of a field come to a sum."""
    return not item.secret and item.link is None and item.kind in _SUMMED and not item.dict


def _field(resource: Resource, key: str, place: str) -> Field:
    item = resource.by_key.get(key)
    if item is None or item.secret or item.link is not None:
        raise Invalid(fields={place: "没有这个字段 | There is no such field"})
    return item


def _refuse_unfit(by: Field | None, summed: Sequence[Field], at: int) -> None:
    if by is not None and not groups(by):
        raise Invalid(fields={f"figures.{at}.by": "该字段不能分组 | Rows cannot be counted by this field"})
    if not all(map(sums_up, summed)):
        raise Invalid(fields={f"figures.{at}.sum": "该字段不能求和 | This field cannot be summed"})


async def _counted(compiled: ListQuery, actor: Actor, by: Field | None, summed: Sequence[Field]) -> dict[str, Any]:
    sums = "".join(f", coalesce(sum({column_of(item)}), 0)" for item in summed)
    whole = await pool().fetchrow(f"SELECT count(*){sums} {compiled.tail}", *compiled.values, timeout=_SECONDS)
    count, *amounts = whole
    told = {"count": count, "sums": _sums(summed, amounts), "slices": []}
    if by is None:
        return told
    rows = await pool().fetch(
        f"SELECT {_group(by)} AS value, count(*){sums} {compiled.tail} GROUP BY 1 ORDER BY {_order(by)} LIMIT {MOST_SLICES}",
        *compiled.values,
        timeout=_SECONDS,
    )
    names = await names_of(by, [row[0] for row in rows], actor)
    slices = [_slice(names, summed, *row) for row in rows]
    return {**told, "slices": slices}


def _group(item: Field) -> str:
    text = column_of(item)
    if item.kind == "datetime":
        text = f"({text} AT TIME ZONE 'Asia/Shanghai')"
    return f"to_char({text}, 'YYYY-MM')" if item.kind in ("date", "datetime") else f"({text})::text"


def _order(item: Field) -> str:
    """Months and numbers in their order, everything else by how many there are."""
    return (
        "1" if item.kind in ("date", "datetime") else f"min({column_of(item)})" if item.kind == "int" else "2 DESC, 1"
    )


async def names_of(item: Field, values: Sequence[str | None], actor: Actor) -> dict[str, str]:
    """Value -> what it is called in the actor's language; without those that have no name."""
    english = actor.locale == "en"
    if item.dict:
        return await labels_of(actor.tenant_id, item.dict, english=english)
    ids = {int(value) for value in values if value and value.isdecimal()}
    return await reference_labels(item.ref, ids, actor.tenant_id, english=english) if item.ref else {}


def _slice(
    names: dict[str, str], summed: Sequence[Field], value: str | None, count: int, *amounts: Any
) -> dict[str, Any]:
    text = None if value is None else names.get(value, value)
    return {"value": value, "text": text, "count": count, "sums": _sums(summed, amounts)}


def _sums(summed: Sequence[Field], amounts: Sequence[Any]) -> dict[str, str]:
    return {item.key: write_sum(item, amount) for item, amount in zip(summed, amounts, strict=True)}


FIGURE_ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/figures",
        read_figures,
        writes=False,
        body=FiguresBody,
        result=list[FigureShape | None],
        summary="列表数字 | Figures of lists",
    )
]

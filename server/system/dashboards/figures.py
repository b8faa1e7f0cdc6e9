"""What the cards of a dashboard say, to whoever looks: read by the reader's own rights, each card for itself."""

import time
from collections.abc import Mapping
from dataclasses import asdict
from datetime import date, timedelta
from typing import Any, Literal

from starlette.requests import Request

from schema.domains import registry
from schema.kit import clock
from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.filters import searchable
from server.engine.measures import Span, first_of, last_of, measure
from server.engine.read import list_rows
from server.engine.view import view_of
from server.http.shape import Shape
from server.kit.actor import Actor
from server.system.dashboards.cards import Card, Cards, unfit

MOST_ROWS = 10
_LIST_COLUMNS = 4
_SECONDS = 12.0
Problem = Literal["denied", "gone", "field", "slow"]


class GroupFigure(Shape):
    """`value`: what the list is narrowed to, of a span its first day; `until`: its last. `text`: what it is called, in the
    reader's language."""

    value: str | None
    until: str | None
    text: str | None
    figure: str | None


class Stretch(Shape):
    """Days, both among them."""

    begin: str
    end: str


class CardRow(Shape):
    id: str
    cells: list[str]


class CardFigure(Shape):
    """`problem`: why there is no figure for this reader: the list is not theirs (denied) or not there (gone), a field of it is
    hidden or gone (field), or it took too long (slow). `before`: of the same stretch of the span before."""

    id: str
    problem: Problem | None
    value: str | None
    kind: str
    before: str | None
    now_days: Stretch | None
    before_days: Stretch | None
    groups: list[GroupFigure]
    more: bool
    heads: list[str]
    rows: list[CardRow]


async def read_figures(request: Request, actor: Actor, body: Cards) -> list[dict[str, Any]]:
    """POST /sys/dashboard/figures: a CardFigure for each card, saved or being designed, in order."""
    until = time.monotonic() + _SECONDS
    return [await _read(actor, card, until) for card in body.cards]


async def _read(actor: Actor, card: Card, until: float) -> dict[str, Any]:
    if card.kind == "text":
        return _told(card)
    resource = registry().find(card.path, actor.tenant_id)
    if resource is None or "list" not in resource.verbs:
        return _told(card, problem="gone")
    if not actor.can(resource.code("list")):
        return _told(card, problem="denied")
    view = view_of(resource, actor)
    known = searchable(view)
    if any(name not in known for name in card.named_fields()) or unfit(card, view):
        return _told(card, problem="field")
    if time.monotonic() > until:
        return _told(card, problem="slow")
    try:
        return await (_rows(view, actor, card) if card.kind == "list" else _figures(view, actor, card, known))
    except Invalid:  # a condition that no list takes any more
        return _told(card, problem="field")


async def _figures(view: Resource, actor: Actor, card: Card, known: dict[str, Field]) -> dict[str, Any]:
    compared = card.kind == "number" and card.since
    now_days, before_days = stretches(_today(actor, known[card.since]), card.span) if compared else (None, None)
    asked = card.measure(known)
    found = await measure(view, actor, {**card.query, **_within(card, now_days)}, asked, card.grouping(known))
    earlier = await measure(view, actor, {**card.query, **_within(card, before_days)}, asked) if compared else None
    if found is None or (compared and earlier is None):
        return _told(card, problem="slow")
    return _told(
        card,
        value=found.value,
        kind=asked.item.kind if asked.item else "count",
        before=earlier.value if earlier else None,
        nowDays=now_days,
        beforeDays=before_days,
        groups=[asdict(one) for one in found.groups],
        more=found.more,
    )


def _today(actor: Actor, item: Field) -> date:
    """Lists cut moments by days of the calendar: what was made after midnight is of today, though the house still works in the day before."""
    return clock.today() if item.kind == "datetime" else actor.today


def stretches(today: date, span: Span) -> tuple[dict[str, str], dict[str, str]]:
    """The span of today so far, and as many days of the one before: half a month is not held against a whole one."""
    first = first_of(span, today)
    before = first_of(span, first - timedelta(days=1))
    end = min(before + (today - first), last_of(span, before))
    return _stretch(first, today), _stretch(before, end)


def _stretch(begin: date, end: date) -> dict[str, str]:
    return {"begin": begin.isoformat(), "end": end.isoformat()}


def _within(card: Card, days: Mapping[str, str] | None) -> dict[str, str]:
    return {f"{card.since}_{name}": day for name, day in days.items()} if days else {}


async def _rows(view: Resource, actor: Actor, card: Card) -> dict[str, Any]:
    """The first rows in the order of the list, with the texts of what they name."""
    keys = card.columns or list(view.list_keys)[:_LIST_COLUMNS]
    page = await list_rows(view, actor, {**card.query, "pageSize": str(MOST_ROWS)})
    return _told(
        card,
        value=str(page["total"]),
        heads=[view.by_key[key].label.of(actor.locale) for key in keys],
        rows=[{"id": row["id"], "cells": [_cell(row, key) for key in keys]} for row in page["records"]],
    )


def _cell(row: Mapping[str, Any], key: str) -> str:
    value = row.get(f"{key}_dictText", row.get(key))
    return "" if value is None else str(value)


def _told(card: Card, **says: Any) -> dict[str, Any]:
    blank: dict[str, Any] = {
        "problem": None,
        "value": None,
        "kind": "count",
        "before": None,
        "nowDays": None,
        "beforeDays": None,
        "groups": [],
        "more": False,
        "heads": [],
        "rows": [],
    }
    return {"id": card.id, **blank, **says}

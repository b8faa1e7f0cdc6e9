"""The declared views of a list as the web reads them, by wire names and without what the actor may not see."""

from typing import Any

from schema.kit.resource import Resource
from schema.kit.text import pair
from schema.kit.views import Cards, Chart, FormStep, Span


def describe_views(resource: Resource) -> dict[str, Any]:
    """Nothing where the list is a table alone; a calendar whose days are hidden is none, nor is a chart without its axis or any
    bar."""
    if resource.views is None:
        return {}
    cards, span, chart = resource.views.cards, resource.views.span, resource.views.chart
    shown = {
        "cards": _cards(resource, cards) if cards else None,
        "span": _span(resource, span) if span and _key(resource, span.begin) else None,
        "chart": _chart(resource, chart) if chart else None,
    }
    steps = [_step(resource, one) for one in resource.views.steps]
    wide = [key for column in resource.views.wide.split() if (key := _key(resource, column))]
    more: dict[str, Any] = {"steps": steps, "together": resource.views.together} if steps else {}
    more |= {"wide": wide} if wide else {}
    return {"views": shown | more} if any(shown.values()) or more else {}


def _step(resource: Resource, step: FormStep) -> dict[str, Any]:
    keys = [_key(resource, column) for column in step.columns.split()]
    title = pair(step.title)
    return {
        "title": {"zh": title.zh, "en": title.en},
        "keys": [key for key in keys if key],
        "child": step.child or None,
    }


def _key(resource: Resource, column: str) -> str | None:
    """The wire name of a field that is there for the actor."""
    return next((item.key for item in resource.fields if item.column == column), None)


def _title(resource: Resource, column: str) -> str | None:
    """The field that names a row; its label where the view does not say, or where that is hidden."""
    named = (_key(resource, one) for one in (column, *resource.label_columns))
    return next((key for key in named if key), None)


def _cards(resource: Resource, cards: Cards) -> dict[str, Any]:
    lines = [_key(resource, column) for column in cards.lines.split()]
    return {
        "cover": _key(resource, cards.cover),
        "title": _title(resource, cards.title),
        "state": _key(resource, cards.state),
        "lines": [key for key in lines if key],
    }


def _span(resource: Resource, span: Span) -> dict[str, Any]:
    return {
        "begin": _key(resource, span.begin),
        "end": _key(resource, span.end),
        "title": _title(resource, span.title),
    }


def _chart(resource: Resource, chart: Chart) -> dict[str, Any] | None:
    along = _key(resource, chart.along)
    bars = [key for column in chart.bars.split() if (key := _key(resource, column))]
    return {"along": along, "bars": bars} if along and bars else None

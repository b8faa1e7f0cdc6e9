"""Cards of dashboards: what may be said of one, and whether a list can say it.

A card is refused at its field when it is saved; what its reader may not see is told when it is read.
"""

from collections.abc import Iterator
from decimal import Decimal
from typing import Annotated, Any, Literal

import orjson
from pydantic import Field as Limit

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.figures import sums_up
from server.engine.filters import searchable, super_condition
from server.engine.measures import DAYS, Every, Grouping, How, Measure, Span, makes_groups
from server.engine.sql import Parameters
from server.http.body import Body, parse
from server.kit.actor import Actor

COLUMNS, MOST_CARDS = 12, 24
Kind = Literal["number", "progress", "bar", "line", "pie", "list", "text"]
Tone = Literal["first", "second", "third", "fourth", "fifth", "sixth"]
CHARTS = frozenset({"bar", "line", "pie"})
NO_LIST = "没有这个列表 | There is no such list"
NO_FIELD = "没有这个字段 | There is no such field"


class Place(Body):
    """In a grid of twelve columns; heights in its rows."""

    x: int = Limit(ge=0, le=COLUMNS - 1)
    y: int = Limit(ge=0, le=999)
    w: int = Limit(ge=1, le=COLUMNS)
    h: int = Limit(ge=1, le=24)


class CardFilter(Body):
    """The advanced query of the list; `conditions` in its own language (wire contract 3.4)."""

    match_type: Literal["and", "or"] = "and"
    conditions: list[dict[str, Any]] = Limit(default_factory=list, max_length=50)


class Card(Body):
    """`of`: the field that is measured. `by`, `every`: how a chart is grouped. `since`, `span`: the field of days by which a number
    is that of the current span, beside the same stretch of the one before. `columns`: fields of a list. `goal`: of a progress."""

    id: str = Limit(pattern=r"^[A-Za-z0-9_-]{1,24}$")
    title: str = Limit(min_length=1, max_length=60)
    kind: Kind
    path: str = Limit("", max_length=100)
    how: How = "count"
    of: str = Limit("", max_length=60)
    filter: CardFilter | None = None
    by: str = Limit("", max_length=60)
    every: Every = "value"
    since: str = Limit("", max_length=60)
    span: Span = "month"
    goal: Annotated[Decimal, Limit(gt=0, le=10**12)] | None = None
    columns: list[Annotated[str, Limit(max_length=60)]] = Limit(default_factory=list, max_length=6)
    tone: Tone = "first"
    text: str = Limit("", max_length=2000)
    place: Place

    @property
    def query(self) -> dict[str, str]:
        """As the list takes it."""
        if self.filter is None or not self.filter.conditions:
            return {}
        rules = orjson.dumps(self.filter.conditions).decode()
        return {"superQueryParams": rules, "superQueryMatchType": self.filter.match_type}

    def named_fields(self) -> set[str]:
        """Wire names of all fields that it says something of, those of its conditions too."""
        own = {name for name in (self.of, self.by, self.since, *self.columns) if name}
        return own | (set(_named(self.filter.conditions)) if self.filter else set())

    def measure(self, fields: dict[str, Field]) -> Measure:
        return Measure(self.how, fields[self.of] if self.how != "count" else None)

    def grouping(self, fields: dict[str, Field]) -> Grouping | None:
        return Grouping(fields[self.by], self.every) if self.kind in CHARTS else None


def _named(rules: list[dict[str, Any]]) -> Iterator[str]:
    for rule in rules:
        nested = rule.get("conditions")
        if isinstance(nested, list):
            yield from _named([one for one in nested if isinstance(one, dict)])
        else:
            yield str(rule.get("field", ""))


class Cards(Body):
    cards: list[Card] = Limit(max_length=MOST_CARDS)


def check_cards(raw: Any, actor: Actor) -> list[dict[str, Any]]:
    """The cards as they are kept; Invalid at "cards.{place}.{field}"."""
    cards = parse(Cards, {"cards": raw}).cards
    wrong: dict[str, str] = {}
    for at, card in enumerate(cards):
        wrong |= {f"cards.{at}.{name}": why for name, why in _faults(card, actor).items()}
    if len({card.id for card in cards}) < len(cards):
        wrong["cards"] = "卡片编号重复 | Two cards have the same id"
    if wrong:
        raise Invalid(fields=wrong)
    return [card.model_dump(by_alias=True, mode="json") for card in cards]


def _faults(card: Card, actor: Actor) -> dict[str, str]:
    if card.place.x + card.place.w > COLUMNS:
        return {"place": "超出看板宽度 | Wider than the board"}
    if card.kind == "text":
        return {} if card.text else {"text": "必填 | Required"}
    resource = registry().find(card.path, actor.tenant_id)
    if resource is None or "list" not in resource.verbs:
        return {"path": NO_LIST}
    return unfit(card, resource) | _wrong_filter(card, resource, actor)


def unfit(card: Card, resource: Resource) -> dict[str, str]:
    """Field of the card -> why the list cannot say it; empty where it can."""
    fields, wrong = searchable(resource), {}
    if card.how != "count" and not (card.of in fields and sums_up(fields[card.of])):
        wrong["of"] = "请选择数字字段 | Choose a field of numbers"
    if card.kind in CHARTS and not (card.by in fields and makes_groups(fields[card.by], card.every)):
        wrong["by"] = "该字段不能这样分组 | Rows cannot be grouped so by this field"
    if card.since and not (card.since in fields and fields[card.since].kind in DAYS):
        wrong["since"] = "请选择日期字段 | Choose a field of days"
    if card.kind == "progress" and card.goal is None:
        wrong["goal"] = "必填 | Required"
    if any(key not in resource.by_key or resource.by_key[key].secret for key in card.columns):
        wrong["columns"] = NO_FIELD
    return wrong


def _wrong_filter(card: Card, resource: Resource, actor: Actor) -> dict[str, str]:
    known = searchable(resource)
    if card.filter is None:
        return {}
    if any(name not in known for name in _named(card.filter.conditions)):
        return {"filter": NO_FIELD}
    try:
        super_condition(resource, card.query.get("superQueryParams", "[]"), "and", Parameters(actor.today))
    except Invalid as error:
        return {"filter": error.message}
    return {}

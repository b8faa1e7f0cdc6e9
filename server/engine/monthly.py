"""Statements of a month: one for each party and month, reckoned from the books while it is a draft, kept once it is more.

Owners, companies and housekeepers get one; what differs is what is reckoned, which each domain says in its declaration.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol

from schema.kit.base import Base
from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from schema.kit.wire import camel
from server.engine.effects import Act
from server.engine.read import visible_ids
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work


class Reckoned(Protocol):
    """A month as the books say it; fen."""

    @property
    def lines(self) -> Sequence[Mapping[str, Any]]:
        """Columns of the statement's lines."""

    def totals(self) -> dict[str, Any]:
        """Columns of the statement that follow from the lines."""


Reckoning = Callable[[Work, int, date, Any], Awaitable[Reckoned]]
Parties = Callable[[Work], Awaitable[list[int]]]
Heading = Callable[[Work, date], Awaitable[dict[str, Any]]]


class Drawn(Shape):
    """`kept`: statements of the month that are no drafts any more and stay as they are."""

    drawn: int
    kept: int


@dataclass(frozen=True, slots=True)
class Monthly:
    """How the statements of a kind of party are drawn up.

    `of`: the column of the statement that names its party; `under`: that of its lines which names the statement.
    reckon(work, party, first day, statement or None) gives the month; parties(work) those who get one when nobody is named,
    all where it is left out. heading(work, first day): further columns of a new one. `empty`: one without lines is written too.
    """

    statement: type[Base]
    line: type[Base]
    party: Resource
    of: str
    under: str
    draft: str
    unknown: str
    reckon: Reckoning
    parties: Parties | None = None
    heading: Heading | None = None
    empty: bool = False


async def draw_up(kind: Monthly, actor: Actor, day: date, named: str) -> dict[str, int]:
    """The month of the day, for the party named by id or for all: {drawn, kept}; Invalid for a month to come or nobody known."""
    month = day.replace(day=1)
    if month > await business_day(actor.tenant_id):
        raise Invalid(fields={"day": "该月还没有开始 | This month has not begun"})
    counts = {"drawn": 0, "kept": 0}
    async with unit_of_work(actor) as work:
        for party in await _lock_parties(kind, work, named):
            told = await _draw(kind, work, party, month)
            if told:
                counts[told] += 1
    return counts


async def reckon_now(kind: Monthly, act: Act) -> Reckoned:
    """The month of the act's statement as the books are now."""
    row: Any = act.row
    return await kind.reckon(act.work, getattr(row, kind.of), row.first_day, row)


async def reckon_anew(kind: Monthly, act: Act) -> None:
    """The effect of the step by which a draft follows the books."""
    reckoned = await reckon_now(kind, act)
    act.changes |= reckoned.totals()
    await _replace_lines(kind, act.work, act.row, reckoned)


async def _lock_parties(kind: Monthly, work: Work, named: str) -> list[int]:
    """By id, so that nobody draws up a month twice; of those whom the actor may see."""
    model: Any = kind.party.model
    rows = scoped(model, work.actor)
    if named:
        ids = [parse_id(named)]
    elif kind.parties:
        ids = await kind.parties(work)
    else:
        ids = [row.id for row in await rows.only("id")]
    seen = await visible_ids(kind.party, work.actor, ids)
    found = await rows.filter(id__in=seen).order_by("id").select_for_update(no_key=True)
    if named and not found:
        raise Invalid(fields={camel(kind.of): kind.unknown})
    return [row.id for row in found]


async def _draw(kind: Monthly, work: Work, party: int, month: date) -> str:
    """What became of it; nothing where there is nothing to say."""
    known = scoped(kind.statement, work.actor).filter(**{kind.of: party, "first_day": month})
    statement: Any = await known.select_for_update(no_key=True).get_or_none()
    if statement is not None and statement.state != kind.draft:
        return "kept"
    reckoned = await kind.reckon(work, party, month, statement)
    if statement is None:
        if not reckoned.lines and not kind.empty:
            return ""
        heading = await kind.heading(work, month) if kind.heading else {}
        values = {kind.of: party, "month": f"{month:%Y-%m}", "first_day": month, **heading, **reckoned.totals()}
        statement = kind.statement(**values)
        await work.insert(statement)
    else:
        await work.update(statement, reckoned.totals())
    await _replace_lines(kind, work, statement, reckoned)
    return "drawn"


async def _replace_lines(kind: Monthly, work: Work, statement: Base, reckoned: Reckoned) -> None:
    await of_tenant(kind.line, work.actor.tenant_id).filter(**{kind.under: statement.id}).delete()
    await work.insert_many([kind.line(**{kind.under: statement.id}, **line) for line in reckoned.lines])

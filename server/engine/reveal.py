"""The reveal of a sealed value: shown whole to who may, for a reason that the trail keeps.

Lists and records tell sealed values masked, so that reading one is an act of its own: of one field of one row, counted against a
budget so that nobody reads out a table, and never kept with its answer.
"""

from typing import Any, cast

from pydantic import Field as Limit

from schema.kit.base import Base
from schema.kit.errors import Invalid, NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.read import visible_ids
from server.engine.view import view_of
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.diff import MASK
from server.kit.scope import fetch, parse_id
from server.kit.unit_of_work import Work, unit_of_work

REVEALED = "reveal"
REASON = ["原因", "Reason"]


class RevealBody(Body):
    id: str = Limit(max_length=40)
    field: str = Limit(max_length=60)
    reason: str = Limit(min_length=2, max_length=200)


async def reveal(resource: Resource, actor: Actor, body: RevealBody) -> dict[str, Any]:
    """{value}; Invalid for a field that is not sealed or that the actor may not read, NotFound for a row out of their scope."""
    actor.require(resource.code("list"))
    item = view_of(resource, actor).by_key.get(body.field)
    if item is None or not item.sealed:
        raise Invalid(fields={"field": "没有可查看的密文字段 | No such sealed field"})
    row_id = parse_id(body.id)
    if row_id not in await visible_ids(resource, actor, [row_id]):
        raise NotFound()
    row = await fetch(cast(type[Base], resource.model), actor, row_id)
    async with unit_of_work(actor) as work:
        note_reveal(work, row, item, body.reason)
        work.emit(f"record/{resource.path}/{row.id}", "trail", {})
    return {"value": getattr(row, item.column)}


def note_reveal(work: Work, row: Base, item: Field, reason: str) -> None:
    """Keeps in the trail that a sealed value is shown whole, for calls too that show it once as they make it."""
    work.trail.add(row, REVEALED, _line(item, reason), None)


def _line(item: Field, reason: str) -> list[dict[str, Any]]:
    """Which field and why; what it holds is nobody's to read there."""
    return [
        {"field": item.key, "label": list(item.label), "old": MASK, "new": MASK},
        {"field": "reason", "label": REASON, "old": None, "new": reason},
    ]

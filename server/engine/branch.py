"""Branches of a tree that clients of the family delete whole: a row and all that hangs below it.

Our own pages delete row by row, in a batch that says why a row stays; theirs ask once, and wait for an answer behind HTTP 200.
"""

from collections.abc import Collection
from typing import cast

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Conflict, Invalid, NotFound, Refusal
from schema.kit.resource import Resource
from server.engine.change import hold_doomed, still_used, take_down
from server.engine.read import visible_ids
from server.engine.sql import quote
from server.engine.write import MANY, MAX_BATCH
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work, unit_of_work


async def delete_branches(resource: Resource, actor: Actor, ids: list[int]) -> int:
    """Soft-deletes the rows and all below them in one transaction, and gives how many; Refusal while anything outside points into
    them, which a row below that the actor may not see does too."""
    tops = await visible_ids(resource, actor, ids)
    if not tops:
        raise NotFound()
    try:
        async with unit_of_work(actor) as work:
            return await _take_down(work, resource, tops)
    except Conflict as error:
        raise Refusal(error.message, id=error.id, result=error.result) from error


async def _take_down(work: Work, resource: Resource, tops: set[int]) -> int:
    above = await _tops_of(work, resource, tops)
    if len(above) > MAX_BATCH:
        raise Invalid(MANY, id="batch.large")
    doomed = await visible_ids(resource, work.actor, list(above))
    found = scoped(cast(type[Base], resource.model), work.actor).filter(id__in=doomed).order_by("id")
    await hold_doomed(work, resource, await found)
    # As they are now that nobody else can change them; each goes with the row that was named, and comes back with it.
    rows = {row.id: row for row in await found.all()}
    await _refuse_chosen(work, resource, rows.values())
    await take_down(work, resource, list(rows.values()), {row_id: rows[above[row_id]] for row_id in rows})
    return len(rows)


async def _refuse_chosen(work: Work, resource: Resource, rows: Collection[Base]) -> None:
    """What was chosen of a row by another column than its id names it as well: the code of a category, say."""
    for other in registry().resources:
        for item in other.complete_fields:
            chosen = item.chosen
            if chosen is None or chosen.path not in (resource.path, resource.table):
                continue
            kept = [str(getattr(row, chosen.store)) for row in rows]
            found = await work.db.execute_query_dict(
                f"SELECT 1 FROM {quote(other.table)} WHERE tenant_id = $1 AND del_flag = 0"
                f" AND string_to_array({quote(item.column)}::text, ',') && $2::text[] LIMIT 1",
                [work.actor.tenant_id, kept],
            )
            if found:
                raise still_used(other, told=work.actor.can(other.code("list")))


async def _tops_of(work: Work, resource: Resource, tops: set[int]) -> dict[int, int]:
    """The id of each row of the branches -> that of the highest named row above it, or its own."""
    table, parent = quote(resource.table), quote(resource.rows.tree or "")
    live = "t.tenant_id = $1 AND t.del_flag = 0"
    found = await work.db.execute_query_dict(
        f"WITH RECURSIVE below(id, top, way) AS (SELECT t.id, t.id, ARRAY[t.id] FROM {table} t WHERE {live} AND t.id = ANY($2::bigint[])"
        f" UNION ALL SELECT t.id, b.top, b.way || t.id FROM {table} t JOIN below b ON t.{parent} = b.id"
        f" WHERE {live} AND NOT t.id = ANY(b.way))"
        " SELECT DISTINCT ON (id) id, top FROM below ORDER BY id, array_length(way, 1) DESC",
        [work.actor.tenant_id, sorted(tops)],
    )
    return {row["id"]: row["top"] for row in found}

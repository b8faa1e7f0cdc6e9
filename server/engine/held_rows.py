"""Rows held fast inside a transaction: what a written row names cannot be deleted before it is committed, and the other way round.

There are no foreign keys, since rows are deleted softly; so writers of a reference take the share lock that a foreign key
would take, and who deletes a row locks it against them. Whoever comes second sees what the first one did.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Invalid, NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.sql import quote
from server.engine.validate import UNKNOWN
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work

_SHAPE = "SELECT pg_advisory_xact_lock(hashtextextended('shape of ' || $1, $2))"


@cache
def references_of(path: str) -> tuple[Field, ...]:
    """The fields of a resource that hold the id of one other row."""
    fields = registry().require(path).complete_fields
    return tuple(item for item in fields if item.ref and item.link is None and item.kind != "refs")


async def hold_named(work: Work, resource: Resource, values: Mapping[str, Any], row: Base | None = None) -> None:
    """Holds what the values newly name; Invalid at the fields whose row is gone."""
    wanted = {
        item.column: [int(value)]
        for item in references_of(resource.path)
        if (value := values.get(item.column)) and (row is None or getattr(row, item.column) != value)
    }
    missing = await missing_named(work, resource, wanted)
    if missing:
        raise Invalid(fields={resource.by_key_of(column): UNKNOWN for column in missing})


async def missing_named(
    work: Work, resource: Resource, wanted: Mapping[str, Iterable[Any]]
) -> dict[str, frozenset[int]]:
    """Holds the rows that the columns name, one statement for all; gives the ids that are gone, by column."""
    ids: dict[str, set[int]] = {}
    targets: dict[str, str] = {}
    for item in references_of(resource.path):
        named = {int(value) for value in wanted.get(item.column, ()) if value}
        if named:
            targets[item.column] = table = registry().require(item.ref or "").table
            ids.setdefault(table, set()).update(named)
    if not ids:
        return {}
    tables = tuple(sorted(ids))
    rows = await work.db.execute_query_dict(_holding(tables), [sorted(ids[table]) for table in tables])
    held: dict[str, set[int]] = {table: set() for table in tables}
    for found in rows:
        held[tables[found["place"]]].add(found["id"])
    gone = {
        column: {int(value) for value in wanted[column] if value} - held[table] for column, table in targets.items()
    }
    return {column: frozenset(missing) for column, missing in gone.items() if missing}


@cache
def _holding(tables: tuple[str, ...]) -> str:
    """Table by table in the order of their names, rows in the order of their ids."""
    parts = [
        f"held{place} AS (SELECT id FROM {quote(table)} WHERE id = ANY(${place + 1}::bigint[]) AND del_flag = 0"
        " ORDER BY id FOR KEY SHARE)"
        for place, table in enumerate(tables)
    ]
    found = [f"SELECT {place} AS place, id FROM held{place}" for place in range(len(tables))]
    return f"WITH {', '.join(parts)} {' UNION ALL '.join(found)}"


async def hold_for_delete(work: Work, resource: Resource, ids: Sequence[int]) -> None:
    """Locks live rows against everybody who would name them; NotFound when one is gone."""
    rows = await work.db.execute_query_dict(
        f"SELECT id FROM {quote(resource.table)} WHERE id = ANY($1::bigint[]) AND tenant_id = $2 AND del_flag = 0"
        " ORDER BY id FOR UPDATE",
        [list(ids), work.actor.tenant_id],
    )
    if len(rows) != len(set(ids)):
        raise NotFound()


async def hold_for_change(work: Work, resource: Resource, ids: Iterable[int]) -> None:
    """Locks rows that will be changed one after the other, all at once and in the order of their ids."""
    model = cast(type[Base], resource.model)
    rows = of_tenant(model, work.actor.tenant_id).filter(id__in=set(ids)).order_by("id")
    await rows.select_for_update(no_key=True).only("id")


async def hold_shape(work: Work, resource: Resource) -> None:
    """One change of a tree's shape at a time, so that two moves cannot make a circle together."""
    await work.db.execute_query(_SHAPE, [resource.table, work.actor.tenant_id])

"""Row locks on what a write names: it cannot be deleted before the write is committed, and the other way round.

There are no foreign keys, since rows are deleted softly; so writers of a reference take the share lock that a foreign key
would take, and who deletes a row locks it against them. Whoever comes second sees what the first one did.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from tortoise import Model

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Invalid, NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.sql import quote
from server.engine.validate import UNKNOWN
from server.kit.scope import known_ids, of_tenant
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work


def references_of(path: str) -> tuple[Field, ...]:
    """The fields of a resource that hold the id of one other row."""
    return _references_of(registry().require(path))


@cache
def _references_of(resource: Resource) -> tuple[Field, ...]:
    return tuple(item for item in _naming_of(resource) if item.link is None and item.kind != "refs")


def naming_of(path: str) -> tuple[Field, ...]:
    """The fields of a resource that name rows of others: one, several between commas, or those that a joining table holds."""
    return _naming_of(registry().require(path))


@cache
def _naming_of(resource: Resource) -> tuple[Field, ...]:
    return tuple(item for item in resource.complete_fields if item.ref)


async def lock_named(
    work: Work, resource: Resource, values: Mapping[str, Any], before: Mapping[str, Any] | None = None
) -> None:
    """Holds what the values name and those of `before` did not; Invalid at the fields of which a row is gone."""
    known = before or {}
    wanted = {
        item.column: ids_of(values.get(item.column)) - ids_of(known.get(item.column))
        for item in naming_of(resource.path)
    }
    missing = await missing_named(work, resource, wanted)
    if missing:
        raise Invalid(fields={resource.by_key_of(column): UNKNOWN for column in missing})


async def missing_named(
    work: Work, resource: Resource, wanted: Mapping[str, Iterable[Any]]
) -> dict[str, frozenset[int]]:
    """Holds the rows that the columns name, one statement for all; gives the ids that are gone, by column."""
    ids: dict[str, set[int]] = {}
    named: dict[str, set[int]] = {}
    targets: dict[str, str] = {}
    for item in naming_of(resource.path):
        own = named[item.column] = set[int]().union(*(ids_of(value) for value in wanted.get(item.column, ())))
        if own:
            targets[item.column] = table = registry().require(item.ref or "").table
            ids.setdefault(table, set()).update(own)
    if not ids:
        return {}
    tables = tuple(sorted(ids))
    rows = await work.db.execute_query_dict(_holding(tables), [sorted(ids[table]) for table in tables])
    held: dict[str, set[int]] = {table: set() for table in tables}
    for found in rows:
        held[tables[found["place"]]].add(found["id"])
    gone = {column: named[column] - held[table] for column, table in targets.items()}
    return {column: frozenset(missing) for column, missing in gone.items() if missing}


def ids_of(value: Any) -> set[int]:
    """The ids in a column's value: one, or several between commas."""
    return set(known_ids(str(value))) if value else set()


async def lock_present(work: Work, model: type[Base], ids: Iterable[int]) -> set[int]:
    """For code that names rows beside the engine: holds them against everybody who would delete them, and gives those that are
    still there. They were found through the actor's scope; rows of several tables are held in the order of the tables' names."""
    wanted = sorted(set(ids))
    if not wanted:
        return set()
    rows = await work.db.execute_query_dict(_holding((str(model._meta.db_table),)), [wanted])
    return {int(row["id"]) for row in rows}


async def require_present(work: Work, model: type[Base], ids: Iterable[int]) -> None:
    """The same where all of them are needed; NotFound when one is gone."""
    wanted = set(ids)
    if await lock_present(work, model, wanted) != wanted:
        raise NotFound()


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


async def lock_for_delete(work: Work, model: type[Model], ids: Sequence[int]) -> None:
    """Locks live rows against everybody who would name them; NotFound when one is gone."""
    rows = await work.db.execute_query_dict(
        f"SELECT id FROM {quote(str(model._meta.db_table))} WHERE id = ANY($1::bigint[]) AND tenant_id = $2 AND del_flag = 0"
        " ORDER BY id FOR UPDATE",
        [list(ids), work.actor.tenant_id],
    )
    if len(rows) != len(set(ids)):
        raise NotFound()


async def lock_for_change(work: Work, resource: Resource, ids: Iterable[int]) -> None:
    """Locks rows that will be changed one after the other, all at once and in the order of their ids."""
    model = cast(type[Base], resource.model)
    rows = of_tenant(model, work.actor.tenant_id).filter(id__in=set(ids)).order_by("id")
    await rows.select_for_update(no_key=True).only("id")


async def lock_tree(work: Work, resource: Resource) -> None:
    """One change of a tree's shape at a time, so that two moves cannot make a circle together."""
    await take_turn(work.connection, f"shape of {resource.table}", work.actor.tenant_id)

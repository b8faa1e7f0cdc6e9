"""Lookups of an import: rows that a sheet's words refer to, and keys that are taken.

They are asked for a batch at a time, not for each row.
"""

from typing import Any

from schema.domains import registry
from schema.kit.columns import SealedColumn
from schema.kit.resource import Resource
from server.engine.access import scope_conditions
from server.engine.labels import label_sql
from server.engine.sheet_cells import SEVERAL
from server.engine.sql import Parameters, quote
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids

_LONG_ID = 15


async def find_references(path: str, texts: set[str], actor: Actor, by: str = "") -> dict[str, Any]:
    """Text -> id of rows in the actor's scope; SEVERAL when that is not clear.

    Named by label, unique text or id, or, with `by`, by nothing but that column.
    """
    target = registry().require(path)
    params = Parameters(actor.today)
    if by:
        conditions = scope_conditions(target, actor, params)
        name = f"lower(btrim(t.{quote(by)}::text))"
        folded = params.add([text.lower() for text in texts])
        return await _named(target, conditions, [name], f"{name} = ANY({folded}::text[])", params, texts)
    conditions = scope_conditions(target, actor, params)
    folded = params.add([text.lower() for text in texts])
    label = " || ' ' || ".join(f"coalesce(t.{quote(column)}::text, '')" for column in target.label_columns)
    names = [f"lower(btrim({name}))" for name in dict.fromkeys([label, label_sql(target, "t")])]
    names += [f"lower(t.{quote(column)}::text)" for column in code_columns(target)]
    ids = params.add(known_ids(",".join(text for text in texts if len(text) >= _LONG_ID)))
    matches = " OR ".join([*(f"{name} = ANY({folded}::text[])" for name in names), f't."id" = ANY({ids}::bigint[])'])
    return await _named(target, conditions, names, matches, params, texts)


async def _named(
    target: Resource, conditions: list[str], names: list[str], matches: str, params: Parameters, texts: set[str]
) -> dict[str, Any]:
    rows = await pool().fetch(
        f'SELECT t."id" AS id, {", ".join(f"{name} AS n{i}" for i, name in enumerate(names))}'
        f" FROM {quote(target.table)} t WHERE {' AND '.join(conditions)} AND ({matches})",
        *params.values,
    )
    found: dict[str, Any] = {}
    wanted = {text.lower() for text in texts}
    for row in rows:
        for name in {str(value) for value in row} & wanted:
            found[name] = row["id"] if found.get(name, row["id"]) == row["id"] else SEVERAL
    return found


def code_columns(target: Resource) -> list[str]:
    """Unique text columns, by which a person may also name the row."""
    known = set(target.label_columns)
    unique = [item for item in target.complete_fields if item.unique and item.kind == "text"]
    return [item.column for item in unique if item.column not in known]


async def find_taken(
    resource: Resource, key: tuple[str, ...], rows: set[tuple[Any, ...]], tenant_id: int
) -> set[tuple[Any, ...]]:
    """Those of the key values that live rows hold already."""
    if not rows:
        return set()
    columns = resource.model._meta.fields_map
    stored = {
        tuple(stored_form(columns[name], value) for name, value in zip(key, row, strict=True)): row for row in rows
    }
    names = ", ".join(quote(column) for column in key)
    arrays = ", ".join(
        f"${place}::{str(columns[column].SQL_TYPE).split('(')[0]}[]" for place, column in enumerate(key, 2)
    )
    inner, given = (", ".join(f"{side}.{quote(column)}" for column in key) for side in ("t", "k"))
    # A seek in the key's own index: as an equality it may be planned on the index of the list's order while a new table
    # has no statistics, which reads the whole table for every key.
    text = (
        f"SELECT {given} FROM unnest({arrays}) AS k({names}) CROSS JOIN LATERAL (SELECT t.tenant_id, {inner}"
        f" FROM {quote(resource.table)} t WHERE t.del_flag = 0 AND (t.tenant_id, {inner}) >= ($1, {given})"
        f" ORDER BY t.tenant_id, {inner} LIMIT 1) t WHERE (t.tenant_id, {inner}) = ($1, {given})"
    )
    async with pool().acquire() as connection, connection.transaction(readonly=True):
        await connection.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off")
        found = await connection.fetch(text, tenant_id, *(list(values) for values in zip(*stored, strict=True)))
    return {stored[tuple(row)] for row in found}


def stored_form(column: Any, value: Any) -> Any:
    return column.to_db_value(value, None) if isinstance(column, SealedColumn) else value

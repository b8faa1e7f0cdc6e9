"""Parts of a row that stay as they are while it is settled: asked in the transaction that writes them, with the row held.

A part that is written with the form of its row needs no asking: the row itself was refused already.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Conflict
from schema.kit.resource import Resource
from server.engine.locked import refuse_settled
from server.engine.sql import quote
from server.kit.unit_of_work import Work

Texts = dict[int, tuple[str, str]]


async def refuse_kept(work: Work, resource: Resource, parts: Sequence[Base]) -> None:
    """Conflict "row.settled" in the words of the state in which the row of a part is."""
    if not resource.rows.kept_with:
        return
    refused = await _settled(work, resource, {getattr(part, resource.rows.kept_with) for part in parts})
    for error in refused.values():
        raise error


async def refuse_kept_values(work: Work, resource: Resource, values: Mapping[str, Any]) -> None:
    """The same for a new part."""
    for error in (await _settled(work, resource, {values.get(resource.rows.kept_with)})).values():
        raise error


async def kept_in_batch(work: Work, resource: Resource, columns: Mapping[str, Sequence[Any]]) -> Texts:
    """Which new parts of a sheet belong to a settled row: index -> (wire name of the column, why not)."""
    column = resource.rows.kept_with
    owners = [int(value) if value else None for value in columns.get(column, ())]
    refused = await _settled(work, resource, set(owners))
    key = resource.by_key_of(column)
    return {at: (key, refused[owner].message) for at, owner in enumerate(owners) if owner in refused}


async def _settled(work: Work, resource: Resource, ids: Iterable[int | None]) -> dict[int | None, Conflict]:
    """Held until the transaction ends, so that none of them is settled meanwhile."""
    wanted = sorted(one for one in ids if one)
    column = resource.rows.kept_with
    if not column or not wanted:
        return {}
    whole = registry().require(next(item.ref or "" for item in resource.fields if item.column == column))
    if not whole.rows.settled:
        return {}
    states = ", ".join(quote(name) for name in dict.fromkeys(["id", *whole.rows.settled, *_state_of(whole)]))
    sql = f"SELECT {states} FROM {quote(whole.table)} WHERE id = ANY($1::bigint[]) ORDER BY id FOR SHARE"
    found: dict[int | None, Conflict] = {}
    for row in await work.connection.fetch(sql, wanted):
        try:
            refuse_settled(whole, SimpleNamespace(**row))
        except Conflict as error:
            found[row["id"]] = error
    return found


def _state_of(resource: Resource) -> list[str]:
    return [resource.process.column] if resource.process else []

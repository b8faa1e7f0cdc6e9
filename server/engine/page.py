"""Deep pages of the default order start from a remembered row instead of counting through all rows before it."""

from typing import TYPE_CHECKING, Any

import asyncpg

from server.engine.count import version_of
from server.engine.sql import quote
from server.kit.changes import is_hearing

if TYPE_CHECKING:
    from server.engine.read import ListQuery

STEP = 100
_MOST_MARKS = 200_000
_MAX_ROWS = 2_000_000

Key = tuple[int, str, str, str, int]
_marks: dict[Key, list[tuple[Any, ...]]] = {}


async def seek_offset(
    connection: asyncpg.Connection, compiled: "ListQuery", tenant_id: int, offset: int
) -> tuple[str, int]:
    """(extra condition, remaining offset): the condition continues after the nearest remembered row before `offset`.

    Only for one-level default orders without nulls; the marks live until a change to the table is heard.
    """
    sorts = compiled.resource.sorts
    if offset < STEP or not is_hearing() or not compiled.default_order or len(sorts) != 1 or _nullable(compiled):
        return "", offset
    path = compiled.resource.path
    key: Key = (tenant_id, path, compiled.tail, repr(compiled.values), version_of(tenant_id, path))
    marks = _marks.get(key)
    if marks is None:
        marks = await _load_marks(connection, compiled)
        _remember(key, marks)
    index = offset // STEP
    if index > len(marks) or index == 0:
        return (" AND FALSE", 0) if len(marks) * STEP < _MAX_ROWS and index > len(marks) else ("", offset)
    column = sorts[0].column
    mark = marks[index - 1]
    sign = "<" if sorts[0].descending else ">"
    first = len(compiled.values) + 1
    compiled.values.extend(mark)
    condition = f' AND (t.{quote(column)}, t."id") {sign} (${first}, ${first + 1})'
    return condition, offset - index * STEP


def _remember(key: Key, marks: list[tuple[Any, ...]]) -> None:
    """The oldest lists are forgotten first; what is kept is bounded."""
    kept = sum(map(len, _marks.values()))
    while _marks and kept + len(marks) > _MOST_MARKS:
        kept -= len(_marks.pop(next(iter(_marks))))
    _marks[key] = marks


def _nullable(compiled: "ListQuery") -> bool:
    column = compiled.resource.sorts[0].column
    return bool(compiled.resource.model._meta.fields_map[column].null)


async def _load_marks(connection: asyncpg.Connection, compiled: "ListQuery") -> list[tuple[Any, ...]]:
    """Every STEP-th row's (sort value, id), read in one pass over the order's index."""
    column = quote(compiled.resource.sorts[0].column)
    rows = await connection.fetch(
        f'SELECT v, id FROM (SELECT t.{column} AS v, t."id" AS id, row_number() OVER (ORDER BY {compiled.order}) AS n'
        f" {compiled.tail} ORDER BY {compiled.order} LIMIT {_MAX_ROWS}) x WHERE n % {STEP} = 0",
        *compiled.values,
    )
    return [(row["v"], row["id"]) for row in rows]

"""Pages of the default order, deep ones from a remembered row.

Counting through all rows before them would cost more the deeper they are.
"""

from typing import TYPE_CHECKING, Any

import asyncpg

from server.engine.sql import quote
from server.kit.changes import Version, is_subscribed, version_of

if TYPE_CHECKING:
    from server.engine.read import ListQuery

STEP = 100
_MOST_MARKS = 200_000
_MAX_ROWS = 2_000_000
_FIRST_ROWS = 20_000

Key = tuple[int, str, str, str, Version]
Marks = list[tuple[Any, ...]]
_marks: dict[Key, tuple[Marks, int]] = {}


async def seek_offset(
    connection: asyncpg.Connection, compiled: "ListQuery", tenant_id: int, offset: int
) -> tuple[str, int]:
    """(extra condition, remaining offset): the condition continues after the nearest remembered row before `offset`.

    Only for one-level default orders without nulls; the marks live until a change to the table is heard.
    """
    sorts = compiled.resource.sorts
    if offset < STEP or not is_subscribed() or not compiled.default_order or len(sorts) != 1 or _nullable(compiled):
        return "", offset
    path = compiled.resource.path
    key: Key = (tenant_id, path, compiled.tail, repr(compiled.values), version_of(tenant_id, path))
    marks, read = _marks.get(key, ([], 0))
    if offset >= read < _MAX_ROWS:
        read = _rows_to_read(offset)
        marks = await _load_marks(connection, compiled, read)
        _remember(key, marks, read)
    index = offset // STEP
    if index > len(marks):
        return (" AND FALSE", 0) if len(marks) < read // STEP else ("", offset)
    column = sorts[0].column
    mark = marks[index - 1]
    sign = "<" if sorts[0].descending else ">"
    first = len(compiled.values) + 1
    compiled.values.extend(mark)
    condition = f' AND (t.{quote(column)}, t."id") {sign} (${first}, ${first + 1})'
    return condition, offset - index * STEP


def _rows_to_read(offset: int) -> int:
    """Twice as far as is asked for: who turns on to the next deep page finds it read, and nobody reads a whole huge table."""
    rows = _FIRST_ROWS
    while rows <= offset:
        rows *= 2
    return min(rows, _MAX_ROWS)


def _remember(key: Key, marks: Marks, read: int) -> None:
    """The oldest lists are forgotten first; what is kept is bounded."""
    _marks.pop(key, None)
    kept = sum(len(held) for held, _ in _marks.values())
    while _marks and kept + len(marks) > _MOST_MARKS:
        kept -= len(_marks.pop(next(iter(_marks)))[0])
    _marks[key] = (marks, read)


def _nullable(compiled: "ListQuery") -> bool:
    column = compiled.resource.sorts[0].column
    return bool(compiled.resource.model._meta.fields_map[column].null)


async def _load_marks(connection: asyncpg.Connection, compiled: "ListQuery", rows_to_read: int) -> Marks:
    """Every STEP-th row's (sort value, id) of the first so many, read in one pass over the order's index."""
    column = quote(compiled.resource.sorts[0].column)
    rows = await connection.fetch(
        f'SELECT v, id FROM (SELECT t.{column} AS v, t."id" AS id, row_number() OVER (ORDER BY {compiled.order}) AS n'
        f" {compiled.tail} ORDER BY {compiled.order} LIMIT {rows_to_read}) x WHERE n % {STEP} = 0",
        *compiled.values,
    )
    return [(row["v"], row["id"]) for row in rows]

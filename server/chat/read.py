"""The reader of rows: inside a unit of work by its own connection, elsewhere from the pool."""

from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from server.kit.database import pool
from server.kit.unit_of_work import Work

Row = dict[str, Any]
Read = Callable[..., Awaitable[list[Row]]]


def reader(work: Work | None = None) -> Read:
    """read(sql, *values) -> rows."""

    async def inside(sql: str, *values: Any) -> list[Row]:
        assert work is not None
        return list(await work.db.execute_query_dict(sql, list(values)))

    async def outside(sql: str, *values: Any) -> list[Row]:
        return [dict(row) for row in await pool().fetch(sql, *values)]

    return outside if work is None else inside


def json_of(value: Any) -> Any:
    """A jsonb column: the driver gives text."""
    return orjson.loads(value) if isinstance(value, str) else value

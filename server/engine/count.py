"""Counts of lists, exact up to a cap and a time, else the planner's estimate.

They are remembered until the table changes, since an exact count costs more than the page.
"""

import time
from contextlib import suppress
from typing import Any

import asyncpg
import orjson

from server.kit.changes import Version, is_subscribed, version_of

CAP = 10_000
_SECONDS = 2.0
_ESTIMATE_SECONDS = 30.0
_COUNT_SECONDS = 1.5
_MOST = 20_000

Key = tuple[int, str, str, tuple[Any, ...]]
_cache: dict[Key, tuple[int, bool, float, Version]] = {}


async def count_rows(
    connection: asyncpg.Connection | asyncpg.Pool, tenant_id: int, path: str, tail: str, values: list[Any]
) -> tuple[int, bool]:
    """(total, estimated) of the rows of `tail` (FROM … WHERE …)."""
    try:
        key: Key = (tenant_id, path, tail, tuple(values))
        hash(key)
    except TypeError:
        key = (tenant_id, path, tail, (repr(values),))
    version = version_of(tenant_id, path)
    hit = _cache.get(key)
    if hit is not None and is_subscribed() and _holds(hit, version):
        return hit[0], hit[1]
    total, estimated = await _count(connection, tail, values)
    if len(_cache) > _MOST:
        _cache.clear()
    _cache[key] = (total, estimated, time.monotonic(), version)
    return total, estimated


def _holds(hit: tuple[int, bool, float, Version], version: Version) -> bool:
    """A total holds for a while when nothing was heard; an estimate also for a moment when something was."""
    _, estimated, made, then = hit
    age = time.monotonic() - made
    if version == then:
        return age < (_ESTIMATE_SECONDS if estimated else _SECONDS)
    return estimated and age < _SECONDS


async def _count(connection: asyncpg.Connection | asyncpg.Pool, tail: str, values: list[Any]) -> tuple[int, bool]:
    exact: int | None = None
    with suppress(TimeoutError):  # nobody waits for a number while rows without an index are read one by one
        text = f"SELECT count(*) FROM (SELECT 1 {tail} LIMIT {CAP + 1}) x"
        exact = await connection.fetchval(text, *values, timeout=_COUNT_SECONDS)
    if exact is not None and exact <= CAP:
        return exact, False
    plan = await connection.fetchval(f"EXPLAIN (FORMAT JSON) SELECT 1 {tail}", *values)
    rows = (orjson.loads(plan) if isinstance(plan, str) else plan)[0]["Plan"]["Plan Rows"]
    return max(int(rows), 1 if exact is None else CAP + 1), True

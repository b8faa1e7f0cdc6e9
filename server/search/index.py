"""The index of the search, held equal to the rows: it reads what the triggers marked, the newest first, one process at a time."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg

from schema.domains import registry
from schema.kit.resource import Resource
from schema.kit.searching import search_fields, signature
from server.engine.search_keys import RULES, keys_of
from server.engine.search_terms import tenant_mark
from server.engine.sql import quote
from server.kit.database import pool
from server.kit.forms import follow_path, load_all_forms

CHUNK = 500
AT_ONCE = 50  # more texts than this are spelled outside the event loop
_LOCK = 0x736561726368
_NEWEST = "SELECT id, path, ids FROM sys_search_mark ORDER BY id DESC LIMIT 200"
_WRITE = """
INSERT INTO sys_search_entry AS e (tenant_id, path, row_id, size, keys)
SELECT tenant_id, $1, row_id, size, array_to_tsvector(string_to_array(keys, ' '))
FROM unnest($2::bigint[], $3::bigint[], $4::smallint[], $5::text[]) AS made (tenant_id, row_id, size, keys)
ON CONFLICT (path, row_id) DO UPDATE SET tenant_id = excluded.tenant_id, size = excluded.size, keys = excluded.keys
WHERE (e.tenant_id, e.size, e.keys) IS DISTINCT FROM (excluded.tenant_id, excluded.size, excluded.keys)
"""
Entry = tuple[int, int, int, str]  # tenant, row, size of the label, keys


def make_entry(tenant_id: int, row_id: int, texts: Sequence[str | None]) -> Entry:
    """The entry that a row should have now."""
    mark = tenant_mark(tenant_id)
    keys = sorted({mark + key for text in texts if text for key in keys_of(text)})
    return tenant_id, row_id, min(len(texts[0] or "") if texts else 0, 999), " ".join(keys)


async def drain(most: int = CHUNK) -> int:
    """Reads up to about `most` marked rows and says how many; 0 also while another process is at it."""
    async with pool().acquire() as connection, connection.transaction():
        if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", _LOCK):
            return 0
        taken = await _take(connection, most)
        for path, ids in taken.items():
            resource = await follow_path(path)
            if resource is not None and search_fields(resource):
                await _refresh(connection, resource, ids)
        return sum(map(len, taken.values()))


async def drain_all() -> int:
    """Until nothing is marked that this process could read."""
    total = 0
    while count := await drain():
        total += count
    return total


async def is_behind() -> bool:
    return bool(await pool().fetchval("SELECT EXISTS (SELECT FROM sys_search_mark)"))


async def _take(connection: asyncpg.Connection, most: int) -> dict[str, list[int]]:
    """Marks leave the table in this transaction; a large one goes in pieces."""
    taken: dict[str, set[int]] = {}
    done: list[int] = []
    count = 0
    for mark in await connection.fetch(_NEWEST):
        if count >= most:
            break
        done.append(mark["id"])
        now, later = mark["ids"][:most], mark["ids"][most:]
        taken.setdefault(mark["path"], set()).update(now)
        count += len(now)
        if later:
            pieces = [(mark["path"], later[at : at + CHUNK]) for at in range(0, len(later), CHUNK)]
            await connection.executemany("INSERT INTO sys_search_mark (path, ids) VALUES ($1, $2)", pieces)
    if done:
        await connection.execute("DELETE FROM sys_search_mark WHERE id = ANY($1)", done)
    return {path: sorted(ids) for path, ids in taken.items()}


async def _refresh(connection: asyncpg.Connection, resource: Resource, ids: Sequence[int]) -> None:
    """The rows are read after their marks were taken, so that what changes from here on is marked anew."""
    columns = ", ".join(quote(item.column) for item in search_fields(resource))
    rows = await connection.fetch(
        f"SELECT id, tenant_id, {columns} FROM {quote(resource.table)} WHERE id = ANY($1) AND del_flag = 0", list(ids)
    )
    entries = await (asyncio.to_thread(_make, rows) if len(rows) > AT_ONCE else _soon(rows))
    gone = set(ids) - {row["id"] for row in rows}
    if gone:
        await connection.execute(
            "DELETE FROM sys_search_entry WHERE path = $1 AND row_id = ANY($2)", resource.path, list(gone)
        )
    if entries:
        await connection.execute(_WRITE, resource.path, *map(list, zip(*entries, strict=True)))


async def _soon(rows: Iterable[Any]) -> list[Entry]:
    return _make(rows)


def _make(rows: Iterable[Any]) -> list[Entry]:
    return [make_entry(row["tenant_id"], row["id"], list(row)[2:]) for row in rows]


async def enrol() -> int:
    """Marks all rows of a resource whose searched texts, or the rules of their keys, are not those of its entries.

    The marks are kept, so a start that is broken off goes on at the next. Says how many resources were marked.
    """
    await load_all_forms()
    known = {
        row["path"]: row["signature"] for row in await pool().fetch("SELECT path, signature FROM sys_search_source")
    }
    wanted = {item.path: _mark_of(item) for item in registry().every if search_fields(item)}
    changed = [path for path, text in wanted.items() if known.get(path) != text]
    for path in changed:
        async with pool().acquire() as connection, connection.transaction():
            await _mark_all(connection, registry().require(path))
    for path in known.keys() - wanted.keys():
        async with pool().acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM sys_search_entry WHERE path = $1", path)
            await connection.execute("DELETE FROM sys_search_source WHERE path = $1", path)
    return len(changed)


def _mark_of(resource: Resource) -> str:
    return f"{signature(resource)}.{RULES}"


async def enrol_form(connection: asyncpg.Connection, resource: Resource) -> None:
    """The same for one form, in the transaction that changes it."""
    known = await connection.fetchval("SELECT signature FROM sys_search_source WHERE path = $1", resource.path)
    if search_fields(resource) and known != _mark_of(resource):
        await _mark_all(connection, resource)


async def _mark_all(connection: asyncpg.Connection, resource: Resource) -> None:
    table = quote(resource.table)
    # First of all: a row that goes from here on leaves a mark that stays.
    await connection.execute("DELETE FROM sys_search_mark WHERE path = $1", resource.path)
    await connection.execute(
        "DELETE FROM sys_search_entry e WHERE path = $1 AND NOT EXISTS"
        f" (SELECT FROM {table} t WHERE t.id = e.row_id AND t.del_flag = 0)",
        resource.path,
    )
    await connection.execute(
        "INSERT INTO sys_search_mark (path, ids) SELECT $1, array_agg(id ORDER BY id) FROM"
        f" (SELECT id, (row_number() OVER (ORDER BY id) - 1) / {CHUNK} AS piece FROM {table} WHERE del_flag = 0) rows"
        " GROUP BY piece",
        resource.path,
    )
    await connection.execute(
        "INSERT INTO sys_search_source (path, signature) VALUES ($1, $2)"
        " ON CONFLICT (path) DO UPDATE SET signature = excluded.signature",
        resource.path,
        _mark_of(resource),
    )

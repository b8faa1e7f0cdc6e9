"""Undoes an import: its rows are taken back many at once, except those that somebody changed or came to need since."""

from collections.abc import Sequence
from typing import cast

import asyncpg
import orjson

from schema.domains import registry
from schema.kit.errors import AppError, Conflict
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id
from server.engine.hooks import hooks_of
from server.engine.sheet_load import ADDED
from server.engine.sql import quote
from server.engine.undo import CHANGED
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.unit_of_work import Work

NEEDED = "数据已被使用，不能撤销 | It is used by now and cannot be undone"
_CHUNKS = """
SELECT id, before FROM sys_audit WHERE tenant_id = $1 AND table_name = $2 AND row_id = $3 AND action = 'import' ORDER BY id
"""
_AUDIT = (
    "INSERT INTO sys_audit (id, tenant_id, table_name, row_id, action, diff, username, realname, request_id, created_at)"
    " VALUES ($1, $2, $3, $4, 'undo', $5, $6, $7, $8, now())"
)


async def imported_chunks(resource: Resource, actor: Actor, source_id: int) -> list[list[int]]:
    """The ids that an import copied in, as it committed them."""
    rows = await pool().fetch(_CHUNKS, actor.tenant_id, resource.table, source_id)
    return [orjson.loads(row["before"])[ADDED] for row in rows if row["before"]]


async def take_back(work: Work, resource: Resource, ids: Sequence[int], source_id: int) -> list[tuple[int, AppError]]:
    """Soft-deletes untouched rows; gives the refused ones. Rows that are deleted already count as taken back."""
    connection = cast(asyncpg.Connection, work.connection)
    actor = work.actor
    table = quote(resource.table)
    live = await connection.fetch(
        f"SELECT id, row_version FROM {table} WHERE tenant_id = $1 AND id = ANY($2) AND del_flag = 0"
        " ORDER BY id FOR UPDATE",
        actor.tenant_id,
        list(ids),
    )
    changed = {row["id"] for row in live if row["row_version"] != 1}
    needed = await _referenced(connection, actor.tenant_id, resource, [row["id"] for row in live]) - changed
    going = [row["id"] for row in live if row["id"] not in changed and row["id"] not in needed]
    await connection.execute(
        f"UPDATE {table} SET del_flag = 1, row_version = row_version + 1, update_by = $3, update_time = now()"
        " WHERE tenant_id = $1 AND id = ANY($2)",
        actor.tenant_id,
        going,
        actor.username,
    )
    if going:
        diff = [{"field": "rows", "label": "撤销导入行数 | Rows taken back", "old": len(going), "new": None}]
        await connection.execute(
            _AUDIT, next_id(), actor.tenant_id, resource.table, source_id, orjson.dumps(diff).decode(),
            actor.username, actor.realname, actor.request_id or None,
        )  # fmt: skip
        work.emit(resource.topic, "bulk", {"count": -len(going)})
        after_rows = hooks_of(resource.path).bulk.after
        if after_rows:
            await after_rows(work, going, actor)
    refusals: list[tuple[int, AppError]] = [
        (row_id, Conflict(CHANGED, id="undo.changed")) for row_id in sorted(changed)
    ]
    return refusals + [(row_id, Conflict(NEEDED, id="row.referenced")) for row_id in sorted(needed)]


async def _referenced(
    connection: asyncpg.Connection, tenant_id: int, resource: Resource, ids: Sequence[int]
) -> set[int]:
    """Those of the rows that live rows point at."""
    found: set[int] = set()
    for other in registry().seen_by(tenant_id):
        for item in other.complete_fields:
            if item.ref != resource.path or item.link is not None or item.kind == "refs":
                continue
            column = quote(item.column)
            rows = await connection.fetch(
                f"SELECT DISTINCT {column} AS id FROM {quote(other.table)} WHERE {column} = ANY($1) AND del_flag = 0",
                list(ids),
            )
            found |= {row["id"] for row in rows}
    return found

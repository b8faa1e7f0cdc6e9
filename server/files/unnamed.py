"""Files that no row names: which paths are named anywhere, and dropping for good what nothing does."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import unquote

from tortoise import Model, fields

from schema.domains import registry
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.forms import refresh_forms
from server.kit.storage import storage

SHORTEST_PATH = 40
_REST_OF_PATH = r"""[^\s"'<>,?&()\\|]+"""
# Tables that tell what was, or that are about files themselves: a name in them keeps nothing alive.
_UNHEARD = {
    "sys_file",
    "sys_upload",
    "sys_upload_part",
    "sys_audit",
    "sys_state_log",
    "sys_log",
    "sys_outbox",
    "sys_task",
}
_PATHS = "SELECT id, file_path FROM sys_file WHERE tenant_id = $1 AND id = ANY($2::bigint[])"
_DROP = """
DELETE FROM sys_file WHERE tenant_id = $1 AND id = ANY($2::bigint[]) RETURNING store_key, preview_key, play_key
"""
_KEYS = """
SELECT unnest(ARRAY[store_key, preview_key, play_key]) AS key FROM sys_file WHERE tenant_id = $1
"""


def _text_columns(model: type[Model]) -> list[str]:
    """Columns that could hold the path of a file, by their type alone: a new field needs no word here."""
    return [
        name
        for name, column in model._meta.fields_map.items()
        if isinstance(column, fields.TextField | fields.JSONField)
        or (isinstance(column, fields.CharField) and column.max_length >= SHORTEST_PATH)
    ]


async def used_paths(tenant_id: int) -> set[str]:
    """Every path of the tenant's files that any row of any table names, deleted rows too: they may come back."""
    await refresh_forms(tenant_id)
    found: set[str] = set()
    for model in registry().every_model:
        columns = _text_columns(model)
        if not columns or model._meta.db_table in _UNHEARD:
            continue
        found |= await _paths_in(model, columns, tenant_id)
    return found


async def _paths_in(model: type[Model], columns: list[str], tenant_id: int) -> set[str]:
    texts = ", ".join(f'"{column}"::text' for column in columns)
    own = "tenant_id = $2 AND" if "tenant_id" in model._meta.fields_map else "$2::bigint IS NOT NULL AND"
    rows = await pool().fetch(
        f'SELECT DISTINCT m[1] AS path FROM (SELECT concat_ws($3, {texts}) AS text FROM "{model._meta.db_table}"'
        f" WHERE {own} concat_ws($3, {texts}) LIKE '%' || $1 || '%') AS x,"
        " regexp_matches(x.text, $1 || $4, 'g') AS m",
        f"t{tenant_id}/",
        tenant_id,
        " ",
        _REST_OF_PATH,
    )
    return {form for row in rows if row["path"] for form in (row["path"], unquote(row["path"]))}


async def drop_unnamed(actor: Actor, ids: Iterable[int]) -> int:
    """Of these files those that no row names any more, for good: what an organisation does not keep waits in no bin."""
    rows = await pool().fetch(_PATHS, actor.tenant_id, list(ids))
    if not rows:
        return 0
    used = await used_paths(actor.tenant_id)
    unnamed = [row["id"] for row in rows if row["file_path"] not in used]
    await drop_bytes(actor.tenant_id, await pool().fetch(_DROP, actor.tenant_id, unnamed))
    return len(unnamed)


async def drop_bytes(tenant_id: int, rows: Iterable[Any]) -> None:
    gone = {key for row in rows for key in row.values() if key}
    if gone:
        await storage().remove(gone - await named_keys(tenant_id))


async def named_keys(tenant_id: int) -> set[str]:
    return {row["key"] for row in await pool().fetch(_KEYS, tenant_id) if row["key"]}

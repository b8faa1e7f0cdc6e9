"""Versions of a record, read from the trail (wire contract 8.2): who may see a record may see what it was."""

from typing import Any

import orjson
from starlette.requests import Request

from schema.domains import registry
from schema.kit.clock import to_wire
from schema.kit.errors import NotFound, Refusal
from schema.kit.resource import Resource
from server.engine.access import is_narrowed
from server.engine.hooks import reader_of
from server.engine.read import visible_ids
from server.engine.reveal import REVEALED
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id
from server.system.access.platform import SHARED
from server.system.logs.shapes import CompareVersions, DataLogPage, VersionsOf

_PAGE = """
SELECT id, table_name, row_id, action, diff, username, realname, created_at,
  (SELECT count(*) FROM sys_audit b WHERE b.tenant_id = a.tenant_id AND b.table_name = a.table_name
    AND b.row_id = a.row_id AND b.id <= a.id) AS version
FROM sys_audit a WHERE tenant_id = $1 AND table_name = ANY($2) AND ($3::bigint IS NULL OR row_id = $3)
"""
_COUNT = """
SELECT count(*) FROM sys_audit WHERE tenant_id = $1 AND table_name = ANY($2) AND ($3::bigint IS NULL OR row_id = $3)
"""
_VERSIONS = "SELECT * FROM sys_audit WHERE tenant_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY id"
_BY_ID = "SELECT table_name, row_id FROM sys_audit WHERE tenant_id = ANY($1) AND id = $2"


def _resource_of(table: str, actor: Actor) -> Resource:
    """By table name or path; a table that the actor may not list is one that does not exist."""
    for resource in registry().every:
        if table in (resource.table, resource.path) and actor.can(resource.code("list")):
            return resource
    raise NotFound()


def _open_tables(actor: Actor) -> list[str]:
    """Tables whose every row the actor may see: those with data rules are looked into record by record."""
    return [
        resource.table
        for resource in registry().every
        if actor.can(resource.code("list")) and not is_narrowed(resource, actor)
    ]


async def _require_row(resource: Resource, actor: Actor, row_id: str) -> int:
    number = parse_id(row_id)
    if not await visible_ids(resource, actor, [number]):
        raise NotFound()
    return number


def _entry(row: Any, content: Any, version: int) -> dict[str, Any]:
    shown = next((item for item in registry().every if item.table == row["table_name"]), None)
    return {
        "id": str(row["id"]),
        "dataTable": row["table_name"],
        "dataTable_dictText": shown.title if shown else None,
        "dataPath": shown.path if shown else None,
        "dataId": str(row["row_id"]),
        "dataVersion": version,
        "dataContent": orjson.dumps(content).decode(),
        "action": row["action"],
        "createBy": row["username"],
        "createBy_dictText": row["realname"],
        "createTime": to_wire(row["created_at"]),
    }


def _shown(row: Any, actor: Actor) -> list[dict[str, Any]]:
    """The changed fields, less those that the actor's roles hide."""
    resource = next((item for item in registry().every if item.table == row["table_name"]), None)
    hidden = set(resource.by_key) - set(view_of(resource, actor).by_key) if resource is not None else set()
    return [change for change in orjson.loads(row["diff"]) if change["field"] not in hidden]


async def list_changes(request: Request, actor: Actor, query: DataLogPage) -> dict[str, Any]:
    """GET /sys/dataLog/list?dataTable&dataId: changes, newest first; `dataContent` is the list of changed fields."""
    tables, row_id = _open_tables(actor), None
    if query.data_table:
        resource = _resource_of(query.data_table, actor)
        actor = await reader_of(resource.path, actor)
        if query.data_id:
            row_id = await _require_row(resource, actor, query.data_id)
        tables = [resource.table] if row_id is not None or resource.table in tables else []
    values = [actor.tenant_id, tables, row_id]
    total = int(await pool().fetchval(_COUNT, *values))
    offset = (query.page_no - 1) * query.page_size
    rows = await pool().fetch(f"{_PAGE} ORDER BY id DESC LIMIT {query.page_size} OFFSET {offset}", *values)
    records = [_entry(row, _shown(row, actor), row["version"]) for row in rows]
    size = query.page_size
    return {"records": records, "total": total, "size": size, "current": query.page_no, "pages": -(-total // size)}


async def _versions(resource: Resource, actor: Actor, row_id: int) -> list[dict[str, Any]]:
    """Every version as it was: the changes up to it, laid one over the other."""
    whole: dict[str, Any] = {}
    found = []
    for number, row in enumerate(await pool().fetch(_VERSIONS, actor.tenant_id, resource.table, row_id), start=1):
        if row["action"] != REVEALED:
            whole.update({change["field"]: change["new"] for change in _shown(row, actor)})
        found.append(_entry(row, dict(whole), number))
    return found


async def list_versions(request: Request, actor: Actor, query: VersionsOf) -> list[dict[str, Any]]:
    """GET /sys/dataLog/queryDataVerList?dataTable&dataId: newest first, refused when there are none."""
    resource = _resource_of(query.data_table, actor)
    actor = await reader_of(resource.path, actor)
    found = await _versions(resource, actor, await _require_row(resource, actor, query.data_id))
    if not found:
        raise Refusal("没有数据版本 | There are no versions", id="version.none", loud="silent")
    return found[::-1]


async def compare_versions(request: Request, actor: Actor, query: CompareVersions) -> list[dict[str, Any]]:
    """GET /sys/dataLog/queryCompareList?dataId1&dataId2: the two versions of one record, by their entry ids."""
    first = await pool().fetchrow(_BY_ID, [actor.tenant_id, SHARED], parse_id(query.data_id1))
    if first is None:
        raise NotFound()
    resource = _resource_of(first["table_name"], actor)
    actor = await reader_of(resource.path, actor)
    row_id = await _require_row(resource, actor, first["row_id"])
    by_id = {entry["id"]: entry for entry in await _versions(resource, actor, row_id)}
    if query.data_id2 not in by_id:
        raise NotFound()
    return [by_id[query.data_id1], by_id[query.data_id2]]

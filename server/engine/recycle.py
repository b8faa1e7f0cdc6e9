"""The recycle bin of every resource: deleted rows are listed, restored with what went with them, or purged."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from schema.domains import registry
from schema.kit.base import COMMON_COLUMNS, Base
from schema.kit.errors import NotFound
from schema.kit.resource import Resource
from server.engine.batch import BatchResult, Prepare, Write, run_rows
from server.engine.change import is_named, refuse_referenced, restore_in
from server.engine.hooks import hooks_of
from server.engine.read import compile_list, page_of, visible_ids
from server.engine.sql import quote
from server.engine.undo import follow, merge_lines
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work

_LAST_DELETE = """
SELECT id, table_name, row_id, action, before, version, root_table, root_id, username, created_at, request_id FROM sys_audit
WHERE tenant_id = $1 AND root_id = $2 AND root_table = $3 AND request_id = (
  SELECT request_id FROM sys_audit WHERE tenant_id = $1 AND root_id = $2 AND root_table = $3 AND action = 'delete'
  ORDER BY id DESC LIMIT 1) ORDER BY id
"""


async def list_deleted(resource: Resource, actor: Actor, query: Mapping[str, str]) -> dict[str, Any]:
    """A page of deleted rows, the last deleted first, through the same scope and filters as the list."""
    return await page_of(compile_list(resource, actor, query, deleted=True), actor, query)


async def restore_rows(resource: Resource, actor: Actor, ids: Sequence[int]) -> BatchResult:
    return await run_rows(resource, actor, ids, _restoring(resource, actor))


async def purge_rows(resource: Resource, actor: Actor, ids: Sequence[int]) -> BatchResult:
    return await run_rows(resource, actor, ids, _purging(resource, actor))


def _restoring(resource: Resource, actor: Actor) -> Prepare:
    async def prepare(row_id: int) -> Write:
        await _require_deleted(resource, actor, row_id)
        return lambda work: restore_row(work, resource, row_id)

    return prepare


async def restore_row(work: Work, resource: Resource, row_id: int) -> None:
    """With the rows that went with it, as long as nothing else happened to it after it was deleted."""
    row = await _deleted_row(work, resource, row_id)
    lines = await work.db.execute_query_dict(_LAST_DELETE, [work.actor.tenant_id, row_id, resource.table])
    group = merge_lines(lines).get((resource.table, row_id)) if lines else None
    await restore_in(work, resource, row)
    for follower in (group or [])[1:]:
        await follow(work, follower)


def _purging(resource: Resource, actor: Actor) -> Prepare:
    async def prepare(row_id: int) -> Write:
        await _require_deleted(resource, actor, row_id)
        return lambda work: purge_row(work, resource, row_id)

    return prepare


async def purge_row(work: Work, resource: Resource, row_id: int) -> None:
    """Refused while a row, a deleted one too, needs this one; its own parts and joins go with it. Of a row that records name
    the name stays, and nothing else."""
    row = await _deleted_row(work, resource, row_id)
    hooks = hooks_of(resource.path)
    await refuse_referenced(resource, work, [row], also_deleted=True)
    for path, column in resource.inline_children:
        table = registry().require(path).table
        await work.db.execute_query(
            f"DELETE FROM {quote(table)} WHERE {quote(column)} = $1 AND tenant_id = $2", [row.id, work.actor.tenant_id]
        )
    for item in resource.complete_fields:
        if item.link is not None:
            await of_tenant(item.link.model, work.actor.tenant_id).filter(**{item.link.own: row.id}).delete()
    if (hooks.before.leaves_name and hooks.before.leaves_name(row)) or await is_named(resource, work, row):
        await work.reduce(row, own_facts(resource, row))
    else:
        await work.remove(row)


def own_facts(resource: Resource, row: Base) -> dict[str, Any]:
    """What a row says beyond its name, emptied."""
    kept = {*COMMON_COLUMNS, *resource.label_columns, *resource.label_en.split()}
    secret = {item.column for item in resource.complete_fields if item.secret}
    facts: dict[str, Any] = {}
    for column, kind in row._meta.fields_map.items():
        if column not in kept and (kind.null or column in secret):
            facts[column] = None if kind.null else ""
    return facts


async def _require_deleted(resource: Resource, actor: Actor, row_id: int) -> None:
    if row_id not in await visible_ids(resource, actor, [row_id], deleted=True):
        raise NotFound()


async def _deleted_row(work: Work, resource: Resource, row_id: int) -> Base:
    model = cast(type[Base], resource.model)
    found = of_tenant(model, work.actor.tenant_id).filter(del_flag=1, id=row_id)
    row = await found.select_for_update().get_or_none()
    if row is None:
        raise NotFound()
    return row

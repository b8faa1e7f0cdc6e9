"""Adds, edits and deletes rows of a resource: validated, in scope, one transaction with trail and event."""

from collections.abc import Mapping
from typing import Any, cast

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Conflict, Invalid, NotFound, Stale
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id
from server.engine.hooks import hooks_of
from server.engine.read import get_record, visible_ids
from server.engine.sql import quote
from server.engine.validate import OWN_PARENT, check_choices, read_values
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id
from server.kit.unit_of_work import Work, unit_of_work

MAX_BATCH = 5000


def _links(resource: Resource, values: dict[str, Any]) -> dict[str, str]:
    """Takes the many-to-many values out of the column values."""
    columns = [item.column for item in resource.complete_fields if item.link is not None]
    return {column: values.pop(column) or "" for column in columns if column in values}


async def add_row(resource: Resource, actor: Actor, data: Mapping[str, Any]) -> Base:
    """Creates a row. Raises Invalid with the fields at fault."""
    values = read_values(resource, data, adding=True)
    await check_choices(resource, values, actor)
    hooks = hooks_of(resource.path)
    if hooks.validate:
        await hooks.validate(actor, values, None)
    links = _links(resource, values)
    async with unit_of_work(actor) as work:
        if hooks.prepare:
            await hooks.prepare(work, values, None, actor)
        row = cast(Base, resource.model(**values))
        await work.insert(row)
        await _save_links(work, resource, row, links)
        if hooks.after_add:
            await hooks.after_add(work, row, actor)
    return row


async def edit_row(resource: Resource, actor: Actor, data: Mapping[str, Any]) -> Base:
    """Changes the fields present in `data`; `rowVersion`, when sent, must be the stored one, else Stale with the row."""
    row_id = parse_id(data.get("id") or "")
    if row_id not in await visible_ids(resource, actor, [row_id]):
        raise NotFound()
    row = await fetch(cast(type[Base], resource.model), actor, row_id)
    version = _version(data)
    if version is not None and version != row.row_version:
        raise Stale(result=await get_record(resource, actor, row_id))
    values = read_values(resource, data, adding=False)
    await check_choices(resource, values, actor, row_id)
    await _check_cycle(resource, values, row, actor)
    hooks = hooks_of(resource.path)
    if hooks.validate:
        await hooks.validate(actor, values, row)
    links = _links(resource, values)
    try:
        async with unit_of_work(actor) as work:
            if hooks.prepare:
                await hooks.prepare(work, values, row, actor)
            await work.update(row, values, version)
            await _save_links(work, resource, row, links)
            if hooks.after_edit:
                await hooks.after_edit(work, row, actor)
    except Stale as error:
        raise Stale(result=await get_record(resource, actor, row_id)) from error
    return row


def _version(data: Mapping[str, Any]) -> int | None:
    value = data.get("rowVersion")
    if value in (None, ""):
        return None
    try:
        return int(cast(Any, value))
    except (TypeError, ValueError) as error:
        raise Invalid(fields={"rowVersion": "格式不正确 | Wrong format"}) from error


async def delete_rows(resource: Resource, actor: Actor, ids: list[int]) -> int:
    """Soft-deletes rows in one transaction; NotFound when none of them is in scope."""
    if len(ids) > MAX_BATCH:
        raise Invalid("一次最多处理5000条 | At most 5000 rows at once", id="batch.large")
    visible = await visible_ids(resource, actor, ids)
    if not visible:
        raise NotFound()
    hooks = hooks_of(resource.path)
    async with unit_of_work(actor) as work:
        for row_id in sorted(visible):
            row = await fetch(cast(type[Base], resource.model), actor, row_id)
            await _refuse_referenced(resource, work, row)
            if hooks.before_delete:
                await hooks.before_delete(work, row, actor)
            await work.delete(row)
            if hooks.after_delete:
                await hooks.after_delete(work, row, actor)
    return len(visible)


async def _refuse_referenced(resource: Resource, work: Work, row: Base) -> None:
    """A row that live rows point at stays, so that no reference dangles."""
    for other in registry().resources:
        for item in other.complete_fields:
            if item.ref != resource.path or item.link is not None or item.kind == "refs":
                continue
            rows = await work.db.execute_query_dict(
                f"SELECT 1 FROM {quote(other.table)} WHERE {quote(item.column)} = $1 AND del_flag = 0 LIMIT 1", [row.id]
            )
            if rows:
                name = other.titles
                raise Conflict(
                    f"数据正被“{name.zh}”使用，不能删除 | Still used by “{name.en}”, it cannot be deleted",
                    id="row.referenced",
                    result={"path": other.path},
                )


async def _check_cycle(resource: Resource, values: Mapping[str, Any], row: Base, actor: Actor) -> None:
    """A tree row must not be moved below itself."""
    parent = values.get(resource.tree or "")
    if not resource.tree or parent is None:
        return
    seen: set[int] = set()
    current: int | None = int(parent)
    while current is not None and current not in seen:
        if current == row.id:
            raise Invalid(fields={resource.by_key_of(resource.tree): OWN_PARENT})
        seen.add(current)
        above = await fetch(cast(type[Base], resource.model), actor, current)
        current = getattr(above, resource.tree)


async def _save_links(work: Work, resource: Resource, row: Base, links: Mapping[str, str]) -> None:
    """Makes the joining rows equal to the given ids."""
    for item in resource.complete_fields:
        if item.link is None or item.column not in links:
            continue
        link = item.link
        wanted = {int(part) for part in links[item.column].split(",") if part.isdigit()}
        existing = {
            getattr(entry, link.other): entry
            for entry in await link.model.filter(**{link.own: row.id, "del_flag": 0, "tenant_id": work.actor.tenant_id})
        }
        for other, entry in existing.items():
            if other not in wanted:
                await link.model.filter(id=entry.pk).delete()
        for other in sorted(wanted - set(existing)):
            await link.model.create(
                id=next_id(),
                tenant_id=work.actor.tenant_id,
                create_by=work.actor.username,
                **{link.own: row.id, link.other: other},
            )

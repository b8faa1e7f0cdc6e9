"""A change of one row inside an open transaction, with what its domain adds.

Adds, edits, batches, imports and undo end here, so that none of them forgets a hook.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, cast

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Conflict, Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.hooks import Change, Step, hooks_of
from server.engine.kept import refuse_kept, refuse_kept_values
from server.engine.links import linked_ids, save_links
from server.engine.locked import refuse_settled
from server.engine.read import disclosable_ids
from server.engine.row_locks import (
    lock_for_delete,
    lock_named,
    lock_tree,
    missing_named,
    naming_of,
    references_of,
)
from server.engine.sql import quote
from server.engine.validate import OWN_PARENT
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work

_LOOKED_AT = 200


async def insert_in(
    work: Work, resource: Resource, values: dict[str, Any], links: Mapping[str, str], *, root: bool = True
) -> Base:
    """A new row; `root` when a person adds this very row, not one that follows from another's change."""
    hooks = hooks_of(resource.path)
    await lock_ahead(work, resource, [(values, None)])
    if root:
        await refuse_kept_values(work, resource, values)
    if hooks.prepare:
        await hooks.prepare(work, values, None, work.actor)
    await lock_named(work, resource, {**values, **links})
    row = cast(Base, resource.model(**values))
    if root:
        work.trail.begin(row)
    await work.insert(row)
    await save_links(work, resource, row, links)
    if hooks.after.add:
        await hooks.after.add(work, row, work.actor)
    return row


async def lock_ahead(work: Work, resource: Resource, changes: Sequence[Change]) -> None:
    """The locks that the domain takes before those of the rows; who changes several rows at once asks for all of them first."""
    lock = hooks_of(resource.path).lock
    if lock:
        await lock(work, changes, work.actor)


async def update_in(
    work: Work,
    resource: Resource,
    row: Base,
    values: dict[str, Any],
    links: Mapping[str, str],
    version: int | None = None,
    *,
    root: bool = True,
    action: str = "edit",
) -> None:
    """Changes a row; `action` is what the trail calls it."""
    hooks = hooks_of(resource.path)
    refuse_settled(resource, row)
    if root:
        work.trail.begin(row)
    await lock_ahead(work, resource, [(values, row)])
    if root:
        await refuse_kept(work, resource, [row])
    if hooks.prepare:
        await hooks.prepare(work, values, row, work.actor)
    await _keep_shape(work, resource, values, row)
    held = await linked_ids(work, resource, row, links)
    await lock_named(work, resource, {**values, **links}, {**_named_by(resource, row), **held})
    changed = {column: (held[column], text) for column, text in links.items() if _ids(held[column]) != _ids(text)}
    await work.update(row, values, version, action=action, links=changed)
    await save_links(work, resource, row, links)
    if hooks.after.edit:
        await hooks.after.edit(work, row, work.actor)


def _named_by(resource: Resource, row: Base) -> dict[str, Any]:
    """What the row's own columns name at present."""
    return {item.column: getattr(row, item.column) for item in naming_of(resource.path) if item.link is None}


async def _keep_shape(work: Work, resource: Resource, values: Mapping[str, Any], row: Base) -> None:
    """What was no circle when it was checked may have become one: asked again when nobody else can move anything."""
    moved = {column: values[column] for column in parents_of(resource) if values.get(column)}
    if any(getattr(row, column) != value for column, value in moved.items()):
        await lock_tree(work, resource)
        await check_cycle(resource, moved, row, work.actor)


def _ids(text: str) -> set[str]:
    return {part for part in text.split(",") if part}


async def delete_in(work: Work, resource: Resource, row: Base, *, root: bool = True) -> None:
    """Soft-deletes a row and the rows that are edited in its form; refused while other live rows point at it."""
    await hold_doomed(work, resource, [row])
    await take_down(work, resource, [row], {row.id: row} if root else {})


async def hold_doomed(work: Work, resource: Resource, rows: Sequence[Base]) -> None:
    """Holds the rows that will be deleted, with those of their forms, and refuses when another live row points at one of them:
    one look into each table that could, however many rows there are."""
    await lock_ahead(work, resource, [({}, row) for row in rows])
    await lock_for_delete(work, resource.model, [row.id for row in rows])
    await refuse_referenced(resource, work, rows)
    for path, column in resource.inline_children:
        child = registry().require(path)
        parts = await _parts_of(work, child, column, rows)
        if parts:
            await hold_doomed(work, child, parts)


async def take_down(work: Work, resource: Resource, rows: Sequence[Base], roots: Mapping[int, Base]) -> None:
    """Soft-deletes rows that are held, and the rows of their forms: one statement for each table, however many they are.

    roots: by the id of a row the one that a person deletes, to which an undo belongs; empty where they go with something else.
    """
    hooks = hooks_of(resource.path)
    for row in rows:
        refuse_settled(resource, row)
    await refuse_kept(work, resource, rows)
    await _each(work, hooks.before.delete, rows, roots)
    for path, column in resource.inline_children:
        child = registry().require(path)
        parts = await _parts_of(work, child, column, rows)
        above = {part.id: getattr(part, column) for part in parts}
        await take_down(work, child, parts, {part: roots[row] for part, row in above.items() if row in roots})
    await work.delete_many(rows, roots)
    await _each(work, hooks.after.delete, rows, roots)


async def _each(work: Work, step: Step | None, rows: Sequence[Base], roots: Mapping[int, Base]) -> None:
    """What the domain does for each row, as a part of what happens to its root."""
    if step is None:
        return
    for row in rows:
        if row.id in roots:
            work.trail.begin(roots[row.id])
        await step(work, row, work.actor)


async def _parts_of(work: Work, child: Resource, column: str, rows: Sequence[Base]) -> list[Base]:
    model = cast(type[Base], child.model)
    return await scoped(model, work.actor).filter(**{f"{column}__in": [row.id for row in rows]}).order_by("id")


async def restore_in(work: Work, resource: Resource, row: Base, *, root: bool = True, action: str = "restore") -> None:
    """Brings a deleted row back; refused when something that it names is gone."""
    hooks = hooks_of(resource.path)
    if root:
        work.trail.begin(row)
    await lock_ahead(work, resource, [({}, row)])
    if hooks.before.restore:
        await hooks.before.restore(work, row, work.actor)
    await _refuse_orphan(resource, work, row)
    await refuse_kept(work, resource, [row])
    await work.update(row, {"del_flag": 0}, action=action)
    if hooks.after.restore:
        await hooks.after.restore(work, row, work.actor)


async def refuse_referenced(
    resource: Resource,
    work: Work,
    rows: Sequence[Base],
    *,
    also_deleted: bool = False,
    passed: Collection[str] = (),
) -> None:
    """Rows that others point at stay, so that no reference dangles; rows edited in their form go with them, and so do rows that
    are of their number themselves. What only records something holds nothing back, nor do rows of the `passed` paths."""
    live = "" if also_deleted else " AND del_flag = 0"
    for other, item in _references(resource, work.actor.tenant_id):
        if other.rows.record is True or other.path in passed:
            continue
        more = live + _without_records(other) + (" AND id <> ALL($1::bigint[])" if other.path == resource.path else "")
        named = await _named(work, other, item, rows, more)
        if named is not None:
            row = next(row for row in rows if row.id == named)
            raise still_used(other, told=await _sees_one(other, item, work.actor, row))


def still_used(other: Resource, *, told: bool) -> Conflict:
    """Says by what, to those who may be told."""
    if not told:
        return Conflict("数据正被使用，不能删除 | It is still used and cannot be deleted", id="row.referenced")
    name = other.titles
    return Conflict(
        f"数据正被“{name.zh}”使用，不能删除 | Still used by “{name.en}”, it cannot be deleted",
        id="row.referenced",
        result={"path": other.path},
    )


async def _sees_one(other: Resource, item: Field, actor: Actor, row: Base) -> bool:
    """Whether the actor may be told of a row that names this one."""
    sql = f"SELECT id FROM {quote(other.table)} WHERE {quote(item.column)} = $1 ORDER BY id LIMIT {_LOOKED_AT}"
    found = [one["id"] for one in await pool().fetch(sql, row.id)]
    return bool(await disclosable_ids(other, actor, found))


async def is_named(resource: Resource, work: Work, row: Base) -> bool:
    """Whether any row, also one that only records something or was deleted, says this row's name."""
    for other, item in _references(resource, work.actor.tenant_id):
        if await _named(work, other, item, [row], "") is not None:
            return True
    return False


def _references(resource: Resource, tenant_id: int) -> Iterator[tuple[Resource, Field]]:
    """The single references of all resources to this one, but for those of rows that are edited in its form."""
    inline = {path for path, _ in resource.inline_children}
    for other in registry().seen_by(tenant_id):
        if other.path not in inline:
            for item in other.complete_fields:
                if item.ref == resource.path and item.link is None and item.kind != "refs":
                    yield other, item


async def _named(work: Work, other: Resource, item: Field, rows: Sequence[Base], more: str) -> int | None:
    """The id of one of the rows that the column names somewhere."""
    column = quote(item.column)
    sql = f"SELECT {column} AS id FROM {quote(other.table)} WHERE {column} = ANY($1::bigint[]){more} LIMIT 1"
    found = await work.db.execute_query_dict(sql, [[row.id for row in rows]])
    return int(found[0]["id"]) if found else None


def _without_records(other: Resource) -> str:
    """Leaves out rows in the states in which they are a record only; columns and values are declarations."""
    past = other.rows.record if isinstance(other.rows.record, Mapping) else {}
    words = ((column, ", ".join(f"'{word}'" for word in values.split())) for column, values in past.items())
    return "".join(f" AND coalesce({quote(column)}::text, '') NOT IN ({values})" for column, values in words)


async def _refuse_orphan(resource: Resource, work: Work, row: Base) -> None:
    named = {item.column: [getattr(row, item.column)] for item in references_of(resource.path)}
    missing = await missing_named(work, resource, named)
    for item in references_of(resource.path):
        if item.column in missing:
            name = registry().require(item.ref or "").titles
            raise Conflict(
                f"所属“{name.zh}”已删除，请先恢复它 | Its “{name.en}” is deleted; bring that back first",
                id="row.orphan",
            )


async def check_cycle(resource: Resource, values: Mapping[str, Any], row: Base, actor: Actor) -> None:
    """A row must not be moved below itself."""
    for column in parents_of(resource):
        seen: set[int] = set()
        current: int | None = int(values.get(column) or 0)
        while current and current not in seen:
            if current == row.id:
                raise Invalid(fields={resource.by_key_of(column): OWN_PARENT})
            seen.add(current)
            above = await fetch(cast(type[Base], resource.model), actor, current)
            current = getattr(above, column)


def parents_of(resource: Resource) -> list[str]:
    """The columns in which a person says which row of the same table stands above."""
    return [item.column for item in references_of(resource.path) if item.ref == resource.path and not item.read_only]

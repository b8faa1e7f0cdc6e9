"""Writes of a person: rows are added, edited and deleted in scope, validated, in one transaction with trail and event."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from schema.kit.base import Base
from schema.kit.errors import Invalid, NotFound, Stale
from schema.kit.resource import Resource
from server.engine.change import check_cycle, hold_doomed, insert_in, take_down, update_in
from server.engine.children import ChildChange, plan_children, save_children
from server.engine.hooks import hooks_of
from server.engine.linkage import settle_links
from server.engine.links import take_links
from server.engine.locked import refuse_locked, refuse_settled, refuse_unfilled
from server.engine.read import get_record, visible_ids
from server.engine.validate import check_choices, read_values_apart
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.named_files import check_files
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work

MAX_BATCH = 5000
MANY = f"一次最多处理{MAX_BATCH}条 | At most {MAX_BATCH} rows at once"


@dataclass(frozen=True, slots=True)
class NewRow:
    """A checked new row, not yet written."""

    values: dict[str, Any]
    links: dict[str, str]
    children: list[ChildChange]


async def add_row(resource: Resource, actor: Actor, data: Mapping[str, Any]) -> Base:
    """Creates a row, and the rows of its form. Raises Invalid with the fields at fault."""
    plan = await plan_add(resource, actor, data)
    async with unit_of_work(actor) as work:
        return await apply_add(work, resource, plan)


async def plan_add(resource: Resource, actor: Actor, data: Mapping[str, Any]) -> NewRow:
    """Checks the input of a new row; nothing is written and no transaction is held meanwhile."""
    await refuse_locked(resource, actor, data, None)
    values = await read_values_apart(view_of(resource, actor), data, adding=True)
    refuse_unfilled(resource, actor, values)
    settle_links(resource, values, None)
    await check_choices(resource, values, actor)
    await check_files(resource.complete_fields, values, actor)
    hooks = hooks_of(resource.path)
    if hooks.validate:
        await hooks.validate(actor, values, None)
    children = await plan_children(resource, actor, None, data)
    links = take_links(resource, values)
    return NewRow(values, links, children)


async def apply_add(work: Work, resource: Resource, plan: NewRow) -> Base:
    row = await insert_in(work, resource, plan.values, plan.links)
    await save_children(work, resource, row, plan.children)
    return row


async def edit_row(resource: Resource, actor: Actor, data: Mapping[str, Any]) -> Base:
    """Changes the fields present in `data`; `rowVersion`, when sent, must be the stored one, else Stale with the row."""
    row_id = parse_id(data.get("id") or "")
    try:
        edit = await plan_edit(resource, actor, row_id, data)
        async with unit_of_work(actor) as work:
            await apply_edit(work, resource, edit)
    except Stale as error:
        view = view_of(resource, actor)
        raise Stale(result=await get_record(view, actor, row_id, children=bool(resource.inline_children))) from error
    return edit.row


@dataclass(frozen=True, slots=True)
class Edit:
    """A checked edit, not yet written."""

    row: Base
    values: dict[str, Any]
    links: dict[str, str]
    version: int | None
    children: list[ChildChange]


async def plan_edit(resource: Resource, actor: Actor, row_id: int, data: Mapping[str, Any]) -> Edit:
    """Finds the row in scope (else NotFound) and checks the input; nothing is written and no transaction is held meanwhile."""
    if row_id not in await visible_ids(resource, actor, [row_id]):
        raise NotFound()
    row = await fetch(cast(type[Base], resource.model), actor, row_id)
    return await plan_change(resource, actor, row, data)


async def plan_change(resource: Resource, actor: Actor, row: Base, data: Mapping[str, Any]) -> Edit:
    """Checks the input against a row that was found in the actor's scope; Stale when the sender saw another version."""
    version = read_version(data)
    if version is not None and version != row.row_version:
        raise Stale()
    refuse_settled(resource, row)
    await refuse_locked(resource, actor, data, row.id)
    values = await read_values_apart(view_of(resource, actor), data, adding=False, row=row)
    settle_links(resource, values, row)
    await check_choices(resource, values, actor, row)
    await check_files(resource.complete_fields, values, actor, row)
    await check_cycle(resource, values, row, actor)
    hooks = hooks_of(resource.path)
    if hooks.validate:
        await hooks.validate(actor, values, row)
    children = await plan_children(resource, actor, row, data)
    links = take_links(resource, values)
    return Edit(row, values, links, version, children)


async def apply_edit(work: Work, resource: Resource, edit: Edit) -> None:
    await update_in(work, resource, edit.row, edit.values, edit.links, edit.version)
    await save_children(work, resource, edit.row, edit.children)


def read_version(data: Mapping[str, Any]) -> int | None:
    """The version that the sender saw, None where it does not say; Invalid for what is no number."""
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
        raise Invalid(MANY, id="batch.large")
    visible = await visible_ids(resource, actor, ids)
    if not visible:
        raise NotFound()
    async with unit_of_work(actor) as work:
        found = scoped(cast(type[Base], resource.model), actor).filter(id__in=visible).order_by("id")
        await hold_doomed(work, resource, await found)
        # As they are now that nobody else can change them.
        rows = await found.all()
        await take_down(work, resource, rows, {row.id: row for row in rows})
    return len(visible)

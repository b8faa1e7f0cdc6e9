"""Child rows edited in the form of the row they belong to. They are read, checked and saved in its transaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from tortoise.exceptions import IntegrityError

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Invalid, Stale
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from server.engine.change import delete_in, insert_in, update_in
from server.engine.hooks import hooks_of
from server.engine.linkage import settle_links
from server.engine.links import take_links
from server.engine.locked import refuse_locked, refuse_unfilled
from server.engine.validate import check_choices, read_values_apart
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.named_files import check_files
from server.kit.scope import known_ids, scoped
from server.kit.unit_of_work import Work
from server.kit.violation import translate_violation

MOST = 500
GONE = "该行已被删除 | This row is gone"
STALE = "该行已被他人修改 | Somebody else changed this row"
NOT_ROWS = "格式不正确 | Wrong format"
TOO_MANY = f"最多{MOST}行 | At most {MOST} rows"

Errors = dict[str, str]


@dataclass(frozen=True, slots=True)
class ChildChange:
    """One row of a sub-table: a new one (`row` None), a changed one, or one to delete (`values` None)."""

    child: Resource
    column: str
    place: str
    row: Base | None
    values: dict[str, Any] | None
    links: dict[str, str]
    version: int | None


async def plan_children(
    resource: Resource, actor: Actor, parent: Base | None, data: Mapping[str, Any]
) -> list[ChildChange]:
    """Reads `children` of a body {path: [{id?, rowVersion?, deleted?, …}]}; all findings at once, each at its cell."""
    bodies = data.get("children")
    if not bodies:
        return []
    if not isinstance(bodies, dict):
        raise Invalid(fields={"children": NOT_ROWS})
    changes: list[ChildChange] = []
    errors: Errors = {}
    for path, column in resource.inline_children:
        rows = bodies.get(path)
        if not rows:
            continue
        if not isinstance(rows, list) or len(rows) > MOST or not all(isinstance(row, dict) for row in rows):
            errors[f"children.{path}"] = TOO_MANY if isinstance(rows, list) and len(rows) > MOST else NOT_ROWS
            continue
        changes += await _plan_rows(registry().require(path), column, actor, parent, rows, errors)
    if errors:
        raise Invalid(fields=errors)
    return changes


async def _plan_rows(
    child: Resource, column: str, actor: Actor, parent: Base | None, rows: list[dict[str, Any]], errors: Errors
) -> list[ChildChange]:
    known: dict[int, Base] = {}
    if parent is not None:
        ids = known_ids(",".join(str(row.get("id") or "") for row in rows))
        model = cast(type[Base], child.model)
        known = {row.id: row for row in await scoped(model, actor).filter(**{"id__in": ids, column: parent.id})}
    changes: list[ChildChange] = []
    for index, body in enumerate(rows):
        place = f"children.{child.path}.{index}"
        row_id = str(body.get("id") or "")
        number = read_row_id(row_id)
        row = known.get(number) if number is not None else None
        if row_id and row is None:
            errors[f"{place}.id"] = GONE
            continue
        actor.require(child.code("delete" if row and body.get("deleted") else "edit" if row else "add"))
        if body.get("deleted"):
            changes += [ChildChange(child, column, place, row, None, {}, None)] if row else []
            continue
        if row is not None and body.get("rowVersion") not in (None, "", row.row_version, str(row.row_version)):
            raise Stale()
        try:
            changes.append(await _plan_row(child, column, actor, place, row, body))
        except Invalid as error:
            errors.update({f"{place}.{key}": text for key, text in (error.fields or {"id": error.message}).items()})
    return changes


async def _plan_row(
    child: Resource, column: str, actor: Actor, place: str, row: Base | None, body: dict[str, Any]
) -> ChildChange:
    """The parent's id is not the client's to say: it is filled in when the parent is there."""
    await refuse_locked(child, actor, body, row.id if row else None)
    values = await read_values_apart(view_of(child, actor), body, adding=row is None, without=column, row=row)
    if row is None:
        refuse_unfilled(child, actor, {**values, column: 0})
    settle_links(child, values, row)
    await check_choices(child, values, actor, row)
    await check_files(child.complete_fields, values, actor, row)
    validate = hooks_of(child.path).validate
    if validate:
        await validate(actor, values, row)
    links = take_links(child, values)
    return ChildChange(child, column, place, row, values, links, row.row_version if row else None)


async def save_children(work: Work, resource: Resource, parent: Base, changes: list[ChildChange]) -> None:
    """Deletes first, so that a key freed in the form may be used again in it."""
    for change in sorted(changes, key=lambda one: one.values is not None):
        try:
            await _save(work, parent, change)
        except Invalid as error:
            raise Invalid(
                fields={f"{change.place}.{key}": text for key, text in (error.fields or {}).items()}
            ) from error
        except IntegrityError as error:
            translated = translate_violation(error)
            if translated is None:
                raise
            keys = {key: text for key, text in translated.items() if key != resource.by_key_of(change.column)}
            raise Invalid(fields={f"{change.place}.{key}": text for key, text in keys.items()}) from error


async def _save(work: Work, parent: Base, change: ChildChange) -> None:
    if change.row is None:
        values = {**(change.values or {}), change.column: parent.id}
        await insert_in(work, change.child, values, change.links, root=False)
    elif change.values is None:
        await delete_in(work, change.child, change.row, root=False)
    else:
        await update_in(work, change.child, change.row, change.values, change.links, change.version, root=False)

"""Merges rows of a sheet with those that the table has: found by chosen keys, compared, changed in the import's transaction."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, cast

from tortoise.exceptions import IntegrityError, OperationalError

from schema.kit.base import Base
from schema.kit.errors import AppError, Invalid
from schema.kit.indexes import unique_keys
from schema.kit.resource import Resource
from server.engine.access import scope_conditions
from server.engine.change import check_cycle, lock_ahead, update_in
from server.engine.hooks import hooks_of
from server.engine.linkage import follow_links
from server.engine.row_locks import lock_for_change
from server.engine.sheet_load import BROKEN, RefusedRowError, reasons_of
from server.engine.sheet_lookup import find_taken, stored_form
from server.engine.sheet_plan import TAKEN, TWICE, Batch, Plan
from server.engine.sql import Parameters, quote
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.retry import is_lost
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.kit.violation import translate_violation

SEVERAL_ROWS = "有多条数据与之相同 | Several rows are like it"
Key = tuple[Any, ...]


@dataclass
class Known:
    """Rows of the sheet beside the rows that they change; position i of both is the same."""

    batch: Batch
    rows: list[Base]

    def refuse(self, findings: dict[int, list[tuple[str, str]]]) -> "Known":
        kept = [row for index, row in enumerate(self.rows) if index not in findings]
        return Known(self.batch.refuse(findings), kept)


async def split_known(plan: Plan, batch: Batch, keys: Sequence[str]) -> tuple[Batch, Known]:
    """(new rows, known rows); refused ones go with the new. Empty keys make a new row."""
    columns = tuple(plan.resource.by_key[key].column for key in keys)
    values = list(zip(*(batch.columns[column] for column in columns), strict=True)) if len(batch) else []
    ids = await find_existing(plan.resource, plan.actor, columns, {key for key in values if None not in key})
    seen = plan.seen.setdefault(("known", *columns), set())
    findings: dict[int, list[tuple[str, str]]] = {}
    known: list[int] = []
    for index, key in enumerate(values):
        if None in key:
            continue
        if key in seen or len(ids.get(key, ())) > 1:
            findings[index] = [("", TWICE if key in seen else SEVERAL_ROWS)]
        elif key in ids:
            known.append(index)
        seen.add(key)
    model = cast(type[Base], plan.resource.model)
    wanted = [ids[values[index]][0] for index in known]
    rows = {row.id: row for row in await of_tenant(model, plan.actor.tenant_id).filter(id__in=wanted)}
    fresh = batch.refuse(findings)
    known_lines = {batch.lines[index] for index in known}
    places = [index for index, line in enumerate(fresh.lines) if line not in known_lines]
    new = fresh.only(places)
    new.refused = fresh.refused
    return new, Known(batch.only(known), [rows[row_id] for row_id in wanted])


async def find_existing(
    resource: Resource, actor: Actor, columns: tuple[str, ...], keys: set[Key]
) -> dict[Key, list[int]]:
    """Key -> ids of rows in the actor's scope."""
    if not keys:
        return {}
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params)
    meta = resource.model._meta.fields_map
    stored = {tuple(stored_form(meta[c], v) for c, v in zip(columns, key, strict=True)): key for key in keys}
    arrays = ", ".join(
        f"{params.add(list(values))}::{str(meta[column].SQL_TYPE).split('(')[0]}[]"
        for column, values in zip(columns, zip(*stored, strict=True), strict=True)
    )
    names = ", ".join(f"t.{quote(column)}" for column in columns)
    rows = await pool().fetch(
        f'SELECT t."id", {names} FROM {quote(resource.table)} t WHERE {" AND ".join(conditions)}'
        f" AND ({names}) IN (SELECT * FROM unnest({arrays}))",
        *params.values,
    )
    found: dict[Key, list[int]] = {}
    for row in rows:
        found.setdefault(stored[tuple(row)[1:]], []).append(row["id"])
    return found


def changes_of(plan: Plan, known: Known, index: int) -> dict[str, Any]:
    """What the sheet says otherwise than the row; fields that are set once stay."""
    once = {item.column for item in plan.resource.complete_fields if item.once}
    row = known.rows[index]
    values = known.batch.values(index)
    changes = {
        column: value for column, value in values.items() if column not in once and getattr(row, column) != value
    }
    if not changes:
        return {}
    emptied = follow_links(plan.resource, changes, row).emptied
    return {**changes, **emptied, **hooks_of(plan.resource.path).bulk.says}


async def check_known(plan: Plan, known: Known) -> Known:
    """Refuses changes that would take another row's unique key or that the domain does not allow."""
    findings: dict[int, list[tuple[str, str]]] = {}
    validate = hooks_of(plan.resource.path).validate
    for index, row in enumerate(known.rows):
        changes = changes_of(plan, known, index)
        try:
            if problems := follow_links(plan.resource, changes, row).problems:
                raise Invalid(fields=problems)
            await check_cycle(plan.resource, changes, row, plan.actor)
            if validate and changes:
                await validate(plan.actor, dict(changes), row)
        except AppError as error:
            findings[index] = reasons_of(plan, error)
    for key in unique_keys(plan.resource):
        moved = {i: _key_after(plan, known, i, key) for i in range(len(known.rows))}
        wanted = {value for value in moved.values() if value is not None}
        taken = await find_taken(plan.resource, key, wanted, plan.actor.tenant_id)
        for index, value in moved.items():
            if value in taken and index not in findings:
                findings[index] = [("、".join(plan.title_of(column) for column in key), TAKEN)]
    return known.refuse(findings)


def _key_after(plan: Plan, known: Known, index: int, key: tuple[str, ...]) -> Key | None:
    """The unique key that a change gives its row, None when it stays as it is."""
    changes = changes_of(plan, known, index)
    if not any(column in changes for column in key):
        return None
    value = tuple(changes.get(column, getattr(known.rows[index], column)) for column in key)
    return None if None in value else value


async def update_known(work: Work, plan: Plan, known: Known) -> int:
    """Writes the changes; gives how many rows were changed. RefusedRowError names the first that cannot be."""
    wanted = {index: values for index in range(len(known.rows)) if (values := changes_of(plan, known, index))}
    await lock_ahead(work, plan.resource, [(values, known.rows[index]) for index, values in wanted.items()])
    await lock_for_change(work, plan.resource, [known.rows[index].id for index in wanted])
    for index, values in wanted.items():
        row = copy(known.rows[index])  # what is tried again begins with the row as it was read
        try:
            await update_in(work, plan.resource, row, values, {})
        except AppError as error:
            raise RefusedRowError(index, reasons_of(plan, error), known=True) from error
        except (IntegrityError, OperationalError) as error:
            if is_lost(error):
                raise
            translated = translate_violation(error) or {"": BROKEN}
            raise RefusedRowError(index, list(translated.items()), known=True) from error
    return len(wanted)

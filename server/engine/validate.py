"""Validation of input against the fields of a resource.

Every finding is placed at its field, and nothing is written meanwhile.
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Invalid
from schema.kit.field import Chosen, Field
from schema.kit.kinds import KINDS
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from schema.kit.rules import RULES, Rule
from schema.kit.sealing import NO_VALUE, is_mask
from server.engine.dictionaries import labels_of
from server.engine.sql import Parameters, quote
from server.engine.table_conditions import json_conditions
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import of_tenant

REQUIRED = "必填 | Required"
UNKNOWN = "选项不存在 | No such choice"
OWN_PARENT = "不能选择自己作为上级 | It cannot be its own parent"


def read_field(item: Field, raw: Any) -> Any:
    """The stored value of one input; raises ValueError with a pair text. Empty input is None."""
    if raw is None or raw == "" or raw == []:
        if item.required:
            raise ValueError(REQUIRED)
        return None
    value = KINDS[item.kind].read(raw, item)
    if value == "" and item.required:
        raise ValueError(REQUIRED)
    if not isinstance(value, str):
        return value
    if item.sealed and is_mask(value):
        raise ValueError(NO_VALUE)
    return _ruled(RULES[item.rule], value) if item.rule else value


def _ruled(rule: Rule, text: str) -> str:
    fitting = rule.read(text)
    if fitting is None:
        raise ValueError(rule.message)
    return fitting


def writable_fields(resource: Resource, adding: bool) -> list[Field]:
    """Fields that a client may set: not read-only ones, and those set once only when adding."""
    return [item for item in resource.complete_fields if not item.read_only and (adding or not item.once)]


def read_values(
    resource: Resource, data: Mapping[str, Any], *, adding: bool, without: str = "", row: Base | None = None
) -> dict[str, Any]:
    """Column -> value of all fields present (when adding: of all fields). Raises Invalid with all findings.

    without: a column that is filled otherwise. row: the one that is edited, whose names of persons may stay as they are.
    """
    values: dict[str, Any] = {}
    problems: dict[str, str] = {}
    for item in writable_fields(resource, adding):
        if item.column == without:
            continue
        if item.key not in data:
            if adding:
                _require(item, problems)
            continue
        if row is not None and item.rule == "name" and data[item.key] == getattr(row, item.column):
            continue
        try:
            raw = data[item.key]
            top = item.column == resource.rows.tree and str(raw) == "0"  # clients of the family name the top so
            values[item.column] = read_field(item, None if top else raw)
        except ValueError as error:
            problems[item.key] = str(error)
    if problems:
        raise Invalid(fields=problems)
    return _without_nulls(resource, values)


async def read_values_apart(
    resource: Resource, data: Mapping[str, Any], *, adding: bool, without: str = "", row: Base | None = None
) -> dict[str, Any]:
    """As `read_values`; markup is cleaned in a thread, since it takes long."""
    read = partial(read_values, resource, data, adding=adding, without=without, row=row)
    marked = any(item.kind == "html" and data.get(item.key) for item in resource.complete_fields)
    return await asyncio.to_thread(read) if marked else read()


def _require(item: Field, problems: dict[str, str]) -> None:
    if item.required:
        problems[item.key] = REQUIRED


def _without_nulls(resource: Resource, values: dict[str, Any]) -> dict[str, Any]:
    """An emptied field of a column that cannot be null falls back to the column's default."""
    columns = resource.model._meta.fields_map
    kept = {}
    for column, value in values.items():
        meta = columns.get(column)
        if value is None and meta is not None and not meta.null:
            if meta.default is None:
                continue
            value = meta.default() if callable(meta.default) else meta.default
        kept[column] = value
    return kept


async def check_choices(resource: Resource, values: Mapping[str, Any], actor: Actor, row: Base | None = None) -> None:
    """Dictionary values must exist, references must be live rows of the tenant, a parent must not be the row itself.

    What the row names already may stay: whoever saves it did not choose it now, and cannot know that it went meanwhile.
    """
    problems: dict[str, str] = {}
    for item in resource.complete_fields:
        value = values.get(item.column)
        if value in (None, "", []):
            continue
        problem = await _problem(item, value, actor, row, resource)
        if problem == UNKNOWN and row is not None:
            held = await _held(item, row)
            fresh = [part for part in str(value).split(item.separator) if part not in held]
            problem = await _problem(item, item.separator.join(fresh), actor, row, resource) if fresh else None
        if problem:
            problems[item.key] = problem
    if problems:
        raise Invalid(fields=problems)


async def _problem(item: Field, value: Any, actor: Actor, row: Base | None, resource: Resource) -> str | None:
    if item.dict:
        known = await labels_of(actor.tenant_id, item.dict)
        parts = str(value).split(item.separator) if item.kind == "dicts" else [str(value)]
        return UNKNOWN if any(part not in known for part in parts) else None
    if item.ref:
        return await _check_reference(item, value, actor, row.id if row else None, resource)
    if item.chosen and not await _are_stored(item.chosen, str(value), actor):
        return UNKNOWN
    return None


async def _held(item: Field, row: Base) -> set[str]:
    if item.link is None:
        return {part for part in str(getattr(row, item.column) or "").split(item.separator) if part}
    link = item.link
    entries = of_tenant(link.model, row.tenant_id).filter(**{link.own: row.id}, del_flag=0)
    return {str(value) for value in await entries.values_list(link.other, flat=True)}


async def _are_stored(chosen: Chosen, value: str, actor: Actor) -> bool:
    """Whether live rows have these values, and only one is named where only one may be."""
    parts = {part for part in value.split(",") if part}
    target, column = registry().chosen(chosen), quote(chosen.store)
    found = await pool().fetchval(
        f"SELECT count(DISTINCT {column}) FROM {quote(target.table)}"
        f" WHERE tenant_id = $1 AND del_flag = 0 AND {column}::text = ANY($2)",
        actor.tenant_id,
        list(parts),
    )
    return bool(found == len(parts) and (chosen.many or len(parts) <= 1))


async def _check_reference(item: Field, value: Any, actor: Actor, row_id: int | None, resource: Resource) -> str | None:
    parts = [part for part in str(value).split(",") if part]
    ids = [number for part in parts if (number := read_row_id(part)) is not None]
    if len(ids) < len(parts):
        return UNKNOWN
    target = registry().require(item.ref or "")
    if item.column == resource.rows.tree and row_id is not None and row_id in ids:
        return OWN_PARENT
    params = Parameters(actor.today)
    conditions = [
        f"t.tenant_id = {params.add(actor.tenant_id)}",
        "t.del_flag = 0",
        f"t.id = ANY({params.add(ids)}::bigint[])",
        *json_conditions(target, item.condition, params),
    ]
    found = await pool().fetchval(
        f"SELECT count(*) FROM {quote(target.table)} t WHERE {' AND '.join(conditions)}", *params.values
    )
    return None if found == len(set(ids)) else UNKNOWN

"""The plan of a grid's edits: what they would do to each row.

Cells are compared with what is stored now, then checked like any edit, before anything is written.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import orjson

from schema.kit.base import Base
from schema.kit.clock import to_wire
from schema.kit.errors import AppError, NotFound
from schema.kit.field import Field
from schema.kit.kinds import KINDS
from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.batch import reason_of
from server.engine.locked import NOT_YOURS
from server.engine.read import stored_records
from server.engine.validate import writable_fields
from server.engine.view import view_of
from server.engine.write import Edit, plan_change
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import scoped

_SETS = {"refs"}
_LAST_CHANGES = """
SELECT row_id, diff, realname, created_at FROM sys_audit
WHERE tenant_id = $1 AND table_name = $2 AND row_id = ANY($3) AND action <> 'reveal' ORDER BY created_at DESC, id DESC LIMIT 2000
"""

Wanted = dict[str, tuple[Any, Any]]
Entry = dict[str, Any]


@dataclass
class RowPlan:
    """One row of a call: `same` cells hold the wanted value already, `clashes` another than the client knew."""

    row_id: int
    version: int = 0
    keys: list[str] = field(default_factory=list)
    edit: Edit | None = None
    same: list[Entry] = field(default_factory=list)
    clashes: list[Entry] = field(default_factory=list)
    refused: list[Entry] = field(default_factory=list)


async def plan_rows(resource: Resource, actor: Actor, wanted: Mapping[int, Wanted]) -> dict[int, RowPlan]:
    """Reads the rows once; nothing is written and no transaction is held meanwhile."""
    ids = sorted(wanted)
    records = await stored_records(view_of(resource, actor), actor, ids)
    rows = {row.id: row for row in await scoped(cast(type[Base], resource.model), actor).filter(id__in=ids)}
    plans = {}
    for row_id in ids:
        record, row = records.get(row_id), rows.get(row_id)
        if record is None or row is None:
            plans[row_id] = RowPlan(row_id, refused=[refusal(row_id, NotFound(), actor)])
            continue
        plans[row_id] = await _plan_row(resource, actor, row, record, wanted[row_id])
    return plans


async def _plan_row(resource: Resource, actor: Actor, row: Base, record: Entry, wanted: Wanted) -> RowPlan:
    plan = RowPlan(row.id, record["rowVersion"])
    view = view_of(resource, actor)
    open_fields = {item.key: item for item in writable_fields(view, adding=False)}
    data: Entry = {}
    for key, (old, value) in wanted.items():
        item, held = open_fields.get(key), record.get(key)
        cell = {"id": str(row.id), "key": key}
        if item is None:
            plan.refused.append({**cell, "reason": localize(NOT_YOURS, actor.locale), "error": "field.locked"})
        elif item.secret:  # nobody has seen it, so there is nothing to compare; nothing typed leaves it as it is
            if value in (None, ""):
                plan.same.append({**cell, "rowVersion": plan.version, "value": None})
            else:
                data[key] = value
        elif same_value(item, held, value):
            plan.same.append({**cell, "rowVersion": plan.version, "value": held})
        elif same_value(item, held, old):
            data[key] = value
        else:
            plan.clashes.append({**cell, "mine": value, "theirs": held, "theirsText": record.get(f"{key}_dictText")})
    if plan.refused or not data:
        return plan
    try:
        plan.edit = await plan_change(resource, actor, row, data)
        plan.keys = list(data)
    except AppError as error:
        plan.refused += refusals(row.id, error, actor)
    return plan


def same_value(item: Field, one: Any, other: Any) -> bool:
    """Whether two wire values are stored alike, however they are written."""
    return bool(_stored_form(item, one) == _stored_form(item, other))


def _stored_form(item: Field, value: Any) -> Any:
    if value is None or value == "" or value == []:
        return None
    if item.kind == "html":
        return value  # what a client knows was cleaned when it was stored, and cleaning is not for here
    try:
        stored = KINDS[item.kind].read(value, item)
    except (ValueError, TypeError):
        return value
    return set(stored.split(",")) if item.kind in _SETS else stored


def written_value(item: Field, row: Base, edit: Edit) -> Any:
    """The wire value of a cell after its row was written; a secret is never told."""
    if item.secret:
        return None
    if item.link is not None:
        return edit.links.get(item.column)
    value, write = getattr(row, item.column), KINDS[item.kind].write
    return value if write is None or value is None else write(value)


def refusal(row_id: int | str, error: AppError, actor: Actor) -> Entry:
    return {"id": str(row_id), "reason": reason_of(error, actor)["reason"], "error": error.id}


def refusals(row_id: int | str, error: AppError, actor: Actor) -> list[Entry]:
    """One entry per field at fault, or one for the row."""
    fields = reason_of(error, actor).get("fields", {})
    if not fields:
        return [refusal(row_id, error, actor)]
    return [{"id": str(row_id), "key": key, "reason": text, "error": error.id} for key, text in fields.items()]


async def sign_clashes(resource: Resource, actor: Actor, clashes: list[Entry]) -> None:
    """Who gave each cell the value that stands there, and when, from the trail."""
    if not clashes:
        return
    ids = list({int(clash["id"]) for clash in clashes})
    lines = await pool().fetch(_LAST_CHANGES, actor.tenant_id, resource.table, ids)
    authors: dict[tuple[str, str], tuple[str, str]] = {}
    for line in lines:
        for entry in orjson.loads(line["diff"]):
            place = (str(line["row_id"]), str(entry["field"]))
            authors.setdefault(place, (line["realname"], to_wire(line["created_at"])))
    for clash in clashes:
        clash["by"], clash["at"] = authors.get((clash["id"], clash["key"]), (None, None))

"""What a change of kind would do to the rows that there are, counted before anybody does it.

Only so many rows are looked at while a person waits; the task that converts them looks at all.
"""

from dataclasses import dataclass, field
from typing import Any

from schema.domains import registry
from schema.kit.text import localize
from server.engine.labels import label_sql
from server.engine.read import disclosable_ids
from server.engine.sheet_cells import Wrong
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.online.conversion import Conversion
from server.online.copying import Refused, Target, read_values, refusal, targets_of
from server.online.planning import Plan

PAGE, MOST = 2000, 20_000
NAMED = 10
TWICE = "这个值出现了不止一次，而字段是唯一的 | The value is there more than once, and the field is unique"


@dataclass
class Counted:
    """`named`: id, label, value and reason of the first refused rows, as far as the person may see them."""

    one: Conversion
    converts: int = 0
    refused: int = 0
    partial: bool = False
    first: list[Refused] = field(default_factory=list)
    named: list[dict[str, str]] = field(default_factory=list)
    seen: set[Any] = field(default_factory=set)


async def count_conversions(actor: Actor, plan: Plan) -> list[Counted]:
    return [await _count(actor, target, one) for target in targets_of(plan) for one in target.conversions]


async def refuse_unconverted(actor: Actor, plan: Plan) -> None:
    """Conflict "form.refused" at the first field with values that cannot be converted, with the rows."""
    for counted in await count_conversions(actor, plan):
        if counted.refused:
            error = refusal(counted.one, counted.refused, counted.first)
            error.result["rows"] = counted.named
            raise error


async def _count(actor: Actor, target: Target, one: Conversion) -> Counted:
    counted, after, read = Counted(one), 0, 0
    column = f't."{one.old.column}"'
    sql = (
        f'SELECT t.id, t.del_flag, {column} AS value FROM "{target.resource.table}" t'
        f" WHERE t.id > $1 AND {column} IS NOT NULL ORDER BY t.id LIMIT {PAGE}"
    )
    while rows := await pool().fetch(sql, after):
        if read >= MOST:
            counted.partial = True
            break
        await _add(actor, target, counted, rows)
        after, read = rows[-1]["id"], read + len(rows)
    counted.named = await _name(actor, target, one, counted.first)
    return counted


async def _add(actor: Actor, target: Target, counted: Counted, rows: list[Any]) -> None:
    one = counted.one
    values = await read_values(actor, target, one, [row["value"] for row in rows])
    for row, (text, value) in zip(rows, values, strict=True):
        reason = value.message if isinstance(value, Wrong) else None
        if reason is None and one.new.unique and value is not None and row["del_flag"] == 0:
            reason = TWICE if value in counted.seen else None
            counted.seen.add(value)
        if reason is None:
            counted.converts += 1
            continue
        counted.refused += 1
        if len(counted.first) < NAMED:
            counted.first.append(Refused(one, row["id"], text, reason))


async def _name(actor: Actor, target: Target, one: Conversion, refused: list[Refused]) -> list[dict[str, str]]:
    """Nothing of rows and fields that the person may not see, and nothing of a form that is not served."""
    served = registry().get(target.resource.path)
    if not refused or served is None:
        return []
    shown = view_of(served, actor)
    seen = {item.column for item in shown.fields}
    if one.old.column not in seen:
        return []
    ids = await disclosable_ids(served, actor, [item.row_id for item in refused])
    named = label_sql(shown, "t") if seen.issuperset(shown.label_columns) else "t.id::text"
    sql = f'SELECT t.id, {named} AS label FROM "{served.table}" t WHERE t.id = ANY($1)'
    labels = {row["id"]: row["label"] for row in await pool().fetch(sql, list(ids))}
    return [
        {
            "id": str(item.row_id),
            "label": labels[item.row_id] or str(item.row_id),
            "value": item.text,
            "reason": localize(item.reason, actor.locale),
        }
        for item in refused
        if item.row_id in labels
    ]


def as_shape(counted: Counted, locale: str) -> dict[str, Any]:
    new = counted.one.new
    return {
        "field": new.name,
        "title": new.title_en if locale == "en" else new.title,
        "converts": counted.converts,
        "refused": counted.refused,
        "partial": counted.partial,
        "rows": counted.named,
    }

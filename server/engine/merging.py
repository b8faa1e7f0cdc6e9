"""The act of merging: several rows of a resource become one, and everything that named the others names it.

Looked at first, then done in one transaction, of which a record is kept by which it can be taken back (`merge_undo.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from schema.kit.base import COMMON_COLUMNS, Base
from schema.kit.errors import AppError, Invalid, NotFound, Stale
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.text import localize
from schema.system.merge import Merge
from server.engine.change import hold_doomed, take_down, update_in
from server.engine.hooks import hooks_of
from server.engine.linkage import refuse_conflicts
from server.engine.merge_references import Moved, move, references
from server.engine.merge_shapes import MOST, MergeOf, MergeRows
from server.engine.read import visible_ids
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work

SAME = "请选择另一条记录 | Choose another record"
NOT_CHOSEN = "不能这样选择 | This cannot be chosen"
TOO_MANY = f"一次最多并入{MOST}条 | At most {MOST} at once"
REQUIRED = "必填 | Required"


async def plan_merge(resource: Resource, actor: Actor, asked: MergeOf) -> dict[str, Any]:
    """What would move, what the row that stays would take over, and why it cannot be."""
    kept, others = await _rows(resource, actor, asked)
    refused = await _refusal(resource, pool(), kept, others)
    ids = [one.id for one in others]
    counted = [
        (one, await one.naming(actor.tenant_id, ids).exclude(id=kept.id).count())
        for one in references(resource, actor.tenant_id)
    ]
    values = _taken(resource, kept, others, {})
    told = view_of(resource, actor).by_key
    return {
        "moves": [
            {"title": {"zh": one.titles.zh, "en": one.titles.en}, "count": count} for one, count in counted if count
        ],
        "fills": [key for column in values if (key := resource.by_key_of(column)) in told],
        "refused": localize(refused.message, actor.locale) if refused else None,
    }


async def merge_rows(resource: Resource, actor: Actor, asked: MergeRows) -> dict[str, Any]:
    """Merges, each chosen field taken from the row that was chosen for it. Stale where one of them is not as it was seen."""
    kept, others = await _rows(resource, actor, asked)
    chosen = read_choice(resource, actor, asked.fields, [kept, *others])
    hooks = hooks_of(resource.path)
    refuse_conflicts(resource, _taken(resource, kept, others, chosen), kept)
    if hooks.validate:
        await hooks.validate(actor, dict(_taken(resource, kept, others, chosen)), kept)
    async with unit_of_work(actor) as work:
        if hooks.bulk.merging.lock:
            await hooks.bulk.merging.lock(work, [kept, *others])
        refused = await _refusal(resource, work.connection, kept, others)
        if refused is not None:
            raise refused
        moved = await move(work, resource, kept.id, [one.id for one in others])
        kept, others = await _held(work, resource, kept, others, asked.versions)
        values = _taken(resource, kept, others, chosen)
        await hold_doomed(work, resource, others)
        await take_down(work, resource, others, {})
        was = _columns(kept)
        await update_in(work, resource, kept, values, {}, root=False, action="merge")
        before = {column: value for column, value in was.items() if getattr(kept, column) != value}
        after = {column: getattr(kept, column) for column in before}
        work.trail.add(kept, "merge", [_said(resource, others)], None)
        if hooks.bulk.merging.settle:
            await hooks.bulk.merging.settle(work, kept, actor)
        await _refuse_late(work, resource, others)
        record = _record(resource, kept, others, before, after, moved)
        await work.insert(record, audit=False)
    return {"id": str(kept.id), "merge": str(record.id), "moved": record.count}


async def _rows(resource: Resource, actor: Actor, asked: MergeOf) -> tuple[Any, list[Any]]:
    """The row that stays and the others, through the actor's scope."""
    kept_id, ids = parse_id(asked.kept), [parse_id(one) for one in dict.fromkeys(asked.other_ids)]
    if not ids or kept_id in ids:
        raise Invalid(fields={"others": SAME})
    if len(ids) > MOST:
        raise Invalid(fields={"others": TOO_MANY})
    wanted = [kept_id, *ids]
    if len(await visible_ids(resource, actor, wanted)) != len(wanted):
        raise NotFound()
    found = {row.id: row for row in await scoped(cast(type[Base], resource.model), actor).filter(id__in=wanted)}
    if len(found) != len(wanted):
        raise NotFound()
    return found[kept_id], [found[row_id] for row_id in ids]


async def _held(
    work: Work, resource: Resource, kept: Any, others: Sequence[Any], versions: Mapping[str, int]
) -> tuple[Any, list[Any]]:
    """The rows as they are now that nobody else can change them, or come to name them."""
    wanted = [kept.id, *(one.id for one in others)]
    rows = scoped(cast(type[Base], resource.model), work.actor).filter(id__in=wanted)
    held = {row.id: row for row in await rows.order_by("id").select_for_update()}
    if len(held) != len(wanted):
        raise NotFound()
    if any(held[row_id].row_version != versions.get(str(row_id)) for row_id in wanted):
        raise Stale()
    return held[kept.id], [held[one.id] for one in others]


async def _refusal(resource: Resource, connection: Any, kept: Any, others: Sequence[Any]) -> AppError | None:
    refuse = hooks_of(resource.path).bulk.merging.refuse
    return await refuse(connection, kept, others) if refuse else None


async def _refuse_late(work: Work, resource: Resource, others: Sequence[Any]) -> None:
    """Whoever came to name one of the others before it was held is not left behind."""
    ids = [one.id for one in others]
    for reference in references(resource, work.actor.tenant_id):
        if await reference.naming(work.actor.tenant_id, ids).exists():
            raise Stale()


def read_choice(resource: Resource, actor: Actor, fields: Mapping[str, str], rows: Sequence[Any]) -> dict[str, Any]:
    """Column -> the row whose value is taken; Invalid at fields that the actor may not change."""
    open_fields = {item.key: item for item in view_of(resource, actor).complete_fields if may_take(item)}
    by_id = {str(row.id): row for row in rows}
    wrong = {key: NOT_CHOSEN for key, row_id in fields.items() if key not in open_fields or row_id not in by_id}
    chosen = {open_fields[key].column: by_id[row_id] for key, row_id in fields.items() if key not in wrong}
    empty = (key for key in fields.keys() - wrong.keys() if open_fields[key].required)
    wrong |= {key: REQUIRED for key in empty if not _says(chosen[open_fields[key].column], open_fields[key].column)}
    if wrong:
        raise Invalid(fields=wrong)
    return chosen


def may_take(item: Field) -> bool:
    """Whether a value of the field may be taken from another row."""
    return not item.read_only and item.link is None and (item.sealed or not item.secret)


def _says(row: Any, column: str) -> bool:
    return getattr(row, column) not in (None, "")


def _taken(resource: Resource, kept: Any, others: Sequence[Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The columns that change about the row that stays: what was chosen for it, and what it does not say itself."""
    values: dict[str, Any] = {}
    for columns in _taken_together(resource):
        source = next((chosen[column] for column in columns if column in chosen), None)
        source = source or next((row for row in [kept, *others] if _says(row, columns[-1])), kept)
        for column in columns:
            if getattr(source, column) != getattr(kept, column):
                values[column] = getattr(source, column)
    gone = {kept.id, *(row.id for row in others)}
    for item in resource.complete_fields:
        if item.ref == resource.path and values.get(item.column, getattr(kept, item.column)) in gone:
            values[item.column] = None
    fill = hooks_of(resource.path).bulk.merging.fill
    if fill:
        fill(values, kept, others)
    return {column: value for column, value in values.items() if value != getattr(kept, column)}


def _taken_together(resource: Resource) -> list[tuple[str, ...]]:
    groups = [tuple(words.split()) for words in (resource.rows.duplicates.together if resource.rows.duplicates else ())]
    grouped = {column for columns in groups for column in columns}
    alone = (item.column for item in resource.complete_fields if may_take(item) and item.column not in grouped)
    return [*groups, *((column,) for column in alone)]


def _said(resource: Resource, others: Sequence[Any]) -> dict[str, Any]:
    """The line of the trail that tells what went into the row."""
    names = [" ".join(str(getattr(one, column) or "") for column in resource.label_columns).strip() for one in others]
    label = ["并入的记录", "Merged into it"]
    return {
        "field": "merged",
        "label": label,
        "old": None,
        "new": ", ".join(f"{n} ({o.id})" for n, o in zip(names, others, strict=True)),
    }


def _columns(row: Any) -> dict[str, Any]:
    """What the row says itself, also by what its domain writes along with it."""
    return {column: getattr(row, column) for column in row._meta.fields_map if column not in COMMON_COLUMNS}


def _record(
    resource: Resource,
    kept: Any,
    others: Sequence[Any],
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    moved: Moved,
) -> Merge:
    return Merge(
        path=resource.path,
        kept_id=kept.id,
        other_ids=[str(one.id) for one in others],
        before=stored(kept, before),
        after=stored(kept, after),
        moved=moved,
        count=sum(len(ids) for by_other in moved.values() for ids in by_other.values()),
    )


def stored(row: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    """Values as the database keeps them: what is sealed stays so."""
    columns = row._meta.fields_map
    kept = {column: columns[column].to_db_value(value, row) for column, value in values.items()}
    return {
        c: value if value is None or isinstance(value, str | int | bool) else str(value) for c, value in kept.items()
    }

"""Cells of a grid, saved in one act.

Each is compared with what its client knew, each row is written as an edit of its own would be.
"""

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, cast

from pydantic import Field as Limit
from tortoise.exceptions import IntegrityError

from schema.kit.base import Base
from schema.kit.errors import AppError, Invalid, NotFound
from schema.kit.resource import Resource
from server.engine.cell_plan import Entry, RowPlan, Wanted, plan_rows, refusal, refusals, sign_clashes, written_value
from server.engine.change import delete_in, lock_ahead
from server.engine.read import visible_ids
from server.engine.write import NewRow, apply_add, apply_edit, plan_add
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.idempotency import Answer as Kept
from server.kit.idempotency import Intent, keep, take
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.kit.violation import translate_violation

MOST_CELLS = 5000
TOO_MANY = f"一次最多处理{MOST_CELLS}个单元格 | At most {MOST_CELLS} cells at once"
# A grid that was cut off keeps its new rows in the browser, and sends them when somebody opens it again.
ROW_DAYS = 30


class CellEdit(Body):
    """`old` is what the client saw; the cell is written only if that is still so."""

    id: str = Limit(max_length=20)
    key: str = Limit(max_length=80)
    old: Any = None
    value: Any = None


class CellInsert(Body):
    temp_id: str = Limit(min_length=1, max_length=80)
    values: dict[str, Any] = Limit(default_factory=dict)


class CellsBody(Body):
    """`once`: the temporary ids are unique among all that this person sends, so a row sent again is the same row."""

    edits: list[CellEdit] = Limit(default_factory=list, max_length=MOST_CELLS)
    inserts: list[CellInsert] = Limit(default_factory=list, max_length=MOST_CELLS)
    removes: list[str] = Limit(default_factory=list, max_length=MOST_CELLS)
    once: bool = False


@dataclass
class Answer:
    done: list[Entry] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)
    clashes: list[Entry] = field(default_factory=list)
    refused: list[Entry] = field(default_factory=list)

    def as_wire(self) -> Entry:
        return {"done": self.done, "ids": self.ids, "clashes": self.clashes, "refused": self.refused}


@dataclass
class Call:
    """A checked call: rows to edit by id, new rows by temporary id, ids to delete."""

    resource: Resource
    actor: Actor
    edits: dict[int, RowPlan]
    adds: dict[str, NewRow]
    removes: dict[int, int]
    answer: Answer
    once: bool


async def save_cells(resource: Resource, actor: Actor, body: CellsBody) -> Entry:
    """{done, ids, clashes, refused}: one transaction; a row that is refused leaves nothing behind and the others alone."""
    _require(resource, actor, body)
    wanted = _wanted(body)
    answer = Answer()
    call = Call(resource, actor, await plan_rows(resource, actor, wanted), {}, {}, answer, body.once)
    await _plan_adds(call, body)
    await _plan_removes(call, body)
    async with unit_of_work(actor) as work:
        moved = await _lock(work, call)
        if moved:  # changed since it was looked at; now nobody can
            call.edits |= await plan_rows(resource, actor, {row_id: wanted[row_id] for row_id in moved})
        await _write(work, call)
    for plan in call.edits.values():
        answer.done += plan.same
        answer.clashes += plan.clashes
        answer.refused += plan.refused
    await sign_clashes(resource, actor, answer.clashes)
    return answer.as_wire()


def _require(resource: Resource, actor: Actor, body: CellsBody) -> None:
    """The route asked for the right to edit; adding and deleting need theirs, and must exist."""
    for verb, asked in (("edit", body.edits), ("add", body.inserts), ("delete", body.removes)):
        if asked:
            actor.require(resource.code(verb))
            if verb not in resource.verbs:
                raise NotFound()
    cells = len(body.edits) + len(body.removes) + sum(max(len(row.values), 1) for row in body.inserts)
    if cells > MOST_CELLS:
        raise Invalid(TOO_MANY, id="batch.large")


def _wanted(body: CellsBody) -> dict[int, Wanted]:
    """A cell that is named twice goes from the first old value to the last new one."""
    wanted: dict[int, Wanted] = {}
    for edit in body.edits:
        cells = wanted.setdefault(parse_id(edit.id), {})
        old = cells[edit.key][0] if edit.key in cells else edit.old
        cells[edit.key] = (old, edit.value)
    return wanted


async def _plan_adds(call: Call, body: CellsBody) -> None:
    for row in body.inserts:
        try:
            call.adds[row.temp_id] = await plan_add(call.resource, call.actor, row.values)
        except AppError as error:
            call.answer.refused += refusals(row.temp_id, error, call.actor)


async def _plan_removes(call: Call, body: CellsBody) -> None:
    ids = list(dict.fromkeys(parse_id(text) for text in body.removes))
    visible = await visible_ids(call.resource, call.actor, ids) if ids else set()
    call.removes = {row_id: 0 for row_id in ids if row_id in visible}
    call.answer.refused += [refusal(row_id, NotFound(), call.actor) for row_id in ids if row_id not in visible]
    for row_id in call.removes:
        call.edits.pop(row_id, None)


async def _lock(work: Work, call: Call) -> set[int]:
    """Locks the rows in one order; gives those that somebody changed since they were looked at."""
    planned = {row_id: plan.version for row_id, plan in call.edits.items() if plan.edit is not None}
    ids = sorted({*planned, *call.removes})
    model = cast(type[Base], call.resource.model)
    leaving = await scoped(model, call.actor).filter(id__in=set(call.removes)) if call.removes else []
    edits = [(plan.edit.values, plan.edit.row) for plan in call.edits.values() if plan.edit is not None]
    adds = [(new.values, None) for new in call.adds.values()]
    await lock_ahead(work, call.resource, [*edits, *(({}, row) for row in leaving), *adds])
    if not ids:
        return set()
    rows = of_tenant(model, call.actor.tenant_id).filter(id__in=ids).order_by("id")
    rows = rows.select_for_update(no_key=not call.removes)
    versions = {row.id: row.row_version for row in await rows.only("id", "row_version")}
    return {row_id for row_id, version in planned.items() if versions.get(row_id) != version}


async def _write(work: Work, call: Call) -> None:
    """Deletes first, so that a key freed here may be used again here."""
    for row_id in call.removes:
        await _remove(work, call, row_id)
    for plan in call.edits.values():
        if plan.edit is not None:
            await _edit(work, call, plan, plan.edit)
    for temp_id, new in call.adds.items():
        await _add(work, call, temp_id, new)


async def _remove(work: Work, call: Call, row_id: int) -> None:
    try:
        async with work.part():
            row = await scoped(cast(type[Base], call.resource.model), call.actor).get_or_none(id=row_id)
            if row is not None:
                await delete_in(work, call.resource, row)
    except AppError as error:
        call.answer.refused += refusals(row_id, error, call.actor)


async def _edit(work: Work, call: Call, plan: RowPlan, edit: Any) -> None:
    try:
        async with work.part():
            await apply_edit(work, call.resource, edit)
    except (AppError, IntegrityError) as error:
        plan.refused += refusals(plan.row_id, _told(error), call.actor)
        return
    for key in plan.keys:
        value = written_value(call.resource.by_key[key], edit.row, edit)
        entry = {"id": str(plan.row_id), "key": key, "rowVersion": edit.row.row_version, "value": value}
        call.answer.done.append(entry)


async def _add(work: Work, call: Call, temp_id: str, new: NewRow) -> None:
    try:
        async with work.part():
            row_id = await _add_once(work, call, temp_id, new)
    except (AppError, IntegrityError) as error:
        call.answer.refused += refusals(temp_id, _told(error), call.actor)
        return
    call.answer.ids[temp_id] = row_id


async def _add_once(work: Work, call: Call, temp_id: str, new: NewRow) -> str:
    """The id of the new row, or of the one made when the same was sent before; the same at this moment is waited for."""
    if not call.once:
        return str((await apply_add(work, call.resource, new)).id)
    connection = work.connection
    path = call.resource.path
    intent = Intent(f"{path}\0{temp_id}", f"row {path}", keep_for=timedelta(days=ROW_DAYS))
    first = await take(connection, call.actor, intent)
    if first is not None:
        return first.body.decode()
    row_id = str((await apply_add(work, call.resource, new)).id)
    await keep(connection, call.actor, intent, Kept(200, {}, row_id.encode()))
    return row_id


def _told(error: AppError | IntegrityError) -> AppError:
    """A taken unique key is told at its field; any other broken constraint is not ours to explain."""
    if isinstance(error, AppError):
        return error
    fields = translate_violation(error)
    if fields is None:
        raise error
    return Invalid(fields=fields)

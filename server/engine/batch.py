"""Batches: one act over many rows, each in a transaction of its own. A bad row refuses only itself."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from typing import Any, cast

from schema.kit.base import Base
from schema.kit.errors import AppError, Invalid, NotFound
from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.change import delete_in
from server.engine.labels import reference_labels
from server.engine.read import compile_list, disclosable_ids, visible_ids
from server.engine.view import view_of
from server.engine.write import apply_edit, plan_edit
from server.kit.actor import Actor
from server.kit.ambient import ambient
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import fetch
from server.kit.unit_of_work import Work, unit_of_work

MOST = 50_000
INLINE = 200
KEPT_REFUSALS = 1000
EMPTY = "请选择一条记录 | select record"
LARGE = f"一次最多处理{MOST}条 | At most {MOST} rows at once"

Write = Callable[[Work], Awaitable[None]]
Prepare = Callable[[int], Awaitable[Write]]
Settle = Callable[[Work, int], Awaitable[None]]


class _RehearsedError(Exception):
    """A dry run went well and is rolled back."""


@dataclass
class BatchResult:
    total: int
    done: int = 0
    refused: list[dict[str, Any]] = field(default_factory=list)
    act: str | None = None

    def as_wire(self) -> dict[str, Any]:
        return {"total": self.total, "done": self.done, "refused": self.refused, "act": self.act}


async def matching_ids(resource: Resource, actor: Actor, query: Mapping[str, Any]) -> list[int]:
    """The ids of a whole filtered list, in its order."""
    compiled = compile_list(
        view_of(resource, actor), actor, {key: str(value) for key, value in query.items() if value is not None}
    )
    rows = await pool().fetch(
        f'SELECT t."id" {compiled.tail} ORDER BY {compiled.order} LIMIT {MOST + 1}', *compiled.values
    )
    return [row["id"] for row in rows]


def check_size(ids: Sequence[int]) -> None:
    """Invalid for no row, and for more than one act may touch."""
    if not ids:
        raise Invalid(EMPTY, id="batch.empty")
    if len(ids) > MOST:
        raise Invalid(LARGE, id="batch.large")


def editing(resource: Resource, actor: Actor, values: Mapping[str, Any]) -> Prepare:
    """The same values into each row."""

    async def prepare(row_id: int) -> Write:
        edit = await plan_edit(resource, actor, row_id, values)
        return lambda work: apply_edit(work, resource, edit)

    return prepare


def deleting(resource: Resource, actor: Actor) -> Prepare:
    async def prepare(row_id: int) -> Write:
        if row_id not in await visible_ids(resource, actor, [row_id]):
            raise NotFound()
        row = await fetch(cast(type[Base], resource.model), actor, row_id)
        return lambda work: delete_in(work, resource, row)

    return prepare


async def run_rows(
    resource: Resource,
    actor: Actor,
    ids: Sequence[int],
    prepare: Prepare,
    *,
    dry_run: bool = False,
    result: BatchResult | None = None,
    settle: Settle | None = None,
) -> BatchResult:
    """Applies to each id; `settle(work, index)` runs in each row's transaction, for a job's checkpoint."""
    result = result or BatchResult(len(ids))
    failed: list[tuple[int, AppError]] = []
    # Rows of one call are locked until it ends, so everybody goes through them by id.
    for index, row_id in sorted(enumerate(ids), key=itemgetter(1)) if ambient() else enumerate(ids):
        try:
            await retrying(partial(_one, actor, row_id, prepare, dry_run, settle, index))
            result.done += 1
        except AppError as error:
            failed.append((row_id, error))
    result.refused += await describe_refusals(resource, actor, failed[: KEPT_REFUSALS - len(result.refused)])
    result.act = actor.request_id if result.done and not dry_run else result.act
    return result


async def _one(actor: Actor, row_id: int, prepare: Prepare, dry_run: bool, settle: Settle | None, index: int) -> None:
    write = await prepare(row_id)
    try:
        async with unit_of_work(actor) as work:
            await write(work)
            if settle is not None:
                await settle(work, index)
            if dry_run:
                raise _RehearsedError
    except _RehearsedError:
        return


async def describe_refusals(
    resource: Resource, actor: Actor, failed: Sequence[tuple[int, AppError]]
) -> list[dict[str, Any]]:
    """[{id, name, reason, fields?}] in the actor's language; name is null where they may not see the row or what it is called by."""
    view = view_of(resource, actor)
    told = (
        await disclosable_ids(resource, actor, [row_id for row_id, _ in failed])
        if _shows_names(resource, view)
        else set()
    )
    names = await reference_labels(resource.path, told, actor.tenant_id)
    return [{"id": str(row_id), "name": names.get(str(row_id)), **reason_of(error, actor)} for row_id, error in failed]


def _shows_names(resource: Resource, view: Resource) -> bool:
    """Whether what a row is called is made of nothing that is hidden from the reader."""
    open_columns = {item.column for item in view.complete_fields}
    return not any(
        item.column in resource.label_columns and item.column not in open_columns for item in resource.complete_fields
    )


def reason_of(error: AppError, actor: Actor) -> dict[str, Any]:
    fields = {key: localize(text, actor.locale) for key, text in (error.fields or {}).items()}
    if not fields:
        return {"reason": localize(error.message, actor.locale)}
    return {"reason": "；".join(dict.fromkeys(fields.values())), "fields": fields}

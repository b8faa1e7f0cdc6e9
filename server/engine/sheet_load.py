"""Loads read rows: by COPY where nothing but the table is concerned, row by row where a domain has hooks on its writes.

Both run inside the caller's unit of work: rows, trail, event and checkpoint are committed together or not at all.
"""

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any, cast

import asyncpg
import orjson
from tortoise.exceptions import IntegrityError, OperationalError

from schema.kit.base import COMMON_COLUMNS, Base
from schema.kit.clock import now
from schema.kit.columns import SealedColumn
from schema.kit.errors import AppError, Invalid
from schema.kit.snowflake import next_id
from server.engine.hooks import Hooks, hooks_of
from server.engine.kept import kept_in_batch
from server.engine.linkage import settle_batch
from server.engine.row_locks import ids_of, missing_named
from server.engine.sheet_plan import Batch, Plan, column_default
from server.engine.validate import UNKNOWN
from server.kit.retry import is_lost
from server.kit.unit_of_work import Work
from server.kit.violation import translate_violation

COPY_ROWS = 5000
HOOKED_ROWS = 50
ADDED = "added"
BROKEN = "数据库拒绝了这一行 | The database refused this row"
_AUDIT = (
    "INSERT INTO sys_audit"
    " (id, tenant_id, table_name, row_id, action, diff, username, realname, request_id, before, created_at)"
    " VALUES ($1, $2, $3, $4, 'import', $5, $6, $7, $8, $9, now())"
)


def is_hooked(hooks: Hooks) -> bool:
    """Whether a write of this resource is more than its row, and there is no way to do that for many at once."""
    return hooks.bulk.check is None and any((hooks.validate, hooks.prepare, hooks.after.add))


def rows_at_once(path: str) -> int:
    hooks = hooks_of(path)
    return HOOKED_ROWS if hooks.bulk.load or is_hooked(hooks) else COPY_ROWS


async def copy_rows(work: Work, plan: Plan, batch: Batch, source_id: int) -> Batch:
    """Loads the batch and gives it back with the rows that the database refused taken out."""
    batch = batch.refuse(await _unheld(work, plan, batch))
    columns, records = _records(work, plan, batch)
    if not records:
        return batch
    connection = cast(asyncpg.Connection, work.connection)
    findings = await _copy(connection, plan.resource.table, columns, records, 0)
    loaded = batch.refuse(findings)
    if len(loaded):
        refused = set(findings)
        ids = [record[0] for index, record in enumerate(records) if index not in refused]
        await _announce(work, plan, connection, ids, source_id)
        after_rows = hooks_of(plan.resource.path).bulk.after
        if after_rows:
            await after_rows(work, ids, work.actor)
    return loaded


async def _unheld(work: Work, plan: Plan, batch: Batch) -> dict[int, list[tuple[str, str]]]:
    """Holds the rows that the batch names; those of its rows whose named one was deleted since they were read, or keeps its parts
    as they are, by index."""
    missing = await missing_named(work, plan.resource, batch.columns)
    findings: dict[int, list[tuple[str, str]]] = {}
    for column, gone in missing.items():
        for index, value in enumerate(batch.columns[column]):
            if ids_of(value) & gone:
                findings.setdefault(index, []).append((plan.title_of(column), UNKNOWN))
    for index, (key, text) in (await kept_in_batch(work, plan.resource, batch.columns)).items():
        findings.setdefault(index, []).append((_title(plan, key), text))
    return findings


def _records(work: Work, plan: Plan, batch: Batch) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Every column of the table: the sheet's, the common ones, and the defaults of the rest."""
    actor, moment, count = work.actor, now(), len(batch)
    common: dict[str, Iterator[Any]] = {
        "id": (next_id() for _ in range(count)),
        "tenant_id": repeat(actor.tenant_id),
        "sys_org_code": repeat(actor.org_code or None),
        "create_by": repeat(actor.username),
        "create_time": repeat(moment),
        "del_flag": repeat(0),
        "row_version": repeat(1),
    }
    values: dict[str, Any] = dict(common)
    for name, column in plan.resource.model._meta.fields_map.items():
        if name in batch.columns:
            values[name] = _encoded(column, batch.columns[name])
        elif name not in COMMON_COLUMNS and column.has_db_field:
            values[name] = repeat(_encode(column_default(column)))
    # repeat() never ends, the column of ids does
    return list(values), list(zip(*values.values(), strict=False))


def _encode(value: Any) -> Any:
    return orjson.dumps(value).decode() if isinstance(value, (dict, list)) else value


def _encoded(column: Any, values: list[Any]) -> list[Any]:
    if isinstance(column, SealedColumn):
        return [column.to_db_value(value, None) for value in values]
    return [_encode(value) for value in values] if getattr(column, "kind", "") == "json" else values


async def _copy(
    connection: asyncpg.Connection, table: str, columns: list[str], records: list[tuple[Any, ...]], start: int
) -> dict[int, list[tuple[str, str]]]:
    """Copies; when the database refuses, halves the rows until the bad ones stand alone."""
    try:
        async with connection.transaction():
            await connection.copy_records_to_table(table, records=records, columns=columns)
        return {}
    except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, OverflowError) as error:
        if is_lost(error):
            raise
        if len(records) == 1:
            return {start: _reasons(error)}
    half = len(records) // 2
    findings = await _copy(connection, table, columns, records[:half], start)
    return findings | await _copy(connection, table, columns, records[half:], start + half)


def _reasons(error: Exception) -> list[tuple[str, str]]:
    translated = translate_violation(error)
    return list(translated.items()) if translated else [("", BROKEN)]


async def _announce(work: Work, plan: Plan, connection: asyncpg.Connection, ids: Sequence[int], source_id: int) -> None:
    """One line of trail for the batch, found by the id of its source, which knows the rows; one event for the list."""
    actor, count = work.actor, len(ids)
    diff = [{"field": "rows", "label": "导入行数 | Rows imported", "old": None, "new": count}]
    await connection.execute(
        _AUDIT, next_id(), actor.tenant_id, plan.resource.table, source_id, orjson.dumps(diff).decode(),
        actor.username, actor.realname, actor.request_id or None, orjson.dumps({ADDED: ids}).decode(),
    )  # fmt: skip
    work.emit(plan.resource.topic, "bulk", {"count": count})


class RefusedRowError(Exception):
    """Row `index` of the new or the `known` rows broke a rule inside the transaction, which is tried again without it."""

    def __init__(self, index: int, reasons: list[tuple[str, str]], *, known: bool = False) -> None:
        super().__init__(index)
        self.index = index
        self.reasons = reasons
        self.known = known


async def check_hooked(plan: Plan, batch: Batch) -> Batch:
    """Asks the domain about every row before anything is written, and adds what it says of rows from a sheet."""
    hooks = hooks_of(plan.resource.path)
    batch.columns |= {column: [value] * len(batch) for column, value in hooks.bulk.says.items()}
    linked = settle_batch(plan.resource, batch)
    batch = batch.refuse({i: [(_title(plan, key), text) for key, text in told.items()] for i, told in linked.items()})
    findings: dict[int, list[tuple[str, str]]] = {}
    if hooks.bulk.check is not None:
        found = await hooks.bulk.check(plan.actor, batch.columns, len(batch))
        findings = {i: [(_title(plan, key), text) for key, text in texts.items()] for i, texts in found.items()}
        return batch.refuse(findings)
    validate = hooks.validate
    if validate is not None:
        for index in range(len(batch)):
            try:
                await validate(plan.actor, plan.values(batch, index), None)
            except AppError as error:
                findings[index] = reasons_of(plan, error)
    return batch.refuse(findings)


async def insert_hooked(work: Work, plan: Plan, batch: Batch) -> None:
    """Writes row by row through the domain's hooks; RefusedRowError names the first row that cannot be."""
    hooks = hooks_of(plan.resource.path)
    if hooks.lock and len(batch):
        await hooks.lock(work, [(batch.values(index), None) for index in range(len(batch))], work.actor)
    for index, reasons in (await _unheld(work, plan, batch)).items():
        raise RefusedRowError(index, reasons)
    for index in range(len(batch)):
        values = batch.values(index)
        try:
            if hooks.prepare:
                await hooks.prepare(work, values, None, work.actor)
            row = cast(Base, plan.resource.model(**values))
            work.trail.begin(row)
            await work.insert(row)
            if hooks.after.add:
                await hooks.after.add(work, row, work.actor)
        except AppError as error:
            raise RefusedRowError(index, reasons_of(plan, error)) from error
        except (IntegrityError, OperationalError) as error:
            if is_lost(error):
                raise
            translated = translate_violation(error) or {"": BROKEN}
            raise RefusedRowError(index, [(_title(plan, key), text) for key, text in translated.items()]) from error


def reasons_of(plan: Plan, error: AppError) -> list[tuple[str, str]]:
    """(column title, pair text) of what a domain refused."""
    if isinstance(error, Invalid) and error.fields:
        return [(_title(plan, key), message) for key, message in error.fields.items()]
    return [("", error.message)]


def _title(plan: Plan, key: str) -> str:
    item = plan.resource.by_key.get(key)
    return item.label.of(plan.actor.locale) if item else key

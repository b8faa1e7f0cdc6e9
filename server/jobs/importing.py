"""The import task: reads a sheet in chunks, loads good rows, keeps bad ones for an error file; may be killed anywhere.

Rows of a chunk, its refused rows and the checkpoint are one transaction, so going on from there doubles nothing.
"""

import asyncio
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import orjson

from schema.domains import registry
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id
from schema.kit.text import localize
from server.engine.hooks import hooks_of
from server.engine.sheet_cells import importable
from server.engine.sheet_load import (
    COPY_ROWS,
    RefusedRowError,
    check_hooked,
    copy_rows,
    insert_hooked,
    is_hooked,
    rows_at_once,
)
from server.engine.sheet_plan import Batch, Plan, Refused, make_plan
from server.engine.sheet_read import SheetReader, open_sheet
from server.engine.sql import quote
from server.engine.view import view_of
from server.jobs.error_sheet import write_errors
from server.jobs.files import absolute
from server.jobs.tasks import Outcome, TaskRun
from server.kit.database import pool
from server.kit.unit_of_work import Work, unit_of_work

ALL_DONE = "共{total}行数据全部导入成功！ | All {total} rows were imported"
WITH_ERRORS = "文件导入成功，但有错误。 | The file was imported, but with errors"
ONE_BY_ONE = "总行数：{total}，成功：{ok}，失败：{bad} | Rows: {total}, imported: {ok}, refused: {bad}"
_DROP_REFUSED = "DELETE FROM sys_task_error WHERE tenant_id = $1 AND task_id = $2"


@dataclass
class Progress:
    """The checkpoint: everything up to `line` is loaded or refused."""

    line: int = 0
    ok: int = 0
    bad: int = 0

    @property
    def total(self) -> int:
        return self.ok + self.bad


async def run_import(run: TaskRun) -> Outcome:
    params = run.task.params
    resource = registry().require(params["path"])
    run.actor.require(resource.code("import"))
    resource = view_of(resource, run.actor)
    fields = importable(resource.complete_fields)
    reader = await asyncio.to_thread(open_sheet, absolute(params["file"]), fields)
    plan = await make_plan(resource, run.actor, reader.match, fields)
    progress = Progress(**(run.task.checkpoint or {}))
    await asyncio.to_thread(reader.skip_to, progress.line)
    await _load_all(run, plan, reader, progress)
    return await _outcome(run, resource, reader, progress)


async def _load_all(run: TaskRun, plan: Plan, reader: SheetReader, progress: Progress) -> None:
    """Reads one chunk ahead, so that a thread reads while the database loads."""
    size = rows_at_once(plan.resource.path)
    coming = asyncio.create_task(_read_chunk(plan, reader, size))
    try:
        while (chunk := await coming) is not None:
            coming = asyncio.create_task(_read_chunk(plan, reader, size))
            run.check()
            last, batch = chunk
            batch = await plan.check_unique(batch)
            progress.line = last
            await _load(run, plan, batch, progress, reader.total)
    finally:
        await asyncio.wait([coming])


async def _read_chunk(plan: Plan, reader: SheetReader, size: int) -> tuple[int, Batch] | None:
    """(last line, rows as read), None behind the end."""
    lines, rows = await asyncio.to_thread(reader.chunk, size)
    if not lines:
        return None
    await plan.learn(rows)
    return lines[-1], await asyncio.to_thread(plan.read, lines, rows)


async def _load(run: TaskRun, plan: Plan, batch: Batch, progress: Progress, total: int) -> None:
    """Loads one chunk by the way that its resource needs."""
    hooks = hooks_of(plan.resource.path)
    if hooks.import_rows is not None:
        await _load_by_domain(run, plan, batch, progress, total)
    elif is_hooked(hooks):
        await _load_hooked(run, plan, await check_hooked(plan, batch), progress, total)
    else:
        async with unit_of_work(run.actor) as work:
            loaded = await copy_rows(work, plan, batch, run.task.id)
            await _settle(run, work, loaded, progress, total)


async def _load_hooked(run: TaskRun, plan: Plan, batch: Batch, progress: Progress, total: int) -> None:
    while True:
        try:
            async with unit_of_work(run.actor) as work:
                await insert_hooked(work, plan, batch)
                await _settle(run, work, batch, progress, total)
            return
        except RefusedRowError as error:
            batch = batch.refuse({error.index: error.reasons})


async def _load_by_domain(run: TaskRun, plan: Plan, batch: Batch, progress: Progress, total: int) -> None:
    """The domain loads its own rows, each in its own transaction and once per key; the checkpoint follows.

    import_rows(actor, rows as column -> value, keys) answers {index of a refused row: pair text}.
    """
    load = hooks_of(plan.resource.path).import_rows
    assert load is not None
    keys = [f"task:{run.task.id}:{line}" for line in batch.lines]
    rows = [batch.values(index) for index in range(len(batch))]
    refused: dict[int, str] = await load(run.actor, rows, keys) if rows else {}
    loaded = batch.refuse({index: [("", message)] for index, message in refused.items()})
    async with unit_of_work(run.actor) as work:
        await _settle(run, work, loaded, progress, total)


async def _settle(run: TaskRun, work: Work, loaded: Batch, progress: Progress, total: int) -> None:
    """Keeps the refused rows and moves the checkpoint, in the transaction of the rows."""
    if loaded.refused:
        await _keep_refused(run, work, loaded.refused)
    ahead = Progress(progress.line, progress.ok + len(loaded), progress.bad + len(loaded.refused))
    await run.save_checkpoint(work, asdict(ahead), ahead.total, max(total, ahead.total))
    progress.ok, progress.bad = ahead.ok, ahead.bad


async def _keep_refused(run: TaskRun, work: Work, refused: list[Refused]) -> None:
    connection: Any = work.db._connection
    tenant_id, task_id = run.task.tenant_id, run.task.id
    await connection.copy_records_to_table(
        "sys_task_error",
        columns=["id", "tenant_id", "task_id", "line", "cells", "reasons"],
        records=[(next_id(), tenant_id, task_id, row.line, _json(row.cells), _json(row.reasons)) for row in refused],
    )


def _json(value: Any) -> str:
    return orjson.dumps(value, default=str).decode()


async def _outcome(run: TaskRun, resource: Resource, reader: SheetReader, progress: Progress) -> Outcome:
    counts = {"total": progress.total, "ok": progress.ok, "bad": progress.bad}
    result: dict[str, Any] = {
        "totalCount": progress.total,
        "errorCount": progress.bad,
        "successCount": progress.ok,
        "msg": localize(ONE_BY_ONE, run.actor.locale).format(**counts),
    }
    if not progress.bad:
        return Outcome(result, total=progress.total, message=ALL_DONE.format(**counts), after=partial(_forget, run))
    path, name, size = await write_errors(run, resource, reader.titles)
    result |= {"fileUrl": f"/sys/task/download?id={run.task.id}", "fileName": name}
    return Outcome(result, path, name, size, progress.total, WITH_ERRORS, partial(_forget, run))


async def _forget(run: TaskRun) -> None:
    """Only once the end is written: until then a resumed import needs both."""
    absolute(run.task.params["file"]).unlink(missing_ok=True)
    await pool().execute(_DROP_REFUSED, run.task.tenant_id, run.task.id)
    if run.task.done >= COPY_ROWS:  # lists of a table that grew at once are planned without statistics until then
        await pool().execute(f"ANALYZE {quote(registry().require(run.task.params['path']).table)}")

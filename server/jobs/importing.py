"""The import task: reads a sheet in chunks, loads good rows, keeps bad ones for an error file; may be killed anywhere.

Rows of a chunk, its refused rows and the checkpoint are one transaction, so going on from there doubles nothing.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

from schema.domains import registry
from schema.kit.snowflake import next_id
from schema.kit.text import localize
from server.engine.hooks import hooks_of
from server.engine.sheet_choice import Choice
from server.engine.sheet_load import (
    COPY_ROWS,
    RefusedRowError,
    check_hooked,
    copy_rows,
    insert_hooked,
    is_hooked,
    rows_at_once,
)
from server.engine.sheet_merge import Known, check_known, split_known, update_known
from server.engine.sheet_plan import Batch, Plan, Refused
from server.engine.sheet_read import SheetReader
from server.engine.sql import quote
from server.jobs.error_sheet import write_errors
from server.jobs.import_sheets import Progress, Sheet, expect_parents, open_import
from server.jobs.tasks import Outcome, TaskRun
from server.kit.database import pool
from server.kit.json_text import json_text
from server.kit.retry import retrying
from server.kit.storage import storage
from server.kit.unit_of_work import Work, unit_of_work

ALL_DONE = "共{total}行数据全部导入成功！ | All {total} rows were imported"
WITH_ERRORS = "文件导入成功，但有错误。 | The file was imported, but with errors"
ONE_BY_ONE = "总行数：{total}，成功：{ok}，失败：{bad} | Rows: {total}, imported: {ok}, refused: {bad}"
NOTHING_LOADED = "文件中有错误，未导入任何数据 | The file has errors; nothing was imported"
UPSERT_ROWS = 500
_DROP_REFUSED = "DELETE FROM sys_task_error WHERE tenant_id = $1 AND task_id = $2"


async def run_import(run: TaskRun) -> Outcome:
    """The sheets in order, the parents' first; a sub-table's rows find them by then."""
    async with storage().local(run.task.params["file"]) as path:
        return await _import(run, path)


async def _import(run: TaskRun, path: Path) -> Outcome:
    progress = Progress(**(run.task.checkpoint or {}))
    if Choice.from_params(run.task.params).strict and not progress.line and not progress.part:
        async with open_import(run, path) as sheets:
            if await _has_faults(run, sheets, progress):
                return await _outcome(run, sheets, progress)
    async with open_import(run, path) as sheets:
        progress.expected = sum(sheet.reader.total for sheet in sheets)
        for part in range(progress.part, len(sheets)):
            if part > progress.part:
                progress.part, progress.line = part, 0
            sheets[part].reader.skip_to(progress.line)
            await _load_all(run, sheets[part], progress)
        return await _outcome(run, sheets, progress)


async def _has_faults(run: TaskRun, sheets: Sequence[Sheet], progress: Progress) -> bool:
    """validateStatus 1: the whole file first; its refused rows are kept for the error file, chunk by chunk."""
    await drop_refused(run)
    for part, sheet in enumerate(sheets):
        async with aclosing(read_checked(run, sheet)) as checked:
            async for _, batch, known in checked:
                refused = [*batch.refused, *known.batch.refused]
                progress.skipped += len(batch) + len(known.rows)
                progress.bad += len(refused)
                if part == 0:
                    expect_parents(sheets, batch)
                if refused:
                    async with unit_of_work(run.actor) as work:
                        await keep_refused(run, work, refused, part)
    if not progress.bad:
        progress.skipped = 0
    return bool(progress.bad)


async def read_chunks(run: TaskRun, sheet: Sheet) -> AsyncGenerator[tuple[int, Batch], None]:
    """(last line, rows as read), one chunk ahead, so that a thread reads while the database works."""
    size = rows_at_once(sheet.plan.resource.path) if sheet.choice.mode != "upsert" else UPSERT_ROWS
    coming = asyncio.create_task(_read_chunk(sheet.plan, sheet.reader, size))
    try:
        while (chunk := await coming) is not None:
            coming = asyncio.create_task(_read_chunk(sheet.plan, sheet.reader, size))
            run.check()
            yield chunk
    finally:
        await asyncio.wait([coming])


async def _read_chunk(plan: Plan, reader: SheetReader, size: int) -> tuple[int, Batch] | None:
    lines, rows = await reader.chunk(size)
    if not lines:
        return None
    await plan.learn(rows)
    return lines[-1], await asyncio.to_thread(plan.read, lines, rows)


async def split_chunk(sheet: Sheet, batch: Batch) -> tuple[Batch, Known]:
    """(new rows, rows that change known ones), each checked; what is refused goes with its part."""
    known = Known(batch.only([]), [])
    if sheet.choice.mode == "upsert":
        batch, known = await split_known(sheet.plan, batch, sheet.choice.keys)
        known = await check_known(sheet.plan, known)
    batch = await sheet.plan.check_unique(batch)
    return await check_hooked(sheet.plan, batch), known


async def read_checked(run: TaskRun, sheet: Sheet) -> AsyncGenerator[tuple[int, Batch, Known], None]:
    async with aclosing(read_chunks(run, sheet)) as chunks:
        async for last, batch in chunks:
            fresh, known = await split_chunk(sheet, batch)
            yield last, fresh, known


async def _load_all(run: TaskRun, sheet: Sheet, progress: Progress) -> None:
    load_rows = hooks_of(sheet.plan.resource.path).bulk.load
    async with aclosing(read_chunks(run, sheet)) as chunks:
        async for last, batch in chunks:
            progress.line = last
            if load_rows is not None:
                await _load_by_domain(run, sheet, await sheet.plan.check_unique(batch), progress)
            else:
                await _load(run, sheet, *await split_chunk(sheet, batch), progress)


async def _load(run: TaskRun, sheet: Sheet, batch: Batch, known: Known, progress: Progress) -> None:
    """Writes a chunk in one transaction; a row that turns out bad in it is refused, and the rest is tried again."""
    while True:
        try:
            await retrying(partial(_write, run, sheet, batch, known, progress))
            return
        except RefusedRowError as error:
            findings = {error.index: error.reasons}
            if error.known:
                known = known.refuse(findings)
            else:
                batch = batch.refuse(findings)


async def _write(run: TaskRun, sheet: Sheet, batch: Batch, known: Known, progress: Progress) -> None:
    hooked = is_hooked(hooks_of(sheet.plan.resource.path))
    async with unit_of_work(run.actor) as work:
        if hooked:
            await insert_hooked(work, sheet.plan, batch)
        loaded = batch if hooked else await copy_rows(work, sheet.plan, batch, run.task.id)
        await update_known(work, sheet.plan, known)
        ahead = await _settle(run, work, [loaded, known.batch], progress)
    progress.ok, progress.bad = ahead.ok, ahead.bad


async def _load_by_domain(run: TaskRun, sheet: Sheet, batch: Batch, progress: Progress) -> None:
    """The domain loads its own rows, each in its own transaction and once per key; the checkpoint follows.

    import_rows(actor, rows as column -> value, keys) answers {index of a refused row: pair text}.
    """
    load = hooks_of(sheet.plan.resource.path).bulk.load
    assert load is not None
    keys = [f"task:{run.task.id}:{line}" for line in batch.lines]
    rows = [batch.values(index) for index in range(len(batch))]
    refused: dict[int, str] = await load(run.actor, rows, keys) if rows else {}
    loaded = batch.refuse({index: [("", message)] for index, message in refused.items()})
    async with unit_of_work(run.actor) as work:
        ahead = await _settle(run, work, [loaded], progress)
    progress.ok, progress.bad = ahead.ok, ahead.bad


async def _settle(run: TaskRun, work: Work, batches: list[Batch], progress: Progress) -> Progress:
    """Keeps the refused rows and moves the checkpoint, in the transaction of the rows; how far that is once committed."""
    refused = [row for batch in batches for row in batch.refused]
    if refused:
        await keep_refused(run, work, refused, progress.part)
    loaded = sum(len(batch) for batch in batches)
    ahead = replace(progress, ok=progress.ok + loaded, bad=progress.bad + len(refused))
    await run.save_checkpoint(work, asdict(ahead), ahead.total, max(progress.expected, ahead.total))
    return ahead


async def keep_refused(run: TaskRun, work: Work, refused: list[Refused], part: int = 0) -> None:
    connection = work.connection
    tenant_id, task_id = run.task.tenant_id, run.task.id
    await connection.copy_records_to_table(
        "sys_task_error",
        columns=["id", "tenant_id", "task_id", "part", "line", "cells", "reasons"],
        records=[
            (next_id(), tenant_id, task_id, part, row.line, json_text(row.cells), json_text(row.reasons))
            for row in refused
        ],
    )


async def _outcome(run: TaskRun, sheets: Sequence[Sheet], progress: Progress) -> Outcome:
    total = progress.total + progress.skipped
    counts = {"total": total, "ok": progress.ok, "bad": progress.bad}
    result: dict[str, Any] = {
        "totalCount": total,
        "errorCount": progress.bad,
        "successCount": progress.ok,
        "msg": localize(ONE_BY_ONE, run.actor.locale).format(**counts),
        "fileUrl": None,
        "act": run.actor.request_id if progress.ok else None,
    }
    if not progress.bad:
        return Outcome(result, total=total, message=ALL_DONE.format(**counts), after=partial(_forget, run))
    path, name, size = await write_errors(run, sheets)
    result |= {"fileUrl": f"/sys/task/download?id={run.task.id}", "fileName": name}
    message = WITH_ERRORS if progress.ok or not sheets[0].choice.strict else NOTHING_LOADED
    return Outcome(result, path, name, size, total, message, partial(_forget, run))


async def drop_refused(run: TaskRun) -> None:
    await pool().execute(_DROP_REFUSED, run.task.tenant_id, run.task.id)


async def _forget(run: TaskRun) -> None:
    """Only once the end is written: until then a resumed import needs both."""
    await storage().remove([run.task.params["file"]])
    await drop_refused(run)
    if run.task.done >= COPY_ROWS:  # lists of a table that grew at once are planned without statistics until then
        await pool().execute(f"ANALYZE {quote(registry().require(run.task.params['path']).table)}")

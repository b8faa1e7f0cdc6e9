"""The file that an import gives back: the refused rows as they were, each with its line and the reason per cell.

It can be mended and imported again: the two added columns are no fields and are passed over.
"""

import asyncio
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

import orjson

from schema.kit.resource import Resource
from schema.kit.text import Pair
from server.engine.sheet_plan import reasons_text
from server.engine.sheet_write import Column, write_sheet
from server.jobs.files import relative, result_file
from server.jobs.tasks import TaskRun
from server.kit.database import pool

LINE = Pair("行号", "Line")
REASON = Pair("错误原因", "Reason")
_ROWS = "SELECT line, cells, reasons FROM sys_task_error WHERE tenant_id = $1 AND task_id = $2 ORDER BY line"


async def write_errors(run: TaskRun, resource: Resource, titles: list[str]) -> tuple[str, str, int]:
    """(stored path, name for the user, size)."""
    locale = run.actor.locale
    rows = await pool().fetch(_ROWS, run.task.tenant_id, run.task.id)

    def cells() -> Iterator[list[Any]]:
        for row in rows:
            values = orjson.loads(row["cells"])
            padded = [*values, *[None] * (len(titles) - len(values))][: len(titles)]
            yield [*padded, row["line"], reasons_text(orjson.loads(row["reasons"]), locale)]

    columns = [Column(title or " " * (index + 1)) for index, title in enumerate(titles)]
    columns += [Column(LINE.of(locale), "int"), Column(REASON.of(locale), "textarea", 60.0)]
    path = result_file(run.task)
    await asyncio.to_thread(
        write_sheet,
        path,
        title=resource.titles.of(locale),
        subtitle=PurePath(run.task.params.get("name", "")).name,
        columns=columns,
        rows=cells(),
    )
    stem = PurePath(run.task.params.get("name", "")).stem or resource.path.replace("/", "_")
    return relative(path), f"{stem}_{REASON.of(locale)}.xlsx", path.stat().st_size

"""The file that an import gives back: the refused rows as they were, each with its line and the reason per cell.

It can be mended and imported again: the two added columns are no fields and are passed over.
"""

from collections.abc import AsyncGenerator, Sequence
from pathlib import PurePath
from typing import Any

import orjson

from schema.kit.text import Pair
from server.engine.sheet_plan import reasons_text
from server.engine.sheet_write import Column, Page, write_book
from server.jobs.files import result_file, result_key
from server.jobs.import_sheets import Sheet
from server.jobs.tasks import TaskRun
from server.kit.database import pool

LINE = Pair("行号", "Line")
REASON = Pair("错误原因", "Reason")
_ROWS = """
SELECT line, cells, reasons FROM sys_task_error WHERE tenant_id = $1 AND task_id = $2 AND part = $3 AND line > $4
ORDER BY line LIMIT 1000
"""


async def write_errors(run: TaskRun, sheets: Sequence[Sheet]) -> tuple[str, str, int]:
    """(stored path, name for the user, size); each sheet with refused rows has one of its own in the file.

    The first is always there, so that the file can be imported again.
    """
    pages = [await _page(run, sheet, part) for part, sheet in enumerate(sheets)]
    async with result_file(run.task) as path:
        with path.open("wb") as target:
            await write_book(target, [page for page in pages if page is not None])
        size = path.stat().st_size
    name = run.task.params.get("name", "")
    stem = PurePath(name).stem or sheets[0].plan.resource.path.replace("/", "_")
    return result_key(run.task), f"{stem}_{REASON.of(run.actor.locale)}.xlsx", size


async def _page(run: TaskRun, sheet: Sheet, part: int) -> Page | None:
    locale, titles = run.actor.locale, sheet.reader.titles
    key = (run.task.tenant_id, run.task.id, part)
    if part and not await pool().fetch(_ROWS, *key, 0):
        return None

    async def batches() -> AsyncGenerator[list[list[Any]], None]:
        last = 0
        while rows := await pool().fetch(_ROWS, *key, last):
            last = rows[-1]["line"]
            yield [cells(row) for row in rows]

    def cells(row: Any) -> list[Any]:
        values = orjson.loads(row["cells"])
        padded = [*values, *[None] * (len(titles) - len(values))][: len(titles)]
        return [*padded, row["line"], reasons_text(orjson.loads(row["reasons"]), locale)]

    columns = [Column(title or " " * (index + 1)) for index, title in enumerate(titles)]
    columns += [Column(LINE.of(locale), "int"), Column(REASON.of(locale), "textarea", 60.0)]
    return Page(
        sheet.plan.resource.titles.of(locale), PurePath(run.task.params.get("name", "")).name, columns, batches()
    )

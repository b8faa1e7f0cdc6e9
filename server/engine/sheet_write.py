"""Writes rows to the sheets of an .xlsx file, in a child and in constant memory: rows are fetched as the child has room for more."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import aclosing
from dataclasses import astuple, dataclass
from typing import IO, Any

from schema.kit.errors import Invalid
from server.sandbox.client import own_folder, running
from server.sandbox.frames import MOST, pack
from server.sandbox.jobs.book import MOST_TEXT, Column, sheet_name
from server.sandbox.kinds import export_kind
from server.sandbox.refusal import Ended
from server.sandbox.rows import encode_rows

__all__ = ["MAX_ROWS", "XLSX_MIME", "Column", "Page", "sheet_name", "write_book"]
XLSX_MIME = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MAX_ROWS = 1_048_576 - 3
TOO_DEAR = "导出内容过大，请缩小范围后重试 | There is too much to export; ask for less and try again"
Batch = Sequence[Sequence[Any]]
logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet of a file; rows hold values in the order of the columns: text, numbers, date, naive datetime, bool or None."""

    title: str
    subtitle: str
    columns: Sequence[Column]
    batches: AsyncGenerator[Batch, None]


async def write_book(target: IO[bytes], pages: Sequence[Page]) -> None:
    """The pages in order; raises Invalid for more than a child may write. `target` is an open file of this machine."""
    heads = [
        {"title": page.title, "subtitle": page.subtitle, "columns": [astuple(column) for column in page.columns]}
        for page in pages
    ]
    try:
        async with own_folder() as folder:
            files = [target.fileno()]
            async with running(export_kind(), "book", {"pages": heads}, files, folder=folder) as child:
                for page in pages:
                    async with aclosing(page.batches) as batches:
                        async for batch in batches:
                            for frame in await asyncio.to_thread(_packed, batch):
                                await child.tell_packed(frame)
                    await child.tell(None)
                async for _ in child.answers():
                    pass
    except Ended as ended:
        logger.warning("the writer of a sheet ended: %s", ended)
        raise Invalid(TOO_DEAR, id="export.large") from ended


def _packed(rows: Batch) -> list[bytes]:
    """One frame, or several where the rows are too long for one."""
    return list(_frames(rows)) if rows else []


def _frames(rows: Batch) -> Iterator[bytes]:
    frame = pack(encode_rows([[_shortened(value) for value in row] for row in rows]))
    if len(frame) <= MOST or len(rows) == 1:
        yield frame
        return
    half = len(rows) // 2
    yield from _frames(rows[:half])
    yield from _frames(rows[half:])


def _shortened(value: Any) -> Any:
    return value[:MOST_TEXT] if isinstance(value, str) and len(value) > MOST_TEXT else value

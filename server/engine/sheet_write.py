"""Writes sheet files in a child: rows are fetched as the child has room for more, so that an export of any size fits."""

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

__all__ = ["XLS", "XLSX", "Column", "Page", "SheetFormat", "sheet_name", "write_book"]
TOO_WIDE = "列数超过256，请导出为xlsx | More than 256 columns: ask for xlsx"
TOO_DEAR = "导出内容过大，请缩小范围后重试 | There is too much to export; ask for less and try again"
Batch = Sequence[Sequence[Any]]


@dataclass(frozen=True, slots=True)
class SheetFormat:
    """`name` is the ending of a file and the job that writes it; `rows` of one page, over as many sheets as it takes; `columns` of a sheet."""

    name: str
    mime: str
    rows: int
    columns: int


XLSX = SheetFormat("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", 1_048_576 - 3, 16_384)
# A whole .xls is put together in memory: 200,000 rows of 12 columns take 212 MB and half a minute.
XLS = SheetFormat("xls", "application/vnd.ms-excel", 100_000, 256)
logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet of a file; rows hold values in the order of the columns: text, numbers, date, naive datetime, bool or None."""

    title: str
    subtitle: str
    columns: Sequence[Column]
    batches: AsyncGenerator[Batch, None]


async def write_book(target: IO[bytes], pages: Sequence[Page], kind: SheetFormat = XLSX) -> None:
    """The pages in order; raises Invalid for more than a child may write. `target` is an open file of this machine."""
    if any(len(page.columns) > kind.columns for page in pages):
        raise Invalid(TOO_WIDE, id="export.wide")
    heads = [
        {"title": page.title, "subtitle": page.subtitle, "columns": [astuple(column) for column in page.columns]}
        for page in pages
    ]
    try:
        async with own_folder() as folder:
            files = [target.fileno()]
            async with running(export_kind(), kind.name, {"pages": heads}, files, folder=folder) as child:
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

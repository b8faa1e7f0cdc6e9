"""Reads .xls, .xlsx and .csv: what sheets there are, or all rows of one, written to a file from which the parent takes them."""

import os
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import IO, Any

import orjson
from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, PasswordError

from server.sandbox.child import Work
from server.sandbox.jobs.archives import ArchiveLimits, read_directory
from server.sandbox.jobs.extent import check_part, sheet_parts
from server.sandbox.jobs.extent_xls import check_book
from server.sandbox.jobs.marks import Marked, RowMarks, sheet_marks
from server.sandbox.jobs.marks_xls import book_marks
from server.sandbox.jobs.text_book import TextBook, TextSheet, open_text
from server.sandbox.refusal import Refused
from server.sandbox.rows import Unread, encode_rows

MOST_SHEETS = 30
FRAME_ROWS = 1000
_BOOK = b"xl/workbook.xml"
_BROKEN = (CalamineError, OSError, ValueError, IndexError)


@dataclass(frozen=True, slots=True)
class Book:
    """An opened workbook; `check` looks at the extent of a sheet that is about to be laid out."""

    file: IO[bytes]
    parts: dict[str, str]
    opened: CalamineWorkbook
    most: int

    @property
    def names(self) -> list[str]:
        return self.opened.sheet_names

    def sheet(self, name: str) -> CalamineSheet:
        if name in self.parts:
            with zipfile.ZipFile(self.file) as box:
                check_part(box, self.parts[name], self.most)
        try:
            return self.opened.get_sheet_by_name(name)
        except _BROKEN as error:
            raise Refused("sheet.broken") from error

    def rows(self, sheet: CalamineSheet) -> Iterator[list[Any]]:
        """All rows from the first that holds something, with what the reader does not tell."""
        marked = Marked(sheet.start or (0, 0), sheet.merged_cell_ranges or [], self._marks(sheet.name))
        return chain(map(marked.take, sheet.iter_rows()), marked.rest(sheet.width))

    def _marks(self, name: str) -> Iterator[tuple[int, RowMarks]]:
        if name in self.parts:
            with zipfile.ZipFile(self.file) as box:
                yield from sheet_marks(box, self.parts[name], self.most)
        elif not zipfile.is_zipfile(self.file):
            self.file.seek(0)
            yield from sorted(book_marks(self.file.read(), name).items())


def open_book(work: Work) -> Book | TextBook:
    """{cells, archive, text} and the file; `text`: it was said to be one."""
    request = work.request
    file = os.fdopen(work.files[0], "rb")
    if request.get("text"):
        return open_text(file.read(), request["cells"])
    parts: dict[str, str] = {}
    if file.read(4) == b"PK\x03\x04":
        parts = _parts(file, ArchiveLimits(**request["archive"]))
    else:
        file.seek(0)
        check_book(file.read(), request["cells"])
    file.seek(0)
    try:
        return Book(file, parts, CalamineWorkbook.from_filelike(file), request["cells"])
    except PasswordError as error:
        raise Refused("sheet.locked") from error
    except _BROKEN as error:
        raise Refused("sheet.broken") from error


def _parts(file: IO[bytes], limits: ArchiveLimits) -> dict[str, str]:
    directory = read_directory(file, limits)
    if directory is None or _BOOK not in directory.names:
        raise Refused("sheet.broken")
    try:
        with zipfile.ZipFile(file) as box:
            return sheet_parts(box)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError) as error:
        raise Refused("sheet.broken") from error


def list_sheets(work: Work) -> Iterator[Any]:
    """{cells, archive, head}: of every sheet {name, height, first, head}, `first` being its first row from 0."""
    book: Any = open_book(work)
    for name in book.names[:MOST_SHEETS]:
        yield _describe(book, book.sheet(name), work.request["head"])


def _describe(book: Any, sheet: CalamineSheet | TextSheet, head: int) -> dict[str, Any]:
    return {
        "name": sheet.name,
        "height": sheet.height,
        "first": sheet.start[0] if sheet.start else 0,
        "head": encode_rows(list(islice(book.rows(sheet), head))),
    }


def read_rows(work: Work) -> Iterator[Any]:
    """{cells, archive, head, sheet} and a file to write to: {names, …} of the sheet, then where its rows were written.

    A piece has {lines, columns, kinds}: rows that are not blank, with their numbers as Excel shows them.
    """
    book: Any = open_book(work)
    wanted = work.request["sheet"]
    names = book.names
    if not names or (wanted is not None and wanted not in names):
        raise Refused("sheet.unknown" if names else "sheet.broken")
    sheet = book.sheet(names[0] if wanted is None else wanted)
    head = _describe(book, sheet, work.request["head"])
    yield {**head, "names": names}
    with os.fdopen(work.files[1], "wb", buffering=0) as spool:
        yield from _pieces(book.rows(sheet), head["first"], spool)


def _pieces(rows: Iterator[list[Any]], first: int, spool: IO[bytes]) -> Iterator[dict[str, int]]:
    """{at, size, last}: where a piece begins, its length, its last line."""
    line, at = first, 0
    while batch := list(islice(rows, FRAME_ROWS)):
        filled = [(number, row) for number, row in enumerate(batch, line + 1) if any(map(_holds, row))]
        line += len(batch)
        if not filled:
            continue
        lines, kept = zip(*filled, strict=True)
        data = orjson.dumps({"lines": lines, **encode_rows(kept)})
        _write_all(spool, data)
        yield {"at": at, "size": len(data), "last": lines[-1]}
        at += len(data)


def _holds(value: Any) -> bool:
    return type(value) is Unread or value != ""


def _write_all(spool: IO[bytes], data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[spool.write(left) :]

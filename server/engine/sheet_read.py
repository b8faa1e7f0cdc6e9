"""Reads .xls, .xlsx and .csv in a child with limits, in chunks, and finds which column is which field.

What people send is not opened in this process (docs/adr/0022).
"""

import asyncio
import logging
import os
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import orjson

from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.numerals import narrow
from schema.kit.text import plain
from server.engine.sheet_cells import as_text
from server.sandbox.client import ask
from server.sandbox.kinds import sheet_kind, sheet_limits
from server.sandbox.refusal import Ended, Refused
from server.sandbox.rows import decode_rows

if TYPE_CHECKING:
    from server.engine.sheet_choice import Choice

HEADER_SEARCH = 10
TEXT = ".csv"
_SAMPLE = 5
NOT_A_SHEET = "文件上传失败，请上传.xls、.xlsx或.csv文件 | The upload failed: only .xls, .xlsx and .csv files are read"
TOO_LARGE = "文件上传失败，表格内容过大 | The upload failed: the sheet unpacks to too much"
NO_HEADER = "文件上传失败，没有找到表头 | The upload failed: no header row was found"
TOO_DEAR = (
    "文件上传失败，读取该文件需要的时间或内存过多，请拆分后重试"
    " | The upload failed: reading this file takes too much time or memory; split it up"
)
REFUSALS = {
    "sheet.broken": NOT_A_SHEET,
    "sheet.large": TOO_LARGE,
    "archive.unpacked": TOO_LARGE,
    "archive.entries": TOO_LARGE,
    "sheet.locked": "文件上传失败，文件已加密 | The upload failed: the file is protected by a password",
    "sheet.unknown": "文件中没有这个工作表 | The file has no such sheet",
    "sheet.extent": "文件上传失败，表格范围超过{most}个单元格，请删除多余的行列或拆分后重试"
    " | The upload failed: the sheet reaches over more than {most} cells; remove what is far outside, or split it up",
}
logger = logging.getLogger(__name__)


def sheet_error(message: str, id: str = "sheet.unreadable") -> Invalid:
    return Invalid(message, id=id)


@dataclass(frozen=True, slots=True)
class Match:
    """Where each known field stands; `unknown` are titles that no field claims."""

    places: tuple[tuple[int, Field], ...]
    unknown: tuple[str, ...]


@dataclass
class SheetReader:
    """A sheet that was read, positioned behind its header. `line` is the number of the row given last, as Excel shows it."""

    titles: list[str]
    match: Match
    total: int
    line: int
    names: list[str]
    _spool: IO[bytes] = field(repr=False)
    _pieces: deque[Mapping[str, int]] = field(repr=False)
    _lines: list[int] = field(default_factory=list, repr=False)
    _rows: list[list[Any]] = field(default_factory=list, repr=False)

    async def chunk(self, size: int) -> tuple[list[int], list[list[Any]]]:
        """The next rows that are not blank, with their line numbers; empty when the sheet is done."""
        while len(self._rows) < size and self._pieces:
            lines, rows = await asyncio.to_thread(_load, self._spool, self._pieces.popleft())
            behind = next((place for place, line in enumerate(lines) if line > self.line), len(lines))
            self._lines += lines[behind:]
            self._rows += rows[behind:]
        lines, rows = self._lines[:size], self._rows[:size]
        self._lines, self._rows = self._lines[size:], self._rows[size:]
        self.line = lines[-1] if lines else self.line
        return lines, rows

    def skip_to(self, line: int) -> None:
        """Goes on behind a line that was given before, to this reader or to another of the same sheet."""
        self.line = max(self.line, line)
        while self._pieces and self._pieces[0]["last"] <= self.line:
            self._pieces.popleft()

    def close(self) -> None:
        self._spool.close()


def _load(spool: IO[bytes], piece: Mapping[str, int]) -> tuple[list[int], list[list[Any]]]:
    found = orjson.loads(os.pread(spool.fileno(), piece["size"], piece["at"]))
    return found["lines"], decode_rows(found)


@asynccontextmanager
async def open_sheet(path: Path, fields: Sequence[Field], choice: "Choice | None" = None) -> AsyncIterator[SheetReader]:
    """Reads the chosen sheet, else the first, to its end; raises Invalid when it is no sheet or none of its first rows is a header.

    What was read lies in a file without a name, not in memory, until the block ends.
    """
    head = max(HEADER_SEARCH, choice.header_row or 0) if choice else HEADER_SEARCH
    request = {**sheet_limits(), **_said(path), "head": head, "sheet": choice.sheet if choice else None}
    with path.open("rb") as source, tempfile.TemporaryFile(prefix="guanjia-rows-") as spool:
        found, *pieces = await _ask("rows", request, source, spool)
        yield _position(found, deque(pieces), spool, fields, choice)


async def preview_sheets(path: Path, fields: Sequence[Field]) -> list[dict[str, Any]]:
    """[{name, rows, headerRow, headers, sample}] of every sheet; where no header is recognised, the first row that is none."""
    request = {**sheet_limits(), **_said(path), "head": HEADER_SEARCH + _SAMPLE}
    with path.open("rb") as source:
        return [_preview(found, fields) for found in await _ask("sheets", request, source)]


def _said(path: Path) -> dict[str, bool]:
    """A text has no first bytes that tell what it is; under which name it is kept does."""
    return {"text": path.suffix == TEXT}


async def _ask(job: str, request: Mapping[str, Any], *files: IO[bytes]) -> list[Any]:
    try:
        return await ask(sheet_kind(), job, request, [file.fileno() for file in files])
    except Refused as refused:
        raise sheet_error(refused.text(REFUSALS.get(refused.code, TOO_DEAR))) from refused
    except Ended as ended:
        logger.warning("the reader of a sheet ended: %s", ended)
        raise sheet_error(TOO_DEAR, id="sheet.dear") from ended


def _preview(found: Mapping[str, Any], fields: Sequence[Field]) -> dict[str, Any]:
    head = decode_rows(found["head"])
    place = max(_header_place([[_title(value) for value in row] for row in head[:HEADER_SEARCH]], fields), 0)
    return {
        "name": found["name"],
        "rows": max(0, found["height"] - place - 1),
        "headerRow": found["first"] + place + 1,
        "headers": [_title(value) for value in head[place]] if head else [],
        "sample": [[as_text(value) for value in row] for row in head[place + 1 : place + 1 + _SAMPLE]],
    }


def _header_place(head: Sequence[Sequence[str]], fields: Sequence[Field]) -> int:
    """The first row with the most known titles; -1 when no row has any."""
    names = _names(fields)
    scores = [sum(folded(title) in names for title in row) for row in head]
    best = max(scores, default=0)
    return scores.index(best) if best else -1


def _position(
    found: Mapping[str, Any],
    pieces: deque[Mapping[str, int]],
    spool: IO[bytes],
    fields: Sequence[Field],
    choice: "Choice | None",
) -> SheetReader:
    first: int = found["first"]
    chosen = choice.header_row - 1 - first if choice and choice.header_row else None
    head = [[_title(value) for value in row] for row in decode_rows(found["head"])]
    place = _header_place(head[:HEADER_SEARCH], fields) if chosen is None else chosen
    if not 0 <= place < len(head):
        raise sheet_error(NO_HEADER)
    match = match_titles(head[place], fields, choice.mapping if choice else None)
    if not match.places:
        raise sheet_error(NO_HEADER)
    line, total = first + place + 1, max(0, found["height"] - place - 1)
    return SheetReader(head[place], match, total, line, found["names"], spool, pieces)


def match_titles(
    titles: Sequence[str], fields: Sequence[Field], mapping: Mapping[str, str | None] | None = None
) -> Match:
    """A column belongs to the field whose title (in either language), wire name, column name or other head heads it, or as mapped."""
    names = _names(fields) if mapping is None else _mapped(mapping, fields)
    places: dict[str, tuple[int, Field]] = {}
    unknown: list[str] = []
    for index, title in enumerate(titles):
        found = names.get(folded(title))
        if found is None:
            unknown.extend([title] if title else [])
        else:
            places.setdefault(found.column, (index, found))
    return Match(tuple(places.values()), tuple(unknown))


def _mapped(mapping: Mapping[str, str | None], fields: Sequence[Field]) -> dict[str, Field]:
    by_key = {item.key: item for item in fields}
    return {folded(title): by_key[key] for title, key in mapping.items() if key and key in by_key}


def _names(fields: Sequence[Field]) -> dict[str, Field]:
    names: dict[str, Field] = {}
    for spelling in ("zh", "en", "key", "column"):
        for item in fields:
            text = getattr(item.label, spelling) if spelling in ("zh", "en") else getattr(item, spelling)
            names.setdefault(folded(text), item)
    for item in fields:
        for text in item.heads:
            names.setdefault(folded(text), item)
    return names


def _title(value: Any) -> str:
    """Templates mark required columns with a star."""
    return " ".join(plain(str(value)).split()).strip("*＊ ")


def folded(title: str) -> str:
    """As titles are compared: brackets and letters may be of full width, spaces and breaks between them mean nothing."""
    return "".join(narrow(_title(title)).casefold().split())

"""Reads .xls and .xlsx in chunks of rows and finds which column is which field.

Call it in a thread. Chunks are bounded because one call holds the interpreter for as long as it makes rows.
"""

import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, PasswordError

from schema.kit.errors import Invalid
from schema.kit.field import Field
from server.engine.sheet_cells import as_text

if TYPE_CHECKING:
    from server.engine.sheet_choice import Choice

HEADER_SEARCH = 10
_SAMPLE = 5
_MOST_SHEETS = 30
NO_SUCH_SHEET = "文件中没有这个工作表 | The file has no such sheet"
MAX_UNPACKED = 512 * 1024 * 1024
NOT_A_SHEET = "文件上传失败，请上传.xls或.xlsx文件 | The upload failed: only .xls and .xlsx files are read"
LOCKED = "文件上传失败，文件已加密 | The upload failed: the file is protected by a password"
TOO_LARGE = "文件上传失败，表格内容过大 | The upload failed: the sheet unpacks to too much"
NO_HEADER = "文件上传失败，没有找到表头 | The upload failed: no header row was found"


def sheet_error(message: str) -> Invalid:
    return Invalid(message, id="sheet.unreadable")


@dataclass(frozen=True, slots=True)
class Match:
    """Where each known field stands; `unknown` are titles that no field claims."""

    places: tuple[tuple[int, Field], ...]
    unknown: tuple[str, ...]


@dataclass
class SheetReader:
    """An opened sheet, positioned behind its header. `line` is the number of the row read last, as Excel shows it."""

    titles: list[str]
    match: Match
    total: int
    line: int
    _rows: Iterator[list[Any]] = field(repr=False)

    def chunk(self, size: int) -> tuple[list[int], list[list[Any]]]:
        """The next rows that are not blank, with their line numbers; empty when the sheet is done."""
        lines: list[int] = []
        rows: list[list[Any]] = []
        while len(rows) < size and (batch := list(islice(self._rows, size - len(rows)))):
            for number, row in enumerate(batch, self.line + 1):
                if any(value != "" for value in row):
                    lines.append(number)
                    rows.append(row)
            self.line += len(batch)
        return lines, rows

    def skip_to(self, line: int) -> None:
        """Goes on behind a line that was read before."""
        for _ in islice(self._rows, max(0, line - self.line)):
            pass
        self.line = max(self.line, line)


def open_sheet(path: str | os.PathLike[str], fields: Sequence[Field], choice: "Choice | None" = None) -> SheetReader:
    """Opens the chosen sheet, else the first; raises Invalid when it is no sheet or none of its first rows is a header."""
    sheet = _find_sheet(open_book(path), choice.sheet if choice else None)
    return _position(sheet, fields, choice)


def open_book(path: str | os.PathLike[str]) -> CalamineWorkbook:
    _refuse_bomb(path)
    try:
        return CalamineWorkbook.from_path(path)
    except PasswordError as error:
        raise sheet_error(LOCKED) from error
    except (CalamineError, OSError, ValueError) as error:
        raise sheet_error(NOT_A_SHEET) from error


def _find_sheet(book: CalamineWorkbook, name: str | None) -> CalamineSheet:
    if name is not None and name not in book.sheet_names:
        raise sheet_error(NO_SUCH_SHEET)
    try:
        return book.get_sheet_by_name(name) if name is not None else book.get_sheet_by_index(0)
    except (CalamineError, OSError, ValueError, IndexError) as error:
        raise sheet_error(NOT_A_SHEET) from error


def preview_sheets(path: str | os.PathLike[str], fields: Sequence[Field]) -> list[dict[str, Any]]:
    """[{name, rows, headerRow, headers, sample}] of every sheet; where no header is recognised, the first row that is none."""
    book = open_book(path)
    return [_preview(book, name, fields) for name in book.sheet_names[:_MOST_SHEETS]]


def _preview(book: CalamineWorkbook, name: str, fields: Sequence[Field]) -> dict[str, Any]:
    sheet = _find_sheet(book, name)
    head = list(islice(sheet.iter_rows(), HEADER_SEARCH + _SAMPLE))
    place = max(_header_place([[_title(value) for value in row] for row in head[:HEADER_SEARCH]], fields), 0)
    first = sheet.start[0] if sheet.start else 0
    return {
        "name": name,
        "rows": max(0, sheet.height - place - 1),
        "headerRow": first + place + 1,
        "headers": [_title(value) for value in head[place]] if head else [],
        "sample": [[as_text(value) for value in row] for row in head[place + 1 : place + 1 + _SAMPLE]],
    }


def _header_place(head: Sequence[Sequence[str]], fields: Sequence[Field]) -> int:
    """The first row with the most known titles; -1 when no row has any."""
    names = _names(fields)
    scores = [sum(title.casefold() in names for title in row) for row in head]
    best = max(scores, default=0)
    return scores.index(best) if best else -1


def _refuse_bomb(path: str | os.PathLike[str]) -> None:
    """A few kB of zip can unpack to more memory than the machine has."""
    if not zipfile.is_zipfile(path):
        return
    with zipfile.ZipFile(path) as archive:
        if sum(entry.file_size for entry in archive.infolist()) > MAX_UNPACKED:
            raise sheet_error(TOO_LARGE)


def _position(sheet: CalamineSheet, fields: Sequence[Field], choice: "Choice | None") -> SheetReader:
    first = sheet.start[0] if sheet.start else 0
    chosen = choice.header_row - 1 - first if choice and choice.header_row else None
    head = [
        [_title(value) for value in row] for row in islice(sheet.iter_rows(), max(HEADER_SEARCH, (chosen or 0) + 1))
    ]
    place = _header_place(head, fields) if chosen is None else chosen
    if not 0 <= place < len(head):
        raise sheet_error(NO_HEADER)
    match = match_titles(head[place], fields, choice.mapping if choice else None)
    if not match.places:
        raise sheet_error(NO_HEADER)
    rows = sheet.iter_rows()
    for _ in islice(rows, place + 1):
        pass
    return SheetReader(
        titles=head[place],
        match=match,
        total=max(0, sheet.height - place - 1),
        line=first + place + 1,
        _rows=rows,
    )


def match_titles(
    titles: Sequence[str], fields: Sequence[Field], mapping: Mapping[str, str | None] | None = None
) -> Match:
    """A column belongs to the field whose title (in either language), wire name or column name heads it, or as mapped."""
    names = _names(fields) if mapping is None else _mapped(mapping, fields)
    places: dict[str, tuple[int, Field]] = {}
    unknown: list[str] = []
    for index, title in enumerate(titles):
        found = names.get(title.casefold())
        if found is None:
            unknown.extend([title] if title else [])
        else:
            places.setdefault(found.column, (index, found))
    return Match(tuple(places.values()), tuple(unknown))


def _mapped(mapping: Mapping[str, str | None], fields: Sequence[Field]) -> dict[str, Field]:
    by_key = {item.key: item for item in fields}
    return {_title(title).casefold(): by_key[key] for title, key in mapping.items() if key and key in by_key}


def _names(fields: Sequence[Field]) -> dict[str, Field]:
    names: dict[str, Field] = {}
    for spelling in ("zh", "en", "key", "column"):
        for item in fields:
            text = getattr(item.label, spelling) if spelling in ("zh", "en") else getattr(item, spelling)
            names.setdefault(text.casefold(), item)
    return names


def _title(value: Any) -> str:
    """Templates mark required columns with a star."""
    return str(value).strip().strip("*＊ ").strip()

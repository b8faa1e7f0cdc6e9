"""Writes rows to an .xlsx file in constant memory: two title rows, a header, real dates and numbers.

Call it in a thread: it holds a core for its whole run. Rows are pulled lazily, so the caller may stream them.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, BinaryIO

from rustpy_xlsxwriter import Format, write_worksheet

XLSX_MIME = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MAX_ROWS = 1_048_576 - 3
HEADER_ROW = 2
_MAX_TEXT = 32_767
_FORMATS = {"date": "yyyy-mm-dd", "datetime": "yyyy-mm-dd hh:mm:ss", "money": "#,##0.00", "decimal": "0.######"}
_WIDTHS = {"date": 12.0, "datetime": 20.0, "money": 13.0, "textarea": 30.0, "int": 10.0, "bool": 8.0}


@dataclass(frozen=True, slots=True)
class Column:
    """`kind` is a field kind; it decides number format and width."""

    title: str
    kind: str = "text"
    width: float | None = None


def write_sheet(
    target: str | os.PathLike[str] | BinaryIO,
    *,
    title: str,
    subtitle: str,
    columns: Sequence[Column],
    rows: Iterable[Sequence[Any]],
) -> None:
    """Rows hold values in the order of the columns: text, numbers, date, naive datetime, bool or None."""
    names = _distinct([column.title for column in columns])
    last = max(1, len(names) - 1)
    write_worksheet(
        _records(names, rows),
        target,
        sheet_name=sheet_name(title),
        header_row=HEADER_ROW,
        merge_ranges=[(0, 0, 0, last, title, _title_format()), (1, 0, 1, last, subtitle)],
        freeze_row=HEADER_ROW + 1,
        header_format=Format().set_bold().set_background_color("#EEF3F8").set_border_bottom("thin"),
        column_formats={
            name: Format().set_num_format(_FORMATS[column.kind])
            for name, column in zip(names, columns, strict=True)
            if column.kind in _FORMATS
        },
        column_widths={
            name: column.width or _WIDTHS.get(column.kind, 16.0) for name, column in zip(names, columns, strict=True)
        },
    )


def _title_format() -> Format:
    return Format().set_bold().set_font_size(14).set_align("center")


def _distinct(titles: Sequence[str]) -> list[str]:
    """The writer keys cells by header, so a repeated title gets a number."""
    seen: dict[str, int] = {}
    names = []
    for title in titles:
        seen[title] = seen.get(title, 0) + 1
        names.append(title if seen[title] == 1 else f"{title} {seen[title]}")
    return names


def _records(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[dict[str, Any]]:
    empty = True
    for row in rows:
        empty = False
        yield dict(zip(names, [_cell(value) for value in row], strict=True))
    if empty:  # without a record the writer leaves the header out
        yield dict.fromkeys(names)


def _cell(value: Any) -> Any:
    """What a sheet cannot hold is shortened or written as text; big ints would lose digits as numbers."""
    if isinstance(value, str):
        return value if len(value) <= _MAX_TEXT else value[:_MAX_TEXT]
    if isinstance(value, date):
        return value if value.year >= 1900 else value.isoformat()
    if type(value) is int and abs(value) >= 10**15:
        return str(value)
    return value


def sheet_name(title: str) -> str:
    """A title as a tab name: Excel forbids some characters and more than 31."""
    return "".join("_" if letter in "[]:*?/\\'" else letter for letter in title).strip()[:31] or "Sheet1"

"""Writes the sheets of an .xlsx file in constant memory: two title rows, a header, real dates and numbers; never a formula."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, BinaryIO

from rustpy_xlsxwriter import Format, write_worksheets

from server.sandbox.child import Work
from server.sandbox.rows import decode_rows

HEADER_ROW = 2
_FORMATS = {"date": "yyyy-mm-dd", "datetime": "yyyy-mm-dd hh:mm:ss", "money": "#,##0.00", "decimal": "0.######"}
_WIDTHS = {"date": 12.0, "datetime": 20.0, "money": 13.0, "textarea": 30.0, "int": 10.0, "bool": 8.0}
MOST_TEXT = 32_767


@dataclass(frozen=True, slots=True)
class Column:
    """`kind` is a field kind; it decides number format and width."""

    title: str
    kind: str = "text"
    width: float | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet of a file; rows hold values in the order of the columns: text, numbers, date, naive datetime, bool or None."""

    title: str
    subtitle: str
    columns: Sequence[Column]
    rows: Iterable[Sequence[Any]]


def write_pages(work: Work) -> Iterator[Any]:
    """{pages: [{title, subtitle, columns: [[title, kind, width]]}]} and a file to write to; yields when it is whole.

    Then it is told the rows of the first page in pieces of {columns, kinds}, an empty one at their end, and of the next.
    """
    pages = [
        Page(page["title"], page["subtitle"], [Column(*column) for column in page["columns"]], _told(work))
        for page in work.request["pages"]
    ]
    with os.fdopen(work.files[0], "wb") as target:
        write_book(target, pages)
    yield True


def _told(work: Work) -> Iterator[list[Any]]:
    while piece := work.hear():
        yield from decode_rows(piece)


def write_book(target: str | os.PathLike[str] | BinaryIO, pages: Sequence[Page]) -> None:
    """The pages in order; the rows of each are pulled when those before it are written."""
    tabs = _distinct([sheet_name(page.title) for page in pages])
    heads = [_distinct([column.title for column in page.columns]) for page in pages]
    named = list(zip(tabs, pages, heads, strict=True))
    write_worksheets(
        [(tab, _records(head, page.rows)) for tab, page, head in named],
        target,
        header_row=dict.fromkeys(tabs, HEADER_ROW),
        freeze_panes={tab: {"row": HEADER_ROW + 1} for tab in tabs},
        header_format=dict.fromkeys(tabs, _header_format()),
        merge_ranges={tab: _merged(page, len(head)) for tab, page, head in named},
        column_formats={tab: _number_formats(page, head) for tab, page, head in named},
        column_widths={tab: _widths(page, head) for tab, page, head in named},
    )


def _merged(page: Page, columns: int) -> list[Any]:
    last = max(1, columns - 1)
    title = Format().set_bold().set_font_size(14).set_align("center")
    return [(0, 0, 0, last, page.title, title), (1, 0, 1, last, page.subtitle)]


def _header_format() -> Format:
    return Format().set_bold().set_background_color("#EEF3F8").set_border_bottom("thin")


def _number_formats(page: Page, head: Sequence[str]) -> dict[str, Format]:
    columns = zip(head, page.columns, strict=True)
    return {name: Format().set_num_format(_FORMATS[item.kind]) for name, item in columns if item.kind in _FORMATS}


def _widths(page: Page, head: Sequence[str]) -> dict[str, float]:
    return {name: item.width or _WIDTHS.get(item.kind, 16.0) for name, item in zip(head, page.columns, strict=True)}


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
        yield dict(zip(names, map(_cell, row), strict=True))
    if empty:  # without a record the writer leaves the header out
        yield dict.fromkeys(names)


def sheet_name(title: str) -> str:
    """A title as a tab name: Excel forbids some characters and more than 31."""
    return "".join("_" if letter in "[]:*?/\\'" else letter for letter in title).strip()[:31] or "Sheet1"


def _cell(value: Any) -> Any:
    """What a sheet cannot hold is shortened or written as text; big ints would lose digits as numbers."""
    if isinstance(value, str):
        return value if len(value) <= MOST_TEXT else value[:MOST_TEXT]
    if isinstance(value, date):
        return value if value.year >= 1900 else value.isoformat()
    if type(value) is int and abs(value) >= 10**15:
        return str(value)
    return value

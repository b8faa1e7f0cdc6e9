"""Writes the sheets of an .xlsx file in constant memory: two title rows, a header, real dates and numbers; never a formula."""

import os
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from rustpy_xlsxwriter import Format, write_worksheets

from server.sandbox.child import Work
from server.sandbox.rows import decode_rows

HEADER_ROW = 2
_FORMATS = {"date": "yyyy-mm-dd", "datetime": "yyyy-mm-dd hh:mm:ss", "money": "#,##0.00", "decimal": "0.######"}
_WIDTHS = {"date": 12.0, "datetime": 20.0, "money": 13.0, "textarea": 30.0, "int": 10.0, "bool": 8.0}
_MOST_TEXT = 32_767
Page = Mapping[str, Any]


def write_pages(work: Work) -> Iterator[Any]:
    """{pages: [{tab, title, subtitle, head, kinds, widths}]} and a file to write to; yields when it is whole.

    Then it is told the rows of the first page in pieces of {columns, kinds}, an empty one at their end, and of the next.
    """
    pages: list[Page] = work.request["pages"]
    tabs = [page["tab"] for page in pages]
    with os.fdopen(work.files[0], "wb") as target:
        write_worksheets(
            [(page["tab"], _records(work, page)) for page in pages],
            target,
            header_row=dict.fromkeys(tabs, HEADER_ROW),
            freeze_panes={tab: {"row": HEADER_ROW + 1} for tab in tabs},
            header_format=dict.fromkeys(tabs, _header_format()),
            merge_ranges={page["tab"]: _merged(page) for page in pages},
            column_formats={page["tab"]: _number_formats(page) for page in pages},
            column_widths={page["tab"]: _widths(page) for page in pages},
        )
    yield True


def _records(work: Work, page: Page) -> Iterator[dict[str, Any]]:
    names: Sequence[str] = page["head"]
    empty = True
    while piece := work.hear():
        for row in decode_rows(piece):
            empty = False
            yield dict(zip(names, map(_cell, row), strict=True))
    if empty:  # without a record the writer leaves the header out
        yield dict.fromkeys(names)


def _cell(value: Any) -> Any:
    """What a sheet cannot hold is shortened or written as text; big ints would lose digits as numbers."""
    if isinstance(value, str):
        return value if len(value) <= _MOST_TEXT else value[:_MOST_TEXT]
    if isinstance(value, date):
        return value if value.year >= 1900 else value.isoformat()
    if type(value) is int and abs(value) >= 10**15:
        return str(value)
    return value


def _merged(page: Page) -> list[Any]:
    last = max(1, len(page["head"]) - 1)
    title = Format().set_bold().set_font_size(14).set_align("center")
    return [(0, 0, 0, last, page["title"], title), (1, 0, 1, last, page["subtitle"])]


def _header_format() -> Format:
    return Format().set_bold().set_background_color("#EEF3F8").set_border_bottom("thin")


def _number_formats(page: Page) -> dict[str, Format]:
    columns = zip(page["head"], page["kinds"], strict=True)
    return {name: Format().set_num_format(_FORMATS[kind]) for name, kind in columns if kind in _FORMATS}


def _widths(page: Page) -> dict[str, float]:
    columns = zip(page["head"], page["kinds"], page["widths"], strict=True)
    return {name: width or _WIDTHS.get(kind, 16.0) for name, kind, width in columns}

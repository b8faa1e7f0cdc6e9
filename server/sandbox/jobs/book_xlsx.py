"""Writes .xlsx files in constant memory: real dates and numbers, never a formula."""

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, BinaryIO

from rustpy_xlsxwriter import Format, write_worksheets

from server.sandbox.jobs.book import HEADER_ROW, NUMBER_FORMATS, Page, take_name, to_cell


def write_xlsx(target: str | os.PathLike[str] | BinaryIO, pages: Sequence[Page]) -> None:
    """The pages in order; the rows of each are pulled when those before it are written."""
    taken: set[str] = set()
    named = [(take_name(page.title, taken), page, page.head) for page in pages]
    tabs = [tab for tab, _, _ in named]
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
    kinds = {name: NUMBER_FORMATS.get(item.kind) for name, item in zip(head, page.columns, strict=True)}
    return {name: Format().set_num_format(text) for name, text in kinds.items() if text}


def _widths(page: Page, head: Sequence[str]) -> dict[str, float]:
    return {name: item.letters for name, item in zip(head, page.columns, strict=True)}


def _records(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """The writer keys cells by header."""
    empty = True
    for row in rows:
        empty = False
        yield dict(zip(names, map(to_cell, row), strict=True))
    if empty:  # without a record the writer leaves the header out
        yield dict.fromkeys(names)

"""Writes .xls files (BIFF8), the format that clients of this family name their downloads after."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from itertools import chain, islice
from typing import Any, BinaryIO

from xlwt import Workbook, Worksheet, XFStyle, easyxf
from xlwt.BIFFRecords import SharedStringTable

from server.sandbox.jobs.book import HEADER_ROW, MOST_TEXT, NUMBER_FORMATS, Page, take_name, to_cell

SHEET_ROWS = 65_000
"""Of one sheet, titles aside: the format ends at 65,536."""
_RECORD = 0x2020
_FLUSHED = 1000
_ENCODING = "utf-8"
_TITLE = "font: bold on, height 280; align: horiz center"
_HEADER = "font: bold on; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin"
_FIRST_DAY = date(1900, 3, 1)  # a day before it has another number in every program


def write_xls(target: BinaryIO, pages: Sequence[Page]) -> None:
    """The pages in order; one with more rows than a sheet holds goes on in further sheets."""
    _Book(pages).write(target)


class _Texts(SharedStringTable):
    """The texts of a file: the library would cut a sign of two units where a record ends, and its readers lose it."""

    def _save_atom(self, s: bytes) -> None:
        """Length, kind and the first unit of a text."""
        if s[2] and _is_half(s[3:]) and _RECORD - len(self._current_piece) < len(s) + 2:
            self._new_piece()
        super()._save_atom(s)

    def _save_splitted(self, s: bytes, is_unicode_str: bool) -> None:
        """The other units."""
        while is_unicode_str and (room := (_RECORD - len(self._current_piece)) & ~1) < len(s):
            room -= 2 if _is_half(s[:room]) else 0
            self._current_piece += s[:room]
            self._new_piece()
            self._current_piece += b"\x01"
            s = s[room:]
        super()._save_splitted(s, is_unicode_str)


def _is_half(units: bytes) -> bool:
    """Whether the last one wants another."""
    return len(units) > 1 and 0xD8 <= units[-1] <= 0xDB


class _Book:
    def __init__(self, pages: Sequence[Page]) -> None:
        self.book = Workbook(encoding=_ENCODING)
        self.book._Workbook__sst = _Texts(_ENCODING)  # the library has no place for another one
        self.taken: set[str] = set()
        self.named = [(take_name(page.title, self.taken), page) for page in pages]
        self.plain, self.title, self.header = XFStyle(), easyxf(_TITLE), easyxf(_HEADER)
        self.styles = {kind: easyxf(num_format_str=text) for kind, text in NUMBER_FORMATS.items()}

    def write(self, target: BinaryIO) -> None:
        for tab, page in self.named:
            self._write_page(tab, page)
        self.book.save(target)

    def _write_page(self, tab: str, page: Page) -> None:
        rows = iter(page.rows)
        self._write_sheet(tab, page, islice(rows, SHEET_ROWS))
        for first in rows:
            name = take_name(page.title, self.taken)
            self._write_sheet(name, page, chain([first], islice(rows, SHEET_ROWS - 1)))

    def _write_sheet(self, tab: str, page: Page, rows: Iterator[Sequence[Any]]) -> None:
        sheet = self.book.add_sheet(tab)
        self._write_head(sheet, page)
        styles = [self.styles.get(column.kind, self.plain) for column in page.columns]
        for number, row in enumerate(rows, HEADER_ROW + 1):
            line = sheet.row(number)
            for place, (value, style) in enumerate(zip(row, styles, strict=True)):
                if value is not None and value != "":
                    line.write(place, _old_cell(value), style)
            if number % _FLUSHED == 0:
                sheet.flush_row_data()
        sheet.flush_row_data()

    def _write_head(self, sheet: Worksheet, page: Page) -> None:
        last = max(1, len(page.columns) - 1)
        sheet.write_merge(0, 0, 0, last, page.title, self.title)
        sheet.write_merge(1, 1, 0, last, page.subtitle, self.plain)
        for place, (column, text) in enumerate(zip(page.columns, page.head, strict=True)):
            sheet.write(HEADER_ROW, place, text, self.header)
            sheet.col(place).width = int(column.letters * 256)
        sheet.set_panes_frozen(True)
        sheet.set_horz_split_pos(HEADER_ROW + 1)


def _old_cell(value: Any) -> Any:
    """A text is measured in UTF-16 units, of which a rare sign takes two."""
    if isinstance(value, datetime):
        return value if value.date() >= _FIRST_DAY else value.isoformat(" ")
    if isinstance(value, date):
        return value if value >= _FIRST_DAY else value.isoformat()
    value = to_cell(value)
    if isinstance(value, str) and 2 * len(value) > MOST_TEXT:
        return value.encode("utf-16-le")[: 2 * MOST_TEXT].decode("utf-16-le", "ignore")
    return value

"""Sheets that are text, as banks export them: fields between commas or tabs, in whichever of the usual encodings."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

from server.sandbox.refusal import Refused

NAME = "Sheet1"
_ENCODINGS = ("utf-8-sig", "gb18030")
_WIDE = (b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class TextSheet:
    """All rows as wide as the widest; cells are texts, without the tabs by which long numbers are kept whole."""

    cells: list[list[str]]
    width: int
    name: str = NAME
    start: tuple[int, int] = (0, 0)

    @property
    def height(self) -> int:
        return len(self.cells)


@dataclass(frozen=True, slots=True)
class TextBook:
    """One sheet, under the calls of a workbook."""

    only: TextSheet

    @property
    def names(self) -> list[str]:
        return [self.only.name]

    def sheet(self, name: str) -> TextSheet:
        return self.only

    def rows(self, sheet: TextSheet) -> Iterator[list[Any]]:
        for row in sheet.cells:
            yield [*chain(row, repeat("", sheet.width - len(row)))]


def open_text(data: bytes, most: int) -> TextBook:
    """`most`: cells over which it may reach."""
    text = _decode(data)
    head = text[: text.find("\n")] if "\n" in text else text
    cells: list[list[str]] = []
    width = 0
    try:
        for row in csv.reader(
            text.splitlines(keepends=True), delimiter="\t" if "\t" in head and "," not in head else ","
        ):
            cells.append([cell.strip() for cell in row])
            width = max(width, len(row))
            if len(cells) * width > most:
                raise Refused("sheet.extent", most=most)
    except csv.Error as error:
        raise Refused("sheet.broken") from error
    return TextBook(TextSheet(cells, width))


def _decode(data: bytes) -> str:
    for encoding in ("utf-16",) if data.startswith(_WIDE) else _ENCODINGS:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\x00" not in text:
            return text
    raise Refused("sheet.broken")

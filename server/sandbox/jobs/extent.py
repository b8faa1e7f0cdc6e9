"""How far the sheets of an .xlsx reach, read as a stream before anything is laid out: a reader makes a cell of every place between.

A file made to evade this (odd spellings of the same markup) meets the limits of the child instead.
"""

import re
import zipfile
from collections.abc import Iterator
from typing import IO
from xml.etree.ElementTree import Element, ParseError, fromstring

from server.sandbox.refusal import Refused

_PIECE = 1 << 18
_LONGEST_ROW = 16 << 20
_REFERENCE = re.compile(rb" r=[\"']([A-Za-z]{1,3})(\d{1,7})[\"']")
_MOST_MARKUP = 4 << 20


def sheet_parts(box: zipfile.ZipFile) -> dict[str, str]:
    """Name of a sheet -> its part in the archive; without those that cannot be told."""
    try:
        targets = {
            str(node.get("Id")): str(node.get("Target"))
            for node in fromstring(read_small(box, "xl/_rels/workbook.xml.rels"))
        }
        sheets = [node for node in fromstring(read_small(box, "xl/workbook.xml")).iter() if node.tag.endswith("}sheet")]
    except (KeyError, ParseError):
        return {}
    named = {str(node.get("name")): targets.get(_relation(node), "") for node in sheets}
    return {name: _place(target) for name, target in named.items() if target}


def _relation(node: Element) -> str:
    """The strict form of the format has another namespace for it."""
    return next((value for name, value in node.items() if name.endswith("}id")), "")


def _place(target: str) -> str:
    target = target.lstrip("/")
    return target if target.startswith("xl/") else f"xl/{target}"


def read_small(box: zipfile.ZipFile, name: str) -> bytes:
    with box.open(name) as part:
        data = part.read(_MOST_MARKUP + 1)
    if len(data) > _MOST_MARKUP:
        raise Refused("sheet.large")
    return data


class Extent:
    """The box around the cells that hold something, as it grows."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.first = self.last = self.width = 0

    def take(self, row: int, column: int) -> None:
        self.first = min(self.first, row) if self.first else row
        self.last, self.width = max(self.last, row), max(self.width, column)
        if (self.last - self.first + 1) * self.width > self.most:
            raise Refused("sheet.extent", most=self.most)


def check_part(box: zipfile.ZipFile, name: str, most: int) -> None:
    """Raises Refused when the sheet of this part reaches over more than `most` cells."""
    try:
        part = box.open(name)
    except KeyError:
        return
    extent = Extent(most)
    with part:
        for row in markup_rows(part, most):
            _take_row(row, extent)


def markup_rows(part: IO[bytes], most: int) -> Iterator[bytes]:
    """The markup of a sheet up to the end of each row, then what follows the last."""
    rest = b""
    while piece := part.read(_PIECE):
        *rows, rest = (rest + piece).split(b"row>")
        yield from rows
        if len(rest) > _LONGEST_ROW:
            raise Refused("sheet.extent", most=most)
    yield rest


def _take_row(row: bytes, extent: Extent) -> None:
    """By its last cell that holds a value; cells that are only painted are no cells to the reader."""
    value = max(row.rfind(b"v>"), row.rfind(b"is>"))
    if value < 0:
        return
    place = row.rfind(b" r=", 0, value)
    found = _REFERENCE.match(row, place) if place >= 0 else None
    if found is not None:
        extent.take(int(found[2]), column_number(found[1]))
    else:
        extent.take(extent.last + 1, row.count(b"<c"))


def column_number(letters: bytes) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number

"""What the reader of a workbook does not tell of its cells: errors, formulas without a result, zeros that a format puts in front.

The reader gives all of them as blanks or bare numbers, and a blank would be taken for one that somebody typed.
"""

import re
import zipfile
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from xml.etree.ElementTree import ParseError, fromstring

from server.sandbox.jobs.extent import column_number, markup_rows, read_small
from server.sandbox.rows import Unread

_CELL = re.compile(rb"<(?:\w+:)?c\b([^>]*?)(?:/>|>(.*?)</(?:\w+:)?c>)", re.DOTALL)
_ATTRIBUTE = re.compile(rb"\b(r|s|t)\s*=\s*[\"']([^\"']*)[\"']")
_VALUE = re.compile(rb"<(?:\w+:)?v\b[^>]*>([^<]*)<")
_FORMULA = re.compile(rb"<(?:\w+:)?f\b")
_PLACE = re.compile(rb"([A-Za-z]{1,3})(\d{1,7})")
_ROW = re.compile(rb"<(?:\w+:)?row\b[^>]*?\br=[\"'](\d{1,7})[\"']")
_SIGNS = re.compile(r'"[^"]*"|\\.|[0 ()/-]')
_MOST_ZEROS = 15


@dataclass(frozen=True, slots=True)
class Padded:
    """A format of nothing but zeros and fixed signs, as of codes and telephone numbers."""

    signs: tuple[str, ...]

    def show(self, value: Any) -> Any:
        """The number as its format shows it; what is no whole number stays as it is."""
        if not isinstance(value, (int, float)) or isinstance(value, bool) or value < 0 or value != int(value):
            return value
        digits = str(int(value)).zfill(self.signs.count("0"))
        if len(digits) > _MOST_ZEROS:
            return value
        found, left = [], len(digits)
        for sign in reversed(self.signs):
            if sign == "0":
                left -= 1
            found.append(digits[left] if sign == "0" else sign[1:])
        return digits[:left] + "".join(reversed(found))


Mark = Unread | Padded
RowMarks = dict[int, Mark]


def padded_format(code: str) -> Padded | None:
    """A number's format, None unless it puts zeros in front of a number and does nothing else."""
    first = code.partition(";")[0]
    signs = _SIGNS.findall(first)
    if "".join(signs) != first or signs.count("0") < 2:
        return None
    return Padded(tuple(sign if sign == "0" else f"={_fixed(sign)}" for sign in signs))


def _fixed(sign: str) -> str:
    return sign[1:-1] if sign[0] == '"' else sign[-1]


def sheet_marks(box: zipfile.ZipFile, name: str, most: int) -> Iterator[tuple[int, RowMarks]]:
    """(row, marks by column), both from 0, of the rows of a part that have any, from the first on."""
    try:
        part = box.open(name)
    except KeyError:
        return
    styles = _padded_styles(box)
    line = 0
    with part:
        for row in markup_rows(part, most):
            named = _ROW.findall(row)
            line = int(named[-1]) if named else line + 1
            if _FORMULA.search(row) or b"e" in _types(row) or _wears(row, styles):
                yield from _marks_of(row, line, styles)


def _types(row: bytes) -> set[bytes]:
    return {b"e"} if b't="e"' in row or b"t='e'" in row else set()


def _wears(row: bytes, styles: dict[bytes, Padded]) -> bool:
    return any(b's="' + style + b'"' in row or b"s='" + style + b"'" in row for style in styles)


def _marks_of(row: bytes, line: int, styles: dict[bytes, Padded]) -> Iterator[tuple[int, RowMarks]]:
    marks: RowMarks = {}
    column = 0
    for cell in _CELL.finditer(row):
        known = dict(_ATTRIBUTE.findall(cell[1]))
        place = _PLACE.fullmatch(known.get(b"r", b""))
        column = column_number(place[1]) if place else column + 1
        line = int(place[2]) if place else line
        if (mark := _mark(known, cell[2] or b"", styles)) is not None:
            marks[column - 1] = mark
    if marks:
        yield line - 1, marks


def _mark(known: dict[bytes, bytes], inner: bytes, styles: dict[bytes, Padded]) -> Mark | None:
    kind = known.get(b"t", b"n")
    found = _VALUE.search(inner)
    value = found[1].strip() if found else b""
    if kind == b"e":
        return Unread(value.decode("utf-8", "replace"), "error")
    if not value and kind == b"n" and _FORMULA.search(inner):
        return Unread("", "formula")
    return styles.get(known.get(b"s", b"")) if kind == b"n" and value else None


def _padded_styles(box: zipfile.ZipFile) -> dict[bytes, Padded]:
    """Number of a style -> its format."""
    try:
        root = fromstring(read_small(box, "xl/styles.xml"))
    except (KeyError, ParseError):
        return {}
    nodes = {node.tag.rpartition("}")[2]: node for node in root}
    formats = {
        node.get("numFmtId"): found
        for node in nodes.get("numFmts", ())
        if (found := padded_format(node.get("formatCode") or "")) is not None
    }
    worn = enumerate(nodes.get("cellXfs", ()))
    return {str(place).encode(): formats[kind] for place, node in worn if (kind := node.get("numFmtId")) in formats}


class Marked:
    """Rows as the reader gives them, with what it does not tell put in: rows and columns from 0 as the sheet counts."""

    def __init__(self, start: tuple[int, int], merges: Sequence[Any], marks: Iterator[tuple[int, RowMarks]]) -> None:
        self.row, self.left = start
        self._merges = deque(sorted(merges))
        self._open: list[tuple[Any, bool]] = []
        self._marks = marks
        self._next = next(marks, None)

    def take(self, row: list[Any]) -> list[Any]:
        """The next row."""
        while self._next is not None and self._next[0] < self.row:
            self._next = next(self._marks, None)
        if self._next is not None and self._next[0] == self.row:
            self._put(row, self._next[1])
        if self._merges or self._open:
            self._put_merged(row)
        self.row += 1
        return row

    def rest(self, width: int) -> Iterator[list[Any]]:
        """Rows behind the last that the reader saw: to it a formula without a result is nothing."""
        while self._next is not None:
            while self.row < self._next[0]:
                self.row += 1
                yield [""] * width
            yield self.take([""] * width)
            self._next = next(self._marks, None)

    def _put(self, row: list[Any], marks: RowMarks) -> None:
        for column, mark in marks.items():
            place = column - self.left
            if 0 <= place < len(row):
                row[place] = mark.show(row[place]) if isinstance(mark, Padded) else mark

    def _put_merged(self, row: list[Any]) -> None:
        while self._merges and self._merges[0][0][0] <= self.row:
            box = self._merges.popleft()
            place = box[0][1] - self.left
            if box[0][0] == self.row and 0 <= place < len(row):
                self._open.append((box, row[place] != ""))
        for ((top, first), (_, last)), filled in self._open:
            begin = max(first - self.left + (self.row == top), 0)
            for place in range(begin, min(last - self.left + 1, len(row))) if filled else ():
                row[place] = Unread("", "merged")
        self._open = [entry for entry in self._open if entry[0][1][0] > self.row]

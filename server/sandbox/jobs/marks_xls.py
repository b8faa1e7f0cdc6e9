"""What the reader of an .xls does not tell of its cells, from the records themselves: errors, and formats of zeros.

A formula of such a file always has a result.
"""

import struct
from collections.abc import Iterator

from server.sandbox.jobs.extent_xls import workbook_stream
from server.sandbox.jobs.marks import Padded, RowMarks, padded_format
from server.sandbox.rows import Unread

_BEGIN, _SHEET, _FORMAT, _STYLE = 0x0809, 0x0085, 0x041E, 0x00E0
_FORMULAS, _ERROR, _NUMBERS, _SEVERAL = (0x0006, 0x0406), 0x0205, (0x0203, 0x027E), 0x00BD
_ERRORS = {0: "#NULL!", 7: "#DIV/0!", 15: "#VALUE!", 23: "#REF!", 29: "#NAME?", 36: "#NUM!", 42: "#N/A"}


def book_marks(data: bytes, name: str) -> dict[int, RowMarks]:
    """Row -> marks by column, both from 0, of the sheet of this name."""
    try:
        return _Marks(workbook_stream(data), name).rows
    except (struct.error, IndexError, ValueError):
        return {}


class _Marks:
    def __init__(self, stream: bytes, name: str) -> None:
        self.rows: dict[int, RowMarks] = {}
        self._formats: dict[int, Padded] = {}
        self._styles: list[Padded | None] = []
        begin, begins = -1, -1
        for place, kind, body in _records(stream):
            if kind == _BEGIN:
                begin = place
            elif kind == _SHEET and _text(body[6:], wide=1) == name:
                begins = struct.unpack_from("<L", body)[0]
            elif kind == _FORMAT:
                self._learn(body)
            elif kind == _STYLE:
                self._styles.append(self._formats.get(struct.unpack_from("<H", body, 2)[0]))
            elif begin == begins:
                self._take(kind, body)

    def _learn(self, body: bytes) -> None:
        if (found := padded_format(_text(body[2:], wide=2))) is not None:
            self._formats[struct.unpack_from("<H", body)[0]] = found

    def _take(self, kind: int, body: bytes) -> None:
        if kind == _ERROR and body[7]:
            self._fail(body, body[6])
        elif kind in _FORMULAS and body[12:14] == b"\xff\xff":
            if body[6] == 2:
                self._fail(body, body[8])
        elif kind in _NUMBERS or kind in _FORMULAS:
            self._wear(*struct.unpack_from("<HHH", body))
        elif kind == _SEVERAL:
            row, first = struct.unpack_from("<HH", body)
            for at in range((len(body) - 6) // 6):
                self._wear(row, first + at, struct.unpack_from("<H", body, 4 + 6 * at)[0])

    def _fail(self, body: bytes, code: int) -> None:
        row, column = struct.unpack_from("<HH", body)
        self.rows.setdefault(row, {})[column] = Unread(_ERRORS.get(code, "#ERROR!"), "error")

    def _wear(self, row: int, column: int, style: int) -> None:
        found = self._styles[style] if style < len(self._styles) else None
        if found is not None:
            self.rows.setdefault(row, {})[column] = found


def _records(stream: bytes) -> Iterator[tuple[int, int, bytes]]:
    """(place, kind, body)."""
    place = 0
    while place + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, place)
        yield place, kind, stream[place + 4 : place + 4 + length]
        place += 4 + length


def _text(data: bytes, wide: int) -> str:
    """A text behind its length of `wide` bytes and a byte that says how its signs are written."""
    length = int.from_bytes(data[:wide], "little")
    body = data[wide + 1 :]
    return body[: 2 * length].decode("utf-16-le") if data[wide] & 1 else body[:length].decode("latin-1")

"""How far the sheets of an .xls reach: its container's chain of sectors is followed and the records of cells are looked at.

The reader lays out all sheets of such a file when it opens it, so all of them count together.
"""

import struct
from collections.abc import Iterator

from server.sandbox.jobs.extent import Extent

_MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_LAST_SECTOR = 0xFFFF_FFFA
_STREAMS = ("Workbook", "Book")
_BEGIN = 0x0809
# One cell each: row and column come first.
_CELLS = {0x0006, 0x0203, 0x0204, 0x0205, 0x027E, 0x00FD, 0x00D6, 0x0406, 0x0003, 0x0004, 0x0005, 0x0002}
_SEVERAL = 0x00BD
_HEAD = struct.Struct("<HH")


def check_book(data: bytes, most: int) -> None:
    """Raises Refused when the sheets reach over more than `most` cells; a broken container is the reader's to refuse."""
    try:
        stream = workbook_stream(data)
    except (struct.error, IndexError, ValueError):
        return
    left, extent = most, Extent(most)
    for row, column in _cells(stream):
        if row < 0:
            left -= (extent.last - extent.first + 1) * extent.width
            extent = Extent(left)
        else:
            extent.take(row + 1, column + 1)


def _cells(stream: bytes) -> Iterator[tuple[int, int]]:
    """(row, column) from 0; a row of -1 where a sheet begins."""
    place, end = 0, len(stream) - 4
    unpack = _HEAD.unpack_from
    while place <= end:
        kind, length = unpack(stream, place)
        if kind in _CELLS and length >= 4:
            yield unpack(stream, place + 4)
        elif kind == _SEVERAL and length >= 6 and place + 4 + length <= len(stream):
            row, _ = unpack(stream, place + 4)
            yield row, struct.unpack_from("<H", stream, place + 2 + length)[0]
        elif kind == _BEGIN:
            yield -1, 0
        place += 4 + length


def workbook_stream(data: bytes) -> bytes:
    """The records of the workbook; struct.error, IndexError or ValueError where the container is broken."""
    if data[:8] != _MAGIC:
        raise ValueError("no container")
    shift, small_shift = struct.unpack_from("<HH", data, 30)
    if shift not in (9, 12) or small_shift != 6:
        raise ValueError("odd sectors")
    container = _Container(data, 1 << shift)
    return container.stream(_STREAMS)


class _Container:
    def __init__(self, data: bytes, sector: int) -> None:
        self.data = data
        self.sector = sector
        self.count = len(data) // sector
        self.table = self._table()

    def _sector(self, number: int) -> bytes:
        start = (number + 1) * self.sector
        return self.data[start : start + self.sector]

    def _table(self) -> list[int]:
        """Which sector follows which."""
        places = list(struct.unpack_from("<109L", self.data, 76))
        following = struct.unpack_from("<L", self.data, 68)[0]
        while following < _LAST_SECTOR and len(places) <= self.count:
            numbers = self._numbers(following)
            places, following = places + numbers[:-1], numbers[-1]
        return [number for place in places if place < _LAST_SECTOR for number in self._numbers(place)]

    def _numbers(self, place: int) -> list[int]:
        return [number for (number,) in struct.iter_unpack("<L", self._sector(place))]

    def _chain(self, number: int, table: list[int]) -> Iterator[int]:
        for _ in range(len(table)):
            if number >= _LAST_SECTOR:
                return
            yield number
            number = table[number]

    def _bytes(self, start: int) -> bytes:
        return b"".join(self._sector(number) for number in self._chain(start, self.table))

    def stream(self, names: tuple[str, ...]) -> bytes:
        directory = self._bytes(struct.unpack_from("<L", self.data, 48)[0])
        smallest = struct.unpack_from("<L", self.data, 56)[0]
        entries = [directory[at : at + 128] for at in range(0, len(directory), 128)]
        for entry in entries:
            length = struct.unpack_from("<H", entry, 64)[0]
            if entry[: max(0, length - 2)].decode("utf-16-le", "replace") in names:
                start, size = struct.unpack_from("<LL", entry, 116)
                if size >= smallest:
                    return self._bytes(start)[:size]
                return self._small(entries[0], start, size)
        raise ValueError("no workbook")

    def _small(self, root: bytes, start: int, size: int) -> bytes:
        """Short streams lie in pieces of 64 bytes inside one of the root's."""
        table = [n for (n,) in struct.iter_unpack("<L", self._bytes(struct.unpack_from("<L", self.data, 60)[0]))]
        box = self._bytes(struct.unpack_from("<L", root, 116)[0])
        return b"".join(box[n * 64 : n * 64 + 64] for n in self._chain(start, table))[:size]

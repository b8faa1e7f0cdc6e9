"""The directory of a zip archive, read by its end record first: what it announces is judged before any of it is parsed."""

import os
import struct
from dataclasses import dataclass
from typing import IO

from server.sandbox.refusal import Refused

_END = struct.Struct("<4s4H2LH")
_END64_PLACE = struct.Struct("<4sLQL")
_END64 = struct.Struct("<4sQ2H2L4Q")
_ENTRY = struct.Struct("<4s4B4HL2L5H2L")
_LONGEST_TAIL = _END.size + 65_535
_FULL = 0xFFFF_FFFF
_SMALL = 64 << 20


@dataclass(frozen=True, slots=True)
class ArchiveLimits:
    """`entries` and `directory` (bytes) of the list of names, `unpacked` bytes of all, `ratio` of unpacked to packed."""

    entries: int
    directory: int
    unpacked: int
    ratio: int


@dataclass(frozen=True, slots=True)
class Directory:
    """`names` as bytes; sizes are what the archive says of itself."""

    names: tuple[bytes, ...]
    unpacked: int
    packed: int


def read_directory(file: IO[bytes], limits: ArchiveLimits) -> Directory | None:
    """None when there is no whole directory; raises Refused for one that is too much."""
    size = file.seek(0, os.SEEK_END)
    found = _find_end(file, size)
    if found is None:
        return None
    entries, length, start = found
    if entries > limits.entries or length > limits.directory:
        raise Refused("archive.entries", most=limits.entries)
    if start < 0 or start + length > size:
        return None
    file.seek(start)
    directory = _parse(file.read(length), limits.entries)
    if directory is not None:
        _refuse_bomb(directory, limits)
    return directory


def _refuse_bomb(directory: Directory, limits: ArchiveLimits) -> None:
    total = directory.unpacked
    if total > limits.unpacked or (total > _SMALL and total > directory.packed * limits.ratio):
        raise Refused("archive.unpacked", megabytes=limits.unpacked >> 20)


def _find_end(file: IO[bytes], size: int) -> tuple[int, int, int] | None:
    """(entries, bytes, place) of the directory, as the end record says, the one of large archives before the small one."""
    start = max(0, size - _LONGEST_TAIL)
    file.seek(start)
    tail = file.read(_LONGEST_TAIL)
    place = tail.rfind(b"PK\5\6")
    if place < 0 or len(tail) - place < _END.size:
        return None
    _, _, _, _, entries, length, _, _ = _END.unpack_from(tail, place)
    end = start + place
    large = _find_large_end(file, end)
    if large is not None:
        return large
    return entries, length, end - length  # where it stands, whatever lies before the archive


def _find_large_end(file: IO[bytes], end: int) -> tuple[int, int, int] | None:
    if end < _END64_PLACE.size:
        return None
    file.seek(end - _END64_PLACE.size)
    magic, _, place, _ = _END64_PLACE.unpack(file.read(_END64_PLACE.size))
    if magic != b"PK\6\7" or place > end - _END64.size:
        return None
    file.seek(place)
    record = _END64.unpack(file.read(_END64.size))
    return (record[7], record[8], record[9]) if record[0] == b"PK\6\6" else None


def _parse(data: bytes, most: int) -> Directory | None:
    """The end record may announce fewer entries than there are: they are counted."""
    names: list[bytes] = []
    place = unpacked = packed = 0
    while place + _ENTRY.size <= len(data):
        entry = _ENTRY.unpack_from(data, place)
        if entry[0] != b"PK\1\2":
            return None
        if len(names) == most:
            raise Refused("archive.entries", most=most)
        small, large, name, extra, comment = entry[10:15]
        body = place + _ENTRY.size
        names.append(data[body : body + name])
        if _FULL in (small, large):
            small, large = _large_sizes(data[body + name : body + name + extra], small, large)
        packed, unpacked = packed + small, unpacked + large
        place = body + name + extra + comment
    return Directory(tuple(names), unpacked, packed)


def _large_sizes(extra: bytes, small: int, large: int) -> tuple[int, int]:
    place = 0
    while place + 4 <= len(extra):
        kind, length = struct.unpack_from("<HH", extra, place)
        if kind == 1:
            values = [value for (value,) in struct.iter_unpack("<Q", extra[place + 4 : place + 4 + length // 8 * 8])]
            if large == _FULL and values:
                large = values.pop(0)
            if small == _FULL and values:
                small = values.pop(0)
        place += 4 + length
    return small, large

"""Archives made to be dear: directories without end, sizes that nobody has, and end records that lie."""

import struct
import zipfile
from io import BytesIO

_END = struct.Struct("<4s4H2LH")
_ENTRY = struct.Struct("<4s4B4HL2L5H2L")


def _entry(name: bytes, packed: int = 0, unpacked: int = 0, extra: bytes = b"") -> bytes:
    return (
        _ENTRY.pack(b"PK\1\2", 20, 0, 20, 0, 0, 8, 0, 0, 0, packed, unpacked, len(name), len(extra), 0, 0, 0, 0, 0)
        + name
        + extra
    )


def _archive(directory: bytes, entries: int, announced: int | None = None) -> bytes:
    head = b"PK\3\4".ljust(30, b"\0")
    length = len(directory) if announced is None else announced
    return head + directory + _END.pack(b"PK\5\6", 0, 0, entries, entries, length, len(head), 0)


def many_names(count: int, announced: int | None = None) -> bytes:
    """`announced`: how many the end record says there are; above 65,535 it says so in the record of large archives."""
    directory = b"".join(_entry(b"%d" % number) for number in range(count))
    told = count if announced is None else announced
    if told <= 0xFFFF:
        return _archive(directory, told)
    head = b"PK\3\4".ljust(30, b"\0")
    large = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 20, 20, 0, 0, told, told, len(directory), len(head))
    place = struct.pack("<4sLQL", b"PK\6\7", 0, len(head) + len(directory), 1)
    end = _END.pack(b"PK\5\6", 0, 0, 0xFFFF, 0xFFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0)
    return head + directory + large + place + end


def long_directory(megabytes: int) -> bytes:
    """Few names, much beside them."""
    extra = struct.pack("<HH", 0xCAFE, 60_000) + bytes(60_000)
    count = (megabytes << 20) // len(_entry(b"a", extra=extra)) + 1
    return _archive(b"".join(_entry(b"a%d" % number, extra=extra) for number in range(count)), count)


def unpacks_to(gigabytes: int) -> bytes:
    """It says so with the sizes of large archives."""
    extra = struct.pack("<HHQ", 1, 8, gigabytes << 30)
    return _archive(_entry(b"zeros", packed=1000 << 20, unpacked=0xFFFF_FFFF, extra=extra), 1)


def zeros(megabytes: int, name: str = "zeros") -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as box, box.open(name, "w") as part:
        for _ in range(megabytes):
            part.write(bytes(1 << 20))
    return target.getvalue()


def plain(name: str = "a.txt", count: int = 1) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as box:
        for number in range(count):
            box.writestr(f"{number}{name}", "x")
    return target.getvalue()

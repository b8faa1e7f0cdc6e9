"""Sheets made to be dear: small files whose cells lie far apart, many, nested or not what they say."""

import struct
import zipfile
from collections.abc import Iterable
from io import BytesIO

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_END, _FREE = 0xFFFF_FFFE, 0xFFFF_FFFF
Cell = tuple[int, int, float]


def letters(column: int) -> str:
    """1 is A."""
    name = ""
    while column:
        column, place = divmod(column - 1, 26)
        name = chr(65 + place) + name
    return name


def rows_markup(cells: Iterable[tuple[int, int, str]]) -> str:
    """(row, column, markup inside the cell), from 1, each in a row of its own."""
    return "".join(
        f'<row r="{row}"><c r="{letters(column)}{row}" t="inlineStr">{inner}</c></row>' for row, column, inner in cells
    )


def text(value: str) -> str:
    return f"<is><t>{value}</t></is>"


def xlsx(markup: str | Iterable[str], *, strings: str = "", names: Iterable[str] = ("Sheet1",)) -> bytes:
    """A workbook all of whose sheets hold the rows of `markup`."""
    target, tabs = BytesIO(), list(names)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as box:
        types = '<Default Extension="xml" ContentType="application/xml"/>'
        box.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{types}</Types>',
        )
        box.writestr("_rels/.rels", _relations([("officeDocument", "xl/workbook.xml")]))
        parts = [("worksheet", f"worksheets/sheet{number}.xml") for number in range(1, len(tabs) + 1)]
        if strings:
            parts.append(("sharedStrings", "sharedStrings.xml"))
            box.writestr("xl/sharedStrings.xml", f'<sst xmlns="{_MAIN}">{strings}</sst>')
        box.writestr("xl/_rels/workbook.xml.rels", _relations(parts))
        sheets = "".join(
            f'<sheet name="{name}" sheetId="{number}" r:id="rId{number}"/>' for number, name in enumerate(tabs, 1)
        )
        head = f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}">'
        box.writestr("xl/workbook.xml", f"{head}<sheets>{sheets}</sheets></workbook>")
        for number in range(1, len(tabs) + 1):
            with box.open(f"xl/worksheets/sheet{number}.xml", "w", force_zip64=True) as part:
                part.write(f'<worksheet xmlns="{_MAIN}"><sheetData>'.encode())
                for piece in [markup] if isinstance(markup, str) else markup:
                    part.write(piece.encode())
                part.write(b"</sheetData></worksheet>")
    return target.getvalue()


def _relations(parts: Iterable[tuple[str, str]]) -> str:
    lines = "".join(
        f'<Relationship Id="rId{number}" Type="{_OFFICE}/{kind}" Target="{place}"/>'
        for number, (kind, place) in enumerate(parts, 1)
    )
    return f'<Relationships xmlns="{_PACKAGE}">{lines}</Relationships>'


def two_corners() -> bytes:
    """1.5 kB that reach over 17 billion cells."""
    return xlsx(rows_markup([(1, 1, text("职务编码")), (1_048_576, 16_384, text("x"))]))


def many_cells(rows: int, columns: int) -> bytes:
    """Real cells, each with a digit."""
    line = "".join(f'<c r="{letters(column)}%d"><v>1</v></c>' for column in range(1, columns + 1))
    return xlsx(f'<row r="{row}">{line.replace("%d", str(row))}</row>' for row in range(1, rows + 1))


def xls(cells: Iterable[Cell]) -> bytes:
    """The old format: (row, column, number) from 0 on one sheet."""
    first = _record(0x0809, struct.pack("<HHHHLL", 0x0600, 5, 0, 0, 0, 6))
    bound_length = 4 + 8 + len("Sheet1")
    place = len(first) + bound_length + 4
    bound = _record(0x0085, struct.pack("<LBBBB", place, 0, 0, 6, 0) + b"Sheet1")
    sheet = _record(0x0809, struct.pack("<HHHHLL", 0x0600, 0x10, 0, 0, 0, 6))
    numbers = b"".join(_record(0x0203, struct.pack("<HHHd", row, column, 0, value)) for row, column, value in cells)
    stream = first + bound + _record(0x000A, b"") + sheet + numbers + _record(0x000A, b"")
    return _container(stream.ljust(4096, b"\0"))


def _record(kind: int, data: bytes) -> bytes:
    return struct.pack("<HH", kind, len(data)) + data


def _container(stream: bytes) -> bytes:
    """One stream in sectors of 512 bytes: the table of sectors, the directory, then the stream."""
    count = -(-len(stream) // 512)
    chain = [*range(3, 2 + count), _END]
    table = [0xFFFF_FFFD, _END, *chain]
    assert len(table) <= 128
    table += [_FREE] * (128 - len(table))
    head = struct.pack("<8s16xHHHHH6xLLLLLLLLL", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, 1, 0, 4096, _END, 0, _END, 0)  # fmt: skip
    places = struct.pack("<109L", 0, *([_FREE] * 108))
    root = _entry("Root Entry", 5, 1, _END, 0)
    book = _entry("Workbook", 2, _FREE, 2, len(stream))
    blank = bytes(128)
    return head + places + struct.pack("<128L", *table) + root + book + blank * 2 + stream.ljust(count * 512, b"\0")


def _entry(name: str, kind: int, child: int, start: int, size: int) -> bytes:
    spelled = name.encode("utf-16-le") + b"\0\0"
    return struct.pack("<64sHBBLLL16xL8x8xLQ", spelled, len(spelled), kind, 1, _FREE, _FREE, child, 0, start, size)

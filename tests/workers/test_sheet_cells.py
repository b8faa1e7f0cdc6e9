"""A person fills a sheet with labels, floats and stray spaces; the table gets what the form would have stored."""

from datetime import date, datetime, time
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schema.kit.clock import SHANGHAI
from schema.kit.errors import Invalid
from schema.kit.field import Field, f
from schema.kit.text import pair, plain
from server.engine.sheet_cells import SEVERAL, Wrong, column_reader
from server.engine.sheet_read import match_titles, open_sheet
from server.sandbox.jobs.book import Column, Page
from server.sandbox.jobs.book_xlsx import write_xlsx
from tests.workers.sheets import make_sheet, read_sheet


def field(kind: str, **options: object) -> Field:
    return Field("some_value", pair("某值 | Some value"), kind=kind, **options)  # type: ignore[arg-type]


READ = [
    ("text", "  张三 ", "张三"),
    ("text", 13800000000.0, "13800000000"),
    ("int", 3.0, 3),
    ("int", " 42 ", 42),
    ("money", 288.1, 28810),
    ("money", 288.09999999999997, 28810),
    ("money", "1,288.50", 128850),
    ("decimal", 12.5, Decimal("12.5")),
    ("date", date(2026, 10, 1), date(2026, 10, 1)),
    ("date", datetime(2026, 10, 1, 8), date(2026, 10, 1)),
    ("date", "2026-10-01", date(2026, 10, 1)),
    ("date", "2026年10月1日", date(2026, 10, 1)),
    ("date", 20261001.0, date(2026, 10, 1)),
    ("datetime", "2026/10/1 8:00", datetime(2026, 10, 1, 8, tzinfo=SHANGHAI)),
    ("datetime", datetime(2026, 10, 1, 8), datetime(2026, 10, 1, 8, tzinfo=SHANGHAI)),
    ("datetime", "2026-10-01 08:00:00", datetime(2026, 10, 1, 8, tzinfo=SHANGHAI)),
    ("bool", "是", True),
    ("bool", False, False),
    ("time", time(8, 30), "08:30:00"),
]


@pytest.mark.parametrize(("kind", "cell", "stored"), READ, ids=[f"{kind} {cell}" for kind, cell, _ in READ])
def test_a_cell_becomes_what_the_form_would_have_stored(kind: str, cell: object, stored: object) -> None:
    assert column_reader(field(kind), None)([cell, "", cell]) == [stored, None, stored]


BAD = [
    ("int", "三"),
    ("int", 1.5),
    ("money", -1.0),
    ("money", 1.005),
    ("date", "昨天"),
    ("date", "5/12/2026"),
    ("date", 46361.0),
    ("datetime", "x"),
    ("bool", "也许"),
]


@pytest.mark.parametrize(("kind", "cell"), BAD, ids=[f"{kind} {cell}" for kind, cell in BAD])
def test_a_cell_that_cannot_be_read_says_why_in_both_languages(kind: str, cell: object) -> None:
    (found,) = column_reader(field(kind), None)([cell])
    assert isinstance(found, Wrong) and " | " in found.message


def test_true_and_one_in_a_column_are_not_mixed_up() -> None:
    read = column_reader(field("int"), None)
    assert read([1.0]) == [1]
    found = read([True, 1.0])
    assert isinstance(found[0], Wrong) and found[1] == 1


def test_an_empty_required_cell_is_refused_and_an_empty_optional_one_takes_the_default() -> None:
    (found,) = column_reader(field("text", required=True), None)(["  "])
    assert isinstance(found, Wrong)
    assert column_reader(field("text"), "A")([""]) == ["A"]


def test_a_label_is_found_whatever_its_case_and_an_ambiguous_one_is_refused() -> None:
    read = column_reader(field("dict"), None, {"高层": "1", "executive": "1", "双": SEVERAL})
    found = read(["高层", "Executive", "双", "无"])
    assert found[:2] == ["1", "1"]
    assert isinstance(found[2], Wrong) and isinstance(found[3], Wrong)


def test_several_labels_in_one_cell_become_comma_joined_values() -> None:
    assert column_reader(field("dicts"), None, {"甲": "a", "乙": "b"})(["甲，乙", "乙"]) == ["a,b", "b"]


FIELDS = [f("code", "编码 | Code", kind="text"), f("room_name", "房间名 | Room name", kind="text")]


@pytest.mark.parametrize(
    "titles", [["编码", "房间名"], ["Code", "Room name"], ["code", "roomName"], ["*编码 ", "ROOM_NAME"]]
)
async def test_columns_are_found_by_title_in_either_language_or_by_name(titles: list[str], tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    make_sheet([*titles, "别的"], [["A1", "301", "x"]], path)
    async with open_sheet(path, FIELDS) as reader:
        assert [item.column for _, item in reader.match.places] == ["code", "room_name"]
        assert reader.match.unknown == ("别的",)
        assert await reader.chunk(10) == ([4], [["A1", "301", "x"]])


async def test_a_sheet_without_title_rows_reads_the_same(tmp_path: Path) -> None:
    from rustpy_xlsxwriter import write_worksheet

    path = tmp_path / "plain.xlsx"
    write_worksheet(
        [{"Code": "A1", "房间名": None}, {"Code": None, "房间名": None}, {"Code": "A2", "房间名": "2"}], str(path)
    )
    async with open_sheet(path, FIELDS) as reader:
        assert await reader.chunk(10) == ([2, 4], [["A1", ""], ["A2", "2"]])


async def test_reading_goes_on_behind_a_line(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    make_sheet(["编码"], [[f"A{n}"] for n in range(10)], path)
    async with open_sheet(path, FIELDS) as reader, open_sheet(path, FIELDS) as again:
        lines, _ = await reader.chunk(4)
        again.skip_to(lines[-1])
        assert await again.chunk(2) == ([8, 9], [["A4"], ["A5"]])
        assert await reader.chunk(1) == ([8], [["A4"]])


@pytest.mark.parametrize(
    "content", [b"", b"PK\x03\x04 no zip", b"plain text", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1broken"]
)
async def test_what_is_no_sheet_is_refused_with_the_upload_message(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(content)
    with pytest.raises(Invalid, match="文件上传失败"):
        async with open_sheet(path, FIELDS):
            pass


async def test_a_sheet_without_any_known_title_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    make_sheet(["甲", "乙"], [[1, 2]], path)
    with pytest.raises(Invalid, match="没有找到表头"):
        async with open_sheet(path, FIELDS):
            pass


def test_unknown_titles_are_matched_to_nothing() -> None:
    assert match_titles(["x", "", "Code"], FIELDS).unknown == ("x",)


def test_a_written_sheet_has_titles_dates_numbers_and_no_formulas() -> None:
    target = BytesIO()
    columns = [Column("名称"), Column("名称"), Column("日", "date"), Column("额", "money"), Column("号")]
    rows: list[list[Any]] = [
        ["=1+1", "x" * 40_000, date(2026, 10, 1), 288.0, 12345678901234567],
        ["a", None, date(1899, 1, 1), 0.5, "0012"],
    ]
    write_xlsx(target, [Page("订单/测试", "导出人:甲", columns, rows)])
    found = read_sheet(target.getvalue())
    assert found[0][0] == "订单/测试" and found[1][0] == "导出人:甲"
    assert found[2] == ["名称", "名称 2", "日", "额", "号"]
    assert (
        found[3][0] == "=1+1"
        and len(found[3][1]) == 32_767
        and found[3][2:] == [date(2026, 10, 1), 288.0, "12345678901234567"]
    )
    assert found[4] == ["a", "", "1899-01-01", 0.5, "0012"]


def test_an_empty_list_still_gives_its_header() -> None:
    target = BytesIO()
    write_xlsx(target, [Page("空", "", [Column("甲"), Column("乙")], [])])
    assert read_sheet(target.getvalue())[2] == ["甲", "乙"]


_TEXTS = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=20).map(str.strip)


@given(
    rows=st.lists(st.tuples(_TEXTS, st.integers(0, 10**6), st.dates(date(1950, 1, 1), date(2150, 1, 1))), max_size=20)
)
@settings(max_examples=40)
def test_what_is_written_is_read_back(rows: list[tuple[str, int, date]]) -> None:
    target = BytesIO()
    write_xlsx(target, [Page("t", "s", [Column("文"), Column("数", "int"), Column("日", "date")], rows)])
    found = read_sheet(target.getvalue())[3:]
    read = [column_reader(field(kind), None) for kind in ("text", "int", "date")]
    back = [tuple(reader([cell])[0] for reader, cell in zip(read, row, strict=True)) for row in found[: len(rows)]]
    assert back == [(plain(text).strip() or None, number, day) for text, number, day in rows]

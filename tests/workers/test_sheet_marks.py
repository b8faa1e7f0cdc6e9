"""A sheet shows an error, a formula, a merged cell or a code with zeros; none of them becomes a blank or digits nobody typed."""

from pathlib import Path
from typing import Any

import pytest
from xlsxwriter import Workbook
from xlwt import Workbook as OldWorkbook
from xlwt import easyxf

from schema.kit.field import Field
from schema.kit.text import pair
from server.engine.sheet_cells import Wrong, column_reader
from server.engine.sheet_read import open_sheet

CODE = Field("code", pair("编码 | Code"), kind="text")
NOTE = Field("note", pair("备注 | Note"), kind="text")


async def read(path: Path) -> tuple[list[int], list[list[Any]]]:
    """(lines, what each cell of code and note is read as)."""
    async with open_sheet(path, [CODE, NOTE]) as reader:
        lines, rows = await reader.chunk(100)
    readers = [column_reader(CODE, None), column_reader(NOTE, None)]
    columns = [take([row[place] for row in rows]) for place, take in enumerate(readers)]
    values = [[cell.message if isinstance(cell, Wrong) else cell for cell in row] for row in zip(*columns, strict=True)]
    return lines, values


def workbook(path: Path) -> Any:
    book = Workbook(path)
    sheet = book.add_worksheet("表")
    sheet.write_row(0, 0, ["编码", "备注"])
    return book, sheet, book.add_format


async def test_an_error_and_a_formula_without_a_result_are_refused_and_not_blank(tmp_path: Path) -> None:
    book, sheet, _ = workbook(tmp_path / "a.xlsx")
    sheet.write_string(1, 0, "A1")
    sheet.write_formula(1, 1, "=NA()", None, "#N/A")
    sheet.write_formula(2, 0, '="A2"', None, "A2")
    sheet.write_string(2, 1, "#N/A")
    sheet.write_formula(4, 0, "=A1", None, "")
    book.close()
    lines, values = await read(tmp_path / "a.xlsx")
    assert lines == [2, 3, 5]
    assert values[0][0] == "A1" and "错误值“#N/A”" in values[0][1]
    assert values[1] == ["A2", "#N/A"]
    assert "公式没有计算结果" in values[2][0] and values[2][1] is None


async def test_a_code_with_a_format_of_zeros_is_taken_as_shown(tmp_path: Path) -> None:
    book, sheet, add = workbook(tmp_path / "a.xlsx")
    sheet.write_number(1, 0, 301, add({"num_format": "0000"}))
    sheet.write_number(1, 1, 57112345678, add({"num_format": "0000-00000000"}))
    sheet.write_number(2, 0, 301, add({"num_format": "0.00"}))
    sheet.write_number(2, 1, 7, add({"num_format": '"A-"000'}))
    book.close()
    assert await read(tmp_path / "a.xlsx") == ([2, 3], [["0301", "0571-12345678"], ["301", "A-007"]])


async def test_a_long_number_is_refused_where_a_text_is_kept(tmp_path: Path) -> None:
    book, sheet, _ = workbook(tmp_path / "a.xlsx")
    sheet.write_number(1, 0, 6222021202012345675)
    sheet.write_number(1, 1, 622202120201234)
    sheet.write_string(2, 0, "6222021202012345675")
    book.close()
    _, values = await read(tmp_path / "a.xlsx")
    assert "请将该列设为文本" in values[0][0] and values[0][1] == "622202120201234"
    assert values[1] == ["6222021202012345675", None]


@pytest.mark.parametrize("kind", ["ref", "dict", "refs"])
def test_a_long_number_names_no_row_either(kind: str) -> None:
    labels = {"1000000000000000128": 5}
    (found,) = column_reader(Field("a", pair("某 | A"), kind=kind), None, labels)([1000000000000000123.0])
    assert isinstance(found, Wrong) and "15" in found.message


async def test_cells_under_a_merged_one_are_refused_and_not_blank(tmp_path: Path) -> None:
    book, sheet, add = workbook(tmp_path / "a.xlsx")
    for row in range(1, 5):
        sheet.write_string(row, 0, f"A{row}")
    sheet.merge_range(1, 1, 2, 1, "一起", add({}))
    sheet.merge_range(3, 1, 4, 1, "", add({}))
    book.close()
    _, values = await read(tmp_path / "a.xlsx")
    assert values[0] == ["A1", "一起"] and "单元格已合并" in values[1][1]
    assert [row[1] for row in values[2:]] == [None, None]


async def test_an_old_file_is_read_alike(tmp_path: Path) -> None:
    book = OldWorkbook()
    book.add_sheet("别的").write(0, 0, 3, easyxf(num_format_str="00000"))
    sheet = book.add_sheet("表")
    for place, title in enumerate(("编码", "备注")):
        book.get_sheet(0).write(1, place, title)
        sheet.write(0, place, title)
    book.get_sheet(0).write(2, 0, 301, easyxf(num_format_str="0000"))
    book.get_sheet(0).row(2).set_cell_error(1, "#DIV/0!")
    book.save(str(tmp_path / "a.xls"))
    lines, values = await read(tmp_path / "a.xls")
    assert lines == [3] and values[0][0] == "0301" and "错误值“#DIV/0!”" in values[0][1]


def test_a_text_like_an_error_and_a_choice_like_a_number_are_kept_apart_over_chunks() -> None:
    take = column_reader(Field("a", pair("数 | A"), kind="int"), None)
    assert isinstance(take([True])[0], Wrong) and take([1.0]) == [1]

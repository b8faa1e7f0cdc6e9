"""Clients of this family ask for exportXls, call what comes an .xls, and load it again: its bytes are what its name says."""

import time
from collections.abc import Awaitable, Callable
from datetime import date, datetime
from io import BytesIO
from typing import Any
from urllib.parse import quote, unquote

import orjson
import pytest
from xlrd import XL_CELL_DATE, XL_CELL_NUMBER, XL_CELL_TEXT, open_workbook, xldate_as_datetime

from schema.kit.snowflake import next_id
from schema.system.position import Position
from server.engine import sheet_write
from server.jobs import sheet_calls
from server.kit.database import pool
from server.sandbox.jobs import book_xls
from server.sandbox.jobs.book import Column, Page
from server.sandbox.jobs.book_xls import write_xls
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.workers.sheets import read_sheet

SignIn = Callable[..., Awaitable[Client]]
EXPORT = "/sys/position/exportXls"
CONTAINER = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


async def fill(tenant_id: int, count: int) -> None:
    await Position.bulk_create(
        [
            Position(id=next_id(), tenant_id=tenant_id, code=f"P{n:05d}", name=f"职务{n}", rank=str(n % 2 + 1))
            for n in range(count)
        ]
    )


def written(*pages: Page) -> bytes:
    target = BytesIO()
    write_xls(target, pages)
    return target.getvalue()


async def test_a_bare_export_is_an_xls_in_bytes_name_and_type(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    await fill(organisation.id, 3)
    client = await sign_in(organisation.admin)
    response = await client.send("GET", EXPORT, params={"column": "code", "order": "asc"})
    assert response.headers["content-type"] == "application/vnd.ms-excel"
    assert unquote(response.headers["content-disposition"]).endswith("''职务管理.xls")
    assert response.content.startswith(CONTAINER)
    sheet = open_workbook(file_contents=response.content).sheet_by_index(0)
    assert (sheet.name, sheet.cell_value(0, 0), sheet.cell_value(1, 0)) == ("职务管理", "职务管理", "导出人:管理员")
    assert sheet.row_values(2) == ["职务编码", "职务名称", "职级", "创建时间"]
    assert [sheet.row_values(row)[:3] for row in range(3, sheet.nrows)] == [
        ["P00000", "职务0", "高层"], ["P00001", "职务1", "中层"], ["P00002", "职务2", "高层"],
    ]  # fmt: skip
    assert sheet.cell_type(3, 3) == XL_CELL_DATE and read_sheet(response.content)[3][:3] == ["P00000", "职务0", "高层"]


async def test_an_exported_xls_is_loaded_again_as_it_is(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    await fill(organisation.id, 40)
    client = await sign_in(organisation.admin)
    sheet = (await client.send("GET", EXPORT)).content
    before = await Position.filter(tenant_id=organisation.id).order_by("code").values_list("code", "name", "rank")
    await Position.filter(tenant_id=organisation.id).delete()
    files = {"file": ("职务管理.xls", sheet)}
    answer = await client.call("POST", "/sys/position/importExcel", files=files)
    assert answer["code"] == 200, answer
    after = await Position.filter(tenant_id=organisation.id, del_flag=0).order_by("code")
    assert [(row.code, row.name, row.rank) for row in after] == before


async def test_more_rows_than_a_sheet_holds_go_on_in_further_sheets(
    organisation: Organisation, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the call, above what an .xlsx would become a task for."""
    monkeypatch.setattr(sheet_calls, "INLINE_ROWS", 10)
    count = book_xls.SHEET_ROWS + 7
    sql = (
        "INSERT INTO sys_position (id, tenant_id, code, name, rank, del_flag, row_version, create_time) "
        "SELECT $2::bigint + n, $1, 'P' || lpad(n::text, 6, '0'), 'n', '1', 0, 1, now() FROM generate_series(1, $3) n"
    )
    await pool().execute(sql, organisation.id, next_id(), count)
    client = await sign_in(organisation.admin)
    began = time.monotonic()
    response = await client.send("GET", EXPORT, params={"column": "code", "order": "asc"})
    print(f"{count} rows: {time.monotonic() - began:.1f} s, {len(response.content) >> 20} MB")
    assert response.headers["content-type"] == "application/vnd.ms-excel"
    book = open_workbook(file_contents=response.content, on_demand=True)
    assert book.sheet_names() == ["职务管理", "职务管理 2"]
    first, second = book.sheet_by_index(0), book.sheet_by_index(1)
    assert (first.nrows, second.nrows) == (3 + book_xls.SHEET_ROWS, 3 + 7)
    assert first.row_values(2) == second.row_values(2) and second.cell_value(0, 0) == "职务管理"
    assert first.cell_value(3, 0) == "P000001" and second.cell_value(3, 0) == f"P{book_xls.SHEET_ROWS + 1:06d}"


async def test_who_asks_for_an_xls_is_never_given_a_task(
    organisation: Organisation, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = sheet_write.SheetFormat("xls", sheet_write.XLS.mime, 5, 256)
    monkeypatch.setattr("server.engine.sheet_request._FORMATS", {"xls": small})
    await fill(organisation.id, 8)
    answer = await (await sign_in(organisation.admin)).send("GET", EXPORT)
    assert answer.status_code == 422 and answer.json()["id"] == "export.large"


async def test_another_format_is_refused_at_its_field(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    answer = await client.call("GET", EXPORT, params={"format": "ods"})
    assert answer["code"] == 422 and list(answer["fields"]) == ["format"]


@pytest.mark.parametrize("encode", [str, quote])
async def test_the_query_may_come_as_one_json_text(
    organisation: Organisation, sign_in: SignIn, encode: Callable[[str], str]
) -> None:
    await fill(organisation.id, 6)
    client = await sign_in(organisation.admin)
    asked = {"name": "*职务*", "rank": 2, "code": None, "column": "code", "order": "desc", "pageNo": 1, "pageSize": 10}
    params = {"paramsStr": encode(orjson.dumps(asked).decode())}
    rows = read_sheet((await client.send("GET", EXPORT, params=params)).content)
    assert [row[0] for row in rows[3:]] == ["P00005", "P00003", "P00001"]
    rows = read_sheet((await client.send("GET", EXPORT, params=params | {"order": "asc"})).content)
    assert [row[0] for row in rows[3:]] == ["P00001", "P00003", "P00005"]


@pytest.mark.parametrize("text", ["{", "[]", "7", '{"name": {"a": 1}}', '{"name": "a\\u0000b"}', '{"a": "\\ud800"}'])
async def test_what_is_no_query_is_refused_at_its_field(organisation: Organisation, sign_in: SignIn, text: str) -> None:
    client = await sign_in(organisation.admin)
    answer = await client.call("GET", EXPORT, params={"paramsStr": text})
    assert answer["code"] == 422 and list(answer["fields"]) == ["paramsStr"], answer


def test_an_xls_holds_real_values_and_cuts_what_it_cannot_hold() -> None:
    columns = [Column("文"), Column("文"), Column("日", "date"), Column("时", "datetime"), Column("额", "money")]
    rows: list[list[Any]] = [
        ["=1+1", "😀" * 20_000, date(2026, 10, 1), datetime(2026, 10, 1, 8, 30, 5), 288.5],
        ["x" * 40_000, 12345678901234567, date(1900, 2, 1), None, -3],
        ["", True, None, datetime(1850, 1, 1), "0012"],
    ]
    content = written(Page("订单/测试", "导出人:甲", columns, rows))
    book = open_workbook(file_contents=content, formatting_info=True)
    sheet = book.sheet_by_index(0)
    assert (sheet.name, sheet.row_values(2)) == ("订单_测试", ["文", "文 2", "日", "时", "额"])
    assert sorted(sheet.merged_cells) == [(0, 1, 0, 5), (1, 2, 0, 5)] and sheet.horz_split_pos == 3
    assert sheet.cell(3, 0).ctype == XL_CELL_TEXT and sheet.cell(3, 4).ctype == XL_CELL_NUMBER
    assert sheet.cell_value(3, 1) == "😀" * 16_383 and sheet.cell_value(4, 0) == "x" * 32_767
    assert xldate_as_datetime(sheet.cell_value(3, 3), book.datemode) == datetime(2026, 10, 1, 8, 30, 5)
    assert book.format_map[book.xf_list[sheet.cell_xf_index(3, 4)].format_key].format_str == "#,##0.00"
    found = read_sheet(content)
    assert found[3][2:] == [date(2026, 10, 1), datetime(2026, 10, 1, 8, 30, 5), 288.5]
    assert found[4][1:] == ["12345678901234567", "1900-02-01", "", -3] and found[5][1:] == [
        True,
        "",
        "1850-01-01 00:00:00",
        "0012",
    ]


@pytest.mark.parametrize("before", range(5))
def test_a_sign_of_two_units_is_not_cut_where_a_record_ends(before: int) -> None:
    """Inside of a long text, and at the beginning of short ones."""
    texts = ["x" * before + "租😀𠮷" * 3000, *(f"😀{'x' * before}{number}" for number in range(3000))]
    content = written(Page("a", "", [Column("x")], [[text] for text in texts]))
    assert [row[0] for row in read_sheet(content)[3:]] == texts
    assert open_workbook(file_contents=content).sheet_by_index(0).col_values(0, 3) == texts


def test_sheets_of_one_title_have_names_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that goes on gives way to those that are named so from the beginning."""
    monkeypatch.setattr(book_xls, "SHEET_ROWS", 2)
    long = "租" * 40
    pages = [
        Page(title, "", [Column("甲")], [[n] for n in range(count)])
        for title, count in ((long, 5), ("A", 3), ("a", 2), ("A 3", 1))
    ]
    names = open_workbook(file_contents=written(*pages)).sheet_names()
    first = "租" * 31
    assert names == [first, "租" * 29 + " 2", "租" * 29 + " 3", "A", "A 4", "a 2", "A 3"]
    assert max(map(len, names)) <= 31

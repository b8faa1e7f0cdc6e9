"""Somebody enters what a spreadsheet program would run; in every sheet that we write it is text."""

import zipfile
from collections.abc import Awaitable, Callable
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from xlrd import count_records

from schema.kit.snowflake import next_id
from schema.system.position import Position
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.security.abuse.limits import limited
from tests.workers.sheets import POSITION_TITLES, read_sheet, sheet_bytes

SignIn = Callable[..., Awaitable[Client]]
FORMULAS = ["=1+1", "=cmd|'/C calc'!A0", "+1+1", "-1+2", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x","y")', "http://x"]


def check_book(content: bytes, texts: list[str]) -> None:
    """No formula, link or macro anywhere in it, and the texts as they are."""
    with zipfile.ZipFile(BytesIO(content)) as box:
        names = box.namelist()
        parts = [box.read(name).decode() for name in names if name.startswith("xl/worksheets/")]
    assert not [name for name in names if "vba" in name.lower() or "externalLink" in name]
    for part in parts:
        assert "<f>" not in part and "<f " not in part and "hyperlink" not in part
    found = {str(value).strip() for row in read_sheet(content) for value in row}
    assert {text.strip() for text in texts} <= found


def check_old_book(content: bytes, texts: list[str], path: Path) -> None:
    """The same of an .xls, by the names of its records."""
    path.write_bytes(content)
    said = StringIO()
    count_records(str(path), said)
    kinds = {line.split()[-1] for line in said.getvalue().splitlines()}
    assert "LABELSST" in kinds and not kinds & {"FORMULA", "HLINK", "EXTERNSHEET", "NAME", "OBJ"}, kinds
    found = {str(value).strip() for row in read_sheet(content) for value in row}
    assert {text.strip() for text in texts} <= found


async def test_a_list_that_is_exported_holds_no_formulas(
    organisation: Organisation, sign_in: SignIn, tmp_path: Path
) -> None:
    await Position.bulk_create(
        [
            Position(id=next_id(), tenant_id=organisation.id, code=f"P{number}", name=text, rank="1")
            for number, text in enumerate(FORMULAS)
        ]
    )
    client = await sign_in(organisation.admin)
    answer = await client.send("GET", "/sys/position/exportXls", params={"format": "xlsx"})
    check_book(answer.content, FORMULAS)
    check_old_book((await client.send("GET", "/sys/position/exportXls")).content, FORMULAS, tmp_path / "a.xls")


async def test_the_rows_that_an_import_gives_back_hold_no_formulas(organisation: Organisation, sign_in: SignIn) -> None:
    """Nor does the name of the file, which stands above them, or a title that no field has."""
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    content = sheet_bytes([*POSITION_TITLES, "=1+1"], [["bad code!", text, "高层", text] for text in FORMULAS])
    files = {"file": ("=cmd|'.xlsx", content)}
    answer = await client.call("POST", "/sys/position/importExcel", files=files)
    assert answer["code"] == 201, answer
    check_book((await client.send("GET", answer["result"]["fileUrl"])).content, FORMULAS)


@pytest.mark.parametrize(
    ("name", "limits"), [("xls", {"EXPORT_MB": 0}), ("xlsx", {"EXPORT_MB": 0}), ("xlsx", {"EXPORT_MEMORY_MB": 8})]
)
async def test_an_export_that_is_too_much_for_its_child_is_told_so(
    organisation: Organisation, sign_in: SignIn, name: str, limits: dict[str, int]
) -> None:
    client = await sign_in(organisation.admin)
    with limited(**limits):
        answer = await client.call("GET", "/sys/position/exportXls", params={"format": name})
        assert (answer["code"], answer["id"]) == (422, "export.large"), answer
    assert (await client.send("GET", "/sys/position/exportXls")).status_code == 200

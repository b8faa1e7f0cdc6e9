"""Makes and reads the sheets of these tests."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any
from uuid import uuid4

from python_calamine import CalamineWorkbook

from server.jobs.files import upload_key
from server.sandbox.jobs.book import Column, Page
from server.sandbox.jobs.book_xlsx import write_xlsx
from server.settings import get_settings

POSITION_TITLES = ("职务编码", "职务名称", "职级")


def make_sheet(
    titles: Sequence[str], rows: Iterable[Sequence[Any]], target: Path | BytesIO, title: str = "职务管理"
) -> None:
    write_xlsx(target, [Page(title, "导出人:测试", [Column(text) for text in titles], rows)])


def sheet_bytes(titles: Sequence[str], rows: Iterable[Sequence[Any]]) -> bytes:
    target = BytesIO()
    make_sheet(titles, rows, target)
    return target.getvalue()


def put_upload(tenant_id: int, titles: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """An upload as the server keeps it; gives its stored path."""
    key = upload_key(tenant_id, uuid4().hex, ".xlsx")
    path = get_settings().files_dir / key
    path.parent.mkdir(parents=True, exist_ok=True)
    make_sheet(titles, rows, path)
    return key


def read_sheet(source: Path | bytes) -> list[list[Any]]:
    book = CalamineWorkbook.from_object(BytesIO(source) if isinstance(source, bytes) else str(source))
    return book.get_sheet_by_index(0).to_python()


def positions(count: int, prefix: str = "P") -> list[list[Any]]:
    return [
        [f"{prefix}{number:06d}", f"职务{number}", ("高层", "Executive", "3")[number % 3]] for number in range(count)
    ]

"""The list of positions, on which the generic pages are walked: opened, filled and looked at."""

import re
import secrets
from io import BytesIO
from typing import Any

from playwright.sync_api import Locator, Page, expect
from xlsxwriter import Workbook

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site

PATIENCE = 15_000
PATH = "/isystem/position"


def open_list(page: Page, site: Site, query: str = "", username: str = "admin") -> None:
    """Signs in and shows the list; a second call only goes there."""
    if page.url == "about:blank":
        sign_in_desktop(page, site.address, username)
    page.goto(f"{site.address}{PATH}{query}")
    expect(page.get_by_role("heading", name="职务管理")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("实时").first).to_be_visible(timeout=PATIENCE)


def rows(page: Page) -> Locator:
    return page.locator(".ant-table-row").filter(visible=True)


def row_of(page: Page, name: str) -> Locator:
    return rows(page).filter(has_text=name)


def add_rows(site: Site, mark: str, count: int, **fields: Any) -> list[dict[str, Any]]:
    caller = site.sign_in("admin")
    return [
        caller.post("/sys/position/add", code=secrets.token_hex(4), name=f"{mark}{number:02}", **fields)
        for number in range(count)
    ]


def new_mark(word: str) -> str:
    return f"{word}{secrets.token_hex(3)}"


def panel(page: Page, title: str) -> Locator:
    """The dialog or drawer with this title."""
    return page.get_by_role("dialog").filter(has_text=title).last


def sheet(*lines: tuple[str, ...]) -> bytes:
    return book(Sheet1=lines)


def book(**sheets: tuple[tuple[str, ...], ...]) -> bytes:
    """A workbook of plain sheets, by name."""
    target = BytesIO()
    with Workbook(target, {"in_memory": True}) as made:
        for name, lines in sheets.items():
            page = made.add_worksheet(name)
            for at, line in enumerate(lines):
                page.write_row(at, 0, line)
    return target.getvalue()


def choose_file(page: Page, *lines: tuple[str, ...]) -> Locator:
    """Opens the import of the list on screen and goes on to the columns of a file with these lines."""
    page.get_by_role("button", name="导入").click()
    file: Any = {"name": "职务.xlsx", "mimeType": "application/octet-stream", "buffer": sheet(*lines)}
    first = panel(page, "导入职务")
    first.locator("input[type=file]").set_input_files([file])
    first.get_by_role("button", name="对应列并预览").click()
    return panel(page, "对应字段")


def run_import(page: Page, found: str, button: str) -> None:
    """From the columns through the preview to the end of an import without refusals."""
    page.get_by_role("button", name="检查数据").click()
    preview = page.get_by_role("dialog")
    expect(preview.get_by_text(found)).to_be_visible(timeout=PATIENCE)
    preview.get_by_role("button", name=button).click()
    expect(preview.get_by_text("失败 0 行")).to_be_visible(timeout=2 * PATIENCE)
    preview.get_by_role("button", name=re.compile("^完 ?成$")).click()

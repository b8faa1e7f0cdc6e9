"""A file brought in by steps: columns, check, preview, run, and the whole of it taken back."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.positions import PATIENCE, book, new_mark, open_list, panel, rows, sheet
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def test_a_file_with_one_bad_row_is_checked_brought_in_and_taken_back(site: Site, window: Windows) -> None:
    mark, code = new_mark("步"), secrets.token_hex(3)
    page = window()
    open_list(page, site, f"?name={mark}")
    page.get_by_role("button", name="导入").click()
    first = panel(page, "导入职务")
    assert first.evaluate("one => one.offsetWidth") == 600
    expect(first.get_by_role("button", name="开始上传")).to_be_disabled()
    content = sheet(("名字", "职务编码"), (f"{mark}甲", f"{code}a"), ("", f"{code}b"), (f"{mark}丙", f"{code}c"))
    file: Any = {"name": "职务.xlsx", "mimeType": "application/octet-stream", "buffer": content}
    first.locator("input[type=file]").set_input_files([file])
    first.get_by_role("button", name="对应列并预览").click()
    steps = panel(page, "对应字段")
    expect(steps.get_by_text("还缺少必填字段：职务名称")).to_be_visible(timeout=PATIENCE)
    steps.get_by_role("combobox", name="名字的对应字段").click()
    page.get_by_title("职务名称 *").click()
    steps.get_by_role("button", name="检查数据").click()
    preview = page.get_by_role("dialog")
    expect(preview.get_by_text("拒绝 1")).to_be_visible(timeout=PATIENCE)
    preview.get_by_role("button", name="导入 2 行").click()
    expect(preview.get_by_text("共 3 行，成功 2 行，失败 1 行")).to_be_visible(timeout=PATIENCE)
    take_back_both(page, preview)


def test_a_workbook_of_two_sheets_is_mapped_sheet_by_sheet_and_taken_back_as_one(site: Site, window: Windows) -> None:
    mark, code = new_mark("册"), f"k{secrets.token_hex(3)}"
    heads = (("字典编码", "叫法"), (f"{code}a", f"{mark}甲"), (f"{code}b", f"{mark}乙"))
    lines = (("归谁", "名称", "数据值"), (f"{code}a", "苹果", "1"), ("没有的", "梨", "2"), (f"{code}b", "豆", "3"))
    page = window()
    sign_in_desktop(page, site.address, "admin", f"/isystem/dict?dictName={mark}")
    page.get_by_role("button", name="导入").click(timeout=PATIENCE)
    first = panel(page, "导入数据字典")
    file: Any = {"name": "字典.xlsx", "mimeType": "application/octet-stream", "buffer": book(字典项=lines, 总表=heads)}
    first.locator("input[type=file]").set_input_files([file])
    first.get_by_role("button", name="对应列并预览").click()
    steps = panel(page, "对应字段")
    check = steps.get_by_role("button", name="检查数据")
    choose(page, steps, "叫法的对应字段", "字典名称 *")  # the sheet that no sub-table's title heads is the list's
    expect(check).to_be_disabled()
    steps.get_by_text("字典项", exact=True).click()
    expect(steps.get_by_text("还缺少必填字段：所属字典")).to_be_visible()
    choose(page, steps, "归谁的对应字段", "所属字典 *")
    choose(page, steps, "按什么找到所属数据", "按字典编码关联")
    check.click()
    preview = page.get_by_role("dialog")
    expect(preview.get_by_text("字典项 3 行，拒绝 1")).to_be_visible(timeout=PATIENCE)
    expect(preview.get_by_role("row", name="3 所属字典")).to_be_visible()
    preview.get_by_text("数据字典 2 行").click()
    expect(preview.get_by_role("cell", name=f"{mark}乙")).to_be_visible()
    preview.get_by_role("button", name="导入 4 行").click()
    expect(preview.get_by_text("共 5 行，成功 4 行，失败 1 行")).to_be_visible(timeout=PATIENCE)
    take_back_both(page, preview)


def take_back_both(page: Page, preview: Locator) -> None:
    """The two rows that came in are listed, the whole batch is undone, and the list is empty again."""
    expect(rows(page)).to_have_count(2, timeout=PATIENCE)
    preview.get_by_role("button", name="撤销整批导入").click()
    preview.locator(".ant-btn-primary").filter(has_text=re.compile("关 ?闭")).click(timeout=PATIENCE)
    expect(page.get_by_text("没有符合这 1 个筛选条件的记录")).to_be_visible(timeout=PATIENCE)


def choose(page: Page, steps: Locator, box: str, word: str) -> None:
    steps.get_by_role("combobox", name=box).click()
    page.get_by_title(word, exact=True).click()

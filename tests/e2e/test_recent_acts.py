"""What one did is kept by the server: after a reload Ctrl+Z or the list behind one's name takes it back, in every window."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.positions import PATIENCE, add_rows, new_mark, open_list, panel, row_of
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def delete(page: Page, name: str) -> None:
    row_of(page, name).get_by_role("button", name=re.compile("删 ?除")).click()
    expect(page.locator("[data-offer]").filter(has_text=name)).to_be_visible(timeout=PATIENCE)


def open_acts(page: Page) -> None:
    page.get_by_role("button", name=re.compile("欢迎您")).click()
    page.locator(".ant-dropdown:visible").get_by_role("menuitem", name="最近操作").click()


def test_after_a_reload_ctrl_z_asks_in_words_and_another_window_sees_it(site: Site, window: Windows) -> None:
    mark = new_mark("撤")
    add_rows(site, mark, 2)
    page, other = window(), window()
    for one in (page, other):
        open_list(one, site, f"?name={mark}")
    open_acts(other)
    acts = panel(other, "最近操作")
    delete(page, f"{mark}00")
    line = acts.get_by_role("listitem").filter(has_text=f"{mark}00").filter(has_text="删除")
    expect(line.get_by_role("button", name=re.compile("撤 ?销"))).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(row_of(page, f"{mark}01")).to_be_visible(timeout=PATIENCE)
    expect(row_of(page, f"{mark}00")).to_have_count(0)
    page.keyboard.press("Control+z")
    question = panel(page, "撤销这次操作")
    expect(question).to_contain_text(f"{mark}00 删除", timeout=PATIENCE)
    question.get_by_role("button", name=re.compile("撤 ?销")).click()
    expect(row_of(page, f"{mark}00")).to_be_visible(timeout=PATIENCE)
    expect(line.locator("del")).to_contain_text(f"{mark}00", timeout=PATIENCE)
    expect(line.get_by_role("button")).to_have_count(0)

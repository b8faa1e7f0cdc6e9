"""A dashboard in windows: a card is built, stands on it, and its figure follows what others do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.colleague import come, new_name
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def test_a_card_is_built_moved_and_saved_and_its_figure_is_live(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    name = new_name()
    admin, other = come(window(), site, "admin"), come(window(), site, "admin")
    page = admin.page
    admin.visit("/dashboard/boards")
    page.get_by_role("button", name="新建看板").click(timeout=PATIENCE)
    page.get_by_role("textbox", name="看板名称").fill(name)
    for title in ("职务数", "第二张"):
        page.get_by_role("button", name="添加卡片").click()
        drawer = page.get_by_role("dialog", name="卡片")
        drawer.get_by_role("textbox", name="标题").fill(title)
        drawer.get_by_role("combobox", name="数据来源").fill("职务管理")
        page.locator(".ant-select-item-option", has_text="职务管理").first.click()
        drawer.get_by_role("button", name="确定").click()
        expect(drawer).to_have_count(0, timeout=PATIENCE)
    cards = page.locator("[data-designer] [data-card]")
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="移动“第二张”").click()
    page.get_by_role("menuitem", name="右移").click()
    page.get_by_role("button", name="删除“第二张”").click()
    expect(cards).to_have_count(1)
    page.get_by_role("button", name="撤销").click()
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="保存").click()
    expect(page.locator("[data-board] [data-card]")).to_have_count(2, timeout=PATIENCE)
    other.visit("/dashboard/boards")
    other.page.get_by_role("tab", name=name).click(timeout=PATIENCE)
    shown = other.page.locator("[data-board] [data-card]").first
    expect(shown).to_have_attribute("data-value", str(caller.get("/sys/position/list")["total"]), timeout=PATIENCE)
    before = int(shown.get_attribute("data-value") or 0)
    caller.post("/sys/position/add", code=f"D{abs(hash(name)) % 100000}", name=name)
    expect(shown).to_have_attribute("data-value", str(before + 1), timeout=PATIENCE)
    shown.get_by_role("link", name=str(before + 1)).click()
    expect(other.page.locator("[data-resource='sys/position']")).to_be_visible(timeout=PATIENCE)

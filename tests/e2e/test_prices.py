"""Prices in a window: cells are marked, repriced after a preview, and taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import build_community
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def test_a_column_is_repriced_after_a_look_and_taken_back(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    sample = build_community(caller, 2)
    name = caller.get("/rental/community/queryById", id=sample.community)["name"]
    page = window()
    sign_in_desktop(page, site.address, "admin", "/rental/prices")
    page.get_by_label("小区").click(timeout=PATIENCE)
    page.keyboard.type(name)
    page.locator(".ant-select-dropdown:visible").get_by_text(name, exact=True).first.click()
    row = page.locator(".ant-table-row").filter(has_text="101")
    expect(row.get_by_text("单日")).to_have_count(0, timeout=PATIENCE)
    page.get_by_role("button", name=f"选整列 {today().isoformat()}").click()
    expect(page.get_by_text("已选 2 格")).to_be_visible()
    page.get_by_role("button", name="改价").click()
    page.get_by_label("新价格").fill("333")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("若全部售出")).to_be_visible(timeout=PATIENCE)
    dialog.get_by_role("button", name="应用").click()
    expect(row.get_by_text("333")).to_be_visible(timeout=PATIENCE)
    expect(row.get_by_text("单日")).to_be_visible()
    page.get_by_text("按户型").click()
    expect(page.locator(".ant-table-row").filter(has_text="× 2").get_by_text("333")).to_be_visible()
    page.get_by_role("button", name="撤 销").or_(page.get_by_role("button", name="撤销")).first.click()
    expect(page.locator(".ant-table-row").get_by_text("单日")).to_have_count(0, timeout=PATIENCE)

"""Prices in a window: cells are marked, repriced after a preview, and taken back."""

from collections.abc import Callable
from datetime import date, timedelta

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


def test_a_period_is_copied_after_a_look_and_taken_back(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    sample = build_community(caller, 2)
    name = caller.get("/rental/community/queryById", id=sample.community)["name"]
    first = today()
    spans = [
        {"unitId": unit, "from": first.isoformat(), "to": (first + timedelta(days=7)).isoformat()}
        for unit in sample.units
    ]
    caller.post("/rental/price/paint", spans=spans, mode="set", value="300")
    page = window()
    sign_in_desktop(page, site.address, "admin", "/rental/prices")
    page.get_by_label("小区").click(timeout=PATIENCE)
    page.keyboard.type(name)
    page.locator(".ant-select-dropdown:visible").get_by_text(name, exact=True).first.click()
    row = page.locator(".ant-table-row").filter(has_text="101")
    expect(row.get_by_text("单日")).to_have_count(7, timeout=PATIENCE)
    page.get_by_role("button", name=f"选整列 {first.isoformat()}").click()
    page.get_by_role("button", name="复制时段").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("按日期顺序").click()
    fill_day(page, "复制到（首晚）", first)
    expect(dialog.get_by_role("alert").get_by_text("不能与来源时段重叠")).to_be_visible(timeout=PATIENCE)
    expect(dialog.get_by_role("button", name="应用")).to_be_disabled()
    fill_day(page, "复制到（首晚）", first + timedelta(days=40))
    dialog.get_by_text("百分比", exact=True).click()
    dialog.get_by_label("涨跌").fill("10")
    dialog.get_by_text("尾数 8").click()
    night = dialog.get_by_role("table").filter(has_text="来自").get_by_role("row").nth(1)
    expect(night.get_by_text("328", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(dialog.locator("[data-counts]")).to_contain_text("写入 2 晚")
    dialog.get_by_role("button", name="应用").click()
    expect(row.get_by_text("328")).to_have_count(1, timeout=PATIENCE)
    page.get_by_role("button", name="撤 销").or_(page.get_by_role("button", name="撤销")).first.click()
    expect(row.get_by_text("单日")).to_have_count(0, timeout=PATIENCE)


def fill_day(page: Page, label: str, day: date) -> None:
    field = page.get_by_label(label)
    field.fill(day.isoformat())
    field.press("Enter")

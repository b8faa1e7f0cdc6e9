"""The analysis in a window: a figure opens the rows that it comes from, and these say how it is reckoned."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import build_community
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def test_a_figure_opens_its_rows_and_its_formula(site: Site, caller: Caller, window: Callable[..., Page]) -> None:
    sample = build_community(caller, 2)
    name = caller.get("/rental/community/queryById", id=sample.community)["name"]
    order = caller.post(
        "/rental/order/add",
        contactName="王芳",
        contactPhone="13900139000",
        unitId=sample.units[0],
        checkIn=today().isoformat(),
        checkOut=(today() + timedelta(days=2)).isoformat(),
        channel="company",
    )
    page = window()
    sign_in_desktop(page, site.address, "admin", "/rental/analysis")
    page.get_by_label("小区").click(timeout=PATIENCE)
    page.keyboard.type(name)
    page.locator(".ant-select-dropdown:visible").get_by_text(name, exact=True).first.click()
    source = page.locator(".ant-table-wrapper").filter(has_text="来源渠道")
    expect(source.locator(".ant-table-row").filter(has_text="协议客户")).to_contain_text("600.00", timeout=PATIENCE)
    expect(source.locator(".ant-table-row").filter(has_text="协议客户")).to_contain_text("300.00")
    prices = page.locator("figure").filter(has_text="平均房价（元）：来源渠道")
    prices.get_by_role("button", name="以表格显示").click()
    expect(prices.get_by_role("row").filter(has_text="协议客户")).to_contain_text("300")
    source.locator(".ant-table-row").filter(has_text="协议客户").get_by_role("button").click()
    opened = page.locator("[data-opened]")
    expect(opened.get_by_text("1 条，2 晚 · ¥600.00")).to_be_visible(timeout=PATIENCE)
    expect(opened.get_by_role("link", name=order["orderNo"])).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.get_by_role("button", name="平均房价的明细").click()
    expect(opened.get_by_text("ADR = 房费收入 ÷ 已售房晚")).to_be_visible(timeout=PATIENCE)

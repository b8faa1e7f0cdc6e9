"""The personal centre's neighbours in a browser: figures that open their rows, and all settings in one place."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def test_the_secretariat_lands_on_its_figures_each_of_which_opens_its_rows(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "secretary1", "/dashboard/chamber")
    overview = page.get_by_role("region", name="商会总览")
    tile = overview.locator("[data-figure='vip/person']").first
    count = tile.get_attribute("data-count")
    assert count and int(count) > 0
    expect(overview.locator("[data-chart='fin/due.dueDate'] [data-drawing] svg")).to_be_visible()
    tile.click()
    page.wait_for_url("**/vip/person?state=member")
    expect(page.get_by_text(re.compile(rf"共 ?{count} ?条")).first).to_be_visible()


def test_settings_are_found_in_one_place_by_name_by_what_they_hold_and_by_pinyin(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "admin", "/isystem/settings")
    area = page.get_by_role("region", name="设置中心")
    for path in (
        "/isystem/dict",
        "/signing/template",
        "/vip/level",
        "/fin/payMethod",
        "/vip/org",
        "/vip/agreement",
        "/crm/contact",
    ):
        expect(area.locator(f"[data-setting='{path}']")).to_be_visible()
    box = area.get_by_label("搜索设置")
    for typed in ("手续费", "shoukuan"):
        box.fill(typed)
        expect(area.locator("[data-setting='/isystem/dict']")).to_have_count(0)
        expect(area.locator("[data-setting='/fin/payMethod']")).to_be_visible()
    box.fill("没有的东西")
    expect(area.get_by_text("没有这样的设置")).to_be_visible()
    box.fill("")
    area.locator("[data-setting='/vip/level'] a").click()
    page.wait_for_url("**/vip/level")

"""Sub-apps inside the shell: each loads, says when it cannot, and shows what others do."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import DESKTOP, PATIENCE_MS, PHONE
from tests.e2e.desktop import sign_in_desktop, step_to
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
FIRST = {"/assetMg": "[data-card]", "/risk": "[data-cell]", "/workflow": "[data-request]"}
NAMES = {"/assetMg": "资产管理", "/risk": "风险管理", "/workflow": "审批中心"}
RETRY = re.compile("重 ?试$")
SURE = re.compile("^确 ?定$")


def test_each_loads_in_its_container_as_a_tab_of_its_own(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "manager")
    expect(page.get_by_role("main")).to_be_visible()
    for path, first in FIRST.items():
        step_to(page, path)
        app = page.locator("[data-sub-app-state='ready']:visible")
        expect(app.locator(first).first).to_be_visible(timeout=2 * PATIENCE_MS)
        expect(page.get_by_role("heading", name=NAMES[path], exact=False).first).to_be_visible()
        expect(page).to_have_title(re.compile(NAMES[path]))


def test_every_address_below_the_base_is_the_same_tab_and_a_card_has_its_label(
    site: Site, window: Callable[..., Page]
) -> None:
    page = window(DESKTOP, bypass_csp=True)
    sign_in_desktop(page, site.address, "manager", "/assetMg/anything/below?x=1")
    expect(page.locator("[data-card]").first).to_be_visible()
    page.locator("[data-card]").first.click()
    expect(page.get_by_role("dialog").get_by_role("img", name="二维码")).to_be_visible()
    assert findings(page) == []


def test_a_cut_entry_and_a_cut_module_say_so_and_load_on_another_try(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "manager")
    for missing in ("**/subapps/assetMg.json", "**/assets/subapp-assetMg*"):
        page.route(missing, lambda route: route.abort())
        page.goto(f"{site.address}/assetMg")
        alarm = page.get_by_role("alert").filter(has_text="应用没有加载成功")
        expect(alarm).to_be_visible()
        expect(alarm).to_contain_text("连接不上应用的服务器")
        page.unroute(missing)
        alarm.get_by_role("button", name=RETRY).click()
        expect(page.locator("[data-card]").first).to_be_visible()
        expect(alarm).to_have_count(0)


def test_what_one_asks_for_another_approves_and_both_windows_know_at_once(
    site: Site, window: Callable[..., Page]
) -> None:
    clerk, finance = window(DESKTOP), window(PHONE)
    sign_in_desktop(clerk, site.address, "clerk3")
    sign_in_desktop(finance, site.address, "finance1", "/workflow")
    expect(finance.locator("[data-request]").first).to_be_visible()
    clerk.goto(f"{site.address}/assetMg")
    expect(clerk.locator("[data-card]").first).to_be_visible()
    clerk.get_by_role("button", name="申请采购").click()
    dialog = clerk.get_by_role("dialog")
    dialog.get_by_label("名称（必填）").fill("擦窗机器人")
    dialog.get_by_label("单价（元，必填）").fill("1599")
    dialog.get_by_label("理由（必填）").fill("高层外窗清洁")
    dialog.get_by_role("button", name="提交审批").click()
    expect(dialog).to_have_count(0)

    line = finance.locator("[data-request]").filter(has_text="擦窗机器人")
    expect(line).to_contain_text("待审批")
    line.click()
    drawer = finance.get_by_role("dialog").filter(has_text="高层外窗清洁")
    drawer.get_by_role("button", name=re.compile("^同 ?意$")).click()
    sure = finance.get_by_role("dialog").filter(has_text="意见")
    sure.get_by_role("button", name=SURE).click()
    expect(drawer.locator("[data-acts] button")).to_have_count(0)
    expect(drawer).to_contain_text("已同意")

    expect(clerk.locator("[data-card]").filter(has_text="擦窗机器人").first).to_contain_text("¥1,599.00")
    clerk.goto(f"{site.address}/workflow")
    expect(clerk.locator("[data-request]").filter(has_text="擦窗机器人").first).to_contain_text("已同意")


def test_a_new_risk_appears_in_its_cell_is_treated_and_closed(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "admin", "/risk")
    cell = page.locator("[data-cell='5-1']")
    expect(cell).to_have_text("")
    admin = site.sign_in("admin")
    risk = admin.post("/risk/register/add", title="儿童区护栏松动", category="safety", likelihood=5, impact=1)
    admin.post("/risk/measure/add", riskId=risk["id"], what="加固护栏")
    expect(cell).to_have_text("1")
    cell.click()
    expect(page.locator("[data-risk]")).to_have_count(1)
    page.locator("[data-risk]").filter(has_text="护栏").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("checkbox", name="加固护栏").check()
    expect(drawer).to_contain_text("措施 1/1")
    drawer.get_by_role("button", name="关闭风险").click()
    why = page.get_by_role("dialog").filter(has_text="理由（必填）").last
    expect(why.get_by_role("button", name=SURE)).to_be_disabled()
    why.get_by_role("textbox").fill("已加固")
    why.get_by_role("button", name=SURE).click()
    expect(drawer.get_by_text("已关闭")).to_be_visible()
    expect(cell).to_have_text("")

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
ROWS = ".ant-table-row"
FIRST = {"/assetMg": ROWS, "/risk": "[data-cell]", "/workflow": ROWS}
NAMES = {"/assetMg": "资产管理", "/risk": "风险管理", "/workflow": "审批中心"}
RETRY = re.compile("重 ?试$")
FRESH = re.compile("条新记录，点击显示$")


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
    open_first(page)
    card = page.get_by_role("dialog")
    card.get_by_role("button", name="标签").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="二维码")).to_be_visible()
    assert findings(page) == []


def open_first(page: Page) -> None:
    page.locator(ROWS).first.locator("button").first.click()


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
        expect(page.locator(ROWS).first).to_be_visible()
        expect(alarm).to_have_count(0)


def test_what_one_asks_for_another_approves_and_both_windows_know_at_once(
    site: Site, window: Callable[..., Page]
) -> None:
    clerk, finance = window(DESKTOP), window(PHONE)
    sign_in_desktop(clerk, site.address, "clerk3")
    sign_in_desktop(finance, site.address, "finance1", "/workflow")
    expect(finance.locator("main li").filter(has_text="待审批").first).to_be_visible()
    clerk.goto(f"{site.address}/assetMg")
    expect(clerk.locator(ROWS).first).to_be_visible()
    clerk.get_by_role("button", name="申请采购").click()
    dialog = clerk.get_by_role("dialog")
    dialog.get_by_label("名称").fill("擦窗机器人")
    dialog.get_by_label("类别").click()
    clerk.locator(".ant-select-item-option").filter(has_text="工具设备").click()
    dialog.get_by_label("数量").fill("1")
    dialog.get_by_label("单价（元）").fill("1599")
    expect(dialog.get_by_role("button", name="申请采购")).to_be_disabled()
    dialog.get_by_label("理由").fill("高层外窗清洁")
    dialog.get_by_role("button", name="申请采购").click()
    expect(dialog).to_have_count(0)

    finance.get_by_role("button", name=FRESH).click()
    line = finance.locator("main li").filter(has_text="擦窗机器人")
    expect(line).to_contain_text("待审批")
    line.get_by_role("button", name="擦窗机器人").click()
    drawer = finance.get_by_role("dialog").filter(has_text="高层外窗清洁")
    drawer.get_by_role("button", name=re.compile("^同 ?意$")).click()
    sure = finance.get_by_role("dialog", name=re.compile("^同意"))
    sure.get_by_role("button", name=re.compile("^同 ?意$")).click()
    expect(drawer.locator("[data-action]")).to_have_count(0)
    expect(drawer).to_contain_text("已同意")

    clerk.get_by_role("button", name=FRESH).click()
    expect(clerk.locator(ROWS).filter(has_text="擦窗机器人").first).to_contain_text("¥1,599.00")
    clerk.goto(f"{site.address}/workflow")
    expect(clerk.locator(ROWS).filter(has_text="擦窗机器人").first).to_contain_text("已同意")


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
    expect(page.locator(ROWS)).to_have_count(1)
    expect(cell).to_have_attribute("aria-pressed", "true")
    page.locator(ROWS).get_by_role("button", name="护栏").click()
    drawer = page.get_by_role("dialog").filter(has_text="风险措施")
    drawer.get_by_role("tab", name="风险措施（1）").click()
    measure = drawer.locator(ROWS).filter(has_text="加固护栏")
    expect(measure.locator("[data-col=done]")).to_have_text("否")
    measure.get_by_role("button", name=re.compile("^完 ?成$")).click()
    expect(measure.locator("[data-col=done]")).to_have_text("是")
    drawer.get_by_role("tab", name="详情").click()
    drawer.get_by_role("button", name="关闭风险").click()
    why = page.get_by_role("dialog", name=re.compile("^关闭风险"))
    sure = why.get_by_role("button", name="关闭风险")
    expect(sure).to_be_disabled()
    why.get_by_role("textbox").fill("已加固")
    sure.click()
    expect(drawer.get_by_text("已关闭").first).to_be_visible()
    expect(cell).to_have_text("")


def test_labels_and_notices_open_their_row_and_a_reload_keeps_the_place(
    site: Site, window: Callable[..., Page]
) -> None:
    page = window(DESKTOP)
    admin = site.sign_in("admin")
    card = admin.get("/asset/card/list", pageSize=1, column="code", order="asc")["records"][0]
    sign_in_desktop(page, site.address, "admin", f"/assetMg?id={card['id']}")
    drawer = page.get_by_role("dialog").filter(has_text=card["code"])
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    step_to(page, "/risk")
    page.locator("[data-cell='3-5']").click()
    expect(page).to_have_url(re.compile(r"/risk\?.*likelihood=3.*impact=5"))
    expect(page.locator(ROWS).filter(visible=True)).to_have_count(2)
    page.reload()
    expect(page.locator("[data-cell='3-5']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ROWS).filter(visible=True)).to_have_count(2)
    page.get_by_role("button", name=re.compile("^全部清除$")).click()
    expect(page.locator("[data-cell='3-5']")).to_have_attribute("aria-pressed", "false")


def test_what_a_request_is_about_opens_over_it(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "manager", "/workflow/all?kind=asset_scrap")
    expect(page.locator(".ant-menu-item-selected")).to_have_text("审批中心")
    page.locator(ROWS).first.get_by_role("button", name="报废").click()
    drawer = page.get_by_role("dialog").filter(has_text="审批记录")
    drawer.get_by_role("button", name="相关记录").click()
    record = page.get_by_role("dialog", name=re.compile("^资产卡片"))
    expect(record.get_by_text("品牌型号")).to_be_visible()
    record.get_by_role("tab", name="时间线").click()
    expect(record.get_by_role("tab", name="时间线")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(record).to_have_count(0)
    expect(drawer).to_be_visible()

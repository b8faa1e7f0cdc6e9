"""axe finds nothing serious by day and night: pages with a code of their own, those outside the menu, and what opens over them.

The plain lists are in tests/e2e/test_axe_lists.py, so that two processes share the walks.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import DRAWN, by_day_and_night, findings, hold_still, in_both_lights, named
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import HOME, sign_in_desktop, step_to
from tests.e2e.menu import begin_walk, menu_of
from tests.e2e.site import Site
from tests.e2e.test_phone import PATIENCE, make_orders, sign_in, staff_of

pytestmark = pytest.mark.e2e
# Everybody's own pages.
OWN = (
    "/account/center",
    "/account/settings",
    "/account/settings/security",
    "/account/settings/binding",
    "/account/settings/custom",
    "/account/settings/notification",
    "/dashboard/workplace",
    "/isps/userAnnouncement",
    "/vip/modules/UserDetail",
)
# What a sub-app shows once it has its rows.
ROWS = dict.fromkeys(("/assetMg", "/risk", "/workflow"), ".ant-table-row")
OUTSIDE = ("/user/register", "/user/alteration", "/guanwang", "/improve", "/bigscreen")


def test_every_page_of_the_menu_with_a_code_of_its_own_and_everybodys(site: Site, window: Callable[..., Page]) -> None:
    walk = begin_walk(site, window)
    page = walk.page
    found = by_day_and_night(page, "the shell around the home page")
    others = [path for path, plain in menu_of(site.sign_in("admin")).items() if not plain and path != HOME]
    assert len(others) > 12
    for path in (*others, *OWN):
        place = walk.step(path)
        if path in ROWS:
            page.locator(f"{place} {ROWS[path]}").first.wait_for()
        found += in_both_lights(page, path, place)
    assert found + walk.found == []
    for code in ("403", "404", "500"):
        step_to(page, f"/{code}")
        page.locator(f"[data-error-page='{code}']").wait_for()
        found += in_both_lights(page, code, "[data-error-page]")
    assert found == []


def test_every_page_outside_the_shell(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP, color_scheme="light", bypass_csp=True)
    page.goto(f"{site.address}/user/login")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".ant-form-item-explain-error").first).to_be_visible()
    hold_still(page)
    found = by_day_and_night(page, "/user/login refusing")
    ways = page.get_by_role("tab")
    for way in range(1, ways.count()):
        ways.nth(way).click()
        expect(ways.nth(way)).to_have_attribute("aria-selected", "true")
        found += by_day_and_night(page, f"/user/login way {way + 1}")
    for path in OUTSIDE:
        page.evaluate("document.querySelectorAll('h1, h2, form').forEach(one => one.dataset.walked = '1')")
        step_to(page, path)
        page.locator("#root :is(h1, h2, form, [role=alert], .ant-empty):not([data-walked])").first.wait_for()
        found += by_day_and_night(page, path)
    # The door for chats leads to who vouches for people, a page of the server's own.
    page.goto(f"{site.address}/oauth2-app/login")
    page.get_by_text("选择一位演示人物").wait_for()
    assert found + named(page, "/oauth2-app/login") == []


def test_what_opens_over_a_list(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP, color_scheme="light", bypass_csp=True)
    sign_in_desktop(page, site.address, "admin", "/isystem/role")
    dialog = page.get_by_role("dialog")
    rows = page.locator(".ant-table-row").filter(visible=True)
    rows.first.locator("button").first.click()
    expect(dialog.locator("h2, [role=tab]").first).to_be_visible()
    hold_still(page)
    found = by_day_and_night(page, "a role and its rights")
    step_to(page, "/isystem/position?edit=new")
    page.get_by_role("button", name="保存", exact=True).click()
    expect(page.locator(".ant-form-item-explain-error").first).to_be_visible()
    found += by_day_and_night(page, "a form that is refused")
    for name in ("导入", "高级查询", "列设置", "回收站"):
        step_to(page, "/isystem/position")
        page.get_by_role("button", name=name).filter(visible=True).first.click()
        expect(dialog.filter(visible=True).first).to_be_visible()
        found += by_day_and_night(page, name)
        page.keyboard.press("Escape")
        expect(dialog.filter(visible=True)).to_have_count(0)
    step_to(page, "/rental/order")
    rows.filter(has_text="D2").first.locator("button").first.click()
    expect(page.locator("[data-order][data-state]")).to_be_visible()
    found += by_day_and_night(page, "an order")
    step_to(page, "/housekeeping/dispatch")
    page.locator("[data-column] [data-order-id] button").first.click()
    expect(page.locator("[data-detail]")).to_be_visible()
    found += by_day_and_night(page, "a housekeeping order")
    assert found == []


def enter_order(page: Page) -> None:
    """By keyboard, from the first cell that is free; today is read first, the days after it a moment later."""
    expect(page.locator("[data-fetching]")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    for _ in range(60):
        page.evaluate(DRAWN)
        if page.locator("[data-cursor]").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator("[data-hold-countdown]")).to_be_visible()


def test_the_board_as_tape_tiles_table_and_with_the_order_form(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP, color_scheme="light", bypass_csp=True)
    sign_in_desktop(page, site.address, "clerk1", "/rental/board")
    page.locator("[data-stay-id]").first.wait_for()
    hold_still(page)
    enter_order(page)
    found = by_day_and_night(page, "a new order over the tape")
    page.get_by_role("dialog").get_by_role("button", name="取消", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for view in ("楼栋", "表格"):
        page.get_by_text(view, exact=True).first.click()
        page.locator("[data-stay-id]").first.wait_for()
        found += by_day_and_night(page, view)
    assert found == []


def test_the_phone_page(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk6", site), 1)
    page = window(PHONE, color_scheme="light", bypass_csp=True)
    page.goto(f"{site.address}/m/housekeeping")
    page.locator("[name=username]").wait_for()
    hold_still(page)
    assert findings(page) == []
    sign_in(page, site.address, "hk6")
    card = page.locator(f"article[data-order-id='{order['id']}']")
    expect(card).to_be_visible(timeout=PATIENCE)
    hold_still(page)
    found = by_day_and_night(page, "the day's work")
    card.locator("[data-act=refuse]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert found + by_day_and_night(page, "refusing") == []

"""The shell by use case: tabs by menu and keys, what a reload brings back, settings, layouts, language, organisation."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.desktop import sign_in_desktop, step_to, store_session
from tests.e2e.dragging import carry_by
from tests.e2e.site import PASSWORD, Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
HOME, LAST = "首页不能关闭!", "这是最后一页，不能再关闭了啦"
# Two frames, so that what listens to scrolling has heard of it; nobody presses a key within one.
SCROLL_AND_REST = """(box, top) => new Promise(rest => {
  box.scrollTo(0, top);
  requestAnimationFrame(() => requestAnimationFrame(rest));
})"""
LEDGER, ORDERS, TENANTS = "/rental/ledger", "/rental/order", "/rental/tenant"


def tabs(page: Page) -> Locator:
    return page.get_by_role("navigation", name="打开的页面").get_by_role("listitem")


def names(page: Page) -> list[str]:
    return [text.strip() for text in tabs(page).all_inner_texts()]


def expect_tabs(page: Page, *titles: str) -> None:
    expect(tabs(page)).to_have_text([re.compile(title) for title in titles])


def go(page: Page, site: Site, *paths: str) -> None:
    """Opens pages one after the other, each in a tab of its own."""
    for number, path in enumerate(paths):
        if number == 0:
            page.goto(f"{site.address}{path}")
        else:
            step_to(page, path)
        expect(page.locator("[data-tab][data-active=true]")).to_have_attribute("data-tab", path.partition("?")[0])
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()


def tab_menu(page: Page, title: str) -> Locator:
    tabs(page).filter(has_text=title).get_by_role("button", name=re.compile(f"^{title}")).click(button="right")
    menu = page.get_by_role("menu").filter(has_text="关闭其它")
    expect(menu).to_be_visible()
    return menu


def user_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name=re.compile("欢迎您")).click()
    page.locator(".ant-dropdown:visible").get_by_role("menuitem", name=entry).click()


def test_the_tab_menu_closes_sides_and_others_by_click_and_digit_and_reloads(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "clerk1")
    go(page, site, ORDERS, "/rental/lease", TENANTS)
    expect_tabs(page, "首页", "日租订单", "长租合同|租约", "租客管理")
    menu = tab_menu(page, "租客管理")
    shown = menu.get_by_role("menuitem").all_inner_texts()
    assert [text.split("\n")[0] for text in shown[:4]] == ["刷新", "关闭左侧", "关闭右侧", "关闭其它"]
    menu.get_by_role("menuitem", name="关闭左侧").click()
    expect_tabs(page, "首页", "租客管理")
    go(page, site, ORDERS)
    tab_menu(page, "租客管理")
    page.keyboard.press("3")
    expect_tabs(page, "首页", "租客管理")
    expect(page).to_have_url(re.compile(TENANTS))
    tab_menu(page, "租客管理")
    page.keyboard.press("1")
    expect(page.locator("[data-reloading]")).to_have_count(0)
    expect(page.get_by_role("heading", name="租客管理")).to_be_visible()
    tab_menu(page, "首页").get_by_role("menuitem", name="关闭其它").click()
    expect_tabs(page, "首页")
    expect(page).to_have_url(re.compile("/dashboard/analysis"))


def test_tabs_are_pinned_moved_closed_by_the_middle_button_and_opened_again(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "clerk1")
    go(page, site, ORDERS, "/rental/lease", f"{TENANTS}?page=1&name=x")
    tab_menu(page, "租客管理").get_by_role("menuitem", name="固定页签").click()
    expect_tabs(page, "首页", "租客管理", "日租订单", "长租合同|租约")
    orders = tabs(page).filter(has_text="日租订单")
    orders.get_by_role("button", name=re.compile("^日租订单")).focus()
    page.keyboard.press("Shift+ArrowRight")
    expect_tabs(page, "首页", "租客管理", "长租合同|租约", "日租订单")
    place = tabs(page).nth(2).bounding_box()
    assert place
    carry_by(page, orders, (place["x"] + 10, place["y"] + 10))
    expect_tabs(page, "首页", "租客管理", "日租订单", "长租合同|租约")
    tab_menu(page, "日租订单").get_by_role("menuitem", name="关闭其它").click()
    expect_tabs(page, "首页", "租客管理", "日租订单")
    orders.click(button="middle")
    expect_tabs(page, "首页", "租客管理")
    expect(page).to_have_url(re.compile(TENANTS))
    page.keyboard.press("Alt+Shift+T")
    expect_tabs(page, "首页", "租客管理", "日租订单")
    page.reload()
    expect_tabs(page, "首页", "租客管理", "日租订单")
    expect(page.get_by_label("已固定")).to_have_count(1)
    page.keyboard.press("Alt+1")
    page.keyboard.press("Alt+w")
    expect(page.get_by_text(HOME)).to_be_visible()


def test_each_tab_keeps_its_filters_and_scroll_also_after_a_reload_and_its_draft(site: Site, window: Windows) -> None:
    page = window({"viewport": {"width": 1440, "height": 500}, "locale": "zh-CN"})
    store_session(page, site.address, "admin")
    go(page, site, f"{ORDERS}?size=30&sort=orderNo", LEDGER)
    page.keyboard.press("Alt+2")
    expect(page).to_have_url(re.compile(r"size=30"))
    scroller = page.locator("[data-gj-page]:visible")
    expect(page.locator(".ant-table-row:visible").nth(20)).to_be_attached()
    scroller.evaluate(SCROLL_AND_REST, 420)
    page.keyboard.press("Alt+3")
    expect(page).to_have_url(re.compile(LEDGER))
    page.keyboard.press("Alt+2")
    expect(page).to_have_url(re.compile(r"size=30&sort=orderNo"))
    page.wait_for_function("() => [...document.querySelectorAll('[data-gj-page]')].some(box => box.scrollTop > 400)")
    page.reload()
    page.wait_for_function("() => [...document.querySelectorAll('[data-gj-page]')].some(box => box.scrollTop > 400)")
    go(page, site, "/isystem/position")
    page.get_by_role("button", name="新增").click()
    form = page.get_by_role("dialog")
    typed = f"草{secrets.token_hex(3)}"
    form.get_by_label("职务名称").fill(typed)
    page.reload()
    page.get_by_role("dialog").get_by_role("button", name="恢复草稿").click()
    expect(page.get_by_role("dialog").get_by_label("职务名称")).to_have_value(typed)
    go(page, site, "/dashboard/workplace")
    draft = page.get_by_role("region", name="草稿").get_by_role("listitem").filter(has_text="职务")
    draft.get_by_role("button", name="丢弃").click()
    expect(draft).to_have_count(0)


def test_settings_hold_at_once_are_saved_and_follow_the_person(site: Site, window: Windows) -> None:
    page, elsewhere = window(bypass_csp=True), window()
    for one in (page, elsewhere):
        sign_in_desktop(one, site.address, "admin2")
        expect(one.get_by_text("实时").first).to_be_visible()
    try:
        user_menu(page, "系统设置")
        drawer = page.get_by_role("dialog", name="系统设置")
        expect(drawer.get_by_role("group", name="主题色").get_by_role("button")).to_have_count(8)
        drawer.get_by_role("button", name="明青").click()
        expect(page.get_by_text("保存成功")).to_be_visible()
        for one in (page, elsewhere):
            one.wait_for_function(
                "() => getComputedStyle(document.documentElement).getPropertyValue('--ant-color-primary').includes('0b7a75')"
                " || getComputedStyle(document.documentElement).getPropertyValue('--ant-color-primary').includes('0B7A75')"
            )
        expect(drawer.get_by_role("radiogroup", name="内容宽度").get_by_role("radio").first).to_be_disabled()
        drawer.get_by_role("switch", name="下滑时隐藏头部").click()
        drawer.get_by_role("switch", name="固定头部").click()
        expect(drawer.get_by_role("switch", name="下滑时隐藏头部")).to_be_disabled()
        expect(drawer.get_by_role("switch", name="下滑时隐藏头部")).not_to_be_checked()
        drawer.get_by_text("顶部", exact=True).click()
        expect(drawer.get_by_role("switch", name="固定侧边菜单")).to_be_disabled()
        drawer.get_by_text("深色", exact=True).first.click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(elsewhere.locator("[data-layout=top]")).to_be_visible()
        expect(elsewhere.locator("html")).to_have_attribute("data-theme", "dark")
        assert page.evaluate("localStorage.getItem('pro__SETTINGS')")
        assert findings(page) == []
        page.route(
            "**/sys/user/preferences", lambda route: route.fulfill(status=500, json={"success": False, "code": 500})
        )
        drawer.get_by_role("button", name="极光绿").click()
        expect(page.get_by_text("更新主题失败")).to_be_visible()
        page.unroute("**/sys/user/preferences")
        # What is left before it is saved is lost with the page.
        with page.expect_response("**/sys/user/preferences"):
            drawer.get_by_role("switch", name="多页签模式").click()
        expect(tabs(page)).to_have_count(0)
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        page.goto(f"{site.address}/isystem/position")
        expect(page.get_by_role("heading", name="职务管理")).to_be_visible()
        page.keyboard.press("Alt+w")
        expect(page.get_by_text(LAST)).to_be_visible()
    finally:
        caller = site.sign_in("admin2")
        caller.put("/sys/user/preferences", name="settings", value={})


def test_on_a_phone_the_menu_is_a_closed_drawer_and_there_are_no_tabs(site: Site, window: Windows) -> None:
    page = window(PHONE, bypass_csp=True)
    sign_in_desktop(page, site.address, "clerk1")
    expect(page.get_by_role("navigation", name="打开的页面")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    header = page.locator("header").first
    assert header.bounding_box() and round(header.bounding_box()["height"]) == 59  # type: ignore[index]
    page.get_by_role("button", name="展开菜单").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_text("订单", exact=True).click()
    expect(drawer.get_by_text("租客管理", exact=True)).to_be_visible()
    assert findings(page) == []
    drawer.get_by_text("租客管理", exact=True).click()
    expect(page).to_have_url(re.compile(TENANTS))
    expect(drawer).to_have_count(0)


def test_below_1088_px_the_layout_is_the_mobile_one(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "clerk1")
    go(page, site, ORDERS)
    expect(tabs(page)).to_have_count(2)
    page.set_viewport_size({"width": 1087, "height": 900})
    expect(page.get_by_role("button", name="展开菜单")).to_be_visible()
    expect(tabs(page)).to_have_count(0)
    page.set_viewport_size({"width": 1089, "height": 900})
    expect(page.get_by_role("button", name="收起菜单")).to_be_visible()
    expect_tabs(page, "首页", "日租订单")


def test_the_address_and_the_header_choose_the_language(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "admin")
    go(page, site, ORDERS)
    expect(page).to_have_title(re.compile("^(\\(\\d+\\) )?日租订单 - 管家$"))
    expect(page.get_by_role("navigation", name="位置")).to_have_text(re.compile("订单"))
    page.goto(f"{site.address}{ORDERS}?lang=en")
    expect(page.get_by_role("navigation", name="Breadcrumbs")).to_contain_text("Orders")
    expect(page).to_have_title(re.compile("Daily orders|Orders.* - Guanjia"))
    assert "Guanjia" in str(page.evaluate("localStorage.getItem('pro__PAGE_TITLE')"))
    page.goto(f"{site.address}{ORDERS}?lang=zn")
    expect(page.get_by_role("navigation", name="位置")).to_be_visible()
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Switch to English").click()
    expect(page.get_by_role("navigation", name="Breadcrumbs")).to_contain_text("Orders")
    assert page.evaluate("window.same") is True
    expect(page).to_have_url(re.compile(f"{ORDERS}$"))
    page.goto(f"{site.address}/dashboard/analysis")
    expect(page).to_have_title(re.compile("^(\\(\\d+\\) )?Guanjia$"))


def test_pages_are_found_by_pinyin_and_the_cache_is_refreshed(site: Site, window: Windows) -> None:
    page = window(bypass_csp=True)
    sign_in_desktop(page, site.address, "admin")
    page.get_by_role("button", name=re.compile("(早上|上午|中午|下午|晚上)好，欢迎您")).click()
    expect(page.get_by_role("menuitem", name="门户首页")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("menuitem", name="搜索菜单").click()
    box = page.get_by_role("dialog", name="搜索菜单").get_by_role("combobox")
    box.fill("zwgl")
    expect(page.locator(".ant-select-item-option")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/isystem/position"))
    user_menu(page, "缓存刷新")
    expect(page.get_by_text("刷新缓存完成！")).to_be_visible()
    page.route("**/sys/dict/refleshCache*", lambda route: route.abort())
    user_menu(page, "缓存刷新")
    expect(page.get_by_text("刷新缓存失败！")).to_be_visible()


def test_the_organisation_changes_without_a_reload(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk2")
    page.evaluate("window.same = true")
    user_menu(page, "切换部门")
    dialog = page.get_by_role("dialog", name="切换部门")
    dialog.get_by_role("button", name=re.compile("确 ?定$")).click()
    expect(page.get_by_text("切换成功")).to_be_visible()
    expect(dialog).to_have_count(0)
    assert page.evaluate("window.same") is True
    page.route(
        "**/sys/user/getCurrentUserDeparts*",
        lambda route: route.fulfill(
            json={"success": True, "code": 200, "message": "", "result": {"list": [], "orgCode": None}}
        ),
    )
    user_menu(page, "切换部门")
    expect(page.get_by_text("您尚未设置机构信息!")).to_be_visible()


def test_leaving_asks_first_tolerates_a_failure_and_forgets_the_tabs(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "clerk2")
    go(page, site, ORDERS)
    page.route(
        "**/sys/logout",
        lambda route: route.fulfill(status=503, json={"success": False, "code": 503, "message": "退出失败"}),
    )
    user_menu(page, "退出登录")
    question = page.get_by_role("dialog").filter(has_text="真的要注销登录吗？")
    question.get_by_role("button", name=re.compile("确 ?定$")).click()
    page.wait_for_url("**/user/login**")
    expect(page.get_by_text("退出失败")).to_be_visible()
    left = page.evaluate("Object.keys(localStorage).filter(key => /Token|Userinfo|TENANT|DICT/.test(key))")
    assert left == []
    assert page.evaluate("sessionStorage.getItem('pro__TABS')") is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_personal_pages_prove_a_person_before_a_change_and_are_accessible(
    scheme: str, site: Site, window: Windows
) -> None:
    page = window(bypass_csp=True, color_scheme=scheme)
    sign_in_desktop(page, site.address, "clerk2")
    for path, title in (("/dashboard/workplace", "快捷入口"), ("/account/center", "账号安全")):
        page.goto(f"{site.address}{path}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert findings(page) == []
    page.goto(f"{site.address}/account/settings/security")
    page.get_by_role("button", name="修改用户名").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("登录密码", exact=True).click()
    dialog.get_by_label("当前密码").fill("wrong")
    dialog.get_by_role("button", name="下一步").click()
    expect(dialog.get_by_text("旧密码输入错误!")).to_be_visible()
    dialog.get_by_label("当前密码").fill(PASSWORD)
    dialog.get_by_role("button", name="下一步").click()
    dialog.get_by_label("新用户名").fill("admin")
    dialog.get_by_role("button", name=re.compile("提 ?交$")).click()
    expect(dialog.get_by_text("该用户名已被使用")).to_be_visible()
    assert findings(page) == []

"""What an administrator changes is felt in the open windows of others, on another server process, without a reload."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from schema.kit.clock import SHANGHAI
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def open_row(page: Page, site: Site, path: str, name: str) -> Locator:
    """The panel of a row of a list."""
    page.goto(f"{site.address}{path}")
    page.locator(".ant-table-row").get_by_role("button", name=name, exact=True).click()
    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible(timeout=PATIENCE)
    return panel


def last_of_february() -> str:
    """The next one to come, by the calendar of Shanghai."""
    now = datetime.now(SHANGHAI)
    last = (datetime(year, 3, 1, tzinfo=SHANGHAI) - timedelta(days=1) for year in (now.year, now.year + 1))
    return f"{next(day for day in last if day > now):%Y-%m-%d}"


def turn_right(panel: Locator, name: str) -> None:
    """Clicks the box of a menu entry, found by the tree's own search, and saves."""
    panel.get_by_placeholder("查找").fill(name)
    panel.locator(".ant-tree-treenode", has=panel.page.get_by_text(name, exact=True)).first.locator(
        ".ant-tree-checkbox"
    ).click()
    panel.get_by_role("button", name="保存", exact=True).click()
    expect(panel.get_by_text("未保存")).to_have_count(0, timeout=PATIENCE)


def test_a_menu_given_to_a_role_appears_in_an_open_window_and_goes_when_it_is_taken(
    site: Site, twin: Site, window: Callable[..., Page]
) -> None:
    clerk, admin = window(), window()
    sign_in_desktop(clerk, twin.address, "clerk5")
    sider = clerk.get_by_role("menu").first
    expect(sider.get_by_text("房源", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(sider.get_by_text("行政区划", exact=True)).to_have_count(0)
    sign_in_desktop(admin, site.address, "admin")
    panel = open_row(admin, site, "/isystem/role", "前台")
    clerk.evaluate("window.stayed = true")
    turn_right(panel, "行政区划")
    sider.get_by_text("系统设置", exact=True).click(timeout=PATIENCE)
    entry = sider.get_by_text("行政区划", exact=True)
    entry.click(timeout=PATIENCE)
    expect(clerk.get_by_role("heading", name="行政区划")).to_be_visible(timeout=PATIENCE)
    turn_right(panel, "行政区划")
    expect(entry).to_have_count(0, timeout=PATIENCE)
    expect(clerk.get_by_role("heading", name="行政区划")).to_have_count(0)
    assert clerk.evaluate("window.stayed"), "the window was not loaded anew"


def test_a_frozen_user_is_signed_out_and_cannot_come_back_until_unfrozen(
    site: Site, twin: Site, window: Callable[..., Page]
) -> None:
    clerk, admin = window(), window()
    sign_in_desktop(clerk, twin.address, "clerk6")
    sign_in_desktop(admin, site.address, "admin", "/isystem/user?username=clerk6")
    act_on_row(admin, "clerk6", "冻结")
    dialog = admin.get_by_role("dialog")
    dialog.get_by_role("button", name="冻结").click()
    expect(dialog.get_by_text("请填写原因")).to_be_visible()
    dialog.get_by_role("textbox").fill("长期休假")
    dialog.get_by_role("button", name="冻结").click()
    clerk.wait_for_url("**/user/login**", timeout=PATIENCE)
    fields = clerk.locator("form input")
    fields.nth(0).fill("clerk6")
    fields.nth(1).fill("Guanjia@2026")
    clerk.locator("form button[type=submit]").click()
    expect(clerk.get_by_text("冻结").first).to_be_visible(timeout=PATIENCE)
    act_on_row(admin, "clerk6", "解冻")
    admin.get_by_role("dialog").get_by_role("button", name="解冻").click()
    expect(admin.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    sign_in_desktop(clerk, twin.address, "clerk6")


def act_on_row(page: Page, username: str, act: str) -> None:
    row = page.locator(".ant-table-row", has=page.get_by_text(username, exact=True))
    expect(row).to_be_visible(timeout=PATIENCE)
    direct = row.get_by_role("button", name=act, exact=True)
    if direct.count():
        direct.click()
        return
    row.get_by_role("button", name="更多操作").click(timeout=PATIENCE)
    page.get_by_role("menuitem", name=act, exact=True).click()


def test_a_job_run_now_is_watched_by_its_starter_and_by_a_colleague(
    site: Site, twin: Site, window: Callable[..., Page]
) -> None:
    here, there = window(), window()
    sign_in_desktop(here, site.address, "admin")
    sign_in_desktop(there, twin.address, "admin")
    mine = open_row(here, site, "/isystem/quartzJob", "清理过期日志")
    others = open_row(there, twin, "/isystem/quartzJob", "清理过期日志")
    for panel in (mine, others):
        expect(panel.get_by_text("还没有运行过").or_(panel.locator("[data-run]")).first).to_be_visible(timeout=PATIENCE)
    ran = mine.locator("[data-run]").count()  # by its own plan, where the hour had come meanwhile
    mine.get_by_role("button", name="立即执行").click()
    for panel in (mine, others):
        expect(panel.locator("[data-run][data-state=done]")).to_have_count(ran + 1, timeout=PATIENCE)
    mine.get_by_role("tab", name="计划").click()
    expect(mine.locator("ol time")).to_have_count(10, timeout=PATIENCE)
    mine.get_by_label("cron表达式").fill("0 0 0 L 2 ? *")
    expect(mine.locator("ol time").first).to_have_text(f"{last_of_february()} 00:00:00", timeout=PATIENCE)
    mine.get_by_label("cron表达式").fill("nonsense")
    expect(mine.get_by_role("alert")).to_be_visible(timeout=PATIENCE)


def test_a_session_ended_by_an_administrator_closes_its_window(
    site: Site, twin: Site, window: Callable[..., Page]
) -> None:
    clerk, admin = window(), window()
    sign_in_desktop(clerk, twin.address, "clerk9")
    sign_in_desktop(admin, site.address, "admin", "/isystem/online")
    row = admin.locator(".ant-table-row", has=admin.locator("[data-user=clerk9]"))
    expect(row).to_have_count(1, timeout=PATIENCE)
    row.get_by_role("button", name="强制退出").click()
    admin.get_by_role("dialog").get_by_role("button", name="强制退出").click()
    clerk.wait_for_url("**/user/login**", timeout=PATIENCE)
    expect(row).to_have_count(0, timeout=PATIENCE)

"""What belongs to one person: picture, other accounts, where a role lands, notices near and far, work that is not lost."""

import re
import secrets
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import build_community, open_board
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import sign_in_desktop, step_to, store_session, submit_login, wait_for
from tests.e2e.site import PASSWORD, Caller, Site
from tests.e2e.test_board_unassigned import row
from tests.e2e.test_notices import Desk, bell, has_unread, opened
from tests.e2e.test_shell import user_menu
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
OK = re.compile("确 ?定$")
SAVE = re.compile("保 ?存$")
SEEN = ("rental:order:", "rental:today:")
_TOKEN = "JSON.parse(localStorage['pro__Access-Token']).value"
# The desktop keeps what it is given, and says when nobody looks at the window. A Chromium without windows has none to ask.
DESKTOP = """
  window.shown = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, rest) { super(title, rest); window.shown.push({title, ...rest, self: this}); }
    static get permission() { return 'granted'; }
  };
  Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'});
"""


def test_a_picture_and_an_account_of_another_system_are_put_on_and_taken_off(
    site: Site, window: Windows, tmp_path: Path
) -> None:
    face = tmp_path / "我.png"
    Image.new("RGB", (96, 96), (40, 110, 200)).save(face)
    page = window()
    sign_in_desktop(page, site.address, "clerk5", "/account/settings/base")
    page.get_by_label("头像", exact=True).set_input_files(face)
    expect(page.get_by_text("保存成功").first).to_be_visible()
    mine = page.locator("header img")
    expect(mine).to_have_js_property("naturalWidth", 96)
    page.get_by_role("button", name=re.compile("移 ?除$")).click()
    expect(mine).to_have_count(0)
    step_to(page, "/account/settings/binding")
    bound = page.locator("[data-third=rehearsal]")
    with page.expect_popup() as elsewhere:
        page.get_by_role("button", name=re.compile("^绑 ?定$")).click()
    elsewhere.value.get_by_role("link", name="新面孔").click()
    expect(bound).to_contain_text("新面孔")
    bound.get_by_role("button", name=re.compile("解 ?绑$")).click()
    expect(page.get_by_text("解绑成功")).to_be_visible()
    expect(bound).to_have_count(0)


def test_a_role_lands_where_it_says_and_the_department_changes_without_a_reload(site: Site, window: Windows) -> None:
    admin, mark = site.sign_in("admin"), secrets.token_hex(3)
    name = hire(admin, mark)
    page = window()
    store_session(page, site.address, name)
    page.goto(f"{site.address}/")
    page.wait_for_url("**/rental/order**")
    page.evaluate("window.same = true")
    user_menu(page, "切换部门")
    dialog = page.get_by_role("dialog", name="切换部门")
    dialog.get_by_role("combobox").click()
    page.locator(".ant-select-item-option", has_text=f"夜班{mark}").click()
    dialog.get_by_role("button", name=OK).click()
    expect(page.get_by_text("切换成功")).to_be_visible()
    mine = Caller(site, page.evaluate(_TOKEN)).get("/sys/user/getCurrentUserDeparts")
    [night] = [one for one in mine["list"] if one["departName"] == f"夜班{mark}"]
    assert mine["orgCode"] == night["orgCode"]
    assert page.evaluate("JSON.parse(localStorage['pro__Login_Userinfo']).value.orgCode") == night["orgCode"]
    assert page.evaluate("window.same") is True


def hire(admin: Caller, mark: str) -> str:
    """Somebody of two departments, with a role that has a landing page of its own."""
    below = {"parentId": admin.get("/sys/sysDepart/rootList")["records"][0]["id"], "orgCategory": "2"}
    departs = [admin.post("/sys/sysDepart/add", departName=f"{word}{mark}", **below) for word in ("日班", "夜班")]
    role = admin.post("/sys/role/add", roleName=f"接待{mark}", roleCode=f"host_{mark}", homePath="/rental/order")
    rows = admin.get("/sys/permission/list")
    grants = [row["id"] for row in flat(rows) if str(row["perms"] or "").startswith(SEEN)]
    admin.post("/sys/permission/saveRolePermission", roleId=role["id"], permissionIds=",".join(grants))
    person = {"username": f"host_{mark}", "realname": "接待", "password": PASSWORD}
    admin.post("/sys/user/add", **person, selectedroles=role["id"], selecteddeparts=",".join(d["id"] for d in departs))
    return person["username"]


def flat(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for row in rows for one in (row, *flat(row.get("children") or []))]


def test_notices_reach_the_desktop_bring_a_page_and_wait_for_a_line_that_was_cut(
    site: Site, proxy: CuttableProxy, window: Windows
) -> None:
    desk = Desk(site, "clerk6")
    page = window(permissions=["notifications"])
    page.add_init_script(DESKTOP)
    sign_in_desktop(page, proxy.address, "clerk6", "/account/settings/notification")
    has_unread(page, 0)
    page.get_by_role("switch", name="浏览器桌面通知").click()
    desk.release("看着的时候")
    has_unread(page, 1)
    page.evaluate("window.away = true")
    water = desk.release("没人看的时候", priority="M")
    has_unread(page, 2)
    told = "window.shown.map(({title, tag}) => [title, tag])"
    wait_for(page, lambda: page.evaluate(told) == [["没人看的时候", water]])
    page.evaluate("window.away = false; window.shown[0].self.onclick()")
    expect(opened(page)).to_contain_text("没人看的时候")
    page.keyboard.press("Escape")
    has_unread(page, 1)
    page.evaluate("window.same = true")
    proxy.cut()
    expect(page.locator("[data-phase=connected]")).to_have_count(0)
    orders = desk.release("请看今日", openType="component", openPage="rental/Today")
    proxy.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    has_unread(page, 2)
    assert page.evaluate("window.same") is True
    bell(page)
    page.locator(f"[data-notice='{orders}']").click()
    expect(opened(page).get_by_text("今日入住").first).to_be_visible()


def test_a_request_is_found_in_the_bell_by_who_decides_and_its_decision_by_who_asked(
    site: Site, window: Windows
) -> None:
    clerk, finance = window(), window()
    asks = site.sign_in("clerk3")
    sign_in_desktop(finance, site.address, "finance2")
    sign_in_desktop(clerk, site.address, "clerk3")
    expect(finance.get_by_role("button", name=re.compile("^通知，"))).to_be_visible()
    name = f"绿篱机{secrets.token_hex(2)}"
    asks.post("/asset/card/requestPurchase", name=name, category="appliance", quantity=1, price="899", reason="修剪")
    follow(finance, f"待您审批：.*{name}")
    drawer = finance.get_by_role("dialog").filter(has_text="修剪")
    drawer.get_by_role("button", name=re.compile("^同 ?意$")).click()
    sure = finance.get_by_role("dialog", name=re.compile("^同意"))
    sure.get_by_role("button", name=re.compile("^同 ?意$")).click()
    follow(clerk, f"审批已同意：.*{name}")
    expect(clerk.get_by_role("dialog").filter(has_text="修剪")).to_contain_text("已同意")


def follow(page: Page, title: str) -> None:
    """From the reminder that came, to the page where it is handled."""
    page.locator(".ant-notification-notice", has_text=re.compile(title)).get_by_role("button", name="查看详情").click()
    opened(page).get_by_role("button", name="去处理").click()
    page.wait_for_url("**/workflow?id=*")


def test_what_was_typed_into_an_order_survives_a_reload_and_an_ended_session(site: Site, window: Windows) -> None:
    sample = build_community(site.sign_in("admin"), 1)
    page = window()
    store_session(page, site.address, "clerk7")
    open_board(page, site.address, sample.community)
    dialog = enter_order(page)
    dialog.get_by_label("联系人").fill("断线客")
    page.reload()
    expect(dialog.get_by_label("联系人")).to_have_value("断线客")
    dialog.get_by_label("手机").first.fill("13900001234")
    Caller(site, page.evaluate(_TOKEN)).post("/sys/logout")
    page.wait_for_url("**/user/login?redirect=*")
    submit_login(page, "clerk7")
    expect(dialog.get_by_label("手机").first).to_have_value("13900001234")
    expect(dialog.get_by_label("联系人")).to_have_value("断线客")
    dialog.get_by_role("button", name=SAVE).click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-kind=order]").first).to_contain_text("断线客")
    page.reload()
    expect(page.locator("[data-kind=order]").first).to_be_visible()
    expect(dialog).to_have_count(0)
    take_money_interrupted(page)


def take_money_interrupted(page: Page) -> None:
    """An amount comes back with its dialog, and once posted it does not come back again."""
    page.locator("[data-kind=order]").first.click(position={"x": 12, "y": 8})
    page.keyboard.press("p")
    amount = page.get_by_role("dialog").get_by_label("金额")
    amount.fill("12.34")
    page.reload()
    expect(amount).to_have_value("12.34")
    page.get_by_role("button", name=re.compile("收款 ¥12.34")).click()
    expect(page.get_by_text("刚刚入账 ¥12.34")).to_be_visible()
    expect(amount).not_to_have_value("12.34")
    page.reload()
    expect(page.locator("[data-kind=order]").first).to_be_visible()
    expect(page.get_by_label("金额").and_(page.locator("[value='12.34']"))).to_have_count(0)


def enter_order(page: Page) -> Locator:
    """Opens the entry form on a free night."""
    first = row(page, "101").bounding_box()
    day = page.locator(f"[data-date='{(today() + timedelta(days=3)).isoformat()}']").first.bounding_box()
    assert first and day
    page.mouse.dblclick(day["x"] + day["width"] * 0.75, first["y"] + first["height"] / 2)
    return page.get_by_role("dialog")

"""Notices: they arrive, count, remind, open and disappear in every window, on every server process, socket or not."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, Page, Route, expect

from tests.e2e.axe import findings
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATH = "/sys/annountCement"
ALWAYS = {"quiet": True, "quietBegin": "00:00", "quietEnd": "00:00", "urgentThrough": True}


class Desk:
    """An administrator who writes to one clerk, and the clerk, who begins with nothing unread."""

    def __init__(self, site: Site, clerk: str) -> None:
        self.admin: Caller = site.sign_in("admin")
        self.clerk: Caller = site.sign_in(clerk)
        self.clerk_id = self.admin.get("/sys/user/list", username=clerk)["records"][0]["id"]
        self.clerk.get(f"{PATH}/listByUser")
        self.clerk.put("/sys/sysAnnouncementSend/readAll")

    def write(self, title: str, **fields: Any) -> str:
        body = {"titile": title, "msgContent": f"<p>{title}</p>", "msgType": "USER", "userIds": self.clerk_id, **fields}
        return str(self.admin.post(f"{PATH}/add", **body)["id"])

    def release(self, title: str, **fields: Any) -> str:
        row_id = self.write(title, **fields)
        self.admin.post(f"{PATH}/doReleaseData", id=row_id)
        return row_id

    def revoke(self, row_id: str) -> None:
        self.admin.post(f"{PATH}/doReovkeData", id=row_id)


def has_unread(page: Page, count: int) -> None:
    expect(page.get_by_role("button", name=f"通知，{count} 条未读")).to_be_visible()


def bell(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^通知，")).click()
    expect(page.get_by_role("dialog", name="通知与消息")).to_be_visible()


def opened(page: Page) -> Any:
    return page.locator(".ant-modal")


def reminder(page: Page, row_id: str) -> Any:
    return page.locator(f"[data-reminder='{row_id}']")


def test_it_arrives_counts_and_goes_in_all_windows_of_a_person(
    site: Site, twin: Site, window: Callable[..., Page]
) -> None:
    desk = Desk(site, "clerk1")
    here, there = window(bypass_csp=True), window()
    sign_in_desktop(here, site.address, "clerk1")
    sign_in_desktop(there, twin.address, "clerk1")
    for page in (here, there):
        has_unread(page, 0)
    water = desk.release("明日停水", priority="H")
    for page in (here, there):
        has_unread(page, 1)
        expect(page).to_have_title(re.compile(r"^\(1\) "))
        expect(reminder(page, water)).to_contain_text("紧急")
    bell(here)
    expect(here.get_by_role("tab", name="通知(1)")).to_be_visible()
    expect(here.get_by_role("tab", name="系统消息(0)")).to_be_visible()
    assert findings(here) == []
    here.keyboard.press("Escape")
    here.get_by_role("button", name="查看详情").click()
    expect(opened(here)).to_contain_text("明日停水")
    for page in (here, there):
        has_unread(page, 0)
        expect(reminder(page, water)).to_have_count(0)
    here.get_by_role("button", name="全屏").click()
    assert findings(here) == []
    desk.revoke(water)
    expect(here.get_by_text("该通知已撤回或已结束")).to_be_visible()
    expect(opened(here)).to_have_count(0)
    power = desk.release("明日停电")
    has_unread(there, 1)
    bell(there)
    expect(there.locator(f"[data-notice='{power}']")).to_be_visible()
    desk.revoke(power)
    expect(there.locator(f"[data-notice='{power}']")).to_have_count(0)
    for page in (here, there):
        has_unread(page, 0)
        expect(reminder(page, power)).to_have_count(0)


def test_an_urgent_reminder_that_stays_lies_under_the_menu_that_is_opened_over_it(
    site: Site, window: Callable[..., Page]
) -> None:
    desk = Desk(site, "clerk1")
    page = window({"viewport": {"width": 1280, "height": 800}})
    sign_in_desktop(page, site.address, "clerk1", "/rental/order")
    has_unread(page, 0)
    row_id = desk.release("电梯停运", priority="H")
    expect(reminder(page, row_id)).to_be_visible()
    page.locator(".ant-table-row").first.get_by_role("button", name="更多操作").click()
    items = page.locator(".ant-dropdown:visible [role=menuitem]")
    expect(items.first).to_be_visible()
    notice = page.locator(".ant-notification-notice").filter(has=reminder(page, row_id)).bounding_box()
    assert notice
    boxes = [(item, item.bounding_box()) for item in items.all()]
    covered = [item for item, box in boxes if box and hides_middle(notice, box)]
    assert covered, (notice, [box for _, box in boxes])
    covered[-1].click(trial=True)
    desk.revoke(row_id)


def hides_middle(one: FloatRect, other: FloatRect) -> bool:
    """Whether the middle of the other lies in the one."""
    x, y = other["x"] + other["width"] / 2, other["y"] + other["height"] / 2
    return one["x"] <= x <= one["x"] + one["width"] and one["y"] <= y <= one["y"] + one["height"]


def test_without_a_socket_the_list_is_looked_at_each_six_seconds_until_that_fails(
    site: Site, window: Callable[..., Page]
) -> None:
    desk = Desk(site, "clerk2")
    page = window()
    page.clock.install()
    page.route_web_socket(re.compile("socket.io"), lambda socket: socket.close())
    sign_in_desktop(page, site.address, "clerk2")
    has_unread(page, 0)
    row_id = desk.release("没有长连接")
    page.clock.fast_forward(6000)
    has_unread(page, 1)
    bell(page)
    page.locator(f"[data-notice='{row_id}']").click()
    expect(opened(page)).to_contain_text("没有长连接")
    desk.revoke(row_id)
    page.clock.fast_forward(6000)
    expect(page.get_by_text("该通知已撤回或已结束")).to_be_visible()
    expect(opened(page)).to_have_count(0)
    failed: list[str] = []

    def fail(route: Route) -> None:
        failed.append(route.request.url)
        route.abort()

    page.route(re.compile("listByUser"), fail)
    with page.expect_event("requestfailed", lambda request: "listByUser" in request.url):
        page.clock.fast_forward(6000)
    for _ in range(3):
        page.clock.fast_forward(6000)
        page.get_by_role("button", name=re.compile("^通知，")).hover()
    assert len(failed) == 1


def test_quiet_hours_are_chosen_in_the_bell_and_let_only_the_urgent_through(
    site: Site, window: Callable[..., Page]
) -> None:
    desk = Desk(site, "clerk1")
    page = window()
    sign_in_desktop(page, site.address, "clerk1")
    has_unread(page, 0)
    bell(page)
    page.get_by_role("button", name="提醒设置").click()
    page.get_by_role("switch", name="免打扰时段").click()
    page.get_by_role("button", name=re.compile("保 ?存$")).click()
    expect(page.get_by_text("保存成功！")).to_be_visible()
    assert desk.clerk.get("/sys/noticeSetting/mine")["quiet"] is True
    page.keyboard.press("Escape")
    desk.clerk.put("/sys/noticeSetting/mine", **ALWAYS)
    try:
        soft = desk.release("不急的")
        has_unread(page, 1)
        loud = desk.release("要紧的", priority="H")
        expect(reminder(page, loud)).to_be_visible()
        has_unread(page, 2)
        expect(reminder(page, soft)).to_have_count(0)
        page.get_by_role("button", name="查看详情").click()
        has_unread(page, 1)
    finally:
        desk.clerk.put("/sys/noticeSetting/mine", **{**ALWAYS, "quiet": False})


def test_a_written_notice_shows_its_picture_leads_to_its_page_and_stays_in_my_list(
    site: Site, window: Callable[..., Page], tmp_path: Path
) -> None:
    desk = Desk(site, "clerk2")
    picture = tmp_path / "图.png"
    Image.new("RGB", (120, 60), (40, 110, 200)).save(picture)
    row_id = desk.write("图文通知", msgCategory="2", openType="url", openPage="/rental/board")
    writer, reader = window(bypass_csp=True), window(bypass_csp=True)
    sign_in_desktop(writer, site.address, "admin", f"/isystem/annountCement?edit={row_id}")
    text = writer.get_by_role("textbox", name="内容")
    expect(text).to_contain_text("图文通知")
    text.click()
    writer.keyboard.press("End")
    writer.get_by_role("button", name="加粗").click()
    writer.keyboard.type("请看图")
    writer.locator("[data-rich-editor] input[type=file]").set_input_files(picture)
    expect(text.locator("img[src*='/msgContent/']")).to_be_visible()
    assert findings(writer) == []
    writer.get_by_role("button", name=re.compile("保 ?存$")).click()
    expect(writer.get_by_role("textbox", name="内容")).to_have_count(0)
    sign_in_desktop(reader, site.address, "clerk2")
    has_unread(reader, 0)
    desk.admin.post(f"{PATH}/doReleaseData", id=row_id)
    has_unread(reader, 1)
    bell(reader)
    reader.get_by_role("button", name="查看更多").click()
    reader.wait_for_url("**/isps/userAnnouncement")
    expect(reader.get_by_role("dialog", name="通知与消息")).to_have_count(0)
    assert findings(reader) == []
    reader.locator(f"main [data-notice='{row_id}'][data-read='false']").click()
    dialog = opened(reader)
    expect(dialog.locator("strong", has_text="请看图")).to_be_visible()
    shown = dialog.locator("img")
    expect(shown).to_be_visible()
    assert shown.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") == 120
    expect(reader.locator(f"main [data-notice='{row_id}'][data-read='true']")).to_have_count(1)
    dialog.get_by_role("button", name="去处理").click()
    reader.wait_for_url("**/rental/board")

"""A house comes into being: community, building and house by their forms, onto the shelf and the open boards, and its first order."""

import re
import secrets
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.colleague import PATIENCE, Colleague, come, new_name, new_phone
from tests.e2e.picking import go_to_step
from tests.e2e.site import Site
from tests.files.conftest import picture
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
SAVE = re.compile("^保 ?存$")
PHOTO: Any = [{"name": "living-room.jpg", "mimeType": "image/jpeg", "buffer": picture(960, 720)}]


def begin(desk: Colleague, path: str) -> None:
    desk.visit(path)
    shown = desk.page.locator(f"[data-resource='{path.lstrip('/')}']").filter(visible=True)
    shown.get_by_role("button", name="新增").click(timeout=PATIENCE)
    expect(desk.dialog).to_be_visible(timeout=PATIENCE)


def save(desk: Colleague) -> None:
    desk.press(SAVE)
    expect(desk.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)


def watch_board(desk: Colleague, community: str) -> None:
    """The board of a community in which nothing stands yet."""
    kept = "id => localStorage.setItem('pro__BOARD', JSON.stringify({value: {communityId: id}, expire: null}))"
    desk.page.evaluate(kept, community)
    desk.visit("/rental/board")
    expect(desk.page.locator("[data-live=connected]").first).to_be_visible(timeout=PATIENCE)
    desk.page.evaluate("window.sameDocument = true")


def lane(desk: Colleague, unit: str) -> Locator:
    return desk.page.locator(f"[role=row][data-unit-id='{unit}']")


def test_a_house_is_made_by_its_forms_and_its_first_order_is_seen_at_once(site: Site, window: Windows) -> None:
    admin, clerk, other = (come(window(), site, who) for who in ("admin", "clerk1", "clerk2"))
    mark = secrets.token_hex(3)

    begin(admin, "/rental/community")
    admin.dialog.get_by_label("小区名称").fill(f"春申苑{mark}")
    save(admin)
    community = admin.calls.get("/rental/community/list", name=f"春申苑{mark}")["records"][0]["id"]
    begin(admin, "/rental/building")
    admin.pick("所属小区", f"春申苑{mark}")
    admin.dialog.get_by_label("楼栋名称").fill(f"甲{mark}幢")
    admin.dialog.get_by_label("地上楼层").fill("6")
    save(admin)
    for desk in (clerk, other):
        watch_board(desk, community)

    begin(admin, "/rental/house")
    admin.pick("小区", f"春申苑{mark}")
    admin.pick("楼栋", f"甲{mark}幢")
    for label, text in (("楼层", "2"), ("总楼层", "6"), ("房号", "201")):
        admin.dialog.get_by_label(label, exact=True).fill(text)
    go_to_step(admin.dialog, "价格")
    admin.dialog.get_by_label("日租价", exact=True).fill("258")
    go_to_step(admin.dialog, "照片")
    cover = admin.dialog.locator("[data-field=cover]")
    held: list[Route] = []
    admin.page.route("**/sys/common/upload/start", lambda route: held.append(route))
    cover.locator("input[type=file]").set_input_files(PHOTO)
    admin.press(SAVE)
    admin.said("文件还在上传")
    for route in held:
        route.continue_()
    admin.page.unroute("**/sys/common/upload/start")
    expect(cover.locator("[data-state=done]")).to_be_visible(timeout=PATIENCE)
    save(admin)
    row = admin.row("/rental/house", communityId=community)
    admin.state(row, "草稿")
    admin.act(row, "上架")
    admin.state(row, "已上架")
    unit = admin.calls.get("/rental/house/list", communityId=community)["records"][0]["id"]

    for desk in (clerk, other):
        expect(lane(desk, unit)).to_contain_text("201", timeout=PATIENCE)
        expect(lane(desk, unit)).to_contain_text("258")
    name = new_name()
    arrival = today() + timedelta(days=3)
    # The price lets the pointer through to the lane under it.
    lane(clerk, unit).locator(f"[data-date='{(arrival - date(1970, 1, 1)).days}']").click(force=True)
    clerk.page.keyboard.press("Enter")
    expect(clerk.dialog.get_by_text("录入订单")).to_be_visible(timeout=PATIENCE)
    clerk.dialog.get_by_label("手机号").fill(new_phone())
    clerk.dialog.get_by_label("联系人").fill(name)
    clerk.press("保存")
    clerk.said("订单已录入")
    for desk in (clerk, other):
        expect(desk.page.locator(f"[data-stay-id][data-unit-id='{unit}']")).to_contain_text(name, timeout=PATIENCE)
    assert other.page.evaluate("window.sameDocument") is True
    order = clerk.calls.get("/rental/order/list", contactName=name)["records"][0]
    assert (order["unitId"], order["checkIn"], order["roomTotal"]) == (unit, arrival.isoformat(), "258.00")

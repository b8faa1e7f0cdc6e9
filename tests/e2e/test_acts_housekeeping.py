"""Every act of housekeeping from its lists: make, give, take back, cancel, inspect, resolve, open again; devices and codes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import SampleCommunity
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site
from tests.e2e.test_acts_orders import Desk
from tests.e2e.test_phone import picture, staff_of

pytestmark = pytest.mark.e2e
PATIENCE = 15_000


@pytest.fixture
def desk(site: Site, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "dispatcher")
    return Desk(page, site.sign_in("dispatcher"), SampleCommunity("", ()), site.address)


def make(desk: Desk, **more: Any) -> Any:
    unit = desk.clerk.get("/rental/unit/list", pageSize=1)["records"][0]["id"]
    items = desk.clerk.get("/housekeeping/item/list", pageSize=50)["records"]
    item = next(one for one in items if not one.get("photoMin"))["id"]
    return desk.clerk.post("/housekeeping/order/add", type="deep", unitId=unit, items=[{"itemId": item}], **more)


def show(desk: Desk, order: Any) -> Locator:
    desk.page.goto(f"{desk.address}/housekeeping/order?orderNo={order['no']}")
    row = desk.page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)
    return row


def work(site: Site, order: Any, *acts: str) -> Caller:
    phone = site.sign_in("hk7")
    for act in acts:
        note = "门锁坏了" if act == "problem" else None
        phone.post("/housekeeping/mine/act", id=order["id"], act=act, note=note, clientId=f"{order['id']}-{act}")
    return phone


def test_the_list_makes_gives_moves_takes_back_and_cancels_an_order(desk: Desk) -> None:
    desk.page.goto(f"{desk.address}/housekeeping/order")
    desk.page.get_by_role("button", name="新增保洁单").click()
    desk.press("确定")
    expect(desk.dialog.get_by_text("请选择房间", exact=True)).to_be_visible()
    desk.pick("房间")
    desk.pick("保洁项目")
    desk.pick("保洁人员", "稍后派单")
    desk.dialog.get_by_label("备注").fill("列表新增")
    desk.press("确定")
    desk.said("保洁单已新增")
    made = next(one for one in desk.clerk.get("/housekeeping/dispatch")["orders"] if one["comment"] == "列表新增")
    row = show(desk, made)
    desk.act(row, "派单")
    expect(desk.dialog.get_by_role("button", name="确定")).to_be_disabled()
    desk.pick("派给")
    desk.press("确定")
    desk.said("已派单")
    desk.state(row, "已派单")
    desk.act(row, "改派")
    desk.pick("派给", "收回到待派单")
    desk.press("确定")
    desk.said("已收回")
    desk.state(row, "待派单")
    desk.act(row, "取消")
    send = desk.dialog.get_by_role("button", name="确认取消")
    expect(send).to_be_disabled()
    desk.dialog.locator("textarea").fill("客人续住")
    send.click()
    desk.state(row, "已取消")


def test_inspection_passes_or_fails_with_a_photo_and_a_finished_order_opens_again(desk: Desk, site: Site) -> None:
    staff = staff_of(desk.clerk, "hk7", site)
    order = make(desk, staffId=staff, inspect=True)
    work(site, order, "accept", "start", "finish")
    row = show(desk, order)
    desk.act(row, "查房不通过")
    desk.dialog.get_by_label("哪里不合格").fill("床底有灰")
    photo: Any = [{"name": "dust.png", "mimeType": "image/png", "buffer": picture(3)}]
    desk.page.locator("input[type=file]").last.set_input_files(photo)
    desk.press("查房不通过")
    desk.state(row, "进行中")
    phone = site.sign_in("hk7")
    phone.post("/housekeeping/mine/act", id=order["id"], act="finish", clientId=f"{order['id']}-again")
    desk.state(row, "待查房")
    desk.act(row, "查房通过")
    desk.said("已完成")
    desk.state(row, "已完成")
    desk.act(row, "重新打开")
    desk.dialog.locator("textarea").fill("客人投诉")
    desk.press("重新打开")
    expect(row.get_by_role("cell", name="已完成", exact=True)).to_have_count(0, timeout=PATIENCE)


def test_a_problem_is_resolved_from_the_list_and_from_the_dispatchers_drawer(desk: Desk, site: Site) -> None:
    staff = staff_of(desk.clerk, "hk7", site)
    first, second = make(desk, staffId=staff), make(desk, staffId=staff)
    for order in (first, second):
        work(site, order, "accept", "start", "problem")
    row = show(desk, first)
    desk.state(row, "异常")
    desk.act(row, "解决异常")
    desk.dialog.locator("textarea").fill("已换锁")
    desk.press("解决异常")
    expect(row.get_by_role("cell", name="异常", exact=True)).to_have_count(0, timeout=PATIENCE)
    desk.page.goto(f"{desk.address}/housekeeping/dispatch")
    desk.page.get_by_role("searchbox", name="查找").fill(second["no"])
    desk.page.locator(f"[data-order-id='{second['id']}'] button").first.click()
    desk.press("解决异常")
    desk.dialog.locator("textarea").fill("已换锁")
    desk.press("解决异常")
    expect(desk.page.locator(f"[data-order-id='{second['id']}']")).not_to_have_attribute(
        "data-state", "abnormal", timeout=PATIENCE
    )


def test_a_phone_is_bound_from_the_list_of_people_and_signed_out_from_the_list_of_devices(
    desk: Desk, window: Callable[..., Page]
) -> None:
    person = desk.clerk.get("/housekeeping/staff/list", pageSize=1)["records"][0]
    desk.page.goto(f"{desk.address}/housekeeping/staff?name={person['name']}")
    with desk.page.expect_response(re.compile("/staff/bindCode")) as answer:
        desk.act(desk.page.locator(".ant-table-row").first, "绑定二维码")
    phone = window(DESKTOP)
    phone.goto(answer.value.json()["result"]["url"])
    expect(desk.dialog.get_by_text("绑定成功")).to_be_visible(timeout=PATIENCE)
    desk.page.goto(f"{desk.address}/housekeeping/device?staffId={person['id']}")
    row = desk.page.locator(".ant-table-row").first
    desk.act(row, "解除绑定")
    desk.press("确定")
    desk.said("已完成")
    expect(row.get_by_role("button", name="解除绑定")).to_have_count(0, timeout=PATIENCE)
    phone.reload()
    expect(phone.get_by_role("button", name=re.compile("登"))).to_be_visible(timeout=PATIENCE)

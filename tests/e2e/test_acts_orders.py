"""Every act on an order from the screens: the list's buttons, the panel of an order, the board's menu and the ledger."""

import re
import secrets
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Booking, SampleCommunity, book, build_community, open_board
from tests.e2e.colleague import Colleague
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session, type_day
from tests.e2e.site import Caller, Site
from tests.kit.clock import today
from tests.kit.names import name_of

pytestmark = pytest.mark.e2e
PATIENCE = 15_000
GUEST: dict[str, Any] = {
    "gender": "1",
    "idType": "id_card",
    "idNo": "11010519491231002X",
    "phone": "13900004321",
    "isMain": True,
}


class Desk(Colleague):
    """A clerk's window and calls, in a quarter without other guests."""

    def __init__(self, page: Page, clerk: Caller, sample: SampleCommunity, address: str) -> None:
        super().__init__(page, clerk, address)
        self.clerk, self.sample = clerk, sample

    def order(self, booking: Booking) -> Any:
        return self.clerk.get("/rental/order/detail", id=booking.order)

    def book(self, unit: int, first: int, nights: int, guest: str = "") -> Booking:
        start = today() + timedelta(days=first)
        return book(
            self.clerk, self.sample.units[unit], start, nights, guest or name_of(secrets.randbelow(10**6), "客")
        )

    def arrive(self, unit: int, nights: int) -> Booking:
        """Somebody in the house since today, all paid."""
        booking = self.book(unit, 0, nights)
        order = self.order(booking)
        form = {"contactName": order["contactName"], "contactPhone": "13900001234", "channel": "walk_in"}
        guests = [{**GUEST, "name": order["contactName"]}]
        self.clerk.put("/rental/order/edit", id=booking.order, version=order["version"], guests=guests, **form)
        cash = [{"project": "room_fee", "amount": order["money"]["total"], "method": "cash"}]
        self.clerk.post("/rental/order/checkIn", id=booking.order, cashier=cash)
        return booking

    def show(self, booking: Booking) -> Locator:
        """The list, filtered to one order; its row."""
        number = self.order(booking)["orderNo"]
        self.page.goto(f"{self.address}/rental/order?orderNo={number}")
        row = self.page.locator(".ant-table-row")
        expect(row).to_have_count(1, timeout=PATIENCE)
        return row


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 8)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Iterator[Desk]:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    yield Desk(page, site.sign_in("clerk1"), sample, site.address)


def test_an_order_is_entered_from_the_list_where_no_board_is_open(desk: Desk) -> None:
    desk.page.goto(f"{desk.address}/rental/order")
    desk.page.get_by_role("button", name="录入订单").click()
    desk.press("保存")
    for text in ("请选择房间", "请选择入住日期", "请输入联系人"):
        expect(desk.dialog.get_by_text(text, exact=True)).to_be_visible()
    for label, days in (("入住日期", 40), ("离店日期", 42)):
        type_day(desk.dialog.get_by_label(label), (today() + timedelta(days=days)).isoformat())
    title = desk.clerk.get("/rental/unit/queryById", id=desk.sample.units[0])["title"]
    desk.pick("房间", title)
    expect(desk.dialog.locator("[data-hold-countdown]")).to_be_visible(timeout=PATIENCE)
    expect(desk.dialog.get_by_text("房费合计（2晚）")).to_be_visible(timeout=PATIENCE)
    desk.dialog.get_by_label("手机号").fill("13900004322")
    desk.dialog.get_by_label("联系人").fill("陆远航")
    desk.press("保存")
    desk.said("订单已录入")
    found = desk.clerk.get("/rental/order/list", contactPhone="13900004322")["records"][0]
    assert found["unitId"] == desk.sample.units[0]


def test_the_list_confirms_locks_unlocks_notes_and_cancels(desk: Desk) -> None:
    start = today() + timedelta(days=20)
    made = desk.clerk.post(
        "/rental/order/add",
        contactName="林夕",
        contactPhone="13900001235",
        unitId=desk.sample.units[0],
        checkIn=start.isoformat(),
        checkOut=(start + timedelta(days=1)).isoformat(),
        channel="walk_in",
    )
    booking = Booking(made["id"], made["segments"][0]["id"], desk.sample.units[0], start, start)
    row = desk.show(booking)
    desk.act(row, "确认")
    desk.said("已完成")
    desk.state(row, "已确认")
    desk.act(row, "锁定")
    desk.said("已完成")
    row.get_by_role("button", name="更多操作").click()
    expect(desk.item("换房")).to_have_count(0)
    desk.item("解锁").click()
    desk.said("已完成")
    desk.act(row, "备注")
    desk.dialog.get_by_label("备注").fill("靠窗")
    desk.press("保存")
    desk.said("已备注")
    assert desk.order(booking)["remark"] == "靠窗"
    desk.act(row, "取消订单")
    desk.dialog.locator("textarea").fill("行程有变")
    desk.press("取消订单")
    desk.said("订单已取消")
    desk.state(row, "已取消")


def test_rooms_and_dates_change_from_the_list_and_a_refusal_says_why(desk: Desk) -> None:
    mine, other = desk.book(1, 10, 3), desk.book(2, 10, 3)
    row = desk.show(mine)
    desk.act(row, "换房")
    desk.press("换房")
    expect(desk.dialog.get_by_text("请选择房间", exact=True)).to_be_visible()
    target = desk.clerk.get("/rental/unit/queryById", id=desk.sample.units[3])["title"]
    desk.pick("换到", target)
    expect(desk.dialog.get_by_text(re.compile("按新房间 ¥"))).to_be_visible(timeout=PATIENCE)
    desk.press("换房")
    desk.said("已换房")
    assert desk.order(mine)["unitId"] == desk.sample.units[3]

    desk.act(row, "续住/改期")
    leave(desk, 15)
    expect(desk.dialog.get_by_text(re.compile(r"5晚 · \+¥600.00"))).to_be_visible(timeout=PATIENCE)
    desk.press("保存")
    desk.said("日期已更改")
    desk.act(row, "续住/改期")
    leave(desk, 13)
    desk.press("保存")
    desk.said("日期已更改")
    assert desk.order(mine)["checkOut"] == (today() + timedelta(days=13)).isoformat()

    desk.act(row, "对换房间")
    desk.pick("与哪个订单", desk.order(other)["contactName"])
    expect(desk.dialog.locator("[data-swap]")).to_be_visible(timeout=PATIENCE)
    desk.press("对换房间")
    desk.said("已对换")
    assert desk.order(mine)["unitId"] == desk.sample.units[2]

    desk.act(row, "拆分换房")
    desk.pick("换到", target.rsplit(" ", 1)[0])
    desk.press("拆分换房")
    desk.said("已拆分")
    assert len(desk.order(mine)["segments"]) == 2

    desk.book(2, 9, 1)
    desk.show(other)
    wall = desk.book(3, 13, 2)
    desk.act(desk.page.locator(".ant-table-row"), "续住/改期")
    leave(desk, 14)
    desk.press("保存")
    expect(desk.dialog.get_by_role("alert")).to_contain_text(desk.order(wall)["orderNo"], timeout=PATIENCE)


def leave(desk: Desk, days: int) -> None:
    type_day(desk.dialog.get_by_label("离店日期"), (today() + timedelta(days=days)).isoformat())


def test_the_panel_takes_an_order_from_arrival_to_settled_and_back(desk: Desk) -> None:
    stay = desk.arrive(4, 1)
    row = desk.show(stay)
    desk.state(row, "在住")
    row.get_by_role("button", name=desk.order(stay)["orderNo"]).click()
    panel = desk.page.locator("div[data-order]")
    expect(panel).to_be_visible(timeout=PATIENCE)

    panel.get_by_role("button", name="收银", exact=True).click()
    desk.pick("收款项目", "赔偿")
    desk.dialog.get_by_label("金额").fill("88")
    desk.press(re.compile("收款 ¥"))
    desk.said("已入账")
    desk.page.keyboard.press("Escape")
    panel.get_by_role("tab", name=re.compile("流水")).click()
    damage = panel.locator("[data-ledger] tr").filter(has_text="赔偿").filter(has_not_text="应收")
    reverse(damage, panel, "点错了")
    desk.said("已冲正")
    expect(damage.first).to_have_attribute("data-reversed", "true")

    panel.get_by_role("button", name="退房", exact=True).click()
    expect(desk.dialog.get_by_text("客人欠 ¥88.00")).to_be_visible(timeout=PATIENCE)
    desk.press("取消")
    reverse(panel.locator("[data-ledger] tr").filter(has_text="应收").filter(has_text="赔偿"), panel, "未损坏")
    desk.said("已冲正")
    panel.get_by_role("button", name="退房", exact=True).click()
    expect(desk.dialog.get_by_text("账目已平")).to_be_visible(timeout=PATIENCE)
    desk.press("退房")
    desk.said("已退房")
    panel.get_by_role("button", name="撤销退房").click()
    desk.said("已完成")
    expect(panel).to_have_attribute("data-state", "in_house")
    panel.get_by_role("button", name="退房", exact=True).click()
    expect(desk.dialog.get_by_text("账目已平")).to_be_visible(timeout=PATIENCE)
    desk.press("退房")
    desk.said("已结清")
    expect(panel).to_have_attribute("data-state", "closed")


# Counted by the page, so that a click which the test makes in some other way counts too.
COUNT_PRESSES = "window.presses = 0; addEventListener('pointerdown', () => { window.presses += 1; }, true)"


def test_a_guest_leaves_with_the_deposit_in_three_clicks_and_ctrl_z_brings_them_back(desk: Desk) -> None:
    stay = desk.arrive(2, 1)
    deposit = {"project": "deposit_in", "amount": "200.00", "method": "wechat"}
    desk.clerk.post("/rental/order/cashier", id=stay.order, version=desk.order(stay)["version"], **deposit)
    open_board(desk.page, desk.address, desk.sample.community)
    bar = desk.page.locator(f"[data-stay-id='{stay.stay}']")
    expect(bar).to_have_attribute("data-state", "in_house", timeout=PATIENCE)
    desk.page.evaluate(COUNT_PRESSES)
    bar.click(button="right", position={"x": 12, "y": 8})
    desk.page.locator("[role=menuitem][data-act=checkOut]").click()
    expect(desk.dialog.locator("[data-hands=out]")).to_contain_text("退给客人 ¥200.00", timeout=PATIENCE)
    desk.press("退还 ¥200.00 并退房")
    desk.said("已退房，退还 ¥200.00，已结清")
    expect(bar).to_have_attribute("data-state", "closed", timeout=PATIENCE)
    assert desk.page.evaluate("window.presses") <= 3
    order = desk.order(stay)
    [back] = [line for line in order["ledger"] if line["direction"] == "out"]
    assert (back["project"], back["method"], order["money"]["depositHeld"]) == ("deposit_out", "wechat", "0.00")

    desk.page.keyboard.press("Control+z")
    expect(bar).to_have_attribute("data-state", "in_house", timeout=PATIENCE)
    assert desk.order(stay)["money"]["depositHeld"] == "200.00"


def reverse(line: Locator, panel: Locator, reason: str) -> None:
    line.first.get_by_role("button", name="冲正").click()
    dialog = panel.page.get_by_role("dialog", name=re.compile("^冲正流水"))
    dialog.get_by_label("冲正原因").fill(reason)
    dialog.get_by_role("button", name="冲正", exact=True).click()
    expect(dialog).to_have_count(0)


def test_the_check_in_names_who_is_still_in_the_room_and_leads_to_their_check_out(desk: Desk, site: Site) -> None:
    admin = site.sign_in("admin")
    first = book(admin, desk.sample.units[1], today() - timedelta(days=1), 2, "江书瑶")
    order = desk.order(first)
    form = {"contactName": "江书瑶", "contactPhone": "13900001234", "channel": "walk_in"}
    admin.put(
        "/rental/order/edit", id=first.order, version=order["version"], guests=[{**GUEST, "name": "江书瑶"}], **form
    )
    night = order["nights"][0]["price"]
    cash = [{"project": "room_fee", "amount": night, "method": "cash"}]
    admin.post("/rental/order/checkIn", id=first.order, cashier=cash)
    admin.post("/rental/order/shorten", id=first.order, checkOut=today().isoformat())
    desk.act(desk.show(desk.book(1, 0, 1, "魏晓雯")), "入住")
    expect(desk.dialog.get_by_text("上一位客人 江书瑶 尚未退房")).to_be_visible(timeout=PATIENCE)
    expect(desk.dialog.get_by_text("房间已清洁")).to_have_count(0)
    expect(desk.dialog.get_by_role("button", name="入住", exact=True)).to_be_disabled()
    desk.press("去退房")
    expect(desk.dialog.get_by_text("账目已平")).to_be_visible(timeout=PATIENCE)
    desk.press("退房")
    desk.said("已退房")
    expect(desk.dialog.get_by_text("房间无人在住")).to_be_visible(timeout=PATIENCE)
    expect(desk.dialog.get_by_text("房间尚未清洁")).to_be_visible()


def test_a_payment_in_parts_is_one_act_and_its_receipt_says_the_amount_in_capitals(desk: Desk) -> None:
    stay = desk.book(6, 30, 1)
    row = desk.show(stay)
    desk.act(row, "收银")
    expect(desk.dialog.get_by_label("金额", exact=True)).to_have_value("300.00", timeout=PATIENCE)
    desk.press("+ 拆分支付")
    desk.dialog.get_by_label("另付金额").fill("100")
    expect(desk.dialog.get_by_text("其余 ¥200.00 按上方方式")).to_be_visible()
    desk.dialog.get_by_label("实收现金").click()
    for key in "250":
        desk.dialog.get_by_role("toolbar").get_by_role("button", name=key, exact=True).click()
    expect(desk.dialog.get_by_text("¥50.00", exact=True)).to_be_visible()
    desk.press("收款 ¥300.00")
    desk.said("已入账")
    expect(desk.page.locator("[data-posted]")).to_contain_text("叁佰元整")
    desk.press("打印收据")
    expect(desk.page.locator("[data-receipt]")).to_contain_text("合计（大写） 叁佰元整")
    paid = [line for line in desk.order(stay)["ledger"] if line["direction"] == "in"]
    assert sorted((line["method"], line["amount"]) for line in paid) == [("cash", "200.00"), ("wechat", "100.00")]


def test_what_is_not_possible_stands_with_its_reason(desk: Desk) -> None:
    stay = desk.arrive(5, 2)
    order = desk.order(stay)
    extra = {"project": "service", "amount": "60.00", "method": "company"}
    desk.clerk.post("/rental/order/cashier", id=stay.order, version=order["version"], **extra)
    desk.clerk.post("/rental/order/lock", id=stay.order, locked=True)
    row = desk.show(stay)
    row.get_by_role("button", name=order["orderNo"]).click()
    why = desk.page.get_by_role("list", name="暂不能办理")
    expect(why).to_contain_text("订单已锁定，请先解锁", timeout=PATIENCE)
    expect(why).to_contain_text("尚欠 60.00 元")
    expect(desk.page.locator("[data-action=move]")).to_be_disabled()
    desk.page.get_by_role("dialog").get_by_role("button", name="更多操作").click()
    desk.item("解锁").click()
    expect(desk.page.locator("[data-action=move]")).to_be_enabled(timeout=PATIENCE)


def test_a_guest_who_did_not_come_is_marked_and_taken_back(desk: Desk, site: Site) -> None:
    start = today() - timedelta(days=2)  # until six in the morning yesterday's guest is still awaited
    booking = backdated(site.sign_in("admin"), desk.sample.units[6], start)
    row = desk.show(booking)
    desk.act(row, "未到店")
    desk.press("未到店")
    desk.said("已标记未到店")
    desk.state(row, "未到店")
    desk.act(row, "恢复")
    desk.said("已完成")
    desk.state(row, "已确认")


def backdated(admin: Caller, unit: str, start: date) -> Booking:
    return book(admin, unit, start, 3, "迟迟")


def test_a_line_of_the_ledger_is_reversed_from_its_list_once(desk: Desk) -> None:
    stay = desk.book(7, 3, 1)
    order = desk.order(stay)
    body = {"project": "room_fee", "amount": "50.00", "method": "wechat"}
    desk.clerk.post("/rental/order/cashier", id=stay.order, version=order["version"], **body)
    desk.page.goto(f"{desk.address}/rental/ledger?accountNo={order['orderNo']}")
    row = desk.page.locator(".ant-table-row").filter(has_text="收款")
    desk.act(row.first, "冲正")
    desk.dialog.get_by_label("冲正原因").fill("付错账户")
    desk.press("冲正")
    desk.said("已冲正")
    expect(row.get_by_role("button", name="冲正")).to_have_count(0, timeout=PATIENCE)
    assert desk.order(stay)["money"]["receivedRoom"] == "0.00"


def test_the_boards_menu_changes_dates_and_the_drawer_modifies(desk: Desk) -> None:
    stay = desk.book(7, 5, 2)
    open_board(desk.page, desk.address, desk.sample.community)
    bar = desk.page.locator(f"[data-stay-id='{stay.stay}']")
    bar.click(button="right", position={"x": 12, "y": 8})
    desk.page.locator("[role=menuitem][data-act=extend]").click()
    leave(desk, 8)
    desk.press("保存")
    desk.said("日期已更改")
    expect(bar).to_have_attribute("data-to", (today() + timedelta(days=8)).isoformat(), timeout=PATIENCE)
    bar.dblclick(position={"x": 12, "y": 8})
    panel = desk.page.locator("div[data-order]")
    panel.get_by_role("button", name="修改", exact=True).click()
    desk.dialog.get_by_label("联系人").fill("改名客")
    desk.press("保存")
    desk.said("已保存")
    assert desk.order(stay)["contactName"] == "改名客"

"""A party at the desk: two of its rooms are paid for together; a colleague's window follows."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import build_community
from tests.e2e.colleague import come, new_name, new_phone
from tests.e2e.conftest import DESKTOP
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


@pytest.fixture
def party(site: Site, caller: Caller) -> Any:
    """Three rooms tomorrow for one night of 300 yuan each, as they are answered."""
    first = today() + timedelta(days=1)
    span = {"checkIn": f"{first}", "checkOut": f"{first + timedelta(days=1)}"}
    rooms = [{"unitId": unit, **span} for unit in build_community(caller, 3).units]
    clerk = site.sign_in("clerk1")
    return clerk.post("/rental/order/addGroup", contactName=new_name(), contactPhone=new_phone(), rooms=rooms)


def open_party(page: Page, address: str, order: str) -> None:
    page.goto(f"{address}/rental/order?open={order}")
    page.get_by_role("tab", name="团队房间 (3)").click(timeout=PATIENCE)


def test_two_rooms_are_paid_for_at_once_and_a_colleague_sees_them_settled(
    site: Site, twin: Site, party: Any, window: Callable[..., Page]
) -> None:
    first, second, third = (one["id"] for one in party["orders"])
    desk, other = come(window(DESKTOP), site, "clerk1"), come(window(DESKTOP), twin, "clerk2")
    open_party(other.page, twin.address, third)
    expect(other.page.locator(f"[data-balance='{first}']")).to_have_text("300.00", timeout=PATIENCE)

    open_party(desk.page, site.address, first)
    tab = desk.page.locator(f"[data-party='{party['groupNo']}']").filter(visible=True)
    arrive = tab.get_by_role("button", name="办理入住")
    for one in (first, second):
        tab.locator(f"tr[data-row-key='{one}']").get_by_role("checkbox").check()
    expect(tab.locator("[data-party-sum]")).to_contain_text("600.00")
    expect(arrive).to_be_disabled()
    expect(tab.get_by_text("未到入住日期")).to_have_count(2)

    tab.get_by_role("button", name="收款").click()
    desk.pick("支付方式", "微信")
    desk.press("收款 ¥600.00")
    expect(desk.dialog.get_by_text("已收款 ¥600.00")).to_be_visible(timeout=PATIENCE)
    paid = [desk.calls.get("/rental/order/detail", id=one) for one in (first, second)]
    for order in paid:
        receipt = next(line for line in order["ledger"] if line["direction"] == "in")
        assert receipt["method"] == "wechat"
        expect(desk.dialog.get_by_text(receipt["no"])).to_be_visible()
    desk.press("完成")
    expect(tab.get_by_role("button", name="收款")).to_be_disabled(timeout=PATIENCE)
    for one, left in ((first, "0.00"), (second, "0.00"), (third, "300.00")):
        expect(other.page.locator(f"[data-balance='{one}']")).to_have_text(left, timeout=PATIENCE)

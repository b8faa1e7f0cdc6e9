"""A large refund from the clerk's cashier to the second person's decision, live in both windows."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Booking, SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session
from tests.e2e.site import Site
from tests.e2e.test_acts_orders import Desk

pytestmark = pytest.mark.e2e
PATIENCE = 15_000


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 2)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


def paid(desk: Desk, unit: int) -> tuple[Booking, Any]:
    """A booking that left 6,000 with the house."""
    stay = desk.book(unit, 20, 1)
    order = desk.order(stay)
    body = {"project": "deposit_in", "amount": "6000.00", "method": "transfer"}
    return stay, desk.clerk.post("/rental/order/cashier", id=stay.order, version=order["version"], **body)


def ask(desk: Desk, amount: str, reason: str) -> Locator:
    """The refund in the cashier that is open; what waits is shown above the form."""
    desk.pick("收款项目", "退押金")
    desk.dialog.get_by_label("金额", exact=True).fill(amount)
    desk.press(re.compile("入账 ¥"))
    expect(desk.dialog.get_by_text("请写明原因")).to_be_visible(timeout=PATIENCE)
    desk.dialog.get_by_label("备注").fill(reason)
    desk.press(re.compile("入账 ¥"))
    desk.said("已提交审批")
    waiting = desk.page.locator("[data-waiting-refund]")
    expect(waiting).to_contain_text(reason, timeout=PATIENCE)
    return waiting


def test_a_refund_above_the_limit_waits_in_the_cashier_until_a_second_person_agrees(
    site: Site, desk: Desk, window: Callable[..., Page]
) -> None:
    stay, order = paid(desk, 0)
    row = desk.show(stay)
    desk.act(row, "收银")
    waiting = ask(desk, "2500", "客人取消行程")
    expect(waiting.get_by_role("button", name="同意退款")).to_have_count(0)
    expect(waiting.get_by_role("button", name="撤回")).to_be_visible()
    assert desk.order(stay)["money"]["depositHeld"] == "6000.00"

    finance = window(DESKTOP)
    store_session(finance, site.address, "finance1")
    finance.goto(f"{site.address}/rental/order?orderNo={order['orderNo']}")
    finance.get_by_role("button", name=order["orderNo"]).click()
    seen = finance.locator("[data-waiting-refund]")
    expect(seen).to_contain_text("¥2,500.00", timeout=PATIENCE)
    seen.get_by_role("button", name="同意退款").click()
    finance.get_by_role("dialog").last.get_by_role("button", name="同意退款").click()

    expect(waiting).to_have_count(0, timeout=PATIENCE)
    expect(seen).to_have_count(0, timeout=PATIENCE)
    expect(desk.dialog.locator("[data-ledger] tr").filter(has_text="退押金")).to_have_count(1, timeout=PATIENCE)
    assert desk.order(stay)["money"]["depositHeld"] == "3500.00"


def test_a_refused_refund_leaves_the_cashier_with_its_reason_in_the_log(
    site: Site, desk: Desk, window: Callable[..., Page]
) -> None:
    stay, order = paid(desk, 1)
    desk.act(desk.show(stay), "收银")
    waiting = ask(desk, "3000", "客人说押金多收")

    finance = window(DESKTOP)
    store_session(finance, site.address, "finance1")
    finance.goto(f"{site.address}/rental/order?orderNo={order['orderNo']}")
    finance.get_by_role("button", name=order["orderNo"]).click()
    seen = finance.locator("[data-waiting-refund]")
    seen.get_by_role("button", name="拒绝").click()
    dialog = finance.get_by_role("dialog").last
    expect(dialog.get_by_role("button", name="拒绝", exact=True)).to_be_disabled()
    dialog.get_by_label("拒绝理由").fill("缺少收据")
    dialog.get_by_role("button", name="拒绝", exact=True).click()

    expect(waiting).to_have_count(0, timeout=PATIENCE)
    after = desk.order(stay)
    assert after["money"]["depositHeld"] == "6000.00" and "缺少收据" in after["log"][0]["text"]

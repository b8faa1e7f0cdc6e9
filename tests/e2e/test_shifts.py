"""A shift in two windows: begun and counted on the cashier, a difference explained, and taken over by who was named."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import book, build_community
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
CASHIER = "/rental/ledger"
NAMES = {"clerk6": "罗嘉诚", "clerk7": "程诗涵", "clerk8": "魏泽宇", "clerk9": "姚可欣"}


@pytest.fixture
def free(site: Site) -> list[str]:
    """Two clerks who are on no shift."""
    found = [name for name in NAMES if site.sign_in(name).get("/rental/shift/mine")["shift"] is None]
    assert len(found) >= 2
    return found[:2]


def drawer(page: Page, figure: str) -> Locator:
    return page.locator(f"[data-sum={figure}]")


def test_a_shift_is_counted_explained_and_taken_over(
    site: Site, twin: Site, caller: Caller, free: list[str], window: Callable[..., Page]
) -> None:
    (leaves, comes), page, other = free, window(), window()
    sign_in_desktop(page, site.address, leaves, CASHIER)
    sign_in_desktop(other, twin.address, comes, CASHIER)
    mine = page.get_by_role("region", name="我的班次")
    mine.get_by_role("button", name="开班").click(timeout=PATIENCE)
    page.get_by_role("dialog").get_by_label("备用金").fill("300")
    page.get_by_role("dialog").get_by_role("button", name="开班").click()
    expect(drawer(page, "expected")).to_contain_text("300.00", timeout=PATIENCE)

    booking = book(caller, build_community(caller, 1).units[0], today(), 2)
    clerk = site.sign_in(leaves)
    clerk.post("/rental/order/cashier", id=booking.order, project="room_fee", method="cash", amount="120.00")
    expect(drawer(page, "expected")).to_contain_text("420.00", timeout=PATIENCE)

    mine.get_by_role("button", name="清点交班").click()
    dialog = page.get_by_role("dialog").last
    dialog.get_by_label("¥100 张数").fill("4")
    expect(dialog.get_by_text("短款 ¥20.00")).to_be_visible()
    send = dialog.get_by_role("button", name="签名交班")
    expect(send).to_be_disabled()
    dialog.get_by_label("差额原因").fill("找零多付20")
    dialog.get_by_label("接班人").click()
    page.keyboard.type(NAMES[comes])
    page.locator(".ant-select-dropdown:visible").get_by_text(NAMES[comes]).first.click(timeout=PATIENCE)
    send.click()
    expect(mine.get_by_role("button", name="开班")).to_be_visible(timeout=PATIENCE)

    hers = other.get_by_role("region", name="我的班次")
    hers.get_by_role("alert").get_by_role("link").click(timeout=PATIENCE)
    panel = other.locator("[data-shift][data-state=counted]")
    expect(panel.get_by_text("短款 ¥20.00")).to_be_visible(timeout=PATIENCE)
    expect(panel.get_by_text("¥100 × 4")).to_be_visible()
    panel.get_by_role("button", name="接班", exact=True).click()
    other.get_by_role("dialog").last.get_by_role("button", name="确定").click()
    expect(other.locator("[data-shift][data-state=closed]")).to_be_visible(timeout=PATIENCE)
    other.goto(f"{twin.address}{CASHIER}")
    expect(drawer(other, "float")).to_contain_text("400.00", timeout=PATIENCE)

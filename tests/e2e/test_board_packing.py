"""Assign and re-pack on the board: previewed with gaps before and after, ticked, carried out, taken back; also on a phone."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Booking, SampleCommunity, bar, book, build_community, open_board
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today


@pytest.fixture
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 3)


@pytest.fixture
def clerk(site: Site) -> Caller:
    return site.sign_in("clerk1")


def soon(days: int) -> date:
    return today() + timedelta(days=days)


def loose_stay(clerk: Caller, sample: SampleCommunity) -> Booking:
    """One that closes two gaps in the room of its neighbours, who are locked where they are."""
    first, second, _ = sample.units
    for start, nights in ((soon(0), 4), (soon(6), 8)):
        neighbour = book(clerk, second, start, nights, "邻居")
        clerk.post("/rental/order/lock", id=neighbour.order)
    return book(clerk, first, soon(4), 2, "钱一")


def open_packing(page: Page) -> Locator:
    page.get_by_role("button", name="重排", exact=True).click()
    drawer = page.get_by_role("dialog", name="自动排房与重排")
    drawer.locator("[data-packing=read]").wait_for()
    return drawer


def unit_of(clerk: Caller, stay: Booking) -> str:
    return str(clerk.get("/rental/order/detail", id=stay.order)["unitId"])


def test_a_stay_is_moved_into_the_gap_and_back_again(
    site: Site, sample: SampleCommunity, clerk: Caller, window: Callable[..., Page]
) -> None:
    stay = loose_stay(clerk, sample)
    page = window()
    store_session(page, site.address, "clerk1")
    open_board(page, site.address, sample.community)
    drawer = open_packing(page)
    before = int(drawer.locator("[data-gaps-before]").inner_text())
    expect(drawer.locator("[data-gaps-after]")).to_have_text(str(before - 2))
    expect(drawer.locator("[data-pack-row]")).to_have_count(2)
    tick = drawer.get_by_role("checkbox")
    tick.uncheck()
    expect(drawer.locator("[data-gaps-after]")).to_have_text(str(before))
    expect(drawer.get_by_role("button", name="应用 0 项调整")).to_be_disabled()
    tick.check()
    drawer.get_by_role("button", name="应用 1 项调整").click()
    expect(drawer).to_be_hidden()
    expect(page.get_by_text(f"已调整 1 笔住宿，空档 {before} → {before - 2}")).to_be_visible()
    expect(bar(page, stay.stay)).to_be_visible()
    assert unit_of(clerk, stay) == sample.units[1]
    page.get_by_role("button", name="撤销", exact=True).last.click()
    expect(page.get_by_role("alert").get_by_text("已撤销：重排")).to_be_visible()
    assert unit_of(clerk, stay) == stay.unit


def test_a_preview_that_is_no_longer_true_is_made_again_and_fits_a_phone(
    site: Site, sample: SampleCommunity, clerk: Caller, window: Callable[..., Page]
) -> None:
    stay = loose_stay(clerk, sample)
    page = window()
    page.set_viewport_size({"width": 390, "height": 844})
    store_session(page, site.address, "clerk1")
    open_board(page, site.address, sample.community)
    drawer = open_packing(page)
    box = drawer.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    clerk.post("/rental/order/lock", id=stay.order)
    drawer.get_by_role("button", name="应用 1 项调整").click()
    expect(drawer.get_by_text("房态已变化，请重新预览")).to_be_visible()
    expect(drawer.get_by_role("button", name="应用 0 项调整")).to_be_disabled()
    assert unit_of(clerk, stay) == stay.unit

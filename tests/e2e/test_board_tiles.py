"""The building view of the board on any day: keys go from day to day, what is booked comes by itself, figures open their rooms."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import book, build_community, open_tiles, tile, tiles_day
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def figure(page: Page, name: str) -> Locator:
    return page.locator(f"[data-tiles] [data-figure={name}]")


def shows(page: Page, day: date) -> None:
    expect(tiles_day(page, day)).to_be_visible(timeout=PATIENCE)


def test_keys_go_to_another_day_where_a_booking_appears_by_itself_and_figures_open_their_rooms(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    sample = build_community(site.sign_in("admin"), 3)
    unit, day, page = sample.units[0], today(), window()
    sign_in_desktop(page, site.address, "clerk1", "/rental/board")
    open_tiles(page, site.address, sample.community)
    shows(page, day)
    expect(figure(page, "free")).to_contain_text("3", timeout=PATIENCE)
    expect(tile(page, unit)).to_have_attribute("data-state", "free")

    page.keyboard.press("PageDown")
    shows(page, day + timedelta(days=1))
    book(caller, unit, day + timedelta(days=1), 2, "楼栋客")
    expect(tile(page, unit)).to_have_attribute("data-state", "arriving", timeout=PATIENCE)
    expect(tile(page, unit)).to_contain_text("楼栋客")
    expect(tile(page, unit)).to_contain_text(f"住至 {day + timedelta(days=3):%m-%d}")
    expect(figure(page, "free")).to_contain_text("2")
    expect(figure(page, "occupancy")).to_contain_text("33%")

    figure(page, "arrivals").click()
    rooms = page.get_by_role("dialog")
    expect(rooms).to_contain_text("到店 (1)")
    rooms.get_by_role("button", name="楼栋客").click()
    expect(rooms).to_have_count(0)
    expect(tile(page, unit)).to_be_focused()

    # The focus goes over tiles, the day under it changes, and the focus stays.
    page.keyboard.press("ArrowUp")
    expect(tile(page, sample.units[1])).to_be_focused()
    page.keyboard.press("ArrowDown")
    for later, state in ((2, "staying"), (3, "leaving"), (4, "free")):
        page.keyboard.press("PageDown")
        shows(page, day + timedelta(days=later))
        expect(tile(page, unit)).to_have_attribute("data-state", state)
        expect(tile(page, unit)).to_be_focused()

    # Far beyond what the board has read so far.
    page.get_by_label("跳到日期").click()
    page.get_by_label("跳到日期").fill(f"{day + timedelta(days=200)}")
    page.keyboard.press("Enter")
    shows(page, day + timedelta(days=200))
    expect(figure(page, "free")).to_contain_text("3", timeout=PATIENCE)
    page.get_by_role("button", name="今天", exact=True).click()
    shows(page, day)
    expect(tile(page, unit)).to_contain_text(f"空至 {day + timedelta(days=1):%m-%d}")

"""The calendar of one unit: its month with prices and stays, live, with the order form on free nights and the panel on taken ones."""

import re
from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import SampleCommunity, bar, book, build_community, open_board
from tests.e2e.desktop import sign_in_desktop, store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 3)


def next_month() -> date:
    """Far enough that no night of it has passed, whatever day it is."""
    return (today().replace(day=1) + timedelta(days=32)).replace(day=1)


def open_calendar(page: Page, site: Site, unit: str, month: date) -> None:
    sign_in_desktop(page, site.address, "clerk1", f"/rental/unitCalendar?unit={unit}&month={month:%Y-%m}")
    expect(page.locator(f"[data-unit-calendar='{unit}']")).to_be_visible(timeout=PATIENCE)
    expect(field(page, month)).to_be_visible()


def field(page: Page, day: date) -> Locator:
    return page.locator(f"[data-day='{day.isoformat()}']")


def number(page: Page, day: date) -> Locator:
    return field(page, day).get_by_role("button").first


def test_free_nights_open_the_order_form_and_the_stay_comes_live(
    site: Site, sample: SampleCommunity, window: Callable[..., Page]
) -> None:
    unit, month, page = sample.units[0], next_month(), window()
    open_calendar(page, site, unit, month)
    expect(field(page, month)).to_contain_text("¥300")
    first, last = month + timedelta(days=7), month + timedelta(days=9)
    field(page, first).hover()
    page.mouse.down()
    field(page, last).hover()
    page.mouse.up()
    form = page.get_by_role("dialog").last
    expect(form.locator(f"input[value='{first.isoformat()}']")).to_be_visible(timeout=PATIENCE)
    expect(form.locator(f"input[value='{(last + timedelta(days=1)).isoformat()}']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    booking = book(site.sign_in("clerk2"), unit, first, 2, "月历客")
    expect(field(page, first).locator(f"[data-event='{booking.stay}']")).to_contain_text("月历客", timeout=PATIENCE)
    expect(field(page, last).locator("[data-event]")).to_have_count(0)
    field(page, first).locator("[data-event]").click()
    expect(page.get_by_role("dialog").last).to_contain_text("月历客", timeout=PATIENCE)


def test_arrows_walk_over_days_and_pages_turn_the_month(
    site: Site, sample: SampleCommunity, window: Callable[..., Page]
) -> None:
    unit, month, page = sample.units[1], next_month(), window()
    open_calendar(page, site, unit, month)
    page.keyboard.press("ArrowRight")
    expect(number(page, month)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(number(page, month + timedelta(days=7))).to_be_focused()
    page.keyboard.press("PageDown")
    after = (month + timedelta(days=32)).replace(day=8)
    expect(number(page, after)).to_be_focused(timeout=PATIENCE)
    expect(page).to_have_url(re.compile(f"month={after:%Y-%m}"))
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog").last
    expect(form.locator(f"input[value='{after.isoformat()}']")).to_be_visible(timeout=PATIENCE)
    expect(form.locator(f"input[value='{(after + timedelta(days=2)).isoformat()}']")).to_be_visible()


def lead_there(page: Page, place: Locator, unit: str) -> None:
    place.get_by_role("button", name="更多操作").first.click(timeout=PATIENCE)
    page.locator(".ant-dropdown:visible").get_by_role("menuitem", name="月历").click()
    expect(page.locator(f"[data-unit-calendar='{unit}']")).to_be_visible(timeout=PATIENCE)


def test_the_menus_of_row_and_bar_the_house_and_the_house_list_lead_to_it(
    site: Site, sample: SampleCommunity, caller: Caller, window: Callable[..., Page]
) -> None:
    unit, page = sample.units[2], window()
    store_session(page, site.address, "admin")
    open_board(page, site.address, sample.community)
    page.locator(f"[role=row][data-unit-id='{unit}']").click(button="right", position={"x": 600, "y": 12})
    page.get_by_role("menuitem", name="月历").click()
    expect(page.locator(f"[data-unit-calendar='{unit}']")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{site.address}/rental/house?communityId={sample.community}&houseNo=301")
    row = page.locator(".ant-table-row").filter(visible=True)
    expect(row).to_have_count(1, timeout=PATIENCE)
    lead_there(page, row, unit)
    page.goto(f"{site.address}/rental/house?open={unit}")
    lead_there(page, page.get_by_role("dialog").last, unit)
    stay = book(caller, unit, today() + timedelta(days=2), 2, "条形客").stay
    open_board(page, site.address, sample.community)
    bar(page, stay).click(button="right")
    page.get_by_role("menuitem", name="月历").click()
    expect(page.locator(f"[data-unit-calendar='{unit}']")).to_be_visible(timeout=PATIENCE)


def test_on_a_phone_the_days_are_a_list(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> None:
    unit, month, page = sample.units[1], next_month(), window()
    page.set_viewport_size({"width": 390, "height": 800})
    open_calendar(page, site, unit, month)
    line = field(page, month + timedelta(days=2))
    expect(line).to_contain_text("¥300")
    line.get_by_role("button", name="录入订单").click()
    form = page.get_by_role("dialog").last
    expect(form.locator(f"input[value='{(month + timedelta(days=2)).isoformat()}']")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

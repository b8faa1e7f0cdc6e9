"""Two clerks, two windows, two server processes, one room board."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import SampleCommunity, bar, book, build_community, drag_days, let_go, open_board
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

Desks = tuple[Page, Page, Caller]


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"))


@pytest.fixture(scope="module")
def rooms(sample: SampleCommunity) -> Iterator[str]:
    """An empty house for each test."""
    return iter(sample.units)


@pytest.fixture
def unit(rooms: Iterator[str]) -> str:
    return next(rooms)


@pytest.fixture
def desks(site: Site, twin: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desks:
    """The board in two windows: clerk1 on the first process, clerk2 on the second."""
    here, there = window(), window()
    store_session(here, site.address, "clerk1")
    store_session(there, twin.address, "clerk2")
    open_board(here, site.address, sample.community)
    open_board(there, twin.address, sample.community)
    return here, there, site.sign_in("clerk1")


def soon() -> date:
    return today() + timedelta(days=3)


def test_a_new_order_appears_in_the_other_window_without_reload(desks: Desks, unit: str) -> None:
    here, there, clerk = desks
    booking = book(clerk, unit, soon(), 2, "新来客")
    for page in (here, there):
        expect(bar(page, booking.stay)).to_contain_text("新来客")


def test_the_other_clerk_sees_the_hold_with_a_name_and_then_the_move(desks: Desks, unit: str) -> None:
    here, there, clerk = desks
    booking = book(clerk, unit, soon(), 2, "移动客")
    expect(bar(there, booking.stay)).to_be_visible()
    there.evaluate("window.sameDocument = true")
    drag_days(here, booking.stay, 2, drop=False)
    hold = there.locator(f"[data-kind=hold][data-unit-id='{unit}']")
    expect(hold).to_be_visible()
    expect(hold).to_contain_text("林晓雯")
    let_go(here)
    moved = (soon() + timedelta(days=2)).isoformat()
    expect(bar(there, booking.stay)).to_have_attribute("data-from", moved)
    expect(bar(here, booking.stay)).to_have_attribute("data-from", moved)
    expect(hold).to_have_count(0)
    assert there.evaluate("window.sameDocument") is True
    assert clerk.get("/rental/order/detail", id=booking.order)["segments"][0]["from"] == moved


def test_escape_takes_the_hold_away_and_changes_nothing(desks: Desks, unit: str) -> None:
    here, there, clerk = desks
    booking = book(clerk, unit, soon(), 2, "反悔客")
    expect(bar(there, booking.stay)).to_be_visible()
    drag_days(here, booking.stay, 2, drop=False)
    hold = there.locator(f"[data-kind=hold][data-unit-id='{unit}']")
    expect(hold).to_be_visible()
    here.keyboard.press("Escape")
    expect(hold).to_have_count(0)
    here.mouse.up()
    expect(bar(here, booking.stay)).to_have_attribute("data-from", soon().isoformat())


def test_a_clerk_who_vanishes_while_dragging_leaves_no_hold_behind(desks: Desks, unit: str) -> None:
    here, there, clerk = desks
    booking = book(clerk, unit, soon(), 2, "断线客")
    expect(bar(there, booking.stay)).to_be_visible()
    drag_days(here, booking.stay, 2, drop=False)
    hold = there.locator(f"[data-kind=hold][data-unit-id='{unit}']")
    expect(hold).to_be_visible()
    here.context.close()
    expect(hold).to_have_count(0)


def test_a_drop_that_came_too_late_slides_back_and_names_the_winner(desks: Desks, unit: str) -> None:
    here, there, clerk = desks
    booking = book(clerk, unit, soon(), 2, "慢一步")
    expect(bar(here, booking.stay)).to_be_visible()
    winner = book(clerk, unit, soon() + timedelta(days=2), 2, "先到客")
    expect(bar(here, winner.stay)).to_be_visible()
    drag_days(here, booking.stay, 1)
    expect(bar(here, booking.stay)).to_have_attribute("data-from", soon().isoformat())
    expect(here.get_by_text("先到客").first).to_be_visible()
    assert there.locator(f"[data-stay-id='{booking.stay}']").get_attribute("data-from") == soon().isoformat()


def test_a_window_that_was_offline_catches_up_by_itself(desks: Desks, unit: str) -> None:
    here, there, clerk = desks
    there.context.set_offline(True)
    there.evaluate("() => window.dispatchEvent(new Event('offline'))")
    booking = book(clerk, unit, soon(), 2, "离线时")
    expect(bar(here, booking.stay)).to_be_visible()
    there.context.set_offline(False)
    expect(bar(there, booking.stay)).to_contain_text("离线时", timeout=30_000)

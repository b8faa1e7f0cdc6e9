"""Stays without a unit: entered at one desk, seen and placed at another, put back, proposed and overbooked."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import SampleCommunity, bar, book, build_community, grip, let_go, open_board
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

HOUSES = 4
TYPE = "house:1室1卫"


@pytest.fixture
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), HOUSES)


Desks = tuple[Page, Page, Caller]


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


def wait_for_unit(caller: Caller, sample: SampleCommunity, guest: str, nights: int = 2, **rest: Any) -> dict[str, Any]:
    """An order by type; gives its detail."""
    order: dict[str, Any] = caller.post(
        "/rental/order/add",
        contactName=guest,
        contactPhone="13900001234",
        communityId=sample.community,
        unitType=TYPE,
        checkIn=soon().isoformat(),
        checkOut=(soon() + timedelta(days=nights)).isoformat(),
        channel="phone",
        confirm=True,
        **rest,
    )
    return order


def waiting(page: Page, stay: str) -> Locator:
    return page.locator(f"[data-waiting][data-stay-id='{stay}']")


def placed(page: Page, stay: str) -> Locator:
    return page.locator(f"[data-kind=order][data-stay-id='{stay}']")


def drag_to(page: Page, stay: str, target: Locator, *, drop: bool = True) -> None:
    """Takes a bar and carries it straight up or down onto the middle of something."""
    x, y = grip(page, stay)
    box = target.bounding_box()
    assert box
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, box["y"] + box["height"] / 2, steps=8)
    if drop:
        let_go(page)


def row(page: Page, name: str) -> Locator:
    return page.get_by_text(name, exact=True).first


def test_one_desk_enters_a_stay_by_type_and_another_places_it(desks: Desks, sample: SampleCommunity) -> None:
    here, there, clerk = desks
    there.evaluate("window.sameDocument = true")
    here.locator("[data-date]").first.wait_for()
    enter_by_type(here)
    bars = there.locator("[data-waiting]")
    expect(bars).to_contain_text("按型客")
    stay = bars.get_attribute("data-stay-id") or ""
    expect(there.locator("[data-unassigned-count]")).to_have_text("1")
    drag_to(there, stay, row(there, "201"), drop=False)
    expect(there.locator("[data-ghost]")).to_have_attribute("data-verdict", "free")
    hold = here.locator(f"[data-kind=hold][data-unit-id='{sample.units[1]}']")
    expect(hold).to_be_visible()
    there.mouse.up()
    for page in (there, here):
        expect(waiting(page, stay)).to_have_count(0)
        expect(placed(page, stay)).to_have_attribute("data-unit-id", sample.units[1])
    expect(hold).to_have_count(0)
    assert there.evaluate("window.sameDocument") is True
    [segment] = clerk.get("/rental/order/detail", id=order_of(clerk, "按型客"))["segments"]
    assert segment["unitId"] == sample.units[1]


def order_of(clerk: Caller, contact: str) -> str:
    return str(clerk.get("/rental/order/list", contactName=contact)["records"][0]["id"])


def enter_by_type(page: Page) -> None:
    """Through the entry form, from a free cell to the saved order."""
    page.evaluate("document.activeElement?.blur()")
    first = row(page, "101").bounding_box()
    day = page.locator(f"[data-date='{soon().isoformat()}']").first.bounding_box()
    assert first and day
    page.mouse.dblclick(day["x"] + day["width"] * 0.75, first["y"] + first["height"] / 2)
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("只选户型，稍后排房").click()
    dialog.get_by_role("combobox", name="户型").click()
    page.locator(".ant-select-item-option", has_text="1室1卫 整套").click()
    dialog.get_by_label("联系人").fill("按型客")
    dialog.get_by_label("手机").first.fill("13900001234")
    dialog.get_by_role("button", name="保存").click()
    expect(dialog).to_have_count(0)


def test_a_stay_is_dragged_back_to_the_lane_and_undone(desks: Desks, sample: SampleCommunity) -> None:
    here, there, clerk = desks
    booking = book(clerk, sample.units[0], soon(), 2, "退排客")
    expect(placed(here, booking.stay)).to_be_visible()
    drag_to(here, booking.stay, here.locator("[data-unassigned]"))
    for page in (here, there):
        expect(waiting(page, booking.stay)).to_be_visible()
        expect(placed(page, booking.stay)).to_have_count(0)
    here.keyboard.press("Control+z")
    for page in (here, there):
        expect(placed(page, booking.stay)).to_have_attribute("data-unit-id", sample.units[0])
        expect(waiting(page, booking.stay)).to_have_count(0)


def test_an_undo_does_not_pass_over_what_another_desk_did_since(desks: Desks, sample: SampleCommunity) -> None:
    here, there, clerk = desks
    booking = book(clerk, sample.units[0], soon(), 2, "两窗客")
    expect(placed(here, booking.stay)).to_be_visible()
    drag_to(here, booking.stay, here.locator("[data-unassigned]"))
    expect(waiting(there, booking.stay)).to_be_visible()
    drag_to(there, booking.stay, row(there, "301"))
    expect(placed(here, booking.stay)).to_have_attribute("data-unit-id", sample.units[2])
    here.keyboard.press("Control+z")
    expect(here.get_by_text("别人刚刚修改过").first).to_be_visible()
    for page in (here, there):
        expect(placed(page, booking.stay)).to_have_attribute("data-unit-id", sample.units[2])


def test_a_taken_unit_refuses_and_the_stay_slides_back(desks: Desks, sample: SampleCommunity) -> None:
    here, _, clerk = desks
    booking = book(clerk, sample.units[2], soon(), 2, "住着客")
    stay = wait_for_unit(clerk, sample, "晚来客")["segments"][0]["id"]
    expect(placed(here, booking.stay)).to_be_visible()
    drag_to(here, stay, row(here, "301"), drop=False)
    expect(here.locator("[data-ghost]")).to_have_attribute("data-verdict", "taken")
    expect(here.locator("[data-ghost]")).to_contain_text("住着客")
    here.mouse.up()
    expect(waiting(here, stay)).to_be_visible()


def test_the_menu_proposes_units_with_the_reason(desks: Desks, sample: SampleCommunity) -> None:
    here, there, clerk = desks
    book(clerk, sample.units[3], soon() - timedelta(days=2), 2, "前一位")
    stay = wait_for_unit(clerk, sample, "建议客")["segments"][0]["id"]
    waiting(here, stay).click(button="right")
    here.locator("[data-act=assign]").click()
    dialog = here.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=re.compile("401.*前面正好衔接"))).to_be_checked()
    dialog.get_by_role("button", name=re.compile("^排 ?房$")).click()
    for page in (here, there):
        expect(placed(page, stay)).to_have_attribute("data-unit-id", sample.units[3])


def test_keys_alone_place_a_waiting_stay(desks: Desks, sample: SampleCommunity) -> None:
    here, _, clerk = desks
    stay = wait_for_unit(clerk, sample, "键盘客")["segments"][0]["id"]
    waiting(here, stay).focus()
    here.keyboard.press("m")
    here.keyboard.press("ArrowDown")
    expect(here.locator("[data-ghost]")).to_have_attribute("data-verdict", "free")
    here.keyboard.press("Enter")
    expect(placed(here, stay)).to_be_visible()


def test_an_overbooking_is_red_with_a_word_and_turns_when_a_place_comes_free(
    site: Site, desks: Desks, sample: SampleCommunity
) -> None:
    here, there, clerk = desks
    for _ in range(HOUSES):
        wait_for_unit(clerk, sample, "占位客")
    last = wait_for_unit(site.sign_in("admin"), sample, "超售客", overbookReason="老客户")
    stay = last["segments"][0]["id"]
    for page in (here, there):
        expect(waiting(page, stay)).to_have_attribute("data-overbooked", "true")
        expect(waiting(page, stay)).to_contain_text("超售")
        expect(page.locator("[data-unassigned-overbooked]")).to_have_attribute("data-unassigned-overbooked", "1")
    clerk.post("/rental/order/cancel", id=order_of(clerk, "占位客"), reason="客人取消")
    for page in (here, there):
        expect(waiting(page, stay)).to_have_attribute("data-overbooked", "false")
        expect(page.locator("[data-unassigned-overbooked]")).to_have_count(0)
    expect(bar(here, stay)).to_be_visible()

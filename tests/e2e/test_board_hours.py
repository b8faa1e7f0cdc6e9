"""Hours, prices and limits on the board, as clerks paint and drag them; what one does the other sees."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import SampleCommunity, bar, book, build_community, let_go, open_board
from tests.e2e.desktop import press_told, store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today


def tomorrow() -> date:
    return today() + timedelta(days=1)


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 6)


@pytest.fixture
def clerk(site: Site) -> Caller:
    return site.sign_in("clerk1")


@pytest.fixture
def desk(window: Callable[..., Page], site: Site, sample: SampleCommunity) -> Callable[[str], Page]:
    """desk(name): the board of the quarter as that clerk sees it."""

    def sit_down(name: str) -> Page:
        page = window()
        store_session(page, site.address, name)
        open_board(page, site.address, sample.community)
        return page

    return sit_down


def show_hours(page: Page) -> None:
    """The hour view of tomorrow."""
    page.get_by_role("combobox", name="显示天数").click()
    page.get_by_title("小时", exact=True).click()
    page.locator("[data-hour]").first.wait_for()
    page.get_by_role("button", name="后一天").click()
    expect(hour(page, 0)).to_be_in_viewport()
    hour(page, 0).hover(trial=True)


def hour(page: Page, at: int, day: date | None = None) -> Locator:
    return page.locator(f"[data-date='{(day or tomorrow()).isoformat()}'] ~ [data-hour='{at}']").first


def spot(page: Page, unit: str, at: float) -> tuple[float, float]:
    """The middle of a row at an hour of tomorrow."""
    first = hour(page, int(at)).bounding_box()
    row = page.locator(f"[role=row][data-unit-id='{unit}']").bounding_box()
    assert first and row
    return first["x"] + (at - int(at)) * first["width"], row["y"] + row["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    let_go(page)


def use(caller: Caller, unit: str, first: str, last: str, guest: str) -> tuple[str, str]:
    """Day use of tomorrow: the ids of the order and of its bar."""
    order = caller.post(
        "/rental/order/add",
        contactName=guest,
        contactPhone="13900001234",
        unitId=unit,
        checkIn=tomorrow().isoformat(),
        checkOut=tomorrow().isoformat(),
        hours={"from": first, "to": last},
        guests=[{"name": guest, "isMain": True}],
        channel="walk_in",
        confirm=True,
    )
    return order["id"], order["segments"][0]["id"]


def test_painted_hours_become_an_order_that_the_other_clerk_sees(desk: Any, sample: SampleCommunity) -> None:
    here, there = desk("clerk1"), desk("clerk2")
    show_hours(here)
    show_hours(there)
    drag(here, spot(here, sample.units[0], 9.2), spot(here, sample.units[0], 11.7))
    expect(here.locator("[data-hour-selection]")).to_have_attribute("data-hour-selection", "09:00–12:00")
    expect(here.locator("[data-hour-selection]")).to_contain_text("150.00")
    here.get_by_role("button", name="录入钟点房").click()
    expect(here.get_by_text("已为您保留")).to_be_visible()
    expect(there.locator("[data-kind=hold][data-hours='09:00–12:00']")).to_be_visible()
    here.get_by_label("联系人").fill("午休客")
    here.get_by_label("手机号").fill("13900001234")
    here.get_by_role("button", name="保 存").or_(here.get_by_role("button", name="保存")).click()
    expect(there.locator("[data-kind=order]", has_text="午休客")).to_be_visible()
    expect(there.locator("[data-kind=order]", has_text="午休客")).to_have_attribute("data-hours", "09:00–12:00")


def test_a_bar_of_hours_is_dragged_by_half_hours_and_taken_back(
    desk: Any, clerk: Caller, sample: SampleCommunity
) -> None:
    unit = sample.units[1]
    order, stay = use(clerk, unit, "09:00", "11:00", "拖动客")
    use(clerk, unit, "15:00", "17:00", "邻居客")
    here, there = desk("clerk1"), desk("clerk2")
    show_hours(here)
    show_hours(there)
    drag(here, spot(here, unit, 10), spot(here, unit, 12.5))
    expect(bar(there, stay)).to_have_attribute("data-hours", "11:30–13:30")
    drag(here, spot(here, unit, 12), spot(here, unit, 15))
    expect(bar(here, stay)).to_have_attribute("data-hours", "11:30–13:30")
    here.get_by_role("button", name="撤销").click()
    expect(bar(there, stay)).to_have_attribute("data-hours", "09:00–11:00")
    assert clerk.get("/rental/order/detail", id=order)["hours"] == {"from": "09:00", "to": "11:00"}


def test_keys_and_a_form_change_hours_without_dragging(desk: Any, clerk: Caller, sample: SampleCommunity) -> None:
    unit = sample.units[2]
    _, stay = use(clerk, unit, "09:00", "11:00", "键盘客")
    page = desk("clerk1")
    show_hours(page)
    page.mouse.click(*spot(page, unit, 10))
    for key in ("m", "ArrowRight", "ArrowRight", "Shift+ArrowRight", "Enter"):
        press_told(page, key)
    expect(bar(page, stay)).to_have_attribute("data-hours", "10:00–12:30")
    expect(page.get_by_role("button", name="撤销")).to_be_enabled()
    page.mouse.click(*spot(page, unit, 10.6), button="right")
    page.get_by_role("menuitem", name="改时段").click()
    dialog = page.get_by_role("dialog", name=re.compile("改时段"))
    dialog.get_by_role("combobox", name="结束时间").click()
    page.get_by_title("14:00", exact=True).last.click()
    dialog.get_by_role("button", name=re.compile("保\\s*存")).click()
    expect(bar(page, stay)).to_have_attribute("data-hours", "10:00–14:00")


def test_the_day_view_shows_hours_as_a_mark_and_a_stay_is_cut_at_its_hour(
    desk: Any, clerk: Caller, sample: SampleCommunity
) -> None:
    unit = sample.units[3]
    _, stay = use(clerk, unit, "09:00", "11:00", "小标客")
    night = book(clerk, unit, tomorrow(), 1, "过夜客")
    page = desk("clerk1")
    expect(bar(page, stay)).to_have_attribute("data-mark", "true")
    expect(bar(page, stay)).to_have_attribute("aria-label", re.compile("钟点房 09:00–11:00"))
    show_hours(page)
    begins, box = hour(page, 14).bounding_box(), bar(page, night.stay).bounding_box()
    assert begins and box and abs(box["x"] - begins["x"]) < 4


def paint_nights(page: Page, unit: str, first: int, last: int) -> None:
    days = [page.locator(f"[data-date='{(today() + timedelta(days=at)).isoformat()}']").first for at in (first, last)]
    row = page.locator(f"[role=row][data-unit-id='{unit}']").bounding_box()
    boxes = [day.bounding_box() for day in days]
    assert row and boxes[0] and boxes[1]
    middle = row["y"] + row["height"] / 2
    drag(page, (boxes[0]["x"] + boxes[0]["width"] * 0.8, middle), (boxes[1]["x"] + boxes[1]["width"] * 0.8, middle))


def test_painted_prices_show_old_and_new_and_are_taken_back_with_one_key(desk: Any, sample: SampleCommunity) -> None:
    unit = sample.units[4]
    here, there = desk("clerk1"), desk("clerk2")
    cell = there.locator(f"[role=row][data-unit-id='{unit}'] [class*=price]")
    paint_nights(here, unit, 3, 4)
    here.keyboard.press("p")
    dialog = here.get_by_role("dialog", name="改价")
    dialog.get_by_text("按百分比").click()
    dialog.get_by_label("涨跌百分比").fill("+10")
    expect(dialog.locator("[data-effect]")).to_contain_text("600.00 → ¥660.00")
    dialog.get_by_role("button", name=re.compile("应\\s*用")).click()
    expect(cell.filter(has_text="330")).to_have_count(2)
    expect(dialog).to_have_count(0)
    here.keyboard.press("Control+z")
    expect(cell.filter(has_text="330")).to_have_count(0)


def test_a_restricted_day_says_so_and_a_drag_onto_it_needs_a_reason(
    desk: Any, clerk: Caller, sample: SampleCommunity
) -> None:
    closed, other = sample.units[5], sample.units[4]
    booking = book(clerk, other, today() + timedelta(days=6), 1, "限售客")
    page = desk("clerk1")
    paint_nights(page, closed, 6, 6)
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="限售")
    dialog.locator("[data-limit-choice=closedIn]").get_by_text("限制").click()
    dialog.get_by_role("button", name=re.compile("应\\s*用")).click()
    mark = page.locator(f"[role=row][data-unit-id='{closed}'] [data-limit=closedIn]")
    expect(mark).to_have_text("禁到")
    box, row = (
        bar(page, booking.stay).bounding_box(),
        page.locator(f"[role=row][data-unit-id='{closed}']").bounding_box(),
    )
    assert box and row
    drag(page, (box["x"] + 30, box["y"] + 10), (box["x"] + 30, row["y"] + row["height"] / 2))
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_contain_text("禁止到店")
    expect(bar(page, booking.stay)).to_have_attribute("data-unit-id", other)
    refusal.get_by_label("放行原因").fill("老客户")
    refusal.get_by_role("button", name="仍要放行").click()
    expect(bar(page, booking.stay)).to_have_attribute("data-unit-id", closed)

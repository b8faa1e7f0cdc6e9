"""The room board as a clerk's hands see it: bars found by stay, dragged by whole days."""

import secrets
from dataclasses import dataclass
from datetime import date, timedelta

from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import DRAWN
from tests.e2e.site import Caller
from tests.kit.shelf import put_on_shelf


@dataclass(frozen=True)
class SampleCommunity:
    """A community made for tests; its units stand on the board from the first floor up."""

    community: str
    units: tuple[str, ...]


@dataclass(frozen=True)
class Booking:
    """An order made for one test; `stay` is the id of its bar."""

    order: str
    stay: str
    unit: str
    start: date
    end: date


def build_community(admin: Caller, houses: int = 8, **more: str) -> SampleCommunity:
    """A community of its own with empty houses, so that a test meets no other guests; `more` is said of every house."""
    mark = secrets.token_hex(3)
    community = admin.post("/rental/community/add", name=f"测试苑{mark}", address="测试路1号")["id"]
    building = admin.post(
        "/rental/building/add", communityId=community, name="1幢", floors=houses, basements=0, units=1
    )["id"]
    units = []
    for floor in range(1, houses + 1):
        house = admin.post(
            "/rental/house/add",
            communityId=community,
            buildingId=building,
            floor=floor,
            totalFloor=houses,
            houseNo=f"{floor}01",
            rentalMethod="whole",
            riyue="3",
            priceDaily="300.00",
            **more,
        )
        units.append(house["id"])
    put_on_shelf(admin.site.address, admin.token, units)
    return SampleCommunity(community, tuple(units))


def open_board(page: Page, address: str, community: str) -> None:
    _open(page, address, {"communityId": community})
    page.locator("[data-date]").first.wait_for()
    page.get_by_text("101", exact=True).first.wait_for()


def open_tiles(page: Page, address: str, community: str) -> None:
    """The building view, on today."""
    _open(page, address, {"communityId": community, "view": "tiles"})
    page.locator("[data-tiles] [data-unit-id]").first.wait_for()


def _open(page: Page, address: str, kept: dict[str, str]) -> None:
    page.evaluate("kept => localStorage.setItem('pro__BOARD', JSON.stringify({value: kept, expire: null}))", kept)
    page.goto(f"{address}/rental/board")
    page.locator("[data-live=connected]").first.wait_for()


def tile(page: Page, unit: str) -> Locator:
    return page.locator(f"[data-tiles] [data-unit-id='{unit}']")


def tiles_day(page: Page, day: date) -> Locator:
    """The head of the building view while it shows that day."""
    return page.locator(f"[data-tiles-day='{day.isoformat()}']")


def bar(page: Page, stay: str) -> Locator:
    return page.locator(f"[data-stay-id='{stay}']")


def book(caller: Caller, unit: str, first: date, nights: int, guest: str = "测试客") -> Booking:
    """A confirmed order of one guest."""
    last = first + timedelta(days=nights)
    order = caller.post(
        "/rental/order/add",
        contactName=guest,
        contactPhone="13900001234",
        unitId=unit,
        checkIn=first.isoformat(),
        checkOut=last.isoformat(),
        guests=[{"name": guest, "isMain": True}],
        channel="walk_in",
        confirm=True,
    )
    return Booking(order["id"], order["segments"][0]["id"], unit, first, last)


def column_width(page: Page) -> float:
    """Pixels of a day."""
    columns = page.locator("[data-date]")
    first, second = columns.nth(0).bounding_box(), columns.nth(1).bounding_box()
    assert first and second
    return abs(second["x"] - first["x"])


def grip(page: Page, stay: str) -> tuple[float, float]:
    """A point inside a bar where a hand takes it."""
    box = bar(page, stay).bounding_box()
    assert box
    return box["x"] + min(box["width"] / 2, 30), box["y"] + box["height"] / 2


def drag_days(page: Page, stay: str, days: int, *, drop: bool = True) -> None:
    """Moves a bar sideways by whole days, in steps as a hand does."""
    x, y = grip(page, stay)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + days * column_width(page), y, steps=8)
    if drop:
        let_go(page)


def let_go(page: Page) -> None:
    """Drops what is held once the board has said whether it may lie there."""
    page.evaluate(DRAWN)
    expect(page.locator("[data-verdict=checking], [data-verdict=late]")).to_have_count(0)
    page.mouse.up()

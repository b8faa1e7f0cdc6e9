"""The room board as a clerk's hands see it: bars found by stay, dragged by whole days."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.house import Caller


@dataclass(frozen=True)
class Booking:
    """An order made for one test; `stay` is the id of its bar."""

    order: str
    stay: str
    unit: str
    start: date
    end: date


def open_board(page: Page, address: str) -> None:
    page.goto(f"{address}/rental/board")
    page.locator("[data-live=connected]").first.wait_for()
    page.locator("[data-stay-id]").first.wait_for()


def bar(page: Page, stay: str) -> Locator:
    return page.locator(f"[data-stay-id='{stay}']")


def free_units(caller: Caller, first: date, nights: int, floor: int = 2) -> list[dict[str, Any]]:
    """Rows near the top of the first community's board that are free for all the nights."""
    last = first + timedelta(days=nights)
    community = caller.get("/rental/board", **{"from": first, "to": first + timedelta(days=1)})["communities"][0]["id"]
    board = caller.get("/rental/board", **{"from": first, "to": last, "communityId": community})
    taken = {leaf for stay in board["stays"] for leaf in stay["leafIds"]}
    units = [unit for unit in board["units"] if unit["sellable"] and unit["kind"] == "house" and unit["floor"] <= floor]
    return [unit for unit in units if not taken & set(unit["leafIds"])]


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
        page.wait_for_timeout(400)
        page.mouse.up()

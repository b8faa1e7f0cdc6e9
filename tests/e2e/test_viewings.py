"""The calendar of viewings in two windows: one is booked, dragged to another day and completed, and the other window follows."""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.crew import press
from tests.e2e.desktop import sign_in_desktop, type_day, wait_for
from tests.e2e.dragging import carry
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/rental/viewing"


def book(caller: Caller, **slot: str) -> dict[str, Any]:
    """A viewing of the first unit in which nobody stays today."""
    body = {"contactName": "看房客", "contactPhone": "13700137000", **slot}
    for unit in caller.get("/rental/unit/list", riyue="3", kind="room", pageSize=100)["records"]:
        with suppress(AssertionError):
            return dict(caller.post(f"{PATH}/add", **body, unitId=unit["id"]))
    raise AssertionError("somebody stays everywhere")


def slot(page: Page, day: str, period: str) -> Locator:
    return page.locator(f"[data-slot='{day}|{period}']")


def test_what_one_books_moves_and_completes_the_other_sees_without_reload(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    first, second = window(), window()
    sign_in_desktop(first, site.address, "clerk1", PATH)
    sign_in_desktop(second, site.address, "clerk2", PATH)
    for page in (first, second):
        expect(page.locator("[data-slot]").first).to_be_visible(timeout=PATIENCE)
    day = today()
    viewing = book(caller, viewDate=f"{day}", period="evening")
    item = f"[data-slot-item='{viewing['id']}']"
    for page in (first, second):
        expect(slot(page, f"{day}", "evening").locator(item)).to_be_visible(timeout=PATIENCE)

    first.locator(item).focus()
    first.keyboard.press("Alt+ArrowUp")
    for page in (first, second):
        expect(slot(page, f"{day}", "afternoon").locator(item)).to_be_visible(timeout=PATIENCE)
    expect(first.locator(item)).to_be_focused()
    carry(first, first.locator(item), slot(first, f"{day}", "noon"))
    for page in (first, second):
        expect(slot(page, f"{day}", "noon").locator(item)).to_be_visible(timeout=PATIENCE)
    stored = caller.get(f"{PATH}/queryById", id=viewing["id"])
    assert (stored["viewDate"], stored["period"], stored["state"]) == (f"{day}", "noon", "booked")

    first.locator(item).click()
    panel = first.get_by_role("dialog", name="看房客")
    panel.get_by_role("button", name="完成看房").click()
    first.get_by_role("dialog", name="完成看房").get_by_role("button", name="确定").click()
    for page in (first, second):
        expect(page.locator(item)).to_have_attribute("data-tone", "good", timeout=PATIENCE)
    panel.get_by_role("button", name="签约").click()
    lease = first.get_by_role("dialog", name="签订长租")
    expect(lease.get_by_label("承租人", exact=True)).to_have_value("看房客", timeout=PATIENCE)
    expect(lease.get_by_label("承租人手机")).to_have_value("13700137000")
    # Far enough ahead that nobody has booked the unit.
    type_day(lease.get_by_label("开始日期"), f"{day + timedelta(days=300)}")
    lease.get_by_label("月租", exact=True).fill("3000")
    lease.get_by_text("收取", exact=True).click()
    press(lease, "提交")
    expect(lease).to_have_count(0, timeout=PATIENCE)
    made = caller.get(f"{PATH}/queryById", id=viewing["id"])["leaseId"]
    assert caller.get("/rental/lease/queryById", id=made)["unitId"] == viewing["unitId"]
    expect(panel.get_by_role("button", name="签约")).to_have_count(0, timeout=PATIENCE)


def test_a_drag_keeps_the_time_of_its_row_and_asks_about_guests(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    day = today()
    lease = caller.get("/rental/lease/list", state="active", pageSize=1)["records"][0]
    me = caller.get("/sys/user/list", username="admin", pageSize=1)["records"][0]["id"]
    body = {"contactName": "夜看客", "contactPhone": "13700137000", "viewDate": f"{day}", "time": "20:30:00"}
    row = caller.post(f"{PATH}/add", **body, unitId=lease["unitId"], groupViewing=True, guestsAgreed=True)
    page = window()
    sign_in_desktop(page, site.address, "admin", PATH)
    page.get_by_role("radiogroup", name="视图").get_by_text("日", exact=True).click()
    page.get_by_role("radiogroup", name="行").get_by_text("小时", exact=True).click()
    item = page.locator(f"[data-slot-item='{row['id']}']")
    expect(slot(page, "", "evening 20:00").locator(item)).to_contain_text("20:30", timeout=PATIENCE)

    def stored() -> tuple[str, str | None]:
        found = caller.get(f"{PATH}/queryById", id=row["id"])
        return found["time"][:5], found["agentId"]

    carry(page, item, slot(page, me, "evening 20:00"))
    page.get_by_role("button", name="已同意，改约").click()
    expect(slot(page, me, "evening 20:00").locator(item)).to_contain_text("20:30", timeout=PATIENCE)
    expect(page.get_by_text("已改约")).to_be_visible()
    wait_for(page, lambda: stored() == ("20:30", me))

    carry(page, item, slot(page, me, "evening 19:00"))
    page.get_by_role("dialog", name="当天有人住在房内").get_by_role("button", name=re.compile("^取 ?消$")).click()
    expect(slot(page, me, "evening 20:00").locator(item)).to_be_visible(timeout=PATIENCE)
    assert stored() == ("20:30", me)
    carry(page, item, slot(page, me, "evening 19:00"))
    page.get_by_role("button", name="已同意，改约").click()
    expect(slot(page, me, "evening 19:00").locator(item)).to_contain_text("19:00", timeout=PATIENCE)
    wait_for(page, lambda: stored() == ("19:00", me))

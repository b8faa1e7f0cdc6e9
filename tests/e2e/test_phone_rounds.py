"""Meters read and units shown by phone at 390 px without a network: what was done arrives once, on the screen that the desk has open."""

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import sign_in_desktop, wait_for
from tests.e2e.site import PASSWORD, Caller, Site
from tests.e2e.test_phone import KEPT, PATIENCE, pictures
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
BARS = ".ph-bars"


def sign_in(page: Page, address: str, username: str) -> None:
    page.goto(address)
    page.locator("[name=username]").fill(username)
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("button[type=submit]").click()
    expect(page.locator(BARS)).to_be_attached(timeout=PATIENCE)


def begin_round(caller: Caller, days: int) -> list[dict[str, Any]]:
    """A round of one building, read by anybody; its readings in walking order."""
    meter = caller.get("/rental/meter/list", pageSize=1)["records"][0]
    day = (today() + timedelta(days=days)).isoformat()
    place = {"communityId": meter["communityId"], "buildingId": meter["buildingId"]}
    finish(caller, caller.post("/rental/meterReading/begin", **place, readDate=day))
    query = {**place, "state": "draft", "column": "walk,meterNo", "order": "asc", "pageSize": 500}
    return list(caller.get("/rental/meterReading/list", **query)["records"])


def finish(caller: Caller, started: dict[str, Any]) -> None:
    """Waits until a worker has done the task that a call started."""
    for _ in range(400):
        if caller.get("/sys/task/queryById", id=started["taskId"])["state"] == "done":
            return
        time.sleep(0.1)
    raise AssertionError("the task is not done")


def reading_of(caller: Caller, row: dict[str, Any]) -> dict[str, Any]:
    return dict(caller.get("/rental/meterReading/queryById", id=row["id"]))


def test_meters_read_without_a_network_arrive_on_the_desks_open_list_with_the_photo(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page], caller: Caller
) -> None:
    first, second, third, *_ = begin_round(caller, 0)
    desk = window()
    sign_in_desktop(desk, site.address, "admin")
    desk.goto(f"{site.address}/rental/meterReading?meterNo={first['meterNo']}&state=draft")
    line = desk.locator("tr", has_text=first["meterNo"]).first
    expect(line).to_be_visible(timeout=PATIENCE)
    page = window(PHONE)
    sign_in(page, f"{proxy.address}/m/meters", "admin")
    page.locator(f"[data-reading='{first['id']}'] a").click(timeout=PATIENCE)
    proxy.cut()
    last = float(first["lastValue"])
    page.locator("[name=value]").fill(str(last - 1))
    expect(page.locator("#reading-said .ph-wrong")).to_be_visible()
    page.locator("[name=value]").fill(str(last + 90000 if last < 9000 else last + 1))
    page.locator("main input[type=file]").set_input_files(pictures(1))
    expect(page.locator("[data-photos='1']")).to_be_visible(timeout=PATIENCE)
    value = f"{last + 5:g}"
    page.locator("[name=value]").fill(value)
    page.locator("[name=value]").press("Enter")
    expect(page.locator(f"main[data-reading='{second['id']}']")).to_be_visible()
    page.locator("[data-act=skip]").click()
    page.locator(".ph-choice").first.click()
    page.locator("[data-act=skip-send]").click()
    expect(page.locator(f"main[data-reading='{third['id']}']")).to_be_visible()
    page.locator(".ph-link").first.click()
    expect(page.locator(f"[data-reading='{first['id']}'][data-open=false]")).to_contain_text("待发送")
    expect(page.locator(BARS)).to_have_attribute("data-queue", "3")

    proxy.mend()
    expect(page.locator(BARS)).to_have_attribute("data-queue", "0", timeout=60_000)
    expect(line).to_contain_text(value, timeout=PATIENCE)
    stored = reading_of(caller, first)
    assert float(stored["value"]) == float(value) and stored["photo"] and len(stored["photoHash"]) == 64
    assert stored["takenAt"] and stored["receivedAt"] and stored["state"] == "draft"
    assert reading_of(caller, second)["skipped"]


def test_a_reading_beside_one_of_the_desk_is_told_as_a_conflict_and_decided_there(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page], caller: Caller
) -> None:
    row = next(one for one in begin_round(caller, 0)[3:] if not one["value"])
    page = window(PHONE)
    sign_in(page, f"{proxy.address}/m/meters", "admin")
    page.locator(f"[data-reading='{row['id']}'] a").click(timeout=PATIENCE)
    proxy.cut()
    read, typed = (f"{float(row['lastValue']) + more:g}" for more in (3, 4))
    page.locator("[name=value]").fill(read)
    page.locator("[data-act=read]").click()
    caller.put("/rental/meterReading/edit", id=row["id"], value=typed)
    proxy.mend()
    expect(page.locator(BARS)).to_have_attribute("data-queue", "0", timeout=60_000)
    page.goto(f"{proxy.address}/m/meters?reading={row['id']}")
    expect(page.locator("[data-conflict]")).to_contain_text(typed, timeout=PATIENCE)
    clash = caller.get("/rental/readingConflict/list", meterNo=row["meterNo"], state="open")["records"][0]
    assert clash["can"] == ["take", "drop"] and float(clash["value"]) == float(read)
    caller.post("/rental/readingConflict/take", id=clash["id"], version=clash["rowVersion"])
    assert float(reading_of(caller, row)["value"]) == float(read)
    expect(page.locator("[data-conflict]")).to_have_count(0, timeout=PATIENCE)


def test_a_viewing_completed_without_a_network_arrives_with_its_result(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page], caller: Caller
) -> None:
    unit = caller.get("/rental/unit/list", pageSize=1)["records"][0]
    me = caller.get("/rental/viewing/mine")
    agent = caller.get("/sys/user/list", username="admin", pageSize=1)["records"][0]["id"]
    form = {"contactName": "离线客户", "contactPhone": "13700137000", "viewDate": me["today"], "time": "20:30:00"}
    row = caller.post(
        "/rental/viewing/add", **form, unitId=unit["id"], agentId=agent, groupViewing=True, guestsAgreed=True
    )
    page = window(PHONE)
    sign_in(page, f"{proxy.address}/m/viewings", "admin")
    card = page.locator(f"[data-viewing='{row['id']}']")
    expect(card).to_contain_text("20:30", timeout=PATIENCE)
    expect(card.locator("a[href='tel:13700137000']")).to_be_visible()
    proxy.cut()
    card.locator("[data-act=complete]").click()
    page.locator("[data-act=complete-send]").click()
    expect(card).to_have_attribute("data-state", "completed")
    card.locator("[data-act=record]").click()
    page.locator("[data-result=considers]").click()
    page.locator("[data-act=record-send]").click()
    expect(page.locator(BARS)).to_have_attribute("data-queue", "2")
    assert caller.get("/rental/viewing/queryById", id=row["id"])["state"] == "booked"

    proxy.mend()
    expect(page.locator(BARS)).to_have_attribute("data-queue", "0", timeout=60_000)
    now = caller.get("/rental/viewing/queryById", id=row["id"])
    assert (now["state"], now["result"]) == ("completed", "considers")
    expect(card.get_by_role("link", name="去签约")).to_be_visible()


def test_the_installed_app_opens_at_ones_own_pages_also_without_a_network(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page], caller: Caller
) -> None:
    row = next(one for one in begin_round(caller, 0) if not one["value"] and not one["skipped"])
    page = window(PHONE)
    manifest = page.request.get(f"{proxy.address}/m/manifest.webmanifest").json()
    sign_in(page, f"{proxy.address}{manifest['start_url']}", "admin")
    places = page.locator("[data-place]")
    expect(places).to_have_count(4, timeout=PATIENCE)
    wait_for(page, lambda: bool(page.evaluate(KEPT)))
    page.locator("[data-place=meters]").click()
    page.locator(f"[data-reading='{row['id']}'] a").click(timeout=PATIENCE)
    proxy.cut()
    value = f"{round(float(row['lastValue']) + 2, 3)}"
    page.locator("[name=value]").fill(value)
    page.locator("[data-act=read]").click()
    expect(page.locator(BARS)).to_have_attribute("data-queue", "1")
    page.goto(f"{proxy.address}{manifest['start_url']}")
    expect(page.locator("[data-place=meters]")).to_contain_text("1 项待发送", timeout=PATIENCE)
    expect(places).to_have_count(4)

    proxy.mend()
    expect(page.locator(BARS)).to_have_attribute("data-queue", "0", timeout=60_000)
    assert float(reading_of(caller, row)["value"]) == float(value)
    page.locator("[data-place=viewings]").click()
    page.locator(".ph-me").click()
    page.locator("[data-act=home]").click()
    expect(places).to_have_count(4, timeout=PATIENCE)


def test_who_has_one_page_only_lands_on_it(site: Site, window: Callable[..., Page]) -> None:
    page = window(PHONE)
    sign_in(page, f"{site.address}/m/", "hk6")
    expect(page).to_have_url(f"{site.address}/m/housekeeping", timeout=PATIENCE)
    page.locator(".ph-me").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[data-act=home]")).to_have_count(0)

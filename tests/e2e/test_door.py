"""The door of an activity on a phone at 390 px: by camera, without a network, and two doors that let in the same ticket."""

import secrets
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from schema.kit.clock import now, to_wire
from tests.e2e.colleague import new_name, new_phone
from tests.e2e.conftest import PHONE
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.site import Caller, Site
from tests.e2e.test_phone import PATIENCE
from tests.e2e.test_phone_rounds import BARS, sign_in

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]

# What a phone has and a headless browser has not: a camera, and a browser that reads codes.
CAMERA = """
navigator.mediaDevices.getUserMedia = async () => {
  const canvas = document.createElement("canvas");
  canvas.getContext("2d").fillRect(0, 0, 10, 10);
  return canvas.captureStream(5);
};
globalThis.BarcodeDetector = class {
  async detect() { return globalThis.shownCode ? [{ rawValue: globalThis.shownCode }] : []; }
};
"""


def hold(caller: Caller, people: int) -> list[dict[str, Any]]:
    """An activity that begins in an hour, with so many who registered."""
    begin = now() + timedelta(hours=1)
    form = {
        "title": f"入场演练{secrets.token_hex(3)}",
        "categoryId": caller.get("/act/category/list", pageSize=1)["records"][0]["id"],
        "beginAt": to_wire(begin),
        "endAt": to_wire(begin + timedelta(hours=3)),
        "capacity": 20,
        "waiting": 0,
    }
    row = caller.post("/act/activity/add", **form)
    for code in ("submit", "approve", "publish"):
        version = caller.get("/act/activity/queryById", id=row["id"])["rowVersion"]
        caller.post(f"/act/activity/{code}", id=row["id"], version=version)
    who = [{"name": new_name(), "phone": new_phone()} for _ in range(people)]
    return [caller.post("/act/registration/add", activityId=row["id"], seats=1, **one) for one in who]


def check(phone: Page, ticket: str, verdict: str) -> None:
    phone.locator("[name=ticket]").fill(ticket)
    phone.locator("[name=ticket]").press("Enter")
    expect(phone.locator(f"output [data-verdict={verdict}]")).to_be_visible(timeout=PATIENCE)


def test_scans_without_a_network_wait_on_the_phone_and_two_doors_are_told_of_each_other(
    site: Site, proxy: CuttableProxy, window: Windows, caller: Caller
) -> None:
    first, second = hold(caller, 2)
    east, west = window(PHONE), window(PHONE)
    sign_in(east, f"{proxy.address}/m/tickets", "admin")
    sign_in(west, f"{site.address}/m/tickets", "admin")
    expect(east.get_by_text("此浏览器不能用摄像头识别二维码")).to_be_visible(timeout=PATIENCE)
    check(west, "23456789ABCD", "unknown")
    proxy.cut()
    for phone, gate in ((east, "东门"), (west, "西门")):
        phone.locator("[name=gate]").fill(gate)
    check(east, first["ticketNo"], "admitted")
    check(east, first["ticketNo"], "again")
    check(east, "ABCD23456789", "unsure")
    expect(east.locator(BARS)).to_have_attribute("data-queue", "2")
    check(west, first["ticketNo"], "admitted")
    check(west, second["ticketNo"], "admitted")
    expect(west.locator(BARS)).to_have_attribute("data-queue", "0", timeout=PATIENCE)

    proxy.mend()
    expect(east.locator(BARS)).to_have_attribute("data-queue", "0", timeout=60_000)
    for phone in (east, west):
        told = phone.locator(f"[data-conflict='{first['ticketNo']}']")
        expect(told).to_contain_text("两处放行", timeout=PATIENCE)
        # Which was first, a second tells or nothing: both gates are named either way.
        expect(told).to_contain_text("东门")
        expect(told).to_contain_text("西门")
    scans = caller.get("/act/checkin/list", ticketNo=first["ticketNo"])["records"]
    assert sorted(one["outcome"] for one in scans) == ["admitted", "double"]
    assert east.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_camera_reads_a_ticket_and_the_person_is_let_in(site: Site, window: Windows, caller: Caller) -> None:
    [row] = hold(caller, 1)
    phone = window(PHONE)
    phone.add_init_script(CAMERA)
    sign_in(phone, f"{site.address}/m/tickets", "admin")
    phone.locator("[data-act=camera]").click(timeout=PATIENCE)
    expect(phone.locator("video")).to_be_visible()
    phone.evaluate(f"globalThis.shownCode = '{row['ticketNo']}'")
    expect(phone.locator("output [data-verdict=admitted]")).to_contain_text(row["name"][:1], timeout=PATIENCE)
    phone.locator("[data-act=camera]").click()
    expect(phone.locator("video")).to_have_count(0)

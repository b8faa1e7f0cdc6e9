"""The housekeeper's phone: a day's work without a network arrives once and in order, refusals stay with their card."""

import re
import struct
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import wait_for
from tests.e2e.site import PASSWORD, Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 30_000
NOTE_FRESH = """() => {
  const here = document.querySelector('[data-fresh]');
  window.announced = [];
  new MutationObserver(() => window.announced.push(here.textContent))
    .observe(here, {subtree: true, childList: true, characterData: true});
}"""
KEPT = "async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/m/')))"


def picture(shade: int) -> bytes:
    """A small PNG, different for each shade."""
    row = b"\x00" + bytes([shade % 256, 90, 160]) * 24

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 24, 24, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(row * 24)) + chunk(b"IEND", b"")


def pictures(count: int) -> list[Any]:
    return [{"name": f"{at}.png", "mimeType": "image/png", "buffer": picture(at * 9)} for at in range(count)]


def staff_of(dispatcher: Caller, username: str, site: Site) -> str:
    return str(site.sign_in(username).get("/housekeeping/mine")["staff"]["id"])


def make_orders(dispatcher: Caller, staff_id: str | None, count: int) -> list[dict[str, Any]]:
    units = dispatcher.get("/rental/unit/list", pageSize=10)["records"]
    item = dispatcher.get("/housekeeping/item/list", pageSize=1)["records"][0]["id"]
    return [
        dispatcher.post(
            "/housekeeping/order/add",
            type="deep",
            unitId=units[at]["id"],
            items=[{"itemId": item, "times": 1}],
            staffId=staff_id,
        )
        for at in range(count)
    ]


def sign_in(page: Page, address: str, username: str) -> None:
    page.goto(f"{address}/m/housekeeping")
    page.locator("[name=username]").fill(username)
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("button[type=submit]").click()
    expect(page.locator("[data-online]")).to_be_attached(timeout=PATIENCE)


def card(page: Page, order: dict[str, Any]) -> Any:
    return page.locator(f"article[data-order-id='{order['id']}']")


def work(page: Page, order: dict[str, Any], photos: int) -> None:
    """Accepts, starts, photographs and finishes, as far as the phone knows."""
    card(page, order).locator("[data-act=accept]").click()
    card(page, order).locator("[data-act=start]").click()
    card(page, order).locator("[data-act=finish]").click()
    page.locator("main[data-order-id] input[type=file][multiple]").set_input_files(pictures(photos))
    expect(page.locator("main .ph-box [data-photos]")).to_have_attribute("data-photos", str(photos), timeout=PATIENCE)
    page.locator("main [data-act=finish]").click()
    page.locator("[data-act=finish-send]").click()
    expect(card(page, order)).to_have_attribute("data-state", re.compile("completed|to_inspect"))


def order_now(site: Site, order_id: str) -> dict[str, Any]:
    board = site.sign_in("dispatcher").get("/housekeeping/dispatch")
    return next(order for order in board["orders"] if order["id"] == order_id)


def acts_of(order: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in order["events"] if event["kind"] != "photo"]


def test_three_orders_with_sixty_photos_done_without_network_survive_a_restart_and_arrive_once_and_in_order(
    site: Site, proxy: CuttableProxy, pocket: Callable[[], BrowserContext]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    orders = make_orders(dispatcher, staff_of(dispatcher, "hk2", site), 3)
    page = pocket().pages[0]
    sign_in(page, proxy.address, "hk2")
    for order in orders:
        expect(card(page, order)).to_be_visible(timeout=PATIENCE)
    wait_for(page, lambda: page.evaluate(KEPT))

    proxy.cut()
    for order in orders:
        work(page, order, 20)
    waiting = 3 * (3 + 20)
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", str(waiting))
    expect(page.locator(".ph-bars")).to_have_attribute("data-online", "false", timeout=PATIENCE)

    page = pocket().pages[0]
    page.goto(f"{proxy.address}/m/housekeeping")
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", str(waiting), timeout=PATIENCE)
    expect(card(page, orders[0])).to_have_attribute("data-state", re.compile("completed|to_inspect"))

    proxy.mend()
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=120_000)
    for order in orders:
        now = order_now(site, order["id"])
        assert acts_of(now) == ["create", "dispatch", "accept", "start", "finish"]
        assert len([event for event in now["events"] if event["kind"] == "photo"]) == 20
        assert len(now["vouchers"]) == len(set(now["vouchers"])) == 20


def test_an_act_refused_by_the_server_stays_on_its_card_and_the_other_orders_go_on(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    mine, other = staff_of(dispatcher, "hk3", site), staff_of(dispatcher, "hk4", site)
    taken, kept = make_orders(dispatcher, mine, 2)
    page = window(PHONE)
    sign_in(page, proxy.address, "hk3")
    expect(card(page, kept)).to_be_visible(timeout=PATIENCE)
    proxy.cut()
    for order in (taken, kept):
        card(page, order).locator("[data-act=accept]").click()
    dispatcher.post("/housekeeping/order/redispatch", id=taken["id"], version=taken["version"], staffId=other)
    proxy.mend()
    expect(card(page, taken).locator("[data-refusal='hk.order.moved']")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=PATIENCE)
    assert order_now(site, kept["id"])["state"] == "accepted"
    assert order_now(site, taken["id"])["staffId"] == other

    card(page, taken).get_by_role("button", name="放弃").click()
    expect(card(page, taken)).to_have_count(0, timeout=PATIENCE)


def test_two_tabs_of_one_phone_send_each_act_once(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    orders = make_orders(dispatcher, staff_of(dispatcher, "hk5", site), 3)
    first = window(PHONE)
    sign_in(first, proxy.address, "hk5")
    second = first.context.new_page()
    second.goto(f"{proxy.address}/m/housekeeping")
    expect(card(second, orders[2])).to_be_visible(timeout=PATIENCE)
    proxy.cut()
    for order in orders:
        card(first, order).locator("[data-act=accept]").click()
        expect(card(second, order)).to_have_attribute("data-state", "accepted")
        card(second, order).locator("[data-act=start]").click()
        expect(card(first, order)).to_have_attribute("data-state", "in_progress")
    proxy.mend()
    for page in (first, second):
        expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=PATIENCE)
    for order in orders:
        assert acts_of(order_now(site, order["id"])) == ["create", "dispatch", "accept", "start"]


def test_a_new_order_appears_and_is_announced_without_a_reload(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    page = window(PHONE)
    sign_in(page, site.address, "hk6")
    expect(page.locator(".ph-bars")).to_have_attribute("data-online", "true", timeout=PATIENCE)
    expect(page.locator(".ph-progress")).to_be_visible(timeout=PATIENCE)
    # It goes away by itself after seconds, in which a busy machine may not have looked.
    page.evaluate(NOTE_FRESH)
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk6", site), 1)
    expect(card(page, order)).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("title => window.announced.some(one => one.includes(title))", arg=order["unitTitle"])
    dispatcher.post("/housekeeping/order/cancel", id=order["id"], version=order["version"], reason="测试")
    expect(card(page, order)).to_have_count(0, timeout=PATIENCE)


def test_a_problem_with_words_and_a_photo_reaches_the_dispatcher(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk7", site), 1)
    page = window(PHONE)
    sign_in(page, site.address, "hk7")
    card(page, order).locator("[data-act=accept]").click()
    card(page, order).locator("a").click()
    page.locator("[data-act=problem]").click()
    page.get_by_role("button", name="设施损坏").click()
    expect(page.get_by_label("需要维修")).to_be_checked()
    page.locator("dialog input[type=file][multiple]").set_input_files(pictures(1))
    expect(page.locator("dialog [data-photos]")).to_have_attribute("data-photos", "1")
    page.locator("[data-act=problem-send]").click()
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=PATIENCE)
    now = order_now(site, order["id"])
    assert now["state"] == "abnormal"
    assert now["situation"] == "设施损坏"
    problem = next(event for event in now["events"] if event["kind"] == "problem")
    assert len(problem["photos"]) == 1
    tickets = site.sign_in("admin").get("/rental/ticket/list", unitId=now["unitId"], state="open")
    assert [one["title"] for one in tickets["records"]] == ["设施损坏"]

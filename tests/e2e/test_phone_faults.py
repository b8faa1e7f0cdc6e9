"""The housekeeper's phone when things break: a lost answer, a closed page, a full memory, a session that ended."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import wait_for
from tests.e2e.site import Site
from tests.e2e.test_phone import PATIENCE, acts_of, card, make_orders, order_now, pictures, sign_in, staff_of

pytestmark = pytest.mark.e2e

# Chromium's own quota is too coarse to be filled by one small picture.
FULL_WHEN_ASKED = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...rest) {
  if (window.memoryFull && this.name === "photos") throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, rest);
};
"""


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.2)


def test_an_act_whose_answer_was_lost_is_sent_again_and_counts_once(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk2", site), 1)
    page = window(PHONE)
    sign_in(page, proxy.address, "hk2")
    expect(card(page, order)).to_be_visible(timeout=PATIENCE)
    # What is still being fetched would never be answered, and hold all connections that the browser allows itself.
    page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_load_state("networkidle")
    proxy.deafen()
    card(page, order).locator("[data-act=accept]").click()
    wait_until(lambda: order_now(site, order["id"])["state"] == "accepted")
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "1")
    proxy.cut()
    card(page, order).locator("[data-act=start]").click()
    proxy.mend()
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=60_000)
    assert acts_of(order_now(site, order["id"])) == ["create", "dispatch", "accept", "start"]


def test_the_background_worker_sends_what_waits_after_the_page_was_closed(
    site: Site, proxy: CuttableProxy, pocket: Callable[[], BrowserContext]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk3", site), 1)
    context = pocket()
    page = context.pages[0]
    sign_in(page, proxy.address, "hk3")
    expect(card(page, order)).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("navigator.serviceWorker.controller")
    proxy.cut()
    card(page, order).locator("[data-act=accept]").click()
    card(page, order).locator("[data-act=start]").click()
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "2")
    other = context.new_page()
    devtools = context.new_cdp_session(other)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.close()
    proxy.mend()
    of_line = lambda: [one for one in found if one["scopeURL"].startswith(proxy.address)]  # noqa: E731
    wait_for(other, lambda: bool(of_line()))
    mine = of_line()[0]
    wake = {"origin": proxy.address, "registrationId": mine["registrationId"], "tag": "guanjia-phone"}
    devtools.send("ServiceWorker.dispatchSyncEvent", {**wake, "lastChance": False})
    wait_until(lambda: order_now(site, order["id"])["state"] == "in_progress")
    assert acts_of(order_now(site, order["id"])) == ["create", "dispatch", "accept", "start"]


def test_a_full_phone_says_so_and_keeps_what_it_had(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk4", site), 1)
    page = window(PHONE)
    page.add_init_script(FULL_WHEN_ASKED)
    sign_in(page, proxy.address, "hk4")
    expect(card(page, order)).to_be_visible(timeout=PATIENCE)
    proxy.cut()
    card(page, order).locator("[data-act=accept]").click()
    card(page, order).locator("[data-act=start]").click()
    card(page, order).locator("a").click()
    page.evaluate("window.memoryFull = true")
    page.locator("main input[type=file][multiple]").set_input_files(pictures(1))
    expect(page.get_by_role("alert")).to_contain_text("手机存储已满", timeout=PATIENCE)
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "2")
    page.evaluate("window.memoryFull = false")
    page.get_by_role("button", name="知道了").click()
    page.locator("main input[type=file][multiple]").set_input_files(pictures(1))
    expect(page.locator("main .ph-box [data-photos]")).to_have_attribute("data-photos", "1", timeout=PATIENCE)
    proxy.mend()
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=60_000)


def test_what_waits_survives_the_end_of_the_session_and_is_sent_after_signing_in_again(
    site: Site, proxy: CuttableProxy, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk5", site), 1)
    page = window(PHONE)
    sign_in(page, proxy.address, "hk5")
    expect(card(page, order)).to_be_visible(timeout=PATIENCE)
    proxy.cut()
    card(page, order).locator("[data-act=accept]").click()
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "1")
    page.evaluate("localStorage.setItem('pro__Access-Token', JSON.stringify({value: 'gone', expire: null}))")
    proxy.mend()
    page.reload()
    again = page.get_by_role("button", name="重新登录")
    again.or_(page.locator("[name=username]")).first.wait_for(timeout=PATIENCE)
    # The page may go to the login by itself the moment the button shows.
    again.evaluate_all("found => found.forEach((one) => one.click())")
    page.locator("[name=username]").wait_for(timeout=PATIENCE)
    sign_in(page, proxy.address, "hk5")
    expect(page.locator(".ph-bars")).to_have_attribute("data-queue", "0", timeout=60_000)
    assert order_now(site, order["id"])["state"] == "accepted"

"""A person at a desk: signing in on the desktop client."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.site import PASSWORD

TAKEN_MS = 3_000
HOME = "/dashboard/analysis"
STEP = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
# What is said has been drawn, and the timers that were set while drawing have run: the page listens to the keyboard again.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
# As one text: handed over as objects, a few thousand words of the dictionaries are taken apart and put together one by one.
KEEP = """text => {
  for (const [key, value] of Object.entries(JSON.parse(text))) {
    localStorage.setItem(`pro__${key}`, JSON.stringify({value, expire: Date.now() + 604800000}));
  }
}"""


def sign_in_desktop(page: Page, address: str, username: str, path: str = HOME) -> None:
    """Opens a page as somebody who is signed in; the login page has tests of its own."""
    store_session(page, address, username)
    page.goto(address + path)


def step_to(page: Page, path: str) -> None:
    """Another page of the same document, as a link leads there."""
    page.evaluate(STEP, path)


def store_session(page: Page, address: str, username: str) -> None:
    """Leaves in the browser what a login leaves there, without loading the login page."""
    known = _log_in(page, address, username)
    page.goto(f"{address}/favicon.svg")
    user = known["userInfo"]
    kept = {
        "Access-Token": known["token"],
        "Login_Userinfo": user,
        "Login_Username": user["username"],
        "TENANT_ID": str(user["tenantId"]),
        "UI_CACHE_DB_DICT_DATA": known["sysAllDictItems"],
    }
    page.evaluate(KEEP, json.dumps(kept))


def _log_in(page: Page, address: str, username: str) -> dict[str, Any]:
    """Through the browser's own jar: pictures and downloads are let through by the cookie of the login."""
    answer = page.context.request.post(f"{address}/boot/sys/login", data={"username": username, "password": PASSWORD})
    result: dict[str, Any] = answer.json()["result"]
    return result


def wait_for(page: Page, come_true: Callable[[], bool]) -> None:
    """The page's own policy forbids evaluated text, so it is asked from here."""
    for _ in range(1200):
        if come_true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come true")


def press_told(page: Page, key: str) -> None:
    """Moves by keyboard: a key counts once the page said aloud what came of it; the next one waits until it listens again."""
    before = _said(page)
    page.keyboard.press(key)
    wait_for(page, lambda: _said(page) != before)
    page.evaluate(DRAWN)


def _said(page: Page) -> list[str]:
    return page.locator("[id^='DndLiveRegion'], .gj-sr[role=status]").all_text_contents()


def submit_login(page: Page, username: str) -> None:
    """Fills the login page that is open, wherever it leads."""
    fields = page.locator("form input")
    fields.nth(0).fill(username)
    fields.nth(1).fill(PASSWORD)
    page.locator("form button[type=submit]").click()


def type_day(box: Locator, day: str) -> None:
    """A date as a hand enters it: the calendar opens, the day is typed and confirmed; what did not take is typed again."""
    for last in (False, True):
        box.click()
        expect(box.page.locator(".ant-picker-dropdown:visible")).to_have_count(1)
        box.fill(day)
        box.press("Enter")
        if last or _took(box, day):
            break
    expect(box).to_have_value(day)
    # The next one's calendar would be taken for open while this one still stands.
    expect(box.page.locator(".ant-picker-dropdown:visible")).to_have_count(0)


def _took(box: Locator, day: str) -> bool:
    with suppress(AssertionError):
        expect(box).to_have_value(day, timeout=TAKEN_MS)
        return True
    return False

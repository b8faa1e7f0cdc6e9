"""What a person does at the door: drags the slider, reads a code where administrators see it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.site import Site

HANDLE_PX = 34
STEPS = 24


def drag_slider(page: Page, part: float = 1.0) -> Locator:
    """As a hand does, faster in the middle; `part` below 1 lets go early."""
    handle = page.get_by_role("slider")
    expect(handle).to_have_attribute("aria-valuenow", "0")
    handle.scroll_into_view_if_needed()
    box, rail = handle.bounding_box(), handle.locator("xpath=..").bounding_box()
    assert box and rail
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    way = (rail["width"] - HANDLE_PX) * part
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, STEPS + 1):
        share = step / STEPS
        page.mouse.move(x + way * share * share * (3 - 2 * share), y + step % 3)
        page.wait_for_timeout(8 + step % 4 * 4)
    page.mouse.up()
    return handle


def slide_by_keys(page: Page) -> None:
    handle = page.get_by_role("slider")
    handle.focus()
    for press in range(20):
        page.keyboard.press("ArrowRight", delay=5 + press % 5 * 4)


def last_code(site: Site, to: str) -> str:
    """The newest code that was sent to a phone or an e-mail address."""
    whom = {"email" if "@" in to else "phone": to}
    rows = site.sign_in("admin").get("/sys/sms/list", **whom, column="createTime", order="desc")["records"]
    return re.findall(r"\d{6}", rows[0]["content"])[0] if rows else ""


def wait_for_code(page: Page, site: Site, to: str, before: str = "") -> str:
    """Codes are sent beside the answer, so the record may come a moment later."""
    for _ in range(50):
        code = last_code(site, to)
        if code and code != before:
            return code
        page.wait_for_timeout(100)
    raise AssertionError(f"no code came to {to}")


def ask_for_code(page: Page, site: Site, phone: str) -> str:
    """Presses the button, drags the slider, waits until the code was sent; gives it."""
    before = last_code(site, phone)
    page.get_by_role("button", name="获取验证码").click()
    drag_slider(page)
    expect(page.get_by_role("button", name=re.compile("秒后重发"))).to_be_disabled()
    return wait_for_code(page, site, phone, before)

"""Every page of the menu at 390 px: nothing makes the page wider than the phone, and no control lies beyond its edge.

English, whose words are the longer ones, walks them all; a plain list is one component, so Chinese walks the others.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import hold_still, step_and_settle
from tests.e2e.conftest import PHONE
from tests.e2e.desktop import HOME, sign_in_desktop
from tests.e2e.menu import menu_of
from tests.e2e.site import Site
from tests.e2e.test_axe import OWN

pytestmark = pytest.mark.e2e
PHONE_PAGES = ("/m/", "/m/housekeeping", "/m/meters", "/m/viewings", "/m/tickets")
WIDE = "document.scrollingElement.scrollWidth"
# What lies inside a table or calendar that scrolls by itself is within reach; a toolbar is to need no scrolling.
BEYOND = """(place) => {
  const found = [];
  for (const one of document.querySelectorAll(`${place} :is(button, a, input, select, textarea)`)) {
    const box = one.getBoundingClientRect();
    if (!box.width || (box.right <= 390.5 && box.left >= -0.5) || getComputedStyle(one).visibility === 'hidden') continue;
    let up = one.parentElement;
    while (up && !['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) up = up.parentElement;
    if (up && up !== document.scrollingElement && up !== document.body) continue;
    found.push(`${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 20)} ${Math.round(box.right)}`);
  }
  const bar = document.querySelector(`${place} :has(> :is([aria-label="刷新"], [aria-label="Refresh"]))`);
  if (bar && bar.scrollWidth > bar.clientWidth) found.push(`toolbar ${bar.scrollWidth}`);
  // The shell lets nothing stick out of it, so the document stays narrow whatever the page does.
  for (let one = document.querySelector(place); one && one !== document.body; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.tagName} ${one.className} ${one.scrollWidth}`);
  return found;
}"""


def beyond(page: Page, path: str, place: str) -> list[str]:
    """What is too wide, of the page and of what stands on it."""
    wide = page.evaluate(WIDE)
    told = [f"{path}: {wide} px"] if wide > PHONE["viewport"]["width"] else []
    return told + [f"{path}: {one}" for one in page.evaluate(BEYOND, place)]


@pytest.mark.parametrize("language", ["zh", "en"])
def test_no_page_of_the_menu_is_wider_than_a_phone(site: Site, window: Callable[..., Page], language: str) -> None:
    page = window(PHONE, bypass_csp=True, device_scale_factor=1)
    sign_in_desktop(page, site.address, "admin", f"{HOME}?lang={language}")
    expect(page.locator("[data-card]").first).to_be_visible()
    hold_still(page)
    found = beyond(page, "the home page", "body")
    menu = menu_of(site.sign_in("admin"))
    assert len(menu) > 60
    paths = [path for path, plain in menu.items() if path != HOME and not (plain and language == "zh")]
    for path in (*paths, *OWN):
        found += beyond(page, path, step_and_settle(page, path))
    assert found == []


def test_no_phone_page_is_wider_than_a_phone(site: Site, window: Callable[..., Page]) -> None:
    page = window(PHONE)
    sign_in_desktop(page, site.address, "admin", PHONE_PAGES[0])
    found = []
    for path in PHONE_PAGES:
        page.goto(f"{site.address}{path}")
        expect(page.locator("main.ph-round")).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += beyond(page, path, "body")
    assert found == []

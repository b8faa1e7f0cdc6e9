"""axe finds nothing serious on any page of system administration, walked by its menu, in light and dark."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK
from tests.e2e.desk import sign_in_desk, step_to
from tests.e2e.house import House
from tests.e2e.test_access import findings

pytestmark = pytest.mark.e2e
SYSTEM = ("/isystem/", "/isetting/", "/imonitor/", "/online/")
MENU = "/sys/permission/getUserPermissionByToken"
# Pages left behind stay in the document, hidden: the mark tells them from the one that is awaited, and the tabs before
# are closed, since axe walks hidden parts too.
CLEAR = """() => {
  for (const tab of document.querySelectorAll('[data-tab][data-active=false]')) tab.querySelector('button + button')?.click();
  for (const page of document.querySelectorAll('[data-gj-page]')) page.dataset.walked = '1';
}"""
SETTLED = """() => {
  const page = [...document.querySelectorAll('[data-gj-page]:not([data-walked])')].find(one => one.offsetParent);
  document.querySelector('[data-axe]')?.removeAttribute('data-axe');
  page?.setAttribute('data-axe', '');
  return page && page.querySelector('h1, section, table, form') && !page.querySelector('output[aria-label], .ant-spin-spinning');
}"""
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"
COLOURS = ["color-contrast"]


def leaves(menu: list[dict[str, Any]]) -> Iterator[str]:
    for entry in menu:
        if entry.get("children"):
            yield from leaves(entry["children"])
        elif not entry.get("hidden") and entry["path"].startswith(SYSTEM):
            yield entry["path"]


def faults(page: Page, path: str, scheme: str, only: list[str] | None = None) -> list[str]:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.wait_for_function(SETTLED)
    return [f"{path} {scheme}: {name} {nodes}" for name, nodes in findings(page, only, "[data-axe]")]


def test_every_page_of_the_menu(house: House, window: Callable[..., Page]) -> None:
    page = window(DESK, color_scheme="light", bypass_csp=True)
    sign_in_desk(page, house.address, "admin")
    expect(page.locator("[data-gj-page]").first).to_be_visible()
    page.add_style_tag(content=STILL)
    found: list[str] = []
    paths = list(leaves(house.sign_in("admin").get(MENU)["menu"]))
    assert len(paths) > 25
    for path in paths:
        page.evaluate(CLEAR)
        step_to(page, path)
        found += faults(page, path, "light")
        found += faults(page, path, "dark", COLOURS)
    assert found == []

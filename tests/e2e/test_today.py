"""To-do today: every number equals the rows that it opens, and moves by itself when somebody changes them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site
from tests.e2e.test_phone import make_orders

pytestmark = pytest.mark.e2e
PATIENCE = 30_000


def total_of(page: Page) -> int:
    """The total in the footer of a list, as in "1-10 共 35 条"; a list without rows has no footer."""
    footer = page.locator(".ant-pagination-total-text:visible")
    empty = page.get_by_text(re.compile(r"^没有符合这 \d+ 个筛选条件的记录$"))
    footer.or_(empty).first.wait_for(timeout=PATIENCE)
    if footer.count() == 0:
        return 0
    found = re.search(r"共 (\d+) 条", footer.first.inner_text())
    return int(found.group(1)) if found else -1


def test_each_number_equals_the_list_that_it_opens(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "admin")
    cards = page.locator("[data-card]")
    expect(cards.first).to_be_visible(timeout=PATIENCE)
    found = {}
    for at in range(cards.count()):
        card = cards.nth(at)
        way = card.get_attribute("href") or card.get_by_role("link").last.get_attribute("href")
        found[card.get_attribute("data-card")] = (card.get_attribute("data-count"), way)
    assert set(found) >= {"arrivals", "departures", "inHouse", "housekeeping", "unpaid", "finance"}
    wrong = {}
    for name, (count, href) in found.items():
        page.goto(f"{site.address}{href}")
        total = total_of(page)
        if str(total) != count:
            wrong[name] = (count, total)
    assert wrong == {}


def test_a_number_moves_by_itself(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "admin")
    card = page.locator("[data-card=housekeeping]")
    expect(card).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-phase=connected]")).to_be_attached(timeout=PATIENCE)
    before = int(card.get_attribute("data-count") or -1)
    make_orders(site.sign_in("dispatcher"), None, 1)
    expect(card).to_have_attribute("data-count", str(before + 1), timeout=PATIENCE)

"""Every page of the menu opens for the role that it is for: nothing is refused, nothing is empty in the demo, all words are English.

In Chinese every page is opened by the administrator, whose menu has those of the roles: tests/e2e/test_axe.py, test_axe_lists.py.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from schema.seeds.demo.organisations import ORGANISATIONS
from tests.e2e.axe import hold_still
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.menu import Walk, menu_of
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
EVERYBODYS = "/dashboard/workplace"
HAN = re.compile(r"[\u4e00-\u9fff]")
# What a page says by itself: its title, its columns, its buttons; rows, also those offered for a choice, are what people typed.
OWN_WORDS = "h1, h2, th:not([scope=row]), button:not(td button, .ant-tree button, [data-row-choice] button), label"


def words_of(page: Page, place: str, name: str) -> list[str]:
    """Those in Chinese; a person is greeted by their name."""
    told: Any = page.locator(place).locator(OWN_WORDS).filter(visible=True).all_inner_texts()
    return [text for text in told if HAN.search(text.replace(name, ""))]


@pytest.mark.parametrize("username", ["secretary1", "finance1"])
def test_every_page_of_a_role_opens_with_rows_and_english_words(
    site: Site, window: Callable[..., Page], username: str
) -> None:
    name = next(user.realname for user in ORGANISATIONS[0].users if user.username == username)
    menu = menu_of(site.sign_in(username))
    assert len(menu) > 10
    # Only so is each of them walked in Chinese too.
    assert menu.items() <= menu_of(site.sign_in("admin")).items()
    page = window(bypass_csp=True)
    walk = Walk(page)
    sign_in_desktop(page, site.address, username, f"{EVERYBODYS}?lang=en")
    page.locator("[data-gj-page]").first.wait_for()
    hold_still(page)
    for path, plain in menu.items():
        place = walk.step(path)
        if plain:
            walk.look_for_rows(path, place)
        walk.found += [f"{path}: {text!r} in Chinese" for text in words_of(page, place, name)]
    assert walk.found == []

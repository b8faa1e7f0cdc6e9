"""Every page of the menu opens for the role that it is for: nothing is refused, nothing is empty in the demo, in either language."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from schema.seeds.demo.organisations import ORGANISATIONS
from tests.e2e.axe import hold_still, step_and_settle
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site
from tests.e2e.test_axe import MENU, leaves

pytestmark = pytest.mark.e2e
EVERYBODYS = "/dashboard/workplace"
HAN = re.compile(r"[\u4e00-\u9fff]")
# Nobody's chance fills these in the demo: what went wrong, what waits for a decision that was made.
EMPTY = {"/rental/turnFailure", "/rental/readingConflict"}
# What a page says by itself: its title, its columns, its buttons; rows are what people typed.
OWN_WORDS = "h1, h2, th:not([scope=row]), button:not(td button, .ant-tree button), label"


def refusals(page: Page) -> list[str]:
    found: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 400:
            found.append(f"{answer.status} {answer.request.method} {answer.url}")

    page.on("response", note)
    return found


def words_of(page: Page, place: str, name: str) -> list[str]:
    """Those in Chinese; a person is greeted by their name."""
    told: Any = page.locator(place).locator(OWN_WORDS).filter(visible=True).all_inner_texts()
    return [text for text in told if HAN.search(text.replace(name, ""))]


@pytest.mark.parametrize("username", ["secretary1", "finance1"])
def test_every_page_of_a_role_opens_with_rows_in_both_languages(
    site: Site, window: Callable[..., Page], username: str
) -> None:
    name = next(user.realname for user in ORGANISATIONS[0].users if user.username == username)
    menu = dict(leaves(site.sign_in(username).get(MENU)["menu"]))
    assert len(menu) > 10
    for language in ("zh", "en"):
        page = window(bypass_csp=True)
        refused = refusals(page)
        sign_in_desktop(page, site.address, username, f"{EVERYBODYS}?lang={language}")
        page.locator("[data-gj-page]").first.wait_for()
        hold_still(page)
        found: list[str] = []
        for path, plain in menu.items():
            place = step_and_settle(page, path)
            rows = page.locator(f"{place} .ant-table-row")
            if plain and path not in EMPTY and rows.count() == 0:
                found.append(f"{path}: nothing is shown")
            found += [f"{path}: {line}" for line in refused]
            refused.clear()
            if language == "en":
                found += [f"{path}: {text!r} in Chinese" for text in words_of(page, place, name)]
        assert found == []
        page.context.close()

"""axe finds nothing serious in any plain list, half of them by day and half by night, and what is put wrong into one it finds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import of_a_list, turn
from tests.e2e.menu import begin_walk, menu_of
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
SCHEMES = ("light", "dark")
# Put into a list: a text and a ground too near to each other, by day and by night, and a button without a name.
FAULTS = (
    (
        "color-contrast",
        "place => document.querySelectorAll(`${place} .ant-table-row td *`).forEach(one => { one.style.color = '#777'; })",
    ),
    (
        "color-contrast",
        "place => document.querySelectorAll(`${place} th`).forEach(one => { one.style.background = '#777'; })",
    ),
    ("button-name", "place => { document.querySelector(place).append(document.createElement('button')); }"),
)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_plain_list(site: Site, window: Callable[..., Page], scheme: str) -> None:
    """They are one component: every one is walked by all rules, half of them by day and half by night."""
    lists = [path for path, plain in menu_of(site.sign_in("admin")).items() if plain]
    assert len(lists) > 40
    walk = begin_walk(site, window)
    turn(walk.page, scheme)
    found: list[str] = []
    for path in lists[scheme == "dark" :: 2]:
        found += of_a_list(walk.page, f"{path} {scheme}", walk.step(path))
    assert found + walk.found == []


def test_a_pale_text_a_dark_ground_and_a_nameless_button_in_a_later_list_are_found(
    site: Site, window: Callable[..., Page]
) -> None:
    """Though the list before had the same colours, and passed."""
    walk = begin_walk(site, window)
    page = walk.page
    for scheme in SCHEMES:
        turn(page, scheme)
        for path in ("/rental/supplier", "/isystem/position"):
            place = walk.step(path)
            assert of_a_list(page, path, place) == []
        for rule, fault in FAULTS:
            page.evaluate(fault, place)
            told = of_a_list(page, rule, place)
            assert [line for line in told if f": {rule} " in line], fault
            walk.step("/rental/supplier")
            place = walk.step("/isystem/position")

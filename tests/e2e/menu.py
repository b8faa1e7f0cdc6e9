"""The menu as one person has it, and what a walk over its pages looks at: that nothing is refused, that a list has rows."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, Response, expect

from tests.e2e.axe import hold_still, step_and_settle
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site

PATH = "/sys/permission/getUserPermissionByToken"
# Nobody's chance fills these in the demo: what went wrong, what waits for a decision that was made.
EMPTY = {"/rental/turnFailure", "/rental/readingConflict"}


def menu_of(caller: Caller) -> dict[str, bool]:
    """Addresses of the menu, and whether the page is a plain list of the engine."""
    return dict(_leaves(caller.get(PATH)["menu"]))


def _leaves(menu: list[dict[str, Any]]) -> Iterator[tuple[str, bool]]:
    for entry in menu:
        if entry.get("children"):
            yield from _leaves(entry["children"])
        elif entry.get("route") != "0" and not set(":*") & set(entry["path"]):
            yield entry["path"], entry["component"] == "engine/ListPage"


class Walk:
    """Of one window: opens page after page in the same document; `found` is what went wrong on the way."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        self._refused: list[str] = []
        page.on("response", self._note)

    def step(self, path: str) -> str:
        """The place of the page, settled."""
        place = step_and_settle(self.page, path)
        self.found += [f"{path}: {line}" for line in self._refused]
        self._refused.clear()
        return place

    def look_for_rows(self, path: str, place: str) -> None:
        if path not in EMPTY and self.page.locator(f"{place} .ant-table-row").count() == 0:
            self.found.append(f"{path}: nothing is shown")

    def _note(self, answer: Response) -> None:
        if answer.status >= 400:
            self._refused.append(f"{answer.status} {answer.request.method} {answer.url}")


def begin_walk(site: Site, window: Callable[..., Page]) -> Walk:
    """The administrator's, from the home page on, by day."""
    page = window(DESKTOP, color_scheme="light", bypass_csp=True)
    sign_in_desktop(page, site.address, "admin")
    expect(page.locator("[data-card]").first).to_be_visible()
    hold_still(page)
    return Walk(page)

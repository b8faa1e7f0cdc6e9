"""The answer to a write is lost on the way back: the order exists once, and the clerk sees that it does."""

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.board import SampleCommunity, build_community, open_board
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
REPEATS = 4


@pytest.fixture
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 2)


class BadLine:
    """The server hears every call for a new order; of the first `lost` answers none arrives."""

    def __init__(self, page: Page, lost: int) -> None:
        self.lost = lost
        self.keys: list[str] = []
        page.route("**/rental/order/add", self._pass)

    def _pass(self, route: Route) -> None:
        self.keys.append(route.request.headers["idempotency-key"])
        answer = route.fetch()
        if len(self.keys) <= self.lost:
            route.abort("connectionreset")
        else:
            route.fulfill(response=answer)


def fill_form(page: Page, site: Site, sample: SampleCommunity) -> str:
    """The entry form over the first free cell, ready to be saved; the phone that the order is found by."""
    phone = f"139{secrets.randbelow(10**8):08}"
    store_session(page, site.address, "clerk1")
    open_board(page, site.address, sample.community)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-hold-countdown]")).to_be_visible(timeout=PATIENCE)
    dialog.get_by_label("手机号").fill(phone)
    dialog.get_by_label("联系人").fill("沈一舟")
    return phone


def save(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="保存", exact=True).click()


def orders(clerk: Caller, phone: str) -> int:
    return len(clerk.get("/rental/order/list", contactPhone=phone, pageSize=10)["records"])


def test_a_lost_answer_is_asked_for_again_without_anybody_noticing(
    site: Site, sample: SampleCommunity, window: Callable[..., Page]
) -> None:
    page = window(DESKTOP)
    phone = fill_form(page, site, sample)
    line = BadLine(page, 1)
    save(page)
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[role=row] [data-kind=order][data-stay-id]")).to_have_count(1, timeout=PATIENCE)
    assert len(line.keys) == 2 and len(set(line.keys)) == 1
    assert orders(site.sign_in("clerk1"), phone) == 1


def test_after_a_longer_break_the_second_press_finds_what_the_first_made(
    site: Site, sample: SampleCommunity, window: Callable[..., Page]
) -> None:
    page = window(DESKTOP)
    phone = fill_form(page, site, sample)
    line = BadLine(page, REPEATS)
    save(page)
    expect(page.get_by_role("dialog").get_by_text("网络异常")).to_be_visible(timeout=PATIENCE)
    save(page)
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    assert len(line.keys) == REPEATS + 1 and len(set(line.keys)) == 1
    assert orders(site.sign_in("clerk1"), phone) == 1

"""axe finds nothing serious on phone, dispatch and home pages, in light and dark."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE
from tests.e2e.desk import sign_in_desk
from tests.e2e.house import ROOT, House
from tests.e2e.test_phone import PATIENCE, make_orders, sign_in, staff_of

pytestmark = pytest.mark.e2e
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page, only: list[str] | None = None, within: str | None = None) -> list[tuple[str, list[str]]]:
    """Serious findings by the rules of WCAG 2 A and AA, or by the named rules alone; `within` is a selector."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {"type": "rule", "values": only} if only else {"type": "tag", "values": ["wcag2a", "wcag2aa"]}
    report: Any = page.evaluate(
        "([place, rules]) => axe.run(place ? document.querySelector(place) : document, {runOnly: rules})",
        [within, rules],
    )
    serious = [one for one in report["violations"] if one["impact"] in ("serious", "critical")]
    return [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in serious]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_phone_page(scheme: str, house: House, window: Callable[..., Page]) -> None:
    dispatcher = house.sign_in("dispatcher")
    (order,) = make_orders(dispatcher, staff_of(dispatcher, "hk6", house), 1)
    page = window(PHONE, color_scheme=scheme)
    page.goto(f"{house.address}/m/housekeeping")
    page.locator("[name=username]").wait_for()
    assert findings(page) == []
    sign_in(page, house.address, "hk6")
    card = page.locator(f"article[data-order-id='{order['id']}']")
    expect(card).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(9000)
    assert findings(page) == []
    card.locator("[data-act=refuse]").click()
    page.wait_for_timeout(400)
    assert findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_and_dispatch(scheme: str, house: House, window: Callable[..., Page]) -> None:
    page = window(DESK, color_scheme=scheme)
    sign_in_desk(page, house.address, "dispatcher")
    expect(page.locator("[data-card]").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(1000)
    assert findings(page) == []
    page.goto(f"{house.address}/housekeeping/dispatch")
    expect(page.locator("[data-column] [data-order-id]").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(600)
    assert findings(page) == []
    page.locator("[data-column] [data-order-id] button").first.click()
    expect(page.locator("[data-detail]")).to_be_visible()
    page.wait_for_timeout(600)
    assert findings(page) == []

"""axe finds nothing serious on the desk's pages: login, home, the board in its three views, the order form, list and form."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK
from tests.e2e.desk import sign_in_desk
from tests.e2e.house import House
from tests.e2e.test_access import findings

pytestmark = pytest.mark.e2e
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
FADE_MS = 400


def calm(page: Page) -> list[tuple[str, list[str]]]:
    """Findings once things stopped fading in, when colours are what people read."""
    page.wait_for_timeout(FADE_MS)
    return findings(page)


def enter_order(page: Page) -> None:
    """By keyboard, from the first cell that is free."""
    page.keyboard.press("ArrowDown")
    for _ in range(60):
        page.keyboard.press("ArrowRight")
        if page.locator("[aria-activedescendant]").count() == 0:
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator("[data-hold-countdown]")).to_be_visible()


@SCHEMES
def test_the_door_also_when_it_refuses(scheme: str, house: House, window: Callable[..., Page]) -> None:
    page = window(DESK, color_scheme=scheme, bypass_csp=True)
    page.goto(f"{house.address}/user/login")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".ant-form-item-explain-error").first).to_be_visible()
    assert calm(page) == []


@SCHEMES
def test_the_board_as_tape_tiles_table_and_with_the_order_form(
    scheme: str, house: House, window: Callable[..., Page]
) -> None:
    page = window(DESK, color_scheme=scheme, bypass_csp=True)
    sign_in_desk(page, house.address, "clerk1", "/rental/board")
    page.locator("[data-stay-id]").first.wait_for()
    assert calm(page) == []
    enter_order(page)
    assert calm(page) == []
    page.get_by_role("dialog").get_by_role("button", name="取消", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for view in ("楼栋", "表格"):
        page.get_by_text(view, exact=True).first.click()
        page.locator("[data-stay-id]").first.wait_for()
        assert calm(page) == []


@SCHEMES
def test_a_list_its_panel_and_its_form(scheme: str, house: House, window: Callable[..., Page]) -> None:
    page = window(DESK, color_scheme=scheme, bypass_csp=True)
    sign_in_desk(page, house.address, "admin", "/isystem/position")
    page.locator(".ant-table-row").first.wait_for()
    assert calm(page) == []
    page.locator(".ant-table-row button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert calm(page) == []
    page.goto(f"{house.address}/isystem/position")
    page.get_by_role("button", name="新增").click()
    page.get_by_role("button", name="保存", exact=True).click()
    expect(page.locator(".ant-form-item-explain-error").first).to_be_visible()
    assert calm(page) == []
    page.goto(f"{house.address}/rental/order")
    page.locator(".ant-table-row button").first.click()
    expect(page.locator("[data-order][data-state]")).to_be_visible()
    assert calm(page) == []

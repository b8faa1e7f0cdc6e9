"""Where each account of the demo lands: whoever signs in at the address of the README has a page of their own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from schema.seeds.demo.organisations import ORGANISATIONS
from tests.e2e.desktop import store_session
from tests.e2e.site import PASSWORD, Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
ACCOUNTS = [(user.username, user.roles) for one in ORGANISATIONS for user in one.users]
REFUSED = re.compile("没有查看这个页面的权限|没有这个页面|服务出错了")
HOMES: dict[tuple[str, ...], str] = {
    ("housekeeper",): "/m/housekeeping",
    ("secretariat",): "/dashboard/chamber",
    ("member",): "/sd/post",
}


def test_every_account_of_the_demo_lands_on_a_page_of_its_own(site: Site, window: Callable[..., Page]) -> None:
    """People with the same roles land alike, so one of each kind is looked at, and all of them have such a kind."""
    kinds: dict[tuple[str, ...], str] = {}
    for username, roles in ACCOUNTS:
        kinds.setdefault(roles, username)
    for roles, username in kinds.items():
        page = window()
        store_session(page, site.address, username)
        page.goto(site.address)
        home = HOMES.get(roles, "/dashboard/analysis")
        expect(page).to_have_url(f"{site.address}{home}", timeout=PATIENCE)
        expect(page.locator("h1, h2, h3, [data-gj-frame] main *").first).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_text(REFUSED)).to_have_count(0)
        page.context.close()


def test_a_housekeeper_signs_in_at_the_usual_door_and_stands_before_her_orders(
    site: Site, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(f"{site.address}/login")
    expect(page).to_have_url(f"{site.address}/user/login", timeout=PATIENCE)
    page.locator("#username").fill("hk1")
    page.locator("#password").fill(PASSWORD)
    page.get_by_role("button", name="登录").click()
    expect(page).to_have_url(f"{site.address}/m/housekeeping", timeout=PATIENCE)
    page.goto(f"{site.address}/isystem/user")
    page.get_by_role("button", name="返回首页").click(timeout=PATIENCE)
    expect(page).to_have_url(f"{site.address}/m/housekeeping", timeout=PATIENCE)

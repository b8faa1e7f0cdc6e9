"""Two-step verification in a browser: set up, asked for at the door, passed by a code and by a recovery code, and demanded by a role."""

import re
import time
from collections.abc import Callable
from random import randrange

import pyotp
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.site import PASSWORD, Site

pytestmark = pytest.mark.e2e
HALF_MINUTE = 30


def make_person(site: Site, *, demanded: bool = False) -> str:
    """Somebody of this test alone, with a role of their own that demands a second factor or does not."""
    boss, number = site.sign_in("admin"), randrange(10**8)
    own = boss.post("/sys/role/add", roleCode=f"twostep{number}", roleName=f"两步{number}", secondFactor=demanded)
    desk = next(one for one in boss.get("/sys/role/list", pageSize=100)["records"] if one["roleName"] == "前台")
    name = f"two_{number}"
    roles = f"{own['id']},{desk['id']}"
    boss.post("/sys/user/add", username=name, realname="双保险", password=PASSWORD, selectedroles=roles)
    return name


def enter(page: Page, name: str) -> None:
    page.locator("#username").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.locator("#password").press("Enter")


def set_up(page: Page) -> tuple[str, list[str]]:
    """Through the open dialog: the secret and the recovery codes."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="两步验证二维码")).to_be_visible()
    secret = dialog.locator("[data-secret]").inner_text().strip()
    dialog.get_by_label("验证码").fill(pyotp.TOTP(secret).now())
    dialog.get_by_role("button", name=re.compile("开 ?启")).click()
    codes = dialog.get_by_role("list", name="恢复码").get_by_role("listitem")
    expect(codes).to_have_count(10)
    found = [text.strip() for text in codes.all_inner_texts()]
    dialog.get_by_role("button", name="已保存，完成").click()
    expect(dialog).to_have_count(0)
    return secret, found


def sign_out(page: Page, site: Site) -> None:
    page.evaluate("localStorage.clear()")
    page.goto(f"{site.address}/user/login")


def test_somebody_sets_it_up_and_comes_in_by_a_code_and_by_a_recovery_code(
    site: Site, window: Callable[..., Page]
) -> None:
    page, name = window(PHONE), make_person(site)
    page.goto(f"{site.address}/user/login?redirect=%2Faccount%2Fsettings%3Fpart%3Dsecurity")
    enter(page, name)
    line = page.locator("[data-two-step]")
    expect(line).to_have_attribute("data-two-step", "false")
    line.get_by_role("button", name=re.compile("开 ?启")).click()
    expect(page.get_by_role("img", name="两步验证二维码")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not findings(page)
    secret, codes = set_up(page)
    expect(line).to_have_attribute("data-two-step", "true")
    expect(line).to_contain_text("剩余 10 个恢复码")

    sign_out(page, site)
    enter(page, name)
    field = page.get_by_label("验证码")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("autocomplete", "one-time-code")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.fill("000000")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("验证码错误或已使用过")
    # The code that it was set up with is used up; the next one is taken half a minute early.
    field.fill(pyotp.TOTP(secret).at(time.time() + HALF_MINUTE))
    field.press("Enter")
    expect(page.get_by_label("账号", exact=True)).to_have_count(0)
    page.wait_for_url(lambda url: "/user/login" not in url)

    sign_out(page, site)
    enter(page, name)
    page.get_by_role("button", name="用恢复码").click()
    page.get_by_label("恢复码").fill(codes[0].lower())
    page.get_by_label("恢复码").press("Enter")
    page.wait_for_url(lambda url: "/user/login" not in url)


def test_whose_role_demands_it_is_led_through_it_before_anything_else(site: Site, window: Callable[..., Page]) -> None:
    page, name = window(), make_person(site, demanded=True)
    page.goto(f"{site.address}/user/login?redirect=%2Faccount%2Fsettings%3Fpart%3Dsecurity")
    enter(page, name)
    expect(page.get_by_role("dialog")).to_contain_text("您的角色要求两步验证")
    expect(page.locator("[data-two-step]")).to_have_count(0)
    set_up(page)
    expect(page.locator("[data-two-step]")).to_contain_text("您的角色要求")

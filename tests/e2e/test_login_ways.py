"""Signing in without a password: a code to the phone, a QR code that a phone confirms, an account of another system."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.login import ask_for_code
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e


def phone_of(site: Site, username: str) -> str:
    rows = site.sign_in("admin").get("/sys/user/list", username=username)["records"]
    return str(next(row["phone"] for row in rows if row["username"] == username))


def type_code(page: Page, site: Site, phone: str) -> None:
    """Types the phone, waits until the code was sent, types what the administrators' record shows."""
    page.get_by_label("手机号").fill(phone)
    code = ask_for_code(page, site, phone)
    page.get_by_label("验证码", exact=True).fill(code)


def test_a_code_sent_to_the_phone_opens_the_door(site: Site, window: Callable[..., Page]) -> None:
    page = window()
    page.goto(f"{site.address}/user/login")
    page.get_by_role("tab", name="手机登录").click()
    phone = phone_of(site, "clerk1")
    page.get_by_label("手机号").fill(phone[:-1])
    page.get_by_role("button", name="获取验证码").click()
    expect(page.get_by_text("请输入正确的手机号")).to_be_visible()
    type_code(page, site, phone)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/dashboard/**")


def test_a_screen_is_opened_from_the_phone_by_its_qr_code(site: Site, window: Callable[..., Page]) -> None:
    screen, phone = window(), window(PHONE)
    sign_in_desktop(phone, site.address, "clerk2")
    screen.goto(f"{site.address}/user/login")
    with screen.expect_response("**/sys/getLoginQrcode*") as made:
        screen.get_by_role("tab", name="扫码登录").click()
    expect(screen.get_by_role("img", name="登录二维码")).to_be_visible()
    phone.goto(made.value.json()["result"]["url"])
    expect(screen.get_by_text("已扫码，请在手机上确认")).to_be_visible()
    phone.get_by_role("button", name="确认登录").click()
    expect(phone.get_by_text("已确认登录")).to_be_visible()
    screen.wait_for_url("**/dashboard/**")


def test_an_account_of_another_system_is_bound_once_and_then_enough(site: Site, window: Callable[..., Page]) -> None:
    page = window()
    page.goto(f"{site.address}/user/login")
    choose_elsewhere(page)
    type_code(page, site, phone_of(site, "dispatcher"))
    page.get_by_role("button", name="绑定并登录").click()
    page.wait_for_url("**/dashboard/**")
    again = window()
    again.goto(f"{site.address}/user/login")
    choose_elsewhere(again)
    again.wait_for_url("**/dashboard/**")


def choose_elsewhere(page: Page) -> None:
    with page.expect_popup() as opened:
        page.get_by_role("button", name="演练身份").click()
    # The popup shuts itself, maybe before the click has come to its end here.
    opened.value.get_by_role("link", name="林知夏").click(no_wait_after=True)

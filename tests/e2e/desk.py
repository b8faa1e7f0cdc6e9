"""A person at a desk: signing in on the desktop client."""

from playwright.sync_api import Page

from tests.e2e.house import PASSWORD


def sign_in_desk(page: Page, address: str, username: str) -> None:
    page.goto(f"{address}/user/login")
    fields = page.locator("form input")
    fields.nth(0).fill(username)
    fields.nth(1).fill(PASSWORD)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/dashboard/**")

"""A person at a desk: signing in on the desktop client."""

from playwright.sync_api import Page

from tests.e2e.house import PASSWORD


def sign_in_desk(page: Page, address: str, username: str) -> None:
    page.goto(f"{address}/user/login")
    enter_door(page, username)
    page.wait_for_url("**/dashboard/**")


def enter_door(page: Page, username: str) -> None:
    """Fills the login page that is open, wherever it leads."""
    fields = page.locator("form input")
    fields.nth(0).fill(username)
    fields.nth(1).fill(PASSWORD)
    page.locator("form button[type=submit]").click()

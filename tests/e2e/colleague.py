"""A colleague at a desk: a window, the same person's calls, and what a hand does with rows and dialogs."""

import re
import secrets
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import step_to, store_session, wait_for
from tests.e2e.site import Caller, Site

PATIENCE = 15_000
# What was said stands for three seconds, in which a busy machine may not have looked: the page keeps it.
LISTEN = """
window.gjSaid = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll('.ant-message-notice:not([data-heard])')) {
    one.dataset.heard = '';
    window.gjSaid.push(one.textContent);
  }
}).observe(document, {childList: true, subtree: true});
"""
TAKE = """text => {
  const at = window.gjSaid.findIndex(said => said.includes(text));
  if (at < 0) return false;
  window.gjSaid.splice(0, at + 1);
  for (const one of document.querySelectorAll('.ant-message-notice')) one.style.visibility = 'hidden';
  return true;
}"""


class Colleague:
    """`page` is a window without any session until `come` or `store_session` gave it one."""

    def __init__(self, page: Page, calls: Caller, address: str) -> None:
        self.page, self.calls, self.address = page, calls, address
        page.add_init_script(LISTEN)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog").last

    def press(self, label: str | re.Pattern[str]) -> None:
        self.dialog.get_by_role("button", name=label, exact=isinstance(label, str)).click()

    def said(self, text: str) -> None:
        """The short line that an act ends with, then out of the way: the next act may say the same."""
        wait_for(self.page, lambda: bool(self.page.evaluate(TAKE, text)))

    def visit(self, path: str) -> None:
        """A page of the same document where one is open already."""
        if self.page.url.startswith(f"{self.address}/favicon"):
            self.page.goto(self.address + path)
        else:
            step_to(self.page, path)

    def row(self, path: str, **find: str) -> Locator:
        """The only row of the list of a resource that the address filters, once what was shown before is gone."""
        self.visit(f"{path}?{urlencode(find)}")
        shown = self.page.locator(f"[data-resource='{path.lstrip('/')}'] .ant-table-row").filter(visible=True)
        for column, words in find.items():
            shown = shown if column.endswith("Id") else shown.filter(has_text=words)
        expect(shown).to_have_count(1, timeout=PATIENCE)
        return shown

    def act(self, row: Locator, label: str) -> None:
        """The row's act by name, in sight or behind the dots."""
        expect(row).to_be_visible(timeout=PATIENCE)
        direct = row.get_by_role("button", name=label, exact=True)
        if direct.count():
            direct.click()
            return
        row.get_by_role("button", name="更多操作").click()
        self.item(label).click()

    def item(self, label: str) -> Locator:
        """An entry of the menu that is open now."""
        return self.page.locator(".ant-dropdown:visible").get_by_role("menuitem", name=label, exact=True)

    def pick(self, field: str, text: str | None = None) -> None:
        """The first offer of a choice, or the one with the text."""
        choice = self.dialog.get_by_role("combobox", name=field)
        choice.click()
        if text and choice.is_editable():
            choice.fill(text)
        offers = self.page.locator(".ant-select-dropdown:visible .ant-select-item-option")
        offers.filter(has_text=text or "").first.click(timeout=PATIENCE)
        expect(offers).to_have_count(0)

    def state(self, row: Locator, word: str) -> None:
        expect(row.get_by_role("cell", name=word, exact=True)).to_be_visible(timeout=PATIENCE)


def come(page: Page, site: Site, username: str) -> Colleague:
    """Somebody who is signed in and has opened nothing yet."""
    colleague = Colleague(page, site.sign_in(username), site.address)
    store_session(page, site.address, username)
    return colleague


def new_name() -> str:
    """Of a person, whom no other test knows; names have no digits."""
    return "沈" + "".join(secrets.choice("安宁康乐文书清和远山明川") for _ in range(4))


def new_phone() -> str:
    return f"139{secrets.randbelow(10**8):08}"

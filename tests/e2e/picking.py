"""Beginning a form, and what hangs from its choices: what every test of choosing needs."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import DRAWN
from tests.e2e.desktop import sign_in_desktop, step_to
from tests.e2e.positions import panel
from tests.e2e.site import Caller, Site

OK = re.compile("^确 ?定")
# From the end on from the start again: a branch that has just been opened is drawn above what was scrolled to meanwhile.
NEXT_BRANCHES = """list => {
  const before = list.scrollTop;
  list.scrollTop += list.clientHeight / 2;
  if (list.scrollTop === before) list.scrollTop = 0;
}"""
PAGES = {
    "用户": "/isystem/user",
    "用户代理人": "/isystem/userAgent",
    "资产卡片": "/assetMg",
    "租客": "/rental/tenant",
}


def begin(page: Page, thing: str, site: Site | None = None, who: str = "admin") -> Locator:
    """The form of a new thing: of somebody who comes to the house, or on the next page of who is there already."""
    path = f"{PAGES[thing]}?edit=new"
    if site is None:
        step_to(page, path)
    else:
        sign_in_desktop(page, site.address, who, path)
    return panel(page, f"新增{thing}")


def choices(page: Page) -> Locator:
    return page.locator(".ant-select-dropdown:visible")


def branch(page: Page, name: str) -> Locator:
    return choices(page).locator(".ant-select-tree-treenode").filter(has_text=name)


def scroll_to_branch(page: Page, name: str) -> Locator:
    """The branch of that name: those below the edge are drawn when they are scrolled to, and others may have made any number."""
    wanted = branch(page, name).last
    scroller = choices(page).locator(".ant-select-tree-list-holder")
    for _ in range(60):
        if wanted.count():
            break
        scroller.evaluate(NEXT_BRANCHES)
        page.evaluate(DRAWN)
    expect(wanted).to_be_visible()
    return wanted


def field(form: Locator, key: str) -> Locator:
    return form.locator(f"[data-field={key}]")


def go_to_step(form: Locator, title: str) -> None:
    """Of a form in several steps."""
    form.locator(".ant-steps-item-title").filter(has_text=title).click()


def confirm(dialog: Locator) -> None:
    dialog.get_by_role("button", name=OK).click()
    expect(dialog).to_have_count(0)


def node(dialog: Locator, name: str) -> Locator:
    return dialog.locator(".ant-tree-treenode").filter(has_text=name)


def wait_for_index(page: Page, caller: Caller, path: str, typed: str) -> None:
    """A house that was just founded is made findable by its worker, a moment later."""
    for _ in range(150):
        if caller.get("/sys/search", q=typed, paths=path)["groups"]:
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"{typed} is found nowhere")

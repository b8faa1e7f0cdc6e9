"""One table, two windows on two server processes: what one types the other sees, and nothing that was typed is lost."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import store_session
from tests.e2e.grid import COLUMNS, PASTE, ROWS, filled_cards
from tests.e2e.positions import new_mark
from tests.e2e.site import Site

Tables = tuple[Page, Page, str]
PATH = "/assetMg"
CELLS = "**/boot/asset/card/cells"


@pytest.fixture(scope="module")
def mark(site: Site) -> Iterator[str]:
    """What the names of 5,000 rows begin with."""
    name = new_mark("表")
    with filled_cards(site, name):
        yield name


@pytest.fixture
def tables(site: Site, twin: Site, mark: str, window: Callable[..., Page], request: pytest.FixtureRequest) -> Tables:
    """The same rows as a table in two windows, each on a server process of its own: all of them, or those of one ten."""
    ten = getattr(request, "param", "")
    pages = []
    for place in (site, twin):
        page = window()
        store_session(page, place.address, "admin")
        page.goto(f"{place.address}{PATH}?name={mark}{ten}&sort=name&grid=1")
        pages.append(page)
    for page in pages:
        expect(cell(page, f"{mark}{ten or '000'}0", "name")).to_be_visible(timeout=15_000)
    return pages[0], pages[1], mark


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has=page.get_by_role("gridcell", name=name, exact=True))


def cell(page: Page, name: str, key: str) -> Locator:
    """A cell of the row that has this name, by its column; the row is kept by its id, so that it may be renamed."""
    return row(page, name).locator(f"[data-key={key}]")


def kept(found: Locator) -> Locator:
    """The same cell, whatever is typed into its row."""
    name = found.get_attribute("id")
    return found.page.locator(f'[id="{name}"]')


def type_into(target: Locator, text: str) -> None:
    target.click()
    target.page.keyboard.type(text)
    target.page.keyboard.press("Enter")


def expect_saved(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text="已保存")).to_be_visible()


def test_in_five_thousand_rows_what_one_does_the_other_sees_and_typing_over_it_is_a_clash(
    tables: Tables, site: Site
) -> None:
    here, there, mark = tables
    grid = there.get_by_role("grid")
    expect(grid).to_have_attribute("aria-rowcount", str(ROWS + 1))
    expect(grid).to_have_attribute("aria-colcount", str(COLUMNS + 2))
    mine, theirs = kept(cell(here, f"{mark}0000", "name")), kept(cell(there, f"{mark}0000", "name"))
    mine.click()
    expect(theirs).to_have_attribute("data-peer", "顾云深")
    here.keyboard.type("改名")
    here.keyboard.press("Enter")
    expect(theirs).to_contain_text("改名")
    expect_saved(here)
    theirs.click()
    there.keyboard.type("对方还在打字")
    type_into(mine, "先存了")
    expect_saved(here)
    site.sign_in("admin").post("/asset/card/add", name=f"{mark}00015", category="furniture")
    expect(row(there, f"{mark}00015")).to_have_attribute("aria-rowindex", "4")
    expect(theirs.get_by_role("textbox")).to_be_focused()
    there.keyboard.press("Enter")
    theirs.locator("[data-clash]").click()
    box = there.locator(".ant-popover:visible")
    for said in ("对方还在打字", "先存了"):
        expect(box).to_contain_text(said)
    box.get_by_role("button", name="用我的").click()
    expect(mine).to_contain_text("对方还在打字")
    cell(here, f"{mark}0002", "name").click()
    here.keyboard.press("Escape")
    here.evaluate(PASTE, "\r\n".join(f"{mark}新{at:04}" for at in range(500)))
    expect(cell(there, f"{mark}新0003", "name")).to_be_visible()
    expect_saved(here)
    there.keyboard.press("ControlOrMeta+End")
    expect(row(there, f"{mark}4999")).to_have_attribute("aria-rowindex", str(ROWS + 2))


@pytest.mark.parametrize("tables", ["400"], indirect=True)
def test_what_both_wrote_while_one_was_offline_is_decided_cell_by_cell(tables: Tables) -> None:
    here, there, mark = tables
    first, second = kept(cell(here, f"{mark}4001", "name")), kept(cell(here, f"{mark}4002", "name"))
    others = [kept(cell(there, f"{mark}400{number}", "name")) for number in (1, 2)]
    here.context.set_offline(True)
    type_into(first, "我写的一")
    type_into(second, "我写的二")
    expect(here.get_by_text("离线，2 处修改待保存")).to_be_visible()
    for number, target in enumerate(others):
        type_into(target, f"对方写的{number}")
    expect_saved(there)
    here.context.set_offline(False)
    expect(here.get_by_text("2 个单元格与他人冲突")).to_be_visible(timeout=15_000)
    first.locator("[data-clash]").click()
    box = here.locator(".ant-popover:visible")
    for said in ("我写的一", "对方写的0", "顾云深"):
        expect(box).to_contain_text(said)
    box.get_by_role("button", name="用我的").click()
    second.locator("[data-clash]").click()
    here.get_by_role("button", name="用对方的").filter(visible=True).click()
    expect_saved(here)
    expect(others[0]).to_contain_text("我写的一")
    expect(second).to_contain_text("对方写的1")


@pytest.mark.parametrize("tables", ["401"], indirect=True)
def test_what_is_typed_offline_survives_a_reload_and_meets_what_the_others_did(tables: Tables) -> None:
    here, there, mark = tables
    names = {number: kept(cell(here, f"{mark}401{number}", "name")) for number in (3, 4)}
    theirs = {number: kept(cell(there, f"{mark}401{number}", "name")) for number in (3, 4)}
    here.route(CELLS, lambda route: route.abort())
    type_into(names[3], "离线写的")
    expect(here.get_by_text("离线，1 处修改待保存")).to_be_visible()
    type_into(theirs[4], "同时写的")
    here.reload()
    expect(here.get_by_text("离线写的")).to_be_visible(timeout=15_000)
    expect(here.get_by_text("同时写的")).to_be_visible()
    here.unroute(CELLS)
    expect(theirs[3]).to_contain_text("离线写的")
    expect_saved(here)

"""The editable grid by one person, on its place in the gallery: mouse, keyboard, clipboard, rows, five thousand of them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import by_day_and_night, hold_still
from tests.e2e.conftest import PHONE
from tests.e2e.desktop import store_session
from tests.e2e.grid import PASTE
from tests.e2e.site import Site


def open_gallery(window: Callable[..., Page], gallery: Site, shape: dict[str, Any] | None = None) -> Page:
    page = window(shape) if shape else window()
    store_session(page, gallery.address, "admin")
    page.goto(f"{gallery.address}/test/home?part=grid")
    expect(page.get_by_role("grid", name="全部类型")).to_be_visible()
    return page


def cell(page: Page, row: str, key: str, name: str = "全部类型") -> Locator:
    return page.get_by_role("grid", name=name).locator(f"[data-row='{row}'] [data-key='{key}']")


def place(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw(page: Page, start: Locator, end: Locator, below: float = 0) -> None:
    page.mouse.move(*place(start))
    page.mouse.down()
    x, y = place(end)
    page.mouse.move(x, y + below, steps=4)
    page.mouse.up()


def test_every_type_is_edited_checked_and_taken_back(window: Callable[..., Page], gallery: Site) -> None:
    page = open_gallery(window, gallery)
    cell(page, "1", "input").click()
    page.keyboard.type("X")
    page.keyboard.press("Tab")
    page.keyboard.type("1a2.5")
    page.keyboard.press("Enter")
    expect(cell(page, "1", "number")).to_have_text("12.5请输入整数")
    expect(cell(page, "1", "input")).to_have_text("云栖 101X")
    cell(page, "1", "select").click()
    page.get_by_title("在住").click()
    expect(cell(page, "1", "select")).to_have_text("在住")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("2026/1/5")
    page.keyboard.press("Enter")
    expect(cell(page, "1", "date")).to_have_text("2026-01-05")
    cell(page, "2", "checkbox").click()
    expect(cell(page, "2", "checkbox")).to_have_text("是")
    cell(page, "3", "input").click()
    expect(page.locator("[data-editing]")).to_have_count(0)
    cell(page, "2", "input").click()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("坏")
    expect(page.get_by_role("tooltip", name="文本不能重复")).to_be_visible()
    page.mouse.click(4, 4)
    expect(page.locator("[data-active]")).to_have_count(0)
    page.get_by_role("button", name="校验").click()
    expect(page.locator("[data-said]")).to_have_text("3 errors")
    part = page.get_by_role("region", name="全部类型")
    part.get_by_role("button", name="撤销").click()
    expect(cell(page, "2", "input")).to_have_text("云栖 102")
    hold_still(page)
    assert by_day_and_night(page, "grid", "[data-gallery] section") == []


def test_rows_move_are_drawn_and_open_their_sub_table(window: Callable[..., Page], gallery: Site) -> None:
    page = open_gallery(window, gallery)
    numbers = page.get_by_role("grid", name="全部类型").locator("[data-key=number]")
    expect(numbers).to_have_text(["3", "4", "3", "12", "5", "6"])
    draw(page, page.get_by_role("button", name="移动第 1 行").first, cell(page, "2", "input"), below=25)
    expect(numbers).to_have_text(["4", "3", "3", "12", "5", "6"])
    page.get_by_role("button", name="移动第 1 行").first.click()
    page.get_by_role("menuitem", name="上移").click()
    expect(page.get_by_text("未知的操作")).to_be_visible()
    page.get_by_role("button", name="打开第 1 行的子表").click()
    expect(page.get_by_role("tooltip").get_by_role("grid")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="打开第 4 行的子表").click()
    expect(page.get_by_text("打开子表失败")).to_be_visible()
    cell(page, "1", "number").click()
    page.keyboard.press("Escape")
    corner = page.locator("[data-fill]")
    draw(page, corner, cell(page, "4", "number"))
    expect(numbers).to_have_text(["4", "3", "3", "3", "5", "6"])
    draw(page, cell(page, "2", "number"), cell(page, "1", "money"))
    expect(page.get_by_role("status").filter(has_text="求和 295.10")).to_be_visible()
    page.locator("[data-clash]").click()
    page.get_by_role("button", name="用对方的").click()
    expect(cell(page, "4", "name", "同事同表")).to_have_text("4 号楼")


def test_five_thousand_rows_take_a_paste_of_five_hundred(window: Callable[..., Page], gallery: Site) -> None:
    page = open_gallery(window, gallery)
    page.get_by_role("button", name="显示 5000").click()
    big = page.get_by_role("grid", name="大表")
    cell(page, "r1", "c1", "大表").click()
    page.keyboard.press("Escape")
    assert big.locator("[data-row]").count() <= 10
    page.keyboard.press("ControlOrMeta+End")
    expect(cell(page, "r5000", "c20", "大表")).to_have_attribute("data-active", "true")
    page.keyboard.press("Home")
    page.evaluate(PASTE, "\r\n".join(f"新 {at}\t{at}\t上海\t2026/1/5\t是" for at in range(500)))
    expect(page.get_by_text("新增 499 行")).to_be_visible()
    expect(big).to_have_attribute("aria-rowcount", "5501")
    page.keyboard.press("ControlOrMeta+z")
    expect(big).to_have_attribute("aria-rowcount", "5002")
    expect(cell(page, "r5000", "c1", "大表")).to_have_text("c1-5000")


def test_a_phone_edits_by_tapping_and_nothing_overflows(window: Callable[..., Page], gallery: Site) -> None:
    page = open_gallery(window, gallery, PHONE)
    cell(page, "2", "name", "同事同表").tap()
    field = cell(page, "2", "name", "同事同表").get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill("二号楼")
    cell(page, "3", "name", "同事同表").tap()
    expect(cell(page, "2", "name", "同事同表")).to_contain_text("二号楼")
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]  # type: ignore[index]

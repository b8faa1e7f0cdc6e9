"""The dispatcher's board: giving work by mouse, by keyboard and by menu, seen at once by a second dispatcher and the phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import press_told, sign_in_desktop
from tests.e2e.dragging import carry
from tests.e2e.site import Site
from tests.e2e.test_phone import make_orders, order_now, picture, sign_in, staff_of

pytestmark = pytest.mark.e2e
PATIENCE = 30_000


def open_board(page: Page, site: Site, username: str = "dispatcher") -> None:
    sign_in_desktop(page, site.address, username, "/housekeeping/dispatch")
    expect(page.locator("[data-column=none]")).to_be_visible(timeout=PATIENCE)


def column(page: Page, staff_id: str) -> Locator:
    return page.locator(f"[data-column='{staff_id}']")


def card(page: Page, order: dict[str, Any], staff_id: str = "") -> Locator:
    scope = column(page, staff_id) if staff_id else page
    return scope.locator(f"[data-order-id='{order['id']}']")


def find(page: Page, order: dict[str, Any]) -> None:
    """Shows only this order, so that long columns need no scrolling."""
    page.get_by_role("searchbox").or_(page.locator("input[type=search]")).first.fill(order["no"])


def test_dragging_a_card_gives_the_order_and_a_second_dispatcher_sees_it_without_reload(
    site: Site, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    staff = staff_of(dispatcher, "hk1", site)
    first, second = window({**DESKTOP, "viewport": {"width": 2400, "height": 900}}), window(DESKTOP)
    open_board(first, site)
    open_board(second, site, "admin")
    (order,) = make_orders(dispatcher, None, 1)
    for page in (first, second):
        find(page, order)
        expect(card(page, order, "none")).to_be_visible(timeout=PATIENCE)
    carry(first, card(first, order).locator("button").first, column(first, staff))
    for page in (first, second):
        expect(card(page, order, staff)).to_have_attribute("data-state", "dispatched", timeout=PATIENCE)
    assert order_now(site, order["id"])["staffId"] == staff


def test_a_card_moves_by_keyboard_alone_and_back_by_menu(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    page = window({**DESKTOP, "viewport": {"width": 2400, "height": 900}})
    open_board(page, site)
    (order,) = make_orders(dispatcher, None, 1)
    find(page, order)
    handle = card(page, order, "none").get_by_role("button", name=re.compile("拿起"))
    handle.focus()
    for key in ("Space", "ArrowRight", "Space"):
        press_told(page, key)
    next_column = page.locator("[data-column]").nth(1).get_attribute("data-column") or ""
    expect(card(page, order, next_column)).to_be_visible(timeout=PATIENCE)
    expect(card(page, order, next_column)).to_have_attribute("data-state", "dispatched")

    card(page, order).get_by_role("button", name=re.compile("派给")).click()
    page.get_by_role("menuitem", name="收回到待派单").click()
    expect(card(page, order, "none")).to_be_visible(timeout=PATIENCE)
    assert order_now(site, order["id"])["state"] == "pending"


def test_auto_fill_shows_the_plan_first_and_gives_only_what_stays_ticked(
    site: Site, window: Callable[..., Page]
) -> None:
    dispatcher = site.sign_in("dispatcher")
    make_orders(dispatcher, None, 2)
    page = window(DESKTOP)
    open_board(page, site)
    page.get_by_role("button", name="自动派单").click()
    dialog = page.get_by_role("dialog")
    boxes = dialog.get_by_role("checkbox")
    expect(boxes.first).to_be_checked(timeout=PATIENCE)
    for at in range(1, boxes.count()):
        boxes.nth(at).uncheck()
    waiting = page.locator("[data-column=none] [data-order-id]")
    before = waiting.count()
    dialog.get_by_role("button", name="派出 1 单").click()
    expect(waiting).to_have_count(before - 1, timeout=PATIENCE)


def test_an_order_by_hand_needs_room_item_and_person(site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP)
    open_board(page, site)
    page.get_by_role("button", name="新增保洁单").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="确定").click()
    for text in ("请选择房间", "请选择保洁项目", "请选择保洁人员"):
        expect(dialog.get_by_text(text, exact=True)).to_be_visible()
    for label in ("房间", "保洁项目", "保洁人员"):
        dialog.get_by_role("combobox", name=label).click()
        page.locator(".ant-select-item-option:visible").first.click(timeout=PATIENCE)
        expect(dialog.get_by_text(f"请选择{label}", exact=True)).to_have_count(0)
        page.keyboard.press("Tab")
    dialog.get_by_label("备注").fill("窗户也擦一下")
    dialog.get_by_role("button", name="确定").click()
    expect(dialog).to_have_count(0, timeout=PATIENCE)
    made = [one for one in site.sign_in("dispatcher").get("/housekeeping/dispatch")["orders"] if one["comment"]]
    assert any(one["comment"] == "窗户也擦一下" for one in made)


def test_a_failed_inspection_needs_a_photo_and_sends_the_order_back(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    staff = staff_of(dispatcher, "hk7", site)
    unit = dispatcher.get("/rental/unit/list", pageSize=1)["records"][0]["id"]
    items = dispatcher.get("/housekeeping/item/list", pageSize=50)["records"]
    item = next(one for one in items if not one.get("photoMin"))["id"]
    body: dict[str, Any] = {"type": "deep", "unitId": unit, "items": [{"itemId": item}], "staffId": staff}
    order = dispatcher.post("/housekeeping/order/add", **body, inspect=True)
    phone = site.sign_in("hk7")
    for act in ("accept", "start", "finish"):
        phone.post("/housekeeping/mine/act", id=order["id"], act=act, clientId=f"{order['id']}-{act}")
    page = window(DESKTOP)
    open_board(page, site)
    find(page, order)
    card(page, order).locator("button").first.click()
    page.get_by_role("button", name="查房不通过").click()
    page.get_by_label("哪里不合格").fill("床底有灰")
    send = page.get_by_role("dialog").last.get_by_role("button", name="查房不通过")
    expect(send).to_be_disabled()
    photo: Any = [{"name": "dust.png", "mimeType": "image/png", "buffer": picture(3)}]
    page.locator("input[type=file]").set_input_files(photo)
    expect(send).to_be_enabled(timeout=PATIENCE)
    send.click()
    expect(card(page, order, staff)).to_have_attribute("data-state", "in_progress", timeout=PATIENCE)


def test_a_phone_is_bound_by_the_qr_code_and_the_dialog_says_so(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    staff = dispatcher.get("/housekeeping/dispatch")["staff"][0]
    page = window({**DESKTOP, "viewport": {"width": 2400, "height": 900}})
    open_board(page, site)
    column(page, staff["id"]).get_by_role("button", name=re.compile("绑定二维码")).click()
    dialog = page.get_by_role("dialog")
    left = dialog.locator("[data-left]")
    expect(left).to_be_visible(timeout=PATIENCE)
    assert 540 < int(left.get_attribute("data-left") or 0) <= 600
    with page.expect_response(re.compile("bindCode")) as answer:
        dialog.get_by_role("button", name="重新生成").click()
    url = answer.value.json()["result"]["url"]

    phone = window(PHONE)
    phone.goto(url)
    expect(phone.locator("[data-online]")).to_be_attached(timeout=PATIENCE)
    expect(phone.locator(".ph-me")).to_have_text(staff["name"], timeout=PATIENCE)
    expect(dialog.get_by_text("绑定成功")).to_be_visible(timeout=PATIENCE)

    again = window(PHONE)
    again.goto(url)
    expect(again.get_by_role("alert")).to_contain_text("二维码已失效", timeout=PATIENCE)


def test_the_dispatcher_sees_each_step_of_the_phone(site: Site, window: Callable[..., Page]) -> None:
    dispatcher = site.sign_in("dispatcher")
    staff = staff_of(dispatcher, "hk1", site)
    (order,) = make_orders(dispatcher, staff, 1)
    board, phone = window(DESKTOP), window(PHONE)
    open_board(board, site)
    find(board, order)
    sign_in(phone, site.address, "hk1")
    mine = phone.locator(f"article[data-order-id='{order['id']}']")
    for act, state in (("accept", "accepted"), ("start", "in_progress")):
        mine.locator(f"[data-act={act}]").click()
        expect(card(board, order, staff)).to_have_attribute("data-state", state, timeout=PATIENCE)

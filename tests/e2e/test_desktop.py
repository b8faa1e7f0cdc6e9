"""The desk by use case: the door, the menu by rights, tabs, language, and the list that any resource gets."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import sign_in_desktop, store_session
from tests.e2e.positions import sheet
from tests.e2e.site import PASSWORD, Site

pytestmark = pytest.mark.e2e
PATIENCE = 15_000
POSITIONS = "/isystem/position"
Windows = Callable[..., Page]


def open_positions(page: Page, site: Site, query: str = "") -> None:
    page.goto(f"{site.address}{POSITIONS}{query}")
    page.locator("[data-live=connected], [data-phase=live]").or_(page.get_by_text("实时")).first.wait_for()
    expect(page.get_by_role("heading", name="职务管理")).to_be_visible(timeout=PATIENCE)


def rows(page: Page) -> Locator:
    return page.locator(".ant-table-row")


def add_position(site: Site, **fields: Any) -> Any:
    mark = secrets.token_hex(3)
    return site.sign_in("admin").post("/sys/position/add", code=mark, **fields)


def test_the_door_refuses_a_wrong_password_and_leads_back_where_one_wanted_to_go(site: Site, window: Windows) -> None:
    page = window()
    page.goto(f"{site.address}/rental/order?state=in_house")
    page.wait_for_url("**/user/login?redirect=*")
    fields = page.locator("form input")
    fields.nth(0).fill("clerk1")
    fields.nth(1).fill("wrong password")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert").filter(has_text="密码")).to_be_visible(timeout=PATIENCE)
    fields.nth(1).fill(PASSWORD)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/rental/order?state=in_house")


def test_a_clerk_sees_no_system_pages_and_a_typed_address_does_not_help(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk1")
    menu = page.get_by_role("menu").first
    expect(menu.get_by_text("订单", exact=True)).to_be_visible()
    expect(menu.get_by_text("系统", exact=True)).to_have_count(0)
    page.goto(f"{site.address}/isystem/user")
    expect(page.get_by_role("heading", name="您没有查看这个页面的权限")).to_be_visible(timeout=PATIENCE)
    expect(rows(page)).to_have_count(0)


def test_tabs_stay_after_reload_the_home_cannot_be_closed_nor_the_last(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk1")
    tabs = page.get_by_role("navigation", name="打开的页面").get_by_role("listitem")
    expect(tabs).to_have_count(1)
    page.keyboard.press("Alt+w")
    expect(page.get_by_text(re.compile("首页不能关闭!|这是最后一页，不能再关闭了啦"))).to_be_visible()
    for number, path in enumerate(("/rental/order", "/rental/lease"), start=2):
        page.goto(f"{site.address}{path}")
        expect(tabs).to_have_count(number)
    page.reload()
    expect(tabs).to_have_count(3)
    tabs.nth(0).get_by_role("button", name="首页").click(button="middle")
    expect(page.get_by_text("首页不能关闭!")).to_be_visible()
    expect(tabs).to_have_count(3)
    page.get_by_role("button", name="关闭 日租订单").click()
    expect(tabs).to_have_count(2)


def test_the_language_changes_at_once_and_stays(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "admin")
    open_positions(page, site)
    page.get_by_role("button", name=re.compile("欢迎您")).click()
    page.get_by_role("menuitem", name="English").click()
    expect(page.get_by_role("button", name="New")).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(page.get_by_role("heading", name="Positions")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("header, nav, main").first).not_to_contain_text("新增")


def test_filter_sort_and_page_size_live_in_the_address(site: Site, window: Windows) -> None:
    mark = f"筛{secrets.token_hex(2)}"
    for number in range(12):
        add_position(site, name=f"{mark}{number:02}")
    page = window()
    store_session(page, site.address, "admin")
    open_positions(page, site)
    page.get_by_role("search").get_by_label("查找").fill(mark)
    expect(page.get_by_text("1-10 共 12 条")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("columnheader", name="职务名称").get_by_role("button").click()
    expect(rows(page).first).to_contain_text(f"{mark}00", timeout=PATIENCE)
    page.locator(".ant-pagination-options .ant-select").click()
    page.get_by_title("20 条/页").click()
    expect(rows(page)).to_have_count(12, timeout=PATIENCE)
    address = page.url
    other = window()
    sign_in_desktop(other, site.address, "admin")
    other.goto(address)
    expect(rows(other)).to_have_count(12, timeout=PATIENCE)
    expect(rows(other).first).to_contain_text(f"{mark}00")


def test_a_row_is_added_with_its_faults_at_the_field_then_changed_and_deleted(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "admin")
    open_positions(page, site)
    name, code = f"职务{secrets.token_hex(3)}", secrets.token_hex(4)
    page.get_by_role("button", name="新增").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="保存", exact=True).click()
    fault = panel.locator(".ant-form-item", has=page.get_by_label("职务名称")).locator(".ant-form-item-explain-error")
    expect(fault).to_be_visible()
    panel.get_by_label("职务名称").fill(name)
    panel.get_by_label("职务编码").fill(code)
    panel.get_by_role("button", name="保存", exact=True).click()
    row = rows(page).filter(has_text=name)
    expect(row).to_be_visible(timeout=PATIENCE)
    row.get_by_role("button", name="编辑").click()
    panel.get_by_label("职务名称").fill(f"{name}改")
    panel.get_by_role("button", name="保存", exact=True).click()
    expect(rows(page).filter(has_text=f"{name}改")).to_be_visible(timeout=PATIENCE)
    row.get_by_role("button", name="删除").click()
    expect(row).to_have_count(0, timeout=PATIENCE)


def test_another_window_is_told_of_new_and_changed_rows_without_moving_any(site: Site, window: Windows) -> None:
    known = add_position(site, name=f"旧{secrets.token_hex(3)}")
    page = window()
    store_session(page, site.address, "admin")
    open_positions(page, site)
    shown = rows(page).filter(has_text=known["name"])
    expect(shown).to_be_visible(timeout=PATIENCE)
    new = add_position(site, name=f"新{secrets.token_hex(3)}")
    waiting = page.get_by_role("button", name="有 1 条新记录")
    expect(waiting).to_be_visible(timeout=PATIENCE)
    expect(rows(page).filter(has_text=new["name"])).to_have_count(0)
    change_position(site, known["id"], f"{known['name']}改")
    expect(shown).to_have_class(re.compile("changed"), timeout=PATIENCE)
    waiting.click()
    expect(rows(page).filter(has_text=new["name"])).to_be_visible(timeout=PATIENCE)


def change_position(site: Site, row_id: str, name: str) -> None:
    caller = site.sign_in("admin")
    row = caller.get("/sys/position/queryById", id=row_id)
    caller.post("/sys/position/edit", **{**row, "name": name})


def test_a_save_that_came_second_shows_mine_and_theirs(site: Site, window: Windows) -> None:
    known = add_position(site, name=f"同{secrets.token_hex(3)}")
    page = window()
    store_session(page, site.address, "admin")
    open_positions(page, site)
    rows(page).filter(has_text=known["name"]).get_by_role("button", name="编辑").click()
    page.get_by_role("dialog").get_by_label("职务名称").fill("我的名字")
    change_position(site, known["id"], "对方的名字")
    page.get_by_role("dialog").get_by_role("button", name="保存", exact=True).click()
    clash = page.get_by_role("dialog").filter(has_text="数据已被")
    expect(clash).to_be_visible(timeout=PATIENCE)
    save = clash.get_by_role("button", name="保存结果")
    expect(save).to_be_disabled()
    clash.get_by_role("radio").first.check()
    save.click()
    expect(rows(page).filter(has_text="我的名字")).to_be_visible(timeout=PATIENCE)


def test_an_import_tells_which_rows_were_refused_and_the_export_brings_the_rest(site: Site, window: Windows) -> None:
    page = window()
    store_session(page, site.address, "admin")
    open_positions(page, site)
    mark = f"表{secrets.token_hex(3)}"
    code = secrets.token_hex(3)
    content = sheet(("职务名称", "职务编码"), (mark, code), ("", f"{code}b"), (f"{mark}二", code))
    page.get_by_role("button", name="导入").click()
    dialog = page.get_by_role("dialog")
    file: Any = {"name": "职务.xlsx", "mimeType": "application/octet-stream", "buffer": content}
    dialog.locator("input[type=file]").set_input_files([file])
    with page.expect_response(re.compile("importExcel")) as answer:
        dialog.get_by_role("button", name="开始上传").click()
    assert answer.value.json()["code"] == 201
    expect(dialog.get_by_text("共 3 行，成功 1 行，失败 2 行")).to_be_visible(timeout=PATIENCE)
    with page.expect_download() as refused:
        dialog.get_by_role("link").or_(dialog.get_by_role("button", name=re.compile("下载|错误"))).first.click()
    assert refused.value.path().stat().st_size > 0
    dialog.get_by_role("button", name="关闭").last.click()
    expect(rows(page).filter(has_text=mark)).to_have_count(1, timeout=PATIENCE)
    page.get_by_role("search").get_by_label("查找").fill(mark)
    expect(rows(page)).to_have_count(1, timeout=PATIENCE)
    with page.expect_download() as export:
        page.get_by_role("button", name="导出").click()
    assert export.value.path().read_bytes()[:2] == b"PK"

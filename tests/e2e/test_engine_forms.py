"""Any form by use case: drafts, leaving, sub-tables, faults at their cells, two people on one record, the trail."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.grid import PASTE
from tests.e2e.positions import PATIENCE, add_rows, new_mark, open_list, panel, row_of
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
SAVE = re.compile("保 ?存$")


def test_what_was_typed_survives_a_reload_as_a_draft_and_is_dropped_after_the_save(site: Site, window: Windows) -> None:
    page = window()
    open_list(page, site)
    name = new_mark("稿")
    page.get_by_role("button", name="新增").click()
    form = panel(page, "新增职务")
    form.get_by_label("职务名称").fill(name)
    expect(form.get_by_text("草稿已保存")).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(form.get_by_text("未保存的草稿")).to_be_visible(timeout=PATIENCE)
    form.get_by_role("button", name="恢复草稿").click()
    expect(form.get_by_label("职务名称")).to_have_value(name)
    form.get_by_label("职务编码").fill(secrets.token_hex(4))
    form.get_by_role("button", name=SAVE).click()
    expect(row_of(page, name)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    page.get_by_role("button", name="新增").click()
    expect(form).to_be_visible(timeout=PATIENCE)
    expect(form.get_by_text("未保存的草稿")).to_have_count(0)


def test_leaving_with_changes_asks_once_and_keeps_a_draft_if_told(site: Site, window: Windows) -> None:
    mark = new_mark("离")
    add_rows(site, mark, 1)
    page = window()
    open_list(page, site)
    row_of(page, mark).get_by_role("button", name="编辑").click()
    form = panel(page, "编辑职务")
    form.get_by_label("职务名称").fill(f"{mark}改")
    form.get_by_role("button", name=re.compile("取 ?消")).click()
    leaving = panel(page, "有未保存的修改")
    expect(leaving.get_by_role("button", name=re.compile("放 ?弃"))).to_be_visible(timeout=PATIENCE)
    leaving.get_by_role("button", name="保留草稿").click()
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    row_of(page, mark).get_by_role("button", name="编辑").click()
    form.get_by_role("button", name="恢复草稿").click()
    expect(form.get_by_label("职务名称")).to_have_value(f"{mark}改")
    form.get_by_role("button", name=SAVE).click()
    expect(row_of(page, f"{mark}改")).to_be_visible(timeout=PATIENCE)


def test_the_rows_of_a_sub_table_are_saved_with_their_parent_and_faults_stand_at_their_cells(
    site: Site, window: Windows
) -> None:
    page = window()
    open_list(page, site)
    page.goto(f"{site.address}/isystem/dict")
    name, code = new_mark("典"), f"d_{secrets.token_hex(4)}"
    page.get_by_role("button", name="新增").first.click()
    form = panel(page, "新增")
    form.get_by_label("字典名称").fill(name)
    form.get_by_label("字典编码").fill(code)
    form.get_by_role("button", name=re.compile("添加")).click()
    rows = form.locator("[data-row]")
    rows.first.locator("[data-key=itemText]").click()
    page.keyboard.press("Escape")
    page.evaluate(PASTE, "甲\t1\r\n乙\t1")
    expect(rows).to_have_count(2)
    form.get_by_role("button", name=SAVE).click()
    fault = rows.nth(1).locator("[data-key=itemValue][aria-invalid=true]")
    expect(fault).to_be_visible(timeout=PATIENCE)
    fault.click()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    page.keyboard.press("Alt+ArrowUp")
    expect(rows.first).to_contain_text("乙")
    form.get_by_role("button", name=SAVE).click()
    expect(form).to_have_count(0, timeout=PATIENCE)
    items = site.sign_in("admin").get(f"/sys/dict/getDictItems/{code}")
    assert [(item["text"], item["value"]) for item in items] == [("乙", "2"), ("甲", "1")]


def test_two_people_on_one_record_see_each_other_and_the_field_one_is_in(site: Site, window: Windows) -> None:
    mark = new_mark("两")
    add_rows(site, mark, 1)
    one, other = window(), window()
    open_list(one, site, f"?name={mark}")
    open_list(other, site, f"?name={mark}")
    for page in (one, other):
        row_of(page, mark).get_by_role("button", name="编辑").click()
        expect(panel(page, "编辑职务").get_by_label("职务名称")).to_be_visible(timeout=PATIENCE)
    heads = panel(one, "编辑职务").get_by_role("status")
    expect(heads).to_be_visible(timeout=PATIENCE)
    panel(other, "编辑职务").get_by_label("职务名称").focus()
    expect(panel(one, "编辑职务").get_by_text("正在填写")).to_be_visible(timeout=PATIENCE)
    other.close()
    expect(heads).to_have_count(0, timeout=PATIENCE)


def test_a_change_is_taken_back_from_the_trail(site: Site, window: Windows) -> None:
    mark = new_mark("迹")
    [known] = add_rows(site, mark, 1)
    caller = site.sign_in("admin")
    caller.post("/sys/position/edit", **{**caller.get("/sys/position/queryById", id=known["id"]), "name": f"{mark}改"})
    page = window()
    open_list(page, site, f"?name={mark}&open={known['id']}")
    beside = panel(page, mark)
    beside.get_by_role("tab", name="时间线").click()
    beside.get_by_role("button", name=re.compile("撤 ?销")).first.click()
    panel(page, "撤销这次修改").get_by_role("button", name=re.compile("撤 ?销")).click()
    expect(beside.get_by_text(f"{mark}00").first).to_be_visible(timeout=PATIENCE)
    expect(row_of(page, f"{mark}00")).to_be_visible(timeout=PATIENCE)

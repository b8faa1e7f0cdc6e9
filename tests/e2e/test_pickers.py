"""Choosing by use case: what a form holds is chosen in dialogs, trees and reports, by hand and by keys, as far as one may."""

import json
import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import COLOURS, findings
from tests.e2e.crew import hire, make_role, press
from tests.e2e.desktop import step_to, store_session, wait_for
from tests.e2e.picking import OK, begin, branch, choices, confirm, field, node, wait_for_index
from tests.e2e.site import PASSWORD, Caller, Site
from tests.kit.names import name_of

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def test_a_person_gets_departments_roles_and_positions_from_dialogs_that_remember(site: Site, window: Windows) -> None:
    name = f"pick{secrets.token_hex(3)}"
    saved: list[str] = []
    page = window()
    form = begin(page, "用户", site)
    for label, text in (("用户账号", name), ("真实姓名", name_of(1, "选人")), ("登录密码", PASSWORD)):
        form.get_by_label(label, exact=True).fill(text)
    departs = a_branch_of_departments(page, form)
    field(form, "post").get_by_role("button", name="选择职务").click()
    posts = page.get_by_role("dialog", name="选择职务")
    expect(posts.get_by_role("columnheader", name="职级")).to_be_visible()
    search = posts.get_by_role("searchbox")
    expect(search).to_be_focused()
    wait_for_index(page, site.sign_in("admin"), "sys/position", "yyjl")
    search.fill("yyjl")
    expect(posts.locator("tr[data-pick]")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(posts.get_by_role("complementary", name="已选择").get_by_text("运营经理")).to_be_visible()
    page.on("request", lambda call: saved.append(call.url) if call.url.endswith("/sys/user/add") else None)
    page.keyboard.press("Control+s")
    page.keyboard.press("Control+Enter")
    expect(posts).to_have_count(0)
    expect(field(form, "post")).to_contain_text("运营经理")
    assert saved == [], "the dialog's keys are its own"
    with page.expect_response("**/sys/user/add") as heard:
        press(form, "保存")
    sent: Any = heard.value.request.post_data_json
    assert heard.value.ok and sent["post"] == "manager"
    assert len(saved) == 1
    assert len(sent["selecteddeparts"].split(",")) == departs
    expect(form).to_have_count(0)
    begin(page, "用户")
    field(form, "post").get_by_role("button", name="选择职务").click()
    lately = posts.get_by_role("group", name="最近选择")
    lately.get_by_role("button", name="运营经理").click()
    confirm(posts)
    expect(field(form, "post")).to_contain_text("运营经理")


def a_branch_of_departments(page: Page, form: Locator) -> int:
    """Linked, a box takes what is below along; how many were chosen. Others may have added departments meanwhile."""
    shown = form.get_by_label("部门", exact=True)
    expect(shown).to_have_attribute("readonly", "")
    shown.press("Enter")
    departs = page.get_by_role("dialog", name="选择机构")
    node(departs, "云栖物业").locator(".ant-tree-checkbox").click()
    expect(departs.get_by_role("button", name="确定（1）")).to_be_visible()
    node(departs, "云栖物业").locator(".ant-tree-checkbox").click()
    departs.get_by_role("button", name="取消关联").click()
    page.get_by_role("menuitem", name="父子关联").click()
    departs.get_by_label("在部门中查找").fill("ktbjb")
    expect(departs.get_by_text("没有匹配的节点")).to_be_visible()
    departs.get_by_label("在部门中查找").fill("kfbjb")
    expect(node(departs, "客房保洁部")).to_be_visible()
    departs.get_by_label("在部门中查找").fill("")
    node(departs, "云栖物业").locator(".ant-tree-checkbox").first.click()
    chosen = int(re.sub(r"\D", "", departs.get_by_role("button", name=OK).inner_text()))
    assert chosen >= 7
    confirm(departs)
    expect(shown).to_have_value(re.compile("云栖物业,.*客房保洁部"))
    return chosen


def test_an_asset_has_its_class_and_room_and_an_absence_its_people_from_tables_trees_and_reports(
    site: Site, window: Windows
) -> None:
    admin = site.sign_in("admin")
    page = window()
    form = begin(page, "资产卡片", site)
    field(form, "classCode").get_by_role("combobox").click()
    branch(page, "家用电器").locator(".ant-select-tree-switcher").click()
    branch(page, "空调").click()
    expect(field(form, "classCode")).to_contain_text("空调")
    a_room_from_the_table(page, form)
    away = begin(page, "用户代理人")
    away.get_by_label("用户账号", exact=True).click()
    report = page.get_by_role("dialog", name="员工一览")
    confirm_nothing(page, report)
    report.get_by_role("textbox", name="真实姓名").fill("王秀")
    expect(report.locator("tr[data-pick]")).to_have_count(1)
    report.locator("tr[data-pick]").click()
    confirm(report)
    expect(away.get_by_label("用户账号", exact=True)).to_have_value("hk1")
    box = field(away, "agentUserName").get_by_role("combobox")
    box.click()
    box.press_sequentially("lgy")
    choices(page).locator(".ant-select-item-option").filter(has_text="李桂英").click()
    expect(field(away, "agentUserName")).to_contain_text("李桂英")
    keeper = hire(admin, make_role(admin, "sys:sysUserAgent:list", "sys:sysUserAgent:add"))
    clerk = window()
    begin(clerk, "用户代理人", site, keeper).get_by_label("用户账号", exact=True).click()
    refused = clerk.get_by_role("dialog").last.get_by_role("alert")
    expect(refused).to_contain_text("您没有权限从这里选择")
    expect(refused).to_contain_text("sys:user:list")


def test_a_region_comes_from_the_tree_of_a_table_and_stands_above_it_the_next_time(site: Site, window: Windows) -> None:
    admin, page = site.sign_in("admin"), window()
    name, phone = f"择{secrets.choice('甲乙丙丁戊己庚辛')}", f"137{secrets.randbelow(10**8):08d}"
    form = begin(page, "租客", site)
    for label, text in (("姓名", name), ("手机", phone)):
        form.get_by_label(label, exact=True).fill(text)
    region = field(form, "residence").get_by_role("combobox")
    region.click()
    branch(page, "浙江省").locator(".ant-select-tree-switcher").click()
    branch(page, "杭州市").click()
    wait_for_index(page, admin, "sys/region", "nbs")
    region.press_sequentially("nbs")
    titles = choices(page).locator(".ant-select-tree-title")
    expect(titles).to_have_text(["宁波市"])
    region.press("ArrowDown")
    region.press("Enter")
    expect(field(form, "residence")).to_contain_text("宁波市")
    press(form, "保存")
    expect(form).to_have_count(0)
    [kept] = admin.get("/rental/tenant/list", phone=phone)["records"]
    assert (kept["residence"], kept["residence_dictText"]) == ("330200", "宁波市")
    field(begin(page, "租客"), "residence").get_by_role("combobox").click()
    for place, text in enumerate(("最近选择", "宁波市", "杭州市", "全部")):
        expect(titles.nth(place)).to_have_text(text)
    a_room_with_rules(page, admin)


def a_room_with_rules(page: Page, admin: Caller) -> None:
    """Its choices hang in the form, which scrolls, and are kept with the separator that the field declares."""
    room = admin.get("/rental/room/list", pageSize=1)["records"][0]
    step_to(page, f"/rental/room?edit={room['id']}")
    form = page.get_by_role("dialog").last
    rules = field(form, "restrictions").get_by_role("combobox")
    rules.click()
    hung = form.locator(".ant-drawer-body .ant-select-dropdown .ant-select-item-option")
    for place in (0, 1):
        hung.nth(place).click()
    rules.press("Escape")
    press(form, "保存")
    expect(form).to_have_count(0)
    kept = admin.get("/rental/room/queryById", id=room["id"])
    assert len(kept["restrictions"].split(";")) == 2 and len(kept["restrictions_dictText"].split(",")) == 2
    admin.put("/rental/room/edit", id=room["id"], rowVersion=kept["rowVersion"], restrictions=room["restrictions"])


def confirm_nothing(page: Page, dialog: Locator) -> None:
    expect(dialog.locator("tr[data-pick]").first).to_be_visible()
    dialog.get_by_role("button", name=OK).click()
    expect(page.get_by_text("请选择一条记录").first).to_be_visible()


def a_room_from_the_table(page: Page, form: Locator) -> None:
    field(form, "unitId").get_by_role("button", name=re.compile("选 ?择")).click()
    chooser = page.get_by_role("dialog", name=re.compile("^选择"))
    expect(chooser.locator("tr[data-pick]")).to_have_count(5)
    box = chooser.bounding_box()
    assert box and round(box["width"]) == 900
    chooser.get_by_role("searchbox").fill("101")
    rows = chooser.locator("tr[data-pick]")
    expect(rows.filter(has_not_text="101")).to_have_count(0)
    rows.filter(has_text="101").first.click()
    confirm(chooser)
    expect(field(form, "unitId")).to_contain_text("101")


def test_every_picker_is_accessible_by_day_and_night_and_fits_a_phone(gallery: Site, window: Windows) -> None:
    page = window()
    store_session(page, gallery.address, "admin")
    page.goto(f"{gallery.address}/test/home?part=pickers")
    expect(page.get_by_role("heading", name="选择器 Pickers")).to_be_visible()
    expect(page.get_by_label("多个机构", exact=True)).to_be_visible()
    # What is disabled need not stand out, and axe cannot tell a select that is.
    assert [one for one in findings(page) if one[0] not in COLOURS] == []
    shown = page.locator("[data-told]")
    page.get_by_label("多个机构", exact=True).click()
    departs = page.get_by_role("dialog", name="选择机构")
    node(departs, "工程部").locator(".ant-tree-checkbox").click()
    assert findings(page, within=".ant-modal") == []
    confirm(departs)
    told = json.loads(shown.inner_text().rsplit(" / ", 1)[1])
    assert [one["text"] for one in told] == ["工程部"] and told[0]["value"].startswith("A01")
    page.get_by_role("button", name=re.compile("^用 ?户$")).click()
    people = page.get_by_role("dialog", name="选择人员")
    people.locator("tr[data-pick]").first.click()
    assert findings(page, within=".ant-modal") == []
    page.get_by_role("switch", name="dark").evaluate("one => one.click()")
    expect(page.locator("html[data-theme=dark], [data-theme=dark]").first).to_be_attached()
    assert findings(page, COLOURS, within=".ant-modal") == []
    page.set_viewport_size({"width": 390, "height": 844})
    wait_for(page, lambda: bool(page.evaluate("document.documentElement.scrollWidth <= 390")))
    confirm(people)
    expect(page.locator("[data-got]")).to_contain_text(re.compile(r'^\[\["\d+","\w+"\]\]$'))
    page.get_by_role("button", name="通讯录").click()
    book = page.get_by_role("dialog", name="通讯录")
    book.get_by_role("searchbox", name="搜索角色").fill("qt")
    book.get_by_text("front_desk").click()  # other tests copy the role with its name
    assert findings(page, within=".ant-drawer") == []
    book.get_by_role("button", name=OK).click()
    expect(page.locator("[data-got]")).to_contain_text('"clerk1"')

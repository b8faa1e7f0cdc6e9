"""What administrators hand to others: views, fields, rights with their reasons, stand-ins, the menu, messages, and files."""

import re
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from schema.kit.clock import now, to_wire
from tests.e2e.conftest import DESKTOP
from tests.e2e.crew import Crew, entries_of, hire, make_role, pick, press
from tests.e2e.desktop import sign_in_desktop, step_to
from tests.e2e.positions import PATH, PATIENCE, add_rows, choose_file, new_mark, panel, row_of, rows, run_import
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
MANY = 230
SEES = ("sys:position:list", "sys:position:edit")
Windows = Callable[..., Page]


@pytest.fixture(scope="module")
def crew(site: Site, caller: Caller, browser: Browser) -> Iterator[Crew]:
    role, other = make_role(caller, *SEES), make_role(caller, *SEES, "sys:role:list", "sys:role:edit")
    context = browser.new_context(**DESKTOP, reduced_motion="reduce")
    yield Crew(role, other, hire(caller, role), hire(caller, other), context.new_page())
    context.close()


def visit(page: Page, path: str, title: str) -> None:
    step_to(page, path)
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=PATIENCE)


def test_a_view_made_the_default_of_a_role_is_what_its_people_begin_with_and_others_never_see(
    site: Site, admin: Page, crew: Crew, window: Windows
) -> None:
    title = new_mark("岗位视图")
    visit(admin, PATH, "职务管理")
    admin.get_by_role("button", name="列设置").click()
    panel(admin, "列设置").get_by_role("checkbox", name="职级").uncheck()
    admin.keyboard.press("Escape")
    admin.get_by_role("button", name="视图").click()
    admin.get_by_role("button", name="另存为视图").click()
    naming = panel(admin, "另存为视图")
    naming.get_by_label("名称", exact=True).fill(title)
    pick(admin, naming.get_by_role("combobox", name="共享给角色"), crew.role.name)
    naming.get_by_role("checkbox", name="这些角色打开列表时默认使用").check()
    press(naming, "保存")
    expect(admin.get_by_role("button", name=title)).to_be_visible(timeout=PATIENCE)

    crew.begin(site)
    expect(crew.page.get_by_role("button", name=title)).to_be_visible(timeout=PATIENCE)
    expect(crew.page.get_by_role("columnheader", name="职务名称")).to_be_visible()
    expect(crew.page.get_by_role("columnheader", name="职级")).to_have_count(0)

    stranger = window()
    sign_in_desktop(stranger, site.address, crew.outside, PATH)
    expect(stranger.get_by_role("columnheader", name="职级")).to_be_visible(timeout=PATIENCE)
    stranger.get_by_role("button", name="视图").click()
    expect(stranger.get_by_role("button", name="另存为视图")).to_be_visible()
    expect(stranger.get_by_text(title)).to_have_count(0)


def test_a_field_hidden_or_locked_for_a_role_is_felt_in_an_open_window(
    site: Site, admin: Page, crew: Crew, caller: Caller
) -> None:
    mark = new_mark("锁")
    add_rows(site, mark, 1)
    crew.begin(site)
    step_to(crew.page, f"{PATH}?name={mark}")
    row_of(crew.page, mark).get_by_role("button", name="编辑").click()
    form = panel(crew.page, "编辑职务")
    expect(form.get_by_label("职务名称")).to_be_enabled(timeout=PATIENCE)
    crew.page.evaluate("window.stayed = true")

    visit(admin, f"/isystem/role?open={crew.role.id}", "角色管理")
    role = panel(admin, crew.role.name)
    role.get_by_role("tab", name="字段权限").click()
    pick(admin, role.get_by_role("combobox", name="列表"), "职务管理")
    role.get_by_label("职务名称").get_by_text("只读").click()
    role.get_by_label("创建时间").or_(role.get_by_label("职务编码")).first.get_by_text("隐藏").click()
    press(role, "保存")
    expect(form.get_by_label("职务名称")).to_be_disabled(timeout=PATIENCE)
    expect(form.get_by_text("您的角色不能修改此项")).to_be_visible()
    expect(form.get_by_label("职务编码")).to_have_count(0)
    expect(crew.page.get_by_role("columnheader", name="职务编码")).to_have_count(0)
    expect(crew.page.get_by_role("columnheader", name="职务名称")).to_be_visible()
    press(form, "取消")
    assert crew.page.evaluate("window.stayed"), "the window was not loaded anew"


def test_two_roles_are_compared_and_one_right_is_explained(admin: Page, crew: Crew) -> None:
    visit(admin, f"/isystem/role?open={crew.role.id}", "角色管理")
    role = panel(admin, crew.role.name)
    press(role, "更多")
    admin.get_by_role("menuitem", name="对比角色").click()
    compared = panel(admin, "对比角色")
    pick(admin, compared.get_by_role("combobox", name="与哪个角色对比"), crew.other.name)
    expect(compared.get_by_role("status")).to_contain_text(f"仅“{crew.role.name}”有 0 项", timeout=PATIENCE)
    entries = compared.get_by_role("treeitem")
    expect(entries.filter(has_text=re.compile(f"^角色管理{crew.other.name}"))).to_be_visible()
    expect(entries.filter(has_text=re.compile(f"^修改{crew.other.name}"))).to_be_visible()
    expect(entries.filter(has_text="职务管理")).to_have_count(0)
    compared.get_by_role("checkbox", name="只看不同").uncheck()
    expect(entries.filter(has_text=re.compile("^职务管理都有"))).to_be_visible()
    admin.keyboard.press("Escape")
    expect(compared).to_have_count(0)
    press(role, "更多")
    admin.get_by_role("menuitem", name="权限解释").click()
    why = panel(admin, "为什么能 / 不能操作")
    pick(admin, why.get_by_role("combobox", name="人员"), crew.inside)
    for code, verdict in (("sys:position:edit", "yes"), ("sys:role:list", "no")):
        box = why.get_by_role("combobox", name="权限编码")
        box.fill(code)
        box.press("Enter")
        expect(why.locator("[data-verdict]")).to_contain_text(code, timeout=PATIENCE)
        expect(why.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)
        expect(why.locator("[data-decides=true]")).to_have_count(1)
    admin.keyboard.press("Escape")


def test_who_stands_in_for_whom_is_said_on_every_page_until_it_ends(
    site: Site, admin: Page, crew: Crew, caller: Caller
) -> None:
    crew.begin(site)
    visit(admin, f"/isystem/user?username={crew.inside}", "用户管理")
    row = row_of(admin, crew.inside)
    row.get_by_role("button", name="更多操作").click(timeout=PATIENCE)
    admin.get_by_role("menuitem", name=re.compile("代理")).click()
    dialog = panel(admin, "代理人：")
    pick(admin, dialog.get_by_role("combobox", name="代理人"), crew.outside)
    # The choice closed under the mouse, which would hover over a day of the calendar and show that in the box.
    admin.mouse.move(0, 0)
    for at, moment in enumerate((now() - timedelta(hours=1), now() + timedelta(hours=8))):
        box = dialog.locator(".ant-picker input").nth(at)
        box.fill(to_wire(moment))
        box.press("Enter")
        expect(box).to_have_value(to_wire(moment))
    press(dialog, "保存")
    expect(dialog).to_have_count(0, timeout=PATIENCE)
    banner = crew.page.locator("[data-banner=agent]")
    expect(banner).to_contain_text(f"{crew.outside}正在代理您，您的工单和通告会转给对方", timeout=PATIENCE)
    step_to(crew.page, "/account/center")
    expect(banner).to_be_visible()
    [kept] = caller.get("/sys/sysUserAgent/list", userName=crew.inside)["records"]
    caller.delete("/sys/sysUserAgent/delete", id=kept["id"])
    expect(banner).to_have_count(0, timeout=PATIENCE)


def test_an_entry_dragged_in_the_menu_moves_in_the_open_sider_also_below_another_and_back(
    admin: Page, caller: Caller
) -> None:
    mark = new_mark("拖动")
    group, page = (
        caller.post(
            "/sys/permission/add", name=f"{mark}{name}", menuType=kind, url=f"/x/{mark}{kind}", sortNo=9000 + kind
        )
        for name, kind in (("组", 0), ("页", 1))
    )
    visit(admin, "/isystem/permission", "菜单管理")
    sider = admin.get_by_role("menu").first.locator("> li")
    before = [name.strip() for name in sider.all_inner_texts()]
    entries = admin.locator(".ant-table-row").filter(has=admin.locator("[data-menu]"))
    word = entries.nth(2).locator("[data-menu]").inner_text().strip()
    entries.nth(2).drag_to(entries.nth(1), target_position={"x": 40, "y": 3})
    expect(entries.nth(1)).to_contain_text(word, timeout=PATIENCE)
    at = before.index(word)
    expect(sider.nth(at - 1)).to_have_text(word, timeout=PATIENCE)
    admin.get_by_role("button", name="撤销").last.click()
    expect(sider.nth(at)).to_have_text(word, timeout=PATIENCE)
    moved, target = (entries.filter(has_text=f"{mark}{name}") for name in ("页", "组"))
    moved.drag_to(target)
    expect(admin.get_by_text(f"已移动“{mark}页”")).to_be_visible(timeout=PATIENCE)
    expect(moved).to_have_count(0, timeout=PATIENCE)
    stands = {
        node["id"]: node["parentId"] for node in caller.get("/sys/permission/searchTree", keyword=mark)[0]["children"]
    }
    assert stands == {page["id"]: group["id"]}
    admin.get_by_role("button", name="撤销").last.click()
    expect(moved).to_be_visible(timeout=PATIENCE)
    caller.delete("/sys/permission/deleteBatch", ids=f"{group['id']},{page['id']}")


def test_people_are_picked_for_an_announcement_and_it_reaches_them(site: Site, admin: Page, crew: Crew) -> None:
    crew.begin(site)
    title = new_mark("只给两人")
    visit(admin, "/isystem/annountCement?edit=new", "系统通告")
    form = panel(admin, "新增系统通告")
    form.get_by_label("标题").fill(title)
    expect(form.get_by_label("内容")).to_be_visible(timeout=PATIENCE)
    expect(form.get_by_role("button", name="选择人员")).to_have_count(0)
    pick(admin, form.get_by_role("combobox", name="通告对象"), "指定用户")
    form.get_by_role("button", name="选择人员").click()
    picker = admin.get_by_role("dialog", name="选择人员")
    for name in (crew.inside, crew.outside):
        picker.get_by_role("searchbox", name="按姓名").fill(name)
        picker.locator(".ant-table-row").filter(has_text=name).get_by_role("checkbox").check()
    picker.get_by_role("button", name="确定（2）").click()
    expect(form.get_by_label("指定用户", exact=True)).to_have_value(re.compile(crew.inside), timeout=PATIENCE)
    form.locator("[contenteditable=true]").fill("请查收")
    press(form, "保存")
    row_of(admin, title).get_by_role("button", name="发布").click(timeout=PATIENCE)
    press(admin.get_by_role("dialog").last, "确定")
    expect(crew.page.locator("[data-reminder]").filter(has_text=title)).to_be_visible(timeout=PATIENCE)


def test_a_kept_mapping_brings_a_second_file_in_by_its_keys_and_all_rows_are_edited_together(
    admin: Page, caller: Caller
) -> None:
    mark, template = new_mark("批"), new_mark("模板")
    codes = [f"{mark[1:]}{number:03}" for number in range(MANY)]
    visit(admin, f"{PATH}?name={mark}", "职务管理")
    steps = choose_file(admin, ("叫法", "代号"), *((f"{mark}{code}", code) for code in codes))
    for header, field in (("叫法", "职务名称 *"), ("代号", "职务编码 *")):
        pick(admin, steps.get_by_role("combobox", name=f"{header}的对应字段"), field)
    steps.get_by_text("有则更新").click()
    steps.get_by_role("button", name="另存为模板").click()
    steps.get_by_label("模板名称").fill(template)
    press(steps, "保存")
    expect(admin.get_by_text("模板已保存")).to_be_visible(timeout=PATIENCE)
    run_import(admin, f"新增 {MANY}", f"导入 {MANY} 行")
    assert caller.get("/sys/position/list", name=f"*{mark}*")["total"] == MANY

    steps = choose_file(admin, ("叫法", "代号"), (f"{mark}改名", codes[0]), (f"{mark}新来", f"{codes[0]}x"))
    pick(admin, steps.get_by_role("combobox", name="模板"), template)
    run_import(admin, "更新 1", "导入 2 行")
    assert caller.get("/sys/position/list", name=f"*{mark}*")["total"] == MANY + 1
    [changed] = caller.get("/sys/position/list", code=codes[0])["records"]
    assert changed["name"] == f"{mark}改名"

    expect(rows(admin)).to_have_count(10, timeout=PATIENCE)
    admin.keyboard.press("Control+a")
    admin.get_by_role("button", name=f"选择全部 {MANY + 1} 项").click()
    admin.get_by_role("button", name="批量编辑").click()
    batch = panel(admin, f"批量编辑 {MANY + 1} 条")
    batch.get_by_role("checkbox", name="职级").check()
    batch.get_by_role("combobox").click()
    admin.keyboard.press("ArrowDown")
    admin.keyboard.press("Enter")
    press(batch, "执行")
    expect(batch.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE)
    expect(admin.get_by_text(f"已修改 {MANY + 1} 条")).to_be_visible(timeout=2 * PATIENCE)
    ranks = {row["rank"] for row in caller.get("/sys/position/list", name=f"*{mark}*", pageSize=300)["records"]}
    assert len(ranks) == 1 and ranks != {None}


def test_a_template_is_sent_as_it_reads_and_a_department_is_narrowed_by_a_rule(
    site: Site, admin: Page, crew: Crew, caller: Caller
) -> None:
    crew.begin(site)
    mark, code = new_mark("问候"), f"t{new_mark('')}"
    text = "${name}您好，${thing}已备好"
    form = {"templateType": "4", "templateContent": text, "templateTestJson": {"name": "沈先生"}, "useStatus": "1"}
    caller.post("/sys/message/sysMessageTemplate/add", templateName=mark, templateCode=code, **form)
    visit(admin, f"/isystem/sysMessageTemplate?templateCode={code}", "消息模板")
    row_of(admin, mark).get_by_role("button", name="发送测试").click(timeout=PATIENCE)
    dialog = panel(admin, f"发送测试：{mark}")
    expect(dialog.locator("output")).to_have_text("沈先生您好，${thing}已备好", timeout=PATIENCE)
    expect(dialog.get_by_role("button", name=re.compile("^发 ?送$"))).to_be_disabled()
    dialog.get_by_label("thing").fill("房卡")
    pick(admin, dialog.get_by_role("combobox", name="接收人"), crew.inside)
    expect(dialog.locator("output")).to_have_text("沈先生您好，房卡已备好")
    press(dialog, "发送")
    expect(crew.page.locator("[data-reminder]").filter(has_text=mark)).to_be_visible(timeout=PATIENCE)

    entry = next(
        node for node in entries_of(caller.get("/sys/permission/list")) if node["perms"] == "sys:position:list"
    )
    rule = {"permissionId": entry["id"], "ruleColumn": "rank", "ruleConditions": "=", "ruleValue": "1"}
    kept = caller.post("/sys/permission/addPermissionRule", ruleName=mark, **rule)
    top = caller.get("/sys/sysDepart/rootList")["records"][0]["id"]
    depart = caller.post("/sys/sysDepart/add", departName=mark, parentId=top, departOrder=9003)["id"]
    ids = ",".join((entry["parentId"], entry["id"]))
    caller.post("/sys/permission/saveDepartPermission", departId=depart, permissionIds=ids)
    visit(admin, f"/isystem/depart?open={depart}", "部门管理")
    admin.get_by_role("tab", name="部门权限").click()
    admin.get_by_role("textbox", name="在菜单权限中查找").locator("visible=true").fill("职务管理")
    admin.get_by_role("button", name="数据规则").locator("visible=true").click()
    rules = panel(admin, "数据规则：职务管理")
    rules.get_by_role("checkbox", name=mark).check()
    press(rules, "保存")
    expect(admin.get_by_text("数据规则已保存")).to_be_visible(timeout=PATIENCE)
    place = f"/sys/sysDepartPermission/datarule/{entry['id']}/{depart}"
    assert caller.get(place)["drChecked"] == kept["id"]
    caller.post("/sys/sysDepartPermission/datarule", departId=depart, permissionId=entry["id"], dataRuleIds="")
    caller.delete("/sys/permission/deletePermissionRule", id=kept["id"])
    caller.delete("/sys/sysDepart/delete", id=depart)

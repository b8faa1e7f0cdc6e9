"""The error catalogue's rows about single parts: uploads, choices, trees, sub-tables, the user menu, the cron editor."""

import json
import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import sign_in_desktop, step_to, wait_for
from tests.e2e.picking import go_to_step
from tests.e2e.positions import PATH, panel, rows
from tests.e2e.site import PASSWORD, Site
from tests.e2e.test_errors import answer, once, refresh, toast
from tests.e2e.test_shell import user_menu

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
REFUSED = "该编码不存在，请核实！"
UPLOAD = "**/boot/sys/common/upload/start"
CRON = "/isystem/quartzJob?edit=new"
RUNS = "li time"


def refuse(page: Page, address: str, site: Site) -> None:
    """What is asked next is refused by the server itself: it is asked for a category that is not there."""
    real = f"{site.address}/boot/sys/category/loadTreeRoot?pcode=nothing"
    once(page, address, lambda route: route.continue_(url=real))


def picture(name: str, content: bytes) -> Any:
    return {"name": name, "mimeType": "image/png", "buffer": content}


def without_code(route: Route) -> None:
    """A declaration the server would not start with: a choice of no dictionary."""
    told = route.fetch()
    body = told.json()
    for resource in body["result"]["resources"]:
        if resource["path"] == "rental/house":
            field = next(one for one in resource["fields"] if one["kind"] == "dict" and "form" not in one["hide"])
            field["dict"] = ""
    route.fulfill(response=told, body=json.dumps(body))


def test_uploads_choices_and_an_empty_code_fail_in_their_own_words(
    site: Site, window: Windows, proxy: CuttableProxy
) -> None:
    page = window()
    once(page, "**/boot/sys/engine/describe*", without_code)
    sign_in_desktop(page, proxy.address, "admin", "/rental/house?edit=new")
    expect(toast(page, "字典编码不能为空")).to_be_visible()
    form = panel(page, "新增房源")
    a_choice_fails(page, form, site)
    go_to_step(form, "照片")
    files = form.locator("[data-field=cover] input[type=file]")
    files.set_input_files([picture("假.png", b"no picture at all")])
    upload_refused(page, "假.png 上传失败. 请上传图片")
    once(page, UPLOAD, answer(500, "<html>500</html>", "text/html"))
    files.set_input_files([picture("门.png", b"x")])
    upload_refused(page, "门.png 上传失败. 未知错误")
    failed = form.locator("[data-field=cover] li[data-state=error]").filter(has_text="门.png")
    failed.get_by_text("上传失败").hover()
    expect(page.get_by_role("tooltip").filter(has_text="上传失败")).to_be_visible()
    failed.get_by_role("button", name="删除 门.png").click()
    expect(failed).to_have_count(0)
    proxy.cut()
    form.locator("[data-field=video] input[type=file]").set_input_files(
        [picture("看房.mp4", b"x") | {"mimeType": "video/mp4"}]
    )
    expect(form.get_by_text("网络中断，恢复后继续(0%)")).to_be_visible()


def a_choice_fails(page: Page, form: Locator, site: Site) -> None:
    choice = form.locator("[data-field=communityId]").get_by_role("combobox")
    refuse(page, "**/boot/sys/engine/options?*", site)
    choice.click()
    expect(toast(page, REFUSED)).to_be_visible()
    expect(form.locator("[data-field=communityId]").get_by_text("请输入搜索内容")).to_be_visible()
    choice.fill("没有这个小区")
    expect(page.locator(".ant-select-dropdown").filter(visible=True).get_by_text("未找到数据")).to_be_visible()
    page.keyboard.press("Escape")


def upload_refused(page: Page, words: str) -> None:
    dialog = page.get_by_role("dialog").filter(has_text="上传错误")
    expect(dialog.get_by_text(words)).to_be_visible()
    dialog.get_by_role("button").click()
    expect(dialog).to_have_count(0)


def test_a_tree_a_sub_table_and_a_sheet_that_cannot_be_read_say_so(
    site: Site, window: Windows, proxy: CuttableProxy
) -> None:
    caller, mark = site.sign_in("admin"), secrets.token_hex(3)
    known = {"target": "sys/position", "sheet": "", "headerRow": 1, "startRow": 2, "onConflict": "fail"}
    caller.post("/sys/bTemplateParseConfigInfo/add", code=mark, name=f"模板{mark}", **known)
    page = window()
    sign_in_desktop(page, proxy.address, "admin", "/isystem/category")
    expect(page.get_by_role("heading", name="分类字典")).to_be_visible()
    roots = "**/boot/sys/category/rootList?*"
    once(page, roots, answer(200, {"success": True, "code": 200, "result": {"rows": []}}))
    refresh(page)
    expect(toast(page, "返回数据类型不识别")).to_be_visible()
    refuse(page, roots, site)
    refresh(page)
    expect(toast(page, REFUSED)).to_be_visible()
    step_to(page, PATH)
    expect(page.get_by_role("heading", name="职务管理")).to_be_visible()
    page.get_by_role("button", name="导入").click()
    dialog = panel(page, "导入职务")
    fake: Any = {"name": "职务.xlsx", "mimeType": "application/octet-stream", "buffer": b"no sheet at all"}
    dialog.locator("input[type=file]").set_input_files([fake])
    dialog.get_by_role("button", name="开始上传").click()
    expect(page.get_by_text(re.compile("文件上传失败")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    a_report_cannot_begin(page, site)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "ConfigInfo/queryById" in one.url else None)
    step_to(page, f"/isystem/templateParse?name={mark}")
    row = rows(page).filter(has_text=mark)
    expect(row).to_be_visible()
    proxy.cut()
    row.get_by_role("button", name="编辑").click()
    expect(toast(page, "打开子表失败", "error")).to_be_visible()
    assert len(asked) == 4


def a_report_cannot_begin(page: Page, site: Site) -> None:
    step_to(page, "/isystem/userAgent?edit=new")
    refuse(page, "**/boot/online/cgreport/api/getRpColumns/staff*", site)
    panel(page, "新增用户代理人").get_by_label("用户账号", exact=True).click()
    expect(toast(page, f"弹出框初始化失败，请检查配置 {REFUSED}", "error")).to_be_visible()
    popup = page.get_by_role("dialog").filter(has=page.get_by_text("没有读到"))
    popup.get_by_role("button", name=re.compile("重 ?试")).click()
    expect(popup).to_have_count(0)
    expect(page.get_by_role("dialog", name="员工一览").locator("tr[data-pick]").first).to_be_visible()
    page.keyboard.press("Escape")


def test_who_belongs_nowhere_or_is_nobody_is_told_and_a_theme_says_how_it_fares(site: Site, window: Windows) -> None:
    admin, name = site.sign_in("admin"), f"lone{secrets.token_hex(3)}"
    role = next(one for one in admin.get("/sys/role/queryall") if one["roleCode"] == "front_desk")
    admin.post(
        "/sys/user/add",
        username=name,
        realname="独行",
        password=PASSWORD,
        confirmPassword=PASSWORD,
        selectedroles=role["id"],
    )
    page = window()
    sign_in_desktop(page, site.address, name)
    user_menu(page, "切换部门")
    expect(toast(page, "您尚未设置机构信息!")).to_be_visible()
    expect(page.get_by_role("dialog", name="切换部门")).to_have_count(0)
    page.evaluate(
        "() => { window.told = ''; new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {"
        " window.told += node.textContent; }))).observe(document.body, {childList: true, subtree: true}); }"
    )
    user_menu(page, "系统设置")
    drawer = page.get_by_role("dialog", name="系统设置")
    drawer.get_by_role("button", name="明青").click()
    expect(toast(page, "保存成功", "success")).to_be_visible()
    wait_for(page, lambda: "正在编译主题！" in str(page.evaluate("window.told")))
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    a_password_changes(page)
    page.evaluate("localStorage.removeItem('pro__Login_Userinfo')")
    page.reload()
    user_menu(page, "修改密码")
    expect(toast(page, "当前系统无登录用户!")).to_be_visible()
    expect(page.get_by_role("dialog", name="修改密码")).to_have_count(0)
    wrong = {"name": "settings", "value": {"primary": "green"}}
    once(page, "**/sys/user/preferences", lambda route: route.continue_(post_data=json.dumps(wrong)))
    user_menu(page, "系统设置")
    drawer.get_by_role("button", name="极光绿").click()
    expect(toast(page, "更新主题失败", "error")).to_be_visible()


def a_password_changes(page: Page) -> None:
    """Refused once, at its field and nowhere else, and then not: only the server's agreement closes the dialog."""
    user_menu(page, "修改密码")
    dialog = page.get_by_role("dialog", name="修改密码")
    for old, left in (("Wrong@2026", 1), (PASSWORD, 0)):
        for label, typed in (("旧密码", old), ("新密码", "Another@2027"), ("确认新密码", "Another@2027")):
            dialog.get_by_label(label, exact=True).fill(typed)
        with page.expect_response("**/sys/user/updatePassword") as heard:
            dialog.get_by_role("button", name=re.compile("确 ?定$")).click()
        said = heard.value.json()["message"]
        expect(dialog.get_by_text(said) if left else toast(page, said, "success")).to_be_visible()
        expect(toast(page, said, "warning")).to_have_count(0)
        expect(dialog).to_have_count(left)


def test_the_cron_editor_hints_and_previews_what_the_scheduler_would_do(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "admin", CRON)
    form = panel(page, "新增定时任务")
    form.get_by_label("cron表达式").fill("0 0 3 * * ? 2027")
    form.get_by_role("button", name="编辑器").click()
    editor = page.get_by_role("dialog", name="cron表达式")
    expect(editor.get_by_text("执行预览，会忽略年份参数")).to_be_visible()
    expect(editor.locator(RUNS)).to_have_count(10)
    whole = editor.get_by_label("cron表达式")
    editor.get_by_role("tab", name="秒").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    editor.get_by_role("checkbox", name="周一").press("Space")
    expect(whole).to_have_value("0 0 3 ? * 2 2027")
    expect(editor.locator(RUNS).first).to_have_text(re.compile("03:00:00$"))
    editor.get_by_role("tab", name="日").click()
    expect(editor.get_by_text("日和周只能设置其中之一")).to_be_visible()
    expect(editor.get_by_role("radio", name="最后一日")).to_be_disabled()
    whole.fill("0 0 3 1 * 2")
    whole.press("Enter")
    expect(editor.get_by_role("alert").filter(has_text="日和周只能设置其中之一")).to_have_count(2)
    whole.fill("0 0 0 30 2 ?")
    whole.press("Enter")
    expect(editor.get_by_text("无执行时间")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    wait_for(page, lambda: bool(page.evaluate("document.documentElement.scrollWidth <= 390")))
    editor.get_by_role("button", name=re.compile("确 ?定$")).click()
    expect(editor).to_have_count(0)
    expect(form.get_by_label("cron表达式")).to_have_value("0 0 0 30 2 ? *")
    expect(form.get_by_text("无执行时间")).to_be_visible()

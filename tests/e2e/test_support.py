"""A platform's helper: founds an organisation with its first administrator, looks into it, and is seen there; read-only windows
and forced ends say why."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import sign_in_desktop, step_to
from tests.e2e.positions import PATIENCE
from tests.e2e.site import PASSWORD, Caller, Site
from tests.kit.names import letters

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def press(place: Page | Locator, words: str) -> None:
    place.get_by_role("button", name=re.compile(rf"^{' ?'.join(words)}$")).click()


def found(page: Page, mark: str, *, by_link: bool) -> None:
    """On the screen, as the platform's administrator does."""
    page.get_by_role("button", name="新增租户").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("名称").fill(f"测试物业{mark}")
    dialog.get_by_label("编码").fill(f"t{mark}")
    dialog.get_by_label("登录账号").fill(f"boss_{mark}")
    dialog.get_by_label("姓名").fill("许松")
    dialog.get_by_label("手机").fill("13900003333")
    if by_link:
        dialog.get_by_role("radio", name=re.compile("开通链接")).check()
    else:
        dialog.get_by_role("textbox", name="初始密码").fill(PASSWORD)
    press(dialog, "创建租户")


def enter(page: Page, site: Site, username: str) -> None:
    page.goto(f"{site.address}/user/login")
    page.locator("#username").fill(username)
    page.locator("#password").fill(PASSWORD)
    page.get_by_role("button", name=re.compile("^登 ?录$")).click()


def test_an_organisation_is_founded_with_its_administrator_who_enters_at_once(site: Site, window: Windows) -> None:
    page, mark = window(DESKTOP), secrets.token_hex(3)
    sign_in_desktop(page, site.address, "admin", "/isystem/tenant")
    found(page, mark, by_link=False)
    done = page.get_by_role("dialog", name=re.compile("已创建"))
    expect(done).to_contain_text(f"boss_{mark}", timeout=PATIENCE)
    press(done, "完成")
    expect(page.get_by_role("cell", name=f"测试物业{mark}")).to_be_visible()
    theirs = window(DESKTOP)
    enter(theirs, site, f"boss_{mark}")
    expect(theirs.get_by_text("许松").first).to_be_visible(timeout=PATIENCE)


def test_a_first_administrator_opens_the_account_by_a_link(site: Site, window: Windows) -> None:
    page, mark = window(DESKTOP), secrets.token_hex(3)
    sign_in_desktop(page, site.address, "admin", "/isystem/tenant")
    found(page, mark, by_link=True)
    done = page.get_by_role("dialog", name=re.compile("已创建"))
    link = done.get_by_text("/user/alteration?code=")
    expect(link).to_be_visible(timeout=PATIENCE)
    theirs = window(PHONE)
    theirs.goto(link.inner_text())
    theirs.get_by_label("新密码", exact=True).fill(PASSWORD)
    theirs.get_by_label("确认新密码").fill(PASSWORD)
    theirs.get_by_role("button", name=re.compile("^完 ?成$")).click()
    expect(theirs.get_by_text(f"boss_{mark}")).to_be_visible(timeout=PATIENCE)


def test_a_visit_is_under_a_banner_without_buttons_to_change_and_ends_by_one_click(
    site: Site, caller: Caller, window: Windows
) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "admin", "/isystem/tenant")
    row = page.get_by_role("row", name=re.compile("海棠公寓"))
    row.get_by_role("button", name="进入支持").click()
    dialog = page.get_by_role("dialog", name=re.compile("进入支持"))
    dialog.get_by_label("原因").fill("协助核对十月账单")
    press(dialog, "进入")
    banner = page.locator("[data-banner=support]")
    expect(banner).to_contain_text("海棠公寓", timeout=PATIENCE)
    expect(banner).to_contain_text("只能查看")
    step_to(page, "/isystem/position")
    expect(page.get_by_role("heading", name="职务管理")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=re.compile("新 ?增"))).to_have_count(0)
    expect(banner).to_be_visible()

    theirs = window(DESKTOP)
    sign_in_desktop(theirs, site.address, "admin2", "/isystem/supportVisit")
    expect(theirs.get_by_role("cell", name="协助核对十月账单").first).to_be_visible(timeout=PATIENCE)

    press(banner, "结束支持")
    expect(page).to_have_url(re.compile("/isystem/tenant"), timeout=PATIENCE)
    expect(page.get_by_role("button", name="新增租户")).to_be_visible(timeout=PATIENCE)
    expect(banner).to_have_count(0)


def test_an_administrator_sees_what_a_role_sees_is_refused_to_change_and_leaves(site: Site, window: Windows) -> None:
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "admin2", "/isystem/role")
    page.get_by_role("row", name=re.compile("front_desk")).get_by_role("button", name="更多操作").click()
    page.locator(".ant-dropdown:visible").get_by_role("menuitem", name="以此角色查看", exact=True).click()
    press(page.get_by_role("dialog"), "确定")
    banner = page.locator("[data-banner=support]")
    expect(banner).to_contain_text("前台", timeout=PATIENCE)
    expect(page.get_by_role("menuitem", name=re.compile("租赁|房态|客房")).first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("组织与权限")).to_have_count(0)
    press(banner, "退出视角")
    expect(page).to_have_url(re.compile("/isystem/role"), timeout=PATIENCE)
    expect(page.get_by_role("row", name=re.compile("front_desk"))).to_be_visible(timeout=PATIENCE)
    expect(banner).to_have_count(0)


# Where something is shown, and what must not stand beside it while nothing can be changed.
LOOKING = {
    "/account/settings": ("姓名", "更换头像"),
    "/account/settings/binding": ("账号绑定", "^绑 ?定$"),
    "/account/settings/notification": ("免打扰时段", "^保 ?存$"),
    "/assetMg": ("资产管理", "登记|新增"),
    "/risk": ("风险管理", "登记|新增"),
    "/workflow": ("审批中心", "发起|新增"),
    "/housekeeping/dispatch": ("待派单", "拿起|派给"),
}


def test_while_nothing_can_be_changed_buttons_are_gone_and_come_back(site: Site, window: Windows) -> None:
    theirs = site.sign_in("admin2")
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, "admin2", "/isystem/position")
    add = page.get_by_role("button", name=re.compile("新 ?增"))
    expect(add).to_be_visible(timeout=PATIENCE)
    try:
        theirs.put("/sys/service/edit", key="safeMode", value="1")
        expect(page.locator("[data-banner=locked]")).to_contain_text("只读模式", timeout=PATIENCE)
        expect(add).to_have_count(0)
        for path, (shown, gone) in LOOKING.items():
            step_to(page, path)
            expect(page.get_by_text(shown).filter(visible=True).first).to_be_visible(timeout=PATIENCE)
            expect(page.get_by_role("button", name=re.compile(gone)).filter(visible=True)).to_have_count(0)
        step_to(page, "/isystem/service")
        expect(page.locator("[data-switch=safeMode]").get_by_role("switch")).to_be_enabled(timeout=PATIENCE)
    finally:
        theirs.put("/sys/service/edit", key="safeMode", value="0")
    step_to(page, "/isystem/position")
    expect(add).to_be_visible(timeout=PATIENCE)


def test_who_was_signed_out_reads_why_on_the_login_page(site: Site, caller: Caller, window: Windows) -> None:
    name = f"w{letters()}"
    made = caller.post("/sys/user/add", username=name, realname=name, password=PASSWORD, confirmpassword=PASSWORD)
    roles = caller.get("/sys/role/queryall")
    desk = next(role for role in roles if role["roleCode"] == "front_desk")
    caller.post("/sys/user/addSysUserRole", roleId=desk["id"], userIdList=[made["id"]])
    page = window(DESKTOP)
    sign_in_desktop(page, site.address, name)
    expect(page.get_by_text(name).first).to_be_visible(timeout=PATIENCE)
    caller.put("/sys/user/frozenBatch", ids=made["id"], status="2", reason="离职")
    expect(page).to_have_url(re.compile("/user/login"), timeout=PATIENCE)
    expect(page.get_by_role("alert").filter(has_text="账号已被冻结")).to_be_visible(timeout=PATIENCE)

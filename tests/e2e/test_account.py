"""The personal centre walked to its ends: phone, e-mail, user name and password in steps; figures, and all settings in one place."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.login import last_code, wait_for_code
from tests.e2e.site import PASSWORD, Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
NEXT, SUBMIT = re.compile("下一步$"), re.compile("提 ?交$")
FRESH = "Aa1!fresh-word"


def hire(site: Site) -> str:
    """Somebody who works here, with a phone."""
    name = f"me_{secrets.token_hex(3)}"
    phone = f"13{secrets.randbelow(10**9):09d}"
    admin = site.sign_in("admin")
    [role] = admin.get("/sys/role/list", roleCode="dispatcher")["records"]
    person = {"username": name, "realname": "卫清和", "password": PASSWORD, "phone": phone}
    admin.post("/sys/user/add", **person, selectedroles=role["id"])
    return name


def change(page: Page, field: str) -> Locator:
    page.get_by_role("button", name=f"修改{field}").click()
    return page.get_by_role("dialog", name=re.compile("^修改"))


def prove_by_password(dialog: Locator) -> None:
    dialog.get_by_text("登录密码", exact=True).click()
    dialog.get_by_label("当前密码").fill(PASSWORD)
    dialog.get_by_role("button", name=NEXT).click()


def finish(page: Page, dialog: Locator) -> None:
    dialog.get_by_role("button", name=SUBMIT).click()
    expect(dialog.get_by_text("修改成功")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_phone_mail_name_and_password_are_changed_step_by_step(site: Site, window: Windows) -> None:
    name, page, elsewhere = hire(site), window(), window()
    sign_in_desktop(elsewhere, site.address, name, "/account/center")
    sign_in_desktop(page, site.address, name, "/account/settings?part=security")
    lines = {key: page.locator(f"[data-line={key}]") for key in ("phone", "email", "username")}

    dialog, phone = change(page, "密保手机"), f"15{secrets.randbelow(10**9):09d}"
    dialog.get_by_text("登录密码", exact=True).click()
    dialog.get_by_label("当前密码").fill("Wrong-word1")
    dialog.get_by_role("button", name=NEXT).click()
    expect(dialog.get_by_text("旧密码输入错误!")).to_be_visible()
    prove_by_password(dialog)
    dialog.get_by_label("新手机号").fill(phone[:-1])
    dialog.get_by_role("button", name="获取验证码").click()
    expect(dialog.get_by_text("请输入正确的手机号码")).to_be_visible()
    dialog.get_by_label("新手机号").fill(phone)
    dialog.get_by_role("button", name="获取验证码").click()
    dialog.get_by_label("验证码").fill(wait_for_code(page, site, phone))
    finish(page, dialog)
    expect(lines["phone"]).to_contain_text(f"{phone[:3]}****{phone[-4:]}")

    dialog, mail = change(page, "备用邮箱"), f"{secrets.token_hex(3)}@example.org"
    before = last_code(site, phone)
    dialog.get_by_role("button", name="获取验证码").click()
    dialog.get_by_label("验证码").fill(wait_for_code(page, site, phone, before))
    dialog.get_by_role("button", name=NEXT).click()
    dialog.get_by_label("新邮箱").fill(mail)
    dialog.get_by_role("button", name="获取验证码").click()
    dialog.get_by_label("验证码").fill(wait_for_code(page, site, mail))
    finish(page, dialog)
    expect(lines["email"]).to_contain_text(f"{mail[:2]}***@example.org")

    dialog, fresh = change(page, "用户名"), f"清和-{secrets.token_hex(2)}"
    prove_by_password(dialog)
    dialog.get_by_label("新用户名").fill("a b")
    dialog.get_by_role("button", name=SUBMIT).click()
    expect(dialog.get_by_text(re.compile("用户名为4到20位"))).to_be_visible()
    dialog.get_by_label("新用户名").fill(fresh)
    finish(page, dialog)
    expect(lines["username"]).to_contain_text(fresh)

    dialog = change(page, "登录密码")
    prove_by_password(dialog)
    dialog.get_by_label("新密码", exact=True).fill("weak")
    dialog.get_by_label("确认新密码").fill("other")
    dialog.get_by_role("button", name=SUBMIT).click()
    expect(dialog.get_by_text("密码强度不足")).to_be_visible()
    expect(dialog.get_by_text("两次输入的密码不一样！")).to_be_visible()
    dialog.get_by_label("新密码", exact=True).fill(FRESH)
    dialog.get_by_label("确认新密码").fill(FRESH)
    dialog.get_by_role("button", name=SUBMIT).click()
    expect(dialog.get_by_text("其他设备已退出登录。")).to_be_visible()
    elsewhere.wait_for_url("**/user/login**")
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="最近登录").locator("[data-sign-in=true]").first).to_be_visible()


def test_the_secretariat_lands_on_its_figures_each_of_which_opens_its_rows(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "secretary1", "/dashboard/chamber")
    overview = page.get_by_role("region", name="商会总览")
    tile = overview.locator("[data-figure='vip/person']").first
    count = tile.get_attribute("data-count")
    assert count and int(count) > 0
    expect(overview.locator("[data-chart='fin/due.dueDate'] [data-drawing] svg")).to_be_visible()
    tile.click()
    page.wait_for_url("**/vip/person?state=member")
    expect(page.get_by_text(re.compile(rf"共 ?{count} ?条")).first).to_be_visible()


def test_settings_are_found_in_one_place_by_name_by_what_they_hold_and_by_pinyin(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "admin", "/isystem/settings")
    area = page.get_by_role("region", name="设置中心")
    for path in (
        "/isystem/dict",
        "/signing/template",
        "/vip/level",
        "/fin/payMethod",
        "/vip/org",
        "/vip/agreement",
        "/crm/contact",
    ):
        expect(area.locator(f"[data-setting='{path}']")).to_be_visible()
    box = area.get_by_label("搜索设置")
    for typed in ("手续费", "shoukuan"):
        box.fill(typed)
        expect(area.locator("[data-setting='/isystem/dict']")).to_have_count(0)
        expect(area.locator("[data-setting='/fin/payMethod']")).to_be_visible()
    box.fill("没有的东西")
    expect(area.get_by_text("没有这样的设置")).to_be_visible()
    box.fill("")
    area.locator("[data-setting='/vip/level'] a").click()
    page.wait_for_url("**/vip/level")

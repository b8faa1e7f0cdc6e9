"""The personal centre walked to its ends: phone, e-mail, user name and password in steps, and a real name that is verified."""

import re
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import sign_in_desktop, step_to
from tests.e2e.login import last_code, wait_for_code
from tests.e2e.site import PASSWORD, Site
from tests.e2e.test_notices import bell

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
NEXT, SUBMIT = re.compile("下一步$"), re.compile("提 ?交$")
GOOD_ID = "440524188001010014"
FRESH = "Aa1!fresh-word"


def hire(site: Site) -> str:
    """Somebody who works here, with a phone and nothing to look at but their own."""
    name = f"me_{secrets.token_hex(3)}"
    phone = f"13{secrets.randbelow(10**9):09d}"
    site.sign_in("admin").post("/sys/user/add", username=name, realname="卫清和", password=PASSWORD, phone=phone)
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


def test_a_real_name_is_handed_in_refused_mended_and_verified(site: Site, window: Windows, tmp_path: Path) -> None:
    name, person, reviewer = hire(site), window(), window()
    sides = {"人像面": tmp_path / "front.png", "国徽面": tmp_path / "back.png"}
    for colour, path in zip(("teal", "maroon"), sides.values(), strict=True):
        Image.new("RGB", (640, 400), colour).save(path)
    sign_in_desktop(person, site.address, name, "/account/settings?part=realname")
    expect(person.get_by_text("您尚未实名认证")).to_be_visible()
    hand_in = person.get_by_role("button", name=re.compile("提交认证$"))
    person.get_by_label("真实姓名").fill("卫清和")
    person.get_by_label("身份证号码").fill("440524188001010015")
    hand_in.click()
    expect(person.get_by_text("身份证号码不正确")).to_be_visible()
    expect(person.get_by_text("请上传照片").first).to_be_visible()
    fill_in(person, sides)
    hand_in.click()
    expect(person.get_by_text("审核中，结果会发到您的消息")).to_be_visible()
    expect(person.get_by_text("4405**********0014")).to_be_visible()

    sign_in_desktop(reviewer, site.address, "admin", "/isystem/realName?state=1&realname=卫清和")
    decide(reviewer, "不予通过", "背面照片模糊")
    expect(person.get_by_text("原因：背面照片模糊")).to_be_visible()
    fill_in(person, sides)
    hand_in.click()
    expect(person.get_by_text("审核中，结果会发到您的消息")).to_be_visible()
    step_to(reviewer, "/isystem/realName?state=1&realname=卫清和")
    decide(reviewer, "通过认证", "")
    expect(person.get_by_text("您已通过实名认证")).to_be_visible()
    bell(person)
    expect(person.get_by_text("实名认证已通过").first).to_be_visible()


def fill_in(page: Page, sides: dict[str, Path]) -> None:
    page.get_by_label("身份证号码").fill(GOOD_ID)
    for side, path in sides.items():
        page.locator(f"input[type=file][aria-label*={side}]").set_input_files(path)
        expect(page.get_by_role("list", name=f"身份证{side}").locator("img").first).to_be_visible()


def decide(page: Page, step: str, reason: str) -> None:
    row = page.get_by_role("row").filter(has_text="卫清和").first
    row.get_by_role("button", name=step).click()
    dialog = page.get_by_role("dialog", name=re.compile(step))
    if reason:
        dialog.get_by_label("原因").fill(reason)
    dialog.get_by_role("button", name=re.compile(f"{step}|确 ?定")).click()
    expect(dialog).to_have_count(0)


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

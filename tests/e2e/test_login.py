"""The door by mouse, by keys and on a phone: slider, lockout, registration, alteration, agreements, an enterprise chat."""

import re
from base64 import b64encode
from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from random import randrange
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.login import ask_for_code, drag_slider, slide_by_keys, wait_for_code
from tests.e2e.site import PASSWORD, Site
from tests.e2e.test_login_ways import phone_of

pytestmark = pytest.mark.e2e
NEW_PASSWORD = "Xinmen@2027"
CHAT: dict[str, Any] = {**PHONE, "user_agent": "Mozilla/5.0 (iPhone) AppleWebKit/605 MicroMessenger/7.0 wxwork/4.1.20"}
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])


def fresh_number() -> str:
    """Nobody had it yet, in a house that was running before either."""
    return f"{randrange(10**8):08d}"


def enter(page: Page, username: str, password: str) -> None:
    """Types and presses; the answer is there afterwards."""
    page.locator("#username").fill(username)
    page.locator("#password").fill(password)
    with page.expect_response("**/sys/login"):
        page.locator("#password").press("Enter")


def test_failures_ask_for_the_slider_and_then_close_the_door_for_a_while(
    site: Site, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(f"{site.address}/user/login")
    name = f"nobody-{fresh_number()}"
    for _ in range(3):
        enter(page, name, "wrong")
    expect(page.get_by_role("alert")).to_contain_text("再错2次将锁定10分钟")
    page.locator("#password").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("请先完成验证")

    handle = drag_slider(page, part=0.7)
    expect(handle).to_have_attribute("aria-valuenow", "0")
    drag_slider(page)
    expect(page.get_by_text("验证通过").first).to_be_visible()
    enter(page, name, "wrong")
    expect(page.get_by_text("请按住滑块，拖动到最右边")).to_be_visible()
    slide_by_keys(page)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "验证通过")
    page.get_by_role("button", name="改用图片验证码").click()
    picture = page.get_by_role("img", name=re.compile("验证码图片"))
    expect(picture).to_be_visible()
    before = str(picture.get_attribute("src"))
    picture.click()
    expect(picture).not_to_have_attribute("src", before)
    page.get_by_role("button", name="改用滑块验证").click()
    slide_by_keys(page)
    expect(page.get_by_text("验证通过").first).to_be_visible()

    enter(page, name, "wrong")
    for words in ("已暂时锁定", "验证码重设", "联系管理员"):
        expect(page.get_by_role("alert")).to_contain_text(words)
    expect(page.get_by_role("button", name=re.compile(r"(9:\d\d|10:00) 后可再试"))).to_be_disabled()
    page.get_by_role("link", name="忘记密码").click()
    page.wait_for_url("**/user/alteration")


def test_somebody_registers_waits_for_approval_and_comes_in(site: Site, window: Callable[..., Page]) -> None:
    page, phone, name = window(), f"136{fresh_number()}", f"新人-{fresh_number()}"
    page.goto(f"{site.address}/user/login?redirect=%2Frental%2Fboard")
    page.get_by_role("link", name="注册账号").click()
    expect(page.get_by_role("heading", name="注册账号")).to_be_visible()
    page.locator("#username").fill("clerk1")
    expect(page.get_by_text("该账号已存在")).to_be_visible()
    page.locator("#username").fill(name)
    page.locator("#realname").fill("新人")
    page.locator("#phone").fill(phone_of(site, "clerk1"))
    expect(page.get_by_text("该手机号已注册")).to_be_visible()
    page.locator("#phone").fill(phone)
    expect(page.get_by_text("该手机号已注册")).to_have_count(0)
    page.locator("#smscode").fill(ask_for_code(page, site, phone))
    page.locator("#password").fill("abcdefgh")
    expect(page.get_by_text("还缺大写字母、数字、特殊符号")).to_be_visible()
    page.locator("#password").fill(PASSWORD)
    expect(page.get_by_text("强度：强")).to_be_visible()
    page.locator("#confirmpassword").fill("different")
    expect(page.get_by_text("两次输入的密码不一样！")).to_be_visible()
    page.locator("#confirmpassword").fill(PASSWORD)
    page.locator("form button[type=submit]").click()
    expect(page.get_by_text("请先阅读并同意协议")).to_be_visible()
    page.get_by_role("button", name="《隐私政策》").click()
    expect(page.get_by_role("dialog")).to_contain_text("我们收集什么")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("checkbox").check()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/user/register-result**")
    expect(page.get_by_text("注册成功，等待审核")).to_be_visible()
    page.get_by_role("button", name="返回登录").click()
    enter(page, name, PASSWORD)
    expect(page.get_by_role("alert")).to_contain_text("待管理员审核")

    approve(site, window(), name)
    enter(page, name, PASSWORD)
    page.wait_for_url("**/rental/board")


def approve(site: Site, boss: Page, name: str) -> None:
    sign_in_desktop(boss, site.address, "admin", "/isystem/user?status=3")
    row = boss.locator(".ant-table-row", has_text=name)
    row.get_by_role("button", name="通过注册", exact=True).click()
    dialog = boss.get_by_role("dialog")
    expect(dialog).to_contain_text(name)
    dialog.get_by_label("角色").click()
    boss.locator(".ant-select-item-option", has_text="前台").click()
    boss.keyboard.press("Escape")
    dialog.get_by_role("button", name=re.compile("通 ?过$")).click()
    expect(boss.get_by_text("已通过，可以登录了").first).to_be_visible()


def test_on_a_phone_a_forgotten_password_is_set_anew_by_a_code(site: Site, window: Callable[..., Page]) -> None:
    phone, name = f"137{fresh_number()}", f"forgot_{fresh_number()}"
    person = {"username": name, "realname": "健忘", "password": PASSWORD, "phone": phone}
    site.sign_in("admin").post("/sys/user/add", **person)
    page = window(PHONE)
    code = begin_alteration(page, site, name, phone)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("验证码", exact=True).fill("000000" if code != "000000" else "111111")
    page.get_by_label("验证码", exact=True).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("验证码错误或已失效")
    page.get_by_label("验证码", exact=True).fill(code)
    page.get_by_label("验证码", exact=True).press("Enter")
    page.locator("#password").fill("weak")
    page.locator("#confirmpassword").fill("weak")
    page.get_by_role("button", name="完成").click()
    expect(page.get_by_text("密码强度不足")).to_be_visible()
    page.locator("#password").fill(NEW_PASSWORD)
    page.locator("#confirmpassword").fill(NEW_PASSWORD)
    page.locator("#confirmpassword").press("Enter")
    expect(page.get_by_text("密码已修改")).to_be_visible()
    page.get_by_role("button", name="返回登录").click()
    enter(page, name, PASSWORD)
    expect(page.get_by_role("alert")).to_contain_text("用户名或密码错误")
    with page.expect_response("**/sys/login") as entered:
        page.locator("#password").fill(NEW_PASSWORD)
        page.locator("#password").press("Enter")
    assert entered.value.json()["code"] == 200


def begin_alteration(page: Page, site: Site, name: str, phone: str) -> str:
    """Names the account and proves to be human; gives the code that went to the phone."""
    page.goto(f"{site.address}/user/alteration")
    page.get_by_label("账号、手机号或邮箱").fill(name)
    slide_by_keys(page)
    expect(page.get_by_text("验证通过").first).to_be_visible()
    page.get_by_role("button", name="发送验证码").click()
    expect(page.get_by_text(f"如果账号 {name} 存在")).to_be_visible()
    return wait_for_code(page, site, phone)


def test_a_new_address_stands_for_an_account_once_its_own_code_came_back(
    site: Site, window: Callable[..., Page]
) -> None:
    boss, phone, name = site.sign_in("admin"), f"136{fresh_number()}", f"moved_{fresh_number()}"
    boss.post("/sys/user/add", username=name, realname="换邮箱", password=PASSWORD, phone=phone)
    page, address = window(), f"{name}@example.com"
    code = page.get_by_label("验证码", exact=True)
    code_sent = begin_alteration(page, site, name, phone)
    code.fill(code_sent)
    code.press("Enter")
    page.get_by_text("新邮箱", exact=True).first.click()
    page.locator("#email").fill("nobody@")
    page.get_by_role("button", name="获取验证码").click()
    expect(page.get_by_text("请输入正确的邮箱地址")).to_be_visible()
    page.locator("#email").fill(address)
    page.get_by_role("button", name="获取验证码").click()
    page.locator("#code").fill(wait_for_code(page, site, address))
    page.get_by_role("button", name="完成").click()
    expect(page.get_by_text("邮箱已修改")).to_be_visible()
    assert [user["email"] for user in boss.get("/sys/user/list", username=name)["records"]] == [address]


def test_a_newer_agreement_stops_open_screens_until_it_is_accepted(site: Site, window: Callable[..., Page]) -> None:
    boss = site.sign_in("admin2")
    page = window()
    sign_in_desktop(page, site.address, "admin2")
    version = f"9.{fresh_number()}"
    text = {"title": "用户协议", "content": "一、新条款\n请重新阅读本条款。", "version": version}
    made = boss.post("/sys/userAgreement/add", kind="user", forceReaccept=True, **text)
    try:
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("协议已更新，请重新确认")
        expect(dialog).to_contain_text("请重新阅读本条款")
        page.keyboard.press("Escape")
        page.reload()
        expect(dialog).to_contain_text(f"版本 {version}")
        dialog.get_by_role("button", name="同意并继续").click()
        expect(dialog).to_have_count(0)
        page.reload()
        expect(page.locator("header").first).to_be_visible()
        accepted = boss.get("/sys/agreementAccept/list", version=version)["records"]
        assert [row["version"] for row in accepted] == [version]
    finally:
        boss.put("/sys/userAgreement/edit", id=made["id"], forceReaccept=False)


def test_inside_an_enterprise_chat_its_identity_opens_the_page_that_was_asked_for(
    site: Site, window: Callable[..., Page]
) -> None:
    page = window(CHAT)
    page.goto(f"{site.address}/rental/board")
    page.get_by_role("link", name="周以安").click()
    page.wait_for_url("**/oauth2-app/login?redirect=%2Frental%2Fboard#**")
    phone = phone_of(site, "clerk2")
    page.get_by_label("手机号").fill(phone)
    page.get_by_label("验证码", exact=True).fill(ask_for_code(page, site, phone))
    page.get_by_role("button", name="绑定并登录").click()
    page.wait_for_url("**/rental/board")
    page.evaluate("localStorage.clear()")
    page.goto(f"{site.address}/rental/board")
    expect(page.get_by_role("button", name="用演练身份登录")).to_be_visible()
    assert "redirect=%2Frental%2Fboard" in page.url, "who logged out is not led in circles"
    again = window(CHAT)
    again.goto(f"{site.address}/oauth2-app")
    again.get_by_role("link", name="周以安").click()
    again.wait_for_url("**/dashboard/**")


def test_a_festival_stands_behind_the_door(site: Site, window: Callable[..., Page]) -> None:
    page, boss = window(), site.sign_in("admin")
    today = datetime.now(ZoneInfo("Asia/Shanghai")).date().isoformat()
    sign_in_desktop(page, site.address, "admin")
    picture = page.evaluate(UPLOAD, draw_picture())
    days = {"beginDay": today, "endDay": today, "kind": "festival"}
    made = boss.post("/isystem/festival/add", name="灯会", images=picture, loginBg=True, **days)
    visitor = window()
    visitor.goto(f"{site.address}/user/login")
    behind = visitor.locator("[aria-hidden] img")
    expect(behind).to_have_js_property("naturalWidth", 64)
    boss.put("/isystem/festival/edit", id=made["id"], loginBg=False)
    visitor.reload()
    expect(visitor.locator("[aria-hidden] svg rect").first).to_be_attached()
    expect(behind).to_have_count(0)


UPLOAD = """async base64 => {
  const bytes = Uint8Array.from(atob(base64), one => one.charCodeAt(0));
  const form = new FormData();
  form.append("file", new Blob([bytes], {type: "image/png"}), "灯会.png");
  form.append("biz", "festival");
  const token = JSON.parse(localStorage.getItem("pro__Access-Token")).value;
  const answer = await fetch("/boot/sys/common/upload", {method: "POST", body: form, headers: {"X-Access-Token": token}});
  return (await answer.json()).message;
}"""


def draw_picture() -> str:
    """A picture of no earlier test, 64 wide."""
    kept = BytesIO()
    Image.new("RGB", (64, 40), (200, randrange(256), randrange(256))).save(kept, "PNG")
    return b64encode(kept.getvalue()).decode()


@SCHEMES
def test_nothing_at_the_door_keeps_anybody_out(scheme: str, site: Site, window: Callable[..., Page]) -> None:
    page = window(DESKTOP, color_scheme=scheme, bypass_csp=True)
    page.goto(f"{site.address}/user/login")
    expect(page.get_by_role("img", name=re.compile("二维码"))).to_have_count(2)
    assert findings(page) == []
    page.get_by_role("button", name="《用户协议》").click()
    expect(page.get_by_role("dialog")).to_contain_text("版本")
    assert findings(page) == []
    page.goto(f"{site.address}/user/register")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".ant-form-item-explain-error").first).to_be_visible()
    assert findings(page) == []
    page.goto(f"{site.address}/user/alteration")
    page.get_by_label("账号、手机号或邮箱").fill("somebody")
    assert findings(page) == []
    drag_slider(page)
    expect(page.get_by_text("验证通过").first).to_be_visible()
    assert findings(page) == []

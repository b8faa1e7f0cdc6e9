"""Every address leads somewhere sensible: redirects, the guard with and without a token, error pages, and no other host."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import sign_in_desktop, step_to, submit_login
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
CHAT = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 wxwork/4.1.30"
# Reads the menu as the client does; the address of every page in it.
_MENU = """async () => {
  const token = JSON.parse(localStorage['pro__Access-Token']).value;
  const answer = await fetch('/boot/sys/permission/getUserPermissionByToken', {headers: {'X-Access-Token': token}});
  return (await answer.json()).result.menu;
}"""


def path_of(page: Page) -> str:
    parts = urlsplit(page.url)
    return parts.path + (f"?{parts.query}" if parts.query else "")


def error_page(page: Page, code: int) -> None:
    expect(page.locator(f"[data-error-page='{code}']")).to_be_visible()


def test_addresses_lead_on_as_the_table_of_routes_says(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "admin")
    mine = page.evaluate("JSON.parse(localStorage['pro__Login_Userinfo']).value.id")
    for asked, reached in {
        "/": "/dashboard/analysis",
        "/dashboard": "/dashboard/workplace",
        "/user": "/dashboard/analysis",
        "/user/login": "/dashboard/analysis",
        f"/user/login?redirect={quote('/rental/order?pageNo=2')}": "/rental/order?pageNo=2",
        f"/user/login?redirect={quote('https://evil.example/')}": "/dashboard/analysis",
        f"/user/login?redirect={quote('//evil.example/')}": "/dashboard/analysis",
        "/oauth2-app": "/dashboard/analysis",
        "/vip/modules/UserDetail": f"/vip/modules/UserDetail?id={mine}",
        "/no/such/page": "/404",
    }.items():
        page.goto(site.address + asked)
        page.wait_for_url(site.address + reached)
    page.goto(f"{site.address}/vip/modules/UserDetail")
    expect(page.get_by_role("heading", name="顾云深")).to_be_visible()
    home = site.sign_in("admin").get("/rental/house/list", pageSize=1)["records"][0]
    page.goto(f"{site.address}/Housekeeping/propertyPortrait?id={home['id']}")
    expect(page.get_by_role("heading", name=home["houseNo"])).to_be_visible()
    expect(page.get_by_text("每月房费（元）").first).to_be_visible()
    page.get_by_text("长租", exact=True).click()
    page.wait_for_url(f"**/Housekeeping/propertyPortraitlong?id={home['id']}")
    expect(page.get_by_text("每月实收租金（元）").first).to_be_visible()
    page.goto(f"{site.address}/isps/userAnnouncement")
    expect(page.locator("[data-gj-page]").filter(visible=True)).to_be_visible()
    assert path_of(page) == "/isps/userAnnouncement"


def test_without_a_token_the_listed_pages_are_open_and_all_others_ask_to_log_in(site: Site, window: Windows) -> None:
    page = window()
    for path in ("/user/login", "/user/register", "/user/alteration", "/guanwang"):
        page.goto(site.address + path)
        expect(page.locator("#root :is(h1, h2, form)").first).to_be_visible()
        assert path_of(page) == path
    page.goto(f"{site.address}/user/register-result")
    page.wait_for_url("**/user/register")
    for path in ("/", "/dashboard", "/user", "/no/such/page", "/rental/board", "/vip/modules/UserDetail"):
        page.goto(site.address + path)
        page.wait_for_url("**/user/login*")
    page.goto(f"{site.address}/rental/order?pageNo=1&state=draft#end")
    page.wait_for_url(f"**/user/login?redirect={quote('/rental/order?pageNo=1&state=draft#end', safe='')}")
    submit_login(page, "clerk1")
    page.wait_for_url("**/rental/order?pageNo=1&state=draft#end")
    chat = window(DESKTOP, user_agent=CHAT)
    chat.goto(f"{site.address}/rental/board")
    chat.wait_for_url(f"**/oauth2-app/login?redirect={quote('/rental/board', safe='')}")
    chat = window(DESKTOP, user_agent=CHAT)  # the one before is on its way to the chat's own sign-in
    chat.goto(f"{site.address}/user/login")
    chat.wait_for_url("**/oauth2-app/login")


def test_an_address_without_a_right_is_not_an_address_that_does_not_exist(site: Site, window: Windows) -> None:
    page = window(DESKTOP, bypass_csp=True)
    sign_in_desktop(page, site.address, "clerk1", "/rental/order")
    expect(page.locator(".ant-table-row").first).to_be_visible()
    page.goto(f"{site.address}/isystem/role")
    error_page(page, 403)
    facts = page.locator("[data-error-page] dl")
    for fact in ("角色管理", "sys:role:list", "顾云深"):
        expect(facts.get_by_text(fact)).to_be_visible()
    assert path_of(page) == "/isystem/role"
    assert findings(page) == []
    page.goto(f"{site.address}/no/such/page")
    error_page(page, 404)
    page.locator("[data-error-page]").get_by_role("link", name="订单").click()
    page.wait_for_url("**/rental/order*")
    page.goto(f"{site.address}/500")
    error_page(page, 500)
    search = page.get_by_role("combobox", name="搜索页面")
    search.click()
    search.press_sequentially("保洁派单")
    search.press("Enter")
    page.wait_for_url("**/housekeeping/dispatch")
    page.goto(f"{site.address}/404")
    page.get_by_role("button", name="返回首页").click()
    page.wait_for_url("**/dashboard/analysis")


def test_no_page_loads_anything_from_another_host(site: Site, window: Windows) -> None:
    page = window()
    foreign: list[str] = []
    broken: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((site.address, "data:", "blob:")):
            foreign.append(request.url)

    page.on("request", look)
    page.on("pageerror", lambda error: broken.append(str(error)))
    for path in ("/user/register", "/user/alteration", "/guanwang", "/oauth2-app/login"):
        page.goto(site.address + path, wait_until="networkidle")
    sign_in_desktop(page, site.address, "admin")
    for path in sorted(one_of_each_kind(page.evaluate(_MENU))):
        step_to(page, path)
        expect(page.locator("[data-gj-page]").filter(visible=True)).to_be_visible()
        expect(page.locator("[data-error-page]").filter(visible=True)).to_have_count(0)
    assert foreign == [] and broken == []
    refused = page.evaluate("() => fetch('http://127.0.0.1:9/x').then(() => 'came', error => String(error))")
    assert refused != "came"
    header = page.request.get(f"{site.address}/rental/board").headers["content-security-policy"]
    assert header.startswith("default-src 'self';") and "http" not in header


def one_of_each_kind(menu: object) -> Iterator[str]:
    """A page of each component, since all lists are one component."""
    seen: set[str] = set()
    for item in flat(menu):
        component, path = item["component"], item["path"]
        if component.startswith("layouts/") or item.get("route") == "0" or re.search("[:*]", path):
            continue
        if component not in seen:
            seen.add(component)
            yield path


def flat(menu: object) -> Iterator[dict[str, str]]:
    assert isinstance(menu, list)
    for item in menu:
        yield item
        yield from flat(item.get("children", []))

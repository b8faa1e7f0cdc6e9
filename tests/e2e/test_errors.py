"""The error catalogue, provoked in the browser: by real causes, and by a stand-in answer where only a proxy would give it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.e2e.conftest import DESKTOP
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import sign_in_desktop, step_to, submit_login, wait_for
from tests.e2e.positions import PATH, add_rows, new_mark, open_list, panel, row_of, rows
from tests.e2e.site import Caller, Site
from tests.e2e.test_routes import CHAT, error_page

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
SAVE = re.compile("保 ?存$")
EXPIRED = {"status": 500, "message": "Token失效，请重新登录"}
ENDED = "登录已过期，正在重新登录"
LIST = "**/boot/sys/position/list?*"
_TOKEN = "JSON.parse(localStorage['pro__Access-Token']).value"


def card(page: Page, text: str) -> Locator:
    return page.locator(".ant-notification-notice").filter(has_text=text)


def toast(page: Page, text: str, tone: str = "warning") -> Locator:
    return page.locator(f".ant-message-{tone}").filter(has_text=text)


def answer(status: int, body: Any, kind: str = "application/json") -> Callable[[Route], None]:
    text = body if isinstance(body, str) else json.dumps(body)
    return lambda route: route.fulfill(status=status, body=text, content_type=kind)


def once(page: Page, address: str, handler: Callable[[Route], None]) -> None:
    page.route(address, handler, times=1)


def refresh(page: Page) -> None:
    page.get_by_role("button", name="刷新").first.click()


def test_a_part_of_the_shell_that_is_asked_for_on_a_cut_line_comes_later_and_what_is_open_stays(
    window: Windows, proxy: CuttableProxy
) -> None:
    page = window()
    sign_in_desktop(page, proxy.address, "admin", f"{PATH}?edit=new")
    name, typed = panel(page, "新增职务").get_by_label("职务名称"), new_mark("断")
    name.fill(typed)
    proxy.cut()
    with page.expect_event("requestfailed", lambda request: "/assets/Palette" in request.url):
        page.keyboard.press("Control+k")
    expect(name).to_have_value(typed)
    proxy.mend()
    expect(page.get_by_role("combobox", name="查找页面、数据与操作")).to_be_visible()
    expect(name).to_have_value(typed)


def test_after_a_session_was_ended_the_next_login_brings_tabs_scroll_and_draft_back(
    site: Site, window: Windows
) -> None:
    page = window({**DESKTOP, "viewport": {"width": 1200, "height": 420}})
    sign_in_desktop(page, site.address, "admin", "/isystem/permission")
    scroller = page.locator("[data-gj-page]").filter(visible=True)
    expect(scroller.get_by_text("监控与日志").first).to_be_attached()
    scroller.hover()
    page.mouse.wheel(0, 260)
    wait_for(page, lambda: bool(scroller.evaluate("page => page.scrollTop > 100")))
    step_to(page, f"{PATH}?edit=new")
    form, name = panel(page, "新增职务"), new_mark("断")
    form.get_by_label("职务名称").fill(name)
    Caller(site, page.evaluate(_TOKEN)).post("/sys/logout")
    expect(card(page, ENDED)).to_be_visible()
    page.wait_for_url("**/user/login?redirect=*")
    submit_login(page, "admin")
    page.wait_for_url(f"**{PATH}?edit=new")
    expect(form.get_by_label("职务名称")).to_have_value(name)
    strip = page.get_by_role("navigation", name="打开的页面")
    expect(strip.get_by_role("button", name="菜单管理", exact=True)).to_be_visible()
    step_to(page, "/isystem/permission")
    wait_for(page, lambda: bool(scroller.evaluate("page => page.scrollTop > 100")))


def test_an_expired_token_asks_to_log_in_again_in_calls_and_downloads_and_a_chat_only_says_so(
    site: Site, window: Windows
) -> None:
    page = window()
    open_list(page, site)
    context = page.context
    download, chat = (
        window(DESKTOP, storage_state=context.storage_state(), **rest) for rest in ({}, {"user_agent": CHAT})
    )
    once(page, LIST, answer(500, EXPIRED))
    refresh(page)
    ask_again(page)
    page.wait_for_url("**/user/login?redirect=*")
    open_list_of(download, site)
    once(download, "**/sys/position/exportXls?*", answer(500, EXPIRED, "application/octet-stream"))
    download.get_by_role("button", name="导出").click()
    ask_again(download)
    download.wait_for_url("**/user/login?redirect=*")
    open_list_of(chat, site)
    once(chat, LIST, answer(500, EXPIRED))
    refresh(chat)
    expect(toast(chat, ENDED, "loading")).to_be_visible()
    expect(chat.get_by_role("dialog")).to_have_count(0)
    chat.wait_for_url("**/oauth2-app/login?redirect=*")


def open_list_of(page: Page, site: Site) -> None:
    page.goto(site.address + PATH)
    expect(rows(page).first).to_be_visible()


def ask_again(page: Page) -> None:
    dialog = page.get_by_role("dialog").filter(has_text="登录已过期")
    expect(dialog.get_by_text("很抱歉，登录已过期，请重新登录")).to_be_visible()
    dialog.get_by_role("button", name="重新登录").click()


def test_each_refusal_of_a_list_is_as_loud_as_the_catalogue_says(
    site: Site, window: Windows, proxy: CuttableProxy
) -> None:
    page = window()
    sign_in_desktop(page, proxy.address, "clerk1", "/rental/tenant")
    expect(rows(page).first).to_be_visible()
    orders = "**/boot/rental/tenant/list?*"
    once(page, orders, lambda route: route.continue_(url=f"{proxy.address}/boot/sys/role/list"))
    refresh(page)
    refused = card(page, "没有权限").filter(has_text="sys:role:list")
    expect(refused).to_contain_text("系统提示")
    expect(refused).to_contain_text(re.compile("缺少的权限：角色管理.*可授权的人：.*顾云深", re.DOTALL))
    once(page, orders, answer(200, {"success": False, "code": 500, "message": "租客服务正在盘点"}))
    refresh(page)
    expect(toast(page, "租客服务正在盘点")).to_be_visible()
    expect(refused).to_have_count(0)
    expect(toast(page, "租客服务正在盘点")).to_have_count(0)
    for quiet in (answer(504, "<html>504</html>", "text/html"), answer(404, {"success": False, "message": "没了"})):
        once(page, orders, quiet)
        with page.expect_response(orders):
            refresh(page)
    expect(page.locator(".ant-notification-notice, .ant-message-notice")).to_have_count(0)
    proxy.cut()
    refresh(page)
    expect(toast(page, "网络异常，请检查连接")).to_be_visible()
    proxy.mend()
    refresh(page)
    expect(rows(page).first).to_be_visible()


@pytest.mark.parametrize(
    ("answered", "said"),
    [
        (answer(200, {"success": True, "code": 200, "result": {"menu": [], "auth": [], "allAuth": []}}), "non-null"),
        (answer(500, {"success": False, "code": 500, "message": "权限服务出错"}), "权限服务出错"),
    ],
    ids=["an empty menu", "a refusal"],
)
def test_a_failed_fetch_of_the_menu_logs_out_and_leads_back_after_login(
    answered: Callable[[Route], None], said: str, site: Site, window: Windows
) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk1")
    expect(page.locator("[data-card]").first).to_be_visible()  # the answer is for the next page, not for this one
    once(page, "**/sys/permission/getUserPermissionByToken?*", answered)
    page.goto(f"{site.address}/rental/order?state=draft")
    expect(toast(page, said, "error")).to_be_visible()
    page.wait_for_url("**/user/login?redirect=%2Frental%2Forder%3Fstate%3Ddraft")
    assert page.evaluate("localStorage['pro__Access-Token']") is None
    submit_login(page, "clerk1")
    page.wait_for_url("**/rental/order?state=draft")


def test_a_chunk_is_asked_for_once_more_and_then_the_page_asks_for_a_reload(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk1")
    expect(page.locator("[data-card]").first).to_be_visible()
    once(page, "**/assets/board-rest-*.css", lambda route: route.abort())
    step_to(page, "/rental/board")
    expect(page.locator("[data-stay-id]").first).to_be_visible()
    assert page.locator("link[rel=stylesheet][href*='/board-rest-']").count() == 1
    page.route("**/assets/Dispatch-*.js", lambda route: route.abort())
    step_to(page, "/housekeeping/dispatch")
    error_page(page, 500)
    expect(page.get_by_role("alert").get_by_text("脚本加载失败")).to_be_visible()
    step_to(page, "/rental/board")
    expect(page.locator("[data-stay-id]").first).to_be_visible()
    page.unroute("**/assets/Dispatch-*.js")
    step_to(page, "/housekeeping/dispatch")
    page.get_by_role("alert").get_by_role("button", name="重新加载").click()
    expect(page.locator("[data-column]").first).to_be_visible()


def test_a_page_that_breaks_leaves_the_others_working_and_can_be_tried_again(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk1")
    spoilt = answer(200, {"success": True, "code": 200, "result": [None]})
    once(page, "**/boot/sys/online/mine*", spoilt)
    step_to(page, "/account/center")
    broken = page.locator("[data-error-page='500']")
    expect(broken.get_by_text("这个页面出错了")).to_be_visible()
    step_to(page, "/rental/lease")
    expect(rows(page).first).to_be_visible()
    step_to(page, "/account/center")
    broken.get_by_role("button", name="重试").click()
    expect(broken).to_have_count(0)
    expect(page.locator("[data-device]").filter(visible=True).first).to_be_visible()


def test_a_slip_of_the_hand_saves_once_and_is_said(site: Site, window: Windows) -> None:
    page = window()
    open_list(page, site)
    page.get_by_role("button", name="新增").click()
    form, name = panel(page, "新增职务"), new_mark("快")
    form.get_by_label("职务名称").fill(name)
    form.get_by_label("职务编码").fill(name[1:])
    form.get_by_role("button", name=SAVE).dblclick()
    expect(toast(page, "您点击得太快了，请慢一点")).to_be_visible()
    expect(row_of(page, name)).to_have_count(1)
    expect(form).to_have_count(0)
    found = site.sign_in("admin").get("/sys/position/list", name=name)
    assert found["total"] == 1


def test_files_dictionaries_and_the_cache_fail_in_their_own_words(site: Site, window: Windows) -> None:
    page = window()
    page.route("**/sys/dict/getDictItems/position_rank*", answer(200, {"success": False, "code": 500, "message": "x"}))
    open_list(page, site)
    once(page, "**/sys/position/exportXls?*", answer(500, {"success": False, "message": "无数据"}))
    page.get_by_role("button", name="导出").click()
    expect(toast(page, "文件下载失败", "error")).to_be_visible()
    page.get_by_role("button", name="新增").click()
    form = panel(page, "新增职务")
    page.evaluate("localStorage.removeItem('pro__UI_CACHE_DB_DICT_DATA')")
    form.get_by_role("combobox").first.click()
    expect(page.locator(".ant-select-item-option").filter(visible=True)).to_have_count(0)
    page.keyboard.press("Escape")
    form.get_by_role("button", name=re.compile("取 ?消")).click()
    expect(form).to_have_count(0)
    for fails in (True, False):
        if fails:
            once(page, "**/sys/dict/refleshCache?*", lambda route: route.abort())
        page.get_by_role("button", name=re.compile("欢迎您")).click()
        page.get_by_role("menuitem", name="缓存刷新").click()
        expect(
            toast(page, "刷新缓存失败" if fails else "刷新缓存完成", "error" if fails else "success")
        ).to_be_visible()
        expect(page.get_by_role("menuitem", name="缓存刷新")).to_be_hidden()


def test_what_the_socket_says_wrongly_is_ignored_and_the_next_event_still_comes(site: Site, window: Windows) -> None:
    page = window()
    wires: list[WebSocketRoute] = []

    def listen(wire: WebSocketRoute) -> None:
        wires.append(wire)
        far = wire.connect_to_server()
        wire.on_message(far.send)
        far.on_message(wire.send)

    page.route_web_socket(re.compile("/socket.io/"), listen)
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    name = new_mark("后")
    [known] = add_rows(site, name, 1)
    open_list(page, site, f"?name={name}")
    expect(row_of(page, name)).to_be_visible()
    for nonsense in ('42["event"]', '42["event",{"topic":7}]', '42["event",null]', '42["session",null]', '42["x",{}]'):
        wires[-1].send(nonsense)
    site.sign_in("admin").post("/sys/position/edit", **{**known, "name": f"{name}改"})
    expect(row_of(page, f"{name}改")).to_be_visible()
    assert broken == []


def test_a_chat_that_cannot_be_reached_leaves_the_page_alone_and_is_there_once_it_can(
    site: Site, window: Windows
) -> None:
    admin, clerk = site.sign_in("admin"), site.sign_in("clerk5")
    person = admin.get("/sys/user/list", username="clerk5")["records"][0]
    talk = admin.post("/chat/conversation/single", userId=person["id"])["id"]
    said = new_mark("话")
    admin.post("/chat/message/send", conversationId=talk, clientId=new_mark("c"), kind="text", body=said)
    page = window()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.route(
        "**/chat/**", lambda route: route.fulfill(status=500, json={"success": False, "message": "聊天服务出错"})
    )
    sign_in_desktop(page, site.address, "clerk5")
    expect(page.locator("[data-card]").first).to_be_visible()
    page.keyboard.press("Alt+c")
    expect(page.locator("[data-chat-panel]")).to_be_visible()
    expect(page.get_by_text("聊天服务出错")).to_have_count(0)
    page.keyboard.press("Escape")
    page.unroute("**/chat/**")
    clerk.post("/chat/message/send", conversationId=talk, clientId=new_mark("c"), kind="text", body=f"{said}好")
    page.keyboard.press("Alt+c")
    expect(page.locator(f"[data-conversation='{talk}']")).to_contain_text(f"{said}好")
    assert broken == []


def test_a_list_without_a_resource_and_a_viewer_without_a_file_say_what_is_missing(site: Site, window: Windows) -> None:
    admin = site.sign_in("admin")
    entry = {"name": "空列表", "url": "/trial/empty", "component": "engine/ListPage", "menuType": 1}
    made = admin.post("/sys/permission/add", **entry)
    try:
        page = window()
        sign_in_desktop(page, site.address, "admin", "/trial/empty")
        expect(page.get_by_role("alert").get_by_text("请设置url.list属性!")).to_be_visible()
        page.goto(f"{site.address}/pdf")
        expect(page.get_by_text("未知的文件")).to_be_visible()
    finally:
        admin.delete("/sys/permission/delete", id=made["id"])

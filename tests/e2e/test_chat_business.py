"""Talk knows the business around it: records as cards with the reader's rights, a record's own talk, groups of colleagues."""

import secrets
from collections.abc import Callable
from datetime import timedelta
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import findings
from tests.e2e.board import bar, book, build_community, open_board
from tests.e2e.crew import hire, make_role
from tests.e2e.desktop import sign_in_desktop, store_session
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PAGE = "/account/center"
PANEL = "[data-chat-panel]"


@pytest.fixture(scope="module")
def admin(site: Site) -> Caller:
    return site.sign_in("admin")


def open_panel(page: Page) -> Locator:
    page.locator("header [aria-keyshortcuts='Alt+C']").click()
    panel = page.locator(PANEL)
    expect(panel).to_be_visible()
    return panel


def open_talk(panel: Locator, name: str) -> None:
    panel.locator("[data-conversation]", has_text=name).get_by_role("button").click()


def id_of(caller: Caller, username: str) -> str:
    return str(caller.get("/chat/person/list", text=username)["people"][0]["id"])


def say(caller: Caller, conversation: str, body: str) -> None:
    caller.post("/chat/message/send", conversationId=conversation, clientId=str(uuid4()), kind="text", body=body)


def write(place: Locator, text: str) -> None:
    box = place.locator("[data-thread]").get_by_role("textbox")
    box.fill(text)
    box.press("Enter")


def said(place: Locator, text: str) -> Locator:
    return place.locator("[data-message]", has_text=text)


def test_a_card_loses_its_content_in_an_open_window_when_the_right_is_taken_away(
    site: Site, twin: Site, admin: Caller, window: Callable[..., Page]
) -> None:
    seeing, other = make_role(admin, "rental:room:list"), make_role(admin, "sys:position:list")
    username = hire(admin, seeing, other)
    userid = id_of(admin, username)
    room = admin.get("/rental/room/list", pageSize=1)["records"][0]
    talk = admin.post("/chat/conversation/single", userId=userid)["id"]
    say(admin, talk, f"这间 {site.address}/rental/room?open={room['id']} 先别排")

    page = window()
    sign_in_desktop(page, site.address, username, PAGE)
    panel = open_panel(page)
    open_talk(panel, "顾云深")
    card = panel.locator("a[data-card]")
    expect(card).to_contain_text(room["name"])
    # Another process than the window's: its server has to be told.
    away = twin.sign_in("admin")
    price = f"{secrets.randbelow(800) + 100}.07"
    away.put("/rental/room/edit", id=room["id"], rowVersion=room["rowVersion"], priceDaily=price)
    expect(card).to_contain_text(price)
    away.delete("/sys/user/deleteUserRole", roleId=seeing.id, userId=userid)
    expect(panel.locator("[data-card]")).to_have_text("无权查看")
    expect(panel).not_to_contain_text(price)
    expect(card).to_have_count(0)
    away.post("/sys/user/addSysUserRole", roleId=seeing.id, userIdList=[userid])
    card.click()
    expect(page).to_have_url(f"{site.address}/rental/room?open={room['id']}")
    expect(page.get_by_role("dialog", name=room["name"])).to_contain_text(price)


def test_a_records_tab_and_the_panel_show_one_talk_on_two_processes(
    site: Site, twin: Site, admin: Caller, window: Callable[..., Page]
) -> None:
    username = hire(admin, make_role(admin, "rental:lease:list"))
    leases = admin.get("/rental/lease/list", pageSize=20)["records"]
    path = f"/rental/lease?open={secrets.choice(leases)['id']}"
    here, there = window(), window()
    sign_in_desktop(here, site.address, username, path)
    here.get_by_role("tab", name="讨论").click()
    tab = here.get_by_role("region", name="讨论")
    write(tab, "续租意向")
    expect(said(tab, "续租意向")).to_have_count(1)
    expect(tab.get_by_role("button", name="已关注")).to_be_visible()

    sign_in_desktop(there, twin.address, "admin", path)
    there.get_by_role("tab", name="讨论 (1)").click()
    other = there.get_by_role("region", name="讨论")
    expect(said(other, "续租意向")).to_have_count(1)
    other.get_by_role("button", name="在聊天面板中打开").click()
    panel = there.locator(PANEL)
    write(panel, "已联系")
    for place in (tab, other, panel):
        expect(said(place, "已联系")).to_have_count(1)
    panel.get_by_role("button", name="关闭聊天").click()
    other.get_by_role("button", name="标为已解决").click()
    expect(tab.get_by_text("已解决 · 顾云深")).to_be_visible()
    expect(here.get_by_role("tab", name="讨论").get_by_role("img", name="已解决")).to_be_visible()
    assert findings(here, within=".ant-drawer") == []
    write(tab, "又有问题")
    expect(other.get_by_role("button", name="标为已解决")).to_be_visible()


def test_a_group_from_the_address_book_is_renamed_and_a_removed_member_loses_it_at_once(
    site: Site, twin: Site, admin: Caller, window: Callable[..., Page]
) -> None:
    role = make_role(admin, "sys:position:list")
    first, second, third = (hire(admin, role) for _ in range(3))
    name = f"早班{secrets.token_hex(3)}"
    owner, member = window(), window()
    sign_in_desktop(member, twin.address, second, PAGE)
    theirs = open_panel(member)
    sign_in_desktop(owner, site.address, first, PAGE)
    panel = open_panel(owner)
    panel.get_by_role("button", name="通讯录").click()
    panel.get_by_text("角色", exact=True).click()
    panel.get_by_role("searchbox", name="搜索角色").fill(role.name)
    panel.get_by_role("checkbox", name=f"选择角色 {role.name}").click()
    expect(panel.get_by_role("group", name="已选择")).to_contain_text(third)
    assert findings(owner, within=PANEL) == []
    panel.get_by_role("button", name="发起群聊（2）").click()
    dialog = owner.get_by_role("dialog", name="发起群聊")
    dialog.get_by_label("群名称").fill(name)
    dialog.get_by_role("button", name="建群（3 人）").click()
    expect(panel.get_by_role("heading", name=name)).to_be_visible()
    write(panel, "早上好")

    open_talk(theirs, name)
    expect(said(theirs, "早上好")).to_have_count(1)
    panel.get_by_role("button", name="成员与设置").click()
    settings = owner.get_by_role("dialog", name="群聊设置")
    settings.get_by_label("群名称").fill(f"{name}二组")
    settings.get_by_role("button", name="改名").click()
    expect(theirs.get_by_role("heading", name=f"{name}二组")).to_be_visible()
    settings.get_by_role("button", name=f"管理 {second}").click()
    owner.get_by_role("menuitem", name="移出群聊").click()
    owner.get_by_role("button", name="移出", exact=True).click()
    expect(settings.locator(f"[data-member='{second}']")).to_have_count(0)
    expect(theirs.locator("[data-conversation]", has_text=name)).to_have_count(0)
    expect(theirs.locator("[data-message]")).to_have_count(0)
    expect(theirs.get_by_role("heading", name=name)).to_have_count(0)


def test_a_bar_and_a_free_place_of_the_board_open_their_talk_and_are_shared(
    site: Site, admin: Caller, window: Callable[..., Page]
) -> None:
    sample = build_community(admin, houses=2)
    order = book(admin, sample.units[0], today() + timedelta(days=1), 3)
    number = admin.get("/rental/order/detail", id=order.order)["orderNo"]
    page = window()
    store_session(page, site.address, "admin")
    open_board(page, site.address, sample.community)

    bar(page, order.stay).click(button="right")
    page.get_by_role("menuitem", name="讨论").click()
    panel = page.locator(PANEL)
    expect(panel.get_by_role("heading", name=number)).to_be_visible()
    write(panel, "客人要加床")
    expect(said(panel, "客人要加床")).to_have_count(1)
    panel.get_by_role("button", name="关闭聊天").click()

    # A place where nobody stays is the house itself; what is shared stands in the other talk as a card.
    stays = bar(page, order.stay).bounding_box()
    assert stays is not None
    below = page.get_by_text("201", exact=True).first.bounding_box()
    assert below is not None
    page.mouse.click(stays["x"] + 12, below["y"] + 8, button="right")
    expect(page.get_by_role("menu", name="操作")).to_contain_text("201")
    page.get_by_role("menuitem", name="发到聊天").click()
    dialog = page.get_by_role("dialog", name="发到聊天")
    expect(dialog.locator("[data-card='rental/house']")).to_contain_text("201")
    dialog.get_by_role("checkbox", name=number).click()
    dialog.get_by_role("button", name="发送").click()
    bar(page, order.stay).click(button="right")
    page.get_by_role("menuitem", name="讨论").click()
    expect(panel.locator("[data-message] [data-card='rental/house']")).to_contain_text("201")
    expect(said(panel, "客人要加床")).to_have_count(1)

"""Talk between people at different windows and server processes: nothing is lost, doubled or out of order."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import by_day_and_night
from tests.e2e.crew import hire, make_role
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import store_session
from tests.e2e.site import Caller, Site

PAGE = "/account/center"
BUTTON = "header [aria-keyshortcuts='Alt+C']"


@dataclass(frozen=True)
class Somebody:
    """A person whom no other test knows, and their calls."""

    username: str
    caller: Caller
    id: str
    name: str


@pytest.fixture
def people(site: Site) -> list[Somebody]:
    admin = site.sign_in("admin")
    role = make_role(admin, "sys:position:list")
    found = []
    for _ in range(3):
        username = hire(admin, role)
        row = admin.get("/sys/user/list", username=username)["records"][0]
        found.append(Somebody(username, site.sign_in(username), str(row["id"]), row["realname"]))
    return found


@pytest.fixture
def at(window: Callable[..., Page]) -> Callable[[str, Somebody], Page]:
    """A window of somebody's, at an address, with the page open and the chat closed."""

    def open_at(address: str, who: Somebody) -> Page:
        page = window()
        store_session(page, address, who.username)
        page.goto(address + PAGE)
        expect(page.locator(BUTTON)).to_be_visible()
        return page

    return open_at


def open_talk(page: Page, name: str) -> Locator:
    """Opens the panel and one conversation in it; its thread."""
    expect(page.locator(BUTTON)).to_be_visible()
    if page.locator("[data-chat-panel]").count() == 0:
        page.keyboard.press("Alt+c")
    page.locator("[data-conversation]").filter(has_text=name).get_by_role("button").click()
    thread = page.locator("[data-thread]")
    expect(thread.get_by_role("textbox")).to_be_focused()
    return thread


def write(thread: Locator, text: str) -> None:
    thread.get_by_role("textbox").fill(text)
    thread.get_by_role("textbox").press("Enter")


def said(thread: Locator, text: str) -> Locator:
    return thread.locator("[data-message]").filter(has_text=text)


def stored(caller: Caller, conversation: str) -> list[str]:
    page: dict[str, Any] = caller.get("/chat/message/list", conversationId=conversation, limit=50)
    return [one["body"] for one in page["messages"] if one["kind"] == "text"]


def say(who: Somebody, conversation: str, *texts: str) -> None:
    for text in texts:
        body = {"clientId": f"{who.id}-{text}"[:40], "kind": "text", "body": text}
        who.caller.post("/chat/message/send", conversationId=conversation, **body)


def choose(thread: Locator, text: str, label: str) -> None:
    """One act of a message's menu."""
    said(thread, text).hover()
    said(thread, text).get_by_role("button", name="更多操作").click()
    thread.page.get_by_role("menuitem", name=label, exact=True).click()


def test_a_talk_of_two_pending_sent_and_read(
    site: Site, twin: Site, people: list[Somebody], at: Callable[[str, Somebody], Page]
) -> None:
    ann, ben, _ = people
    talk = ann.caller.post("/chat/conversation/single", userId=ben.id)["id"]
    here, other, there = at(site.address, ann), at(twin.address, ann), at(twin.address, ben)
    mine = open_talk(here, ben.name)

    # What is typed follows the person into their other window.
    mine.get_by_role("textbox").fill("还没写完")
    other.keyboard.press("Alt+c")
    line = other.locator(f"[data-conversation='{talk}']")
    expect(line).to_contain_text("[草稿] 还没写完")

    # It stands on screen before the server has it, and is sent once.
    here.context.set_offline(True)
    write(mine, "你好，今晚几点交班")
    expect(mine.locator("[data-pending]")).to_contain_text("你好，今晚几点交班")
    here.context.set_offline(False)
    expect(said(mine, "你好，今晚几点交班")).to_contain_text("未读")
    expect(mine.locator("[data-pending]")).to_have_count(0)
    expect(line).to_contain_text("你好，今晚几点交班")
    expect(line).not_to_contain_text("草稿")

    # The other one is told by number, reads, and that is seen; so is that an answer is being typed.
    expect(there.locator("[data-chat-unread='1']")).to_be_visible()
    expect(there).to_have_title(re.compile(r"^\(1\) "))
    theirs = open_talk(there, ann.name)
    expect(said(mine, "你好，今晚几点交班")).to_contain_text("已读")
    expect(there.locator("[data-chat-unread]")).to_have_count(0)
    theirs.get_by_role("textbox").press_sequentially("八")
    expect(mine.locator("[data-typing='1']")).to_be_visible()
    write(theirs, "八点，https://example.com/plan")
    expect(said(mine, "八点").get_by_role("link")).to_be_visible()

    # An answer names what it answers; a wrong word is edited by the arrow up.
    choose(mine, "八点", "回复")
    write(mine, "好的，带钥匙")
    expect(said(theirs, "好的，带钥匙")).to_contain_text(ben.name)
    mine.get_by_role("textbox").press("ArrowUp")
    expect(mine.get_by_role("textbox")).to_have_value("好的，带钥匙")
    write(mine, "好的，带上钥匙")
    expect(said(theirs, "好的，带上钥匙")).to_contain_text("已编辑")
    assert stored(ben.caller, talk) == ["你好，今晚几点交班", "八点，https://example.com/plan", "好的，带上钥匙"]
    assert by_day_and_night(here, "chat", "[data-chat-panel]") == []


def test_a_group_names_takes_back_and_shows_its_history_from_where_one_left(
    site: Site, twin: Site, people: list[Somebody], at: Callable[[str, Somebody], Page]
) -> None:
    ann, ben, cat = people
    group = ann.caller.post("/chat/conversation/group", name=f"群{ann.id[-4:]}", userIds=[ben.id, cat.id])
    talk, name = group["id"], group["name"]
    say(ann, talk, *[f"第{number:02}条" for number in range(35)])
    here, there, third = at(site.address, ann), at(twin.address, ben), at(site.address, cat)
    mine = open_talk(here, name)

    # The names are found by what is typed behind the sign.
    mine.get_by_role("textbox").press_sequentially(f"@{ben.name[:2]}")
    here.get_by_role("listbox", name="提到谁").get_by_role("option", name=ben.name).wait_for()
    mine.get_by_role("textbox").press("Enter")
    mine.get_by_role("textbox").press_sequentially("请看三楼")
    mine.get_by_role("textbox").press("Enter")
    there.keyboard.press("Alt+c")
    third.keyboard.press("Alt+c")
    for page, called in ((there, True), (third, False)):
        line = page.locator(f"[data-conversation='{talk}']")
        expect(line).to_contain_text("请看三楼")
        assert ("[有人@我]" in line.inner_text()) is called

    # Who comes later stands at the newest, and goes up to where the unread begins.
    theirs = open_talk(there, name)
    expect(said(theirs, "请看三楼")).to_be_in_viewport()
    theirs.get_by_role("button", name=re.compile(r"\d+ 条未读$")).click()
    expect(said(theirs, "第00条")).to_be_in_viewport()
    theirs.locator("button[data-side=bottom]").click()
    expect(said(theirs, "请看三楼")).to_be_in_viewport()

    # Taken back, it is gone from every window; who wrote it may write it anew.
    choose(mine, "请看三楼", "撤回")
    expect(theirs.get_by_text(f"{ann.name}撤回了一条消息")).to_be_visible()
    expect(third.locator(f"[data-conversation='{talk}']")).to_contain_text("已撤回一条消息")
    mine.get_by_role("button", name="重新编辑").click()
    expect(mine.get_by_role("textbox")).to_have_value(f"@{ben.name} 请看三楼")

    # A removed one's open window loses the talk at once.
    ann.caller.post("/chat/conversation/removeMember", id=talk, userId=ben.id)
    expect(there.get_by_text("你不在这个会话里")).to_be_visible()
    expect(there.locator(f"[data-conversation='{talk}']")).to_have_count(0)


def test_what_is_sent_without_a_network_arrives_once_and_in_order_after_a_reload(
    site: Site, twin: Site, people: list[Somebody], at: Callable[[str, Somebody], Page], proxy: CuttableProxy
) -> None:
    ann, ben, _ = people
    talk = ann.caller.post("/chat/conversation/single", userId=ben.id)["id"]
    say(ben, talk, "在吗")
    here, there = at(proxy.address, ann), at(twin.address, ben)
    mine, theirs = open_talk(here, ben.name), open_talk(there, ann.name)

    # The server stores it, but its answer is lost on the way: sent again, it is the same message.
    proxy.deafen()
    write(mine, "答复丢了")
    expect(said(theirs, "答复丢了")).to_be_visible()
    proxy.cut()
    write(mine, "断网写的")
    expect(mine.locator("[data-pending]").filter(has_text="断网写的")).to_contain_text("等待网络")
    write(theirs, "我这边还在")

    proxy.mend()
    here.reload()
    mine = open_talk(here, ben.name)
    for thread in (mine, theirs):
        expect(said(thread, "断网写的")).to_be_visible()
        expect(thread.locator("[data-message]")).to_have_text([re.compile(one) for one in ORDER])
        expect(thread.locator("[data-pending]")).to_have_count(0)
    assert stored(ann.caller, talk) == ORDER


ORDER = ["在吗", "答复丢了", "我这边还在", "断网写的"]

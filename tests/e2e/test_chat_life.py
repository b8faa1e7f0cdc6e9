"""A day with the chat: what one is told of and what not, a group that changes, and a phone held in one hand."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.desktop import store_session, wait_for
from tests.e2e.site import Site
from tests.e2e.test_chat import BUTTON, PAGE, Somebody, at, open_talk, people, said, say

__all__ = ["at", "people"]

# The browser's own notice is not to be seen in a page; what the page asks it to show is. Nobody looks while `away` is set.
OUTSIDE = """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, { body }) { window.told.push(`${title}：${body}`); window.newest = this; }
  close() {}
};
Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' });
document.hasFocus = () => !window.away;
localStorage.setItem('pro__BROWSER_NOTICE', JSON.stringify({ value: true, expire: Date.now() + 604800000 }));
"""
GO = "away => { window.away = away; dispatchEvent(new Event(away ? 'blur' : 'focus')); }"


def wait_told(page: Page, *lines: str) -> None:
    """These and no others, in their order."""
    page.wait_for_function("count => window.told.length >= count", arg=len(lines))
    assert page.evaluate("() => window.told") == list(lines)


def unread(who: Somebody, conversation: str) -> int:
    rows = who.caller.get("/chat/conversation/list")["conversations"]
    return next(int(row["lastSeq"]) - int(row["lastReadSeq"]) for row in rows if row["id"] == conversation)


def call(who: Somebody, conversation: str, text: str, *named: Somebody) -> None:
    body: dict[str, Any] = {"clientId": f"{who.id}-{text}"[:40], "kind": "text", "body": text}
    who.caller.post("/chat/message/send", conversationId=conversation, mentions=[one.id for one in named], **body)


def test_one_is_told_once_and_only_of_what_one_does_not_see(
    site: Site, people: list[Somebody], window: Callable[..., Page]
) -> None:
    ann, ben, _ = people
    talk = ann.caller.post("/chat/conversation/single", userId=ben.id)["id"]
    group = ann.caller.post("/chat/conversation/group", name="夜班", userIds=[one.id for one in people[1:]])["id"]
    ben.caller.post("/chat/conversation/mute", id=group, muted=True)
    page = window()
    page.add_init_script(OUTSIDE)
    store_session(page, site.address, ben.username)
    page.goto(site.address + PAGE)
    expect(page.get_by_role("button", name="聊天，0 条未读")).to_be_visible()

    # Away from the window: every talk but a muted one, where only one's name tells; the notice of it tells nothing again.
    page.evaluate(GO, True)
    call(ann, talk, "第一句")
    call(ann, group, "大家早")
    call(ann, group, "请看三楼", ben)
    named = [f"{ann.name}：第一句", f"夜班 · {ann.name}：请看三楼"]
    reminder = page.locator("[data-reminder]")
    expect(reminder).to_contain_text(f"{ann.name}在夜班中提到了你")
    expect(page.get_by_role("button", name="聊天，1 条未读")).to_be_visible()
    wait_told(page, *named)

    # It leads to the talk; who has read there has read the notice.
    page.evaluate("() => window.newest.onclick()")
    page.evaluate(GO, False)
    thread = page.locator(f"[data-thread='{group}']")
    expect(said(thread, "请看三楼")).to_be_visible()
    expect(page.get_by_role("button", name="通知，0 条未读")).to_be_visible()
    expect(reminder).to_have_count(0)
    call(ann, group, "还在吗", ben)
    expect(said(thread, "还在吗")).to_be_visible()
    # What is not read yet when one leaves is told of, and asks for the quiet hours before they begin.
    wait_for(page, lambda: unread(ben, group) == 0)

    # In quiet hours, which another window may have begun, nothing is told at all.
    page.evaluate(GO, True)
    ben.caller.put("/sys/noticeSetting/mine", quiet=True, quietBegin="00:00", quietEnd="00:00")
    with page.expect_response(lambda answer: "noticeSetting" in answer.url and answer.json()["result"]["quietNow"]):
        call(ann, talk, "夜里")
    ben.caller.put("/sys/noticeSetting/mine", quiet=False)
    call(ann, talk, "天亮")
    wait_told(page, *named, f"{ann.name}：天亮")


def held(finger: CDPSession, place: Locator) -> None:
    """A finger that stays until the menu is there, and is lifted then."""
    box = place.bounding_box()
    assert box is not None
    points = [{"x": box["x"] + 20, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(place.page.get_by_role("menu").last).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert place.page.evaluate("() => String(getSelection())") == ""


def test_a_phone_in_one_hand_and_a_group_that_changes_in_every_window(
    site: Site, people: list[Somebody], window: Callable[..., Page], at: Callable[[str, Somebody], Page]
) -> None:
    ann, ben, cat = people
    group = ann.caller.post("/chat/conversation/group", name=f"早班{ann.id[-4:]}", userIds=[ben.id, cat.id])
    name = group["name"]
    say(ann, group["id"], "钥匙在前台")
    desk, phone = at(site.address, ann), window(PHONE)
    store_session(phone, site.address, ben.username)
    phone.goto(site.address + PAGE)
    mine = open_talk(desk, name)

    # Seen-by is right while it is open.
    mine.get_by_role("button", name="0/2 人已读").click()
    seen = desk.get_by_role("dialog", name="谁已读")
    expect(seen.get_by_role("tab", name="未读（2）")).to_be_visible()
    line = phone.locator("[data-conversation]").filter(has_text=name)
    phone.locator(BUTTON).tap()
    line.get_by_role("button").tap()
    expect(seen.get_by_role("tab", name="已读（1）")).to_be_visible()
    seen.get_by_role("button", name="关闭").click()

    # A finger answers, and takes back what it has just sent.
    theirs = phone.locator("[data-thread]")
    finger = phone.context.new_cdp_session(phone)
    bubble = said(theirs, "钥匙在前台").locator("[data-kind]")
    held(finger, bubble)
    phone.get_by_role("button", name="用 👍 回应").tap()
    expect(said(mine, "钥匙在前台").get_by_role("button", name="👍")).to_be_visible()
    theirs.get_by_role("textbox").fill("马上去拿")
    theirs.get_by_role("button", name="发送", exact=True).tap()
    expect(said(mine, "马上去拿")).to_be_visible()
    held(finger, said(theirs, "马上去拿").locator("[data-kind]"))
    phone.get_by_role("menuitem", name="撤回").tap()
    expect(mine.get_by_text(f"{ben.name}撤回了一条消息")).to_be_visible()

    # Later is not now; sent now, it is the same message.
    mine.get_by_role("textbox").fill("晚点再说")
    mine.get_by_role("button", name="定时发送").click()
    desk.get_by_role("menuitem", name="30 分钟后").click()
    desk.get_by_role("button", name="定时消息，1 条").click()
    desk.locator("[data-later]").filter(has_text="晚点再说").get_by_role("button", name="立即发送").click()
    expect(said(theirs, "晚点再说")).to_have_count(1)

    # The group is handed over and left; the phone shows it, and its way back leads to the list and to the page.
    desk.get_by_role("button", name="返回").click()
    desk.get_by_role("button", name="成员与设置").click()
    settings = desk.get_by_role("dialog", name="群聊设置")
    settings.get_by_role("button", name=f"管理 {ben.name}").click()
    desk.get_by_role("menuitem", name="转让群主").click()
    desk.get_by_role("button", name="转让", exact=True).click()
    expect(settings.get_by_role("button", name="改名")).to_have_count(0)
    phone.get_by_role("button", name="成员与设置").tap()
    settings = phone.get_by_role("dialog", name="群聊设置")
    settings.get_by_label("群名称").fill(f"{name}甲")
    settings.get_by_role("button", name="改名").tap()
    expect(desk.get_by_role("dialog", name="群聊设置").get_by_role("heading", name=f"{name}甲")).to_be_visible()
    settings.get_by_role("switch", name="置顶").tap()
    settings.get_by_role("button", name="关闭").tap()
    phone.go_back()
    expect(line.get_by_role("img", name="已置顶")).to_be_visible()
    expect(theirs).to_have_count(0)
    phone.go_back()
    expect(phone.locator("[data-chat-panel]")).to_have_count(0)
    assert phone.url == site.address + PAGE

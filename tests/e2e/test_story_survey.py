"""A survey of twelve questions answered on a phone, and a secret vote: from the draft to what came of it."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.colleague import PATIENCE, Colleague, come
from tests.e2e.conftest import PHONE
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
# Kind, title, page, the rest: 3 leads who does not come on to 9, so that nobody is asked for lunch who stays at home.
QUESTIONS: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("section", "关于年会", 1, {}),
    ("text", "您的公司", 1, {"required": True}),
    ("single", "您是否出席", 1, {"required": True, "options": "出席\n不出席", "logic": "不出席=>9"}),
    ("multi", "午餐选择", 2, {"options": "素食\n清真\n不限", "maxSelect": 2}),
    ("number", "同行人数", 2, {"minValue": "0", "maxValue": "5"}),
    ("rank", "议题排序", 2, {"options": "人才\n融资\n出海"}),
    ("matrix", "对去年的评价", 2, {"options": "会场\n餐饮\n---\n好\n一般"}),
    ("date", "抵达日期", 2, {}),
    ("scale", "对商会的满意度", 3, {"required": True, "minValue": "1", "maxValue": "5"}),
    ("nps", "推荐意愿", 3, {"minValue": "0", "maxValue": "10"}),
    ("phone", "联系手机", 3, {}),
    ("text", "其他建议", 3, {}),
)


def draft(calls: Caller, kind: str, title: str, **more: Any) -> str:
    body = {"kind": kind, "title": title, "onePer": "device", **more}
    return str(calls.post("/svy/survey/add", **body)["id"])


def publish(desk: Colleague, title: str) -> str:
    """The token of its public page."""
    row = desk.row("/svy/survey", title=title)
    desk.act(row, "发布")
    desk.press(re.compile("^(发 ?布|确 ?[定认])$"))
    desk.state(row, "进行中")
    desk.act(row, "链接")
    told = desk.dialog.get_by_text(re.compile("/svy/fill/"))
    expect(told).to_be_visible(timeout=PATIENCE)
    address = told.inner_text().strip()
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    return address.rpartition("/")[2]


def asked(phone: Page, seq: int) -> Locator:
    return phone.locator(f"[data-question='{seq}']")


def go_on(phone: Page, label: str = "下一页") -> None:
    phone.get_by_role("button", name=re.compile(rf"^{' ?'.join(label)}$")).click()


def begin(phone: Page, site: Site, token: str, company: str, coming: str) -> None:
    phone.goto(f"{site.address}/svy/fill/{token}")
    go_on(phone)
    expect(asked(phone, 2).get_by_role("alert")).to_contain_text("必答", timeout=PATIENCE)
    phone.get_by_label("您的公司").fill(company)
    asked(phone, 3).get_by_text(coming, exact=True).click()
    go_on(phone)


def end(phone: Page, mark: str) -> None:
    asked(phone, 9).get_by_text(mark, exact=True).click()
    asked(phone, 10).get_by_text("9", exact=True).click()
    phone.get_by_label("其他建议").fill("多办走访")
    go_on(phone, "提交")
    expect(phone.get_by_text("已提交，谢谢！")).to_be_visible(timeout=PATIENCE)


def test_twelve_questions_are_answered_by_phone_and_counted_on_the_open_analysis(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    title = f"年会意向{secrets.token_hex(3)}"
    survey = draft(desk.calls, "questionnaire", title)
    for seq, (kind, question, page, more) in enumerate(QUESTIONS, 1):
        desk.calls.post("/svy/question/add", surveyId=survey, seq=seq, kind=kind, title=question, page=page, **more)
    token = publish(desk, title)

    coming = window(PHONE)
    begin(coming, site, token, "青禾商贸", "出席")
    for words in ("素食", "不限"):
        asked(coming, 4).get_by_text(words, exact=True).click()
    coming.get_by_label("同行人数").fill("2")
    for words in ("出海", "人才", "融资"):
        asked(coming, 6).get_by_role("button", name=words).click()
    for place in ("会场", "餐饮"):
        asked(coming, 7).get_by_role("radiogroup", name=place).get_by_text("好", exact=True).click()
    go_on(coming)
    end(coming, "5")

    row = desk.row("/svy/survey", title=title)
    desk.act(row, "分析")
    analysis = desk.page
    card = analysis.locator(".ant-card").filter(has_text="3. 您是否出席")
    expect(card.get_by_role("row", name="出席 1 100%")).to_be_visible(timeout=PATIENCE)

    away = window(PHONE)
    begin(away, site, token, "白鹭机电", "不出席")
    expect(asked(away, 9)).to_be_visible(timeout=PATIENCE)
    expect(asked(away, 4)).to_have_count(0)
    end(away, "3")
    expect(card.get_by_role("row", name="不出席 1 50%")).to_be_visible(timeout=PATIENCE)
    lunch = analysis.locator(".ant-card").filter(has_text="4. 午餐选择")
    expect(lunch.get_by_role("row", name=re.compile("^素食 1 .*%"))).to_be_visible()
    away.reload()
    expect(away.get_by_text("已提交，谢谢！")).to_be_visible(timeout=PATIENCE)


def test_a_secret_vote_counts_each_device_once_and_shows_nothing_before_its_end(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    title = f"优秀企业{secrets.token_hex(3)}"
    more = {"anonymous": True, "maxTotal": 2, "maxPerDay": 2, "showResult": "after_end"}
    vote = draft(desk.calls, "vote", title, **more)
    for number, name in enumerate(("青禾商贸", "白鹭机电", "墨白文化"), 1):
        desk.calls.post("/svy/voteOption/add", surveyId=vote, no=number, title=name)
    token = publish(desk, title)

    phones = [window(PHONE) for _ in range(2)]
    for phone, choices in zip(phones, (("青禾商贸", "墨白文化"), ("青禾商贸",)), strict=True):
        phone.goto(f"{site.address}/svy/fill/{token}")
        for name in choices:
            phone.get_by_role("button", name=re.compile(name)).click()
        phone.get_by_role("button", name=re.compile("^投 ?票$")).click()
        expect(phone.get_by_text("您已投票，谢谢！")).to_be_visible(timeout=PATIENCE)
        expect(phone.get_by_text(re.compile(r"\d 票"))).to_have_count(0)
        phone.reload()
        expect(phone.get_by_text("您已投票，谢谢！")).to_be_visible(timeout=PATIENCE)

    row = desk.row("/svy/survey", title=title)
    desk.act(row, "结束")
    desk.press(re.compile("^(结 ?束|确 ?[定认])$"))
    desk.state(row, "已结束")
    phones[0].reload()
    expect(phones[0].get_by_role("button", name=re.compile("青禾商贸.*2 票"))).to_be_visible(timeout=PATIENCE)

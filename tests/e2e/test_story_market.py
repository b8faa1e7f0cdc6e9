"""What is offered and what is wanted find each other, and a tenant's question is answered for all, in the windows of two secretaries."""

import re
import secrets
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.colleague import PATIENCE, Colleague, come, new_name, new_phone
from tests.e2e.conftest import PHONE
from tests.e2e.site import Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
YES = re.compile("^确 ?[定认]$")


def post(desk: Colleague, kind: str, title: str, word: str) -> None:
    """A draft of a firm that nobody else knows."""
    firm = desk.calls.post("/vip/firm/add", name=f"云栖{secrets.token_hex(3)}公司")["id"]
    day = (today() + timedelta(days=30)).isoformat()
    told = {"category": "goods", "content": f"{word}一批", "tags": word, "region": "330106"}
    desk.calls.post("/sd/post/add", kind=kind, title=title, validTo=day, firmId=firm, **told)


def publish(desk: Colleague, title: str, contact: str, phone: str) -> None:
    row = desk.row("/sd/post", title=title)
    desk.act(row, "提交")
    desk.dialog.get_by_label("联系人").fill(contact)
    desk.dialog.get_by_label("联系电话").fill(phone)
    desk.press(re.compile("^(提 ?交|确 ?[定认])$"))
    desk.state(row, "待审核")
    desk.act(row, "发布")
    desk.state(row, "已发布")


def test_contacts_of_a_match_are_told_when_both_sides_accepted(site: Site, window: Windows) -> None:
    desk, other = (come(window(), site, who) for who in ("secretary1", "secretary2"))
    word = f"定制家具{secrets.token_hex(3)}"
    contacts = [(new_name(), new_phone()) for _ in range(2)]
    for kind, (name, phone) in zip(("supply", "demand"), contacts, strict=True):
        post(desk, kind, f"{word}{kind}", word)
        publish(desk, f"{word}{kind}", name, phone)
    row = desk.row("/sd/post", title=f"{word}supply")
    desk.act(row, "找匹配")
    sides = {
        f"{kind}Id": desk.calls.get("/sd/post/list", title=f"{word}{kind}")["records"][0]["id"]
        for kind in ("supply", "demand")
    }

    match = desk.row("/sd/match", **sides)
    expect(match.get_by_role("button", name="双方联系方式")).to_have_count(0)
    desk.act(match, "一方同意")
    desk.pick("同意方", "供方")
    desk.press(re.compile("^(一方同意|确 ?[定认])$"))
    desk.state(match, "一方同意")
    watched = other.row("/sd/match", **sides)
    other.act(watched, "另一方同意")
    other.press(re.compile("^(另一方同意|确 ?[定认])$"))
    other.state(watched, "双方同意")
    desk.state(match, "双方同意")
    desk.act(match, "双方联系方式")
    for name, phone in contacts:
        expect(desk.dialog).to_contain_text(name, timeout=PATIENCE)
        expect(desk.dialog).to_contain_text(phone)


def test_a_member_posts_for_themselves_and_the_secretariat_publishes(site: Site, window: Windows) -> None:
    member, desk = (come(window(), site, who) for who in ("member1", "secretary1"))
    word = f"寄卖茶具{secrets.token_hex(3)}"
    day = (today() + timedelta(days=30)).isoformat()
    told = {"category": "goods", "content": f"{word}一批", "tags": word, "region": "330106"}
    member.calls.post("/sd/post/add", kind="supply", title=f"{word}出让", validTo=day, **told)
    post(desk, "demand", f"{word}求购", word)
    row = member.row("/sd/post", title=f"{word}出让")
    member.act(row, "提交")
    member.dialog.get_by_label("联系人").fill(new_name())
    member.dialog.get_by_label("联系电话").fill(new_phone())
    member.press(re.compile("^(提 ?交|确 ?[定认])$"))
    member.state(row, "待审核")
    expect(row.get_by_role("button", name="发布", exact=True)).to_have_count(0)
    reviewed = desk.row("/sd/post", title=f"{word}出让")
    desk.act(reviewed, "发布")
    member.state(row, "已发布")
    publish(desk, f"{word}求购", new_name(), new_phone())
    asked = member.row("/sd/post", title=f"{word}求购")
    expect(asked.get_by_role("button", name="关闭", exact=True)).to_have_count(0)


def test_a_question_is_answered_and_published(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    title = f"怎样开具发票{secrets.token_hex(3)}"
    desk.calls.post("/crm/question/add", title=title, content="租金发票在哪里申请？", askerName=new_name())
    row = desk.row("/crm/question", title=title)
    desk.act(row, "答复")
    desk.dialog.get_by_label("答复").fill("在会员中心提交开票资料，三日内寄出。")
    desk.press(re.compile("^(答 ?复|确 ?[定认])$"))
    desk.state(row, "已答复")
    desk.act(row, "公开")
    desk.press(re.compile("^(公 ?开|确 ?[定认])$"))
    desk.state(row, "已公开")


def test_an_article_is_read_on_the_public_site_once_it_is_published(site: Site, window: Windows) -> None:
    desk, visitor = come(window(), site, "secretary1"), window(PHONE)
    title = f"春季走访安排{secrets.token_hex(3)}"
    text = "<p>三月十日起，分四组走访。</p>"
    column = desk.calls.get("/cms/column/list", name="商会动态")["records"][0]["id"]
    body = {"kind": "news", "title": title, "content": text, "columnId": column, "online": False}
    desk.calls.post("/portal/article/add", **body)
    visitor.goto(f"{site.address}/guanwang?column={column}")
    expect(visitor.get_by_role("heading", name="公告与动态")).to_be_visible(timeout=PATIENCE)
    expect(visitor.get_by_text(title)).to_have_count(0)
    row = desk.row("/portal/article", title=title)
    desk.act(row, "编辑")
    desk.dialog.get_by_role("switch", name="公开").or_(desk.dialog.get_by_label("公开")).first.click()
    desk.press(re.compile("^保 ?存$"))
    expect(desk.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    visitor.reload()
    visitor.get_by_text(title).first.click()
    expect(visitor.get_by_role("article").get_by_text("三月十日起")).to_be_visible(timeout=PATIENCE)


def test_an_ad_is_seen_in_its_slot_before_it_is_online(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    title = f"春季招商{secrets.token_hex(3)}"
    desk.calls.post("/cms/ad/add", title=title, slot="home_top", beginOn=today().isoformat())
    row = desk.row("/cms/ad", title=title)
    desk.act(row, "预览")
    banner = desk.dialog.get_by_role("region", name="推荐")
    expect(banner.get_by_text(title)).to_be_visible(timeout=PATIENCE)


def test_yearly_figures_of_a_firm_are_a_chart_with_its_table(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    firm = desk.calls.post("/vip/firm/add", name=f"云栖{secrets.token_hex(3)}公司")["id"]
    for year, profit in ((2024, "-30.00"), (2025, "50.00")):
        desk.calls.post("/vip/firmIncome/add", firmId=firm, year=year, revenue="900.00", profit=profit)
    desk.visit(f"/vip/firmIncome?firmId={firm}")
    desk.page.get_by_title("显示为图表").click()
    desk.page.get_by_role("button", name="以表格显示").click()
    expect(desk.page.get_by_role("row", name=re.compile("2025.*900.*50"))).to_be_visible(timeout=PATIENCE)


def test_all_talks_with_a_customer_are_one_line_of_time(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    name, phone, word = new_name(), new_phone(), secrets.token_hex(3)
    member = desk.calls.post("/vip/person/add", name=name, mobile=phone)["id"]
    contact = desk.calls.post("/crm/contact/add", name=name, phone=phone)["id"]
    begun = f"{today() - timedelta(days=9)} 10:00:00"
    desk.calls.post("/crm/followUp/add", contactId=contact, way="phone", time=begun, content=f"电话{word}")
    later = f"{today() - timedelta(days=2)} 10:00:00"
    desk.calls.post("/vip/followUp/add", memberId=member, way="visit", at=later, content=f"走访{word}")
    row = desk.row("/crm/contact", name=name)
    desk.act(row, "跟进时间线")
    lines = desk.dialog.get_by_role("listitem")
    expect(lines).to_have_count(2, timeout=PATIENCE)
    expect(lines.first).to_contain_text(f"走访{word}")
    desk.calls.post("/crm/followUp/add", contactId=contact, way="phone", time=later, content=f"回访{word}")
    expect(lines).to_have_count(3, timeout=PATIENCE)

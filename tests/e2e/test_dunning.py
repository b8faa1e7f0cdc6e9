"""Arrears by clicks: a reminder is put in other words, approved and sent, a letter printed, a promise kept in mind, a bill written off."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session, type_day
from tests.e2e.site import Caller, Site
from tests.e2e.test_acts_orders import Desk
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
DUNNING, ARREARS = "/rental/dunning", "/rental/arrears"
COUNT_PRINTS = "window.prints = 0; window.print = () => { window.prints += 1 }"


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 1)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


def draft(clerk: Caller, way: str, at: int = 0) -> Any:
    """One of the demo's reminders that wait for a person."""
    return clerk.get(f"{DUNNING}/list", state="draft", way=way, pageSize=50)["records"][at]


def show(desk: Desk, reminder: Any) -> Locator:
    desk.page.goto(f"{desk.address}{DUNNING}?billNo={reminder['billNo']}&step={reminder['step']}")
    row = desk.page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)
    return row


def test_a_draft_is_put_in_other_words_approved_and_seen_in_the_outbox(
    site: Site, desk: Desk, window: Callable[..., Page]
) -> None:
    reminder = draft(desk.clerk, "sms")
    words = f"您好，请于周五前支付账单{reminder['billNo']}，谢谢。"
    row = show(desk, reminder)
    desk.act(row, "改写")
    desk.dialog.get_by_label("内容").fill(words)
    desk.press("改写")
    desk.said("改写")
    desk.act(row, "查看内容")
    expect(desk.dialog.locator("[data-text]")).to_have_text(words, timeout=PATIENCE)
    desk.dialog.get_by_role("button", name=re.compile("^关 ?闭$")).last.click()
    desk.act(row, "批准发送")
    desk.dialog.get_by_role("button", name=re.compile("^(确 ?认|确 ?定|批准发送)")).click()
    desk.state(row, "已发出")

    outbox = window(DESKTOP)
    store_session(outbox, site.address, "admin")
    outbox.goto(f"{site.address}/isystem/sms?phone={reminder['renterPhone']}")
    expect(outbox.locator(".ant-table-row").filter(has_text=words)).to_have_count(1, timeout=PATIENCE)


def test_a_letter_is_issued_and_printed(desk: Desk) -> None:
    reminder = draft(desk.clerk, "letter")
    desk.page.add_init_script(COUNT_PRINTS)
    row = show(desk, reminder)
    desk.act(row, "批准发送")
    desk.dialog.get_by_role("button", name=re.compile("^(确 ?认|确 ?定|批准发送)")).click()
    desk.state(row, "已发出")
    desk.act(row, "查看内容")
    expect(desk.dialog.get_by_role("heading", name="催款函")).to_be_visible(timeout=PATIENCE)
    expect(desk.dialog).to_contain_text(reminder["renterName"])
    desk.press(re.compile("^打 ?印$"))
    assert desk.page.evaluate("window.prints") == 1


def bill_row(desk: Desk, bill: Any) -> Locator:
    """Its line among the arrears, narrowed to its lessee."""
    desk.page.goto(f"{desk.address}{ARREARS}")
    lessee = desk.page.get_by_role("button", name=bill["renterName"], exact=True).first
    lessee.click(timeout=PATIENCE)
    row = desk.page.locator(f".ant-table-row[data-row-key='{bill['id']}']")
    expect(row).to_be_visible(timeout=PATIENCE)
    return row


def late_bills(clerk: Caller) -> list[Any]:
    """The latest bills of those who are told by name on the first page."""
    shown = clerk.get(ARREARS)["lessees"][:5]
    found = [clerk.get(f"{ARREARS}/items", renterId=one["id"], bucket="d30,d60,d90,over") for one in shown]
    return [page["records"][0] for page in found if page["records"]]


def test_a_promise_to_pay_stops_the_reminders_of_its_bill(desk: Desk) -> None:
    bill = late_bills(desk.clerk)[0]
    day = (today() + timedelta(days=10)).isoformat()
    row = bill_row(desk, bill)
    desk.act(row, "承诺付款")
    type_day(desk.dialog.get_by_label("承诺付款日"), day)
    desk.press("承诺付款")
    expect(row).to_contain_text(day, timeout=PATIENCE)
    waiting = desk.clerk.get(f"{DUNNING}/list", billNo=bill["billNo"], state="draft,approved,listed")
    assert waiting["total"] == 0
    row.get_by_role("checkbox").check()
    desk.page.get_by_role("button", name="生成催缴草稿").click()
    desk.said("已生成")


def test_a_write_off_takes_two_people_in_two_windows(site: Site, desk: Desk, window: Callable[..., Page]) -> None:
    bill = late_bills(desk.clerk)[1]
    finance = window(DESKTOP)
    store_session(finance, site.address, "finance1")
    row = bill_row(desk, bill)
    desk.act(row, "核销")
    expect(desk.dialog.get_by_text("须他人在审批中心同意后才核销")).to_be_visible()
    desk.dialog.get_by_label("原因").fill("租客失联")
    desk.press("确认核销")
    desk.said("核销")
    assert desk.clerk.get("/rental/bill/queryById", id=bill["id"])["state"] in ("open", "part")

    finance.goto(f"{site.address}/workflow")
    line = finance.locator(".ant-table-row").filter(has_text=bill["billNo"])
    line.get_by_role("button", name=re.compile("核销")).first.click(timeout=PATIENCE)
    drawer = finance.get_by_role("dialog").filter(has_text="租客失联")
    drawer.get_by_role("button", name=re.compile("^同 ?意$")).click()
    finance.get_by_role("dialog", name=re.compile("^同意")).get_by_role("button", name=re.compile("^同 ?意$")).click()
    expect(drawer).to_contain_text("已同意", timeout=PATIENCE)
    expect(row).to_have_count(0, timeout=PATIENCE)
    assert desk.clerk.get("/rental/bill/queryById", id=bill["id"])["state"] == "written_off"

"""Every act on a lease from its list and its panel: preview, sign a new one, on paper after all, take money, void."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session, type_day
from tests.e2e.site import Site
from tests.e2e.test_acts_orders import Desk
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 15_000
BY_PHONE = {"name": "赵知行", "phone": "13700137000", "idNo": "330102198803041236"}
SCAN: Any = {"name": "合同.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.4 ..."}


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 4)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


def lease_of(desk: Desk, unit: int, **more: Any) -> Any:
    start = today() + timedelta(days=5)
    form = {
        "unitId": desk.sample.units[unit],
        "tenant": {"name": "赵知行", "phone": "13700137000"},
        "startDate": start.isoformat(),
        "endDate": (start + timedelta(days=89)).isoformat(),
        "price": "3000.00",
        **more,
    }
    return desk.clerk.post("/rental/lease/add", **lease_body(**form))


def show(desk: Desk, number: str) -> Any:
    desk.page.goto(f"{desk.address}/rental/lease?contractNo={number}")
    row = desk.page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)
    return row


def test_a_lease_is_made_from_its_list_with_the_servers_bills_beside_the_form(desk: Desk) -> None:
    desk.page.goto(f"{desk.address}/rental/lease")
    desk.page.get_by_role("button", name="新签合同").click()
    desk.press("提交")
    for text in ("请选择房间", "请输入承租人", "请输入合同月租", "请选择是否收取押金"):
        expect(desk.dialog.get_by_text(text, exact=True)).to_be_visible()
    type_day(desk.dialog.get_by_label("开始日期"), "2027-01-31")
    expect(desk.dialog.get_by_label("结束日期")).to_have_value("2028-01-30", timeout=PATIENCE)
    desk.dialog.get_by_label("月租").fill("3000")
    preview = desk.dialog.locator("[data-preview]")
    expect(preview).to_contain_text("租金合计（4期）", timeout=PATIENCE)
    expect(preview).to_contain_text("¥36,000.00")
    expect(preview).to_contain_text("2027-01-31 → 2027-04-29")
    desk.pick("房间", desk.clerk.get("/rental/unit/queryById", id=desk.sample.units[0])["title"])
    desk.dialog.get_by_label("承租人手机").fill("13700137001")
    desk.dialog.get_by_label("承租人", exact=True).fill("钱守真")
    desk.dialog.get_by_text("收取", exact=True).click()
    desk.dialog.get_by_text("纸质，已签").click()
    desk.press("保存")
    desk.said("合同已录入")
    [found] = desk.clerk.get("/rental/lease/list", unitId=desk.sample.units[0])["records"]
    assert (found["endDate"], found["total"]) == ("2028-01-30", "39000.00")


def test_what_was_signed_on_paper_after_all_is_checked_from_the_list_and_paid_in_its_panel(
    site: Site, desk: Desk
) -> None:
    lease = lease_of(desk, 1, form="electronic", tenant=BY_PHONE)
    row = show(desk, lease["contractNo"])
    desk.act(row, "改为纸质签署")
    upload = desk.page.get_by_role("dialog", name=re.compile("改为纸质签署"))
    upload.locator("input[type=file]").set_input_files([SCAN])
    expect(upload.get_by_role("link", name="合同.pdf").first).to_be_visible(timeout=PATIENCE)
    upload.get_by_role("button", name=re.compile("改为纸质签署|确")).last.click()
    expect(row.get_by_role("cell", name="待确认", exact=True)).to_be_visible(timeout=PATIENCE)
    desk.act(row, "核对签署")
    check = desk.page.get_by_role("dialog", name=re.compile("核对签署"))
    check.get_by_role("button", name=re.compile("核对签署|确")).last.click()
    expect(row.get_by_role("cell", name="已签署", exact=True)).to_be_visible(timeout=PATIENCE)
    assert desk.clerk.get("/rental/lease/detail", id=lease["id"])["form"] == "paper"
    desk.act(row, "收款")
    desk.dialog.get_by_role("button", name="取消").click()
    desk.page.goto(f"{desk.address}/rental/lease?open={lease['id']}")
    rung = desk.page.locator("[data-bill]").first
    rung.get_by_role("button", name="收款", exact=True).click()
    expect(desk.dialog.get_by_label("收款金额")).to_have_value("3000.00", timeout=PATIENCE)
    desk.dialog.get_by_role("button", name=re.compile("收款 ¥3,000.00")).click()
    desk.said("已入账")
    expect(rung).to_have_attribute("data-state", "paid", timeout=PATIENCE)

    line = desk.page.locator("[data-ledger] [data-line=payment]")
    line.get_by_role("button", name="冲正").click()
    reversal = desk.page.get_by_role("dialog", name=re.compile("^冲正流水"))
    expect(reversal.get_by_text("冲正不能撤销")).to_be_visible()
    expect(reversal.get_by_role("button", name="冲正", exact=True)).to_be_disabled()
    reversal.get_by_label("冲正原因").fill("记错合同")
    reversal.get_by_role("button", name="冲正", exact=True).click()
    desk.said("已提交审批")
    expect(desk.page.locator("[data-waiting-refund]")).to_contain_text("记错合同", timeout=PATIENCE)
    expect(line).to_have_attribute("data-reversed", "false")
    chief = site.sign_in("finance1")
    [waiting] = chief.get("/rental/lease/detail", id=lease["id"])["waiting"]
    chief.post("/workflow/request/approve", id=waiting["id"], version=waiting["version"])
    expect(line).to_have_attribute("data-reversed", "true", timeout=PATIENCE)
    expect(line.get_by_role("button", name="冲正")).to_have_count(0)
    expect(rung.get_by_role("button", name="收款", exact=True)).to_be_visible()


def test_a_lease_that_has_not_begun_is_voided_with_a_reason_and_a_paid_one_not(desk: Desk) -> None:
    lease = lease_of(desk, 2)
    row = show(desk, lease["contractNo"])
    desk.act(row, "作废")
    expect(desk.dialog.get_by_role("button", name="确认作废", exact=True)).to_be_disabled()
    desk.dialog.get_by_label("原因").fill("客户改租")
    desk.press("确认作废")
    desk.said("作废：已完成")
    expect(row.get_by_role("cell", name="已作废", exact=True)).to_be_visible(timeout=PATIENCE)

    paid = lease_of(desk, 3)
    row = show(desk, paid["contractNo"])
    desk.act(row, "作废")
    bill = paid["bills"][0]
    desk.clerk.post("/rental/lease/pay", billId=bill["id"], amount=bill["open"], method="transfer")
    desk.dialog.get_by_label("原因").fill("客户改租")
    desk.press("确认作废")
    expect(desk.dialog.get_by_role("alert")).to_contain_text("别人刚刚修改过", timeout=PATIENCE)

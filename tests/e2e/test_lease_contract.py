"""A contract on paper from the first word to the keys: entered, submitted, its scan uploaded and checked, handed over."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.desktop import store_session, type_day
from tests.e2e.site import Site
from tests.e2e.test_acts_leases import PATIENCE, lease_of, show
from tests.e2e.test_acts_orders import Desk
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PDF: Any = {"name": "合同.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.4 ..."}


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 4)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


def test_a_paper_contract_is_entered_submitted_scanned_checked_and_handed_over(desk: Desk) -> None:
    start = today() + timedelta(days=2)
    desk.page.goto(f"{desk.address}/rental/lease")
    desk.page.get_by_role("button", name="新签合同").click()
    type_day(desk.dialog.get_by_label("开始日期"), start.isoformat())
    desk.pick("房间", desk.clerk.get("/rental/unit/queryById", id=desk.sample.units[0])["title"])
    desk.dialog.get_by_label("承租人手机").fill("13700137055")
    desk.dialog.get_by_label("承租人", exact=True).fill("孙守信")
    desk.dialog.get_by_label("月租", exact=True).fill("3000")
    desk.press("提交")
    expect(desk.dialog.get_by_text("请选择是否收取押金", exact=True)).to_be_visible()
    desk.dialog.get_by_text("收取", exact=True).click()
    preview = desk.dialog.get_by_label("账单预览")
    expect(preview.locator("[data-planned=deposit]")).to_contain_text("¥3,000.00", timeout=PATIENCE)
    expect(preview.locator("[data-planned=rent]").first).to_contain_text("3000.00 = 3,000.00")
    desk.press("提交")
    desk.said("合同已提交")

    [found] = desk.clerk.get("/rental/lease/list", unitId=desk.sample.units[0])["records"]
    assert (found["state"], found["contractType"]) == ("to_confirm", None)
    row = show(desk, found["contractNo"])
    row.get_by_text(found["contractNo"]).click()
    panel = desk.page.locator("[data-lease]")
    expect(panel.locator("[data-part=bills]")).to_contain_text("签署前为试算", timeout=PATIENCE)
    expect(panel.get_by_role("button", name="核对签署")).to_be_disabled()
    panel.get_by_role("button", name="上传扫描件").click()
    upload = desk.page.get_by_role("dialog", name=re.compile("上传扫描件"))
    upload.locator("input[type=file]").set_input_files([PDF])
    expect(upload.get_by_role("link", name="合同.pdf").first).to_be_visible(timeout=PATIENCE)
    upload.get_by_role("button", name=re.compile("上传扫描件|确")).last.click()
    expect(panel.locator("[data-part=papers]")).to_be_visible(timeout=PATIENCE)
    panel.get_by_role("button", name="核对签署").click()
    check = desk.page.get_by_role("dialog", name=re.compile("核对签署"))
    check.get_by_role("button", name=re.compile("核对签署|确")).last.click()
    expect(panel.locator("[data-bill]").first).to_be_visible(timeout=PATIENCE)
    signed = desk.clerk.get("/rental/lease/detail", id=found["id"])
    assert (signed["state"], signed["contractType"], len(signed["bills"])) == ("signed", "paper_effective", 5)
    panel.get_by_role("button", name="交房").click()
    keys = desk.page.get_by_role("dialog", name=re.compile("交房"))
    keys.get_by_label("水表底数").fill("12.5")
    keys.get_by_role("button", name=re.compile("交房|确")).last.click()
    expect(panel).to_contain_text("履行中", timeout=PATIENCE)
    assert desk.clerk.get("/rental/lease/detail", id=found["id"])["waterBase"] == "12.500"


def test_what_is_not_signed_is_changed_in_the_same_form(desk: Desk) -> None:
    lease = lease_of(desk, 1, stage="submitted", depositCharged=True)
    row = show(desk, lease["contractNo"])
    desk.act(row, "修改合同")
    price = desk.dialog.get_by_label("月租", exact=True)
    expect(price).to_have_value("3000.00", timeout=PATIENCE)
    price.fill("3200")
    desk.press("保存")
    desk.said("合同已修改")
    after = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert (after["price"], after["state"], after["tenantName"]) == ("3200.00", "to_confirm", "赵知行")


def test_the_list_is_narrowed_to_what_ends_soon_with_one_press(desk: Desk) -> None:
    desk.page.goto(f"{desk.address}/rental/lease")
    desk.page.get_by_text("不足3个月", exact=True).click()
    expect(desk.page).to_have_url(re.compile("monthsLeft_end=3"), timeout=PATIENCE)
    rows = desk.clerk.get("/rental/lease/list", monthsLeft_begin="1", monthsLeft_end="3")["records"]
    assert rows and all(1 <= row["monthsLeft"] <= 3 for row in rows)


def test_the_form_and_the_contract_fit_a_phone(site: Site, desk: Desk, window: Callable[..., Page]) -> None:
    lease = lease_of(desk, 2, stage="submitted", depositCharged=True)
    page = window(PHONE)
    store_session(page, site.address, "clerk1")
    for path in ("/rental/lease", f"/rental/lease?open={lease['id']}"):
        page.goto(f"{desk.address}{path}")
        page.wait_for_load_state("networkidle")
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (path, wide)

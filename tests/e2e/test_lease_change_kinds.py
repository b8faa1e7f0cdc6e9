"""A running lease gets another room, another lessee or another payer: seen before, signed, and followed live at the other process."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.rental.leases.periods import add_months
from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session, type_day
from tests.e2e.site import Site
from tests.e2e.test_acts_orders import Desk
from tests.e2e.test_lease_changes import lease_of
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PAPER: Any = [{"name": "变更协议.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.4 ..."}]


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 4)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


def begin(desk: Desk, unit: int, kind: str) -> Any:
    """A lease of somebody whom no other test knows, half a year before its end; the dialog of the change opened from its panel."""
    tenant = {"name": "赵知行", "phone": f"137{secrets.randbelow(10**8):08}"}
    ends = add_months(today(), 6)
    lease = lease_of(desk, unit, tenant=tenant, endDate=f"{ends}", depositCharged=False)
    desk.page.goto(f"{desk.address}/rental/lease?open={lease['id']}")
    desk.page.locator("[data-changes]").get_by_role("button", name="变更").click(timeout=PATIENCE)
    desk.item(kind).click()
    return lease


def watch(window: Callable[..., Page], twin: Site, lease: Any) -> Locator:
    """The changes of the lease in the window of a colleague, at the other process."""
    page = window(DESKTOP)
    store_session(page, twin.address, "clerk2")
    page.goto(f"{twin.address}/rental/lease?open={lease['id']}")
    section = page.locator("[data-changes]")
    expect(section).to_be_visible(timeout=PATIENCE)
    return section.locator("[data-change]")


def side(desk: Desk, item: str) -> Locator:
    """What the preview says of one item, before and after."""
    return desk.dialog.locator("[data-change-preview]").get_by_role("row").filter(has_text=item).first


def send(desk: Desk, lease: Any, button: str) -> Any:
    desk.press(button)
    desk.said("已保存")
    [change] = desk.clerk.get("/rental/leaseChange/ofLease", id=lease["id"])
    desk.page.goto(f"{desk.address}/rental/leaseChange?open={change['id']}")
    return change


def sign_on_paper(desk: Desk) -> None:
    desk.page.locator(".ant-drawer").get_by_role("button", name="确认生效").click(timeout=PATIENCE)
    asked = desk.page.get_by_role("dialog", name=re.compile("^确认生效"))
    confirm = asked.get_by_role("button", name="确认生效")
    expect(confirm).to_be_disabled()
    asked.locator("input[type=file]").set_input_files(PAPER)
    confirm.click(timeout=PATIENCE, delay=400)


def following(desk: Desk, lease: Any) -> Any:
    """The lease that follows, opened from the change."""
    drawer = desk.page.locator(".ant-drawer")
    expect(drawer.get_by_text("已生效")).to_be_visible(timeout=PATIENCE)
    [done] = desk.clerk.get("/rental/leaseChange/ofLease", id=lease["id"])
    drawer.get_by_role("button", name=done["nextContractNo"]).click()
    expect(desk.page.locator(f"[data-lease='{done['nextLeaseId']}']")).to_be_visible(timeout=PATIENCE)
    return desk.clerk.get("/rental/lease/detail", id=done["nextLeaseId"])


def test_another_room_is_signed_on_paper_and_a_lease_for_it_follows(
    twin: Site, desk: Desk, window: Callable[..., Page]
) -> None:
    lease = begin(desk, 0, "换房")
    entry = watch(window, twin, lease)
    old, new = (desk.clerk.get("/rental/unit/queryById", id=unit)["title"] for unit in desk.sample.units[:2])
    desk.pick("房间", new)
    expect(side(desk, "房源").get_by_role("cell")).to_have_text(["房源", old, new], timeout=PATIENCE)
    expect(side(desk, "租期")).to_contain_text(f"{today()} →")
    desk.dialog.get_by_label("纸质").check()
    desk.dialog.get_by_label("原因").fill("原房间漏水")
    send(desk, lease, "提交确认")
    expect(entry).to_have_attribute("data-state", "to_confirm", timeout=PATIENCE)
    sign_on_paper(desk)
    after = following(desk, lease)
    assert (after["unitTitle"], after["tenantName"], after["startDate"]) == (new, "赵知行", f"{today()}")
    assert after["endDate"] == lease["endDate"]
    expect(entry).to_have_attribute("data-state", "effective", timeout=PATIENCE)
    expect(entry).to_contain_text(f"新合同 {after['contractNo']}")


def test_another_lessee_takes_the_lease_over_once_it_is_signed(
    twin: Site, desk: Desk, window: Callable[..., Page]
) -> None:
    lease = begin(desk, 2, "转租")
    entry = watch(window, twin, lease)
    expect(desk.dialog.get_by_text("填写后显示账单变化")).to_be_visible(timeout=PATIENCE)
    phone = f"138{secrets.randbelow(10**8):08}"
    desk.dialog.get_by_label("新承租人手机").fill(phone)
    desk.dialog.get_by_label("新承租人", exact=True).fill("周若兰")
    type_day(desk.dialog.get_by_label("生效日期"), f"{today()}")
    before = f"{lease['tenantName']} {lease['tenantPhone']}"
    cells = side(desk, "承租人").get_by_role("cell")
    expect(cells).to_have_text(["承租人", before, f"周若兰 {phone}"], timeout=PATIENCE)
    desk.dialog.get_by_label("电子").check()
    desk.press("提交签署")
    expect(desk.dialog.get_by_text("电子签署须填写证件号码")).to_be_visible(timeout=PATIENCE)
    desk.dialog.get_by_label("纸质").check()
    send(desk, lease, "提交确认")
    expect(entry).to_have_attribute("data-state", "to_confirm", timeout=PATIENCE)
    sign_on_paper(desk)
    after = following(desk, lease)
    assert (after["tenantName"], after["tenantPhone"], after["unitTitle"]) == ("周若兰", phone, lease["unitTitle"])
    assert (after["price"], after["startDate"]) == (lease["price"], f"{today()}")
    expect(entry).to_have_attribute("data-state", "effective", timeout=PATIENCE)


def test_a_company_pays_from_the_next_bill_on_and_the_lease_stays(
    twin: Site, desk: Desk, window: Callable[..., Page]
) -> None:
    lease = begin(desk, 3, "变更付款人")
    entry = watch(window, twin, lease)
    desk.dialog.get_by_label("纸质").check()
    desk.press("提交确认")
    for text in ("请填写付款人", "请填写税号"):
        expect(desk.dialog.get_by_text(text, exact=True)).to_be_visible()
    desk.dialog.get_by_label("付款人", exact=True).fill("云栖科技有限公司")
    desk.dialog.get_by_label("税号").fill("91330106MA2CXXXX1A")
    day = desk.dialog.get_by_label("生效日期").input_value()
    cells = side(desk, "付款人").get_by_role("cell")
    expect(cells).to_have_text(["付款人", "赵知行", f"云栖科技有限公司（{day}起）"], timeout=PATIENCE)
    expect(desk.dialog.locator("[data-difference]")).to_have_text("差额 ¥0.00")
    send(desk, lease, "提交确认")
    expect(entry).to_have_attribute("data-state", "to_confirm", timeout=PATIENCE)
    sign_on_paper(desk)
    expect(entry).to_have_attribute("data-state", "effective", timeout=PATIENCE)
    [done] = desk.clerk.get("/rental/leaseChange/ofLease", id=lease["id"])
    after = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert (done["nextLeaseId"], after["state"], after["tenantName"]) == (None, "active", "赵知行")

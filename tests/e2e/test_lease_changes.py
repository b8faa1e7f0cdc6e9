"""A lease is renewed from the list of those that end soon, and gets another price, with its bills before and after in sight."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.rental.leases.periods import add_months
from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session
from tests.e2e.site import Site
from tests.e2e.test_acts_leases import SCAN
from tests.e2e.test_acts_orders import Desk
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 15_000


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 3)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


def lease_of(desk: Desk, unit: int, **more: Any) -> Any:
    """Runs since eleven months, a year in all, paid by the month."""
    start = add_months(today(), -11)
    form = {
        "unitId": desk.sample.units[unit],
        "tenant": {"name": "赵知行", "phone": "13700137000"},
        "startDate": start.isoformat(),
        "endDate": (add_months(start, 12) - timedelta(days=1)).isoformat(),
        "payCycle": 1,
        "price": "3000.00",
        **more,
    }
    return desk.clerk.post("/rental/lease/add", **lease_body(**form))


def test_what_ends_soon_is_renewed_in_one_act_with_its_dates_filled(desk: Desk) -> None:
    lease = lease_of(desk, 0)
    desk.page.goto(f"{desk.address}/rental/renewals")
    row = desk.page.locator(".ant-table-row", has_text=lease["contractNo"])
    row.get_by_role("button", name="续租", exact=True).click()
    ends = (add_months(add_months(today(), -11), 24) - timedelta(days=1)).isoformat()
    expect(desk.dialog.get_by_label("结束日期")).to_have_value(ends, timeout=PATIENCE)
    desk.dialog.get_by_label("月租").fill("3200")
    desk.dialog.get_by_label("电子").check()
    expect(desk.dialog.locator("[data-difference]")).to_have_text("差额 +¥38,400.00", timeout=PATIENCE)
    desk.press("提交签署")
    desk.said("已保存")
    expect(row).to_contain_text("洽谈中", timeout=PATIENCE)
    [change] = desk.clerk.get("/rental/leaseChange/ofLease", id=lease["id"])
    desk.page.goto(f"{desk.address}/rental/leaseChange?open={change['id']}")
    drawer = desk.page.locator(".ant-drawer")
    drawer.get_by_role("button", name="更多操作").click()
    desk.item("改为纸质签署").click()
    turn = desk.page.get_by_role("dialog", name=re.compile("改为纸质签署"))
    turn.locator("input[type=file]").set_input_files([SCAN])
    expect(turn.get_by_role("link", name="合同.pdf").first).to_be_visible(timeout=PATIENCE)
    turn.get_by_role("button", name=re.compile("改为纸质签署|确")).last.click()
    drawer.get_by_role("button", name="确认生效").click(timeout=PATIENCE)
    check = desk.page.get_by_role("dialog", name=re.compile("确认生效"))
    check.get_by_role("button", name=re.compile("确认生效|确")).last.click()
    expect(drawer.get_by_text("已生效")).to_be_visible(timeout=PATIENCE)
    [done] = desk.clerk.get("/rental/leaseChange/ofLease", id=lease["id"])
    new = desk.clerk.get("/rental/lease/detail", id=done["nextLeaseId"])
    assert (new["endDate"], new["price"], new["state"]) == (ends, "3200.00", "signed")


def test_a_price_is_changed_from_the_panel_and_its_history_stands_there(desk: Desk) -> None:
    lease = lease_of(desk, 1, endDate=(add_months(today(), 6)).isoformat())
    desk.page.goto(f"{desk.address}/rental/lease?open={lease['id']}")
    section = desk.page.locator("[data-changes]")
    section.get_by_role("button", name="变更").click()
    desk.page.get_by_role("menuitem", name="调价", exact=True).click()
    desk.dialog.get_by_label("月租").fill("3300")
    preview = desk.dialog.locator("[data-change-preview]")
    expect(preview).to_contain_text("重新编制", timeout=PATIENCE)
    desk.press("存为草稿")
    desk.said("已保存")
    entry = section.locator("[data-change]")
    expect(entry).to_have_attribute("data-state", "draft", timeout=PATIENCE)
    desk.clerk.post(
        "/rental/leaseChange/cancel",
        **{key: desk.clerk.get("/rental/leaseChange/ofLease", id=lease["id"])[0][key] for key in ("id", "version")},
        reason="另行协商",
    )
    expect(entry).to_have_attribute("data-state", "void", timeout=PATIENCE)

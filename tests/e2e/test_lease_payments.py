"""A lessee pays less than is due: the oldest bill whole, the others in part; it is taken back; a colleague's window follows."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.rental.leases.periods import add_months
from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.conftest import DESKTOP
from tests.e2e.desktop import store_session
from tests.e2e.site import Site
from tests.e2e.test_acts_leases import show
from tests.e2e.test_acts_orders import Desk
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 1)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window(DESKTOP)
    store_session(page, site.address, "clerk1")
    return Desk(page, site.sign_in("clerk1"), sample, site.address)


@pytest.fixture
def lease(desk: Desk) -> Any:
    """Three months of rent are due, of somebody who owes nothing else."""
    start = add_months(today(), -2)
    form = {
        "unitId": desk.sample.units[0],
        "tenant": {"name": "石守义", "phone": f"137{secrets.randbelow(10**8):08}"},
        "startDate": f"{start}",
        "endDate": f"{add_months(start, 12)}",
        "payCycle": 1,
        "payAdvanceDays": 0,
        "depositCharged": False,
    }
    return desk.clerk.post("/rental/lease/add", **lease_body(**form))


def test_less_than_is_due_pays_the_oldest_first_and_all_of_it_is_owed_again_once_reversed(
    site: Site, twin: Site, desk: Desk, lease: Any, window: Callable[..., Page]
) -> None:
    other = window(DESKTOP)
    store_session(other, twin.address, "clerk2")
    other.goto(f"{twin.address}/rental/lease?open={lease['id']}")
    oldest, middle, newest = (other.locator(f"[data-bill='{bill['id']}']") for bill in lease["bills"][:3])
    for rung, bill in zip((oldest, middle, newest), lease["bills"], strict=False):
        late = bill["due"] < f"{today()}"
        expect(rung).to_have_attribute("data-state", "overdue" if late else "open", timeout=PATIENCE)

    desk.act(show(desk, lease["contractNo"]), "收款")
    amount = desk.dialog.get_by_label("收款金额")
    expect(amount).to_have_value("9000.00", timeout=PATIENCE)
    amount.fill("4000.50")
    parts = desk.dialog.get_by_label(re.compile("本次支付$"))
    assert [one.input_value() for one in parts.all()] == ["3000.00", "1000.50", "0.00"]
    parts.nth(2).fill("500")
    assert [one.input_value() for one in parts.all()] == ["3000.00", "500.50", "500"]
    expect(desk.dialog.get_by_text("本次支付 ¥4,000.50")).to_be_visible()
    desk.dialog.get_by_role("button", name="收款 ¥4,000.50").click()
    desk.said("已入账")
    expect(oldest).to_have_attribute("data-state", "paid", timeout=PATIENCE)
    expect(newest).to_have_attribute("data-state", re.compile("part|overdue"), timeout=PATIENCE)
    paid = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert [bill["open"] for bill in paid["bills"][:3]] == ["0.00", "2499.50", "2500.00"]

    desk.page.goto(f"{desk.address}/rental/lease?open={lease['id']}")
    line = desk.page.locator("[data-ledger] [data-line=payment]")
    expect(line).to_contain_text("4,000.50", timeout=PATIENCE)
    line.get_by_role("button", name="冲正").click()
    reversal = desk.page.get_by_role("dialog", name=re.compile("^冲正流水"))
    reversal.get_by_label("冲正原因").fill("金额记错")
    reversal.get_by_role("button", name="冲正", exact=True).click()
    desk.said("已提交审批")
    chief = site.sign_in("finance1")
    [waiting] = chief.get("/rental/lease/detail", id=lease["id"])["waiting"]
    chief.post("/workflow/request/approve", id=waiting["id"], version=waiting["version"])
    expect(other.locator("[data-ledger] [data-line=reversal]")).to_have_count(1, timeout=PATIENCE)
    after = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert [bill["open"] for bill in after["bills"][:3]] == ["3000.00", "3000.00", "3000.00"]

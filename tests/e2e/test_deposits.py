"""Deposits: what is owed back is what is open, a part is kept back with a picture, and what is late is returned; live elsewhere."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.desktop import sign_in_desktop, wait_for
from tests.e2e.site import Caller, Site
from tests.e2e.test_acts_orders import Desk
from tests.files.conftest import picture
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/rental/deposit"
OPEN = "held,partly_deducted"
PHOTO: Any = [{"name": "wall.png", "mimeType": "image/png", "buffer": picture(7)}]


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 1)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    """The cashier's window, at the list."""
    page = window()
    desk = Desk(page, site.sign_in("finance1"), sample, site.address)
    sign_in_desktop(page, site.address, "finance1", PATH)
    return desk


@pytest.fixture
def elsewhere(twin: Site, window: Callable[..., Page]) -> Page:
    """The same page at the other process, with its figures read."""
    page = window()
    sign_in_desktop(page, twin.address, "admin", PATH)
    expect(page.locator("[data-sum=late]")).to_be_visible(timeout=PATIENCE)
    return page


def fen(yuan: str) -> int:
    return round(float(yuan.replace(",", "")) * 100)


def shown(page: Page, figure: str) -> int:
    """Fen of a sum above the list."""
    return fen(page.locator(f"[data-sum={figure}]").inner_text().partition("¥")[2].strip())


def held_in_all(caller: Caller) -> int:
    pages = iter(range(1, 100))
    rows: list[Any] = []
    while part := caller.get(f"{PATH}/list", state=OPEN, pageNo=next(pages), pageSize=200)["records"]:
        rows += part
    return sum(fen(row["held"]) for row in rows)


def lease_with_deposit(caller: Caller, unit: str) -> Any:
    lease = caller.post("/rental/lease/add", **lease_body(unitId=unit, price="3000.00", deposit="3000.00"))
    [bill] = [bill for bill in lease["bills"] if bill["kind"] == "deposit"]
    caller.post("/rental/lease/pay", billId=bill["id"], amount=bill["open"], method="transfer")
    return lease


def test_what_is_kept_back_has_a_reason_and_a_picture_and_lowers_what_is_owed(
    caller: Caller, desk: Desk, elsewhere: Page
) -> None:
    lease = lease_with_deposit(caller, desk.sample.units[0])
    owed = held_in_all(caller)
    wait_for(elsewhere, lambda: shown(elsewhere, "open") == owed)
    desk.page.goto(f"{desk.address}{PATH}?accountNo={lease['contractNo']}")
    row = desk.page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)
    desk.act(row, "扣除")
    confirm = desk.dialog.get_by_role("button", name="确认扣除")
    desk.dialog.get_by_label("扣除金额").fill("200")
    desk.dialog.get_by_label("原因").fill("墙面污损")
    expect(confirm).to_be_disabled()
    desk.dialog.locator("input[type=file]").set_input_files(PHOTO)
    confirm.click(timeout=PATIENCE, delay=400)
    expect(row.get_by_text("部分扣除")).to_be_visible(timeout=PATIENCE)
    wait_for(elsewhere, lambda: shown(elsewhere, "open") == owed - 20_000)

    row.get_by_text(lease["contractNo"]).click()
    desk.page.get_by_role("tab", name=re.compile("押金流水")).click()
    entry = desk.page.get_by_role("dialog").get_by_role("row").filter(has_text="墙面污损")
    expect(entry.locator("img").first).to_be_visible(timeout=PATIENCE)
    expect(entry).to_contain_text("200.00")


def test_nothing_is_returned_while_the_lease_goes_on(caller: Caller, desk: Desk) -> None:
    lease = caller.get("/rental/lease/list", state="active", pageSize=1, column="createTime", order="asc")["records"][0]
    [deposit] = caller.get(f"{PATH}/list", accountId=lease["id"], state=OPEN)["records"]
    desk.page.goto(f"{desk.address}{PATH}?accountNo={deposit['accountNo']}")
    row = desk.page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)
    give_back(desk, "100")
    expect(desk.dialog.get_by_role("alert")).to_contain_text("合同结束后才能退押金", timeout=PATIENCE)


def give_back(desk: Desk, amount: str) -> None:
    """Fills the dialog of the only row and sends it."""
    desk.act(desk.page.locator(".ant-table-row"), "退还")
    desk.dialog.get_by_label("退还金额").fill(amount)
    desk.dialog.get_by_label("方式").click()
    desk.page.locator(".ant-select-item-option").filter(has_text="转账").click()
    desk.dialog.get_by_label("说明").fill("退租，无损坏")
    desk.dialog.get_by_role("button", name=re.compile("^退 ?还$")).click(delay=400)


def test_what_is_late_is_listed_by_its_figure_and_returned(caller: Caller, desk: Desk, elsewhere: Page) -> None:
    yesterday = f"{today() - timedelta(days=1)}"
    late = caller.get(f"{PATH}/list", state=OPEN, dueBack_end=yesterday, pageSize=100)["records"]
    figures = caller.get(f"{PATH}/figures")
    assert figures["late"]["count"] == len(late) == sum(age["count"] for age in figures["ages"])
    assert fen(figures["late"]["amount"]) == sum(fen(row["held"]) for row in late) == shown(elsewhere, "late")

    button = elsewhere.locator("[data-figure=late]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    first = next(row for row in late if row["account"] == "lease")
    row = elsewhere.locator(".ant-table-row").filter(has_text=first["accountNo"])
    expect(row).to_contain_text(f"逾期 {first['dueBack']}", timeout=PATIENCE)
    expect(elsewhere.locator(".ant-table-row")).to_have_count(min(10, len(late)))

    desk.page.goto(f"{desk.address}{PATH}?accountNo={first['accountNo']}")
    expect(desk.page.locator(".ant-table-row")).to_have_count(1, timeout=PATIENCE)
    give_back(desk, "100")
    desk.said("退还：已完成")
    wait_for(elsewhere, lambda: shown(elsewhere, "late") == fen(figures["late"]["amount"]) - 10_000)
    left = fen(first["held"]) - 10_000
    expect(row).to_contain_text(f"¥{left / 100:,.2f}", timeout=PATIENCE)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(elsewhere).not_to_have_url(re.compile("dueBack_end"))

"""The rent roll in two windows: what stands empty and what it costs, the rates by month, and each number's own rows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/rental/rentRoll"
MONTHS = 12


@pytest.fixture
def sample(caller: Caller) -> SampleCommunity:
    """Three units that would bring 4,000 a month each."""
    return build_community(caller, 3, priceMonth="4000.00")


@pytest.fixture
def windows(
    site: Site, twin: Site, caller: Caller, sample: SampleCommunity, window: Callable[..., Page]
) -> tuple[Page, Page]:
    """The roll of that community alone, at both processes."""
    name = caller.get("/rental/community/queryById", id=sample.community)["name"]
    pages = (window(), window())
    for page, address, who in zip(pages, (site.address, twin.address), ("admin", "finance1"), strict=True):
        sign_in_desktop(page, address, who, PATH)
        page.get_by_label("小区").click(timeout=PATIENCE)
        page.keyboard.type(name)
        page.locator(".ant-select-dropdown:visible").get_by_text(name, exact=True).first.click()
        expect(figure(page, "可长租单元")).to_have_text("可长租单元3", timeout=PATIENCE)
    return pages


def figure(page: Page, title: str) -> Locator:
    return page.locator(".ant-statistic").filter(has_text=title)


def status(page: Page, name: str) -> Locator:
    return page.get_by_role("radiogroup", name="状态").get_by_text(name, exact=True)


def this_month(page: Page, chart: str) -> Locator:
    """The numbers of the month under way, of a chart that is shown as a table."""
    table = page.get_by_role("table", name=chart)
    return table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=f"{today():%y-%m}", exact=True))


def test_what_is_let_leaves_the_vacant_and_its_rent_comes_in_before_every_eye(
    caller: Caller, sample: SampleCommunity, windows: tuple[Page, Page]
) -> None:
    for page in windows:
        expect(figure(page, "空置月损失")).to_contain_text("12,000.00")
        expect(status(page, "空置 3")).to_be_visible()
        page.get_by_role("button", name="应收与实收（元）：以表格显示").click()
        expect(page.get_by_role("table", name="应收与实收（元）").get_by_role("row")).to_have_count(MONTHS + 1)
        expect(this_month(page, "应收与实收（元）").get_by_role("cell")).to_have_text(["0", "0"])

    lease = caller.post("/rental/lease/add", **lease_body(unitId=sample.units[0], payCycle=1, depositCharged=False))
    for page in windows:
        expect(figure(page, "空置月损失")).to_contain_text("8,000.00", timeout=PATIENCE)
        expect(figure(page, "合同月租")).to_contain_text("3,000.00")
        expect(figure(page, "出租率")).to_contain_text("33.3")
        expect(figure(page, "到期未收")).to_contain_text("3,000.00")
        expect(this_month(page, "应收与实收（元）").get_by_role("cell")).to_have_text(["3,000", "0"], timeout=PATIENCE)

    rent = next(bill for bill in lease["bills"] if bill["kind"] == "rent")
    caller.post("/rental/lease/pay", billId=rent["id"], amount="1500.00", method="transfer")
    for page in windows:
        expect(this_month(page, "应收与实收（元）").get_by_role("cell")).to_have_text(
            ["3,000", "1,500"], timeout=PATIENCE
        )
        expect(figure(page, "到期未收")).to_contain_text("1,500.00")
        expect(page.get_by_text("收缴率50%，续租率—").first).to_be_visible()


def test_a_status_shows_its_units_and_a_line_leads_to_its_lease(
    caller: Caller, sample: SampleCommunity, windows: tuple[Page, Page]
) -> None:
    page = windows[1]
    lease = caller.post("/rental/lease/add", **lease_body(unitId=sample.units[1]))
    status(page, "空置 2").click(timeout=PATIENCE)
    rows = page.locator(".ant-table-row")
    expect(rows).to_have_count(2, timeout=PATIENCE)
    expect(rows.filter(has_text=" 201")).to_have_count(0)
    status(page, "在租 1").click()
    expect(rows).to_have_count(1, timeout=PATIENCE)
    expect(rows).to_contain_text("赵强")
    rows.get_by_role("link", name=lease["contractNo"]).click()
    expect(page.locator(f"[data-lease='{lease['id']}']")).to_be_visible(timeout=PATIENCE)

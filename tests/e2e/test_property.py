"""Property before people's eyes: a house leaves the shelf, is deleted by its number, and an owner's month is drawn up and printed."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.desktop import sign_in_desktop, type_day
from tests.e2e.site import Caller, Site
from tests.e2e.test_acts_orders import Desk
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def last() -> date:
    return today().replace(day=1) - timedelta(days=1)


@pytest.fixture(scope="module")
def sample(site: Site) -> SampleCommunity:
    return build_community(site.sign_in("admin"), 2)


@pytest.fixture
def desk(site: Site, sample: SampleCommunity, window: Callable[..., Page]) -> Desk:
    page = window()
    sign_in_desktop(page, site.address, "admin", f"/rental/house?communityId={sample.community}")
    return Desk(page, site.sign_in("admin"), sample, site.address)


def test_a_house_leaves_the_shelf_and_then_for_good(caller: Caller, sample: SampleCommunity, desk: Desk) -> None:
    row = desk.page.locator(".ant-table-row").filter(has_text="101")
    expect(row.get_by_text("已上架")).to_be_visible(timeout=PATIENCE)
    desk.act(row, "下架")
    desk.dialog.get_by_role("button", name="下架").click()
    expect(row.get_by_text("已下架")).to_be_visible(timeout=PATIENCE)
    board = caller.get(
        "/rental/board", **{"from": today(), "to": today() + timedelta(days=1)}, communityId=sample.community
    )
    assert [unit["id"] for unit in board["units"]] == [sample.units[1]]
    desk.act(row, "删除")
    delete = desk.dialog.get_by_role("button", name="确认删除")
    desk.dialog.get_by_label("输入房号以确认").fill("102")
    delete.click()
    expect(desk.dialog.get_by_text("与要删除的房号不一致")).to_be_visible(timeout=PATIENCE)
    desk.dialog.get_by_label("输入房号以确认").fill("101")
    delete.click()
    expect(row).to_have_count(0, timeout=PATIENCE)


def test_a_month_of_an_owner_is_drawn_up_and_printed(caller: Caller, sample: SampleCommunity, desk: Desk) -> None:
    owner = caller.post("/rental/owner/add", name=f"业主{sample.community[-6:]}", shareRate="20")
    caller.put("/rental/house/edit", id=sample.units[1], ownerId=owner["id"])
    form = {"houseId": sample.units[1], "day": last().isoformat(), "item": "property_fee"}
    caller.post("/rental/ownerCost/add", **form, amount="286.50", note="物业费")
    page = desk.page
    page.goto(f"{desk.address}/rental/ownerStatement?ownerId={owner['id']}")
    page.get_by_role("button", name="生成对账单").click(timeout=PATIENCE)
    type_day(desk.dialog.get_by_label("月份"), last().isoformat())
    desk.dialog.get_by_role("button", name="生成对账单").click()
    row = page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)
    expect(row.get_by_text("-286.50").first).to_be_visible()
    desk.act(row, "打印")
    sheet = page.locator("[data-statement]")
    expect(sheet.get_by_role("cell", name="物业费 物业费")).to_be_visible(timeout=PATIENCE)
    expect(sheet).to_contain_text("负贰佰捌拾陆元伍角整")
    page.keyboard.press("Escape")
    desk.act(row, "确认")
    expect(row.get_by_text("已确认")).to_be_visible(timeout=PATIENCE)

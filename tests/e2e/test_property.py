"""Property before people's eyes: a house is written in steps, leaves the shelf, is deleted by its number, and an owner's month is drawn up and printed."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import SampleCommunity, build_community
from tests.e2e.crew import pick, press
from tests.e2e.desktop import sign_in_desktop, step_to, type_day
from tests.e2e.picking import field, go_to_step
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
    expect(row.get_by_text("-¥286.50").first).to_be_visible()
    desk.act(row, "打印")
    sheet = page.locator("[data-statement]")
    expect(sheet.get_by_role("cell", name="物业费 物业费")).to_be_visible(timeout=PATIENCE)
    expect(sheet).to_contain_text("负贰佰捌拾陆元伍角整")
    page.keyboard.press("Escape")
    desk.act(row, "确认")
    expect(row.get_by_text("已确认")).to_be_visible(timeout=PATIENCE)


def test_a_house_is_written_in_six_steps(caller: Caller, sample: SampleCommunity, desk: Desk) -> None:
    page, number = desk.page, f"9{sample.community[-3:]}"
    community = caller.get("/rental/community/queryById", id=sample.community)["name"]
    building = f"{number}幢"
    caller.post("/rental/building/add", communityId=sample.community, name=building, floors=6, basements=0, units=1)
    step_to(page, "/rental/house?edit=new")
    form = page.get_by_role("dialog").last
    expect(form.locator(".ant-steps-item-title")).to_have_text(["位置", "出租信息", "照片", "房间", "床位", "价格"])
    press(form, "下一步")
    expect(field(form, "houseNo")).to_contain_text("请输入", timeout=PATIENCE)
    expect(field(form, "bedrooms")).to_be_hidden()
    pick(page, field(form, "communityId").get_by_role("combobox"), community)
    pick(page, field(form, "buildingId").get_by_role("combobox"), building)
    for key, value in (("floor", "1"), ("totalFloor", "6"), ("houseNo", number)):
        field(form, key).get_by_role("textbox").or_(field(form, key).get_by_role("spinbutton")).fill(value)
    press(form, "下一步")
    expect(field(form, "bedrooms")).to_be_visible(timeout=PATIENCE)
    press(form, "下一步")
    expect(field(form, "photos")).to_be_visible()
    press(form, "下一步")
    press(form, "保存并继续")
    form = page.get_by_role("dialog", name=f"编辑房源：{number}")
    expect(form.locator(".ant-steps-item-active .ant-steps-item-title")).to_have_text("房间", timeout=PATIENCE)
    house = caller.get("/rental/house/list", communityId=sample.community, houseNo=number)["records"][0]["id"]
    caller.post("/rental/room/add", houseId=house, name="主卧", priceDaily="188")
    expect(form.locator(".ant-table-row").filter(has_text="主卧")).to_be_visible(timeout=PATIENCE)
    go_to_step(form, "价格")
    field(form, "priceMonth").locator("input").fill("5200")
    go_to_step(form, "位置")
    expect(field(form, "houseNo")).to_be_visible()
    press(form, "保存")
    expect(form).to_have_count(0, timeout=PATIENCE)
    assert caller.get("/rental/house/queryById", id=house)["priceMonth"] == "5200.00"

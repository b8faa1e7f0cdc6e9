"""Meters by use case: readings typed as one walks, a remark on an odd one, the bills of the month, and the lease that shows its."""

from collections.abc import Callable, Sequence
from datetime import timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import build_community
from tests.e2e.desktop import store_session, type_day
from tests.e2e.site import Caller, Site
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body

pytestmark = pytest.mark.e2e
PATIENCE = 15_000
METERS = 3


def lay_meters(caller: Caller, units: Sequence[str]) -> list[str]:
    """A priced meter in each of the units, read twice before."""
    price = caller.post(
        "/rental/tariff/add",
        name="测试电价",
        kind="electricity",
        unit="kWh",
        tierPeriod="month",
        fixed="0",
        begin=f"{today() - timedelta(days=today().toordinal() % 300 + 30)}",
        children={"rental/tariffTier": [{"price": "0.62"}]},
    )
    numbers = []
    for walk, unit in enumerate(units):
        number = f"E2E-{unit[-8:]}"
        meter = caller.post(
            "/rental/meter/add",
            serial=number,
            kind="electricity",
            unitId=unit,
            walk=walk,
            tariffId=price["id"],
            baseValue=90,
        )
        for days, value in ((60, 100), (45, 110), (30, 120)):
            row = caller.post(
                "/rental/meterReading/add",
                meterId=meter["id"],
                readDate=str(today() - timedelta(days=days)),
                value=value,
                kind="normal",
                source="hand",
            )
            caller.post("/rental/meterReading/confirm", id=row["id"], version=row["rowVersion"])
        numbers.append(number)
    return numbers


def cell(page: Page, number: str, key: str) -> Locator:
    line = page.get_by_role("row").filter(has=page.get_by_role("gridcell", name=number, exact=True))
    return line.first.locator(f"[data-key={key}]")


def choose(page: Page, dialog: Locator, label: str, text: str) -> None:
    dialog.get_by_label(label).click()
    page.keyboard.type(text)
    page.locator(".ant-select-dropdown:visible").get_by_text(text, exact=True).first.click()


def test_readings_are_entered_and_the_lease_shows_the_bill(site: Site, window: Callable[..., Page]) -> None:
    caller = site.sign_in("admin")
    sample = build_community(caller, METERS)
    units = sample.units[:METERS]
    name = caller.get("/rental/community/queryById", id=sample.community)["name"]
    lease = caller.post(
        "/rental/lease/add",
        **lease_body(
            unitId=units[0],
            tenant={"name": "赵知行", "phone": "13700137000"},
            startDate=str(today() - timedelta(days=20)),
            endDate=str(today() + timedelta(days=300)),
        ),
    )
    numbers = lay_meters(caller, units)
    page = window()
    store_session(page, site.address, "admin")
    page.goto(f"{site.address}/rental/meterReading")
    page.get_by_role("button", name="开始抄表").click()
    dialog = page.get_by_role("dialog").filter(has_text="开始抄表")
    choose(page, dialog, "小区", name)
    type_day(dialog.get_by_label("抄表日期"), today().isoformat())
    dialog.get_by_role("button", name="开始抄表").click()
    expect(dialog.get_by_text(f"{METERS}块表待抄")).to_be_visible(timeout=2 * PATIENCE)
    page.goto(f"{site.address}/rental/meterReading?communityId={sample.community}&state=draft&grid=1")
    cell(page, numbers[0], "value").click()
    for value in ("385.5", "130", "125"):
        page.keyboard.type(value)
        page.keyboard.press("Enter")
    expect(cell(page, numbers[0], "usage")).to_have_text("265.500", timeout=PATIENCE)
    expect(cell(page, numbers[0], "warnings")).to_contain_text("用量异常高")
    expect(cell(page, numbers[0], "warnings")).to_contain_text("异常但无照片")
    expect(cell(page, numbers[0], "mean")).to_have_text("10.000")
    expect(cell(page, numbers[1], "warnings")).to_have_text("")
    page.goto(f"{site.address}/rental/meterReading?communityId={sample.community}&state=draft")
    page.get_by_role("checkbox", name="Select all").check()
    page.get_by_role("button", name="确认", exact=False).first.click()
    expect(page.locator(".ant-table-row")).to_have_count(0, timeout=PATIENCE)
    page.goto(f"{site.address}/rental/bill")
    page.get_by_role("button", name="生成水电账单").click()
    dialog = page.get_by_role("dialog").filter(has_text="生成水电账单")
    choose(page, dialog, "小区", name)
    type_day(dialog.get_by_label("账单月份"), today().isoformat())
    dialog.get_by_role("button", name="生成水电账单").click()
    expect(dialog.get_by_text("生成1张账单")).to_be_visible(timeout=2 * PATIENCE)
    page.goto(f"{site.address}/rental/lease?contractNo={lease['contractNo']}")
    page.locator(".ant-table-row").get_by_text(lease["contractNo"]).click()
    expect(page.get_by_text("265.5 kWh × 0.62 = 164.61")).to_be_visible(timeout=PATIENCE)

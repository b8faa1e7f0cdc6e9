"""Reports in a window: chosen by name, counted, drawn and listed, live, and run from where they are declared."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import build_community
from tests.e2e.colleague import come, new_name, new_phone
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000


def test_a_report_is_found_by_name_drawn_and_follows_what_others_do(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    name = new_name()
    sample = build_community(caller, 1)
    clerk = come(window(), site, "clerk1")
    page = clerk.page
    clerk.visit("/report")
    page.get_by_role("searchbox", name="搜索报表").fill("yudi")
    page.get_by_role("menuitem", name="今日预抵").click(timeout=PATIENCE)
    report = page.locator("[data-report='arrivals']")
    expect(report.locator("[data-chart]")).to_be_visible(timeout=PATIENCE)
    report.get_by_role("textbox", name="联系人").fill(name)
    expect(report.get_by_text("没有符合条件的记录")).to_be_visible(timeout=PATIENCE)
    caller.post(
        "/rental/order/add",
        contactName=name,
        contactPhone=new_phone(),
        unitId=sample.units[0],
        checkIn=today().isoformat(),
        checkOut=(today() + timedelta(days=2)).isoformat(),
        channel="company",
    )
    expect(report.locator(".ant-table-row")).to_have_count(1, timeout=PATIENCE)
    expect(report.locator(".ant-table-row")).to_contain_text("协议客户")
    with page.expect_download() as found:
        report.get_by_role("button", name="导出").click()
    assert found.value.suggested_filename == "今日预抵.xlsx"


def test_a_declared_report_runs_from_its_row(site: Site, window: Callable[..., Page]) -> None:
    admin = come(window(), site, "admin")
    admin.visit("/online/cgreport?name=退款明细")
    row = admin.page.locator("[data-resource='online/cgreport/head'] .ant-table-row").filter(has_text="refunds")
    admin.act(row, "运行")
    expect(admin.page).to_have_url(re.compile(r"/report\?code=refunds$"), timeout=PATIENCE)
    expect(admin.page.locator("[data-report='refunds']")).to_contain_text("记录数", timeout=PATIENCE)


def test_a_list_is_planned_as_it_is_filtered_and_the_plan_sends_it(site: Site, window: Callable[..., Page]) -> None:
    admin, name = come(window(), site, "admin"), new_name()
    page = admin.page
    admin.visit("/isystem/position?code=gm")
    expect(page.locator("[data-resource='sys/position'] .ant-table-row")).to_have_count(1, timeout=PATIENCE)
    page.get_by_role("button", name="定时发送").click()
    form = page.get_by_role("dialog", name="新增定时报表")
    listed = form.locator(".ant-select").filter(has=page.get_by_label("列表", exact=True))
    expect(listed).to_contain_text("职务", timeout=PATIENCE)
    form.get_by_label("名称", exact=True).fill(name)
    form.get_by_role("button", name="选择人员").click()
    people = page.get_by_role("dialog", name="选择人员")
    people.get_by_role("searchbox", name="按姓名").fill("沈知秋")
    people.locator(".ant-table-row").filter(has_text="沈知秋").get_by_role("checkbox").check()
    people.get_by_role("button", name="确定（1）").click()
    form.get_by_label("时间", exact=True).fill("07:30:00")
    page.keyboard.press("Enter")
    form.get_by_role("button", name=re.compile("^保 ?存$")).click()
    expect(form).to_have_count(0, timeout=PATIENCE)
    admin.visit(f"/isystem/scheduledReport?name={name}")
    row = page.locator("[data-resource='sys/scheduledReport'] .ant-table-row")
    expect(row).to_contain_text("每天", timeout=PATIENCE)
    admin.act(row, "立即发送")
    page.get_by_role("button", name=re.compile("^确 ?定$")).click()
    expect(row).to_contain_text("已发0人，未发1人", timeout=PATIENCE)  # she may not export positions

"""An activity with two seats: published, wanted by three, cancelled by one, and at last let in at the door."""

import re
import secrets
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from schema.kit.clock import now, to_wire
from tests.e2e.colleague import PATIENCE, Colleague, come, new_name, new_phone
from tests.e2e.conftest import PHONE
from tests.e2e.desktop import type_day
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def plan(desk: Colleague, title: str) -> None:
    """A draft with two seats and a waiting list of five, in ten days."""
    begin = now() + timedelta(days=10)
    desk.visit("/act/activity?edit=new")
    form = desk.dialog
    form.get_by_label("活动名称").fill(title)
    desk.pick("分类")
    type_day(form.get_by_label("开始时间").first, to_wire(begin))
    type_day(form.get_by_label("结束时间").first, to_wire(begin + timedelta(hours=3)))
    form.get_by_label("名额", exact=True).first.fill("2")
    form.get_by_label("候补名额").fill("5")
    desk.press(re.compile("^保 ?存$"))
    expect(desk.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)


def publish(desk: Colleague, title: str) -> str:
    """Its steps one after the other from the list; the address of its public page."""
    row = desk.row("/act/activity", title=title)
    for step, state in (("提交审批", "待审批"), ("通过", "已通过"), ("发布", "已发布")):
        desk.act(row, step)
        desk.state(row, state)
    desk.act(row, "报名链接")
    told = desk.dialog.locator("[data-link]")
    expect(told).to_be_visible(timeout=PATIENCE)
    address = told.inner_text().strip()
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    return address


def sign_up(phone: Page, site: Site, address: str, name: str) -> str:
    """What stands on the ticket."""
    phone.goto(f"{site.address}/act/signup#{address.partition('#')[2]}")
    phone.get_by_label("姓名").fill(name)
    phone.get_by_label("手机").fill(new_phone())
    phone.get_by_role("button", name=re.compile("^(报 ?名|加入候补)$")).click()
    ticket = phone.locator("[data-ticket]")
    expect(ticket).to_be_visible(timeout=PATIENCE)
    return ticket.inner_text()


def test_two_seats_for_three_go_to_who_came_first_and_then_to_who_waited(site: Site, window: Windows) -> None:
    desk = come(window(), site, "secretary1")
    title = f"企业家沙龙{secrets.token_hex(3)}"
    plan(desk, title)
    address = publish(desk, title)

    names = [new_name() for _ in range(3)]
    phones = [window(PHONE) for _ in names]
    tickets = [sign_up(phone, site, address, name) for phone, name in zip(phones, names, strict=True)]
    for phone in phones[:2]:
        expect(phone.get_by_text("报名成功")).to_be_visible()
    expect(phones[2].get_by_text("您排第 1 位")).to_be_visible()
    assert len(set(tickets)) == 3

    first = desk.row("/act/registration", name=names[0])
    desk.state(first, "已确认")
    door = come(window(), site, "secretary2")
    third = door.row("/act/registration", name=names[2])
    door.state(third, "候补")
    desk.act(first, "取消报名")
    desk.dialog.get_by_label("原因").fill("临时有事")
    desk.press(re.compile("取消报名|^确 ?定$"))
    desk.state(first, "已取消")
    door.state(third, "已确认")

    door.page.get_by_role("button", name="签到核销").click()
    for ticket, outcome in ((tickets[0], "不能入场"), (tickets[2], "请入场"), (tickets[2], "已签到过")):
        door.dialog.get_by_label("票号").fill(ticket)
        door.dialog.get_by_label("票号").press("Enter")
        expect(door.dialog.locator("output")).to_contain_text(outcome, timeout=PATIENCE)
    expect(door.dialog.locator("output")).to_contain_text(re.compile("首次签到：.*陆清妍"))

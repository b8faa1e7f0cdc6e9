"""A member from the application to the receipt, as the secretariat and the cash desk do it, each in a window of their own."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.colleague import PATIENCE, Colleague, come, new_name, new_phone
from tests.e2e.desktop import type_day
from tests.e2e.site import Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]


def apply(desk: Colleague, name: str, level: str) -> str:
    """The id of the applicant."""
    phone = new_phone()
    desk.visit("/vip/person?edit=new")
    desk.dialog.get_by_label("姓名", exact=True).fill(name)
    desk.dialog.get_by_label("手机", exact=True).fill(phone)
    desk.pick("等级", level)
    desk.press(re.compile("^保 ?存$"))
    expect(desk.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    [member] = desk.calls.get("/vip/person/list", mobile=phone)["records"]
    assert (member["name"], member["state"]) == (name, "applied")
    return str(member["id"])


def test_who_applies_is_admitted_owes_pays_and_gets_a_receipt(site: Site, window: Windows) -> None:
    desk, cash, chief = (come(window(), site, who) for who in ("secretary1", "finance1", "finance2"))
    level = desk.calls.post("/vip/level/add", name=f"观察会员{secrets.token_hex(3)}", duesYear="60000.00")["name"]
    name = new_name()
    member = apply(desk, name, level)

    row = desk.row("/vip/person", name=name)
    desk.act(row, "提交审核")
    desk.state(row, "审核中")
    desk.act(row, "通过入会")
    desk.state(row, "正式")
    joined = desk.calls.get("/vip/person/queryById", id=member)["joinDate"]
    assert joined, "who is admitted joins"

    watching = cash.page
    cash.visit("/fin/due")
    expect(watching.locator("h1", has_text="会员会费")).to_be_visible(timeout=PATIENCE)
    issue(cash, level)
    # Of the year it owes the months that are left, from that of the admission on.
    owing = f"{5000 * (13 - today().month):,}.00"
    owed = cash.row("/fin/due", name=name)
    cash.state(owed, "未缴")
    expect(owed).to_contain_text(owing)

    pay(cash, name, owing)
    waiting = chief.row("/fin/payment", payer=name)
    chief.state(waiting, "待审核")
    chief.act(waiting, "审核通过")
    chief.state(waiting, "已入账")
    expect(waiting.get_by_role("cell", name=re.compile(r"^HF\d{9}$"))).to_be_visible()
    cash.row("/fin/due", name=name)
    cash.state(owed, "已缴清")


def issue(cash: Colleague, level: str) -> None:
    """Dues for all of a level, of whom there is one."""
    cash.page.get_by_role("button", name="批量出账").click()
    cash.pick("等级", level)
    cash.press(re.compile("出账 1 笔"))
    cash.said("会费已出账")


def pay(cash: Colleague, name: str, amount: str) -> None:
    cash.visit("/fin/payment?edit=new")
    cash.dialog.get_by_label("缴费人").fill(name)
    cash.dialog.get_by_label("金额").fill(amount.replace(",", ""))
    cash.pick("会费", name)
    cash.pick("收款方式", "现金")
    type_day(cash.dialog.get_by_label("缴费时间"), f"{today()} 09:30:00")
    cash.press(re.compile("^保 ?存$"))
    expect(cash.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)

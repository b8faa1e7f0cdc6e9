"""What a clerk does with arrears: the figure opens its bills, one payment covers several, too much is kept by choice."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop, type_day
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/rental/arrears"


def yuan(text: str) -> int:
    """Fen of an amount on the screen."""
    return int(re.sub(r"[^0-9]", "", text.partition("¥")[2].partition("(")[0]))


def test_several_bills_are_paid_at_once_and_what_is_too_much_is_kept(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    page = window()
    sign_in_desktop(page, site.address, "clerk1", PATH)
    expect(page.locator("[data-figure='over']")).to_be_visible(timeout=PATIENCE)
    figures = caller.get(PATH)
    for bucket in figures["buckets"]:
        shown = page.locator(f"[data-figure='{bucket['code']}']").inner_text()
        assert yuan(shown) == yuan(f"¥{bucket['amount']}")

    debtor = max(figures["lessees"], key=lambda one: float(one["overdue"]))
    page.get_by_role("button", name=debtor["name"], exact=True).first.click()
    row = page.get_by_role("row").filter(has_text=debtor["name"]).filter(has=page.get_by_role("button", name="收款"))
    row.first.get_by_role("button", name="收款").click()
    dialog = page.get_by_role("dialog")
    bills = dialog.locator("[data-item]:not([data-kind=prepay])")
    expect(bills.first).to_be_visible(timeout=PATIENCE)
    for box in dialog.get_by_role("checkbox").all():
        box.check()
    amount = dialog.get_by_label("收款金额")
    due = yuan(f"¥{amount.input_value()}")
    expect(dialog.locator("[data-remaining]")).to_contain_text("¥0.00")

    amount.fill(f"{due / 100 + 100:.2f}")
    submit = dialog.get_by_role("button", name=re.compile("^收款 ¥"))
    expect(submit).to_be_disabled()
    dialog.get_by_text("转为预存").click()
    submit.click()
    expect(dialog).to_be_hidden(timeout=PATIENCE)
    after = caller.get(PATH)
    assert debtor["name"] not in [one["name"] for one in after["lessees"]]
    assert yuan(f"¥{figures['total']}") - yuan(f"¥{after['total']}") == due


def test_a_reminder_is_read_and_skipped_by_a_person(site: Site, caller: Caller, window: Callable[..., Page]) -> None:
    [draft, *_] = caller.get("/rental/dunning/list", state="draft", pageSize=1)["records"]
    page = window()
    sign_in_desktop(page, site.address, "clerk1", f"/rental/dunning?open={draft['id']}")
    expect(page.get_by_text(draft["billNo"]).first).to_be_visible(timeout=PATIENCE)
    told = caller.get("/rental/dunning/text", id=draft["id"])
    assert draft["renterName"] in told["text"]
    caller.post("/rental/dunning/skip", id=draft["id"], version=draft["rowVersion"], reason="已电话沟通")
    assert caller.get("/rental/dunning/queryById", id=draft["id"])["state"] == "skipped"


def test_prepaid_money_pays_the_bills_that_are_chosen(site: Site, caller: Caller, window: Callable[..., Page]) -> None:
    owed = [one for one in caller.get(f"{PATH}/items", pageSize=200)["records"] if one["kind"] == "rent"]
    lease = next(one["leaseId"] for one in owed if sum(other["leaseId"] == one["leaseId"] for other in owed) > 1)
    first, second = [one for one in owed if one["leaseId"] == lease][:2]
    given = {"leaseId": lease, "method": "cash", "surplus": "prepay", "project": "rent"}
    caller.post("/rental/receivable/pay", **given, parts=[{"billId": first["id"], "amount": "10.00"}], amount="510.00")

    page = window()
    sign_in_desktop(page, site.address, "clerk1", f"/rental/lease?open={lease}")
    page.get_by_role("button", name=re.compile("^预存抵账")).first.click(timeout=PATIENCE)
    dialog = page.get_by_role("dialog").filter(has_text="预存余额")
    oldest = dialog.get_by_label(f"{first['billNo']}本次支付")
    expect(oldest).to_have_value("500.00", timeout=PATIENCE)
    submit = dialog.get_by_role("button", name=re.compile("^抵账 ¥"))
    oldest.fill("600")
    expect(dialog.locator("[data-left]")).to_contain_text("超过预存 ¥100.00")
    expect(submit).to_be_disabled()
    oldest.fill("100.50")
    for box in dialog.get_by_role("checkbox").all()[2:]:
        box.uncheck()
    expect(dialog.get_by_label(f"{second['billNo']}本次支付")).to_have_value("399.50")
    dialog.get_by_label(f"{second['billNo']}本次支付").fill("300")
    expect(dialog.locator("[data-left]")).to_contain_text("抵后余 ¥99.50")
    submit.click(delay=400)
    expect(dialog).to_be_hidden(timeout=PATIENCE)
    after = {one["id"]: one for one in caller.get("/rental/receivable/items", leaseId=lease)["items"]}
    assert yuan(f"¥{first['open']}") - yuan(f"¥{after[first['id']]['open']}") == 1000 + 10_050
    assert yuan(f"¥{second['open']}") - yuan(f"¥{after[second['id']]['open']}") == 30_000
    assert after[lease]["open"] == "-99.50"


def test_who_is_on_the_risk_list_pays_or_names_a_day(site: Site, caller: Caller, window: Callable[..., Page]) -> None:
    [listed, *_] = caller.get("/rental/dunning/list", state="listed", pageSize=1)["records"]
    page = window()
    sign_in_desktop(page, site.address, "clerk1", "/rental/dunning?state=listed")
    row = page.get_by_role("row").filter(has_text=listed["renterName"]).filter(has_text=listed["due"])
    row.get_by_role("button", name="收款").click(timeout=PATIENCE)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", checked=True)).to_have_count(1, timeout=PATIENCE)
    dialog.get_by_role("button", name="取消").click()
    row.get_by_role("button", name="更多").click()
    page.get_by_role("menuitem", name="承诺付款").click()
    asked = page.get_by_role("dialog").filter(has_text="承诺付款日")
    type_day(asked.get_by_label("承诺付款日"), caller.get("/rental/rentRoll")["day"])
    asked.get_by_role("button", name=re.compile("确\\s?定|承诺付款")).last.click(delay=400)
    expect(row).to_have_count(0, timeout=PATIENCE)
    assert caller.get("/rental/dunning/queryById", id=listed["id"])["state"] == "dropped"

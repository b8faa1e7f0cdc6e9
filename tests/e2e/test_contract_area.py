"""The contract area: opened from its own entry of the menu, a list of leases narrowed by state, type, billing and months left."""

import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
# Field of the list -> its label, a value and what the value is called.
CHOICES = {
    "state": ("合同状态", "active", "履行中"),
    "contractType": ("合同类型", "paper_effective", "纸质已生效"),
    "billingState": ("账单状态", "overdue", "逾期未付"),
}


def rows_of(caller: Caller, **filters: Any) -> list[dict[str, Any]]:
    return list(caller.get("/rental/lease/list", pageSize=100, **filters)["records"])


def test_the_contract_area_is_opened_from_the_menu_and_narrowed_by_what_the_spec_names(
    site: Site, caller: Caller, admin: Page
) -> None:
    page = admin
    menu = page.get_by_role("menu").first
    menu.get_by_text("订单", exact=True).click()
    menu.get_by_text("合同专区", exact=True).click()
    expect(page).to_have_url(re.compile(r"/contract(\?|$)"), timeout=PATIENCE)
    first = rows_of(caller)[0]["contractNo"]
    expect(page.locator(".ant-table-row").filter(has_text=first)).to_have_count(1, timeout=PATIENCE)
    bar = page.get_by_role("search", name="筛选")
    if bar.get_by_role("button", name="更多筛选").count():
        bar.get_by_role("button", name="更多筛选").click()
    for key, (label, *_) in CHOICES.items():
        choice = bar.get_by_role("radiogroup" if key == "state" else "combobox", name=label)
        expect(choice).to_be_visible()


def choose(page: Page, bar: Locator, label: str, word: str) -> None:
    choice = bar.get_by_role("combobox", name=label)
    if not choice.count():
        bar.get_by_role("button", name="更多筛选").click()
    choice.click()
    page.locator(".ant-select-dropdown:visible").get_by_text(word, exact=True).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("key", CHOICES)
def test_its_list_is_narrowed_by_a_choice(site: Site, caller: Caller, admin: Page, key: str) -> None:
    label, value, word = CHOICES[key]
    wanted = rows_of(caller, **{key: value})
    assert wanted and all(row[key] == value for row in wanted)
    page = admin
    page.goto(f"{site.address}/contract")
    bar = page.get_by_role("search", name="筛选")
    expect(page.locator(".ant-table-row").first).to_be_visible(timeout=PATIENCE)
    if key == "state":
        bar.get_by_role("radiogroup", name=label).get_by_text(re.compile(rf"^{word} \d")).click()
    else:
        choose(page, bar, label, word)
    expect(page).to_have_url(re.compile(urlencode({key: value})), timeout=PATIENCE)
    expect(page.locator(".ant-table-row").filter(has_text=wanted[0]["contractNo"])).to_have_count(1, timeout=PATIENCE)
    rows = page.locator(".ant-table-row")
    assert rows.count() <= len(wanted)
    expect(rows.filter(has_not_text=word)).to_have_count(0)


def test_its_list_is_narrowed_by_the_months_that_are_left(site: Site, caller: Caller, admin: Page) -> None:
    page = admin
    page.goto(f"{site.address}/contract")
    for months in (1, 3, 6, 12):
        page.get_by_text(f"不足{months}个月", exact=True).click()
        expect(page).to_have_url(re.compile(f"monthsLeft_end={months}(&|$)"), timeout=PATIENCE)
        wanted = rows_of(caller, monthsLeft_begin="1", monthsLeft_end=str(months))
        assert all(1 <= row["monthsLeft"] <= months for row in wanted)
        total = page.locator(".ant-pagination-total-text")
        if wanted:
            expect(total).to_contain_text(str(len(wanted)), timeout=PATIENCE)

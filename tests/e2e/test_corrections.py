"""A line of a closed day in the ledger: it is not reversed any more, and a line of today corrects a part of it."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/rental/ledger"
CLOSED_DAYS = 12


def test_an_old_line_is_corrected_by_one_of_today(site: Site, caller: Caller, window: Callable[..., Page]) -> None:
    until = (today() - timedelta(days=CLOSED_DAYS)).isoformat()
    wanted = {"account": "order", "project": "room_fee", "direction": "in", "paidOn_end": until}
    line = caller.get(f"{PATH}/list", **wanted)["records"][0]
    page = window()
    sign_in_desktop(page, site.address, "admin", f"{PATH}?no={line['no']}")
    row = page.locator(".ant-table-row")
    expect(row).to_have_count(1, timeout=PATIENCE)

    row.get_by_role("button", name="冲正").click()
    dialog = page.get_by_role("dialog").last
    dialog.get_by_role("textbox").fill("多收")
    dialog.get_by_role("button", name="冲正").last.click()
    expect(dialog.get_by_role("alert")).to_contain_text(re.compile("请用更正旧账|已结清"), timeout=PATIENCE)
    page.keyboard.press("Escape")

    row.get_by_role("button", name="更多操作").click()
    page.get_by_role("menuitem", name="更正旧账").click()
    dialog = page.get_by_role("dialog").last
    dialog.get_by_label("更正金额").fill("1.00")
    dialog.get_by_label("原因").fill("多收一元")
    dialog.get_by_role("button", name="确认更正旧账").click()
    expect(page.get_by_text("更正旧账：已完成")).to_be_visible(timeout=PATIENCE)
    [made] = caller.get(f"{PATH}/list", corrects=line["id"])["records"]
    assert (made["direction"], made["amount"], made["paidOn"]) == ("out", "1.00", today().isoformat())

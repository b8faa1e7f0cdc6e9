"""Price plans in a window: what one would do is looked at before it counts, and it counts once it is agreed to."""

import secrets
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import build_community
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site
from tests.kit.clock import today

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/rental/pricePlan"


def test_a_plan_is_previewed_per_night_and_charged_once_confirmed(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    sample = build_community(caller, 2)
    name = f"测试计划{secrets.token_hex(3)}"
    caller.post(
        f"{PATH}/add",
        name=name,
        method="factor",
        factor="0.8",
        beginDay=today().isoformat(),
        communityId=sample.community,
    )
    page = window()
    sign_in_desktop(page, site.address, "admin", PATH)
    row = page.get_by_role("row").filter(has_text=name)
    row.get_by_role("button", name="预览并生效").click(timeout=PATIENCE)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("2间，60晚变价")).to_be_visible(timeout=PATIENCE)
    table = dialog.get_by_role("table").filter(has_text="101")
    expect(table.get_by_text("240").first).to_be_visible()
    dialog.get_by_text("14天").click()
    expect(dialog.get_by_text("2间，28晚变价")).to_be_visible(timeout=PATIENCE)
    dialog.get_by_role("button", name="确认生效").click()
    expect(row.get_by_text("生效中")).to_be_visible(timeout=PATIENCE)
    night = {"from": today().isoformat(), "to": (today() + timedelta(days=365)).isoformat()}
    quote = caller.post("/rental/quote", unitId=sample.units[0], **night)
    assert {line["price"] for line in quote["lines"]} == {"240.00"}

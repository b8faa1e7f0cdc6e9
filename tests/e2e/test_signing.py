"""A lessee signs at the desk, on a tablet, with the clerk as the witness; the contract's screen elsewhere follows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP
from tests.e2e.site import Caller, Site
from tests.e2e.test_acts_leases import BY_PHONE, desk, lease_of, sample, show
from tests.e2e.test_acts_orders import Desk
from tests.e2e.test_signing_phones import PATIENCE, identify, panel_of, read_to_the_end, write

pytestmark = pytest.mark.e2e
TABLET: ViewportSize = {"width": 820, "height": 1180}
__all__ = ["desk", "sample"]


def test_a_lessee_signs_at_the_desk_before_a_witness_and_the_contract_elsewhere_follows(
    desk: Desk, twin: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    lease = lease_of(desk, 3, form="electronic", tenant=BY_PHONE, notes="不得转租")
    elsewhere = panel_of(window(DESKTOP), twin, lease)
    expect(elsewhere).to_have_attribute("data-signing", "none", timeout=PATIENCE)
    row = show(desk, lease["contractNo"])
    desk.act(row, "现场签署")
    dialog = desk.page.get_by_role("dialog", name="现场签署")
    with desk.page.expect_popup(timeout=PATIENCE) as opened:
        dialog.get_by_role("button", name="发起并现场签署").click()
    tablet = opened.value
    tablet.set_viewport_size(TABLET)
    expect(tablet.get_by_text("见证人：林晓雯")).to_be_visible(timeout=PATIENCE)
    party = elsewhere.locator("[data-party]")
    expect(party).to_have_attribute("data-party", "opened", timeout=PATIENCE)
    expect(party).to_contain_text("见证人 林晓雯", timeout=PATIENCE)
    identify(tablet, caller, BY_PHONE)
    expect(party).to_have_attribute("data-party", "identified", timeout=PATIENCE)
    read_to_the_end(tablet)
    write(tablet, tablet.get_by_role("img", name="您的签名：已写 0 笔"))
    tablet.get_by_role("button", name="完成签名").click()
    tablet.get_by_role("checkbox").check()
    tablet.get_by_role("button", name="确认签署").click()
    expect(tablet.get_by_text("签署完成，谢谢")).to_be_visible(timeout=PATIENCE)

    expect(elsewhere).to_have_attribute("data-signing", "completed", timeout=PATIENCE)
    expect(party).to_have_attribute("data-party", "signed")
    expect(dialog.locator("[data-signing]")).to_have_attribute("data-signing", "completed", timeout=PATIENCE)
    expect(row.get_by_role("cell", name="已签署", exact=True)).to_be_visible(timeout=PATIENCE)
    signed = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert (signed["state"], signed["contractType"]) == ("signed", "electronic_pending") and signed["bills"]

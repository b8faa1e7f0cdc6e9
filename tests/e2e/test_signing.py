"""A tenant signs a lease on the tablet at the desk; the signature is on the lease, and on the sheet that is printed."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.test_acts_leases import desk, lease_of, sample, show
from tests.e2e.test_acts_orders import Desk

pytestmark = pytest.mark.e2e
PATIENCE = 15_000
__all__ = ["desk", "sample"]


def write(page: Page, pad: Locator) -> None:
    box = pad.bounding_box()
    assert box is not None
    for start in (40, 120, 200):
        page.mouse.move(box["x"] + start, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] + start + 30, box["y"] + 110, steps=4)
        page.mouse.move(box["x"] + start + 60, box["y"] + 60, steps=4)
        page.mouse.up()


def test_a_tenant_signs_at_the_desk_and_the_sheet_has_the_signature(desk: Desk, tmp_path: Path) -> None:
    lease = lease_of(desk, 3, form="electronic", notes="不得转租")
    row = show(desk, lease["contractNo"])
    desk.act(row, "现场签署")
    sign = desk.page.get_by_role("dialog", name="现场签署")
    expect(sign.get_by_text("赵知行 13700137000")).to_be_visible()
    confirm = sign.get_by_role("button", name="确认签署")
    write(desk.page, sign.get_by_role("img", name="赵知行签名：已写 0 笔"))
    sign.get_by_role("button", name="完成签名").click()
    expect(sign.locator("[data-signature=signed]")).to_be_visible()
    expect(confirm).to_be_disabled()
    sign.get_by_label("我已阅读并同意以上合同内容").check()
    confirm.click()
    desk.said("合同已签署")
    expect(row.get_by_role("cell", name="已签署", exact=True)).to_be_visible(timeout=PATIENCE)
    signed = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert signed["witness"].startswith("林晓雯（") and signed["signature"].endswith(".png")

    desk.act(row, "收款")
    expect(desk.page.get_by_text("见证人 林晓雯")).to_be_visible(timeout=PATIENCE)
    desk.page.get_by_role("button", name="打印合同").click()
    sheet = desk.page.locator("[data-sheet]")
    expect(sheet.get_by_role("img", name="赵知行的签名")).to_have_js_property("complete", True)
    paper = tmp_path / "lease.pdf"
    desk.page.pdf(path=paper, prefer_css_page_size=True)
    assert b"/Subtype /Image" in paper.read_bytes()

"""The contract on the screen as it is signed: opened from a draft, printed, tried in its template, and the files that go with it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site
from tests.e2e.test_acts_leases import desk, lease_of, sample
from tests.e2e.test_acts_orders import Desk
from tests.files.conftest import picture

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PHOTO: Any = {"name": "身份证.jpg", "mimeType": "image/jpeg", "buffer": picture(300, 200)}
__all__ = ["desk", "sample"]


def test_a_draft_is_read_page_by_page_and_printed(desk: Desk) -> None:
    lease = lease_of(desk, 0, stage="draft")
    desk.page.goto(f"{desk.address}/rental/lease?open={lease['id']}")
    desk.page.get_by_role("button", name="打印合同").click()
    paper = desk.page.locator(f"[data-paper='{lease['contractNo']}']")
    expect(paper.get_by_role("img", name="第 1 页")).to_be_visible(timeout=PATIENCE)
    expect(paper.get_by_role("img", name="第 2 页")).to_have_count(1)
    expect(paper.get_by_role("combobox", name="合同模板")).to_be_visible()
    with desk.page.expect_popup() as opened:
        desk.dialog.get_by_role("button", name=re.compile("^打 ?印$")).click()
    assert opened.value is not None


def test_a_template_is_tried_on_a_lease_found_by_its_lessee(site: Site, desk: Desk) -> None:
    lease = lease_of(desk, 1, stage="submitted", tenant={"name": "欧阳知秋", "phone": "13700137091"})
    admin = site.sign_in("admin")
    body = {"name": "试用合同", "kind": "lease", "body": "<h1>试用</h1><p>{{tenant_name}}</p>"}
    row = admin.post("/sign/template/add", **body)
    sign_in_desktop(desk.page, site.address, "admin", f"/signing/template?open={row['id']}")
    pane = desk.page.get_by_role("region", name="预览")
    expect(pane.get_by_role("img", name="第 1 页")).to_be_visible(timeout=PATIENCE)
    for typed in ("欧阳知秋", lease["contractNo"]):
        choice = pane.get_by_role("combobox", name="用哪条业务数据预览")
        choice.click()
        choice.fill(typed)
        offer = desk.page.locator(".ant-select-dropdown:visible").get_by_text(lease["contractNo"]).first
        with desk.page.expect_response(re.compile("/sign/template/preview")) as answer:
            offer.click(timeout=PATIENCE)
        assert answer.value.json()["success"], typed
        pane.locator(".ant-select-clear").click()


def test_files_are_attached_to_a_lease_and_seen_on_its_page(desk: Desk) -> None:
    lease = lease_of(desk, 2, stage="submitted")
    desk.page.goto(f"{desk.address}/rental/lease?open={lease['id']}")
    papers = desk.page.locator("[data-part=papers]")
    papers.get_by_role("button", name="管理附件").click(timeout=PATIENCE)
    upload = desk.page.get_by_role("dialog", name=re.compile("管理附件"))
    upload.locator("input[type=file]").set_input_files([PHOTO])
    expect(upload.locator("li[data-state=done]")).to_have_count(1, timeout=PATIENCE)
    upload.get_by_role("button", name=re.compile("管理附件|确")).last.click()
    shown = papers.get_by_role("button", name="查看图片1").locator("img")
    expect(shown).to_be_visible(timeout=PATIENCE)
    expect(shown).not_to_have_js_property("naturalWidth", 0)
    after = desk.clerk.get("/rental/lease/detail", id=lease["id"])
    assert "/rentalleasefiles/" in after["files"] and after["state"] == lease["state"]

"""A contract template on the screen: written with a variable, read beside it as a paper, published, and never changed after."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
PATIENCE = 20_000
PATH = "/signing/template"


def test_a_template_is_written_read_published_and_followed_by_a_new_version(
    site: Site, caller: Caller, window: Callable[..., Page]
) -> None:
    body = {"name": "停车位协议", "kind": "agreement", "body": "<h1>停车位协议</h1><p>承租人：</p>"}
    row = caller.post("/sign/template/add", **body)
    page = window()
    sign_in_desktop(page, site.address, "admin", f"{PATH}?open={row['id']}")
    pane = page.get_by_role("region", name="预览")
    expect(pane.get_by_role("img", name="第 1 页")).to_be_visible(timeout=PATIENCE)

    page.get_by_role("textbox", name="正文").click()
    page.keyboard.press("Control+End")
    page.get_by_role("combobox", name="插入变量").click()
    page.keyboard.type("承租人")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="正文")).to_contain_text("承租人：{{tenant_name}}")
    page.get_by_role("button", name="保存").click()
    expect(page.get_by_text("已保存")).to_be_visible(timeout=PATIENCE)

    page.locator("[data-action=publish]").click()
    page.locator(".ant-modal").get_by_role("button", name="发布").click()
    expect(page.get_by_text("已发布").last).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("textbox", name="正文")).to_have_count(0)

    page.get_by_role("dialog").get_by_role("button", name="新版本").click()
    expect(page.get_by_role("dialog").get_by_text("第2版")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("textbox", name="正文")).to_contain_text("{{tenant_name}}")
    stored = caller.get("/sign/template/queryById", id=row["id"])
    assert stored["state"] == "published" and "{{tenant_name}}" in stored["body"]

"""The parts in a real browser: what hands, eyes and a keyboard do that no component test can."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import hold_still, named, turn
from tests.e2e.desktop import sign_in_desktop, store_session
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
SAVE = re.compile("保 ?存$")
DRAWN = "() => document.querySelectorAll('main[data-gallery] section > h2').length >= 8"
# What is disabled need not have contrast; antd says so of some boxes by their class alone.
DISABLED = """() => {
  const boxes = document.querySelectorAll('.ant-select-disabled, .ant-color-picker-trigger-disabled');
  for (const box of boxes) box.setAttribute('aria-disabled', 'true');
}"""
SIZE = """async picture => {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(bitmap, 0, 0);
  const {data} = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] < 100) dark++;
  return {width: bitmap.width, height: bitmap.height, dark, paper: data[0]};
}"""


def test_no_section_of_the_gallery_has_a_serious_finding_by_day_or_night(gallery: Site, window: Windows) -> None:
    page = window()
    store_session(page, gallery.address, "admin")
    page.goto(f"{gallery.address}/test/home")
    page.wait_for_function(DRAWN)
    expect(page.get_by_role("listbox", name="表情")).to_be_visible()
    hold_still(page)
    page.evaluate(DISABLED)
    found = named(page, "gallery")
    turn(page, "dark")
    found += named(page, "gallery by night", ["color-contrast"])
    assert found == []


def test_a_signature_is_drawn_and_a_visit_dragged(gallery: Site, window: Windows) -> None:
    page = window()
    store_session(page, gallery.address, "admin")
    page.goto(f"{gallery.address}/test/home?part=acts")
    pad = page.locator("[data-shown='SignaturePad'] [data-signature]")
    sign(page, pad.get_by_role("img", name="客户签名"))
    pad.get_by_role("button", name="完成签名").click()
    expect(pad).to_have_attribute("data-signature", "signed")
    drawn: dict[str, Any] = pad.get_by_role("img", name="客户签名").evaluate(SIZE)
    assert drawn["paper"] == 255 and drawn["dark"] > 200 and drawn["width"] > drawn["height"]
    page.get_by_role("button", name="留言：开始录音").click()
    expect(page.locator("[data-shown='VoiceRecorder']").get_by_role("meter", name="音量").first).to_be_visible()
    page.goto(f"{gallery.address}/test/home?part=pictures")
    visit = page.get_by_role("button", name=re.compile("^看房 3-1201，"))
    visit.drag_to(page.locator("[data-day='2026-11-25']"))
    expect(visit).to_have_accessible_name(re.compile("2026-11-25 09:00 到 2026-11-25 10:00"))


def sign(page: Page, pad: Locator) -> None:
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 90)
    page.mouse.down()
    for step in range(12):
        page.mouse.move(box["x"] + 50 + step * 15, box["y"] + (60 if step % 2 else 110))
    page.mouse.up()


def test_release_notes_are_written_in_markdown_taken_back_and_read(site: Site, window: Windows) -> None:
    page = window()
    sign_in_desktop(page, site.address, "admin", "/isystem/appVersion")
    page.get_by_role("button", name="新增").first.click()
    form = page.get_by_role("dialog")
    version = f"9.{secrets.randbelow(10_000)}"
    form.get_by_label("版本").fill(version)
    form.get_by_label("平台").click()
    page.locator(".ant-select-dropdown:visible .ant-select-item-option").first.click()
    notes = form.get_by_role("textbox", name="更新说明")
    notes.fill("更快")
    notes.select_text()
    form.get_by_role("button", name="加粗").click()
    expect(notes).to_have_value("**更快**")
    notes.press("Control+z")
    expect(notes).to_have_value("更快")
    notes.press("Control+b")
    notes.press("End")
    notes.press_sequentially("\n- 一\n二\n<img src=x onerror=alert(1)>")
    form.get_by_role("button", name="预览").click()
    expect(form.locator("[data-markdown] strong")).to_have_text("更快")
    expect(form.locator("[data-markdown] li")).to_have_count(3)
    expect(form.locator("[data-markdown] img")).to_have_count(0)
    form.get_by_role("button", name=SAVE).click()
    page.get_by_role("row").filter(has_text=version).get_by_role("button", name=version).click()
    shown = page.get_by_role("dialog").filter(has=page.locator("[data-markdown]"))
    expect(shown.locator("[data-markdown] li").nth(1)).to_have_text("二")
    page.get_by_role("button", name="在大窗口中查看").click()
    expect(page.get_by_role("button", name="全屏")).to_be_visible()

"""Uploads in the browser: one that was broken off goes on, also after a reload; the part's own states in the gallery."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.axe import by_day_and_night
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import sign_in_desktop, store_session, wait_for
from tests.e2e.picking import go_to_step
from tests.e2e.positions import panel
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e
Windows = Callable[..., Page]
PART = 4 << 20
PARTS = 6


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """Six parts; that it is no film is the worker's to find out."""
    path = tmp_path / "看房.mp4"
    path.write_bytes(b"\0\0\0\x18ftypisom" + b"\1" * (PARTS * PART - 12))
    return path


def part_of(request: Request) -> str:
    found = re.search(r"[?&]part=(\d+)", request.url)
    return found[1] if found else ""


def test_an_upload_that_lost_its_line_goes_on_and_after_a_reload_too(
    site: Site, window: Windows, proxy: CuttableProxy, film: Path
) -> None:
    page = window()
    sign_in_desktop(page, proxy.address, "admin", "/rental/house?edit=new")
    arrived: list[str] = []

    def hear(request: Request) -> None:
        if "/upload/part" in request.url:
            arrived.append(part_of(request))

    page.on("requestfinished", hear)
    panel(page, "新增房源").wait_for()
    proxy.tear_after(int(4.5 * PART))  # three at once: some have arrived, not all
    choose(page, film)
    expect(page.get_by_text("网络中断，恢复后继续")).to_be_visible()
    proxy.tear_after(int(1.5 * PART))
    proxy.mend()
    wait_for(page, lambda: proxy.is_cut)
    expect(page.get_by_text("网络中断，恢复后继续")).to_be_visible()
    page.goto("about:blank")  # while the line is cut: nothing goes on behind the test's back
    proxy.mend()
    page.goto(f"{proxy.address}/rental/house?edit=new")
    choose(page, film)
    expect(page.locator("[data-field=video]").get_by_text(re.compile("视频处理中|视频已损坏|没有画面"))).to_be_visible()
    assert len(set(arrived)) == len(arrived) <= PARTS, arrived  # what had arrived was not sent again


def choose(page: Page, film: Path) -> None:
    go_to_step(panel(page, "新增房源"), "照片")
    panel(page, "新增房源").locator("[data-field=video] input[type=file]").set_input_files(film)


def test_every_state_of_the_part_is_shown_and_can_be_used_by_everybody(gallery: Site, window: Windows) -> None:
    page = window(color_scheme="light", bypass_csp=True)
    store_session(page, gallery.address, "admin")
    page.goto(f"{gallery.address}/test/home?part=files")
    for words in ("上传中(37%)", "网络中断，恢复后继续(61%)", "已暂停(42%)", "正在校验"):
        expect(page.get_by_role("list", name="states", exact=True).get_by_text(words)).to_be_visible()
    assert by_day_and_night(page, "files", "section") == []
    page.get_by_role("button", name="查看图片1").first.click()
    expect(page.locator(".ant-image-preview img").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="dialog").click()
    dialog = page.get_by_role("dialog", name="上传文件")
    dialog.get_by_role("button", name=re.compile(r"确\s*定")).click()
    expect(page.get_by_text("未上传文件")).to_be_visible()
    page_of_paper: Any = {"name": "a.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.4"}
    dialog.locator("input[type=file]").set_input_files([page_of_paper])
    expect(dialog.get_by_role("img", name="上传完成")).to_be_visible()

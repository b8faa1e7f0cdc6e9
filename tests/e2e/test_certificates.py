"""An administrator brings a seal certificate: what is wrong is told at its field, and the list follows in another window."""

import base64
from collections.abc import Callable

from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site
from tests.signing.test_certificates import bundle

PAGE = "/signing/key"
Window = Callable[..., Page]


def test_a_certificate_is_brought_and_seen_by_everybody_who_looks(site: Site, window: Window) -> None:
    page, other = window(), window()
    for one in (page, other):
        sign_in_desktop(one, site.address, "admin", PAGE)
    page.get_by_role("button", name="启用外部证书").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="启 用").or_(dialog.get_by_role("button", name="启用", exact=True)).click()
    expect(dialog.get_by_text("请选择证书文件")).to_be_visible()
    file = FilePayload(name="seal.p12", mimeType="application/x-pkcs12", buffer=base64.b64decode(bundle()))
    dialog.get_by_label("证书文件").set_input_files(file)
    password = dialog.get_by_label("证书密码")
    password.fill("wrong")
    password.press("Enter")
    expect(dialog.get_by_text("证书密码不正确")).to_be_visible()
    password.fill("pw")
    password.press("Enter")
    expect(dialog).to_be_hidden()
    for one in (page, other):
        brought = one.get_by_role("cell", name="CN=有牌照的机构").first
        offered = one.get_by_role("button", name="有 1 条新记录，点击显示")
        expect(brought.or_(offered)).to_be_visible()
        if offered.is_visible():
            offered.click()
        expect(brought).to_be_visible()
        expect(one.get_by_role("cell", name="机构签发").first).to_be_visible()

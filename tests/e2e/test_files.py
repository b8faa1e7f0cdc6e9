"""Stored files in the browser: a PDF opens in the portal's own viewer, fonts and all, for whoever may read it."""

import json
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desktop import sign_in_desktop, wait_for
from tests.e2e.site import Caller, Site

pytestmark = pytest.mark.e2e
_INK = "canvas => { const d = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;"
_INK += " let dark = 0; for (let i = 0; i < d.length; i += 4) if (d[i] < 128) dark++; return dark; }"
_WIDTH = "canvas => canvas.getBoundingClientRect().width"


def chinese_pdf() -> bytes:
    """Two pages whose Chinese font is not embedded, as receipts of many banks are."""
    text = "收据 管家物业".encode("utf-16-be").hex()
    stream = f"BT /F1 36 Tf 40 200 Td <{text}> Tj ET".encode()
    font = b"<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>"
    descendant = (
        b"<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light"
        b" /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>"
    )
    page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 6 0 R /Resources << /Font << /F1 4 0 R >> >> >>"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>",
        page,
        font,
        descendant,
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
        page,
    ]
    body, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    tail = b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, len(body))
    return body + head + table + tail


def upload(caller: Caller, name: str, data: bytes) -> str:
    """The stored path of a file sent as the upload cell sends it."""
    edge = "edge-of-a-part"
    head = f'--{edge}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
    body = head.encode() + data + f"\r\n--{edge}--\r\n".encode()
    headers = {"Content-Type": f"multipart/form-data; boundary={edge}", "X-Access-Token": caller.token}
    url = f"{caller.site.address}/boot/sys/common/upload1"
    with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=20) as answer:
        return str(json.load(answer)["message"])


def test_a_pdf_opens_in_the_own_viewer(site: Site, window: Callable[..., Page]) -> None:
    path = upload(site.sign_in("clerk1"), "收据.pdf", chinese_pdf())
    page = window()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sign_in_desktop(page, site.address, "clerk1", f"/boot/sys/common/pdf/pdfPreviewIframe?path={path}")
    expect(page.get_by_text("共 2 页")).to_be_visible()
    sheet = page.get_by_role("img", name="第 1 页")
    wait_for(page, lambda: sheet.evaluate(_INK) > 300)
    narrow = sheet.evaluate(_WIDTH)
    page.get_by_role("button", name="放大").click()
    wait_for(page, lambda: sheet.evaluate(_WIDTH) > narrow + 20)
    assert all(url.startswith((site.address, "blob:", "data:")) for url in asked), asked


def test_whoever_may_not_read_it_is_told_so(site: Site, window: Callable[..., Page]) -> None:
    path = upload(site.sign_in("clerk1"), "收据.pdf", chinese_pdf())
    page = window()
    sign_in_desktop(page, site.address, "admin2", f"/pdf?path={path}")
    expect(page.get_by_text("无法预览该文件")).to_be_visible()

"""PDFs of HTML: every word is in them, with fonts of their own; nothing is fetched; the same text gives the same file."""

import ctypes
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from schema.kit.errors import Invalid
from schema.seeds.contracts import TEMPLATES
from schema.signing.variables import LEASE
from server.documents.fonts import check_glyphs, font_files, missing_glyphs
from server.documents.markup import read_blocks, text_of
from server.documents.pdf import render_pdf
from server.signing.templates.merge import examples_of, merge

MOST = 400_000


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


@contextmanager
def opened(pdf: bytes) -> Iterator[pypdfium2.PdfDocument]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def text_in(pdf: bytes) -> str:
    """All words, without the foot of the pages."""
    with opened(pdf) as document:
        pages = [page.get_textpage().get_text_bounded(bottom=70) for page in document]
    return squeezed("".join(pages))


def fonts_of(pdf: bytes) -> dict[str, bool]:
    """Name of each font that a page sets text with -> whether it is embedded."""
    found: dict[str, bool] = {}
    with opened(pdf) as document:
        for page in document:
            for piece in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
                font = pdfium.FPDFTextObj_GetFont(piece.raw)
                found[_base_name(font)] = pdfium.FPDFFont_GetIsEmbedded(font) == 1
    return found


def _base_name(font: Any) -> str:
    buffer = ctypes.create_string_buffer(200)
    pdfium.FPDFFont_GetBaseFontName(font, buffer, 200)
    return buffer.value.decode()


@pytest.mark.parametrize("plan", TEMPLATES, ids=lambda plan: plan.key)
async def test_a_contract_has_all_words_of_its_template_in_embedded_fonts(plan: Any) -> None:
    html = merge(plan.kind, plan.body, examples_of(plan.kind))
    pdf = await render_pdf(html, title=plan.name, number="ZL2026-000123")

    assert text_in(pdf) == squeezed(text_of(read_blocks(html)))
    assert len(pdf) < MOST
    fonts = fonts_of(pdf)
    assert fonts and all(fonts.values()), fonts
    assert all(re.match(r"[A-Z]{6}\+Noto", name) for name in fonts), fonts


async def test_every_page_says_the_number_and_which_page_of_how_many_it_is() -> None:
    pdf = await render_pdf("<p>字</p>" * 100, title="长文", number="ZL2026-9")
    with opened(pdf) as document:
        count = len(document)
        feet = [squeezed(page.get_textpage().get_text_bounded(top=70)) for page in document]
    assert count > 2
    assert feet == [f"ZL2026-9{at}/{count}" for at in range(1, count + 1)]


async def test_the_same_text_gives_the_same_bytes() -> None:
    first, second = [
        await render_pdf("<p>同一份合同</p>", title="合同", number="1", code="https://a.cn/x") for _ in range(2)
    ]
    assert first == second


HOSTILE = (
    '<script>alert(1)</script><p>合同</p><img src="http://127.0.0.1:9/a.png"><img src="file:///etc/passwd">'
    '<iframe src="http://127.0.0.1:9/"></iframe><link rel="stylesheet" href="http://127.0.0.1:9/a.css">'
    '<p style="background:url(http://127.0.0.1:9/b.png)">正文</p><object data="/etc/passwd"></object>'
    '<svg><image href="file:///etc/passwd"/></svg><p>#read("/etc/passwd") $x$ #import "@preview/a:1.0.0" \\u{41} *星*</p>'
)


async def test_hostile_markup_becomes_its_words_and_nothing_is_read() -> None:
    pdf = await render_pdf(HOSTILE, title="合同", number="1")
    text = text_in(pdf)
    assert text == squeezed('合同正文#read("/etc/passwd") $x$ #import "@preview/a:1.0.0" \\u{41} *星*')
    assert b"root:" not in pdf and b"/URI" not in pdf


async def test_a_character_without_a_glyph_is_named() -> None:
    with pytest.raises(Invalid) as refused:
        await render_pdf("<p>承租人：𠮷野</p>", title="合同", number="1")
    assert refused.value.id == "document.glyph"
    assert "𠮷(U+20BB7)" in refused.value.message


async def test_a_glyph_is_asked_of_the_number_too() -> None:
    with pytest.raises(Invalid):
        await render_pdf("<p>合同</p>", title="合同", number="\ue000")


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=20))
def test_what_the_check_lets_through_every_font_has(text: str) -> None:
    maps = _maps()
    lacking = set(missing_glyphs(text))
    for sign in text:
        assert sign in lacking or sign in "\r\n\t" or all(ord(sign) in known for known in maps)


def _maps() -> list[dict[int, str]]:
    if not _MAPS:
        _MAPS.extend(TTFont(path, lazy=True).getBestCmap() for path in font_files())
    return _MAPS


_MAPS: list[dict[int, str]] = []


def test_chinese_names_and_signs_of_contracts_have_glyphs() -> None:
    check_glyphs("䶮龘喆堃囧赟淼鑫昶㼆①㎡￥—…“”《》〔〕・／％℃")


async def test_endless_markup_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        await render_pdf("<div>" * 500 + "x", title="合同", number="1")
    assert refused.value.id == "document.markup"


async def test_places_of_signatures_are_told_in_the_file() -> None:
    body = next(plan.body for plan in TEMPLATES if plan.kind == LEASE)
    pdf = await render_pdf(merge(LEASE, body, examples_of(LEASE)), title="合同", number="1")
    with opened(pdf) as document:
        named = {
            document.get_attachment(at).get_name(): bytes(document.get_attachment(at).get_data())
            for at in range(document.count_attachments())
        }
    assert b'"tenant"' in named["places.json"] and b'"lessor"' in named["places.json"]

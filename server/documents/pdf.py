"""PDFs of HTML: A4, Chinese type, tables, places for signatures, and a code of an address on the last page.

Nothing is fetched: the text is cleaned, and what remains of it are words and their arrangement.
"""

import asyncio
import io
from typing import Any

import segno

from schema.kit.errors import Invalid
from server.documents.fonts import check_glyphs
from server.documents.markup import read_blocks, text_of
from server.documents.typesetting import typeset


async def render_pdf(
    html: str,
    *,
    title: str,
    number: str,
    author: str = "",
    code: str = "",
    code_text: str = "",
    mark: str = "",
) -> bytes:
    """`number` stands at the foot of every page, `code` is an address drawn as a QR code behind the text, under it `code_text`.
    `mark` lies across every page.

    `{{sign.<role>}}` in the text is a place for the signature of that role; where they are is in the file, see `read_places`.
    The same input gives the same bytes. Raises Invalid for a character without a glyph (named), and for markup without end.
    """
    blocks = await asyncio.to_thread(_read, html, (title, number, code_text, mark))
    data = {
        "title": title,
        "number": number,
        "author": author,
        "blocks": blocks,
        "code": {"picture": draw_code(code), "text": code_text or code} if code else None,
        "mark": mark,
    }
    return await typeset("paper", data, {})


def _read(html: str, more: tuple[str, ...]) -> list[dict[str, Any]]:
    try:
        blocks = read_blocks(html)
    except ValueError as error:
        raise Invalid(str(error), id="document.markup") from error
    check_glyphs("\n".join((*more, text_of(blocks))))
    return blocks


def draw_code(address: str) -> str:
    """A QR code as SVG."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", border=2, xmldecl=False)
    return drawn.getvalue().decode()

"""Void prints: the pages of a document that does not stand, each marked 作废 VOID, so that none passes for one that does."""

import asyncio

from server.documents.fonts import check_glyphs
from server.documents.seal import pages_of
from server.documents.typesetting import typeset


async def mark_void(pdf: bytes, title: str, note: str) -> bytes:
    """`note`: at the foot of every page, why and since when. Raises Invalid naming a character without a glyph."""
    await asyncio.to_thread(check_glyphs, f"{title}\n{note}")
    data = {"title": title, "note": note, "pages": await asyncio.to_thread(pages_of, pdf)}
    return await typeset("void", data, {"base.pdf": pdf})

"""QR codes for screens."""

import segno


def draw_qr(text: str) -> str:
    """The QR code as an inline SVG that takes its size from the page."""
    return segno.make(text, error="m").svg_inline(scale=4, border=2, omitsize=True, dark="#000", light="#fff")

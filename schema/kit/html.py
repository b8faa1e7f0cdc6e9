"""Rich text from outside: only harmless markup is stored, so that no page has to fear what it shows."""

import re
from copy import deepcopy
from html import unescape

import nh3

_STYLES = {
    "color",
    "background-color",
    "font-size",
    "font-weight",
    "font-style",
    "text-align",
    "text-decoration",
    "line-height",
    "width",
    "height",
}
_ATTRIBUTES = deepcopy(nh3.ALLOWED_ATTRIBUTES)
_ATTRIBUTES["*"] = {"style"}
_SCHEMES = {"http", "https", "mailto", "tel"}
_CALL = re.compile(r"(?<![\w-])(?!(?:rgb|hsl)a?\()[\w-]+\s*\(|\\", re.IGNORECASE)
_OWN_ADDRESS = re.compile(r"/(?![/\\])[^\s\\]*")
_BLOCK_END = re.compile(r"<(/?(p|h\d|li|ul|ol|div|blockquote|t[dhr])|br|hr)\b", re.IGNORECASE)
_PICTURE = re.compile(r"<img\b[^>]*\bsrc=")
_EMPTY_PICTURE = re.compile(r"<img\b(?![^>]*\bsrc=)[^>]*>")


def _keep_harmless(element: str, attribute: str, value: str) -> str | None:
    """A picture from elsewhere would tell its host who reads; a style may name colours, nothing that fetches or runs."""
    if attribute == "style" and _CALL.search(value):
        return None
    if element == "img" and attribute == "src" and not _OWN_ADDRESS.fullmatch(value):
        return None
    return value


def clean_html(text: str) -> str:
    """The markup that may stay: no scripts, handlers, frames, forms; links that run nothing; own pictures; a few styles.

    Empty when neither words nor a picture are left.
    """
    clean = nh3.clean(
        text,
        attributes=_ATTRIBUTES,
        attribute_filter=_keep_harmless,
        url_schemes=_SCHEMES,
        filter_style_properties=_STYLES,
    )
    clean = _EMPTY_PICTURE.sub("", clean)
    return clean if _PICTURE.search(clean) or plain_text(clean) else ""


def plain_text(markup: str) -> str:
    """The words of a piece of markup, on one line; where a block ends, a word ends."""
    return " ".join(unescape(nh3.clean(_BLOCK_END.sub(r" \g<0>", markup), tags=set())).split())

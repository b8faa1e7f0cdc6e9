"""Rich text from outside: only harmless markup is stored, so that no page has to fear what it shows."""

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


def clean_html(text: str) -> str:
    """The markup that may stay: no scripts, handlers, frames, forms; links that run nothing; a few styles."""
    return nh3.clean(text, attributes=_ATTRIBUTES, url_schemes=_SCHEMES, filter_style_properties=_STYLES)


def plain_text(markup: str) -> str:
    """The words of a piece of markup, on one line."""
    return " ".join(unescape(nh3.clean(markup, tags=set())).split())

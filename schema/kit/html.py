"""HTML from outside, cleaned: only harmless markup is stored. So no page has to fear what it shows."""

import re
from copy import deepcopy
from html import escape, unescape

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


MOST_CHARACTERS = 200_000
MOST_DEPTH = 100
MOST_ATTRIBUTES = 60
MOST_TORN = 8
"""The parser's time grows with the square of depth and of attributes: 64 kB of lists in lists took it 18 seconds."""
TOO_LONG = f"最多{MOST_CHARACTERS}个字符 | At most {MOST_CHARACTERS} characters"
TOO_DEEP = f"内容嵌套过深，最多{MOST_DEPTH}层 | Nested too deeply: at most {MOST_DEPTH} levels"
_TAG = re.compile(r"<(/?)([a-zA-Z][^\s/>]*)([^>]*)")
_VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())  # noqa: SIM905
_ENDS_ALONE = frozenset("p li dt dd tr td th thead tbody tfoot option".split())  # noqa: SIM905


def check_markup(text: str) -> None:
    """Raises ValueError for what would take the parser long; reads every character once."""
    if len(text) > MOST_CHARACTERS:
        raise ValueError(TOO_LONG)
    open_tags: list[str] = []
    torn = 0
    for closing, name, rest in _TAG.findall(text):
        tag = name.lower()
        if tag in _VOID:
            continue
        if closing:
            torn += _close(open_tags, tag)
        else:
            _open(open_tags, tag)
        crowded = rest.count("=") + len(rest.split()) > 3 * MOST_ATTRIBUTES
        if len(open_tags) > MOST_DEPTH or torn > MOST_TORN or crowded:
            raise ValueError(TOO_DEEP)


def _open(open_tags: list[str], tag: str) -> None:
    """A paragraph, an item or a cell ends the one before it."""
    if tag in _ENDS_ALONE:
        above = next((at for at in range(len(open_tags), 0, -1) if open_tags[at - 1] not in _ENDS_ALONE), 0)
        if tag in open_tags[above:]:
            del open_tags[open_tags.index(tag, above) :]
    open_tags.append(tag)


def _close(open_tags: list[str], tag: str) -> int:
    """How many others end with it: those that are formatting the parser opens anew in every block that follows."""
    if tag not in open_tags:
        return 0
    torn = 0
    while (ended := open_tags.pop()) != tag:
        torn += ended not in _ENDS_ALONE
    return torn


def clean_html(text: str) -> str:
    """The markup that may stay: no scripts, handlers, frames, forms; links that run nothing; own pictures; a few styles.

    Empty when neither words nor a picture are left. Takes up to a second: not for the event loop. Raises ValueError for
    what is too long or nested too deeply.
    """
    check_markup(text)
    clean = nh3.clean(
        text,
        attributes=_ATTRIBUTES,
        attribute_filter=_keep_harmless,
        url_schemes=_SCHEMES,
        filter_style_properties=_STYLES,
    )
    clean = _EMPTY_PICTURE.sub("", clean)
    return clean if _PICTURE.search(clean) or plain_text(clean) else ""


def paragraphs_of(text: str) -> str:
    """Plain text as markup: nothing in it is a tag."""
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())


def plain_text(markup: str) -> str:
    """The words of a piece of markup, on one line; where a block ends, a word ends."""
    return " ".join(unescape(nh3.clean(_BLOCK_END.sub(r" \g<0>", markup), tags=set())).split())

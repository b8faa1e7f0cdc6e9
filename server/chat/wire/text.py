"""The one text form of other clients of the family: "sender|content", with a mark at the end of an image or a voice.

Nothing is escaped. A text that itself ends like a mark is followed by one space, which stored texts never end with.
"""

import re
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import unquote

Kind = Literal["text", "image", "voice", "media"]
SEPARATOR = "|"
MARKS: dict[str, Kind] = {"|image": "image", "|voice": "voice"}
TEXT, MEDIA = 0, 1
STATIC = "/sys/common/static/"
_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*:|//")


@dataclass(frozen=True, slots=True)
class TextMessage:
    """`content` is a text, or the address of a file; "media" is a file of which nobody said what it is."""

    sender: str
    content: str
    kind: Kind = "text"


def encode(said: TextMessage) -> str:
    mark = next((mark for mark, kind in MARKS.items() if kind == said.kind), "")
    if not mark and said.content.endswith(tuple(MARKS)):
        mark = " "
    return f"{said.sender}{SEPARATOR}{said.content}{mark}"


def decode(text: Any, msgtype: Any = None) -> TextMessage | None:
    """None for what is not of this form. Where nobody says 0 (text) or 1 (media), the mark does."""
    said = {"0": TEXT, "1": MEDIA, "": None, "None": None}.get(str(msgtype), -1)
    if said == -1 or isinstance(msgtype, bool) or not isinstance(text, str) or SEPARATOR not in text:
        return None
    sender, _, content = text.partition(SEPARATOR)
    mark = next((mark for mark in MARKS if content.endswith(mark)), "")
    if said == TEXT or (said is None and not mark):
        return TextMessage(sender, content.strip())
    kind: Kind = MARKS[mark] if mark else "media"
    return TextMessage(sender, content.removesuffix(mark).strip(), kind)


def path_of(address: str) -> str:
    """The stored path in an address of this site or a bare path; "" for another site's."""
    address = unquote(address.partition("?")[0].partition("#")[0])
    _, found, path = address.partition(STATIC)
    if found:
        return path
    return "" if _SCHEME.match(address) else address.lstrip("/")


def address_of(prefix: str, path: str) -> str:
    """Where a browser of this site reads a stored file."""
    return f"{prefix}{STATIC}{path}"

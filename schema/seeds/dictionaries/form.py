"""How a dictionary is written down: code, title, and one line per item."""

import re
from typing import NamedTuple

# A value may hold the sign itself: "<==小于等于".
_ROW = re.compile(r"(.+?)=(?=[^=])(.+)")


class Item(NamedTuple):
    value: str
    text: str
    colour: str | None = None


class Dictionary(NamedTuple):
    code: str
    title: str
    items: list[Item]


def dictionary(code: str, title: str, *rows: str) -> Dictionary:
    """Rows look like "value=中文 | English" with an optional "#colour" behind."""
    items = []
    for row in rows:
        found = _ROW.fullmatch(row)
        assert found is not None, row
        value, rest = found.groups()
        text, _, colour = rest.partition(" #")
        items.append(Item(value, text, colour or None))
    return Dictionary(code, title, items)

"""Codes of trees that say where a row stands: three more characters a level, A01, A01A02."""

from collections.abc import Sequence
from typing import Any

from schema.kit.errors import Conflict

_PER_LETTER = 99
FULL = "同级编码已用完 | There is no code left at this level"


def next_code(parent: Any, siblings: Sequence[Any], code: str) -> str:
    """The parent's code and the next free three characters below it: after A99 comes B01."""
    used = [_number(str(getattr(row, code))[-3:]) for row in siblings]
    letter, number = divmod(max(used, default=0), _PER_LETTER)
    if letter > 25:
        raise Conflict(FULL, id="tree.full")
    return f"{getattr(parent, code) if parent else ''}{chr(65 + letter)}{number + 1:02d}"


def _number(text: str) -> int:
    """A01 is 1, A99 is 99, B01 is 100; what is no such code counts as none."""
    if len(text) != 3 or not "A" <= text[0] <= "Z" or not (text.isascii() and text[1:].isdigit()):
        return 0
    return (ord(text[0]) - 65) * _PER_LETTER + int(text[1:])

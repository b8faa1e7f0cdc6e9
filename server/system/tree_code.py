"""Codes of trees that say where a row stands: three more characters a level, A01, A01A02."""

from collections.abc import Sequence
from typing import Any


def next_code(parent: Any, siblings: Sequence[Any], code: str) -> str:
    """The parent's code and the next free three characters below it."""
    codes = [str(getattr(row, code)) for row in siblings]
    used = [int(text[-2:]) for text in codes if text[-2:].isdigit()]
    return f"{getattr(parent, code) if parent else ''}A{max(used, default=0) + 1:02d}"

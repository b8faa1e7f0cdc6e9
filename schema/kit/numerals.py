"""Numerals as people type them.

Full-width digits are read as digits, and everything else that is no plain number is refused instead of guessed.
"""

import re
from decimal import Decimal
from typing import Any

from schema.kit.text import HAN, plain

MAX_BIGINT = (1 << 63) - 1
# Python reads "1_000", "٣" and "1e3" as numbers; nobody types them to mean one.
_WHOLE = re.compile(r"[+-]?[0-9]{1,30}")
_DECIMAL = re.compile(r"[+-]?([0-9]{1,30}|[0-9]{1,3}(,[0-9]{3}){1,9})(\.[0-9]{0,20})?|[+-]?\.[0-9]{1,20}")
_DOT_IN_NAME = re.compile(rf" *[•‧・．] *|(?<=[{HAN}]) *[.·] *(?=[{HAN}])")
_ROW_ID = re.compile(r"[0-9]{1,19}")
_WIDE = {0xFF01 + offset: 0x21 + offset for offset in range(94)} | {0x3000: 0x20, 0x2212: 0x2D}


def narrow(text: str) -> str:
    """Full-width letters, digits and signs as a Chinese input method leaves them -> the ASCII ones; trimmed."""
    return plain(text).translate(_WIDE).strip()


def person_name(text: str) -> str:
    """A name in the one form in which it is kept: one dot, one apostrophe, narrow letters, single spaces."""
    dotted = _DOT_IN_NAME.sub("·", plain(text))
    return " ".join(narrow(dotted).replace("’", "'").replace("‘", "'").split())


def document_number(text: str) -> str:
    """The number of a document in the one form in which it is kept and compared: narrow, in capitals, without spaces."""
    return "".join(narrow(text).upper().split())


def read_whole(value: Any) -> int:
    """A whole number, also of a text or of a float without a fraction; raises ValueError."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return int(value)
    text = narrow(value) if isinstance(value, str) else ""
    if not _WHOLE.fullmatch(text):
        raise ValueError(str(value)[:100])
    return int(text)


def read_decimal(value: Any) -> Decimal:
    """A decimal number, with commas only between thousands; raises ValueError."""
    if isinstance(value, bool):
        raise ValueError(str(value))
    if isinstance(value, Decimal | int | float):
        number = Decimal(str(value))
        if not number.is_finite():
            raise ValueError(str(value))
        return number
    text = narrow(value) if isinstance(value, str) else ""
    if not _DECIMAL.fullmatch(text):
        raise ValueError(str(value)[:100])
    return Decimal(text.replace(",", ""))


def read_row_id(value: Any) -> int | None:
    """The id of a row, None for what cannot be one."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if 0 <= value <= MAX_BIGINT else None
    text = plain(value).strip() if isinstance(value, str) else ""
    if not _ROW_ID.fullmatch(text):
        return None
    return number if (number := int(text)) <= MAX_BIGINT else None

"""Money: whole fen inside, decimal yuan text on the wire.

Rounding happens once for each line, so that sums of lines agree with what is shown.
"""

from decimal import ROUND_HALF_UP, Decimal

from schema.kit.numerals import read_decimal


def to_yuan(fen: int) -> str:
    """28800 -> "288.00"."""
    sign = "-" if fen < 0 else ""
    return f"{sign}{abs(fen) // 100}.{abs(fen) % 100:02d}"


def priced(yuan: str) -> str:
    """An amount with its currency, behind the sign where there is one: "-1,288.50" -> "-¥1,288.50"."""
    return f"-¥{yuan[1:]}" if yuan.startswith("-") else f"¥{yuan}"


def from_yuan(text: str | int | float | Decimal) -> int:
    """ "1,288.5" -> 128850. Raises ValueError for anything that is not an amount with at most two decimals."""
    value = read_decimal(text)
    if abs(value) >= Decimal("1e14"):
        raise ValueError(str(value))
    fen = value * 100
    if fen != fen.to_integral_value():
        raise ValueError(str(value))
    return int(fen)


def round_fen(value: Decimal) -> int:
    """Half-up to whole fen."""
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_UP))


_DIGITS, _PLACES, _GROUPS = "零壹贰叁肆伍陆柒捌玖", ("", "拾", "佰", "仟"), ("", "万", "亿", "万亿")


def to_capitals(fen: int) -> str:
    """As contracts and receipts have it: 100580 -> 壹仟零伍元捌角整."""
    if fen < 0:
        return f"负{to_capitals(-fen)}"
    yuan, jiao, cent = _whole(str(fen // 100)), fen % 100 // 10, fen % 10
    if not fen:
        return "零元整"
    head = f"{yuan}元" if yuan else ""
    if not jiao and not cent:
        return f"{head}整"
    tenths = f"{_DIGITS[jiao]}角" if jiao else "零" if head else ""
    return head + tenths + (f"{_DIGITS[cent]}分" if cent else "整")


def _whole(yuan: str) -> str:
    ends = range(len(yuan), 0, -4)
    text = ""
    for place, end in reversed(list(enumerate(ends))):
        digits = yuan[max(0, end - 4) : end]
        if said := _group(digits):
            text += ("零" if text and digits.startswith("0") else "") + said + _GROUPS[place]
    return text


def _group(digits: str) -> str:
    """Up to four digits; zeros between digits are said once."""
    text, gap = "", False
    for at, digit in enumerate(digits):
        if digit == "0":
            gap = text != ""
            continue
        text += ("零" if gap else "") + _DIGITS[int(digit)] + _PLACES[len(digits) - 1 - at]
        gap = False
    return text

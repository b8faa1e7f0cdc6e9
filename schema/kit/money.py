"""Money: whole fen inside, decimal yuan text on the wire.

Rounding happens once for each line, so that sums of lines agree with what is shown.
"""

from decimal import ROUND_HALF_UP, Decimal

from schema.kit.numerals import read_decimal


def to_yuan(fen: int) -> str:
    """28800 -> "288.00"."""
    sign = "-" if fen < 0 else ""
    return f"{sign}{abs(fen) // 100}.{abs(fen) % 100:02d}"


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

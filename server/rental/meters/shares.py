"""Shares of a whole: split by weights so that the parts add up to it, to the last fen."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from server.rental.meters.usage import MILLI

FIXED, EQUAL, RATIO, OWN_USE = "fixed", "equal", "ratio", "own_use"


def split_whole(total: int, weights: Sequence[Decimal | int]) -> list[int]:
    """Largest remainder: each part rounded down, what is left goes to the largest rests, of equal ones to the first.

    Without any weight all count alike.
    """
    if not weights:
        return []
    exact = [Fraction(weight) for weight in weights]
    whole = sum(exact)
    if not whole:
        exact, whole = [Fraction(1)] * len(weights), Fraction(len(weights))
    parts = [total * weight / whole for weight in exact]
    given = [int(part // 1) for part in parts]
    rests = sorted(range(len(parts)), key=lambda at: (given[at] - parts[at], at))
    for at in rests[: total - sum(given)]:
        given[at] += 1
    return given


def split_usage(usage: Decimal, days: Sequence[int]) -> list[Decimal]:
    """A usage by days, in thousandths that add up."""
    return [part * MILLI for part in split_whole(int(usage / MILLI), days)]


def split_bill(rule: str, total: int, parts: Sequence[Decimal], own: Sequence[Decimal]) -> list[int]:
    """What each member pays of a common bill of `total` fen.

    The members pay all of it, except by fixed amounts (`parts` in yuan): what these leave over is the lessor's, and they are cut
    in proportion where together they are more than the bill, since nobody pays more than it cost.
    """
    if rule == FIXED:
        amounts = [int(part * 100) for part in parts]
        return amounts if sum(amounts) <= total else split_whole(total, amounts)
    weights = {EQUAL: [Decimal(1)] * len(parts), RATIO: parts, OWN_USE: own}[rule]
    return split_whole(total, weights)

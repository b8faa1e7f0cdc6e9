"""Whether two questions hang together: Pearson's chi-square of a table of counts, and how likely chance alone does as much.

Written out, since the product carries no library of statistics: the regularised incomplete gamma function by its series below the
turning point and by its continued fraction above it, each of which converges fast there.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

_STEPS, _EXACT, _TINY = 10_000, 1e-15, 1e-300
LEAST_EXPECTED, MOST_BELOW = 5.0, 0.2
"""Cochran's rule: no more than a fifth of the cells expect fewer than five people, and none fewer than one."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """`freedom`: degrees of it; `chance`: the p-value; `sound`: whether there are people enough for it to be trusted."""

    value: float
    freedom: int
    chance: float
    sound: bool


def chi_square(counts: Sequence[Sequence[int]]) -> ChiSquare | None:
    """Of rows and columns of people who are each in one cell; None where fewer than two of either hold anybody."""
    rows = [list(row) for row in counts if sum(row)]
    columns = [column for column in zip(*rows, strict=True) if sum(column)]
    if len(rows) < 2 or len(columns) < 2:
        return None
    downs, overs = [sum(column) for column in columns], [sum(row) for row in zip(*columns, strict=True)]
    total = sum(downs)
    cells = [
        (column[at], down * over / total)
        for column, down in zip(columns, downs, strict=True)
        for at, over in enumerate(overs)
    ]
    value = sum((found - expected) ** 2 / expected for found, expected in cells)
    freedom = (len(rows) - 1) * (len(columns) - 1)
    below = sum(expected < LEAST_EXPECTED for _, expected in cells)
    sound = below <= MOST_BELOW * len(cells) and all(expected >= 1 for _, expected in cells)
    return ChiSquare(value, freedom, upper_gamma(freedom / 2, value / 2), sound)


def upper_gamma(a: float, x: float) -> float:
    """Q(a, x), the regularised upper incomplete gamma function, of a > 0 and x >= 0."""
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return min(1.0, max(0.0, 1.0 - front * _series(a, x)))
    return min(1.0, front * _fraction(a, x))


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, _STEPS):
        term *= x / (a + step)
        total += term
        if term < total * _EXACT:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """By Lentz's method."""
    b = x + 1 - a
    c, d = 1 / _TINY, 1 / b
    total = d
    for step in range(1, _STEPS):
        factor = step * (a - step)
        b += 2
        d = 1 / _kept_off_zero(factor * d + b)
        c = _kept_off_zero(b + factor / c)
        total *= c * d
        if abs(c * d - 1) < _EXACT:
            break
    return total


def _kept_off_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY

"""The usage between two readings of a meter, and what about it is unusual.

Exact decimals, rounded once, without any I/O, so that an entry list and a bill of years ago come to the same figure.
"""

from collections.abc import Sequence
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

MILLI = Decimal("0.001")
ROLLS_ABOVE = Decimal("0.9")
ODD_TIMES, MEAN_OF = 3, 3
"""So many times the mean, or its part, is odd; of so many usages, and of no fewer."""
LONGEST_GAP = 40


class Dial(NamedTuple):
    """What the meter can show: so many digits before the point, each worth `factor` units."""

    digits: int
    factor: Decimal

    @property
    def end(self) -> Decimal:
        return Decimal(10) ** self.digits


class Before(NamedTuple):
    """The reading that a new one is compared with, and the usages of the last ones, the newest first, each of so many days."""

    value: Decimal
    day: date | None
    usages: Sequence[Decimal] = ()
    days: Sequence[int] = ()


def round_usage(value: Decimal) -> Decimal:
    return value.quantize(MILLI, rounding=ROUND_HALF_UP)


def may_roll(dial: Dial, last: Decimal) -> bool:
    """A meter starts at nought again only behind the last tenth of what it can show."""
    return last > ROLLS_ABOVE * dial.end


def usage_of(dial: Dial, last: Decimal, value: Decimal, *, rolled: bool = False) -> Decimal:
    """What was used since `last`; `rolled` when a person has seen that the meter went through nought."""
    shown = dial.end - last + value if rolled else value - last
    return round_usage(shown * dial.factor)


def estimate(dial: Dial, before: Before, since: date, day: date) -> Decimal:
    """What a meter that nobody could read would show: the last value, and as much a day as over the last usages."""
    if not before.usages:
        return before.value
    recent, known = before.usages[:MEAN_OF], sum(before.days[:MEAN_OF])
    days = max((day - since).days, 0)
    return round_usage(before.value + sum(recent, Decimal(0)) * days / (known or 30 * len(recent)) / dial.factor)


def mean_of(usages: Sequence[Decimal]) -> Decimal | None:
    """Of the last ones; None where there was none."""
    recent = usages[:MEAN_OF]
    return round_usage(sum(recent, Decimal(0)) / len(recent)) if recent else None


class Seen(NamedTuple):
    """What is known of a reading beside its value: whether somebody lives there, the meter went through nought, it has a photo."""

    lived_in: bool = False
    rolled: bool = False
    photo: bool = True


def warnings_of(usage: Decimal, before: Before, day: date, seen: Seen) -> list[str]:
    """Codes of what is unusual; none of it stands in the way. What is odd about the value is better shown by a photo."""
    recent = before.usages[:MEAN_OF]
    whole = sum(recent, Decimal(0)) if len(recent) == MEAN_OF else Decimal(0)
    odd = {
        "high": whole > 0 and usage * MEAN_OF > ODD_TIMES * whole,
        "low": 0 < usage * MEAN_OF * ODD_TIMES < whole,
        "zero": usage == 0 and seen.lived_in,
        "rolled": seen.rolled,
    }
    found = {
        **odd,
        "gap": before.day is not None and (day - before.day).days > LONGEST_GAP,
        "photo": any(odd.values()) and not seen.photo,
    }
    return [code for code, holds in found.items() if holds]

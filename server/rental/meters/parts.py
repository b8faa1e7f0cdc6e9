"""Parts of a usage by days: what of it falls into another period than the one it was measured over.

Two meters are seldom read on the same days, and what several periods take of one usage has to be the whole of it.
"""

from datetime import date
from decimal import Decimal
from typing import NamedTuple

from server.rental.meters.usage import MILLI


class Measured(NamedTuple):
    """Used on the days from `first` up to, without, `until`; None where nobody knows since when."""

    first: date | None
    until: date
    usage: Decimal


class Period(NamedTuple):
    """As the days of a usage; None has no beginning."""

    first: date | None
    until: date


def is_cut_blind(measured: Measured, period: Period) -> bool:
    """Whether the period ends inside a usage of which nobody knows when it began."""
    return measured.first is None and period.until < measured.until and measured.usage != 0


def part_in(measured: Measured, period: Period) -> Decimal:
    """By days, in thousandths: each end of a period is rounded once, so that periods without a gap take all of it.

    What has no days of its own belongs to the period that it ends in.
    """
    first, until, usage = measured
    if first is None or first >= until:
        inside = (period.first is None or period.first < until) and until <= period.until
        return usage if inside else Decimal(0)
    begin, end = max(first, period.first or first), min(until, period.until)
    return _used_by(measured, first, end) - _used_by(measured, first, begin) if begin < end else Decimal(0)


def _used_by(measured: Measured, first: date, day: date) -> Decimal:
    """Up to a day, rounded half up."""
    whole = (measured.until - first).days
    thousandths = int(measured.usage / MILLI) * (day - first).days
    return (2 * thousandths + whole) // (2 * whole) * MILLI

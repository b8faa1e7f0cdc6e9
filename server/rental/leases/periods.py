"""The period rule of long leases: which days a bill covers and what each month slice of it costs."""

import calendar
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from schema.kit.money import round_fen, to_yuan
from server.rental.spans import DAY, Span, subtract

LEASE_DAY = "lease_day"
NATURAL_MONTH = "natural_month"


class Step(NamedTuple):
    """From `start` on the month costs `price` fen."""

    start: date
    price: int


@dataclass(frozen=True)
class Terms:
    """What decides the bills of a lease; `start`..`end` are inclusive, `price` is fen per month."""

    start: date
    end: date
    cycle: int
    price: int
    anchor: str = LEASE_DAY
    anchor_day: int = 0
    steps: tuple[Step, ...] = ()
    free: tuple[Span, ...] = ()

    @property
    def day(self) -> int:
        return self.anchor_day or self.start.day


class Line(NamedTuple):
    """Inclusive days, amount in fen (negative for free days) and why; `origin` and `source_id` as in `BillLine`."""

    first: date
    last: date
    amount: int
    explain: str
    origin: str = "terms"
    source_id: int | None = None


class Period(NamedTuple):
    first: date
    last: date
    lines: tuple[Line, ...]

    @property
    def amount(self) -> int:
        """Fen."""
        return sum(line.amount for line in self.lines)


def add_months(day: date, months: int, anchor_day: int = 0) -> date:
    """The day `months` later; its day of month is the anchor's, cut to the month's length."""
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(anchor_day or day.day, last))


def earliest_end(start: date) -> date:
    """A lease lasts at least one month."""
    return add_months(start, 1) - DAY


def latest_end(start: date) -> date:
    """A lease lasts at most twenty years."""
    return add_months(start, 240) - DAY


def _slices(terms: Terms) -> Iterator[tuple[Span, Span]]:
    """Month slices as (full slice, part of it inside the lease)."""
    lease = Span(terms.start, terms.end + DAY)
    day = 1 if terms.anchor == NATURAL_MONTH else terms.day
    begin = add_months(terms.start, 0, day)
    if begin > terms.start:
        begin = add_months(terms.start, -1, day)
    index = 0
    start = begin
    while start < lease.end:
        index += 1
        following = add_months(begin, index, day)
        full = Span(start, following)
        yield full, Span(max(start, lease.start), min(following, lease.end))
        start = following


def slice_of(terms: Terms, day: date) -> Span:
    """The full month slice that a day of the lease lies in."""
    return next(full for full, _ in _slices(terms) if full.start <= day < full.end)


def price_at(terms: Terms, day: date) -> int:
    """Fen a month as of a day."""
    price = terms.price
    for step in sorted(terms.steps):
        if step.start <= day:
            price = step.price
    return price


def _split_at_steps(terms: Terms, part: Span) -> list[Span]:
    cuts = [part.start, *sorted(step.start for step in terms.steps if part.start < step.start < part.end), part.end]
    return [Span(first, last) for first, last in pairwise(cuts)]


def _line(part: Span, full: Span, price: int, free: bool = False) -> Line:
    whole = part == full
    amount = price if whole else round_fen(Decimal(price) * part.nights / full.nights)
    factor = "" if whole else f" {part.nights}/{full.nights} ×"
    word = "免租 " if free else ""
    text = f"{word}{part.start.isoformat()}..{(part.end - DAY).isoformat()}{factor} {to_yuan(price)}"
    return Line(part.start, part.end - DAY, -amount if free else amount, text)


def _lines(terms: Terms, full: Span, part: Span) -> list[Line]:
    lines: list[Line] = []
    for piece in _split_at_steps(terms, part):
        price = price_at(terms, piece.start)
        lines.append(_line(piece, full, price))
        lines.extend(_line(free, full, price, free=True) for free in _free_in(terms, piece))
    return lines


def _free_in(terms: Terms, piece: Span) -> list[Span]:
    paid = subtract(piece, terms.free)
    return subtract(piece, paid)


def _group(slices: Sequence[tuple[Span, Span]], terms: Terms) -> Iterator[Sequence[tuple[Span, Span]]]:
    """Slices of one bill; a first month that the anchor breaks is a bill of its own."""
    rest = slices
    if slices and slices[0][0].start != slices[0][1].start:
        yield slices[:1]
        rest = slices[1:]
    for index in range(0, len(rest), terms.cycle):
        yield rest[index : index + terms.cycle]


def bill_periods(terms: Terms) -> list[Period]:
    """The periods of the whole lease: they tile it, and their sum does not depend on the cycle."""
    periods = []
    for group in _group(list(_slices(terms)), terms):
        lines = tuple(line for full, part in group for line in _lines(terms, full, part))
        periods.append(Period(group[0][1].start, group[-1][1].end - DAY, lines))
    return periods


def rent_lines(terms: Terms, first: date, last: date) -> list[Line]:
    """What the period rule charges for days of a term; `first` begins a slice of it."""
    if last < first:
        return []
    cut = replace(terms, end=last)
    slices = ((full, part) for full, part in _slices(cut) if part.end > first)
    return [line for full, part in slices for line in _lines(cut, full, part) if line.first >= first]

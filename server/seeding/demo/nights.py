"""Lays stays into free nights so that about the wanted share is taken on every night; pure."""

from collections.abc import Iterable
from datetime import date, timedelta
from itertools import accumulate
from random import Random

from server.rental.spans import Span, subtract

LENGTHS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)
WEIGHTS = (13, 19, 15, 9, 8, 11, 8, 9, 5, 3)
SUMS = tuple(accumulate(WEIGHTS))
MEAN = sum(length * weight for length, weight in zip(LENGTHS, WEIGHTS, strict=True)) / sum(WEIGHTS)
LEAD = 30
TRIES = 3


class Calendar:
    """Remembers how many nights of each day are taken beyond the share, so that the next stay goes where it is wanted."""

    def __init__(self, rng: Random, span: Span, share: float) -> None:
        self._rng = rng
        self._span = span
        self._share = share
        self._gap = MEAN * (1 - share) / share
        self._start = (span.start - timedelta(days=LEAD)).toordinal()
        self._excess = [0.0] * (span.nights + 2 * LEAD)

    def lay(self, taken: Iterable[Span]) -> list[Span]:
        """Stays of one leaf in what nothing else takes; laid from before the span, so that its first day is like others."""
        stays: list[Span] = []
        whole = Span(self._span.start - timedelta(days=LEAD), self._span.end + timedelta(days=LEAD))
        for free in subtract(whole, taken):
            self._lay_free(free, stays)
        return [stay for stay in stays if stay.overlaps(self._span)]

    def _lay_free(self, free: Span, stays: list[Span]) -> None:
        self._add(free.start, free.end, -self._share)
        day = free.start
        while day < free.end:
            length = self._rng.choices(LENGTHS, cum_weights=SUMS)[0]
            starts = [day + timedelta(days=self._draw_gap()) for _ in range(TRIES)]
            start = min(starts, key=lambda first: self._crowd(first, length))
            end = min(start + timedelta(days=length), free.end)
            if start < end:
                stays.append(Span(start, end))
                self._add(start, end, 1.0)
            day = max(end, start)

    def _draw_gap(self) -> int:
        return int(self._rng.expovariate(1 / self._gap) + 0.5)

    def _crowd(self, first: date, length: int) -> float:
        """How full the days of a stay are already."""
        index = first.toordinal() - self._start
        days = self._excess[index : index + length]
        return sum(days) / len(days) if days else 0.0

    def _add(self, first: date, last: date, amount: float) -> None:
        begin = first.toordinal() - self._start
        for index in range(max(begin, 0), min(last.toordinal() - self._start, len(self._excess))):
            self._excess[index] += amount


def nights_in(spans: Iterable[Span], first: date, last: date) -> int:
    """Nights of the spans inside [first, last)."""
    return sum(max(0, (min(span.end, last) - max(span.start, first)).days) for span in spans)

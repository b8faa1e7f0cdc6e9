"""Lays stays into free nights so that about the wanted share is taken on every night; pure."""

from collections.abc import Iterable
from datetime import date, timedelta
from random import Random

from server.rental.spans import Span, subtract

LENGTHS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)
WEIGHTS = (13, 19, 15, 9, 8, 11, 8, 9, 5, 3)
MEAN = sum(length * weight for length, weight in zip(LENGTHS, WEIGHTS, strict=True)) / sum(WEIGHTS)
LEAD = 30


def lay_stays(rng: Random, span: Span, taken: Iterable[Span], share: float) -> list[Span]:
    """Stays in the parts of `span` that nothing else takes; laid from before it, so that its first day is no different."""
    gap = MEAN * (1 - share) / share
    stays: list[Span] = []
    for free in subtract(Span(span.start - timedelta(days=LEAD), span.end + timedelta(days=LEAD)), taken):
        day = free.start + timedelta(days=_gap(rng, gap))
        while day < free.end:
            end = min(day + timedelta(days=rng.choices(LENGTHS, WEIGHTS)[0]), free.end)
            stay = Span(day, end)
            if stay.overlaps(span):
                stays.append(stay)
            day = end + timedelta(days=_gap(rng, gap))
    return stays


def _gap(rng: Random, mean: float) -> int:
    return int(rng.expovariate(1 / mean) + 0.5)


def nights_in(spans: Iterable[Span], first: date, last: date) -> int:
    """Nights of the spans inside [first, last)."""
    return sum(max(0, (min(span.end, last) - max(span.start, first)).days) for span in spans)

"""Lays stays into units so that each night is as full as it should be, and no unit is taken twice; pure."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from random import Random
from typing import NamedTuple

from server.rental.spans import DAY, Span


class Stay(NamedTuple):
    unit: int
    span: Span


class _Plan:
    """Which units are free, and how many stays are still wanted, by night; nights count from the first of the span."""

    def __init__(
        self, units: Sequence[int], taken: Mapping[int, Sequence[Span]], span: Span, share: Callable[[date], float]
    ) -> None:
        self.nights = span.nights
        self.free = {unit: bytearray(b"\1") * self.nights for unit in units}
        for unit in units:
            for other in taken.get(unit, ()):
                for night in range(
                    max((other.start - span.start).days, 0), min((other.end - span.start).days, self.nights)
                ):
                    self.free[unit][night] = 0
        places = [sum(column) for column in zip(*self.free.values(), strict=True)] if units else [0] * self.nights
        self.wanted = [round(share(night) * count) for night, count in zip(span.days(), places, strict=True)]

    def reach(self, unit: int, night: int, length: int) -> int:
        """How many nights from this one on the unit is free and wanted, at most `length`."""
        last = min(night + length, self.nights)
        end = night
        while end < last and self.free[unit][end] and self.wanted[end] > 0:
            end += 1
        return end - night

    def take(self, unit: int, night: int, length: int) -> None:
        for each in range(night, night + length):
            self.free[unit][each] = 0
            self.wanted[each] -= 1


def fill(
    rng: Random,
    units: Sequence[int],
    taken: Mapping[int, Sequence[Span]],
    span: Span,
    share: Callable[[date], float],
    draw_length: Callable[[Random], int],
) -> list[Stay]:
    """Stays by arrival; of the units that nothing else takes just the share of each night, to the nearest unit.

    A stay ends earlier than drawn where its unit is taken or the night has enough guests, which is what empties Sundays.
    """
    plan, stays = _Plan(units, taken, span, share), list[Stay]()
    for night in range(plan.nights):
        free = [unit for unit in units if plan.free[unit][night]]
        for unit in rng.sample(free, plan.wanted[night]):
            length = plan.reach(unit, night, draw_length(rng))
            plan.take(unit, night, length)
            first = span.start + night * DAY
            stays.append(Stay(unit, Span(first, first + timedelta(days=length))))
    return stays

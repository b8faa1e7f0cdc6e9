"""Due days: where the organisation wants it so, one that falls on a rest day moves to the next working day.

Rest days are weekends and legal holidays as the festivals say; a weekend that is made up for is a working day.
"""

from collections.abc import Callable, Mapping
from datetime import date

from server.kit.switches import SHIFT_DUE, is_on
from server.rental.pricing.rule import Holiday
from server.rental.pricing.tariffs import read_holidays
from server.rental.spans import DAY, Span

Shift = Callable[[date], date]
KNOWN = Span(date(2000, 1, 1), date(2100, 1, 1))
SATURDAY = 6


def stay(day: date) -> date:
    """As it is where the parameter is off."""
    return day


def to_working_days(named: Mapping[date, Holiday]) -> Shift:
    """Moves a day on until people work on it."""

    def shift(day: date) -> date:
        while _rests(day, named):
            day += DAY
        return day

    return shift


def _rests(day: date, named: Mapping[date, Holiday]) -> bool:
    kind = named[day].kind if day in named else ""
    return kind == "holiday" or (kind != "workday" and day.isoweekday() >= SATURDAY)


async def read_shift(tenant_id: int) -> Shift:
    """As the organisation's parameter says now."""
    if not await is_on(tenant_id, SHIFT_DUE):
        return stay
    return to_working_days(await read_holidays(tenant_id, KNOWN))

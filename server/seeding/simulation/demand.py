"""Demand of a simulated house: how full a night should be, through which channel it sells, for how long and how far ahead; pure.

Invented, after what managers of city flats see: short stays, full weekends and holidays, few guests in winter.
"""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from itertools import accumulate
from random import Random
from typing import NamedTuple

from server.rental.pricing.rule import WEEKEND_NIGHTS, Holiday
from server.rental.spans import DAY, Span

SEASON = (0.58, 0.55, 0.66, 0.74, 0.72, 0.66, 0.74, 0.76, 0.70, 0.76, 0.66, 0.58)
"""The share of an ordinary night, from January."""
WEEK = (0.88, 0.92, 0.94, 0.95, 1.20, 1.27, 0.84)
"""What the evening of each weekday makes of it, from Monday."""
HOLIDAY = 1.32
GROWTH = 0.05
"""By how much a year sells more than the one before."""
CHANCE = 0.04
LEAST, MOST = 0.05, 0.97
LENGTHS = (1, 2, 3, 4, 5, 7, 10, 14)
_LENGTH_SUMS = tuple(accumulate((34, 30, 16, 7, 4, 5, 2, 2)))
MOST_AHEAD = 180


class Channel(NamedTuple):
    """`weight` of all stays; `lead`: days ahead in the mean; `cancelled`, `no_show`: shares of what is booked."""

    weight: int
    lead: float
    cancelled: float
    no_show: float


CHANNELS = {
    "walk_in": Channel(14, 0, 0, 0),
    "phone": Channel(8, 3, 0.05, 0.02),
    "wechat": Channel(12, 6, 0.08, 0.01),
    "website": Channel(6, 10, 0.10, 0.01),
    "ctrip": Channel(20, 8, 0.14, 0.02),
    "meituan": Channel(16, 2, 0.12, 0.03),
    "fliggy": Channel(10, 9, 0.14, 0.02),
    "tujia": Channel(5, 15, 0.12, 0.01),
    "airbnb": Channel(3, 21, 0.08, 0.01),
    "booking": Channel(3, 18, 0.20, 0.03),
    "company": Channel(3, 7, 0.04, 0.01),
}
_NAMES = tuple(CHANNELS)
_CHANNEL_SUMS = tuple(accumulate(channel.weight for channel in CHANNELS.values()))


class Event(NamedTuple):
    """Nights on which more or fewer want to come than the calendar says; `full`: on which of them nothing stays free."""

    name: str
    span: Span
    factor: float
    full: frozenset[date] = frozenset()


class Calendar(NamedTuple):
    """What nights are like. `days`: the named ones; `today`: when GROWTH is counted from."""

    seed: str
    today: date
    days: Mapping[date, Holiday]
    events: Sequence[Event]


def plan_events(span: Span, today: date) -> list[Event]:
    """A fair each spring and autumn, and around today one with a full night, a weak week behind and a weak week ahead."""
    monday = today - timedelta(days=today.weekday())
    near = monday + timedelta(weeks=2)
    events = [
        Event("展会 | Fair", Span(near, near + timedelta(days=5)), 1.25, frozenset({near + 2 * DAY})),
        Event("淡周 | Weak week", _week(monday - timedelta(weeks=3)), 0.70),
        Event("淡周 | Weak week", _week(monday + timedelta(weeks=4)), 0.70),
    ]
    for year in range(span.start.year, span.end.year + 1):
        for month in (3, 9):
            first = date(year, month, 15)
            events.append(Event("展会 | Fair", Span(first, first + timedelta(days=6)), 1.20))
    return [event for event in events if event.span.overlaps(span)]


def _week(monday: date) -> Span:
    return Span(monday, monday + timedelta(weeks=1))


def expected_share(night: date, calendar: Calendar) -> float:
    """Of the units that are to be had; 1 only on a night declared full."""
    if any(night in event.full for event in calendar.events):
        return 1.0
    share = _season(night) * _evening(night, calendar.days) * _grown(night, calendar.today)
    for event in calendar.events:
        if event.span.start <= night < event.span.end:
            share *= event.factor
    share *= 1 + Random(f"{calendar.seed}/{night}").uniform(-CHANCE, CHANCE)
    return min(max(share, LEAST), MOST)


def _season(night: date) -> float:
    """Even from the middle of a month to the middle of the next, so that no first of a month jumps."""
    days = (night - night.replace(day=15)).days / 30.5
    other = SEASON[(night.month - 1 + (1 if days > 0 else -1)) % 12]
    return SEASON[night.month - 1] * (1 - abs(days)) + other * abs(days)


def _evening(night: date, days: Mapping[date, Holiday]) -> float:
    """By whether one may sleep in tomorrow: holidays and make-up workdays go before the weekday."""
    tomorrow = days.get(night + DAY)
    if tomorrow is not None and tomorrow.kind == "holiday":
        return HOLIDAY
    weekend = night.isoweekday() in WEEKEND_NIGHTS
    if weekend and tomorrow is not None and tomorrow.kind == "workday":
        return WEEK[3]
    return WEEK[night.weekday()]


def _grown(night: date, today: date) -> float:
    return 1 - GROWTH * (today - night).days / 365


def draw_channel(rng: Random, arrival: date) -> str:
    """Companies send nobody on a weekend."""
    drawn = rng.choices(_NAMES, cum_weights=_CHANNEL_SUMS)[0]
    return "ctrip" if drawn == "company" and arrival.isoweekday() in WEEKEND_NIGHTS else drawn


def draw_lead(rng: Random, channel: str) -> int:
    """Days from the booking to the arrival."""
    mean = CHANNELS[channel].lead
    return min(int(rng.expovariate(1 / mean)), MOST_AHEAD) if mean else 0


def draw_length(rng: Random) -> int:
    """Nights."""
    return int(rng.choices(LENGTHS, cum_weights=_LENGTH_SUMS)[0])


def move_price(share: float) -> float:
    """What a price is multiplied by on a night that will be so full."""
    if share > 0.93:
        return 1.25
    if share > 0.85:
        return 1.10
    return 0.90 if share < 0.50 else 1.0

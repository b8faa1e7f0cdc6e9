"""The clock: stored time is UTC, shown time is Asia/Shanghai.

A business day begins later than that of the calendar, so nothing else may ask the machine for the time.
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from schema.kit.numerals import narrow

SHANGHAI = ZoneInfo("Asia/Shanghai")
FIRST_YEAR, LAST_YEAR = 1900, 2999
"""What a date that is written may name: further out, a night more or a time zone leaves the calendar."""
OUT_OF_TIME = f"日期应在{FIRST_YEAR}年至{LAST_YEAR}年之间 | Dates lie between {FIRST_YEAR} and {LAST_YEAR}"
_MOMENT = re.compile(r"([0-9]{4})-?([0-9]{2})-?([0-9]{2})([T ][0-9:.]+(Z|[+-][0-9:]+)?)?")


class OutOfTime(ValueError):
    """A date that nobody means, and with which no night can be counted."""


def now() -> datetime:
    """Now, aware, UTC."""
    return datetime.now(UTC)


def today() -> date:
    """The day of the calendar in Shanghai; what belongs to the day of a house asks `server.kit.business_day`."""
    return datetime.now(SHANGHAI).date()


def business_day_of(moment: datetime, turn: time) -> date:
    """The day of the house to which a moment belongs: before `turn`, Shanghai, it is still the day before."""
    local = moment.astimezone(SHANGHAI)
    return local.date() if local.time() >= turn else local.date() - timedelta(days=1)


def start_of_business_day(day: date, turn: time) -> datetime:
    """When a day of the house begins, as UTC; it ends where the next begins."""
    return datetime.combine(day, turn, SHANGHAI).astimezone(UTC)


def to_wire(moment: datetime) -> str:
    """2026-11-21 11:00:00, Shanghai."""
    return moment.astimezone(SHANGHAI).isoformat(" ", "seconds")[:19]


def from_wire(text: str, first: int = FIRST_YEAR, last: int = LAST_YEAR) -> datetime:
    """Reads "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd" or ISO 8601; naive text is Shanghai time.

    Raises ValueError, OutOfTime for a year that is not between `first` and `last`.
    """
    parsed = datetime.fromisoformat(_checked(text))
    aware = parsed if parsed.tzinfo else parsed.replace(tzinfo=SHANGHAI)
    check_year(parsed, first, last)
    try:
        return aware.astimezone(UTC)
    except OverflowError as error:
        raise OutOfTime(OUT_OF_TIME) from error


def day_from_wire(text: str, first: int = FIRST_YEAR, last: int = LAST_YEAR) -> date:
    """Reads the day of "yyyy-MM-dd" or of a longer date-time text; raises as `from_wire`."""
    day = datetime.fromisoformat(_checked(text)).date()
    check_year(day, first, last)
    return day


def check_year(day: date, first: int = FIRST_YEAR, last: int = LAST_YEAR) -> None:
    if not first <= day.year <= last:
        raise OutOfTime(OUT_OF_TIME)


def _checked(text: str) -> str:
    """A day and perhaps a time, in the forms that clients send; weeks, days of the year and anything behind are none."""
    plain = narrow(text)
    if not _MOMENT.fullmatch(plain):
        raise ValueError(plain[:100])
    return plain


def start_of_day(day: date) -> datetime:
    """Midnight in Shanghai, as UTC."""
    return datetime.combine(day, time.min, SHANGHAI).astimezone(UTC)


def month_start(day: date, offset: int = 0) -> date:
    """The first of the month that many months away."""
    months = day.year * 12 + day.month - 1 + offset
    return date(months // 12, months % 12 + 1, 1)

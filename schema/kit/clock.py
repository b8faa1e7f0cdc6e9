"""The clock: stored time is UTC, shown time is Asia/Shanghai.

A business day begins later than that of the calendar, so nothing else may ask the machine for the time.
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from schema.kit.numerals import narrow

SHANGHAI = ZoneInfo("Asia/Shanghai")
FIRST_YEAR, LAST_YEAR = 1900, 2999
"""What a date that is written may name: further out, a night more or a time zone leaves the calendar."""
OUT_OF_TIME = f"日期应在{FIRST_YEAR}年至{LAST_YEAR}年之间 | Dates lie between {FIRST_YEAR} and {LAST_YEAR}"
UNCLEAR_DAY = (
    "请把四位年份写在最前，如 2026-12-05；“{text}”分不清月和日"
    " | Write the year with four digits first, like 2026-12-05; “{text}” does not tell the month from the day"
)
_TIME = r"(?P<time>[0-9:.]+(?:Z|[+-][0-9:]+)?)"
_FORMS = [
    re.compile(rf"(?P<year>[0-9]{{4}}){form}")
    for form in (
        rf"(?P<sign>[-/.])(?P<month>[0-9]{{1,2}})(?P=sign)(?P<day>[0-9]{{1,2}})((T| +){_TIME})?",
        rf"(?P<month>[0-9]{{2}})(?P<day>[0-9]{{2}})((T| +){_TIME})?",
        rf" *年 *(?P<month>[0-9]{{1,2}}) *月 *(?P<day>[0-9]{{1,2}}) *([日号] *{_TIME}?)?",
    )
]
_UNCLEAR = re.compile(r"[0-9]{1,2}([-/.])[0-9]{1,2}\1([0-9]{4}|[0-9]{2})")


class OutOfTime(ValueError):
    """A date that nobody means, and with which no night can be counted."""


class UnclearDay(ValueError):
    """A date whose order nobody can tell: 5/12/2026 is one day here and another there."""


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
    """Reads a day as `day_from_wire`, perhaps with "HH:mm" or "HH:mm:ss" behind it, or ISO 8601; naive text is Shanghai time.

    Raises ValueError: OutOfTime for a year that is not between `first` and `last`, UnclearDay where it does not come first.
    """
    parsed = datetime.fromisoformat(_checked(text))
    aware = parsed if parsed.tzinfo else parsed.replace(tzinfo=SHANGHAI)
    check_year(parsed, first, last)
    try:
        return aware.astimezone(UTC)
    except OverflowError as error:
        raise OutOfTime(OUT_OF_TIME) from error


def day_from_wire(text: str, first: int = FIRST_YEAR, last: int = LAST_YEAR) -> date:
    """Reads the day of 2026-12-05, 2026/12/5, 2026.12.5, 2026年12月5日, 20261205 or of one with a time; raises as `from_wire`."""
    day = datetime.fromisoformat(_checked(text)).date()
    check_year(day, first, last)
    return day


def check_year(day: date, first: int = FIRST_YEAR, last: int = LAST_YEAR) -> None:
    if not first <= day.year <= last:
        raise OutOfTime(OUT_OF_TIME)


def day_text(value: Any) -> str:
    """20261205 is a day also as a number."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def names_day(text: str) -> bool:
    """Whether a text is a day without a time, in one of the forms people write it or in one that is refused for its order."""
    plain = narrow(text)
    found = _parts(plain)
    return _UNCLEAR.fullmatch(plain) is not None or (found is not None and not found["time"])


def why_no_day(error: Exception, otherwise: str) -> str:
    """The reason of a refused day: its own where it has one."""
    return str(error) if isinstance(error, OutOfTime | UnclearDay) else otherwise


def _checked(text: str) -> str:
    """ISO 8601 of the forms that people and clients write; weeks, days of the year and anything behind are none."""
    plain = narrow(text)
    found = _parts(plain)
    if found is None:
        day = plain.partition(" ")[0]
        raise UnclearDay(UNCLEAR_DAY.format(text=day)) if _UNCLEAR.fullmatch(day) else ValueError(plain[:100])
    clock = found["time"] or ""
    hour = "0" if clock[1:2] == ":" else ""
    return f"{found['year']}-{found['month']:0>2}-{found['day']:0>2}" + (f"T{hour}{clock}" if clock else "")


def _parts(plain: str) -> re.Match[str] | None:
    return next((found for form in _FORMS if (found := form.fullmatch(plain))), None)


def start_of_day(day: date) -> datetime:
    """Midnight in Shanghai, as UTC."""
    return datetime.combine(day, time.min, SHANGHAI).astimezone(UTC)


def month_start(day: date, offset: int = 0) -> date:
    """The first of the month that many months away."""
    months = day.year * 12 + day.month - 1 + offset
    return date(months // 12, months % 12 + 1, 1)

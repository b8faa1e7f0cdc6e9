"""Spans of days as filters name them: a day, or words seen from today such as "-7d" or "this_month"."""

import re
from datetime import date, timedelta

from schema.kit.clock import day_from_wire, month_start, names_day

_AWAY = re.compile(r"([+-]\d{1,4})([dwmy])")
_NAMED_DAYS = {"today": 0, "yesterday": -1, "tomorrow": 1}
_WHICH = {"this": 0, "last": -1, "next": 1}
_DAY = timedelta(days=1)
_FIRST, _LAST = date.min + _DAY, date.max - _DAY

Span = tuple[date, date]


def read_span(text: str, today: date) -> Span | None:
    """(first day, day after the last); None when the text names no days."""
    word = text.strip()
    if names_day(word):
        return _one_day(day_from_wire(word, 1, 9999))
    if word in _NAMED_DAYS:
        return _one_day(today + timedelta(days=_NAMED_DAYS[word]))
    if match := _AWAY.fullmatch(word):
        return _one_day(_day_away(today, int(match[1]), match[2]))
    which, _, unit = word.partition("_")
    return _period(today, unit, _WHICH[which]) if which in _WHICH else None


def _one_day(day: date) -> Span:
    """A day at an end of the calendar means as early or as late as can be."""
    day = min(max(day, _FIRST), _LAST)
    return day, day + _DAY


def _day_away(today: date, count: int, unit: str) -> date:
    if unit in "dw":
        return today + timedelta(days=count * (7 if unit == "w" else 1))
    return _same_day(today, count * (12 if unit == "y" else 1))


def _period(day: date, unit: str, offset: int) -> Span | None:
    if unit == "week":
        monday = day - timedelta(days=day.weekday()) + timedelta(weeks=offset)
        return monday, monday + timedelta(weeks=1)
    if unit == "month":
        return month_start(day, offset), month_start(day, offset + 1)
    if unit == "quarter":
        first = date(day.year, day.month - (day.month - 1) % 3, 1)
        return month_start(first, 3 * offset), month_start(first, 3 * offset + 3)
    if unit == "year":
        return date(day.year + offset, 1, 1), date(day.year + offset + 1, 1, 1)
    return None


def _same_day(day: date, offset: int) -> date:
    """The same day of another month, or its last day."""
    last = month_start(day, offset + 1) - _DAY
    return last if last.day < day.day else last.replace(day=day.day)

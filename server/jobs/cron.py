"""Quartz cron expressions (second minute hour day month week year) and the moments they name.

Owned, because no kept library reads Quartz whole: seconds first, Sunday = 1, L, L-n, W, LW, nL, n#m and years.
"""

from bisect import bisect_left
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

SHANGHAI = ZoneInfo("Asia/Shanghai")
FIRST_YEAR, LAST_YEAR = 1970, 2199
ONE_OF_DAY_AND_WEEK = "日和周只能设置其中之一 | day and week can only set one of them"
_MONTHS = {
    "JAN": 1, "FEB": 2, "MAR": 3, "APR": 4, "MAY": 5, "JUN": 6,
    "JUL": 7, "AUG": 8, "SEP": 9, "OCT": 10, "NOV": 11, "DEC": 12,
}  # fmt: skip
_WEEKDAYS = {"SUN": 1, "MON": 2, "TUE": 3, "WED": 4, "THU": 5, "FRI": 6, "SAT": 7}
_SATURDAY, _SUNDAY = 5, 6  # as date.weekday() counts


class CronError(ValueError):
    """The text is not a cron expression; str() is a pair 中文 | English."""


@dataclass(frozen=True, slots=True)
class _Unit:
    zh: str
    en: str
    low: int
    high: int
    names: dict[str, int]

    def fail(self, text: str) -> CronError:
        return CronError(f"cron表达式的{self.zh}不正确: {text} | Bad {self.en} in cron expression: {text}")

    def number(self, text: str, low: int | None = None) -> int:
        value = self.names.get(text)
        if value is None:
            if not (text.isascii() and text.isdigit()):
                raise self.fail(text)
            value = int(text)
        if not (self.low if low is None else low) <= value <= self.high:
            raise self.fail(text)
        return value

    def step(self, text: str, step_text: str) -> int:
        """One larger than the field would never be taken: the field begins anew before, and it runs at other times than it says."""
        if not (step_text.isascii() and step_text.isdigit()) or len(step_text) > 9 or int(step_text) < 1:
            raise self.fail(text)
        step, most = int(step_text), self.high - self.low + 1
        if step > most:
            raise CronError(
                f"cron表达式的{self.zh}步长不能大于{most}: {text}"
                f" | A step of the {self.en} is at most {most} in a cron expression: {text}"
            )
        return step


_SECOND = _Unit("秒", "second", 0, 59, {})
_MINUTE = _Unit("分", "minute", 0, 59, {})
_HOUR = _Unit("时", "hour", 0, 23, {})
_DAY = _Unit("日", "day", 1, 31, {})
_MONTH = _Unit("月", "month", 1, 12, _MONTHS)
_WEEK = _Unit("周", "week", 1, 7, _WEEKDAYS)
_YEAR = _Unit("年", "year", FIRST_YEAR, LAST_YEAR, {})


def _span(unit: _Unit, text: str) -> list[int]:
    """One item of a list: *, n, a-b (may wrap), a/n, */n, a-b/n."""
    base, slash, step_text = text.partition("/")
    step = unit.step(text, step_text) if slash else 1
    if base in ("*", "") and (base or slash):
        return list(range(unit.low, unit.high + 1, step))
    start_text, dash, end_text = base.partition("-")
    # the cron editor lets a month loop start at 0, one before January
    start = unit.number(start_text, 0 if slash and unit is _MONTH else None)
    if not dash:
        return [v for v in range(start, unit.high + 1, step) if v >= unit.low] if slash else [start]
    end = unit.number(end_text)
    if start <= end:
        return list(range(start, end + 1, step))
    if unit is _YEAR:
        raise unit.fail(text)
    size = unit.high - unit.low + 1
    return [unit.low + (v - unit.low) % size for v in range(start, end + size + 1, step)]


def _values(unit: _Unit, text: str) -> tuple[int, ...]:
    found: set[int] = set()
    for item in text.split(","):
        found.update(_span(unit, item))
    return tuple(sorted(found))


@dataclass(frozen=True, slots=True)
class _DayRule:
    """One special day of month: last (L, L-n), nearest weekday (nW, LW) or a weekday of the month (nL, n#m)."""

    day: int | None = None  # None: the last day
    before_last: int = 0
    nearest_weekday: bool = False
    weekday: int | None = None  # 1..7, Sunday first
    nth: int = 0  # 0: the last one

    def find(self, year: int, month: int) -> int | None:
        first_weekday, size = monthrange(year, month)
        if self.weekday is not None:
            start = 1 + ((self.weekday + 5) % 7 - first_weekday) % 7
            day = start + 7 * ((size - start) // 7 if self.nth == 0 else self.nth - 1)
            return day if day <= size else None
        day = size - self.before_last if self.day is None else self.day
        if not 1 <= day <= size:
            return None
        return _nearest_weekday(day, (first_weekday + day - 1) % 7, size) if self.nearest_weekday else day


def _nearest_weekday(day: int, weekday: int, size: int) -> int:
    """Saturday gives Friday, Sunday gives Monday, but never over the edge of the month."""
    if weekday == _SATURDAY:
        return day - 1 if day > 1 else day + 2
    if weekday == _SUNDAY:
        return day + 1 if day < size else day - 2
    return day


def _day_rule(text: str) -> _DayRule | None:
    if text in ("L", "LW", "WL"):
        return _DayRule(nearest_weekday=text != "L")
    if text.startswith("L-"):
        weekday = text.endswith("W")
        return _DayRule(before_last=_DAY.number(text[2:-1] if weekday else text[2:], 0), nearest_weekday=weekday)
    if text.endswith("W"):
        return _DayRule(day=_DAY.number(text[:-1]), nearest_weekday=True)
    return None


def _week_rule(text: str) -> _DayRule | None:
    if "#" in text:
        day, _, nth = text.partition("#")
        if nth not in ("1", "2", "3", "4", "5"):
            raise _WEEK.fail(text)
        return _DayRule(weekday=_WEEK.number(day), nth=int(nth))
    if text.endswith("L") and text != "L":
        return _DayRule(weekday=_WEEK.number(text[:-1]))
    return None


def _days(unit: _Unit, text: str) -> tuple[tuple[int, ...], tuple[_DayRule, ...]]:
    plain: set[int] = set()
    rules: list[_DayRule] = []
    for item in text.split(","):
        rule = _day_rule(item) if unit is _DAY else _week_rule(item)
        if rule is not None:
            rules.append(rule)
        else:  # a lone L in the week field is Saturday
            plain.update([7] if unit is _WEEK and item == "L" else _span(unit, item))
    return tuple(sorted(plain)), tuple(rules)


@dataclass(frozen=True, slots=True)
class Cron:
    """A parsed expression. Wall times are of `zone`; answers are aware."""

    text: str
    seconds: tuple[int, ...]
    minutes: tuple[int, ...]
    hours: tuple[int, ...]
    days: tuple[int, ...]
    weekdays: tuple[int, ...]
    rules: tuple[_DayRule, ...]
    months: tuple[int, ...]
    years: tuple[int, ...]
    zone: ZoneInfo

    def after(self, moment: datetime) -> datetime | None:
        """The first fire strictly later than the (aware) moment, None when there is none any more."""
        start = moment.astimezone(self.zone).replace(microsecond=0, tzinfo=None) + timedelta(seconds=1)
        for day in self._dates(start.date()):
            clock = self._time_from(start.time()) if day == start.date() else self._time_from(time.min)
            if clock is not None:
                return datetime.combine(day, clock, self.zone)
        return None

    def runs(self, moment: datetime, count: int) -> list[datetime]:
        found: list[datetime] = []
        while len(found) < count and (fire := self.after(found[-1] if found else moment)):
            found.append(fire)
        return found

    def matches(self, moment: datetime) -> bool:
        return self.after(moment - timedelta(seconds=1)) == moment.replace(microsecond=0)

    def _dates(self, start: date) -> Iterator[date]:
        for year in self.years[bisect_left(self.years, start.year) :]:
            for month in self.months:
                if (year, month) < (start.year, start.month):
                    continue
                for day in self.month_days(year, month):
                    found = date(year, month, day)
                    if found >= start:
                        yield found

    def month_days(self, year: int, month: int) -> list[int]:
        first_weekday, size = monthrange(year, month)
        found = {day for day in self.days if day <= size}
        found.update(day for day in range(1, size + 1) if (first_weekday + day) % 7 + 1 in self.weekdays)
        found.update(day for rule in self.rules if (day := rule.find(year, month)) is not None)
        return sorted(found)

    def _time_from(self, start: time) -> time | None:
        """The first time of day at or after start."""
        for hour in self.hours[bisect_left(self.hours, start.hour) :]:
            low_minute = start.minute if hour == start.hour else 0
            for minute in self.minutes[bisect_left(self.minutes, low_minute) :]:
                low_second = start.second if (hour, minute) == (start.hour, start.minute) else 0
                place = bisect_left(self.seconds, low_second)
                if place < len(self.seconds):
                    return time(hour, minute, self.seconds[place])
        return None


def parse_cron(text: str, zone: ZoneInfo = SHANGHAI) -> Cron:
    """Read 6 or 7 fields; raises CronError with the field that is wrong."""
    parts = text.upper().split()
    if len(parts) not in (6, 7):
        raise CronError("cron表达式应为6或7段: 秒 分 时 日 月 周 [年] | A cron expression has 6 or 7 fields")
    second, minute, hour, day, month, week = parts[:6]
    year = parts[6] if len(parts) == 7 else "*"
    if (day not in ("?", "*") and week not in ("?", "*")) or (day, week) == ("?", "?"):
        raise CronError(ONE_OF_DAY_AND_WEEK)
    by_week = day == "?" or week not in ("?", "*")
    numbers, rules = _days(_WEEK, week) if by_week else _days(_DAY, day)
    return Cron(
        text=" ".join(parts),
        zone=zone,
        rules=rules,
        seconds=_values(_SECOND, second),
        minutes=_values(_MINUTE, minute),
        hours=_values(_HOUR, hour),
        days=() if by_week else numbers,
        weekdays=numbers if by_week else (),
        months=_values(_MONTH, month),
        years=_values(_YEAR, year),
    )

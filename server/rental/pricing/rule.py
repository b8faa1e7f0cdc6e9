"""The price rule: one function decides the price of a night, for the quote, the booking and the board alike."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from server.rental.spans import Span

WEEKEND_NIGHTS = frozenset({5, 6})  # Friday and Saturday evenings, ISO weekdays

RULE_TEXTS = {
    "override": "当日定价 | Price of the day",
    "holiday": "法定节假日 | Legal holiday",
    "workday": "调休上班日 | Make-up workday",
    "weekend": "周末价 | Weekend",
    "weekday": "平日价 | Weekday",
    "base": "基础价 | Base price",
    "day_use": "钟点房 | Day use",
    "plan": "价格计划 | Price plan",
}


@dataclass(frozen=True, slots=True)
class Tariff:
    """The four standing prices of a unit in fen; a missing one falls to the next rule, the base is always there."""

    base: int
    weekday: int | None = None
    weekend: int | None = None
    holiday: int | None = None


class Festival(NamedTuple):
    name: str
    begin: date
    end: date
    kind: str


class Holiday(NamedTuple):
    name: str
    kind: str


class PriceLine(NamedTuple):
    """`rule` is a key of `RULE_TEXTS`; `note` names the plans."""

    night: date
    price: int
    rule: str
    note: str | None = None


def name_days(festivals: Iterable[Festival], span: Span) -> dict[date, Holiday]:
    """What each day of the span is; a make-up workday wins over a holiday, a holiday over a mere festival."""
    rank = {"festival": 0, "holiday": 1, "workday": 2}
    days: dict[date, Holiday] = {}
    for festival in sorted(festivals, key=lambda item: rank.get(item.kind, 0)):
        for day in Span(max(festival.begin, span.start), festival.end).days():
            if day >= span.end:
                break
            days[day] = Holiday(festival.name, festival.kind)
    return days


def price_night(tariff: Tariff, night: date, kind: str | None, override: int | None) -> PriceLine:
    """Override, then legal holiday, then make-up workday, then weekend, then weekday, then base."""
    if override is not None:
        return PriceLine(night, override, "override")
    if kind == "holiday" and tariff.holiday is not None:
        return PriceLine(night, tariff.holiday, "holiday")
    weekend = night.isoweekday() in WEEKEND_NIGHTS and kind != "workday"
    if weekend and tariff.weekend is not None:
        return PriceLine(night, tariff.weekend, "weekend")
    if tariff.weekday is not None:
        return PriceLine(night, tariff.weekday, "workday" if kind == "workday" else "weekday")
    return PriceLine(night, tariff.base, "base")


def keep(line: PriceLine) -> PriceLine:
    """No plans."""
    return line


def price_span(
    tariff: Tariff,
    span: Span,
    days: Mapping[date, Holiday],
    overrides: Mapping[date, int],
    adjust: Callable[[PriceLine], PriceLine] = keep,
) -> list[PriceLine]:
    """One line per night; `adjust` is what plans make of it."""
    return [
        adjust(price_night(tariff, night, days[night].kind if night in days else None, overrides.get(night)))
        for night in span.days()
    ]

"""Tariffs: standing prices of units in fen, the festivals that change them, and what a unit costs today."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from schema.rental.price import DayPrice
from schema.rental.unit import Unit
from schema.system.festival import Festival as FestivalRow
from server.kit.business_day import business_day
from server.kit.scope import of_tenant
from server.rental.pricing.plan_rows import read_unconditional
from server.rental.pricing.plans import place_of
from server.rental.pricing.rule import Festival, Holiday, Tariff, name_days, price_night
from server.rental.spans import DAY, Span


def tariff_of(unit: Any) -> Tariff:
    """The standing prices of a unit row, model or driver row."""
    if isinstance(unit, Unit):
        return Tariff(unit.price_daily, unit.price_weekday, unit.price_weekend, unit.price_holiday)
    return Tariff(unit["price_daily"], unit["price_weekday"], unit["price_weekend"], unit["price_holiday"])


async def read_holidays(tenant_id: int, span: Span) -> dict[date, Holiday]:
    """Festivals of the tenant that touch the span, by day."""
    live = of_tenant(FestivalRow, tenant_id).filter(del_flag=0, begin_day__lt=span.end, end_day__gte=span.start)
    rows = await live.values_list("name", "begin_day", "end_day", "kind")
    return name_days([Festival(name, begin, end + DAY, kind) for name, begin, end, kind in rows], span)


def shape_days(span: Span, holidays: Mapping[date, Holiday]) -> list[dict[str, Any]]:
    """The nights of a span with their weekday (1 to 7) and the festival on them, if there is one."""
    return [
        {
            "night": day.isoformat(),
            "weekday": day.isoweekday(),
            "holiday": holidays[day]._asdict() if day in holidays else None,
        }
        for day in span.days()
    ]


async def price_today(units: Iterable[Unit]) -> dict[int, int]:
    """Today's price of each unit, as everybody pays it."""
    rows = list(units)
    if not rows:
        return {}
    day = await business_day(rows[0].tenant_id)
    days = await read_holidays(rows[0].tenant_id, Span(day, day + DAY))
    kind = days[day].kind if day in days else None
    found = await of_tenant(DayPrice, rows[0].tenant_id).filter(
        del_flag=0, night=day, unit_id__in=[row.id for row in rows]
    )
    overrides = {item.unit_id: item.price for item in found if item.price is not None}
    plans = await read_unconditional(rows[0].tenant_id, Span(day, day + DAY))
    return {
        row.id: plans.adjust(place_of(row))(price_night(tariff_of(row), day, kind, overrides.get(row.id))).price
        for row in rows
    }

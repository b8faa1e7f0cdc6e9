"""The calendar of prices: what every unit of a community costs in each night of a period, and by which rule.

Prices are those that everybody pays: plans that ask about a stay are no part of them. Yuan on the wire, nights [from, to).
"""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.money import to_yuan
from schema.rental.community import Community
from schema.rental.unit import Unit
from schema.rental.unit_type import type_key, type_text
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import fetch, parse_id, scoped
from server.rental.inventory.types import DAILY
from server.rental.pricing.day_rules import DayRule, prices_of, read_rules
from server.rental.pricing.plan_rows import read_unconditional
from server.rental.pricing.plans import Plans, place_of
from server.rental.pricing.rule import Holiday, price_span
from server.rental.pricing.tariffs import read_holidays, shape_days, tariff_of
from server.rental.spans import Span

LONGEST = 62
USUAL = 31


class PriceCalendarQuery(Body):
    """Without a community the first one; without days a month from today."""

    from_: date | None = Field(default=None, alias="from")
    to: date | None = None
    community_id: str | None = None
    building_id: str | None = None


async def read_calendar(actor: Actor, query: PriceCalendarQuery) -> dict[str, Any]:
    """GET /rental/price/calendar: five reads whatever the period; NotFound for a community that is none of the actor's."""
    today = await business_day(actor.tenant_id)
    start = query.from_ or today
    span = Span(start, query.to or start + timedelta(days=USUAL))
    if not 0 < span.nights <= LONGEST:
        raise Invalid(fields={"to": f"最多{LONGEST}天 | At most {LONGEST} days"})
    place = await _community(actor, query.community_id)
    if place is None:
        return {"today": today.isoformat(), "communityId": None, "days": shape_days(span, {}), "rows": []}
    units = scoped(Unit, actor).filter(community_id=place, sellable=True, riyue__in=DAILY)
    if query.building_id:
        units = units.filter(building_id=parse_id(query.building_id))
    rows = await units.order_by("building_id", "floor", "title", "sort", "id")
    rules = await read_rules(pool(), actor.tenant_id, [row.id for row in rows], span)
    holidays = await read_holidays(actor.tenant_id, span)
    plans = await read_unconditional(actor.tenant_id, span)
    return {
        "today": today.isoformat(),
        "communityId": str(place),
        "days": shape_days(span, holidays),
        "rows": [_row(row, span, holidays, rules.get(row.id, {}), plans) for row in rows],
    }


async def _community(actor: Actor, wanted: str | None) -> int | None:
    if wanted:
        return (await fetch(Community, actor, wanted)).id
    first = await scoped(Community, actor).order_by("create_time", "id").first()
    return first.id if first else None


def _row(
    unit: Unit, span: Span, holidays: Mapping[date, Holiday], rules: Mapping[date, DayRule], plans: Plans
) -> dict[str, Any]:
    tariff = tariff_of(unit)
    lines = price_span(tariff, span, holidays, prices_of(dict(rules)), plans.adjust(place_of(unit)))
    key = type_key(unit.kind, unit.house_type)
    return {
        "unitId": str(unit.id),
        "title": unit.title,
        "kind": unit.kind,
        "unitType": key,
        "typeText": type_text(key),
        "base": to_yuan(tariff.base),
        **{
            name: None if (price := getattr(tariff, name)) is None else to_yuan(price)
            for name in ("weekday", "weekend", "holiday")
        },
        "cells": [
            {
                "price": to_yuan(line.price),
                "rule": line.rule,
                "note": line.note or (rules[line.night].reason if line.night in rules else None),
            }
            for line in lines
        ],
    }

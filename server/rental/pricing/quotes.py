"""Quotes: what the nights of a unit cost; the booking charges exactly these lines."""

from typing import Any

from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.rental.bars.queries import Reader
from server.rental.pricing.day_rules import read_overrides
from server.rental.pricing.day_use_share import read_share, share_of
from server.rental.pricing.origin import UNKNOWN, Origin
from server.rental.pricing.plan_rows import read_plans_of
from server.rental.pricing.plans import place_of
from server.rental.pricing.rule import RULE_TEXTS, PriceLine, price_span
from server.rental.pricing.tariffs import read_holidays, tariff_of
from server.rental.spans import DAY, Span


async def quote(
    reader: Reader, unit: Unit, span: Span, *, origin: Origin = UNKNOWN, day_use: bool = False
) -> list[PriceLine]:
    """One line per night, by the plans for a stay of these nights and that origin; day use is one line, its share of the night
    that would follow."""
    if day_use:
        [line] = await quote(reader, unit, Span(span.start, span.start + DAY), origin=origin)
        return [PriceLine(line.night, share_of(line.price, await read_share(unit.tenant_id)), "day_use")]
    overrides = await read_overrides(reader, unit.tenant_id, [unit.id], span)
    tariff, days = tariff_of(unit), await read_holidays(unit.tenant_id, span)
    plans = await read_plans_of(reader, unit, span, origin)
    return price_span(tariff, span, days, overrides.get(unit.id, {}), plans.adjust(place_of(unit)))


def rule_text(line: PriceLine) -> str:
    """Why the night costs that, as a pair text."""
    if line.note is None:
        return RULE_TEXTS[line.rule]
    return " | ".join(f"{text} {line.note}" for text in RULE_TEXTS[line.rule].split(" | "))


def shape_quote(lines: list[PriceLine]) -> dict[str, Any]:
    return {
        "lines": [
            {
                "night": line.night.isoformat(),
                "price": to_yuan(line.price),
                "rule": line.rule,
                "ruleText": rule_text(line),
            }
            for line in lines
        ],
        "total": to_yuan(sum(line.price for line in lines)),
    }

"""Quotes: what the nights of a unit cost; the booking charges exactly these lines."""

from typing import Any

from schema.kit.errors import Invalid
from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.rental.alternatives import read_overrides
from server.rental.prices import RULE_TEXTS, PriceLine, price_span
from server.rental.share import read_share, share_of
from server.rental.spans import DAY, Span
from server.rental.stays import Reader
from server.rental.units import read_holidays, tariff_of

LONGEST_STAY = 366


def check_span(span: Span, start: str = "checkIn", end: str = "checkOut") -> None:
    """Departure after arrival, and not absurdly long."""
    if span.nights < 1:
        raise Invalid(fields={end: "离店日期必须晚于入住日期 | Departure must be after check-in"})
    if span.nights > LONGEST_STAY:
        raise Invalid(fields={end: f"最多{LONGEST_STAY}晚，请签长租 | At most {LONGEST_STAY} nights; use a lease"})


async def quote(reader: Reader, unit: Unit, span: Span, *, day_use: bool = False) -> list[PriceLine]:
    """One line per night; day use is one line, its share of the night that would follow."""
    if day_use:
        [line] = await quote(reader, unit, Span(span.start, span.start + DAY))
        return [PriceLine(line.night, share_of(line.price, await read_share(unit.tenant_id)), "day_use")]
    days = await read_holidays(unit.tenant_id, span)
    overrides = await read_overrides(reader, unit.tenant_id, [unit.id], span)
    return price_span(tariff_of(unit), span, days, overrides.get(unit.id, {}))


def shape_quote(lines: list[PriceLine]) -> dict[str, Any]:
    return {
        "lines": [
            {
                "night": line.night.isoformat(),
                "price": to_yuan(line.price),
                "rule": line.rule,
                "ruleText": RULE_TEXTS[line.rule],
            }
            for line in lines
        ],
        "total": to_yuan(sum(line.price for line in lines)),
    }

"""Alternatives: free units that could replace another one for given nights, nearest first."""

from collections.abc import Sequence
from typing import Any

from schema.kit.clock import now
from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.kit.business_day import business_day
from server.rental.bars.queries import Reader
from server.rental.inventory.types import DAILY
from server.rental.pricing.day_rules import read_overrides
from server.rental.pricing.origin import UNKNOWN, Origin
from server.rental.pricing.plan_rows import read_plans
from server.rental.pricing.plans import place_of
from server.rental.pricing.rule import price_span
from server.rental.pricing.tariffs import read_holidays, tariff_of
from server.rental.spans import DAY, Span

_FREE = """
WITH busy AS (SELECT coalesce(array_agg(DISTINCT leaf_id), '{}') AS leaves FROM occupancy_claim
    WHERE tenant_id = $1 AND from_day < $6 AND to_day > $5 AND (hold_until IS NULL OR hold_until > $7))
SELECT u.id, u.title, u.community_id, u.house_type, u.price_daily, u.price_weekday, u.price_weekend, u.price_holiday
FROM rent_unit u, busy
WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.kind = $2 AND u.community_id = $3 AND u.id <> $4
    AND u.riyue = ANY($11::text[]) AND u.clean_state <> 'out_of_order' AND NOT (u.leaf_ids && busy.leaves)
ORDER BY (u.building_id = $8) DESC, (u.house_type IS NOT DISTINCT FROM $12::text) DESC, abs(u.floor - $9),
    abs(u.price_daily - $10), u.title
LIMIT $13"""


async def find_alternatives(
    reader: Reader,
    unit: Unit,
    span: Span,
    count: int = 3,
    letting: Sequence[str] = DAILY,
    origin: Origin = UNKNOWN,
) -> list[dict[str, str]]:
    """Free units of the same kind and community: same building, same type, nearest floor and price first.

    `letting`: how they are let, as in `riyue`. `origin`: of the stay that they are priced for.
    """
    rows = await reader.fetch(
        _FREE,
        unit.tenant_id,
        unit.kind,
        unit.community_id,
        unit.id,
        span.start,
        span.end,
        now(),
        unit.building_id,
        unit.floor,
        unit.price_daily,
        letting,
        unit.house_type,
        count,
    )
    return await _with_prices(reader, rows, unit.tenant_id, span, origin) if rows else []


async def _with_prices(reader: Reader, rows: Any, tenant_id: int, span: Span, origin: Origin) -> list[dict[str, str]]:
    day = await business_day(tenant_id)
    whole = Span(min(span.start, day), max(span.end, day + DAY))
    days = await read_holidays(tenant_id, whole)
    overrides = await read_overrides(reader, tenant_id, [row["id"] for row in rows], span)
    plans = await read_plans(reader, tenant_id, [rows[0]["community_id"]], span, origin)
    found = []
    for row in rows:
        lines = price_span(tariff_of(row), span, days, overrides.get(row["id"], {}), plans.adjust(place_of(row)))
        found.append(
            {
                "unitId": str(row["id"]),
                "title": row["title"],
                "price": to_yuan(lines[0].price),
                "total": to_yuan(sum(line.price for line in lines)),
            }
        )
    return found

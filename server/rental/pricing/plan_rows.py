"""Price plans as they are stored, read for a quote or a board, and how full a community is where one of them asks for it."""

from collections.abc import Collection
from datetime import date
from decimal import Decimal
from typing import Any

from tortoise.expressions import Q

from schema.rental.price_plan import ACTIVE, FACTOR, PricePlan
from schema.rental.unit import Unit
from server.kit.business_day import business_day
from server.kit.scope import of_tenant
from server.rental.bars.queries import Reader
from server.rental.inventory.types import DAILY
from server.rental.pricing.origin import Origin
from server.rental.pricing.plans import Limits, Occupancy, PlanRule, Plans, Terms
from server.rental.spans import Span

# Leaves that are let by the night; a stay that waits for a unit takes one of them.
_OCCUPANCY = """
WITH leaf AS MATERIALIZED (
  SELECT id, community_id FROM rent_unit WHERE tenant_id = $1 AND community_id = ANY($2::bigint[]) AND del_flag = 0
    AND leaf_ids = ARRAY[id] AND riyue = ANY($5::text[])
),
taken AS (
  SELECT leaf.community_id, d.day::date AS night, count(DISTINCT c.leaf_id) AS leaves
  FROM leaf JOIN occupancy_claim c ON c.leaf_id = leaf.id AND c.tenant_id = $1 AND c.from_day < $4 AND c.to_day > $3
    AND c.kind IN ('order', 'lease')
  CROSS JOIN LATERAL generate_series(greatest(c.from_day, $3), least(c.to_day, $4) - 1, interval '1 day') AS d (day)
  GROUP BY 1, 2
),
waiting AS (
  SELECT community_id, night, sum(sold) AS stays FROM rent_type_night
  WHERE tenant_id = $1 AND community_id = ANY($2::bigint[]) AND night >= $3 AND night < $4 GROUP BY 1, 2
),
place AS (SELECT community_id, count(*) AS total FROM leaf GROUP BY 1)
SELECT p.community_id, n.night::date AS night, p.total, coalesce(t.leaves, 0) + coalesce(w.stays, 0) AS taken
FROM place p CROSS JOIN generate_series($3::date, $4::date - 1, interval '1 day') AS n (night)
LEFT JOIN taken t ON t.community_id = p.community_id AND t.night = n.night::date
LEFT JOIN waiting w ON w.community_id = p.community_id AND w.night = n.night::date"""


def _ids(text: str | None) -> list[str]:
    return [part for part in (text or "").split(",") if part]


def rule_of(row: Any) -> PlanRule:
    """A row of price plans, driver row or columns of a model by name."""
    value = row["factor"] if row["method"] == FACTOR else row["amount"]
    return PlanRule(
        id=row["id"],
        name=row["name"],
        method=row["method"],
        value=Decimal(value or 0),
        begin=row["begin_day"],
        end=row["end_day"],
        community_id=row["community_id"],
        house_type=row["house_type"],
        unit_ids=frozenset(int(part) for part in _ids(row["unit_ids"])),
        weekdays=frozenset(int(part) for part in _ids(row["weekdays"])),
        lead=Limits(row["lead_from"], row["lead_to"]),
        nights=Limits(row["nights_from"], row["nights_to"]),
        occupancy=Limits(row["occupancy_from"], row["occupancy_to"]),
        channels=frozenset(_ids(row["channels"])),
        company_id=row["company_id"],
        on_account=row["on_account"],
        priority=row["priority"],
        combine=row["combine"],
        floor=row["floor"],
        ceiling=row["ceiling"],
    )


async def read_active(tenant_id: int, span: Span) -> list[PlanRule]:
    """Active plans that touch the nights."""
    live = of_tenant(PricePlan, tenant_id).filter(
        Q(end_day__isnull=True) | Q(end_day__gte=span.start), del_flag=0, state=ACTIVE, begin_day__lt=span.end
    )
    return [rule_of(row) for row in await live.values()]


async def read_unconditional(tenant_id: int, span: Span) -> Plans:
    """What everybody pays: for boards, and for what has no stay yet."""
    return Plans([rule for rule in await read_active(tenant_id, span) if rule.unconditional])


async def read_occupancy(
    reader: Reader, tenant_id: int, communities: Collection[int], span: Span
) -> dict[tuple[int, date], Occupancy]:
    """How full the communities are, by community and night; one statement, bounded by the nights."""
    rows = await reader.fetch(_OCCUPANCY, tenant_id, list(communities), span.start, span.end, DAILY)
    return {(row["community_id"], row["night"]): Occupancy(int(row["taken"]), row["total"]) for row in rows}


async def read_plans(reader: Reader, tenant_id: int, communities: Collection[int], span: Span, origin: Origin) -> Plans:
    """Active plans for a stay of these nights that is quoted now."""
    rules = await read_active(tenant_id, span)
    if not rules:
        return Plans()
    terms = Terms(span.start, span.nights, await business_day(tenant_id), origin)
    asks = any(not rule.occupancy.open for rule in rules)
    return Plans(rules, terms, await read_occupancy(reader, tenant_id, communities, span) if asks else {})


async def read_plans_of(reader: Reader, unit: Unit, span: Span, origin: Origin) -> Plans:
    return await read_plans(reader, unit.tenant_id, [unit.community_id], span, origin)

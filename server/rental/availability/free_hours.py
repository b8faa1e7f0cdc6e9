"""Free hours: units that are free for the hours somebody else has, nearest first, at the price of day use in fen."""

from datetime import date

from schema.kit.clock import now
from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.kit.scope import of_tenant
from server.rental.bars.queries import Reader
from server.rental.inventory.types import DAILY
from server.rental.occupancy.hours import BUSY
from server.rental.pricing.quotes import quote
from server.rental.spans import Hours, Span

_FREE = f"""
SELECT u.id FROM rent_unit u JOIN rent_community k ON k.id = u.community_id,
    (SELECT $5::date AS day, $6::int AS from_minute, $7::int AS to_minute) s
WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.kind = $2 AND u.community_id = $3 AND u.id <> $4
    AND u.riyue = ANY($11::text[]) AND u.clean_state <> 'out_of_order'
    AND NOT EXISTS (SELECT 1 FROM rent_day_use_slot c WHERE c.leaf_id = ANY(u.leaf_ids) AND c.day = s.day
        AND c.from_minute < s.to_minute AND c.to_minute > s.from_minute AND (c.hold_until IS NULL OR c.hold_until > $8))
    AND NOT EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.leaf_id = ANY(u.leaf_ids) AND c.from_day <= s.day
        AND c.to_day >= s.day AND (c.hold_until IS NULL OR c.hold_until > $8) AND {BUSY.format(c="c", s="s")})
ORDER BY (u.building_id = $9) DESC, abs(u.floor - $10), abs(u.price_daily - $12), u.title
LIMIT $13"""


async def find_free_hours(reader: Reader, unit: Unit, day: date, hours: Hours, count: int = 3) -> list[dict[str, str]]:
    """[{unitId, title, price, total}] of the same kind and community."""
    rows = await reader.fetch(
        _FREE,
        unit.tenant_id,
        unit.kind,
        unit.community_id,
        unit.id,
        day,
        hours.start,
        hours.end,
        now(),
        unit.building_id,
        unit.floor,
        DAILY,
        unit.price_daily,
        count,
    )
    units = {row.id: row for row in await of_tenant(Unit, unit.tenant_id).filter(id__in=[row["id"] for row in rows])}
    found = []
    for row in rows:
        free = units[row["id"]]
        price = to_yuan(sum(line.price for line in await quote(reader, free, Span(day, day), day_use=True)))
        found.append({"unitId": str(free.id), "title": free.title, "price": price, "total": price})
    return found

"""The public offer: free units of each type tonight and the price they start at; anybody may know it."""

from typing import Any

from schema.kit.money import to_yuan
from schema.rental.community import Community
from schema.rental.unit import Unit
from schema.rental.unit_type import type_text
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import of_tenant
from server.rental.inventory.types import type_of
from server.rental.occupancy.type_availability import TYPE_OF
from server.rental.pricing.tariffs import price_today

_TAKEN = f"""
SELECT u.community_id, {TYPE_OF} AS unit_type, count(DISTINCT u.id) AS taken FROM rent_unit u
JOIN occupancy_claim c ON c.leaf_id = u.id AND c.from_day <= $2 AND c.to_day > $2 AND c.kind <> 'hold'
WHERE u.tenant_id = $1 AND {TYPE_OF} IS NOT NULL GROUP BY 1, 2"""

_WAITING = "SELECT community_id, unit_type, sold FROM rent_type_night WHERE tenant_id = $1 AND night = $2"


async def read_offer(tenant_id: int) -> list[dict[str, Any]]:
    """Communities with their types; counts and prices only, no room, no guest."""
    day = await business_day(tenant_id)
    units = [row for row in await of_tenant(Unit, tenant_id).filter(del_flag=0) if type_of(row)]
    prices = await price_today(units)
    used: dict[tuple[int, str], int] = {}
    for row in await pool().fetch(_TAKEN, tenant_id, day):
        used[row["community_id"], row["unit_type"]] = row["taken"]
    for row in await pool().fetch(_WAITING, tenant_id, day):
        key = (row["community_id"], row["unit_type"])
        used[key] = used.get(key, 0) + row["sold"]
    types: dict[tuple[int, str], list[int]] = {}
    for unit in units:
        types.setdefault((unit.community_id, type_of(unit) or ""), []).append(prices[unit.id])
    offer = []
    for place in await of_tenant(Community, tenant_id).filter(del_flag=0).order_by("create_time", "id"):
        rows = [
            _type(key, own, used.get((place.id, key), 0)) for (at, key), own in sorted(types.items()) if at == place.id
        ]
        if rows:
            offer.append({"name": place.name, "region": place.region, "address": place.address, "types": rows})
    return offer


def _type(key: str, prices: list[int], used: int) -> dict[str, Any]:
    return {
        "type": key,
        "title": type_text(key),
        "total": len(prices),
        "free": max(len(prices) - used, 0),
        "from": to_yuan(min(prices)),
    }

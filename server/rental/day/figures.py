"""Figures of the day and of the month, counted by the database; the day's page and the wall show the same ones."""

from datetime import date, timedelta
from typing import Any

from server.kit.business_day import business_day
from server.kit.database import pool

ORDERS = """
SELECT count(*) FILTER (WHERE check_in = $2 AND state IN ('reserved', 'confirmed')) AS arrivals,
    count(*) FILTER (WHERE check_in = $2 AND state IN ('in_house', 'checked_out', 'closed')) AS arrived,
    count(*) FILTER (WHERE check_out = $2 AND state = 'in_house') AS departures,
    count(*) FILTER (WHERE check_out = $2 AND state IN ('checked_out', 'closed')) AS departed,
    count(*) FILTER (WHERE state = 'in_house') AS in_house,
    count(*) FILTER (WHERE state = 'checked_out' AND balance > 0) AS owing,
    coalesce(sum(balance) FILTER (WHERE state = 'checked_out' AND balance > 0), 0)::bigint AS owed,
    min(check_out) FILTER (WHERE state = 'checked_out' AND balance > 0) AS oldest
FROM rent_daily_order WHERE tenant_id = $1 AND del_flag = 0"""

FINANCE = """
SELECT count(*) AS count, coalesce(sum(CASE direction WHEN 'in' THEN amount ELSE -amount END), 0)::bigint AS amount,
    coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0)::bigint AS received,
    coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0)::bigint AS refunded
FROM rent_ledger
WHERE tenant_id = $1 AND del_flag = 0 AND direction IN ('in', 'out') AND paid_on >= $2 AND paid_on <= $3"""

# Each claim is read once and spread over its nights; every night with every place would be looked at for every claim.
_NIGHTS = """
WITH claimed AS (
    SELECT c.leaf_id, c.kind, c.from_day, c.to_day
    FROM rent_unit u JOIN occupancy_claim c ON c.leaf_id = u.id AND c.from_day <= $3 AND c.to_day > $2
    WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.leaf_ids = ARRAY[u.id]
), taken AS (
    SELECT leaf_id, kind, night::date AS night
    FROM claimed, generate_series(greatest(from_day, $2::date), least(to_day - 1, $3::date), interval '1 day') AS n (night)
)
SELECT d.night::date AS night,
    count(DISTINCT t.leaf_id) FILTER (WHERE t.kind IN ('order', 'lease')) AS occupied,
    count(DISTINCT t.leaf_id) FILTER (WHERE t.kind = 'block') AS blocked
FROM generate_series($2::date, $3::date, interval '1 day') AS d (night)
LEFT JOIN taken t ON t.night = d.night::date
GROUP BY 1 ORDER BY 1"""

_LEAVES = """
SELECT count(*) FROM rent_unit WHERE tenant_id = $1 AND del_flag = 0 AND sellable AND leaf_ids = ARRAY[id]"""

_CLEAN = """
SELECT clean_state, count(*) AS count FROM rent_unit
WHERE tenant_id = $1 AND del_flag = 0 AND sellable AND kind <> 'bed' AND (kind = 'room' OR leaf_ids = ARRAY[id])
GROUP BY 1"""

# A room, or a house that is its own leaf; of a room with beds how many are taken.
_PLAN = """
SELECT u.id, c.name AS community, b.name AS building, u.floor, concat_ws('-', h.name, u.name) AS name, u.clean_state, cardinality(u.leaf_ids) AS places,
    count(DISTINCT o.leaf_id) FILTER (WHERE o.kind IN ('order', 'lease')) AS taken,
    count(DISTINCT o.leaf_id) FILTER (WHERE o.kind = 'block') AS blocked
FROM rent_unit u
LEFT JOIN rent_unit h ON h.id = u.parent_id AND h.tenant_id = u.tenant_id
JOIN rent_building b ON b.id = u.building_id AND b.tenant_id = u.tenant_id
JOIN rent_community c ON c.id = u.community_id AND c.tenant_id = u.tenant_id
LEFT JOIN occupancy_claim o ON o.leaf_id = ANY(u.leaf_ids) AND o.from_day <= $2 AND o.to_day > $2
WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.on_shelf AND u.kind <> 'bed'
    AND (u.kind = 'room' OR u.leaf_ids = ARRAY[u.id])
GROUP BY c.id, b.id, u.id, h.name ORDER BY c.name, b.name, u.floor DESC, h.name, u.sort, u.name LIMIT 3000"""


async def order_figures(tenant_id: int) -> Any:
    """Arrivals, departures and who is in the house today; who left owing."""
    return await pool().fetchrow(ORDERS, tenant_id, await business_day(tenant_id))


async def month_figures(tenant_id: int) -> Any:
    """Money in and out since the first of the month."""
    day = await business_day(tenant_id)
    return await pool().fetchrow(FINANCE, tenant_id, day.replace(day=1), day)


async def nightly_occupancy(tenant_id: int, first: date, nights: int) -> tuple[int, list[dict[str, Any]]]:
    """Places in all, and for each night how many are taken and how many are closed."""
    rows = await pool().fetch(_NIGHTS, tenant_id, first, first + timedelta(days=nights - 1))
    total = await pool().fetchval(_LEAVES, tenant_id)
    return int(total), [dict(row) for row in rows]


async def clean_states(tenant_id: int) -> dict[str, int]:
    """Rooms by clean state."""
    return {row["clean_state"]: row["count"] for row in await pool().fetch(_CLEAN, tenant_id)}


async def room_plan(tenant_id: int) -> list[dict[str, Any]]:
    """Rooms by community, building and floor from the top, each with what is to be seen from outside of it tonight."""
    rows = await pool().fetch(_PLAN, tenant_id, await business_day(tenant_id))
    kept = ("id", "community", "building", "floor", "name")
    return [{**{key: row[key] for key in kept}, "state": _look(row)} for row in rows]


def _look(row: Any) -> str:
    """Who is there comes before how clean it is."""
    if row["taken"]:
        return "taken" if row["taken"] >= row["places"] else "part"
    if row["blocked"] or row["clean_state"] == "out_of_order":
        return "closed"
    return "free" if row["clean_state"] in ("clean", "inspected") else str(row["clean_state"])

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

_NIGHTS = """
SELECT d.night::date AS night,
    count(DISTINCT c.leaf_id) FILTER (WHERE c.kind IN ('order', 'lease')) AS occupied,
    count(DISTINCT c.leaf_id) FILTER (WHERE c.kind = 'block') AS blocked
FROM generate_series($2::date, $3::date, interval '1 day') AS d (night)
LEFT JOIN rent_unit u ON u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.leaf_ids = ARRAY[u.id]
LEFT JOIN occupancy_claim c ON c.leaf_id = u.id AND c.from_day <= d.night::date AND c.to_day > d.night::date
GROUP BY 1 ORDER BY 1"""

_LEAVES = """
SELECT count(*) FROM rent_unit WHERE tenant_id = $1 AND del_flag = 0 AND sellable AND leaf_ids = ARRAY[id]"""

_CLEAN = """
SELECT clean_state, count(*) AS count FROM rent_unit
WHERE tenant_id = $1 AND del_flag = 0 AND sellable AND kind <> 'bed' AND (kind = 'room' OR leaf_ids = ARRAY[id])
GROUP BY 1"""


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

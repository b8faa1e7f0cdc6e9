"""The counters of the unassigned queue against the truth: segments without a unit of orders that are still to come."""

from datetime import date

from server.kit.database import pool

_SOLD = "SELECT unit_type, night, sold FROM rent_type_night WHERE tenant_id = $1 AND sold <> 0"

_TRUTH = """
SELECT s.unit_type, n::date AS night, count(*) AS sold FROM rent_order_segment s
JOIN rent_daily_order o ON o.id = s.order_id, generate_series(s.from_day, s.to_day - 1, '1 day') n
WHERE s.tenant_id = $1 AND s.unit_id IS NULL AND s.del_flag = 0 AND o.state IN ('draft', 'reserved', 'confirmed')
GROUP BY 1, 2"""


async def sold(tenant_id: int) -> dict[tuple[str, date], int]:
    """What the counters say; zero is left out."""
    return {(row["unit_type"], row["night"]): row["sold"] for row in await pool().fetch(_SOLD, tenant_id)}


async def check_counters(tenant_id: int) -> None:
    truth = {(row["unit_type"], row["night"]): row["sold"] for row in await pool().fetch(_TRUTH, tenant_id)}
    assert await sold(tenant_id) == truth


_PLACES = """
WITH places AS (
    SELECT u.id, u.kind || ':' || coalesce(u.house_type, '') AS unit_type FROM rent_unit u
    WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.riyue IN ('1', '3') AND u.leaf_ids = ARRAY[u.id])
SELECT s.id, coalesce(w.overbooked, false) AS overbooked, bool_or((SELECT count(*) FROM rent_order_segment e JOIN rent_daily_order f ON f.id = e.order_id
    WHERE e.tenant_id = $1 AND e.unit_type = s.unit_type AND e.unit_id IS NULL AND e.del_flag = 0 AND e.id <= s.id
    AND f.state IN ('draft', 'reserved', 'confirmed') AND e.from_day <= n AND e.to_day > n)
    > (SELECT count(*) FROM places p WHERE p.unit_type = s.unit_type AND NOT EXISTS (SELECT 1 FROM occupancy_claim c
        WHERE c.leaf_id = p.id AND c.kind <> 'hold' AND c.from_day <= n AND c.to_day > n))) AS without_place
FROM rent_order_segment s JOIN rent_daily_order o ON o.id = s.order_id LEFT JOIN rent_type_wait w ON w.id = s.id,
    generate_series(s.from_day, s.to_day - 1, '1 day') n
WHERE s.tenant_id = $1 AND s.unit_id IS NULL AND s.del_flag = 0 AND o.state IN ('draft', 'reserved', 'confirmed')
GROUP BY 1, 2"""


async def check_places(tenant_id: int) -> None:
    """A stay is marked exactly when on some night earlier ones and itself are more than the places left."""
    for row in await pool().fetch(_PLACES, tenant_id):
        assert row["overbooked"] == row["without_place"], row

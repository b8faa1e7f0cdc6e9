"""The counters of the lane against the truth: segments without a unit of orders that are still to come."""

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

"""Orders and absences by the hour over some weeks, for whoever plans ahead."""

from datetime import date, timedelta
from typing import Any

from schema.kit.clock import business_day_of, start_of_day, to_wire
from schema.kit.errors import Invalid
from schema.system.user_agent import ORDERS
from server.housekeeping.load import BusinessDay, read_business_day
from server.kit.actor import Actor
from server.kit.database import pool

MOST_DAYS = 45
MOST_ORDERS = 2000
_USUAL_MINUTES = 30
# A finished order stands where it was finished, an open one where it has to be.
_DUE = "CASE WHEN o.state = 'completed' THEN o.finish_at ELSE coalesce(o.deadline, o.plan_begin, o.create_time) END"
_ORDERS = f"""
SELECT o.id, o.row_version, o.order_no, o.type, o.state, o.minutes, o.community_id, {_DUE} AS due,
  coalesce(o.plan_begin, o.deadline, o.create_time) AS planned,
  coalesce(u.title, '') AS title, coalesce(b.name, '') AS building, coalesce(s.name, '') AS staff
FROM hk_order o LEFT JOIN rent_unit u ON u.id = o.unit_id AND u.tenant_id = o.tenant_id
LEFT JOIN rent_building b ON b.id = u.building_id AND b.tenant_id = o.tenant_id
LEFT JOIN hk_staff s ON s.id = o.staff_id AND s.tenant_id = o.tenant_id
WHERE o.tenant_id = $1 AND o.del_flag = 0 AND o.state <> 'cancelled' AND {_DUE} >= $2 AND {_DUE} < $3
ORDER BY due, o.id LIMIT {MOST_ORDERS}
"""
_AWAY = """
SELECT a.id, s.name, greatest(a.start_time, $2) AS begun, least(a.end_time, $3) AS ended
FROM sys_user_agent a JOIN hk_staff s ON s.user_id = a.user_id AND s.tenant_id = a.tenant_id AND s.del_flag = 0
WHERE a.tenant_id = $1 AND a.del_flag = 0 AND a.status = '1' AND $4 = ANY(string_to_array(a.scope, ','))
  AND a.start_time < $3 AND a.end_time > $2 ORDER BY begun, a.id
"""


async def read_calendar(actor: Actor, first: date, last: date) -> dict[str, Any]:
    """What is due, or was done, and who is away, from the first to the last day inclusive."""
    if not 0 <= (last - first).days < MOST_DAYS:
        raise Invalid(fields={"to": f"最多{MOST_DAYS}天 | At most {MOST_DAYS} days"})
    begin, end = start_of_day(first), start_of_day(last + timedelta(days=1))
    day = await read_business_day(actor.tenant_id)
    orders = await pool().fetch(_ORDERS, actor.tenant_id, begin, end)
    away = await pool().fetch(_AWAY, actor.tenant_id, begin, end, ORDERS)
    return {"orders": [_order(row, day) for row in orders], "away": [_absence(row) for row in away]}


def _order(row: Any, day: BusinessDay) -> dict[str, Any]:
    return {
        "id": str(row["id"]),
        "version": row["row_version"],
        "no": row["order_no"],
        "type": row["type"],
        "state": row["state"],
        "unitTitle": row["title"],
        "communityId": str(row["community_id"] or ""),
        "buildingName": row["building"],
        "staffName": row["staff"],
        "from": to_wire(row["due"] - timedelta(minutes=row["minutes"] or _USUAL_MINUTES)),
        "to": to_wire(row["due"]),
        "day": _board_day(row, day).isoformat(),
    }


def _board_day(row: Any, day: BusinessDay) -> date:
    """On whose board it stands: what earlier days left open is today's."""
    if row["state"] == "completed":
        return business_day_of(row["due"], day.turn)
    return max(business_day_of(row["planned"], day.turn), day.today)


def _absence(row: Any) -> dict[str, Any]:
    return {"id": str(row["id"]), "name": row["name"], "from": to_wire(row["begun"]), "to": to_wire(row["ended"])}

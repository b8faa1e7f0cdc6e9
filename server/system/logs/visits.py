"""Visits: how often people came, counted from the sessions that they opened."""

from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import start_of_business_day
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.local_time import local_day

_INFO = """
SELECT count(*) AS total, count(*) FILTER (WHERE created_at >= $2) AS today,
  count(DISTINCT ip) FILTER (WHERE created_at >= $2) AS addresses
FROM sys_session WHERE tenant_id = $1
"""
_DAYS = f"""
SELECT {local_day("(created_at - $3::interval)")} AS day, count(*) AS visit, count(DISTINCT ip) AS ip
FROM sys_session WHERE tenant_id = $1 AND created_at >= $2 GROUP BY 1
"""


async def login_info(request: Request, actor: Actor) -> dict[str, int]:
    """GET /sys/loginfo: {totalVisitCount, todayVisitCount, todayIp}."""
    row = await pool().fetchrow(_INFO, actor.tenant_id, start_of_business_day(actor.today, actor.turn))
    return {"totalVisitCount": row["total"], "todayVisitCount": row["today"], "todayIp": row["addresses"]}


async def visit_info(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/visitInfo: the last seven days, those without a visit too."""
    first, turn = actor.today - timedelta(days=6), timedelta(hours=actor.turn.hour, minutes=actor.turn.minute)
    begins = start_of_business_day(first, actor.turn)
    rows = {row["day"]: row for row in await pool().fetch(_DAYS, actor.tenant_id, begins, turn)}
    days = [first + timedelta(days=number) for number in range(7)]
    return [
        {
            "type": day.strftime("%m-%d"),
            "tian": day.isoformat(),
            "visit": rows[day]["visit"] if day in rows else 0,
            "ip": rows[day]["ip"] if day in rows else 0,
        }
        for day in days
    ]

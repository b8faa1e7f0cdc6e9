"""Queries of stand-ins: who stands in for whom right now, for those who hand out orders and notices."""

from typing import Any

from schema.kit.clock import to_wire
from server.kit.database import pool

_NOW = """
FROM sys_user_agent a JOIN sys_user u ON u.id = a.user_id AND u.del_flag = 0
JOIN sys_user g ON g.id = a.agent_id AND g.del_flag = 0 AND g.status = '1'
WHERE a.tenant_id = $1 AND a.del_flag = 0 AND a.status = '1' AND a.start_time <= now() AND a.end_time > now()
"""
_OF_MANY = f"SELECT a.user_id, a.agent_id, g.realname {_NOW} AND a.user_id = ANY($2) AND $3 = ANY(string_to_array(a.scope, ','))"
_CONCERNED = f"""
SELECT a.user_id, a.user_name, a.agent_user_name, a.end_time, a.scope, u.realname AS absent, g.realname AS agent {_NOW}
AND $2 IN (a.user_id, a.agent_id) ORDER BY a.end_time
"""


async def stand_ins(tenant_id: int, user_ids: list[int], scope: str) -> dict[int, tuple[int, str]]:
    """Absent user -> (id, name) of whoever stands in for them in this matter; one step, no chains."""
    rows = await pool().fetch(_OF_MANY, tenant_id, user_ids, scope)
    return {row["user_id"]: (row["agent_id"], row["realname"]) for row in rows}


async def stand_ins_of(tenant_id: int, user_id: int) -> dict[str, Any]:
    """{agent, agentFor}: who stands in for a person, and for whom that person does; shown while it lasts."""
    agent: dict[str, Any] | None = None
    others: list[dict[str, Any]] = []
    for row in await pool().fetch(_CONCERNED, tenant_id, user_id):
        shared = {"endTime": to_wire(row["end_time"]), "scope": row["scope"]}
        if row["user_id"] == user_id:
            agent = {"userName": row["agent_user_name"], "realname": row["agent"], **shared}
        else:
            others.append({"userName": row["user_name"], "realname": row["absent"], **shared})
    return {"agent": agent, "agentFor": others}

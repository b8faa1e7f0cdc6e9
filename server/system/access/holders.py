"""Holders of a right: those whom a matter concerns."""

from collections.abc import Sequence
from dataclasses import replace

from schema.domains import registry
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.http.rights import ADMIN_ROLE, GRANTED, load_actors
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.unit_of_work import Work

_HOLDERS = f"""
SELECT u.id, u.org_code FROM sys_user u WHERE u.tenant_id = $2 AND u.del_flag = 0 AND u.status = '1' AND EXISTS (
  SELECT 1 FROM {GRANTED.replace("$1", "u.id")} JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0
  WHERE $1 = ANY(string_to_array(p.perms, ',')))
ORDER BY u.id
"""
_ADMINISTRATORS = """
SELECT u.id FROM sys_user u JOIN sys_user_role ur ON ur.user_id = u.id AND ur.del_flag = 0
JOIN sys_role r ON r.id = ur.role_id AND r.role_code = $2 AND r.del_flag = 0
WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.status = '1' ORDER BY u.id
"""


async def holders_of(tenant_id: int, code: str) -> list[int]:
    """Ids of the people whose roles grant a permission code."""
    return [row["id"] for row in await pool().fetch(_HOLDERS, code, tenant_id)]


async def holders_by_rows(tenant_id: int, code: str, path: str, ids: Sequence[int]) -> dict[frozenset[int], list[int]]:
    """The holders of a permission code by which of these rows of a resource their data rules show them; none sees no row."""
    homes = {row["id"]: row["org_code"] or "" for row in await pool().fetch(_HOLDERS, code, tenant_id)}
    found: dict[frozenset[int], list[int]] = {}
    for user_id, actor in (await load_actors(tenant_id, list(homes))).items():
        seen = await _seen(replace(actor, org_code=homes[user_id]), path, ids)
        if seen:
            found.setdefault(seen, []).append(user_id)
    return found


async def _seen(actor: Actor, path: str, ids: Sequence[int]) -> frozenset[int]:
    if actor.is_super or not actor.data_rules.get(path):
        return frozenset(ids)
    resource, params = registry().require(path), Parameters(actor.today)
    conditions = [*scope_conditions(resource, actor, params), f"t.id = ANY({params.add(list(ids))}::bigint[])"]
    rows = await pool().fetch(f"SELECT t.id FROM {resource.table} t WHERE {' AND '.join(conditions)}", *params.values)
    return frozenset(row["id"] for row in rows)


async def administrators_of(work: Work) -> list[int]:
    """Ids of the administrators of the organisation that a transaction is about."""
    found = await work.db.execute_query_dict(_ADMINISTRATORS, [work.actor.tenant_id, ADMIN_ROLE])
    return [row["id"] for row in found]

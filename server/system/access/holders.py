"""Holders of a right: those whom a matter concerns."""

from server.http.rights import ADMIN_ROLE, GRANTED
from server.kit.database import pool
from server.kit.unit_of_work import Work

_HOLDERS = f"""
SELECT u.id FROM sys_user u WHERE u.tenant_id = $2 AND u.del_flag = 0 AND u.status = '1' AND EXISTS (
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


async def administrators_of(work: Work) -> list[int]:
    """Ids of the administrators of the organisation that a transaction is about."""
    found = await work.db.execute_query_dict(_ADMINISTRATORS, [work.actor.tenant_id, ADMIN_ROLE])
    return [row["id"] for row in found]

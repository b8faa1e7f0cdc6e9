"""Who holds a right: those whom a matter concerns."""

from server.http.rights import GRANTED
from server.kit.database import pool

_HOLDERS = f"""
SELECT u.id FROM sys_user u WHERE u.tenant_id = $2 AND u.del_flag = 0 AND u.status = '1' AND EXISTS (
  SELECT 1 FROM {GRANTED.replace("$1", "u.id")} JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0
  WHERE $1 = ANY(string_to_array(p.perms, ',')))
ORDER BY u.id
"""


async def holders_of(tenant_id: int, code: str) -> list[int]:
    """Ids of the people whose roles grant a permission code."""
    return [row["id"] for row in await pool().fetch(_HOLDERS, code, tenant_id)]

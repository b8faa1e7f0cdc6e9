"""User names and whose they are.

A name stands on papers and in logs, so whoever had it keeps it, even after leaving it.
"""

from server.kit.database import pool

# Living accounts of the whole installation, since one signs in by it; in the organisation also deleted ones, and names given up.
_BORNE = """
SELECT EXISTS (SELECT 1 FROM sys_user WHERE lower(username) = lower($2) AND id <> $3 AND (del_flag = 0 OR tenant_id = $1))
  OR EXISTS (SELECT 1 FROM sys_audit, jsonb_array_elements(diff) AS change
    WHERE tenant_id = $1 AND table_name = 'sys_user' AND row_id <> $3
      AND change ->> 'field' = 'username' AND lower(change ->> 'old') = lower($2))
"""


async def is_anothers(tenant_id: int, username: str, user_id: int = 0) -> bool:
    """Whether somebody else has or had this user name; an administrator may give it again all the same."""
    return bool(await pool().fetchval(_BORNE, tenant_id, username, user_id))

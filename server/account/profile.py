"""The profile: what the client gets about a user and the departments they belong to."""

from typing import Any

from schema.system.depart import depart
from schema.system.user import User
from schema.system.user import user as user_resource
from server.engine.labels import add_labels
from server.engine.records import select_list, to_record
from server.kit.database import pool

_PERSON = "SELECT {columns} FROM sys_user t WHERE t.id = $1"
_OWN_DEPART = "SELECT depart_name FROM sys_depart WHERE tenant_id = $1 AND org_code = $2 AND del_flag = 0"
_DEPARTS = """
SELECT {columns} FROM sys_user_depart ud JOIN sys_depart t ON t.id = ud.depart_id AND t.del_flag = 0
WHERE ud.user_id = $1 AND ud.del_flag = 0 AND t.tenant_id = $2 ORDER BY t.org_code
"""


async def describe_user(person: User) -> dict[str, Any]:
    """userInfo (wire contract 5.1): the record of lists, with the department of the session by name; never the password."""
    row = await pool().fetchrow(_PERSON.format(columns=select_list(user_resource)), person.id)
    record = to_record(user_resource, row)
    await add_labels(user_resource, [record], person.tenant_id)
    record["orgCodeTxt"] = await pool().fetchval(_OWN_DEPART, person.tenant_id, record["orgCode"])
    return {**record, "tenantId": person.tenant_id}


async def departments_of(user_id: int, tenant_id: int) -> list[dict[str, Any]]:
    """Departments of a user in a tenant, as SysDepart."""
    rows = await pool().fetch(_DEPARTS.format(columns=select_list(depart)), user_id, tenant_id)
    records = [to_record(depart, row) for row in rows]
    return [{**record, "parentId": record["parentId"] or ""} for record in records]

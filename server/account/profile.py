"""What the client is told about a user and the departments they belong to."""

from dataclasses import replace
from typing import Any

from schema.kit.clock import to_wire
from schema.system.user import User
from schema.system.user import user as user_resource
from server.engine.labels import add_labels
from server.kit.database import pool

_POSTS = replace(user_resource, fields=[item for item in user_resource.fields if item.column == "post"])
_DEPARTS = """
SELECT d.id, d.parent_id, d.depart_name, d.depart_name_en, d.org_code, d.org_category, d.depart_order, d.mobile, d.address, d.memo, d.status
FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.depart_id AND d.del_flag = 0
WHERE ud.user_id = $1 AND ud.del_flag = 0 AND d.tenant_id = $2 ORDER BY d.org_code
"""


async def describe_user(person: User) -> dict[str, Any]:
    """userInfo (wire contract 5.1) with the names of the positions; never the password."""
    record = _user_info(person)
    await add_labels(_POSTS, [record], person.tenant_id)
    return record


def _user_info(user: User) -> dict[str, Any]:
    return {
        "id": str(user.id),
        "username": user.username,
        "realname": user.realname,
        "avatar": user.avatar,
        "birthday": user.birthday.isoformat() if user.birthday else None,
        "sex": user.sex,
        "email": user.email,
        "phone": user.phone,
        "orgCode": user.org_code,
        "status": user.status,
        "workNo": user.work_no,
        "post": user.post,
        "tenantId": user.tenant_id,
        "relTenantIds": str(user.tenant_id),
        "createTime": to_wire(user.create_time),
    }


async def departments_of(user_id: int, tenant_id: int) -> list[dict[str, Any]]:
    """Departments of a user in a tenant, as SysDepart."""
    rows = await pool().fetch(_DEPARTS, user_id, tenant_id)
    return [
        {
            "id": str(row["id"]),
            "parentId": str(row["parent_id"]) if row["parent_id"] else "",
            "departName": row["depart_name"],
            "departNameEn": row["depart_name_en"],
            "orgCode": row["org_code"],
            "orgCategory": row["org_category"],
            "departOrder": row["depart_order"],
            "mobile": row["mobile"],
            "address": row["address"],
            "memo": row["memo"],
            "status": row["status"],
        }
        for row in rows
    ]

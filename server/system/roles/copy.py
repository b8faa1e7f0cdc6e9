"""The copy of a role: a new one with the grants of another, data rules included, in one act."""

from typing import Any

from starlette.requests import Request

from schema.system.role import Permission, Role, RolePermission
from server.engine.row_locks import lock_present
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.access.grants import check_grantable
from server.system.roles.shapes import CopyRole


async def copy_role(request: Request, actor: Actor, body: CopyRole) -> dict[str, Any]:
    """POST /sys/role/copy {id, roleCode, roleName}: nobody copies a role that gives more than they hold."""
    source = await fetch(Role, actor, body.id)
    grants = await scoped(RolePermission, actor).filter(role_id=source.id)
    entries = await everywhere(Permission).filter(id__in=[grant.permission_id for grant in grants], del_flag=0)
    await check_grantable(actor, entries)
    known = {entry.id for entry in entries}
    role = Role(
        role_code=body.role_code,
        role_name=body.role_name,
        description=source.description,
        home_path=source.home_path,
    )
    async with unit_of_work(actor) as work:
        known &= await lock_present(work, Permission, known)
        await work.insert(role)
        for grant in grants:
            if grant.permission_id in known:
                await work.insert(
                    RolePermission(
                        role_id=role.id, permission_id=grant.permission_id, data_rule_ids=grant.data_rule_ids
                    )
                )
    return {"id": str(role.id), "roleCode": role.role_code, "roleName": role.role_name}

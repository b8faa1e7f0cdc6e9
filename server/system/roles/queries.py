"""Role calls beyond the generic ones."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import to_wire
from schema.kit.errors import Refusal
from schema.system.role import Role
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.system.access.grants import package_of
from server.system.menus.tree import grant_tree
from server.system.roles.shapes import RoleCodeQuery


async def all_roles(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/role/queryall."""
    return [
        {
            "id": str(role.id),
            "roleCode": role.role_code,
            "roleName": role.role_name,
            "description": role.description,
            "createBy": role.create_by,
            "createTime": to_wire(role.create_time),
            "updateBy": role.update_by,
            "updateTime": to_wire(role.update_time) if role.update_time else None,
        }
        for role in await scoped(Role, actor).order_by("role_code")
    ]


async def own_tree_list(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/role/queryTreeList2: the grant tree, limited to the package of the caller's organisation."""
    return await grant_tree(actor, await package_of(actor.tenant_id))


async def check_role_code(request: Request, actor: Actor, query: RoleCodeQuery) -> bool:
    """GET /sys/role/checkRoleCode?roleCode&id: refused when the code is taken by another role."""
    others = scoped(Role, actor).filter(role_code=query.role_code)
    if query.id:
        others = others.exclude(id=parse_id(query.id))
    if await others.exists():
        raise Refusal("角色编码已存在! | This role code is taken", id="role.code_taken", result=False)
    return True

"""Hooks of roles: rights change at once, and the role of administrators stays."""

from typing import Any

from schema.kit.errors import Conflict
from schema.system.role import Role
from server.engine.hooks import After, Before, Hooks
from server.http.rights import holders_of_role
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.unit_of_work import Work

ROLE_SYSTEM = ("admin",)


async def _role_changed(work: Work, row: Role, actor: Actor) -> None:
    announce_rights(work, await holders_of_role(work, row.id))


async def _keep_system_role(work: Work, row: Any, actor: Actor) -> None:
    if row.role_code in ROLE_SYSTEM:
        raise Conflict("系统角色不能删除 | System roles cannot be deleted", id="role.system")


HOOKS = {
    "sys/role": Hooks(
        after=After(edit=_role_changed, delete=_role_changed, restore=_role_changed),
        before=Before(delete=_keep_system_role),
    ),
}

"""Edits of one's own profile, and the accounts of other systems that belong to it."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid, NotFound
from schema.system.third_account import ThirdAccount
from server.account.profile import departments_of, describe_user
from server.account.profile_security import mask, own_row, tell_windows
from server.account.profile_shapes import BindThird, EditProfile, ThirdId
from server.account.real_names.effects import is_verified
from server.account.third_login import ThirdRefused
from server.account.tickets import read_ticket, take_ticket
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.files import PICTURES
from server.kit.named_files import check_paths
from server.kit.person_names import read_name
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import unit_of_work

_ROLES = """
SELECT r.role_name FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0
WHERE ur.user_id = $1 AND ur.tenant_id = $2 AND ur.del_flag = 0 ORDER BY r.role_name
"""
_TENANT = "SELECT name FROM sys_tenant WHERE id = $1"


async def read_profile(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/user/profile: {userInfo, tenantName, roles, departs, thirds, masked}."""
    user = await own_row(actor)
    thirds = await scoped(ThirdAccount, actor).filter(user_id=actor.user_id).order_by("-bound_at")
    return {
        "userInfo": await describe_user(user),
        "tenantName": await pool().fetchval(_TENANT, actor.tenant_id),
        "roles": [row["role_name"] for row in await pool().fetch(_ROLES, actor.user_id, actor.tenant_id)],
        "departs": [one["departName"] for one in await departments_of(actor.user_id, actor.tenant_id)],
        "thirds": [_third(row) for row in thirds],
        "masked": {
            "phone": mask(user.phone) if user.phone else None,
            "email": mask(user.email) if user.email else None,
        },
    }


async def own_info(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /user/info: userInfo of whoever asks."""
    return await describe_user(await own_row(actor))


async def edit_profile(request: Request, actor: Actor, body: EditProfile) -> dict[str, Any]:
    """PUT /sys/user/profile {realname?, sex?, birthday?, avatar?}: answers userInfo as it is now."""
    changes = body.model_dump(exclude_unset=True)
    if "realname" in changes and not changes["realname"]:
        raise Invalid(fields={"realname": "必填 | Required"})
    row = await own_row(actor)
    if "realname" in changes:
        changes["realname"] = read_name(changes["realname"], "realname", [row.realname])
    if changes.get("realname", row.realname) != row.realname and await is_verified(actor):
        raise Invalid(fields={"realname": "已实名认证，姓名不能修改 | The name is verified and cannot be changed"})
    if changes.get("avatar") and changes["avatar"] != row.avatar:
        await check_paths(actor, "avatar", [changes["avatar"]], PICTURES)
    async with unit_of_work(actor) as work:
        await work.update(row, changes, action="profile")
        await tell_windows(work, row)
    return await describe_user(row)


async def bind_third(request: Request, actor: Actor, body: BindThird) -> dict[str, Any]:
    """POST /sys/user/profile/bindThird {thirdUserUuid}: by it one can sign in from then on."""
    known = await read_ticket("third", body.third_user_uuid)
    if known is None or "uuid" not in known or await take_ticket("third", body.third_user_uuid) is None:
        raise ThirdRefused()
    row = ThirdAccount(
        third_type=known["source"],
        third_user_uuid=known["uuid"],
        realname=known["name"] or None,
        user_id=actor.user_id,
        bound_at=now(),
    )
    async with unit_of_work(actor) as work:
        await work.insert(row)
    return _third(row)


async def unbind_third(request: Request, actor: Actor, query: ThirdId) -> None:
    """DELETE /sys/user/profile/unbindThird?id: one's own only."""
    row = await fetch(ThirdAccount, actor, query.id)
    if row.user_id != actor.user_id:
        raise NotFound()
    async with unit_of_work(actor) as work:
        await work.delete(row)


def _third(row: ThirdAccount) -> dict[str, Any]:
    return {"id": str(row.id), "type": row.third_type, "name": row.realname, "boundAt": to_wire(row.bound_at)}

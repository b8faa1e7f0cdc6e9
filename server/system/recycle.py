"""Deleted users: seen, brought back, or removed for good."""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.clock import to_wire
from schema.kit.errors import Conflict, NotFound
from schema.system.depart import UserDepart
from schema.system.role import UserRole
from schema.system.user import User
from server.engine.sql import quote
from server.kit.actor import Actor
from server.kit.control import rights_changed
from server.kit.scope import known_ids
from server.kit.unit_of_work import Work, unit_of_work
from server.system.grants import check_assignable
from server.system.shapes.users import UserIds, UserIdsQuery


async def list_deleted(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/user/recycleBin."""
    rows = await User.filter(tenant_id=actor.tenant_id, del_flag=1).order_by("-update_time", "-id").limit(500)
    return [
        {
            "id": str(row.id),
            "username": row.username,
            "realname": row.realname,
            "avatar": row.avatar,
            "sex": row.sex,
            "phone": row.phone,
            "email": row.email,
            "delFlag": row.del_flag,
            "updateBy": row.update_by,
            "updateTime": to_wire(row.update_time) if row.update_time else None,
        }
        for row in rows
    ]


async def _deleted(actor: Actor, ids: str) -> list[User]:
    rows = await User.filter(tenant_id=actor.tenant_id, del_flag=1, id__in=known_ids(ids)).select_for_update()
    if not rows:
        raise NotFound()
    return rows


async def restore(request: Request, actor: Actor, body: UserIds) -> None:
    """PUT /sys/user/putRecycleBin {userIds}; refused at the field when the name was taken meanwhile."""
    async with unit_of_work(actor) as work:
        for row in await _deleted(actor, body.user_ids):
            roles = await UserRole.filter(user_id=row.id, del_flag=0).values_list("role_id", flat=True)
            await check_assignable(actor, {int(str(role_id)) for role_id in roles})
            await work.update(row, {"del_flag": 0}, action="restore")
            work.after_commit(lambda: rights_changed(actor.tenant_id))


async def purge(request: Request, actor: Actor, query: UserIdsQuery) -> None:
    """DELETE /sys/user/deleteRecycleBin?userIds; refused while any record still names the user."""
    async with unit_of_work(actor) as work:
        for row in await _deleted(actor, query.user_ids):
            await _refuse_named(work, row)
            # The trail keeps a line about a row that is gone.
            await work.update(row, {"password": ""}, action="purge")
            for model in (UserRole, UserDepart):
                await model.filter(user_id=row.id).delete()
            await row.delete()


async def _refuse_named(work: Work, row: User) -> None:
    for resource in registry().resources:
        for item in resource.complete_fields:
            if item.ref != "sys/user" or item.link is not None:
                continue
            sql = f"SELECT 1 FROM {quote(resource.table)} WHERE {quote(item.column)} = $1 LIMIT 1"
            if await work.db.execute_query_dict(sql, [row.id]):
                name = resource.titles
                raise Conflict(f"数据正被“{name.zh}”使用，不能删除 | Still used by “{name.en}”", id="row.referenced")

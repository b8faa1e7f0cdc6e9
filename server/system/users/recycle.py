"""The recycle bin of users by the names that clients of this family call; the engine's functions do the work."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import NotFound
from schema.system.user import user
from server.engine import recycle
from server.engine.read import visible_ids
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.scope import known_ids
from server.kit.unit_of_work import unit_of_work
from server.system.users.shapes import UserIds, UserIdsQuery


async def list_deleted(request: Request, actor: Actor) -> Any:
    """GET /sys/user/recycleBin: all at once, or a page when one is asked for."""
    query = {"pageSize": "500", **request.query_params}
    page = await recycle.list_deleted(view_of(user, actor), actor, query)
    for record in page["records"]:
        record["delFlag"] = 1
    return page if "pageNo" in query else page["records"]


async def _deleted(actor: Actor, ids: str) -> set[int]:
    found = await visible_ids(user, actor, known_ids(ids), deleted=True)
    if not found:
        raise NotFound()
    return found


async def restore(request: Request, actor: Actor, body: UserIds) -> None:
    """PUT /sys/user/putRecycleBin {userIds}; refused at the field when the name was taken meanwhile."""
    ids = await _deleted(actor, body.user_ids)
    async with unit_of_work(actor) as work:
        for row_id in sorted(ids):
            await recycle.restore_row(work, user, row_id)


async def purge(request: Request, actor: Actor, query: UserIdsQuery) -> None:
    """DELETE /sys/user/deleteRecycleBin?userIds; refused while any record still names the user."""
    ids = await _deleted(actor, query.user_ids)
    async with unit_of_work(actor) as work:
        for row_id in sorted(ids):
            await recycle.purge_row(work, user, row_id)

"""View as a role: an administrator sees menus, buttons, fields and rows as a role does, for a while, and changes nothing.

It is a visit of their own session, like one of the platform's support: it stands in the trail, is left by the same call and
ends by itself.
"""

from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, Denied
from schema.system.role import Role
from schema.system.support_visit import SupportVisit
from server.http.rights import as_role
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import fetch, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.settings import get_settings
from server.system.access.grants import FOREIGN
from server.system.roles.shapes import ViewAs

LONGEST = 30  # minutes
NESTED = "当前已在访问或角色视角中，请先结束 | This session already looks elsewhere or as a role; leave that first"


async def view_as(request: Request, actor: Actor, body: ViewAs) -> dict[str, Any]:
    """POST /sys/role/viewAs {id}: from now on this session sees what the role sees, and may not change anything."""
    if actor.visit is not None:
        raise Conflict(NESTED, id="role.viewNested")
    role = await fetch(Role, actor, body.id)
    if await as_role(actor, role.id) is None:
        raise Denied(FOREIGN, id="grant.foreign", result={"needs": role.role_code})
    begun = now()
    async with unit_of_work(actor) as work:
        role = await lock(Role, actor, role.id)
        await _require_none(work)
        visit = SupportVisit(
            session_id=actor.session_id,
            user_id=actor.user_id,
            username=actor.username,
            realname=actor.realname,
            reason="",
            role_id=role.id,
            role_name=role.role_name,
            begun_at=begun,
            ends_at=begun + timedelta(minutes=min(LONGEST, get_settings().support_minutes)),
        )
        await work.insert(visit)
        announce_rights(work, [actor.user_id])
    return {"id": str(visit.id), "role": role.role_name, "endsAt": to_wire(visit.ends_at)}


async def _require_none(work: Work) -> None:
    """One session looks through one pair of eyes: whoever comes second from the same session finds the first."""
    actor = work.actor
    await work.db.execute_query("SELECT id FROM sys_session WHERE id = $1 FOR UPDATE", [actor.session_id])
    running = scoped(SupportVisit, actor).filter(session_id=actor.session_id, ended_at=None, ends_at__gt=now())
    if await running.exists():
        raise Conflict(NESTED, id="role.viewNested")

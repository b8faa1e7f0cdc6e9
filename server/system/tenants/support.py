"""Support visits: the platform's people look into an organisation for a reason, for a while, seen by its administrators."""

from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.system.support_visit import SupportVisit
from schema.system.tenant import Tenant
from schema.system.user import User
from server.kit.actor import Actor, system_actor
from server.kit.control import announce_rights
from server.kit.database import pool
from server.kit.scope import everywhere, lock, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.settings import get_settings
from server.system.access.holders import administrators_of
from server.system.access.platform import require_platform, within
from server.system.messages.notifications import notify
from server.system.tenants.shapes import EndVisit, LookIn

_DUE = (
    "SELECT id, tenant_id FROM sys_support_visit WHERE ended_at IS NULL AND ends_at <= now() AND del_flag = 0 LIMIT 200"
)


async def look_in(request: Request, actor: Actor, body: LookIn) -> dict[str, Any]:
    """POST /sys/tenant/lookIn {id, reason, minutes, mayWrite}: from now on this session is in that organisation, at most for
    the time that the installation allows."""
    await require_platform(actor)
    tenant = await everywhere(Tenant).get_or_none(id=parse_id(body.id), del_flag=0)
    if tenant is None:
        raise NotFound()
    if tenant.id == actor.tenant_id:
        raise Conflict("不能以支持身份进入平台自身 | This is your own organisation", id="support.self")
    most = get_settings().support_minutes
    if body.minutes > most:
        raise Invalid(fields={"minutes": f"最多{most}分钟 | At most {most} minutes"})
    begun = now()
    async with unit_of_work(within(actor, tenant.id)) as work:
        visit = SupportVisit(
            session_id=actor.session_id,
            user_id=actor.user_id,
            username=actor.username,
            realname=actor.realname,
            reason=body.reason.strip(),
            may_write=body.may_write,
            begun_at=begun,
            ends_at=begun + timedelta(minutes=body.minutes),
        )
        await work.insert(visit)
        await _tell_administrators(work, visit)
        _announce(work, visit, actor.tenant_id)
    return {"id": str(visit.id), "tenant": tenant.name, "endsAt": to_wire(visit.ends_at)}


async def _tell_administrators(work: Work, visit: SupportVisit) -> None:
    zh, en = ("可修改", "may change things") if visit.may_write else ("只查看", "looks only")
    until = to_wire(visit.ends_at)[:16]
    await notify(
        work,
        await administrators_of(work),
        f"平台支持人员{visit.realname}进入了本机构 | {visit.realname} of the platform looks into your organisation",
        f"原因：{visit.reason}；{zh}，最晚到{until} | Why: {visit.reason}; {en}, until {until} at the latest",
        url="/isystem/supportVisit",
        bus=("sys/supportVisit", visit.id),
    )


async def leave(request: Request, actor: Actor) -> None:
    """POST /sys/supportVisit/leave: the visitor is back at home with the same session."""
    if actor.visit is not None:
        await _end(within(actor, actor.tenant_id), actor.visit.id)


async def end(request: Request, actor: Actor, body: EndVisit) -> dict[str, Any]:
    """POST /sys/supportVisit/end {id}: an administrator of the organisation shows the visitor out."""
    await _end(actor, parse_id(body.id))
    return {"id": body.id}


async def end_visits() -> int:
    """Those whose time is over, in all organisations; gives how many."""
    due = await pool().fetch(_DUE)
    for row in due:
        await _end(system_actor(row["tenant_id"]), row["id"])
    return len(due)


async def _end(actor: Actor, visit_id: int) -> None:
    """Once; who ends it again finds it ended."""
    async with unit_of_work(actor) as work:
        visit = await lock(SupportVisit, actor, visit_id)
        if visit.ended_at is not None:
            return
        over = min(now(), visit.ends_at)
        await work.update(visit, {"ended_at": over, "ended_by": actor.username}, action="end")
        home = await everywhere(User).get_or_none(id=visit.user_id)
        _announce(work, visit, home.tenant_id if home is not None else visit.tenant_id)


def _announce(work: Work, visit: SupportVisit, home: int) -> None:
    """Every window of the visitor reads anew where it is, whichever side it thought to be on."""
    for tenant_id in {home, visit.tenant_id}:
        announce_rights(work, [visit.user_id], tenant_id=tenant_id)

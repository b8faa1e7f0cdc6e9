"""Hooks of stand-ins: live people of the organisation, not oneself, one at a time. Windows of both are notified."""

from datetime import datetime
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, Refusal
from schema.system.user import User
from schema.system.user_agent import UserAgent, user_agent
from server.engine.hooks import After, Hooks
from server.engine.read import list_rows
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work
from server.system.access.grants import require_manageable
from server.system.stand_ins.shapes import UserNameQuery

UNKNOWN = "该账号不存在 | There is no such account"
SELF = "代理人不能是本人 | Nobody stands in for themselves"
BACKWARDS = "结束时间必须晚于开始时间 | It must end after it begins"
TAKEN = "该时间段已有代理人 | Somebody stands in for them at that time already"


async def _find(actor: Actor, name: str | None, key: str) -> User:
    user = await scoped(User, actor).get_or_none(username=name or "")
    if user is None:
        raise Invalid(fields={key: UNKNOWN})
    return user


async def check(actor: Actor, values: dict[str, Any], row: UserAgent | None) -> None:
    """Resolves both accounts; the absent one must be somebody whom the actor may administer."""
    name = values.get("user_name") if row is None else row.user_name
    absent = await _find(actor, name, "userName")
    agent = await _find(actor, values.get("agent_user_name") or (row.agent_user_name if row else ""), "agentUserName")
    if agent.id == absent.id:
        raise Invalid(fields={"agentUserName": SELF})
    start: datetime = values.get("start_time") or row.start_time  # type: ignore[union-attr]
    end: datetime = values.get("end_time") or row.end_time  # type: ignore[union-attr]
    if end <= start:
        raise Invalid(fields={"endTime": BACKWARDS})
    await require_manageable(actor, absent.id)
    values.update(user_id=absent.id, agent_id=agent.id)


async def keep_apart(work: Work, values: dict[str, Any], row: UserAgent | None, actor: Actor) -> None:
    """Under the lock of the absent person's row, so that two at once cannot both find the time free."""
    whole = {name: values.get(name, getattr(row, name, None)) for name in ("start_time", "end_time", "status")}
    user_id = values.get("user_id") or getattr(row, "user_id", None)
    if user_id is None or (whole["status"] or "1") != "1":
        return
    await lock(User, actor, user_id)
    others = scoped(UserAgent, actor).filter(
        user_id=user_id, status="1", start_time__lt=whole["end_time"], end_time__gt=whole["start_time"]
    )
    if await (others.exclude(id=row.id) if row is not None else others).exists():
        raise Invalid(fields={"startTime": TAKEN})


async def tell(work: Work, row: UserAgent, actor: Actor) -> None:
    """Their open windows read anew who stands in for whom."""
    announce_rights(work, [row.user_id, row.agent_id])


async def of_user(request: Request, actor: Actor, query: UserNameQuery) -> dict[str, Any]:
    """GET /sys/sysUserAgent/queryByUserName?userName: the latest line, refused when there is none (clients: "new")."""
    if query.user_name != actor.username:
        actor.require(user_agent.code("list"))
    page = await list_rows(view_of(user_agent, actor), actor, {"userName": f"={query.user_name}", "pageSize": "1"})
    if not page["records"]:
        raise Refusal("没有找到用户代理信息！ | Nobody stands in for this person", id="agent.none", loud="silent")
    return dict(page["records"][0])


HOOKS = {"sys/sysUserAgent": Hooks(validate=check, prepare=keep_apart, after=After(add=tell, edit=tell, delete=tell))}

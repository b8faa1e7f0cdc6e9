"""Approval of people who registered: they wait until an administrator approves them and decides what they may do."""

from starlette.requests import Request

from schema.kit.errors import AppError, Conflict
from schema.system.depart import Depart, UserDepart
from schema.system.role import Role, UserRole
from schema.system.user import User
from server.account.api import WAITING, send_text
from server.engine.routes import parse_ids
from server.engine.row_locks import require_present
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import known_ids, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.grants import check_assignable
from server.system.users.shapes import ApproveUsers

APPROVED = "【管家】您的账号 {name} 已通过审核，可以登录了。"


async def approve_users(request: Request, actor: Actor, body: ApproveUsers) -> None:
    """PUT /sys/user/approve {ids, roleIds, departIds}: waiting accounts are opened with these roles and departments."""
    roles = set(known_ids(body.role_ids))
    await check_assignable(actor, roles)
    role_ids = [row.id for row in await scoped(Role, actor).filter(id__in=roles).order_by("id")]
    departs = await scoped(Depart, actor).filter(id__in=known_ids(body.depart_ids)).order_by("org_code")
    opened: list[User] = []
    async with unit_of_work(actor) as work:
        await require_present(work, Depart, [depart.id for depart in departs])
        await require_present(work, Role, role_ids)
        for user_id in sorted(parse_ids(body.ids)):
            row = await lock(User, actor, user_id)
            if row.status != WAITING:
                raise Conflict(
                    f"{row.realname} 不在待审核状态 | {row.realname} does not wait for approval", id="user.not.waiting"
                )
            await work.update(
                row, {"status": "1", "org_code": departs[0].org_code if departs else row.org_code}, action="approve"
            )
            work.log_state(row, "user", WAITING, "1", "approve")
            await _place(work, actor, row, role_ids, [depart.id for depart in departs])
            opened.append(row)
        announce_rights(work, [user.id for user in opened])
    for user in opened:
        await _say_so(user)


async def _place(work: Work, actor: Actor, user: User, role_ids: list[int], depart_ids: list[int]) -> None:
    held = {row.role_id for row in await scoped(UserRole, actor).filter(user_id=user.id)}
    for role_id in role_ids:
        if role_id not in held:
            await work.insert(UserRole(user_id=user.id, role_id=role_id))
    for depart_id in depart_ids:
        await work.insert(UserDepart(user_id=user.id, depart_id=depart_id))


async def _say_so(user: User) -> None:
    """That no message could be sent does not undo an approval."""
    if not user.phone:
        return
    try:
        await send_text(user.tenant_id, user.phone, "register", APPROVED.format(name=user.username))
    except AppError:
        return

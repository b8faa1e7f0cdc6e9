"""Effects of user calls of section 7 beyond the generic ones: freeze and reset a password."""

from starlette.requests import Request

from schema.kit.errors import Invalid, NotFound
from schema.system.user import FROZEN_USER, PASSWORD, User
from server.account.api import hash_password
from server.engine.routes import parse_ids
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.access.grants import require_manageable
from server.system.sessions.online import end_sessions_of
from server.system.users.notices import tell_state
from server.system.users.shapes import ChangePassword, FrozenBatch

FROZEN = "2"


async def freeze_users(request: Request, actor: Actor, body: FrozenBatch) -> None:
    """PUT /sys/user/frozenBatch {ids, status 1|2}; frozen users are signed out at once."""
    ids = [user_id for user_id in parse_ids(body.ids) if user_id != actor.user_id]
    for user_id in ids:
        await require_manageable(actor, user_id)
    async with unit_of_work(actor) as work:
        for user_id in ids:
            row = await lock(User, actor, user_id)
            old, event = row.status, "freeze" if body.status == FROZEN else "unfreeze"
            await work.update(row, {"status": body.status}, action=event)
            work.log_state(row, "user", old, body.status, event, body.reason or None)
            if old != body.status:
                await tell_state(work, user_id, body.status)
        announce_rights(work, ids)
    for user_id in ids:
        if body.status != "1":
            await end_sessions_of(user_id, FROZEN_USER)


async def change_password(request: Request, actor: Actor, body: ChangePassword) -> None:
    """PUT /sys/user/changePassword: resets another's password and ends their sessions."""
    if body.password != body.confirmpassword:
        raise Invalid(fields={"confirmpassword": "两次输入的密码不一样！ | The two passwords differ"})
    user = await scoped(User, actor).get_or_none(username=body.username)
    if user is None:
        raise NotFound()
    await require_manageable(actor, user.id)
    hashed = await hash_password(body.password)
    async with unit_of_work(actor) as work:
        row = await lock(User, actor, user.id)
        await work.update(row, {"password": hashed}, action="password")
        work.log_state(row, "user", row.status, row.status, "password", body.reason or None)
        announce_rights(work, [user.id])
    await end_sessions_of(user.id, PASSWORD)

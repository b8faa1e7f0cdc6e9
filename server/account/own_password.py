"""Changing one's own password ends all other sessions."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, Unauthorized
from schema.system.user import PASSWORD, User
from server.account.models import UpdatePassword
from server.account.password import hash_password, verify_password
from server.http.session import revoke_sessions_of
from server.kit.actor import Actor
from server.kit.control import end_session
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work


async def update_password(request: Request, actor: Actor, body: UpdatePassword) -> Any:
    """PUT or POST /sys/user/updatePassword."""
    user = await scoped(User, actor).get_or_none(id=actor.user_id)
    if user is None:
        raise Unauthorized()
    if not await verify_password(user.password, body.oldpassword):
        raise Invalid(
            "旧密码输入错误! | The old password is wrong", fields={"oldpassword": "旧密码输入错误! | Wrong password"}
        )
    hashed = await hash_password(body.password)
    async with unit_of_work(actor) as work:
        row = await lock(User, actor, actor.user_id)
        await work.update(row, {"password": hashed}, action="password")
    for session_id in await revoke_sessions_of(actor.user_id, PASSWORD, except_id=actor.session_id):
        await end_session(session_id)

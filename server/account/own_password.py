"""Change of one's own password; it ends all other sessions, since somebody else may hold one."""

from starlette.requests import Request

from schema.kit.errors import Denied, Refusal
from schema.system.user import PASSWORD, User
from server.account.guard import count_try
from server.account.models import UpdatePassword
from server.account.password import hash_password, verify_password
from server.account.profile_security import own_key, own_row
from server.http.session import address_of, revoke_sessions_of
from server.kit.actor import Actor
from server.kit.control import end_session
from server.kit.scope import lock
from server.kit.unit_of_work import unit_of_work


async def update_password(request: Request, actor: Actor, body: UpdatePassword) -> None:
    """PUT or POST /sys/user/updatePassword; a wrong old one is an answer, which forms of the family show as their own warning."""
    if body.username and body.username.lower() != actor.username.lower():
        raise Denied("只能修改自己的密码 | Only your own password can be changed here", id="password.foreign")
    user = await own_row(actor)
    attempt = await count_try(own_key(actor), address_of(request))
    if not await verify_password(user.password, body.oldpassword):
        await attempt.failed()
        raise Refusal(
            "旧密码输入错误! | The old password is wrong",
            id="password.wrong",
            fields={"oldpassword": "旧密码输入错误! | Wrong password"},
        )
    await attempt.passed()
    hashed = await hash_password(body.password)
    async with unit_of_work(actor) as work:
        row = await lock(User, actor, actor.user_id)
        await work.update(row, {"password": hashed}, action="password")
    for session_id in await revoke_sessions_of(actor.user_id, PASSWORD, except_id=actor.session_id):
        await end_session(session_id)

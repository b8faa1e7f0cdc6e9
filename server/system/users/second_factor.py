"""The second factor of somebody whose phone is gone: taken away by an administrator, for a reason that the trail keeps."""

from starlette.requests import Request

from schema.kit.errors import Conflict
from schema.system.second_factor import SecondFactor
from schema.system.user import BY_ADMIN, User
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.access.grants import require_manageable
from server.system.messages.notifications import notify
from server.system.sessions.online import end_sessions_of
from server.system.users.shapes import ResetFactor

RESET = "secondFactorReset"
TITLE = "两步验证已被重置 | Your two-step verification was reset"


async def reset_factor(request: Request, actor: Actor, body: ResetFactor) -> None:
    """PUT /sys/user/resetSecondFactor {id, reason}: signs them out everywhere, since the phone may be in other hands."""
    async with unit_of_work(actor) as work:
        user = await lock(User, actor, body.id)
        if user.id == actor.user_id:
            raise Conflict(
                "请在个人中心关闭自己的两步验证 | Turn off your own in your account settings", id="secondFactor.own"
            )
        await require_manageable(actor, user.id)
        if not await scoped(SecondFactor, actor).filter(user_id=user.id, confirmed_at__isnull=False).delete():
            raise Conflict("两步验证未开启 | Two-step verification is not on", id="secondFactor.off")
        work.log_state(user, "user", user.status, user.status, RESET, body.reason)
        await notify(
            work,
            [user.id],
            TITLE,
            f"原因：{body.reason}。请重新设置。 | Reason: {body.reason}. Please set it up again.",
            priority="M",
            url="/account/settings?part=security",
        )
        announce_rights(work, [user.id])
    await end_sessions_of(user.id, BY_ADMIN)

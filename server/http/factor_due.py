"""The second factor that a role demands: whoever has none yet may set it up, and nothing else.

The facts of a session and the refusal read the same, so that they cannot disagree.
"""

from typing import TYPE_CHECKING

from schema.kit.errors import Denied
from server.kit.actor import FACTOR_DUE, Actor
from server.kit.database import pool

if TYPE_CHECKING:
    from server.http.route import Route

# User $1 in tenant $2: one of their roles demands it.
DEMANDED = """EXISTS (SELECT 1 FROM sys_user_role fu JOIN sys_role fr ON fr.id = fu.role_id AND fr.del_flag = 0 AND fr.second_factor
    WHERE fu.user_id = $1 AND fu.del_flag = 0 AND fr.tenant_id = $2)"""
# A wall display is no person: nobody stands there who could set it up.
MUST_SET_UP = f"""{DEMANDED}
  AND NOT EXISTS (SELECT 1 FROM sys_second_factor fs WHERE fs.user_id = $1 AND fs.confirmed_at IS NOT NULL AND fs.del_flag = 0)
  AND NOT EXISTS (SELECT 1 FROM portal_display fd WHERE fd.user_id = $1)"""
_STILL = f"SELECT {MUST_SET_UP}"
# To set it up, to accept what else is due, to know who one is, and to leave.
OPEN = {
    "/sys/user/secondFactor",
    "/sys/user/secondFactor/start",
    "/sys/user/secondFactor/confirm",
    "/sys/agreement/accept",
    "/sys/permission/getUserPermissionByToken",
    "/sys/logout",
}


class FactorDue(Denied):
    """Not shown as a refusal: the page puts the setting up before the person instead."""

    default_id = FACTOR_DUE
    default_message = (
        "您的角色要求两步验证，请先设置后再继续 | Your role demands two-step verification; please set it up first"
    )
    loud = "silent"


async def refuse_until_set_up(route: "Route", actor: Actor) -> None:
    """A guard of every call. What the session remembers may be older than the setting up, so a refusal looks again."""
    if not actor.factor_due or route.path in OPEN:
        return
    # Who looks into another organisation is asked by their own.
    if actor.visit is not None or await pool().fetchval(_STILL, actor.user_id, actor.tenant_id):
        raise FactorDue()

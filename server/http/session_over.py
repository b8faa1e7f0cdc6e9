"""Why a session is over, for whoever comes back with its token. Nobody is signed out without a reason."""

from typing import Any

from schema.kit.errors import Unauthorized
from schema.system.user import BY_ADMIN, DELETED_USER, ELSEWHERE, FROZEN_USER, PASSWORD, UNBOUND
from server.http.session import hash_token
from server.kit.database import pool

_CLOSED, _OLD = "closed", "expired"
_WORDS = {
    BY_ADMIN: "管理员结束了您的登录 | An administrator ended your session",
    ELSEWHERE: "您在另一台设备上结束了此处的登录 | You signed this device out from another one",
    PASSWORD: "密码已修改，请用新密码登录 | The password was changed; sign in with the new one",
    FROZEN_USER: "账号已被冻结，请联系管理员 | Your account was frozen; ask an administrator",
    DELETED_USER: "账号已停用，请联系管理员 | Your account was closed; ask an administrator",
    UNBOUND: "此设备已解除绑定 | This device was unbound",
    _CLOSED: "所属租户已停用 | Your organisation is switched off",
    _OLD: "登录已过期，请重新登录 | Your session is too old; sign in again",
}
_FIND = """
SELECT s.end_reason, s.revoked_at, s.expires_at <= now() AS old, u.status, u.del_flag,
  coalesce(o.status = '1' AND o.del_flag = 0, false) AS open
FROM sys_session s LEFT JOIN sys_user u ON u.id = s.user_id LEFT JOIN sys_tenant o ON o.id = s.tenant_id WHERE s.token_hash = $1
"""


async def why_over(token: str) -> Unauthorized:
    """The refusal of a token that counts no longer: id "session.<reason>" where it is known, else "session.invalid"."""
    row = await pool().fetchrow(_FIND, hash_token(token))
    reason = _reason(row) if row is not None else None
    return Unauthorized(_WORDS[reason], id=f"session.{reason}") if reason else Unauthorized()


def _reason(row: Any) -> str | None:
    if row["end_reason"] in _WORDS:
        return str(row["end_reason"])
    if row["revoked_at"] is not None:
        return None
    if row["del_flag"] != 0:
        return DELETED_USER
    if row["status"] != "1":
        return FROZEN_USER
    if not row["open"]:
        return _CLOSED
    return _OLD if row["old"] else None

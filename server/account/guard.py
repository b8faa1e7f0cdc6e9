"""Slows down guessing: five failures lock an account, thirty an address, for ten minutes."""

from schema.kit.errors import TooMany
from server.account.throttle import words_for
from server.kit.database import own_pool

ACCOUNT_LIMIT = 5
ADDRESS_LIMIT = 30
LOCK_MINUTES = 10

_LOCKED = """
SELECT ceil(extract(epoch FROM max(locked_until) - now()))::int FROM sys_login_guard
WHERE key = ANY($1) AND locked_until > now()
"""
_FAILURES = (
    f"SELECT failures FROM sys_login_guard WHERE key = $1 AND last_at > now() - interval '{LOCK_MINUTES} minutes'"
)
_FAIL = f"""
INSERT INTO sys_login_guard (key, failures, last_at) VALUES ($1, 1, now())
ON CONFLICT (key) DO UPDATE SET
  failures = CASE WHEN sys_login_guard.last_at < now() - interval '{LOCK_MINUTES} minutes' THEN 1 ELSE sys_login_guard.failures + 1 END,
  last_at = now()
RETURNING failures
"""
_LOCK = (
    f"UPDATE sys_login_guard SET locked_until = now() + interval '{LOCK_MINUTES} minutes', failures = 0 WHERE key = $1"
)


def _keys(username: str, address: str) -> tuple[str, str]:
    return f"account:{username.lower()[:80]}", f"address:{address[:80]}"


async def check_guard(username: str, address: str) -> None:
    """Raises TooMany while the account or the address is locked, and says for how long and what helps."""
    seconds = await own_pool().fetchval(_LOCKED, list(_keys(username, address)))
    if not seconds:
        return
    zh, en = words_for(seconds)
    raise TooMany(
        f"登录失败次数过多，已暂时锁定，请{zh}后再试；忘记密码可用验证码重设，或联系管理员"
        f" | Locked after too many failures: try again in {en}, set a new password by code, or ask an administrator",
        id="login.locked",
        result={"seconds": seconds},
    )


async def failures_of(username: str) -> int:
    """Recent failures of an account, 0 when there are none."""
    return int(await own_pool().fetchval(_FAILURES, _keys(username, "")[0]) or 0)


async def note_failure(username: str, address: str) -> int:
    """Counts it against account and address; how many tries the account has left before it is locked."""
    left = ACCOUNT_LIMIT
    for key, limit in zip(_keys(username, address), (ACCOUNT_LIMIT, ADDRESS_LIMIT), strict=True):
        failures = await own_pool().fetchval(_FAIL, key)
        left = min(left, limit - failures)
        if failures >= limit:
            await own_pool().execute(_LOCK, key)
    return max(left, 0)


async def note_success(username: str, address: str) -> None:
    await own_pool().execute("DELETE FROM sys_login_guard WHERE key = $1", _keys(username, address)[0])

"""Slows down guessing: five failures lock an account, thirty an address, fifty one password, for ten minutes.

A try is counted by the statement that decides about it, before anything is compared: sixty at once are five.
"""

import hashlib
import hmac
from dataclasses import dataclass

from schema.kit.errors import TooMany
from server.kit.budget import words_for
from server.kit.database import own_pool
from server.settings import get_settings

ACCOUNT_LIMIT = 5
ADDRESS_LIMIT = 30
PASSWORD_LIMIT = 50
"""Over all names and addresses: one password tried on a hundred accounts is one guess, not a hundred."""
LOCK_MINUTES = 10

_COUNT = f"""
INSERT INTO sys_login_guard AS g (key, failures, last_at)
SELECT key, 1, now() FROM unnest($1::text[]) AS key ORDER BY key
ON CONFLICT (key) DO UPDATE SET
  failures = CASE WHEN g.locked_until > now() THEN g.failures
    WHEN g.last_at < now() - interval '{LOCK_MINUTES} minutes' THEN 1 ELSE g.failures + 1 END,
  last_at = CASE WHEN g.locked_until > now() THEN g.last_at ELSE now() END
RETURNING key, failures, ceil(extract(epoch FROM locked_until - now()))::int AS seconds
"""
_GIVE_BACK = "UPDATE sys_login_guard SET failures = greatest(failures - 1, 0) WHERE key = ANY($1)"
_FORGET = "DELETE FROM sys_login_guard WHERE key = ANY($1)"
_LOCK = f"""
UPDATE sys_login_guard SET locked_until = now() + interval '{LOCK_MINUTES} minutes', failures = 0 WHERE key = ANY($1)
"""
_SETTLE = f"""
INSERT INTO sys_login_guard AS g (key, failures, last_at) VALUES ($1, 1, now())
ON CONFLICT (key) DO UPDATE SET last_at = now(),
  failures = CASE WHEN g.last_at < now() - interval '{LOCK_MINUTES} minutes' THEN 1 ELSE g.failures + 1 END
"""
_FAILURES = (
    f"SELECT failures FROM sys_login_guard WHERE key = $1 AND last_at > now() - interval '{LOCK_MINUTES} minutes'"
)


@dataclass(frozen=True, slots=True)
class Try:
    """One counted try; `limits` and `counts` by key. Without `passed` it stays a failure."""

    account: str
    limits: dict[str, int]
    counts: dict[str, int]

    async def failed(self) -> int:
        """How many tries are left; what has none left is locked."""
        await own_pool().execute(_SETTLE, _settled_key(self.account))
        used_up = [key for key, count in self.counts.items() if count >= self.limits[key]]
        if used_up:
            await own_pool().execute(_LOCK, used_up)
        if self.account in used_up:
            await own_pool().execute(_FORGET, [_settled_key(self.account)])
        return max(min(self.limits[key] - count for key, count in self.counts.items() if not _is_password(key)), 0)

    async def passed(self) -> None:
        """The account's failures are forgotten; elsewhere this try was none."""
        await forget_failures(self.account)
        await own_pool().execute(_GIVE_BACK, [key for key in self.limits if key != self.account])


async def count_try(who: str, address: str, password: str = "") -> Try:
    """Raises TooMany, and counts nothing, while the account, the address or the password is locked or all tries are being made."""
    limits = {_account_key(who): ACCOUNT_LIMIT, f"address:{address[:80]}": ADDRESS_LIMIT}
    if password:
        limits[_password_key(password)] = PASSWORD_LIMIT
    rows = await own_pool().fetch(_COUNT, list(limits))
    seconds = max((row["seconds"] or 0 for row in rows), default=0)
    counts = {row["key"]: row["failures"] for row in rows}
    if seconds > 0 or any(count > limits[key] for key, count in counts.items()):
        await own_pool().execute(_GIVE_BACK, [row["key"] for row in rows if (row["seconds"] or 0) <= 0])
        raise locked_for(seconds) if seconds > 0 else TooMany(id="login.busy", result={"seconds": 1})
    return Try(_account_key(who), limits, counts)


def locked_for(seconds: int) -> TooMany:
    """Says for how long and what helps."""
    zh, en = words_for(seconds)
    return TooMany(
        f"登录失败次数过多，已暂时锁定，请{zh}后再试；忘记密码可用验证码重设，或联系管理员"
        f" | Locked after too many failures: try again in {en}, set a new password by code, or ask an administrator",
        id="login.locked",
        result={"seconds": seconds},
    )


async def failures_of(username: str) -> int:
    """Recent failures of an account, 0 when there are none; tries that are still being made are none yet."""
    return int(await own_pool().fetchval(_FAILURES, _settled_key(_account_key(username))) or 0)


async def forget_failures(who: str) -> None:
    """For who has proved themselves; takes a name or a key."""
    key = who if who.startswith("account:") else _account_key(who)
    await own_pool().execute(_FORGET, [key, _settled_key(key)])


def _account_key(who: str) -> str:
    return f"account:{who.lower()[:80]}"


def _settled_key(account: str) -> str:
    return f"failed-{account}"


def _password_key(password: str) -> str:
    """The database never learns the password, nor anybody without the secret which it was."""
    return f"password:{hmac.new(get_settings().signing_key(), password.encode(), hashlib.sha256).hexdigest()[:40]}"


def _is_password(key: str) -> bool:
    return key.startswith("password:")

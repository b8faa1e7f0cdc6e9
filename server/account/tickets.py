"""Tickets: short-lived one-time secrets of people who are not signed in yet, stored under a hashed key."""

from typing import Any, Literal

import orjson

from server.http.session import hash_token
from server.kit.database import own_pool

Kind = Literal["captcha", "sms", "qr", "qr_scan", "hand_over", "third", "alter", "proof", "email", "second"]

_SWEEP = "DELETE FROM sys_ticket WHERE key IN (SELECT key FROM sys_ticket WHERE expires_at < now() LIMIT 100)"
_PUT = """
INSERT INTO sys_ticket (key, kind, value, failures, created_at, expires_at)
VALUES ($1, $2, $3, 0, now(), now() + make_interval(secs => $4))
ON CONFLICT (key) DO UPDATE
  SET value = excluded.value, failures = 0, created_at = now(), expires_at = excluded.expires_at
"""
_READ = "SELECT value FROM sys_ticket WHERE key = $1 AND expires_at > now()"
_TAKE = "DELETE FROM sys_ticket WHERE key = $1 AND expires_at > now() RETURNING value"
_CHANGE = "UPDATE sys_ticket SET value = $2 WHERE key = $1 AND expires_at > now()"
_TRY = """
UPDATE sys_ticket SET failures = failures + 1
WHERE key = $1 AND expires_at > now() AND failures < $2 RETURNING value
"""
_GIVE_BACK = "UPDATE sys_ticket SET failures = greatest(failures - 1, 0) WHERE key = $1"
_END = "DELETE FROM sys_ticket WHERE key = $1 AND failures >= $2"
_AGE = "SELECT extract(epoch FROM now() - created_at) FROM sys_ticket WHERE key = $1 AND expires_at > now()"


def _hashed(kind: Kind, key: str) -> str:
    return f"{kind}:{hash_token(key)}"


async def put_ticket(kind: Kind, key: str, value: Any, *, seconds: float) -> None:
    """Stores or replaces it, and clears some that ran out."""
    await own_pool().execute(_SWEEP)
    await own_pool().execute(_PUT, _hashed(kind, key), kind, orjson.dumps(value).decode(), seconds)


async def read_ticket(kind: Kind, key: str) -> Any | None:
    return _value(await own_pool().fetchval(_READ, _hashed(kind, key)))


async def take_ticket(kind: Kind, key: str) -> Any | None:
    """Gives it to exactly one caller."""
    return _value(await own_pool().fetchval(_TAKE, _hashed(kind, key)))


async def change_ticket(kind: Kind, key: str, value: Any) -> bool:
    """False when it is gone."""
    done: str = await own_pool().execute(_CHANGE, _hashed(kind, key), orjson.dumps(value).decode())
    return done.endswith("1")


async def drop_ticket(kind: Kind, key: str) -> None:
    await own_pool().execute("DELETE FROM sys_ticket WHERE key = $1", _hashed(kind, key))


async def try_ticket(kind: Kind, key: str, limit: int) -> Any | None:
    """What it holds, for one try to compare with; None once `limit` tries were made, however many come at once."""
    return _value(await own_pool().fetchval(_TRY, _hashed(kind, key), limit))


async def give_back(kind: Kind, key: str) -> None:
    """The try was right and the ticket stays."""
    await own_pool().execute(_GIVE_BACK, _hashed(kind, key))


async def end_after(kind: Kind, key: str, limit: int) -> None:
    """After `limit` wrong tries the ticket is gone."""
    await own_pool().execute(_END, _hashed(kind, key), limit)


async def age_of(kind: Kind, key: str) -> float | None:
    """Seconds since it was made; None when there is none."""
    seconds = await own_pool().fetchval(_AGE, _hashed(kind, key))
    return None if seconds is None else float(seconds)


def _value(stored: Any) -> Any | None:
    return orjson.loads(stored) if isinstance(stored, str | bytes) else stored

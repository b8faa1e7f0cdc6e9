"""Sessions: a token becomes an actor.

Tokens are stored hashed, live seven days from their last use, are cached briefly, and end at once when revoked.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.types import Scope

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.user import Session, User
from server.http.rights import as_role, as_visitor, load_actors
from server.kit.actor import Actor, Visit
from server.kit.ambient import detached
from server.kit.changes import current_subscription
from server.kit.control import Whom
from server.kit.database import pool
from server.settings import get_settings

COOKIE = "gj_session"
_CACHE_SECONDS = 20.0
_CACHE_SECONDS_DEAF = 2.0
_TOUCH_SECONDS = 300.0


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, behind trusted proxies too; empty when the server does not know."""
    return connection.client.host if connection.client else ""


def read_token(connection: HTTPConnection, *, allow_cookie: bool = False) -> str:
    """The token of a request: header, and the cookie where it is allowed to count."""
    token = connection.headers.get("x-access-token", "")
    if not token and allow_cookie:
        token = connection.cookies.get(COOKIE, "")
    return token


def locale_of(connection: HTTPConnection) -> str:
    """English when the international header is 2 (spec section 7)."""
    return locale_of_scope(connection.scope)


def locale_of_scope(scope: Scope) -> str:
    return "en" if (b"international", b"2") in scope["headers"] else "zh"


_LIVE = """
SELECT s.id, s.user_id, s.tenant_id, s.org_code, s.seen_at,
  v.id AS visit_id, v.tenant_id AS visited, v.reason, v.ends_at, v.may_write, v.role_id, v.role_name
FROM sys_session s JOIN sys_user u ON u.id = s.user_id
JOIN sys_tenant o ON o.id = s.tenant_id AND o.status = '1' AND o.del_flag = 0
LEFT JOIN sys_support_visit v ON v.session_id = s.id AND v.ended_at IS NULL AND v.ends_at > now() AND v.del_flag = 0
WHERE {given} AND s.revoked_at IS NULL AND s.expires_at > now() AND u.del_flag = 0 AND u.status = '1'
"""
_FIND = _LIVE.format(given="s.token_hash = $1")
_FIND_BY_ID = _LIVE.format(given="s.id = ANY($1::bigint[])")


class Sessions:
    """The sessions as one process sees them; `forget…` is called when the bus says that something changed."""

    def __init__(self) -> None:
        self._cache: dict[str, tuple[Actor, float, int]] = {}
        self._readings: dict[tuple[str, int, int], asyncio.Task[Actor | None]] = {}
        self._drops = 0

    async def resolve(self, token: str) -> Actor | None:
        """The actor of a token, None when it is unknown, expired, revoked, or its user frozen."""
        if not token or len(token) > 200:
            return None
        digest = hash_token(token)
        cached = self._cache.get(digest)
        if cached is not None and _is_over(cached[0]):
            cached = None
        if cached is not None and cached[1] > time.monotonic() and cached[2] == current_subscription():
            return cached[0]
        self._cache.pop(digest, None)
        subscription, drops = current_subscription(), self._drops
        actor = await self._load_together(digest, subscription, drops)
        # What was told while the session was being read may be missing in it: then it counts for this request only.
        if actor is None or drops != self._drops:
            return actor
        if len(self._cache) > 5000:
            self._cache.clear()
        lasts = _CACHE_SECONDS if subscription else _CACHE_SECONDS_DEAF
        self._cache[digest] = (actor, time.monotonic() + lasts, subscription)
        return actor

    async def reload(self, session_ids: Collection[int]) -> dict[int, Actor]:
        """The actors of sessions as the database has them now, by session; those that are over are missing."""
        self._drop(lambda actor: actor.session_id in session_ids)
        return await _actors_of(await pool().fetch(_FIND_BY_ID, list(session_ids)))

    async def resolve_request(self, connection: HTTPConnection, token: str) -> Actor | None:
        """The actor with the client, language and request of this connection."""
        actor = await self.resolve(token)
        if actor is None:
            return None
        headers = connection.headers
        return actor.on_request(
            client_id=headers.get("x-client-id", "")[:64],
            locale=locale_of(connection),
            request_id=connection.scope.get("request_id", ""),
        )

    async def _load_together(self, digest: str, subscription: int, drops: int) -> Actor | None:
        """Calls and sockets that come together are one reading, unless something was told since that began."""
        key = (digest, subscription, drops)
        reading = self._readings.get(key)
        if reading is None:
            with detached():
                reading = self._readings[key] = asyncio.create_task(self._load(digest))
            reading.add_done_callback(lambda _: self._readings.pop(key))
        return await asyncio.shield(reading)

    async def _load(self, digest: str) -> Actor | None:
        row = await pool().fetchrow(_FIND, digest)
        if row is None:
            return None
        if (now() - row["seen_at"]).total_seconds() > _TOUCH_SECONDS:
            await _touch(row["id"])
        return (await _actors_of([row])).get(row["id"])

    def forget_session(self, session_id: int) -> None:
        self._drop(lambda actor: actor.session_id == session_id)

    def forget_users(self, whom: Whom) -> None:
        self._drop(whom.includes)

    def _drop(self, matches: Any) -> None:
        self._drops += 1
        self._cache = {digest: entry for digest, entry in self._cache.items() if not matches(entry[0])}


def _is_over(actor: Actor) -> bool:
    return actor.visit is not None and actor.visit.ends_at <= now()


async def _actors_of(rows: Sequence[Any]) -> dict[int, Actor]:
    """Whose sessions they are, by session; where one looks into another organisation, in that one; as a role, in its place."""
    users: dict[int, set[int]] = {}
    for row in rows:
        users.setdefault(row["tenant_id"], set()).add(row["user_id"])
    people = {tenant_id: await load_actors(tenant_id, list(ids)) for tenant_id, ids in users.items()}
    found: dict[int, Actor] = {}
    for row in rows:
        person = people[row["tenant_id"]].get(row["user_id"])
        if person is not None:
            found[row["id"]] = await _in_place(
                replace(person, org_code=row["org_code"] or "", session_id=row["id"]), row
            )
    return found


async def _in_place(actor: Actor, row: Any) -> Actor:
    if row["visit_id"] is None:
        return actor
    visit = Visit(
        row["visit_id"], row["reason"], row["ends_at"], row["may_write"], row["role_id"], row["role_name"] or ""
    )
    if visit.role_id is not None:
        seen = await as_role(actor, visit.role_id) if row["visited"] == actor.tenant_id else None
        return replace(seen, visit=visit) if seen is not None else actor
    return await as_visitor(actor, row["visited"], visit)


async def _touch(session_id: int) -> None:
    expires = now() + timedelta(days=get_settings().session_days)
    await pool().execute("UPDATE sys_session SET seen_at = now(), expires_at = $2 WHERE id = $1", session_id, expires)


async def open_session(user: User, request: Request, *, device: str = "web", days: int | None = None) -> str:
    """Makes a session and gives its token, which is stored only as a hash."""
    token = secrets.token_urlsafe(32)
    await Session.create(
        id=next_id(),
        token_hash=hash_token(token),
        user_id=user.id,
        tenant_id=user.tenant_id,
        org_code=user.org_code,
        device=device,
        ip=address_of(request)[:45] or None,
        user_agent=request.headers.get("user-agent", "")[:255],
        expires_at=now() + timedelta(days=days or get_settings().session_days),
    )
    return token


_REVOKE = "UPDATE sys_session SET revoked_at = now(), end_reason = $2 WHERE id = $1 AND revoked_at IS NULL"
_REVOKE_ALL = """
UPDATE sys_session SET revoked_at = now(), end_reason = $3 WHERE user_id = $1 AND id <> $2 AND revoked_at IS NULL RETURNING id
"""


async def revoke_session(session_id: int, reason: str | None = None) -> None:
    """`reason`: one of those of `schema.system.user`; None when its own person left."""
    await pool().execute(_REVOKE, session_id, reason)


async def revoke_sessions_of(user_id: int, reason: str | None, *, except_id: int = 0) -> list[int]:
    """Ends all sessions of a user; gives the ids that were live."""
    rows = await pool().fetch(_REVOKE_ALL, user_id, except_id, reason)
    return [row["id"] for row in rows]

"""The handshake: who opens a socket.

A token, a one-time ticket, or for browsers the session cookie together with the page's own origin.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

from redis.asyncio import Redis

from server.kit.actor import Actor

COOKIE = "gj_session"
TOKEN_HEADER = "x-access-token"
TICKET_SECONDS = 30
_LONGEST_TOKEN = 512

ResolveSession = Callable[[str], Awaitable[Actor | None]]
ReloadSessions = Callable[[Collection[int]], Awaitable[dict[int, Actor]]]
Scope = Mapping[str, Any]


def header(scope: Scope, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == wanted), "")


class Gate:
    """Turns a handshake into an actor, or None."""

    def __init__(
        self, redis: Redis, resolve: ResolveSession, reload: ReloadSessions, origins: frozenset[str] = frozenset()
    ) -> None:
        self._redis = redis
        self._resolve = resolve
        self._reload = reload
        self._origins = origins

    async def by_token(self, token: str) -> Actor | None:
        return await self._resolve(token) if 0 < len(token) <= _LONGEST_TOKEN else None

    async def by_cookie(self, scope: Scope) -> Actor | None:
        """A cookie is sent by every page the browser opens, so the page must be one of ours."""
        if not self._is_own_origin(scope):
            return None
        try:
            cookie = SimpleCookie(header(scope, "cookie")).get(COOKIE)
        except CookieError:
            return None
        return None if cookie is None else await self.by_token(cookie.value)

    def _is_own_origin(self, scope: Scope) -> bool:
        origin = header(scope, "origin").rstrip("/")
        return bool(origin) and (origin in self._origins or urlsplit(origin).netloc == header(scope, "host"))

    async def by_request(self, scope: Scope) -> tuple[Actor | None, str | None]:
        """For plain sockets: header, sub-protocol (given back, since it must be echoed), ticket, cookie."""
        token = header(scope, TOKEN_HEADER)
        if token:
            return await self.by_token(token), None
        offered: list[str] = scope.get("subprotocols") or []
        for protocol in offered[:2]:
            actor = await self.by_token(protocol)
            if actor is not None:
                return actor, protocol
        ticket = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("ticket", [""])[0]
        if ticket:
            return await self._redeem(ticket), None
        return (None if offered else await self.by_cookie(scope)), None

    async def issue_ticket(self, actor: Actor) -> str:
        """A word that opens one socket for the actor's session within half a minute."""
        ticket = secrets.token_urlsafe(24)
        await self._redis.set(_ticket_key(ticket), actor.session_id, ex=TICKET_SECONDS)
        return ticket

    async def _redeem(self, ticket: str) -> Actor | None:
        stored = await self._redis.getdel(_ticket_key(ticket[:_LONGEST_TOKEN]))
        if stored is None:
            return None
        session_id = int(stored)
        return (await self._reload({session_id})).get(session_id)


def _ticket_key(ticket: str) -> str:
    return f"gj:live:ticket:{hashlib.sha256(ticket.encode()).hexdigest()}"

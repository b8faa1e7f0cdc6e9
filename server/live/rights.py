"""Rights that change while sockets are open. Sessions end and subscriptions are checked again, on every process."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import orjson
from redis.exceptions import RedisError

from server.kit.actor import Actor
from server.kit.control import EVERY_TENANT, RECHECK, RIGHTS, Whom, new_order, read_whom
from server.kit.end_tasks import end_tasks
from server.live.connection import Connection
from server.live.event import Event
from server.live.handshake import ReloadSessions
from server.live.publish import Publisher

if TYPE_CHECKING:
    from server.live.hub import Hub

ENTRY_DUE_CODE = 4403
# So many sockets are looked at with one reading of their sessions, and so many own orders are known again from the bus.
_AT_ONCE = 500
_OWN_ORDERS = 1000
log = logging.getLogger("guanjia.live")


class Rights:
    """`on_end(session_id)` and `on_recheck(whom)` are called first, for those who cache actors.

    `orders_seen` counts the orders of this process: what was read before one of them may be older than what it is about.
    """

    def __init__(self, hub: "Hub", publisher: Publisher, reload_sessions: ReloadSessions) -> None:
        self._hub = hub
        self._publisher = publisher
        self._reload = reload_sessions
        self._due: dict[str, Connection] = {}
        self._reviewing: asyncio.Task[None] | None = None
        self._obeyed: deque[str] = deque(maxlen=_OWN_ORDERS)
        self.orders_seen = 0
        self.on_end: list[Callable[[int], None]] = []
        self.on_recheck: list[Callable[[Whom], None]] = []

    async def end_session(self, session_id: int) -> None:
        """Closes the sockets of a session on every server process."""
        self._end_session(session_id)
        await self._order({"op": "end", "session": session_id})

    async def recheck(self, whom: Whom, order: str | None = None) -> None:
        """Re-authorises the subscriptions of users on every server process; under an `order` the others are told already."""
        name = new_order() if order is None else order
        self._obeyed.append(name)
        self._recheck(whom)
        if order is None:
            users = None if whom.users is None else [str(user_id) for user_id in whom.users]
            await self._order({"op": RECHECK, "tenant": whom.tenant_id, "order": name, "users": users})

    async def _order(self, message: dict[str, Any]) -> None:
        """When Redis is away other processes do not hear; they review everybody when they hear again."""
        try:
            await self._publisher.publish_control(message)
        except (RedisError, OSError, TimeoutError):
            log.warning("an order did not reach the bus: %s", message["op"])

    def receive(self, message: bytes) -> None:
        """An order from the bus, also one's own: ending a session twice does no harm."""
        order = orjson.loads(message)
        if order.get("op") == "end":
            self._end_session(order["session"])
        elif order.get("op") == RECHECK:
            self._obey(order["tenant"], order)

    def hear_event(self, tenant_id: int, topic: str, event: Event) -> None:
        """The same order as an event of the transaction that changed the rights; any event comes by here."""
        if topic == RIGHTS:
            self._obey(tenant_id, event.content()["data"])

    def _obey(self, tenant_id: int, data: dict[str, Any]) -> None:
        """Once: what this process said itself it has obeyed before it hears it."""
        if data.get("order") not in self._obeyed:
            self._recheck(read_whom(tenant_id, data))

    def _end_session(self, session_id: int) -> None:
        self.orders_seen += 1
        for call in self.on_end:
            call(session_id)
        for connection in tuple(self._hub.connections.values()):
            if connection.actor.session_id == session_id:
                self._end(connection)

    def _end(self, connection: Connection) -> None:
        self._hub.leave(connection)
        connection.dialect.end_session(connection)

    def _close_until_done(self, connection: Connection, due: str) -> None:
        """Nothing is heard before what is due is done; the page learns why, and knocks again afterwards."""
        connection.dialect.change_rights(connection)
        self._hub.leave(connection)
        connection.wire.end(ENTRY_DUE_CODE, due)

    def _recheck(self, whom: Whom) -> None:
        self.orders_seen += 1
        for call in self.on_recheck:
            call(whom)
        self.review(connection for connection in self._hub.connections.values() if whom.includes(connection.actor))

    def review_all(self) -> None:
        """After the bus was deaf: orders may have passed unheard."""
        self._recheck(Whom(EVERY_TENANT))

    def review(self, chosen: Iterable[Connection]) -> None:
        """Looks at sockets again soon: one review after the other, each of all that became due during the one before."""
        for connection in chosen:
            connection.rights += 1
            self._due[connection.id] = connection
        if self._due and (self._reviewing is None or self._reviewing.done()):
            self._reviewing = asyncio.create_task(self._review_due())

    async def _review_due(self) -> None:
        while self._due:
            chosen = [self._due.pop(name) for name in tuple(self._due)[:_AT_ONCE]]
            try:
                fresh = await self._reload({connection.actor.session_id for connection in chosen})
            except Exception:
                log.exception("rights could not be reviewed; the sockets are closed")
                for connection in chosen:
                    self._hub.drop(connection)
                continue
            await self._review(chosen, fresh)

    async def _review(self, connections: list[Connection], fresh: Mapping[int, Actor]) -> None:
        """A session that is over ends its sockets, a right that is gone its subscription."""
        asked: dict[tuple[int, str], bool] = {}
        for connection in connections:
            try:
                await self._review_one(connection, fresh.get(connection.actor.session_id), asked)
            except Exception:
                log.exception("rights could not be reviewed; the socket is closed")
                self._hub.drop(connection)

    async def _review_one(
        self, connection: Connection, fresh: Actor | None, asked: dict[tuple[int, str], bool]
    ) -> None:
        """`asked`: what this review knows about (session, topic), so that many windows of one session ask once."""
        if connection.gone:
            return
        if fresh is None:
            self._end(connection)
            return
        if fresh.entry_due is not None:
            self._close_until_done(connection, fresh.entry_due)
            return
        old = connection.actor
        if fresh.tenant_id != old.tenant_id:
            # Somebody of the platform looks into another organisation, or is back: the page knocks again from there.
            connection.dialect.change_rights(connection)
            self._hub.drop(connection)
            return
        connection.actor = fresh.on_request(client_id=old.client_id, locale=old.locale, request_id=old.request_id)
        connection.rights += 1
        for key, subscription in tuple(connection.subscriptions.items()):
            known = (fresh.session_id, key)
            if known not in asked:
                asked[known] = await subscription.match.allows(connection.actor)
            if not asked[known]:
                self._hub.remove(connection, key)
                connection.dialect.end_topic(connection, subscription.match.name, "live.denied")
        connection.dialect.change_rights(connection)

    async def stop(self) -> None:
        if self._reviewing is not None:
            await end_tasks(self._reviewing)

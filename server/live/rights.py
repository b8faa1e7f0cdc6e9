"""Rights that change while sockets are open: sessions end and subscriptions are looked at again, on every process."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any

import orjson
from redis.exceptions import RedisError

from server.kit.actor import Actor
from server.kit.control import RIGHTS
from server.kit.end_tasks import end_tasks
from server.live.connection import Connection
from server.live.handshake import ReloadSession
from server.live.publish import Publisher

if TYPE_CHECKING:
    from server.live.hub import Hub

AGREEMENT_DUE = "agreement.due"
AGREEMENT_CODE = 4403
log = logging.getLogger("guanjia.live")


class Rights:
    """`on_end(session_id)` and `on_recheck(tenant_id, user_id)` are called first, for those who cache actors."""

    def __init__(self, hub: "Hub", publisher: Publisher, reload_session: ReloadSession) -> None:
        self._hub = hub
        self._publisher = publisher
        self._reload = reload_session
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_end: list[Callable[[int], None]] = []
        self.on_recheck: list[Callable[[int, int | None], None]] = []

    async def end_session(self, session_id: int) -> None:
        """Closes the sockets of a session on every server process."""
        self._end_session(session_id)
        await self._order({"op": "end", "session": session_id})

    async def recheck(self, tenant_id: int, user_id: int | None = None) -> None:
        """Re-authorises the subscriptions of a user, or of a whole tenant, on every server process."""
        self._recheck(tenant_id, user_id)
        await self._order({"op": "recheck", "tenant": tenant_id, "user": user_id})

    async def _order(self, message: dict[str, Any]) -> None:
        """When Redis is away other processes do not hear; they review everybody when they hear again."""
        try:
            await self._publisher.publish_control(message)
        except (RedisError, OSError, TimeoutError):
            log.warning("an order did not reach the bus: %s", message["op"])

    def hear(self, message: bytes) -> None:
        """An order from the bus, also one's own: obeying twice does no harm."""
        order = orjson.loads(message)
        if order.get("op") == "end":
            self._end_session(order["session"])
        elif order.get("op") == "recheck":
            self._recheck(order["tenant"], order["user"])

    def hear_topic(self, tenant_id: int, topic: str) -> None:
        """The same order as an event of the transaction that changed the rights; `topic` of any event."""
        if topic.startswith(RIGHTS):
            self._recheck(tenant_id, int(topic.removeprefix(RIGHTS)))

    def _end_session(self, session_id: int) -> None:
        for call in self.on_end:
            call(session_id)
        for connection in tuple(self._hub.connections.values()):
            if connection.actor.session_id == session_id:
                self._end(connection)

    def _end(self, connection: Connection) -> None:
        self._hub.leave(connection)
        connection.dialect.end_session(connection)

    def _close_until_accepted(self, connection: Connection) -> None:
        """Nothing is heard before a newer agreement is accepted; the page learns why, and knocks again afterwards."""
        connection.dialect.change_rights(connection)
        self._hub.leave(connection)
        connection.wire.end(AGREEMENT_CODE, AGREEMENT_DUE)

    def _recheck(self, tenant_id: int, user_id: int | None) -> None:
        for call in self.on_recheck:
            call(tenant_id, user_id)
        self._review_later(
            connection
            for connection in self._hub.connections.values()
            if connection.actor.tenant_id == tenant_id and user_id in (None, connection.actor.user_id)
        )

    def review_all(self) -> None:
        """After the bus was deaf: orders may have passed unheard."""
        for tenant_id in {connection.actor.tenant_id for connection in self._hub.connections.values()}:
            self._recheck(tenant_id, None)

    def _review_later(self, chosen: Iterable[Connection]) -> None:
        connections = list(chosen)
        for connection in connections:
            connection.rights += 1
        if connections:
            self._later(self._review(connections))

    async def _review(self, connections: list[Connection]) -> None:
        """Loads each session once; a session that is over ends its sockets, a right that is gone its subscription."""
        sessions: dict[int, Actor | None] = {}
        for connection in connections:
            session = connection.actor.session_id
            try:
                if session not in sessions:
                    sessions[session] = await self._reload(connection.actor)
                await self._review_one(connection, sessions[session])
            except Exception:
                log.exception("rights could not be reviewed; the socket is closed")
                self._hub.drop(connection)

    async def _review_one(self, connection: Connection, fresh: Actor | None) -> None:
        if connection.gone:
            return
        if fresh is None:
            self._end(connection)
            return
        if fresh.must_accept:
            self._close_until_accepted(connection)
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
            if not await subscription.match.allows(connection.actor):
                self._hub.remove(connection, key)
                connection.dialect.end_topic(connection, subscription.match.name, "live.denied")
        connection.dialect.change_rights(connection)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        await end_tasks(*self._tasks)

"""Live updates of one server process, put together from their parts."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

import asyncpg
from redis.asyncio import Redis
from starlette.routing import BaseRoute, Mount, WebSocketRoute

from server.kit.act import ACTS
from server.kit.actor import Actor
from server.kit.control import Whom
from server.kit.end_tasks import end_tasks
from server.live.background import Background
from server.live.bus import Bus
from server.live.event import read_message
from server.live.grid import GridSocket, TableRules
from server.live.handshake import Gate, ReloadSessions, ResolveSession
from server.live.hub import Hub, MayOpen, always
from server.live.outbox import Outbox, OutboxRow
from server.live.presence import Gone, Presence
from server.live.publish import Publisher
from server.live.relay import relay_forever
from server.live.socketio import SocketIo
from server.live.staff_presence import StaffPresence, Visible, everybody
from server.live.topic import Topic, Topics
from server.live.viewers import Portrait, Viewers, no_portrait
from server.live.websocket import NOTICE_TOPIC, USER_TOPIC, NoticeSocket, PlainSocket

BUILT_IN = (USER_TOPIC, NOTICE_TOPIC)
"""Those of every installation, whether or not the domains say what is told on them."""


class Live:
    """Everything live of one process: mount `routes`, `start` and `stop` it; the unit of work gets `publish_events`.

    `on_topic(tenant_id, topic)` is called for every event of the installation, for caches of the process.
    """

    def __init__(
        self,
        redis: Redis,
        pool: Callable[[], asyncpg.Pool],
        gate: Gate,
        reload: ReloadSessions,
        topics: Topics,
        portrait: Portrait = no_portrait,
        tables: TableRules | None = None,
        visible: Visible = everybody,
        may_open: MayOpen = always,
    ):
        self.publisher = Publisher(redis)
        self.outbox = Outbox(pool, self.publisher)
        self.bus = Bus(redis)
        self.hub = Hub(self.publisher, topics, reload, may_open)
        self.rights = self.hub.rights
        self.presence = Presence(redis, self.publisher)
        self.colleagues = StaffPresence(redis, self.publisher, self.presence, visible)
        self.gate = gate
        self.plain = PlainSocket(self.hub, gate, self.presence.opened, self.presence.closed)
        self.company = Viewers(redis, self.publisher, portrait)
        self.hub.on_leave.append(self.company.left)
        self.asgi = SocketIo(self.hub, gate, self.presence, self.company)
        self.grid = GridSocket(self.plain, topics, self.publisher, tables or TableRules())
        self.notice = NoticeSocket(self.plain)
        self.rights.on_recheck.append(self.grid.forget_rights)
        self.on_topic: list[Callable[[int, str], None]] = []
        self._relay: asyncio.Task[None] | None = None
        self._background = Background()

    def routes(self, prefix: str = "/boot") -> list[BaseRoute]:
        """Socket routes; the plain ones also below the API prefix, where other clients of the family look for them."""
        plain: list[BaseRoute] = []
        for place in dict.fromkeys(("", prefix.rstrip("/"))):
            plain.append(WebSocketRoute(f"{place}/websocket/{{user_id}}", self.notice))
            plain.append(WebSocketRoute(f"{place}/vxeSocket/{{user_id}}/{{page_id}}", self.grid))
        return [Mount("/socket.io", app=self.asgi), *plain]

    async def start(self) -> None:
        await self.bus.start(self._hear, self.rights.receive, self.hub.restore)
        self.presence.start()
        self._relay = asyncio.create_task(relay_forever(self.outbox))

    def _hear(self, message: bytes) -> None:
        events = read_message(message)
        for event in events:
            key, topic = event.key.split("/", 1)
            tenant_id = int(key[1:])
            self.rights.hear_event(tenant_id, topic, event)
            for call in self.on_topic:
                call(tenant_id, topic)
        self.hub.receive(events)

    async def stop(self) -> None:
        if self._relay is not None:
            await end_tasks(self._relay)
        await end_tasks(*self._background.tasks)
        await self.outbox.drain()
        await self.asgi.stop()
        await self.colleagues.stop()
        await self.presence.stop()
        await self.company.stop()
        await self.bus.stop()
        await self.hub.stop()
        await self.publisher.close()

    async def publish_events(self, rows: Sequence[OutboxRow]) -> None:
        """The after-commit sink of the unit of work."""
        await self.outbox.publish_events(rows)

    def tell_acts(self, actor: Actor) -> None:
        """The windows of a person read their recent acts anew; a hint, which is lost while Redis is away."""
        topic = f"{ACTS}/{actor.user_id}"
        self._background.start(self.publisher.publish_now(actor.tenant_id, topic, "changed", {}))

    async def issue_ticket(self, actor: Actor) -> str:
        """For GET /sys/socket/ticket: opens one plain socket within 30 s with ?ticket=…"""
        return await self.gate.issue_ticket(actor)

    async def end_session(self, session_id: int) -> None:
        """Closes the sockets of a session on every process; call it after the session was revoked in the database."""
        await self.rights.end_session(session_id)

    async def recheck(self, whom: Whom, order: str | None = None) -> None:
        """Looks again at what people may hear; call it after rights were changed."""
        await self.rights.recheck(whom, order)

    def on_client_gone(self, call: Gone) -> None:
        """Registers what happens when the last socket of a client id stays gone for half a second."""
        self.presence.on_client_gone.append(call)


def build_live(
    redis: Redis,
    pool: Callable[[], asyncpg.Pool],
    resolve_session: ResolveSession,
    reload_sessions: ReloadSessions,
    topics: Iterable[Topic],
    *,
    origins: Iterable[str] = (),
    portrait: Portrait = no_portrait,
    tables: TableRules | None = None,
    visible: Visible = everybody,
    may_open: MayOpen = always,
) -> Live:
    """`resolve_session(token)` and `reload_sessions(ids)`, by session, give the actor as it is now; none: the session is over.

    `visible` says who of the people here their organisation is told of, `may_open` who may open another socket.
    `origins` are further origins ("https://host") whose pages may use the session cookie for sockets.
    """
    declared = list(topics)
    names = {topic.pattern for topic in declared}
    registry = Topics([*declared, *(topic for topic in BUILT_IN if topic.pattern not in names)])
    gate = Gate(redis, resolve_session, reload_sessions, frozenset(origins))
    return Live(redis, pool, gate, reload_sessions, registry, portrait, tables, visible, may_open)

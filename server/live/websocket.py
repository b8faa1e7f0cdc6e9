"""The notice socket of other clients of the family: /websocket/{userId}, frames {cmd, msgId, msgTxt}."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any
from uuid import uuid4

from server.kit.actor import Actor
from server.live.channel import Channel
from server.live.connection import Connection, Dialect
from server.live.event import Event, strict_json
from server.live.handshake import Gate
from server.live.hub import Hub
from server.live.protocol import BATCH, LiveProtocol, frame_text, wire_of
from server.live.rate_limit import RateLimit
from server.live.topic import Match, Topic, key_of

ENDED_CODE = 4401
FLOOD_CODE = 4429
NOTICE = "notice"
HEART_BEATS = ("HeartBeat", "ping")
HEART_BEAT_ANSWER = strict_json({"cmd": "heartcheck", "msgTxt": "心跳响应"})

Scope = dict[str, Any]
Opened = Callable[[Connection], Awaitable[None]]
Hear = Callable[[Connection, str], Awaitable[None]]
Named = Mapping[str, str]


async def _always(actor: Actor, **_: str) -> bool:
    return True


async def _user(actor: Actor) -> str:
    return str(actor.user_id)


USER_TOPIC = Topic("user", authorize=_always, own=_user)
NOTICE_TOPIC = Topic(NOTICE, authorize=_always)


def own_matches(actor: Actor) -> tuple[Match, Match]:
    """The two topics of every signed-in person: their own, and what is said to the whole tenant."""
    user = Match(USER_TOPIC, "user", key_of(actor.tenant_id, f"user/{actor.user_id}"), {})
    return user, Match(NOTICE_TOPIC, NOTICE, key_of(actor.tenant_id, NOTICE), {})


class NoticeDialect:
    """Announcements and messages become "go and read your list"; nothing that others typed is passed on as it is.

    What says `quiet` is for the portal's own windows: clients of the family open a reminder for every frame.
    """

    def deliver(self, channel: Channel, event: Event, wires: Collection[LiveProtocol]) -> None:
        content = event.content()
        data = content.get("data") or {}
        if data.get("quiet"):
            return
        frame = {
            "cmd": "topic" if channel.name == NOTICE else "user",
            "msgId": str(data.get("msgId") or data.get("id") or event.seq),
            "msgTxt": str(data.get("msgTxt") or data.get("title") or content["op"]),
        }
        BATCH.push(frame_text(strict_json(frame)), wires)

    def end_topic(self, connection: Connection, name: str, reason: str) -> None:
        connection.wire.end(ENDED_CODE, reason)

    def end_session(self, connection: Connection) -> None:
        connection.wire.end(ENDED_CODE, "session revoked")

    def change_rights(self, connection: Connection) -> None:
        """These clients show no menu."""


def is_named_by_id(actor: Actor, named: Named) -> bool:
    return str(actor.user_id) == named["user_id"]


class PlainSocket:
    """What the plain sockets share: a handshake that refuses strangers before it accepts, a loop, a goodbye."""

    def __init__(self, hub: Hub, gate: Gate, opened: Opened, closed: Opened) -> None:
        self.hub = hub
        self._gate = gate
        self._opened = opened
        self._closed = closed

    async def serve(
        self,
        scope: Scope,
        receive: Any,
        send: Any,
        dialect: Dialect,
        hear: Hear,
        matches: Callable[[Actor], Collection[Match]],
        owns: Callable[[Actor, Named], bool] = is_named_by_id,
        prepare: Opened | None = None,
    ) -> None:
        """Runs one socket; `hear` gets every text the client sends ("" for bytes), as long as it does not flood.

        `owns`: whether the address names the person who knocks; nobody opens another's socket.
        `prepare` is awaited before it is put on its topics; from its end on nothing passes unheard.
        """
        await receive()  # websocket.connect
        orders_seen = self.hub.rights.orders_seen
        actor, protocol = await self._gate.by_request(scope)
        if actor is None or actor.entry_due is not None or not owns(actor, scope["path_params"]):
            await send({"type": "websocket.close", "code": 1008})
            return
        if not await self.hub.admits(actor):
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept", "subprotocol": protocol})
        name = uuid4().hex
        actor = actor.on_request(client_id=name, locale=actor.locale, request_id=name)
        connection = Connection(name, actor, wire_of(scope), dialect)
        self.hub.join(connection, orders_seen)
        try:
            await self._opened(connection)
            if prepare is not None:
                await prepare(connection)
            for match in matches(actor):
                channel, subscription = self.hub.attach(connection, match)
                channel.settle(subscription, channel.epoch, channel.seq)
            await self._listen(connection, receive, hear)
        finally:
            self.hub.leave(connection)
            await self._closed(connection)

    async def _listen(self, connection: Connection, receive: Any, hear: Hear) -> None:
        meter = RateLimit()
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            if not meter.allows() or not self.hub.allows(connection):
                connection.wire.end(FLOOD_CODE, "too many messages")
                return
            await hear(connection, message.get("text") or "")


class NoticeSocket:
    """/websocket/{userId}."""

    def __init__(self, plain: PlainSocket) -> None:
        self._plain = plain
        self._dialect = NoticeDialect()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        await self._plain.serve(scope, receive, send, self._dialect, self._hear, own_matches)

    async def _hear(self, connection: Connection, text: str) -> None:
        """A heart beat is answered to its sender alone; anything else is nobody's business."""
        if text in HEART_BEATS:
            connection.wire.push(HEART_BEAT_ANSWER)

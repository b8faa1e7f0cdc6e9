"""Socket.IO for our own web client.

The library speaks the protocol, the hub writes the events, which is several times faster.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any

import socketio
from redis.exceptions import RedisError
from socketio.exceptions import ConnectionRefusedError as Refusal

from schema.kit.clock import now
from server.kit.actor import AGREEMENT_DUE, FACTOR_DUE
from server.live.channel import Channel
from server.live.connection import Connection
from server.live.event import Event, strict_json
from server.live.handshake import Gate
from server.live.hub import Hub, Joined, Refused
from server.live.packet import EVENTS_IN, MALFORMED, LivePacket
from server.live.presence import Presence
from server.live.protocol import BATCH, LARGEST_MESSAGE, LiveProtocol, frame_text, wire_of
from server.live.rate_limit import RateLimit
from server.live.rights import ENTRY_DUE_CODE
from server.live.topic import key_of
from server.live.viewers import VIEWED_TOPICS, Viewers

log = logging.getLogger("guanjia.live")

MALFORMED_CODE = 4400
REFUSED_CODE = 4401
FLOOD_CODE = 4429
TRY_AGAIN_CODE = 1013
_KNOCK_SECONDS = 10.0
_BUSY_BYTES = 256 * 1024
_CLIENT_ID = re.compile(r"[\w.-]{1,64}")

Message = MutableMapping[str, Any]
_DUE = {
    AGREEMENT_DUE: "请先阅读并同意新的协议 | Please accept the new agreement first",
    FACTOR_DUE: "请先设置两步验证 | Please set up two-step verification first",
}


class SocketIoDialect:
    """One "event" message per event, framed once for all sockets of a topic."""

    def deliver(self, channel: Channel, event: Event, wires: Collection[LiveProtocol]) -> None:
        BATCH.push(frame_text(b'42["event",%b]' % event.encode(channel.name, channel.incarnation)), wires)

    def end_topic(self, connection: Connection, name: str, reason: str) -> None:
        connection.wire.push(b"42" + strict_json(["ended", {"topic": name, "id": reason}]))

    def end_session(self, connection: Connection) -> None:
        connection.wire.push(b'42["session",{"op":"revoked"}]')
        connection.wire.push(b"41")
        connection.wire.end(REFUSED_CODE, "session revoked")

    def change_rights(self, connection: Connection) -> None:
        connection.wire.push(b'42["session",{"op":"rights"}]')


class SocketIo:
    """The ASGI application at /socket.io; WebSocket transport only."""

    def __init__(self, hub: Hub, gate: Gate, presence: Presence, company: Viewers) -> None:
        self._hub = hub
        self._company = company
        self._gate = gate
        self._presence = presence
        self._dialect = SocketIoDialect()
        self._connections: dict[str, Connection] = {}
        self._server = socketio.AsyncServer(
            async_mode="asgi",
            transports=["websocket"],
            allow_upgrades=False,
            cors_allowed_origins="*",  # a token is proof enough; the cookie is checked against the origin in Gate
            serializer=LivePacket,
            async_handlers=False,
            max_http_buffer_size=LARGEST_MESSAGE,
            ping_interval=25,
            ping_timeout=20,
        )
        self._server.on("connect", self._connect)
        for name, handler in zip((*EVENTS_IN, MALFORMED), self._handlers(), strict=True):
            self._server.on(name, handler)

    def _handlers(self) -> tuple[Callable[..., Awaitable[None]], ...]:
        return self._subscribe, self._unsubscribe, self._where, self._present, self._attend, self._malformed

    async def stop(self) -> None:
        await self._server.shutdown()

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await _answer_http(send)
            return
        wire = wire_of(scope)
        deadline = asyncio.get_running_loop().call_later(_KNOCK_SECONDS, self._close_stranger, scope, wire)
        try:
            await self._server.handle_request(scope, _guarded(receive, wire, lambda: self._allows(scope)), send)
        finally:
            deadline.cancel()
            connection: Connection | None = scope.get("guanjia.connection")
            if connection is not None:
                self._connections.pop(connection.id, None)
                self._hub.leave(connection)
                await self._presence.closed(connection)

    def _allows(self, scope: Message) -> bool:
        connection: Connection | None = scope.get("guanjia.connection")
        return connection is None or self._hub.allows(connection)

    def _close_stranger(self, scope: Message, wire: LiveProtocol) -> None:
        if "guanjia.connection" not in scope:
            wire.end(REFUSED_CODE, "not authenticated")

    async def _connect(self, sid: str, environ: dict[str, Any], auth: Any) -> None:
        scope = environ["asgi.scope"]
        wire = wire_of(scope)
        auth = auth if isinstance(auth, dict) else {}
        token = auth.get("token")
        orders_seen = self._hub.rights.orders_seen
        try:
            by_token = isinstance(token, str) and token
            actor = await (self._gate.by_token(token) if by_token else self._gate.by_cookie(scope))
        except Exception:
            log.exception("a handshake failed")
            wire.end(TRY_AGAIN_CODE, "try again")  # a closed transport makes the client retry, a refusal does not
            raise
        if actor is None:
            asyncio.get_running_loop().call_later(0.5, wire.end, REFUSED_CODE, "not authenticated")
            raise Refusal("登录已失效，请重新登录 | Please sign in again", {"id": "session.invalid"})
        if (due := actor.entry_due) is not None:
            asyncio.get_running_loop().call_later(0.5, wire.end, ENTRY_DUE_CODE, due)
            raise Refusal(_DUE[due], {"id": due})
        if not await self._hub.admits(actor):
            wire.end(TRY_AGAIN_CODE, "too many sockets")
            raise Refusal("打开的页面过多，请关闭一些 | Too many open pages, close some", {"id": "sockets.many"})
        client_id, locale = auth.get("clientId"), auth.get("locale")
        client_id = client_id if isinstance(client_id, str) and _CLIENT_ID.fullmatch(client_id) else sid
        locale = locale if locale in ("zh", "en") else "zh"
        actor = actor.on_request(client_id=client_id, locale=locale, request_id=sid)
        connection = Connection(sid, actor, wire, self._dialect)
        scope["guanjia.connection"] = connection
        self._connections[sid] = connection
        self._hub.join(connection, orders_seen)
        await self._presence.opened(connection)

    async def _subscribe(self, sid: str, payload: dict[str, Any], ack: int | None) -> None:
        connection = self._connections.get(sid)
        topic, epoch, seq = payload.get("topic"), payload.get("epoch") or "", payload.get("seq") or 0
        if connection is None:
            return
        if not (isinstance(topic, str) and isinstance(epoch, str) and isinstance(seq, int) and 0 <= seq < 2**53):
            _acknowledge(connection, ack, {"ok": False, "id": "live.malformed", "message": "格式错误 | Malformed"})
            return
        await _wait_until_read(connection.wire)
        try:
            joined = await self._hub.subscribe(connection, topic, epoch[:64], seq)
        except Refused as refusal:
            _acknowledge(connection, ack, {"ok": False, "id": refusal.id, "message": refusal.message})
            return
        except Exception:
            log.exception("a subscription failed")
            _acknowledge(connection, ack, {"ok": False, "id": "live.failed", "message": "请稍后重试 | Please retry"})
            return
        if ack is not None:
            connection.wire.push(b"43%d[%b]" % (ack, _answer(joined)))
        joined.settle()

    async def _unsubscribe(self, sid: str, payload: dict[str, Any], ack: int | None) -> None:
        connection, topic = self._connections.get(sid), payload.get("topic")
        if connection is not None and isinstance(topic, str):
            await self._hub.unsubscribe(connection, topic)
            _acknowledge(connection, ack, {"ok": True})

    async def _where(self, sid: str, payload: dict[str, Any], ack: int | None) -> None:
        connection = self._connections.get(sid)
        if connection is not None:
            _acknowledge(connection, ack, {"time": int(now().timestamp() * 1000)})

    async def _present(self, sid: str, payload: dict[str, Any], ack: int | None) -> None:
        """Only at a record or a table that the socket is subscribed to."""
        connection, topic, field = self._connections.get(sid), payload.get("topic"), payload.get("field")
        if connection is None:
            return
        key = key_of(connection.actor.tenant_id, topic) if isinstance(topic, str) else ""
        if not key or not str(topic).startswith(VIEWED_TOPICS) or key not in connection.subscriptions:
            _acknowledge(connection, ack, {"ok": False, "id": "live.denied", "message": "没有权限 | Not allowed"})
            return
        try:
            place = field[:80] if isinstance(field, str) else None
            who = await self._company.present(connection, key, str(topic), place)
        except (RedisError, OSError, TimeoutError):
            _acknowledge(connection, ack, {"ok": False, "id": "live.failed", "message": "请稍后重试 | Please retry"})
            return
        _acknowledge(connection, ack, {"ok": True, "who": who})

    async def _attend(self, sid: str, payload: dict[str, Any], ack: int | None) -> None:
        """Whether somebody sits at this window."""
        connection = self._connections.get(sid)
        if connection is not None:
            await self._presence.attend(connection, away=payload.get("away") is True)
            _acknowledge(connection, ack, {"ok": True})

    async def _malformed(self, sid: str, *_: Any) -> None:
        connection = self._connections.get(sid)
        if connection is not None:
            connection.wire.end(MALFORMED_CODE, "malformed")


def _answer(joined: Joined) -> bytes:
    """The position, and the missed events as they were published, without decoding them."""
    channel = joined.channel
    head = {"ok": True, "topic": channel.name, "epoch": joined.wire_epoch, "seq": joined.seq, "resync": joined.resync}
    missed = b",".join(event.encode(channel.name, channel.incarnation) for event in joined.missed)
    return strict_json(head)[:-1] + b',"missed":[' + missed + b"]}"


def _acknowledge(connection: Connection, ack: int | None, answer: dict[str, Any]) -> None:
    if ack is not None:
        connection.wire.push(b"43%d" % ack + strict_json([answer]))


async def _wait_until_read(wire: LiveProtocol) -> None:
    """A client that has not yet read its last catch-up waits for its next one; nobody else does."""
    for _ in range(100):
        if wire.waiting_bytes() < _BUSY_BYTES:
            return
        await asyncio.sleep(0.05)


def _guarded(
    receive: Callable[[], Awaitable[Message]], wire: LiveProtocol, allows: Callable[[], bool]
) -> Callable[[], Awaitable[Message]]:
    """Lets only text of known kinds through to the library, and not too much of it."""
    meter = RateLimit()

    async def receive_guarded() -> Message:
        message = await receive()
        if message["type"] != "websocket.receive":
            return message
        text = message.get("text") or ""
        spoken = text in ("1", "3") or text.startswith(("40", "41", "42"))
        if spoken and meter.allows() and allows():
            return message
        wire.end(*((FLOOD_CODE, "too many messages") if spoken else (MALFORMED_CODE, "malformed")))
        return {"type": "websocket.disconnect", "code": 1008}

    return receive_guarded


async def _answer_http(send: Any) -> None:
    body = strict_json({"code": 3, "message": "WebSocket only"})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": body})

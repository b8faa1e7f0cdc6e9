"""The table socket of other clients of the family: /vxeSocket/{userId}/{pageId}, frames {type, data}.

A page id names one window, not one table; what two windows share is the table's key. So an edited row goes to those
sockets of the tenant that may subscribe to "grid/<table key>", which a domain must have declared.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

import orjson
from redis.exceptions import RedisError

from server.kit.actor import Actor
from server.kit.control import Whom
from server.live.channel import Channel
from server.live.connection import Connection
from server.live.event import Event, strict_json
from server.live.hub import Hub
from server.live.protocol import BATCH, LiveProtocol, frame_text
from server.live.publish import Publisher
from server.live.topic import Match, Topic, Topics, key_of
from server.live.websocket import ENDED_CODE, PlainSocket, Scope

GRID = "grid"
UPDATE = "update_vxe_table"
SEND = "common_send_date"
_ANSWER = strict_json({"type": "heart_beat", "data": True})
_LONGEST_KEY = 120
_MOST_ARGS = 20
HIDDEN = object()


Row = dict[str, Any]


async def _may(actor: Actor, table: str, row: Row) -> bool:
    return True


async def _whole(actor: Actor, table: str, row: Row) -> Row | None:
    return row


@dataclass(frozen=True, slots=True)
class TableRules:
    """`may_send(actor, table, row)`: whether the actor may change this row. `seen_by(actor, table, row)`: what of it the actor
    may see, None for nothing; asked only of those who may see the table."""

    may_send: Callable[[Actor, str, Row], Awaitable[bool]] = _may
    seen_by: Callable[[Actor, str, Row], Awaitable[Row | None]] = _whole


async def _always(actor: Actor, **_: str) -> bool:
    return True


_GRID_TOPIC = Topic(GRID, authorize=_always)


def _matches(actor: Actor) -> tuple[Match]:
    return (Match(_GRID_TOPIC, GRID, key_of(actor.tenant_id, GRID), {}),)


class GridDialect:
    """Writes a table event to those sockets that may see the table; that is asked once per socket and table.

    An edited row is cut to what its reader may see, one event of a socket after the other.
    """

    def __init__(self, topics: Topics, rules: TableRules) -> None:
        self._topics = topics
        self._rules = rules
        self._sight: dict[LiveProtocol, dict[str, asyncio.Task[bool]]] = {}
        self._last: dict[LiveProtocol, asyncio.Task[None]] = {}

    def deliver(self, channel: Channel, event: Event, wires: Collection[LiveProtocol]) -> None:
        content = event.content()
        if content["op"] not in (UPDATE, SEND):
            return
        subscriptions = channel.live.get(self, {})
        for wire in wires:
            subscription = subscriptions.get(wire)
            if subscription is not None:
                before = self._last.get(wire)
                self._last[wire] = asyncio.create_task(self._show(subscription.connection, content, before))

    async def _show(self, connection: Connection, content: dict[str, Any], before: "asyncio.Task[None] | None") -> None:
        if before is not None:
            await asyncio.wait((before,))
        table, frame = content["data"].get("table", ""), content["data"]["frame"]
        asked = self._sight.setdefault(connection.wire, {})
        if table not in asked:
            asked[table] = asyncio.create_task(self.sees(connection.actor, table))
        if not await asked[table]:
            return
        args = [await self._seen(connection.actor, table, part) for part in frame.get("args") or []]
        if any(part is HIDDEN for part in args):
            return
        frame = {**frame, "args": args}
        if not connection.gone:
            BATCH.push(frame_text(strict_json({"type": content["op"], "data": frame})), (connection.wire,))

    async def _seen(self, actor: Actor, table: str, part: Any) -> Any:
        """A row as its reader may see it; HIDDEN where they may not see it at all."""
        if not isinstance(part, dict):
            return part
        row = await self._rules.seen_by(actor, table, part)
        return HIDDEN if row is None else row

    async def sees(self, actor: Actor, table: str) -> bool:
        match = await self._topics.find(f"{GRID}/{table}", actor)
        return match is not None and await match.allows(actor)

    async def may_send(self, actor: Actor, table: str, row: Row) -> bool:
        return await self.sees(actor, table) and await self._rules.may_send(actor, table, row)

    def close(self, wire: LiveProtocol) -> None:
        self.forget(wire)
        waiting = self._last.pop(wire, None)
        if waiting is not None:
            waiting.cancel()

    def forget(self, wire: LiveProtocol) -> None:
        for asked in self._sight.pop(wire, {}).values():
            asked.cancel()

    def end_topic(self, connection: Connection, name: str, reason: str) -> None:
        connection.wire.end(ENDED_CODE, reason)

    def end_session(self, connection: Connection) -> None:
        connection.wire.end(ENDED_CODE, "session revoked")

    def change_rights(self, connection: Connection) -> None:
        """These clients show no menu."""


class GridSocket:
    """/vxeSocket/{userId}/{pageId}."""

    def __init__(self, plain: PlainSocket, topics: Topics, publisher: Publisher, rules: TableRules) -> None:
        self._plain = plain
        self._publisher = publisher
        self._dialect = GridDialect(topics, rules)

    @property
    def hub(self) -> Hub:
        return self._plain.hub

    def forget_rights(self, whom: Whom) -> None:
        """What a socket may see is asked again after its rights were looked at."""
        for connection in self.hub.connections.values():
            if whom.includes(connection.actor):
                self._dialect.forget(connection.wire)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        try:
            await self._plain.serve(scope, receive, send, self._dialect, self._hear, _matches)
        finally:
            wire = scope.get("extensions", {}).get("guanjia.wire")
            if wire is not None:
                self._dialect.close(wire)

    async def _hear(self, connection: Connection, text: str) -> None:
        try:
            message = orjson.loads(text)
        except orjson.JSONDecodeError:
            return
        if not isinstance(message, dict):
            return
        if message.get("type") == "heart_beat":
            connection.wire.push(_ANSWER)
        elif message.get("type") == UPDATE:
            await self._relay(connection, UPDATE, _read_update(message.get("data")))
        elif message.get("type") == SEND:
            await self._relay(connection, SEND, _read_call(message.get("data")))

    async def _relay(self, connection: Connection, op: str, frame: dict[str, Any] | None) -> None:
        """What a window tells those that show the same table, taken apart and built anew; only from somebody who may see the table
        and change each row that is in it."""
        if frame is None:
            return
        actor, table = connection.actor, frame["socketKey" if op == UPDATE else "key"]
        rows = [part for part in frame["args"] if isinstance(part, dict)]
        if not await self._dialect.sees(actor, table):
            return
        for row in rows:
            if not await self._dialect.may_send(actor, table, row):
                return
        try:
            await self.send(actor.tenant_id, table, op, frame)
        except (RedisError, OSError, TimeoutError):
            return  # a hint among editors; the row itself is saved through the API

    async def send(self, tenant_id: int, table: str, op: str, frame: dict[str, Any]) -> None:
        """`send(t, "orders", SEND, {"key": …, "args": […]})` calls the handlers that windows bound to a key."""
        await self._publisher.publish_now(tenant_id, GRID, op, {"table": table, "frame": frame}, log_size=0)


def _read_call(data: Any) -> dict[str, Any] | None:
    """{key, args}: handlers are bound to the key of a table; plain values and rows are passed on, nothing deeper."""
    if not isinstance(data, dict):
        return None
    key, args = data.get("key"), data.get("args", [])
    if not isinstance(key, str) or not 0 < len(key) <= _LONGEST_KEY:
        return None
    if not isinstance(args, list) or len(args) > _MOST_ARGS or any(isinstance(part, list) for part in args):
        return None
    return {"key": key, "args": args}


def _read_update(data: Any) -> dict[str, Any] | None:
    if not isinstance(data, dict):
        return None
    table, args = data.get("socketKey"), data.get("args")
    if not isinstance(table, str) or not 0 < len(table) <= _LONGEST_KEY:
        return None
    if not isinstance(args, list) or len(args) != 2 or not isinstance(args[0], dict) or not isinstance(args[1], str):
        return None
    return {"socketKey": table, "args": [args[0], args[1][:_LONGEST_KEY]]}

"""The socket of these clients, /chat/websocket/{username}: says what is new, takes {reciveuserid, msgtype, sendtext}.

What is not of that form, or not allowed, is passed over in silence, as these clients expect, and counted.
"""

import re
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

import orjson

from schema.kit.errors import AppError
from server.chat.wire.again import Again
from server.chat.wire.text import TextMessage, decode
from server.chat.wire.whole import WholeMessages
from server.chat.wire.window import TRY_AGAIN_CODE, Window
from server.kit.actor import Actor
from server.kit.outage import is_outage
from server.live.channel import Channel
from server.live.connection import Connection
from server.live.event import Event
from server.live.hub import SLOW_CODE, SLOW_REASON
from server.live.protocol import LiveProtocol
from server.live.topic import Match
from server.live.websocket import ENDED_CODE, HEART_BEAT_ANSWER, HEART_BEATS, Named, PlainSocket, Scope

LONGEST_NAME = 80
_CLIENT_ID = re.compile(r"[\w.-]{1,40}")


@dataclass(frozen=True, slots=True)
class Outgoing:
    """What a client says; `client_id` where it gave one."""

    receiver: str
    msgtype: int
    text: str
    said: TextMessage
    client_id: str | None


Store = Callable[[Actor, Outgoing, Again], Awaitable[None]]


def read_outgoing(text: str, actor: Actor) -> Outgoing | None:
    """None for what is malformed, and for words put into another's mouth."""
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    if not isinstance(message, dict):
        return None
    receiver, msgtype, client_id = message.get("reciveuserid"), message.get("msgtype"), message.get("clientId")
    said = decode(message.get("sendtext"), msgtype)
    if said is None or said.sender not in (actor.username, actor.realname, str(actor.user_id)):
        return None
    if not isinstance(receiver, str) or not 0 < len(receiver) <= LONGEST_NAME:
        return None
    if client_id is not None and not (isinstance(client_id, str) and _CLIENT_ID.fullmatch(client_id)):
        return None
    return Outgoing(receiver, int(said.kind != "text"), message["sendtext"], said, client_id)


class ChatDialect:
    """Hands events to the window of each socket."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._windows: dict[LiveProtocol, Window] = {}
        self._whole = WholeMessages()

    async def open(self, connection: Connection) -> None:
        window = self._windows[connection.wire] = Window(connection, self._prefix, self._whole)
        await window.open()

    def close(self, wire: LiveProtocol) -> None:
        window = self._windows.pop(wire, None)
        if window is not None:
            window.close()

    def deliver(self, channel: Channel, event: Event, wires: Collection[LiveProtocol]) -> None:
        content = event.content()
        for wire in wires:
            window = self._windows.get(wire)
            if window is not None and not window.take(content):
                wire.end(SLOW_CODE, SLOW_REASON)

    def end_topic(self, connection: Connection, name: str, reason: str) -> None:
        connection.wire.end(ENDED_CODE, reason)

    def end_session(self, connection: Connection) -> None:
        connection.wire.end(ENDED_CODE, "session revoked")

    def change_rights(self, connection: Connection) -> None:
        """These clients show no menu."""


def _is_named_by_username(actor: Actor, named: Named) -> bool:
    return actor.username == named["username"]


class ChatSocket:
    """`malformed` and `refused` count since the process began; `inbox` gives the topic of a person's messages."""

    def __init__(self, plain: PlainSocket, prefix: str, inbox: Callable[[Actor], Match], store: Store) -> None:
        self._plain = plain
        self._inbox = inbox
        self._store = store
        self._dialect = ChatDialect(prefix)
        self.malformed = 0
        self.refused = 0

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        again = Again()

        async def hear(connection: Connection, text: str) -> None:
            await self._hear(connection, text, again)

        try:
            await self._plain.serve(
                scope,
                receive,
                send,
                self._dialect,
                hear,
                lambda actor: (self._inbox(actor),),
                owns=_is_named_by_username,
                prepare=self._dialect.open,
            )
        finally:
            wire = scope.get("extensions", {}).get("guanjia.wire")
            if wire is not None:
                self._dialect.close(wire)

    async def _hear(self, connection: Connection, text: str, again: Again) -> None:
        if text in HEART_BEATS:
            connection.wire.push(HEART_BEAT_ANSWER)
            return
        outgoing = read_outgoing(text, connection.actor)
        if outgoing is None:
            self.malformed += 1
            return
        try:
            await self._store(connection.actor, outgoing, again)
        except AppError:
            self.refused += 1
        except Exception as error:
            if not is_outage(error):
                raise
            connection.wire.end(TRY_AGAIN_CODE, "try again")  # it knows then that it has to say it again

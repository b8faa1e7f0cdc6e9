"""The window of one open socket of these clients: it sends what is new in order and once, and reads what an outage of the bus lost."""

import asyncio
import logging
from typing import Any

from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError
from server.chat.bodies import PageQuery
from server.chat.history import page_of
from server.chat.read import reader
from server.chat.shapes import Shape
from server.chat.wire.again import MARK
from server.chat.wire.line import GROUP, changed_line, line_of
from server.chat.wire.whole import WholeMessages
from server.kit.outage import is_outage
from server.live.connection import Connection
from server.live.event import strict_json

log = logging.getLogger("guanjia.chat")
MOST_WAITING = 500
TRY_AGAIN_CODE = 1013
_PAGE = 50
_MOST_TOLD = 500
_POSITIONS = """
SELECT c.id, c.last_seq, CASE c.kind WHEN '1' THEN (SELECT u.username FROM chat_member o JOIN sys_user u ON u.id = o.user_id
  WHERE o.conversation_id = c.id AND o.user_id <> $1 LIMIT 1) END AS peer
FROM chat_member m JOIN chat_conversation c ON c.id = m.conversation_id AND c.del_flag = 0
WHERE m.user_id = $1 AND m.tenant_id = $2
"""
_BEFORE = "SELECT coalesce(max(seq), 0) AS seq FROM chat_message WHERE conversation_id = $1 AND sent_at < $2"

Content = dict[str, Any]


class Window:
    """`seen`: conversation -> place of the last message told. Events wait in a queue, since looking something up takes time."""

    def __init__(self, connection: Connection, prefix: str, whole: WholeMessages) -> None:
        self._connection = connection
        self._whole = whole
        self._prefix = prefix
        self._opened = now()
        self._seen: dict[int, int] = {}
        self._names: dict[int, str] = {}
        self._told: dict[str, str] = {}
        self._waiting: asyncio.Queue[Content] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Reads where everything stands; the first look after the socket is on its topic misses nothing."""
        try:
            self._seen = await self._read_positions()
        except Exception as error:
            self._give_up(error)
            return
        self._task = asyncio.create_task(self._run())

    def take(self, content: Content) -> bool:
        """False when the client is too far behind."""
        try:
            self._waiting.put_nowait(content)
        except asyncio.QueueFull:
            return False
        return True

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        try:
            await self._catch_up()
            while True:
                await self._show(await self._waiting.get())
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        """What cannot be read ends the socket: the client comes back and reads again."""
        if not is_outage(error):
            log.error("a chat socket failed", exc_info=error)
        self._connection.wire.end(TRY_AGAIN_CODE, "try again")

    async def _read_positions(self) -> dict[int, int]:
        actor = self._connection.actor
        rows = await reader()(_POSITIONS, actor.user_id, actor.tenant_id)
        self._names |= {row["id"]: row["peer"] or f"{GROUP}{row['id']}" for row in rows}
        return {row["id"]: row["last_seq"] for row in rows}

    async def _show(self, content: Content) -> None:
        data = content.get("data") or {}
        if content["op"] == "resync":
            await self._catch_up()
        elif content["op"] == "message":
            await self._hear(data["message"], content["client"])
        elif content["op"] == "change":
            await self._hear_change(data["message"])
        elif content["op"] == "left":
            self._seen.pop(int(data["conversationId"]), None)

    async def _hear(self, message: Shape, client: str) -> None:
        conversation, seq = int(message["conversationId"]), message["seq"]
        known = self._seen.get(conversation, seq - 1)
        if seq > known + 1:
            await self._read_on(conversation, known)
        elif seq == known + 1:
            # Who says something is not told it again, unless they gave it an id: then this is the acknowledgement.
            echo = client == self._connection.actor.client_id and message["clientId"].startswith(MARK)
            await self._tell(await self._whole.read(message), silently=echo)

    async def _hear_change(self, message: Shape) -> None:
        """Taken back or edited since this window is open; other changes do not show in this form."""
        if message["seq"] > self._seen.get(int(message["conversationId"]), 0):
            return
        moment = message["recalledAt"] or message["editedAt"]
        if moment is not None and (message["id"] in self._told or moment >= to_wire(self._opened)):
            whole = await self._whole.read(message)
            await self._tell(whole, change="recalled" if whole["recalledAt"] else "edited")

    async def _tell(self, message: Shape, *, silently: bool = False, change: str = "") -> None:
        conversation = int(message["conversationId"])
        if conversation not in self._names:
            await self._read_positions()
        line = line_of(
            message, self._connection.actor, self._names.get(conversation, f"{GROUP}{conversation}"), self._prefix
        )
        if change and self._told.get(message["id"]) == line["sendtext"]:
            return
        self._told.pop(message["id"], None)
        self._told[message["id"]] = line["sendtext"]
        while len(self._told) > _MOST_TOLD:
            del self._told[next(iter(self._told))]
        self._seen[conversation] = max(self._seen.get(conversation, 0), message["seq"])
        if not silently:
            is_last = message["seq"] >= self._seen[conversation]
            told = line if not change else {**line, "change": change} if is_last else changed_line(line, change)
            self._connection.wire.push(strict_json(told))

    async def _catch_up(self) -> None:
        for conversation, last in (await self._read_positions()).items():
            known = self._seen.get(conversation)
            if known is None:
                known = (await reader()(_BEFORE, conversation, self._opened))[0]["seq"]
                self._seen[conversation] = known
            if known < last:
                await self._read_on(conversation, known)

    async def _read_on(self, conversation: int, known: int) -> None:
        while True:
            query = PageQuery(conversation_id=str(conversation), after=known, limit=_PAGE)
            try:
                page = await page_of(self._connection.actor, query)
            except AppError:
                return  # no longer theirs to read
            for message in page["messages"]:
                await self._tell(message)
                known = message["seq"]
            if not page["hasAfter"] or not page["messages"]:
                return

"""A browser window without the browser: one Socket.IO connection, topics joined with their position, state that follows.

The rules of numbers are those of web/src/live/topic.ts: doubles are dropped, a gap or another epoch asks the server
again, and `resync` reads the state anew.
"""

import asyncio
import contextlib
import random
from itertools import count
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.caller import Caller
from tests.faults.replica import Replica

LOST = (OSError, WebSocketException, TimeoutError)


class Screen:
    """Follows replicas over one socket; when it is lost the next address is tried, as a load balancer would send it."""

    def __init__(self, caller: Caller, addresses: list[str], *replicas: Replica, locale: str = "zh") -> None:
        self.caller = caller
        self.addresses = addresses
        self.replicas = {replica.topic: replica for replica in replicas}
        self.online = asyncio.Event()
        self.online.set()
        self.joins = 0
        self.connections = 0
        self.failures: list[BaseException | None] = []
        self._locale = locale
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._socket: ClientConnection | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._later(self._live())

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failures.append(task.exception())

    async def go_offline(self) -> None:
        """The network of this window is gone."""
        self.online.clear()
        if self._socket is not None:
            self._socket.transport.abort()

    def go_online(self) -> None:
        self.online.set()

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _live(self) -> None:
        """Reconnects for ever, with the pauses of the web client."""
        turn = 0
        while True:
            await self.online.wait()
            address = self.addresses[turn % len(self.addresses)]
            turn += 1
            with contextlib.suppress(*LOST):
                await self._visit(address)
            for replica in self.replicas.values():
                replica.lose()
            self._asked.clear()
            await asyncio.sleep(random.uniform(0.1, 0.4))

    async def _visit(self, address: str) -> None:
        url = address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        async with connect(url, compression=None, max_size=None, open_timeout=5, close_timeout=1) as socket:
            self._socket = socket
            async with asyncio.timeout(10):
                assert str(await socket.recv()).startswith("0{")
                greeting = {"token": self.caller.token, "clientId": self.caller.client_id, "locale": self._locale}
                await socket.send("40" + orjson.dumps(greeting).decode())
                answer = str(await socket.recv())
            if not answer.startswith("40"):
                raise AssertionError(f"refused: {answer}")
            self.caller.address = address
            self.connections += 1
            for replica in self.replicas.values():
                self._join(socket, replica)
            async for text in socket:
                self._take(socket, str(text))

    def _take(self, socket: ClientConnection, text: str) -> None:
        if text == "2":
            self._later(_send(socket, "3"))
        elif text.startswith("43"):
            number, _, rest = text[2:].partition("[")
            asked = self._asked.pop(int(number), None)
            if asked is not None and not asked.done():
                asked.set_result(orjson.loads("[" + rest)[0])
        elif text.startswith("42"):
            name, payload = orjson.loads(text[2:])
            if name == "event" and payload["topic"] in self.replicas:
                self._carry(socket, self.replicas[payload["topic"]], "take", payload)
            elif name == "ended" or (name == "session" and payload["op"] != "rights"):
                raise AssertionError(f"{name}: {payload}")

    def _join(self, socket: ClientConnection, replica: Replica) -> None:
        replica.joining = True
        self.joins += 1
        self._later(self._ask_to_join(socket, replica))

    async def _ask_to_join(self, socket: ClientConnection, replica: Replica) -> None:
        number = next(self._numbers)
        answered = self._asked[number] = asyncio.get_running_loop().create_future()
        asked = {"topic": replica.topic, **({"epoch": replica.epoch, "seq": replica.seq} if replica.epoch else {})}
        await _send(socket, f"42{number}" + orjson.dumps(["subscribe", asked]).decode())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(8):
                answer = await answered
            if answer["ok"]:
                self._carry(socket, replica, "join", answer)
                return
            assert answer["id"] == "live.failed", answer
            await asyncio.sleep(1)
        if self._socket is socket and socket.close_code is None:
            self._join(socket, replica)

    def _carry(self, socket: ClientConnection, replica: Replica, step: str, news: dict[str, Any]) -> None:
        getattr(replica, step)(news)
        if replica.rejoin:
            replica.rejoin = False
            self._join(socket, replica)
        if replica.wanted and not replica.reading:
            replica.reading = True
            self._later(self._read(replica))

    async def _read(self, replica: Replica) -> None:
        """Reads until what was read is newer than the last wish; failures are tried again."""
        try:
            while replica.wanted:
                replica.wanted, replica.during = False, []
                try:
                    fresh = await replica.fetch(self.caller)
                except (httpx.HTTPError, AssertionError):
                    replica.wanted = True
                    await asyncio.sleep(0.3)
                    continue
                replica.replace(fresh)
                replica.reads += 1
        finally:
            replica.reading, replica.during = False, None


async def _send(socket: ClientConnection, text: str) -> None:
    with contextlib.suppress(*LOST):
        await socket.send(text)

"""A browser page as the server sees it: a Socket.IO client that keeps what it hears."""

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 15.0


async def until(holds: Callable[[], Any], what: str = "it", seconds: float = PATIENCE) -> Any:
    """Waits for a condition; the time is only how long a broken test takes to fail."""
    deadline = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < deadline:
        found = holds()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


class Page:
    """Connect with `open_page`; `events` are in the order of arrival."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []
        self.others: list[list[Any]] = []
        self.answers: dict[int, asyncio.Future[Any]] = {}
        self.close_code: int | None = None
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self._take(text)
        except ConnectionClosed:
            pass
        self.close_code = self.socket.close_code
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(f"closed with {self.close_code}"))

    def _take(self, text: str) -> None:
        if text.startswith("43"):
            number, _, rest = text[2:].partition("[")
            self.answers.pop(int(number)).set_result(orjson.loads("[" + rest)[0])
        elif text.startswith("42"):
            message = orjson.loads(text[2:])
            if message[0] == "event":
                self.events.append(message[1])
            else:
                self.others.append(message)
        elif not text.startswith(("2", "41")):
            raise AssertionError(text)

    async def ask(self, event: str, payload: dict[str, Any]) -> dict[str, Any]:
        number = len(self.answers) + id(payload) % 1000 * 1000
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(f"42{number}" + orjson.dumps([event, payload]).decode())
        return await asyncio.wait_for(answer, PATIENCE)

    async def subscribe(self, topic: str, epoch: str = "", seq: int = 0) -> dict[str, Any]:
        return await self.ask("subscribe", {"topic": topic, "epoch": epoch, "seq": seq})

    async def hears(self, count: int) -> list[dict[str, Any]]:
        await until(lambda: len(self.events) >= count, f"{count} events, has {len(self.events)}")
        return self.events

    async def is_closed(self) -> int | None:
        await until(self.task.done, "the end of the socket")
        return self.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self.task


async def open_page(
    port: int, token: str | None = "ann", *, client: str = "", headers: dict[str, str] | None = None
) -> Page:
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(url, compression=None, max_size=None, additional_headers=headers)
    assert str(await socket.recv()).startswith("0{")
    await socket.send("40" + orjson.dumps({"token": token, "clientId": client, "locale": "zh"}).decode())
    answer = str(await socket.recv())
    if not answer.startswith("40"):
        await socket.close()
        raise PermissionError(answer)
    return Page(socket)

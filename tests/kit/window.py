"""A running server of the application under test, for tests that need real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 15.0


@asynccontextmanager
async def listening(app: Starlette) -> AsyncIterator[int]:
    """The port of a server for an application that is already started."""
    protocols = {"http": "server.http.protocol:HttpProtocol", "ws": "server.live.protocol:LiveProtocol"}
    config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, proxy_headers=False, **protocols)  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


class NoticeWindow:
    """A plain notice socket that remembers what it heard."""

    def __init__(self, client: ClientConnection) -> None:
        self._client = client
        self.heard: list[dict[str, Any]] = []
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self._client:
                self.heard.append(json.loads(text))
        except ConnectionClosed:
            return

    @property
    def closed(self) -> bool:
        return self._task.done()

    async def beat(self) -> None:
        """Waits for an answer: what was sent before has arrived."""
        await self._client.send("HeartBeat")
        await until(lambda: any(frame["cmd"] == "heartcheck" for frame in self.heard))
        self.heard = [frame for frame in self.heard if frame["cmd"] != "heartcheck"]


@asynccontextmanager
async def notice_window(port: int, user_id: int, token: str) -> AsyncIterator[NoticeWindow]:
    address = f"ws://127.0.0.1:{port}/websocket/{user_id}"
    async with connect(address, additional_headers={"X-Access-Token": token}) as client:
        window = NoticeWindow(client)
        await window.beat()
        yield window


async def until(holds: Callable[[], bool]) -> None:
    """Waits for something to become true; gives up after a while."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.01)

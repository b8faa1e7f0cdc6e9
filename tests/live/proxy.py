"""A road to Redis with a fault: subscribers can be made deaf while their connections stay open."""

import asyncio
from contextlib import suppress


class Road:
    """Passes bytes both ways; `mute()` swallows what Redis says to those that have subscribed so far."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._subscribers: set[asyncio.StreamWriter] = set()
        self._muted: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    def mute(self) -> int:
        self._muted |= self._subscribers
        return len(self._muted)

    def close(self) -> None:
        self._server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        await asyncio.gather(self._up(reader, back, writer), self._down(there, writer))

    async def _up(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, client: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if b"SUBSCRIBE" in data:
                    self._subscribers.add(client)
                sink.write(data)
        sink.close()

    async def _down(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if sink not in self._muted:
                    sink.write(data)
        sink.close()

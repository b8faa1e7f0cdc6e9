"""Bytes to a running server and what comes back, for requests that no HTTP client would send."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import orjson

PATIENCE = 20.0


@dataclass
class Answer:
    """`closed`: the server ended the connection after it. Status 0: nothing was said."""

    status: int
    headers: dict[str, str]
    body: bytes
    closed: bool

    @property
    def said(self) -> dict[str, Any]:
        return dict(orjson.loads(self.body))


class Line:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> bool:
        """False once the other side is gone."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except (ConnectionError, OSError):
            return False
        return True

    async def answer(self) -> Answer:
        """The next response, as its length says; waits for the end of the connection where that was announced."""
        async with asyncio.timeout(PATIENCE):
            head = await self._head()
            if not head:
                return Answer(0, {}, b"", True)
            lines = head.decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:] if line)
            }
            body = await self._reader.readexactly(int(headers.get("content-length", 0)))
            closed = headers.get("connection") == "close" and await self.ended()
        return Answer(int(lines[0].split()[1]), headers, body, closed)

    async def _head(self) -> bytes:
        try:
            return await self._reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def rest(self, seconds: float = PATIENCE) -> bytes:
        """All that comes until the server closes, or until it has been silent for so long."""
        found = b""
        with suppress(ConnectionError, TimeoutError):
            while piece := await asyncio.wait_for(self._reader.read(1 << 16), seconds):
                found += piece
        return found

    async def ended(self) -> bool:
        """Waits until the server has closed."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self._reader.read() == b""
            except ConnectionError:
                return True


@asynccontextmanager
async def line_to(port: int, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), limit=1 << 24)
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


async def ask(port: int, data: bytes) -> Answer:
    async with line_to(port) as line:
        await line.send(data)
        return await line.answer()


def head(method: str, path: str, *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: guanjia.test", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")

"""The floor: a bare asyncio server that writes one ready frame to every socket."""

import asyncio
import base64
import hashlib
import re
import sys
from typing import cast

import uvloop

from server.live.protocol import frame_text

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Socket(asyncio.Protocol):
    """Answers the handshake, then ignores what it hears."""

    def __init__(self, open_sockets: set[asyncio.Transport]) -> None:
        self._open = open_sockets
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        found = re.search(rb"Sec-WebSocket-Key: (\S+)", data, re.IGNORECASE)
        if found is None:
            return
        proof = base64.b64encode(hashlib.sha1(found[1] + _GUID).digest())
        head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(head + b"Sec-WebSocket-Accept: " + proof + b"\r\n\r\n")
        self._open.add(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.discard(self.transport)


async def main(port: int, control_port: int, text: str) -> None:
    loop = asyncio.get_running_loop()
    sockets: set[asyncio.Transport] = set()
    frame = frame_text(text.encode())

    async def control(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        while lines := await reader.read(4096):
            for _line in range(lines.count(b"\n")):
                for transport in sockets:
                    transport.write(frame)

    await loop.create_server(lambda: Socket(sockets), "127.0.0.1", port, backlog=2048)
    await asyncio.start_server(control, "127.0.0.1", control_port)
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))

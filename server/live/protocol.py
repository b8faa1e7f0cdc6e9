"""uvicorn's WebSocket protocol plus a lane that writes ready frames straight to the transport.

Name it in the run configuration: `ws="server.live.protocol:LiveProtocol"`. An application finds it in
`scope["extensions"]["guanjia.wire"]`.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from server.kit.addresses import is_trusted
from server.kit.connection_limit import CONNECTIONS

WIRE = "guanjia.wire"
LARGEST_MESSAGE = 64 * 1024
WAITING_BYTES = 1024 * 1024
_FAREWELL_SECONDS = 2.0
_RECEIVE_BYTES = 16 * 1024
"""Asked of the kernel for each socket: what one of them sends ahead is not read, and parsed, in one turn of the loop."""
_HANDSHAKES_A_TURN = 1


def frame_text(payload: bytes) -> bytes:
    """One unmasked, uncompressed WebSocket text frame: legal on every socket, so it serves them all."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def wire_of(scope: Mapping[str, Any]) -> "LiveProtocol":
    """The socket under an ASGI scope."""
    wire = scope.get("extensions", {}).get(WIRE)
    if wire is None:
        raise RuntimeError('sockets need uvicorn to run with ws="server.live.protocol:LiveProtocol"')
    return cast(LiveProtocol, wire)


class LiveProtocol(WebSocketsSansIOProtocol):
    """Frames pushed within one loop turn leave in one write; the library's own packets keep their place among them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.max_message_size = LARGEST_MESSAGE
        self._overflow: Callable[[], None] | None = None
        self._line = ""
        self._after_close = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if (connection := transport.get_extra_info("socket")) is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BYTES)
        if self.client and not is_trusted(self.client[0]):
            self._line = self.client[0]
            CONNECTIONS.hold(self._line)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._line:
            CONNECTIONS.release(self._line)
        super().connection_lost(exc)
        # A protocol is a circle of references, which is collected much later: what nobody will read goes at once.
        self.conn.reader.discard()
        self.frames = []

    def data_received(self, data: bytes) -> None:
        """Whoever goes on talking after the goodbye is cut off, unread."""
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > LARGEST_MESSAGE:
                self.transport.abort()
                return
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """When it is its turn; whoever speaks meanwhile is not read."""
        self.transport.pause_reading()
        HANDSHAKES.wait(partial(self._shake_hands, event))

    def _shake_hands(self, event: Request) -> None:
        if not (self.disconnected or self.transport.is_closing()):
            self.transport.resume_reading()
            super().handle_connect(event)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the socket; the library would write a stack into the log for it."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:
                    self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Who speaks before the handshake has ended is cut off; there is no closing frame yet."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[WIRE] = self
        try:
            await super().run_asgi()
        finally:
            while not self.queue.empty():
                self.queue.get_nowait()

    def attach(self, overflow: Callable[[], None], limit: int = WAITING_BYTES) -> None:
        """Bounds what may wait for a client that reads too slowly; `overflow` is called when it is more."""
        self._overflow = overflow
        self.transport.set_write_buffer_limits(high=limit)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._overflow is not None:
            overflow, self._overflow = self._overflow, None
            self.loop.call_soon(overflow)

    async def send(self, message: ASGISendEvent) -> None:
        BATCH.flush()
        await super().send(message)

    def push(self, payload: bytes) -> None:
        """Sends one text message to this client alone, after all that was pushed before."""
        BATCH.flush()
        self.write(frame_text(payload))

    def write(self, data: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(data)

    def waiting_bytes(self) -> int:
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    def end(self, code: int, reason: str) -> None:
        """Closes with a code; a client that does not answer is cut off, so that its buffer is freed."""
        BATCH.flush()
        if self.close_sent or self.disconnected or self.transport.is_closing() or not self.handshake_complete:
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(_FAREWELL_SECONDS, self.transport.abort)


class Handshakes:
    """Sockets that come together are let in one by one, one in each turn of the loop, so that calls are answered between them."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, shake_hands: Callable[[], None]) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        self._waiting.append(shake_hands)

    def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(min(_HANDSHAKES_A_TURN, len(self._waiting))):
            loop.call_soon(self._waiting.popleft())
        if self._waiting:
            loop.call_soon(self._let_in)


class Batch:
    """What was pushed in this turn of the loop. Frames for the same set of sockets leave as one write each.

    Whoever changes such a set flushes first, so that nobody gets what was pushed before they came.
    """

    def __init__(self) -> None:
        self._groups: dict[int, tuple[Collection[LiveProtocol], list[bytes]]] = {}

    def push(self, frame: bytes, wires: Collection[LiveProtocol]) -> None:
        """Gives one ready frame to many sockets; it is written at the end of the turn."""
        if not self._groups:
            asyncio.get_running_loop().call_soon(self.flush)
        group = self._groups.get(id(wires))
        if group is None:
            self._groups[id(wires)] = (wires, [frame])
        else:
            group[1].append(frame)

    def flush(self) -> None:
        if not self._groups:
            return
        groups, self._groups = self._groups, {}
        for wires, frames in groups.values():
            data = frames[0] if len(frames) == 1 else b"".join(frames)
            for wire in wires:
                wire.write(data)


BATCH = Batch()
HANDSHAKES = Handshakes()

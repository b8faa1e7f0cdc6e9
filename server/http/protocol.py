"""uvicorn's HTTP protocol with limits of its own: the parser below it has none for headers, time or connections.

Name it in the run configuration: `http="server.http.protocol:HttpProtocol"`. What it refuses gets one clear answer and
the connection is closed: 400, 408, 429, 431.
"""

import asyncio
from asyncio import TimerHandle
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from schema.kit.errors import AppError
from server.http.envelope import failure
from server.http.proxies import TooManyLines
from server.kit.addresses import is_trusted
from server.kit.connection_limit import CONNECTIONS
from server.settings import get_settings

FAREWELL_SECONDS = 2.0
"""So long a refused sender is read on without effect, so that the answer arrives before the connection ends."""


class BadRequest(AppError):
    status = 400
    default_id = "request.broken"
    default_message = "请求格式不正确 | The request is malformed"


class HeadTooLarge(AppError):
    status = 431
    default_id = "request.head"
    default_message = "请求地址与请求头过长 | Address and headers are too long"


class TooSlow(AppError):
    status = 408
    default_id = "request.slow"
    default_message = "请求发送过慢，连接已关闭 | The request came too slowly; the connection was closed"


class _Parting:
    """The transport as a response sees it: its end waits for what the client is still sending."""

    def __init__(self, protocol: "HttpProtocol") -> None:
        self._protocol = protocol
        self._transport = protocol.transport
        self.is_closing = protocol.transport.is_closing

    def write(self, data: bytes) -> None:
        """Whoever has gone gets nothing, and that is no error of ours."""
        if not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        self._protocol.close_after_answer()


class HttpProtocol(HttpToolsProtocol):
    """One connection. A request's head is its address and headers; limits of bodies by size are `server.http.limits`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = get_settings()
        self._line = ""
        self._why: AppError = BadRequest()
        self._in_head, self._in_body, self._parting = True, False, False
        self._began, self._ended = False, False
        self._head_told, self._head_fed, self._body_fed = 0, 0, 0
        self._timer: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and not is_trusted(address):
            if not CONNECTIONS.take(address):
                self._refuse(TooManyLines())
                return
            self._line = address
        self._wait(self._limits.header_seconds, self._end_late_head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        if self._line:
            CONNECTIONS.release(self._line)
            self._line = ""

    def data_received(self, data: bytes) -> None:
        if self._parting:
            return
        self._began = self._ended = False
        super().data_received(data)
        if self._parting or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_head:
            # Of a piece that holds the end of another request too, nobody knows how much is of this one.
            self._head_fed += 0 if self._began and self._ended else len(data)
            if self._head_fed > self._limits.header_bytes:
                self._refuse(HeadTooLarge())
            elif self._timer is None:
                self._wait(self._limits.header_seconds, self._end_late_head)
        elif self._in_body and self._timer is None:
            self._wait(self._limits.body_grace_seconds, self._check_rate)

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        self._release()
        super().handle_websocket_upgrade()

    # What the parser tells

    def on_message_begin(self) -> None:
        self._began, self._in_head = True, True
        self._head_told = self._head_fed = self._body_fed = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also called for what follows a body in pieces; nobody here reads such trailers."""
        self._count_head(len(name) + len(value) + 4)
        if self._in_head:
            super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head_told += size
        if self._head_told > self._limits.header_bytes:
            self._why = HeadTooLarge()
            raise ValueError("the head is too large")

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        self._rest()
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycle.transport = cast(Any, _Parting(self))

    def on_body(self, body: bytes) -> None:
        self._body_fed += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._ended, self._in_body = True, False
        self._rest()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self._parting:
            super().on_response_complete()

    # Time

    def _wait(self, seconds: float, then: Any) -> None:
        self._rest()
        self._timer = self.loop.call_later(seconds, then)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_late_head(self) -> None:
        """A connection that was opened and never used ends without a word."""
        self._timer = None
        if self._head_fed or self._head_told:
            self._refuse(TooSlow())
        else:
            self.transport.close()

    def _check_rate(self) -> None:
        """Only what the client leaves undone counts, not a time in which nobody here wanted to read."""
        self._timer = None
        if self.transport.is_closing() or not self._in_body:
            return
        held = self.flow.read_paused or (self.cycle is not None and self.cycle.waiting_for_100_continue)
        least = self._limits.body_least_rate * self._limits.body_grace_seconds
        if not held and self._body_fed < least:
            self._refuse(TooSlow())
            return
        self._body_fed = 0
        self._wait(self._limits.body_grace_seconds, self._check_rate)

    # Refusals

    def send_400_response(self, msg: str) -> None:
        """What the parser could not read, or what was refused while it read."""
        self._refuse(self._why)

    def _refuse(self, error: AppError) -> None:
        """One answer and the end; what was being done for this connection learns that its client is gone."""
        running = self.cycle is not None and not self.cycle.response_complete
        begun = running and self.cycle.response_started
        if running:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.pipeline.clear()
        if begun:
            self.transport.abort()
            return
        self.transport.write(_answer(error, self.headers or []))
        self._part()

    def close_after_answer(self) -> None:
        """The response is written; a body that was not read to its end is read away for a while."""
        if self._in_body:
            self._part()
        else:
            self.transport.close()

    def _part(self) -> None:
        self._parting = True
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._wait(FAREWELL_SECONDS, self.transport.abort)


def _answer(error: AppError, headers: list[tuple[bytes, bytes]]) -> bytes:
    """The whole response to a request that no application was asked about."""
    response = failure(error, locale="en" if (b"international", b"2") in headers else "zh")
    lines = [b": ".join(header) + b"\r\n" for header in response.raw_headers]
    return b"".join([STATUS_LINE[error.status], *lines, b"connection: close\r\n\r\n", bytes(response.body)])

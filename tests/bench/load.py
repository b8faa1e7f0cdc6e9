"""A keep-alive HTTP load from one process: N connections, each asking again as soon as it was answered; bounded in time.

`python -m tests.bench.load URL CONNECTIONS SECONDS [TOKEN]` prints {"rate", "p50", "p99", "bad"}.
"""

import asyncio
import json
import statistics
import sys
import time
from urllib.parse import urlsplit

import uvloop


class Asker(asyncio.Protocol):
    """One connection; counts answers by Content-Length, which every answer here has."""

    def __init__(self, request: bytes, until: float) -> None:
        self.request = request
        self.until = until
        self.times: list[float] = []
        self.bad = 0
        self.buffer = b""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self._ask()

    def _ask(self) -> None:
        self.sent = time.perf_counter()
        self.transport.write(self.request)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, separator, body = self.buffer.partition(b"\r\n\r\n")
        if not separator:
            return
        lower = head.lower()
        start = lower.index(b"content-length:") + 15
        length = int(lower[start:].split(b"\r\n", 1)[0])
        if len(body) < length:
            return
        self.times.append(time.perf_counter() - self.sent)
        self.bad += not head.startswith(b"HTTP/1.1 200")
        self.buffer = body[length:]
        if time.perf_counter() < self.until:
            self._ask()
        else:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done.done():
            self.done.set_result(None)


async def run(url: str, connections: int, seconds: float, token: str) -> dict[str, float]:
    parts = urlsplit(url)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    header = f"X-Access-Token: {token}\r\n" if token else ""
    request = f"GET {path} HTTP/1.1\r\nHost: bench\r\n{header}\r\n".encode()
    started = time.perf_counter()
    loop = asyncio.get_running_loop()
    askers = []
    for _ in range(connections):
        _, asker = await loop.create_connection(
            lambda: Asker(request, started + seconds), parts.hostname or "127.0.0.1", parts.port or 80
        )
        askers.append(asker)
    await asyncio.gather(*(asker.done for asker in askers))
    elapsed = time.perf_counter() - started
    times = sorted(entry for asker in askers for entry in asker.times)
    return {
        "rate": len(times) / elapsed,
        "p50": statistics.median(times) * 1000,
        "p99": times[int(len(times) * 0.99)] * 1000,
        "bad": sum(asker.bad for asker in askers),
    }


if __name__ == "__main__":
    uvloop.install()
    target, count, duration, *rest = sys.argv[1:]
    print(json.dumps(asyncio.run(run(target, int(count), float(duration), rest[0] if rest else ""))))

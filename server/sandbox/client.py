"""The near side: asks the fork server for a child, hears its answers, and turns whatever became of it into one of two errors.

Places are bounded for each kind of work, so that many files at once wait instead of filling the machine, and people take turns.
"""

import asyncio
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from server.fair_queue import FairQueue
from server.sandbox.frames import LENGTH, FrameError, length_of, pack, unpack
from server.sandbox.kernel import NOBODY, is_linux
from server.sandbox.limits import Limits
from server.sandbox.refusal import Ended, Refused

_ROOT = Path(__file__).resolve().parents[2]
_TRIES = 3
_BUSY_SECONDS = 0.01
_LATE_SECONDS = 15.0


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of work: what a child of it may use, and how many there may be at once in this process."""

    name: str
    limits: Limits
    places: int


class Server:
    """The fork server of this process; it ends when our end of the control socket does."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self.control, theirs = socket.socketpair(
            socket.AF_UNIX, socket.SOCK_SEQPACKET if is_linux() else socket.SOCK_DGRAM
        )
        self.control.setblocking(False)
        environment = {
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "MALLOC_ARENA_MAX": "2",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "server.sandbox.fork_server", str(theirs.fileno())],
                cwd=_ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    @property
    def is_alive(self) -> bool:
        return self.owner == os.getpid() and self.process.poll() is None

    def close(self) -> None:
        self.control.close()
        if self.owner == os.getpid():
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)


_server: Server | None = None
_places: WeakKeyDictionary[asyncio.AbstractEventLoop, dict[str, FairQueue]] = WeakKeyDictionary()


def server() -> Server:
    """Started at the first use, and anew when it died."""
    global _server
    if _server is None or not _server.is_alive:
        if _server is not None:
            _server.control.close()
        _server = Server()
    return _server


def close_server() -> None:
    global _server
    if _server is not None:
        _server.close()
        _server = None


def _turns(kind: Kind) -> FairQueue:
    known = _places.setdefault(asyncio.get_running_loop(), {})
    return known.setdefault(kind.name, FairQueue(kind.places))


class Child:
    """A running job. What it sent is never believed further than its form."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, status: asyncio.StreamReader, most: int
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._status = status
        self.received = 0
        self.most = most

    async def tell(self, value: Any) -> None:
        """Another frame for the job; raises Ended when nobody listens any more."""
        await self.tell_packed(pack(value))

    async def tell_packed(self, frame: bytes) -> None:
        """The same for a frame that was packed before, in a thread."""
        try:
            self._writer.write(frame)
            await self._writer.drain()
        except (ConnectionError, OSError):
            raise await self._ended() from None

    async def answers(self) -> AsyncIterator[Any]:
        """What the job yields, until it has ended well; raises Refused or Ended otherwise."""
        while True:
            frame = await self._frame()
            if "data" in frame:
                yield frame["data"]
            elif "end" in frame:
                return
            elif "refused" in frame:
                facts = frame.get("facts")
                raise Refused(str(frame["refused"]), **(facts if isinstance(facts, dict) else {}))
            else:
                raise Ended(str(frame.get("ended")), str(frame.get("detail", "")))

    async def _frame(self) -> Mapping[str, Any]:
        try:
            size = length_of(await self._reader.readexactly(LENGTH))
            self.received += size
            if self.received > self.most:
                raise Ended("output")
            frame = unpack(await self._reader.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError, FrameError):
            raise await self._ended() from None
        if not isinstance(frame, dict):
            raise Ended("crash", "a frame that is no object")
        return frame

    async def status(self) -> Mapping[str, Any]:
        """{reason, code, peak, cpu} of the ended child, as the fork server saw it."""
        try:
            told = await self._status.read(4096)
            return dict(json.loads(told)) if told else {"reason": "crash", "code": None}
        except (OSError, ValueError):
            return {"reason": "crash", "code": None}

    async def _ended(self) -> Ended:
        told = await self.status()
        return Ended(str(told["reason"] or "crash"), f"code {told.get('code')}, peak {told.get('peak')} kB")


@asynccontextmanager
async def running(
    kind: Kind,
    job: str,
    request: Mapping[str, Any],
    files: Sequence[int] = (),
    *,
    folder: Path | None = None,
    program: int | None = None,
) -> AsyncIterator[Child]:
    """A child that does a job; it is ended with the block. `files`: open files that become its own; `program`: which of them it runs."""
    async with _turns(kind).place():
        ours, theirs = socket.socketpair()
        status, told = socket.socketpair()
        writers: list[asyncio.StreamWriter] = []
        order = {
            "job": job,
            "limits": asdict(kind.limits),
            "folder": str(folder) if folder else None,
            "program": program,
        }
        try:
            with ours, status:
                with theirs, told:
                    await _order(order, [told.fileno(), theirs.fileno(), *files])
                reader, writer = await _open(ours)
                writers.append(writer)
                status_reader, status_writer = await _open(status)
                writers.append(status_writer)
            child = Child(reader, writer, status_reader, kind.limits.output)
            async with _timeout(kind.limits.wall + _LATE_SECONDS):
                await child.tell(request)
                yield child
        finally:
            for one in writers:
                one.transport.abort()


async def _open(end: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Streams over a socket of their own, which nobody else closes."""
    return await asyncio.open_connection(sock=end.dup())


@asynccontextmanager
async def _timeout(seconds: float) -> AsyncIterator[None]:
    """For a fork server that does not answer: it ends late children itself."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as error:
        raise Ended("time") from error


async def _order(order: Mapping[str, Any], descriptors: Sequence[int]) -> None:
    data = json.dumps(order).encode()
    for _ in range(_TRIES):
        control = server().control
        try:
            while True:
                try:
                    socket.send_fds(control, [data], descriptors)
                    return
                except BlockingIOError:
                    await asyncio.sleep(_BUSY_SECONDS)
        except OSError:
            close_server()
    raise Ended("crash", "no fork server")


async def ask(kind: Kind, job: str, request: Mapping[str, Any], files: Sequence[int] = ()) -> list[Any]:
    """All that a job answers."""
    async with running(kind, job, request, files) as child:
        return [answer async for answer in child.answers()]


@asynccontextmanager
async def own_folder() -> AsyncIterator[Path]:
    """A folder that a child may write to, gone after."""
    folder = Path(tempfile.mkdtemp(prefix="guanjia-sandbox-"))
    try:
        if os.geteuid() == 0:
            with contextlib.suppress(OSError):
                os.chown(folder, NOBODY, NOBODY)
        yield folder
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)

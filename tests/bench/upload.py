"""A file of 300 MB goes up in parts while the line breaks and the server is killed (kill -9) and started again.

Run `python -m tests.bench.upload [bucket]`. Prints the time against a plain copy of the file in the same run, the peak memory
of the server process above what it has idle, and the longest that any other call had to wait meanwhile.
"""

import asyncio
import hashlib
import json
import os
import resource
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil

from server.launch.port import free_port
from tests.bench.bars import Held, running_site, size, words
from tests.files.bucket import run_bucket
from tests.kit.services import run_services

LANES = 3
PASSWORD = "Guanjia@2026"


class Server:
    """One server process, killed and started again by hand."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.peak = 0
        self.idle = 0
        self.child = self._start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}/boot"

    def _start(self) -> "subprocess.Popen[bytes]":
        settings = {**os.environ, "PORT": str(self.port), "WEB_CONCURRENCY": "1"}
        child = subprocess.Popen([sys.executable, "-m", "server.launch.web"], env=settings)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=2).status_code == 200:
                    return child
            time.sleep(0.1)
        raise SystemExit("the server did not start")

    def family(self) -> list[psutil.Process]:
        own = psutil.Process(self.child.pid)
        return [own, *own.children(recursive=True)]

    def memory(self) -> int:
        sizes = [0]
        for process in self.family():
            with suppress(psutil.Error):
                sizes.append(process.memory_info().rss)
        return max(sizes)

    def kill(self) -> None:
        for process in self.family():
            with suppress(psutil.Error):
                process.send_signal(signal.SIGKILL)
        self.child.wait()

    def restart(self) -> None:
        self.child = self._start()


class Watch:
    """Memory of the server, and how long a small call waits, all the while."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.peak = 0
        self.longest = 0.0
        self.away = False
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._look, daemon=True)
        self.thread.start()

    def _look(self) -> None:
        while not self.over.wait(0.05):
            if self.away:
                continue
            with suppress(psutil.Error, httpx.HTTPError):
                self.peak = max(self.peak, self.server.memory())
                begun = time.perf_counter()
                httpx.get(f"http://127.0.0.1:{self.server.port}/healthz", timeout=10)
                if not self.away:
                    self.longest = max(self.longest, time.perf_counter() - begun)


async def sign_in(client: httpx.AsyncClient, server: Server) -> None:
    answer = await client.post(f"{server.base}/sys/login", json={"username": "admin", "password": PASSWORD})
    client.headers["X-Access-Token"] = answer.json()["result"]["token"]


async def call(client: httpx.AsyncClient, method: str, url: str, **options: Any) -> Any:
    answer = (await client.request(method, url, **options)).json()
    if not answer["success"]:
        raise SystemExit(f"{method} {url}: {answer}")
    return answer["result"]


async def send_all(
    client: httpx.AsyncClient, server: Server, watch: Watch, path: Path
) -> tuple[dict[str, Any], int, float]:
    """(facts of the file, parts sent, seconds without the outages)."""
    beginning = {
        "name": path.name,
        "size": path.stat().st_size,
        "biz": "rental/house.video",
        "kind": "video",
        "mark": secrets.token_hex(4),
    }
    outages, trouble = 0.0, {"break", "kill"}
    sent: list[int] = []
    begun = time.perf_counter()
    while True:
        upload = await call(client, "POST", f"{server.base}/sys/common/upload/start", json=beginning)
        left = [part for part in range(upload["parts"]) if part not in set(upload["received"])]
        if not left:
            break
        try:
            await send_parts(client, server, upload, path, left, trouble, sent)
        except httpx.HTTPError:
            moment = time.perf_counter()
            watch.away = True
            if "kill" not in trouble:
                await asyncio.to_thread(server.restart)
                trouble.add("killed")
            watch.away = False
            outages += time.perf_counter() - moment
    facts = await call(
        client, "POST", f"{server.base}/sys/common/upload/finish", json={"id": upload["id"]}, timeout=120
    )
    return facts, len(sent), time.perf_counter() - begun - outages


async def send_parts(
    client: httpx.AsyncClient,
    server: Server,
    upload: dict[str, Any],
    path: Path,
    left: list[int],
    trouble: set[str],
    sent: list[int],
) -> None:
    async def lane() -> None:
        while left:
            part = left.pop(0)
            with path.open("rb") as file:
                file.seek(part * upload["partSize"])
                data = file.read(upload["partSize"])
            digest = hashlib.sha256(data).hexdigest()
            url = f"{server.base}/sys/common/upload/part?id={upload['id']}&part={part}&sha256={digest}"
            await call(client, "PUT", url, content=_broken(data, part, trouble))
            sent.append(part)
            if part >= size("upload", "kill at") and "kill" in trouble:
                trouble.discard("kill")
                server.kill()

    # Each ends before the next try begins: one that is left behind would kill the server in the midst of it.
    ends = await asyncio.gather(*(lane() for _ in range(LANES)), return_exceptions=True)
    for end in ends:
        if isinstance(end, BaseException):
            raise end


def _broken(data: bytes, part: int, trouble: set[str]) -> Any:
    """The line breaks in the middle of a part: the body ends before it is whole."""
    if part < size("upload", "break at") or "break" not in trouble:
        return data
    trouble.discard("break")

    async def half() -> Any:
        yield data[: len(data) // 2]
        raise httpx.WriteError("the line broke")

    return half()


def make_file(folder: Path) -> Path:
    path = folder / "film.mp4"
    with path.open("wb") as file:
        file.write(b"\0\0\0\x18ftypisom" + secrets.token_bytes((1 << 20) - 12))
        for _ in range(size("upload", "megabytes") - 1):
            file.write(secrets.token_bytes(1 << 20))
    return path


def time_of_copy(path: Path) -> float:
    """Copied and hashed, as the server has to."""
    begun = time.perf_counter()
    shutil.copyfile(path, path.with_suffix(".copy"))
    with path.open("rb") as file:
        hashlib.file_digest(file, "sha256")
    spent = time.perf_counter() - begun
    path.with_suffix(".copy").unlink()
    return spent


def prepare() -> None:
    from server.launch.migrate import migrate
    from server.launch.seed import seed
    from server.settings import get_settings

    async def run() -> None:
        url = get_settings().database_url
        await migrate(url)
        await seed(url, demo=True, admin_password="")

    asyncio.run(run())


async def measure(path: Path) -> None:
    server = Server(free_port())
    async with httpx.AsyncClient(timeout=60) as client:
        await sign_in(client, server)
        idle = server.memory()
        watch = Watch(server)
        facts, sent, spent = await send_all(client, server, watch, path)
        watch.over.set()
        parts = -(-path.stat().st_size // (4 << 20))
        stored = await digest_of_stored(facts["path"])
    server.kill()
    with path.open("rb") as file:
        same = stored == hashlib.file_digest(file, "sha256").hexdigest()
    copy = min(time_of_copy(path) for _ in range(2))
    print(
        f"upload of {size('upload', 'megabytes')} MB in {parts} parts over a broken line and a kill -9: {spent:.2f} s, ",
        end="",
    )
    print(f"copy and hash {copy:.2f} s: {spent / copy:.2f} of it; parts sent {sent}, the same content: {same}")
    print(f"memory of the server process: {idle >> 20} MB idle, {watch.peak >> 20} MB at most", end="")
    print(f" (+{(watch.peak - idle) >> 20} MB); longest wait of another call {watch.longest * 1000:.0f} ms")
    if not same or facts["fileSize"] != path.stat().st_size:
        raise SystemExit("the content is not the same")
    held = Held("upload")
    held.hold("upload / copy and hash", spent / copy)
    held.hold("growth, MB", (watch.peak - idle) / (1 << 20))
    held.hold("other call, ms", watch.longest * 1000)
    held.end()


async def digest_of_stored(path: str) -> str:
    """From the store itself: a video is served only after a worker has looked at it."""
    from server.kit.storage import storage

    size = await storage().size(path)
    digest = hashlib.sha256()
    async for piece in storage().read(path, 0, size or 0):
        digest.update(piece)
    return digest.hexdigest()


def main(kind: str) -> None:
    folder = Path(tempfile.mkdtemp(prefix="gj-upload-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        stack.enter_context(run_services())
        if kind == "bucket":
            os.environ.update(stack.enter_context(run_bucket()))
        if not running_site():
            prepare()
        print(json.dumps({"store": kind}))
        asyncio.run(measure(make_file(folder)))


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main(next(iter(words()), "folder"))

"""An installation as `make start` runs it, on a small disk of its own where the system lets us mount one."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import httpx
import psutil

from server.launch.port import free_port
from tests.faults.installation import ROOT, read_ready
from tests.live.page import until

DISK = "900m"
CALM_START_SECONDS = 12
PAGE = 4096
REFILL_SECONDS = 0.05
PROGRAMS = {"web": "server.launch.web", "worker": "workers.main", "scheduler": "workers.schedule"}
SERVERS = {"postgres": "postgres", "redis": ("valkey-server", "redis-server")}


class Launched:
    """The launcher as a process, and its parts by name: as in `/readyz`.

    `slowness`: how many times longer than on a machine at rest the first start took; others may be at work beside.
    """

    def __init__(self, folder: Path, log: Path, *, has_own_disk: bool) -> None:
        self.folder = folder
        self.log = log
        self.has_own_disk = has_own_disk
        self.slowness = 1.0
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        settings = {"DATA_DIR": str(folder), "PORT": str(self.port), "WEB_CONCURRENCY": "2", "LOG_LEVEL": "warning"}
        settings["WEB_SILENCE_SECONDS"] = "12"
        with log.open("ab") as output:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "server.launch", "start"],
                cwd=ROOT,
                env={"PATH": os.environ["PATH"], **settings},
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    async def is_well(self) -> bool:
        """Whether it says so itself, of every part."""
        try:
            return (await read_ready(self.address))[0] == 200
        except httpx.HTTPError:
            return False

    async def count_restarts(self) -> dict[str, int]:
        return dict((await read_ready(self.address))[1]["restarts"])

    def part(self, name: str) -> psutil.Process:
        """ "web process" is the first of the server processes."""
        if name == "web process":
            return self.server_processes()[0]
        for process in psutil.Process(self.child.pid).children():
            if PROGRAMS.get(name, "-") in process.cmdline() or process.name() in SERVERS.get(name, ()):
                return process
        raise AssertionError(f"there is no {name}")

    def server_processes(self) -> list[psutil.Process]:
        web = self.part("web")
        return [one for servant in web.children() for one in servant.children()]

    def living(self) -> dict[str, set[int]]:
        """Part -> process numbers."""
        found = {name: {self.part(name).pid} for name in (*PROGRAMS, *SERVERS)}
        return found | {"web process": {process.pid for process in self.server_processes()}}

    async def connect(self) -> asyncpg.Connection:
        home = self.folder / "postgres"
        password, port = (home / "password").read_text(), (home / "port").read_text()
        return await asyncpg.connect(f"postgres://guanjia:{password}@127.0.0.1:{port}/guanjia")

    @asynccontextmanager
    async def full_disk(self) -> AsyncIterator[None]:
        """Leaves no page free meanwhile, also none that others give back: a database that starts again throws caches away."""
        path, over = self.folder / "fill", asyncio.Event()

        async def keep_full() -> None:
            with path.open("wb") as file:
                while not over.is_set():
                    await asyncio.to_thread(self._fill, file.fileno())
                    await asyncio.sleep(REFILL_SECONDS)

        keeper = asyncio.create_task(keep_full())
        try:
            await until(lambda: keeper.done() or self._is_full(), "a full disk")
            yield
        finally:
            over.set()
            await keeper
            path.unlink()

    def _is_full(self) -> bool:
        return shutil.disk_usage(self.folder).free < PAGE

    def _fill(self, file: int) -> None:
        step = shutil.disk_usage(self.folder).free
        while step >= PAGE:
            try:
                os.posix_fallocate(file, os.fstat(file).st_size, step)
            except OSError:
                step = step // 2 // PAGE * PAGE

    def said(self) -> str:
        """All its lines so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def errors(self) -> list[str]:
        """What its processes did not expect."""
        return [line for line in self.said().splitlines() if '"level":"error"' in line]

    def stop(self) -> int:
        self.child.send_signal(signal.SIGTERM)
        try:
            return self.child.wait(40)
        except subprocess.TimeoutExpired:
            self.child.kill()
            return self.child.wait()


@contextmanager
def mounted(folder: Path, size: str) -> Iterator[bool]:
    """Whether the folder is a small disk of its own meanwhile."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", str(folder)]
    done = os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", "--lazy", str(folder)], check=False)


@asynccontextmanager
async def launched() -> AsyncIterator[Launched]:
    around = Path(tempfile.mkdtemp(prefix="gj-launched-"))
    around.chmod(0o755)
    folder = around / "var"
    folder.mkdir()
    with mounted(folder, DISK) as has_own_disk:
        site = Launched(folder, around / "log", has_own_disk=has_own_disk)
        begun = time.monotonic()
        try:
            await until(site.is_well, "an installation", 300)
            site.slowness = max(1.0, (time.monotonic() - begun) / CALM_START_SECONDS)
            yield site
        except AssertionError as error:
            error.add_note(site.said()[-5000:])
            raise
        finally:
            site.stop()
    shutil.rmtree(around, ignore_errors=True)

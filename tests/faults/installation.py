"""One installation for the fault tests: databases that may be stopped, server and worker processes that may be killed."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import psutil

from server.launch.child import entering
from server.launch.port import free_port
from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
from tests.kit.services import SETTINGS
from tests.kit.template import copy_template
from tests.live.page import until

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "Guanjia@2026"


@dataclass
class Server:
    """The launcher's web command with one server process; `kill` ends that process as a crash would."""

    port: int
    child: "subprocess.Popen[bytes]"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def serving(self) -> list[psutil.Process]:
        """The processes that answer: the children of the supervisor's servants, not these, nor what an answering one has opened."""
        supervisor = psutil.Process(self.child.pid)
        return [one for servant in supervisor.children() for one in servant.children()]

    def kill(self) -> int:
        """kill -9 of the server process; its supervisor starts another one in its place."""
        (process,) = self.serving()
        process.kill()
        return int(process.pid)


@dataclass
class Installation:
    """`servers[0]` and `servers[1]` share one PostgreSQL and one Redis."""

    folder: Path
    postgres: EmbeddedPostgres
    redis: EmbeddedRedis
    servers: list[Server] = field(default_factory=list)
    workers: "list[subprocess.Popen[bytes]]" = field(default_factory=list)

    @property
    def environment(self) -> dict[str, str]:
        return {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DATA_DIR": str(self.folder),
            "DATABASE_URL": self.postgres.url,
            "REDIS_URL": self.redis.url,
            **SETTINGS,
            "WEB_CONCURRENCY": "1",
            # One desk stands for many people here.
            "TASKS_PER_PERSON": "200",
            "TASKS_AT_ONCE": "2",
        }

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def run(self, log: str, module: str, *arguments: str, **settings: str) -> "subprocess.Popen[bytes]":
        with (self.folder / log).open("ab") as output:
            return subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                cwd=ROOT,
                env={**self.environment, **settings},
                stdout=output,
                stderr=subprocess.STDOUT,
                preexec_fn=entering(None, signal.SIGTERM),
            )

    async def start_servers(self) -> None:
        for _ in range(2):
            port = free_port()
            self.servers.append(Server(port, self.run(f"web-{port}.log", "server.launch.web", PORT=str(port))))
        for server in self.servers:
            await until(partial(answers, server.address), "a server that answers", 60)

    def start_worker(self) -> "subprocess.Popen[bytes]":
        worker = self.run("worker.log", "workers.main")
        self.workers.append(worker)
        return worker

    async def connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.postgres.url)

    def stop(self) -> None:
        children = [server.child for server in self.servers] + self.workers
        for child in children:
            if child.poll() is None:
                child.terminate()
        for child in children:
            try:
                child.wait(10)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
        self.postgres.stop()
        self.redis.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


async def answers(address: str) -> bool:
    """Whether a process serves there, whatever it says about its neighbours."""
    try:
        checks = (await read_ready(address))[1]["checks"]
    except httpx.HTTPError:
        return False
    return all(check["ok"] for name, check in checks.items() if name != "worker")


async def read_ready(address: str) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(trust_env=False, timeout=15, verify=False) as client:
        answer = await client.get(f"{address}/readyz")
        return answer.status_code, answer.json()


@asynccontextmanager
async def founded() -> AsyncIterator[Installation]:
    """Databases of its own even when the environment names some: they are going to be stopped and emptied."""
    folder = Path(tempfile.mkdtemp(prefix="gj-faults-"))
    copy_template(folder, SETTINGS)
    built = Installation(folder, EmbeddedPostgres(folder), EmbeddedRedis(folder))
    try:
        built.postgres.launch()
        built.redis.start()
        built.postgres.wait()
        await built.start_servers()
        yield built
    finally:
        built.stop()

"""Spoilt requests and socket frames against a running server for so long: errors of ours, restarts, memory, the longest wait.

Run `python -m tests.bench.fuzz [seconds] [seed]`, ten minutes without. Every route, header, cookie and socket; prints the figures
and the first request of each error, and fails on an error of ours, on a process that ended and on memory that goes on growing.
"""

import asyncio
import os
import re
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import asyncpg
import httpx

from server.settings import get_settings
from tests.bench.upload import Server, Watch
from tests.kit.services import run_services
from tests.security.abuse.mutations import Seed, make_seeds, spoil, spoil_frame, upgrade, whole_frame
from tests.security.abuse.raw import line_to

LANES = 12
PASSWORD = "Guanjia@2026"
UNLIMITED = {f"LIMIT_{name}": "1000000/1" for name in ("DOOR", "POLL", "PAGE", "SEARCH", "REPORT", "SHEET", "BATCH")}
UNLIMITED |= {f"LIMIT_{name}_ALL": "1000000/1" for name in ("SEARCH", "REPORT", "SHEET", "BATCH")}
"""What is refused for being too much is not reached by what is wrong with it."""
GROWN_MB = 50
SOCKETS = [
    "/websocket/{id}",
    "/vxeSocket/{id}/x",
    "/chat/websocket/admin",
    "/socket.io/?EIO=4&transport=websocket",
]


@dataclass
class Told:
    """What was seen."""

    sent: int = 0
    frames: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    errors: dict[str, bytes] = field(default_factory=dict)

    def plus(self, other: "Told") -> "Told":
        statuses = self.statuses + other.statuses
        return Told(self.sent + other.sent, self.frames + other.frames, statuses, {**other.errors, **self.errors})


class Campaign:
    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.told = Told()
        self.seeds: list[Seed] = []
        self.token = ""
        self.user_id = ""

    async def enter(self) -> None:
        """Signs in, after giving the account back what the walk may have taken from it."""
        connection = await asyncpg.connect(get_settings().database_url)
        await connection.execute("DELETE FROM sys_login_guard")
        await connection.execute("UPDATE sys_user SET status = '1', del_flag = 0 WHERE username = 'admin'")
        rows = await connection.fetch("SELECT id FROM sys_user WHERE username = 'admin'")
        await connection.close()
        async with httpx.AsyncClient(timeout=30) as http:
            body = {"username": "admin", "password": PASSWORD}
            answer = (await http.post(f"{self.server.base}/sys/login", json=body)).json()
        self.token, self.user_id = answer["result"]["token"], str(rows[0]["id"])
        self.seeds = make_seeds(self.token, {})

    async def request(self) -> None:
        sent = spoil(self.rng.choice(self.seeds), self.rng)
        async with line_to(self.server.port) as line:
            await line.send(sent)
            said = await line.rest(2)
        self.told.sent += 1
        for status in re.findall(rb"HTTP/1\.1 (\d{3})", said):
            self.told.statuses[int(status)] += 1
            if int(status) >= 500 and not (int(status) == 503 and b'"id":' not in said):  # the web is not built here
                self.told.errors.setdefault(said[-300:].decode("utf-8", "replace"), sent)
        if b"session.invalid" in said and self.told.statuses[401] % 200 == 0:
            with suppress(KeyError, TypeError, httpx.HTTPError, ValueError):
                await self.enter()

    async def socket(self) -> None:
        path = self.rng.choice(SOCKETS).format(id=self.user_id)
        async with line_to(self.server.port) as line:
            await line.send(upgrade(path, self.token))
            if "socket.io" in path:
                await line.send(whole_frame(b'40{"token":"%b","clientId":"fuzz"}' % self.token.encode()))
            for _ in range(20):
                if not await line.send(spoil_frame(self.rng)):
                    break
                self.told.frames += 1
                await asyncio.sleep(0.001)

    async def lane(self, until: float) -> None:
        while time.monotonic() < until:
            with suppress(ConnectionError, OSError, TimeoutError):
                await (self.socket() if self.rng.random() < 0.1 else self.request())


async def run(server: Server, seconds: float, seed: int) -> Campaign:
    campaign = Campaign(server, seed)
    await campaign.enter()
    end = time.monotonic() + seconds
    await asyncio.gather(*(campaign.lane(end) for _ in range(LANES)))
    return campaign


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 600
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with run_services():
        os.environ.update(UNLIMITED)
        get_settings.cache_clear()
        asyncio.run(prepare())
        server = Server(_port())
        asyncio.run(run(server, min(20, seconds / 5), seed + 1))  # caches fill, code is met for the first time
        processes, idle = {process.pid for process in server.family()}, server.memory()
        watch = Watch(server)
        first = asyncio.run(run(server, seconds / 2, seed))
        middle = server.memory()
        second = asyncio.run(run(server, seconds / 2, seed + 2))
        end = server.memory()
        watch.over.set()
        told = first.told.plus(second.told)
        print_figures(told, seconds)
        ended = processes - {process.pid for process in server.family()}
        print(f"processes that ended: {len(ended)}")
        print(
            f"memory: {idle >> 20} MB at the start, {middle >> 20} MB in the middle, {end >> 20} MB at the end", end=""
        )
        print(f", {watch.peak >> 20} MB at most")
        print(f"longest wait of somebody else: {watch.longest:.2f} s")
        server.kill()
        if told.errors or ended or (end - middle) >> 20 > GROWN_MB:
            raise SystemExit(1)


def print_figures(told: Told, seconds: float) -> None:
    print(f"{told.sent} requests, {told.frames} frames in {seconds:.0f} s: {dict(sorted(told.statuses.items()))}")
    print(f"errors of ours: {len(told.errors)} kinds")
    for said, sent in told.errors.items():
        print(f"--- {said}\n{sent[:1500]!r}")


async def prepare() -> None:
    from server.launch.migrate import migrate
    from server.launch.seed import seed

    url = get_settings().database_url
    await migrate(url)
    await seed(url, demo=True, admin_password="")


def _port() -> int:
    from server.launch.port import free_port

    return free_port()


if __name__ == "__main__":
    main()

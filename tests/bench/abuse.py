"""Attacks by one ordinary person or by nobody on real servers, and what another person feels of each.

Run `python -m tests.bench.abuse [seconds] [attack…]`. Another clerk and somebody of another organisation make a call every 50 ms
meanwhile. Prints for each attack their longest wait, how much each process grew at most, and how many processes ended; fails
beyond half a second, 50 MB, or one process. The attacker stands on the same machine, and behind the servers for its processor.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

import asyncpg
import httpx
import psutil
from redis.asyncio import Redis

from server.launch.port import free_port
from tests.bench.abuse_attacks import ATTACKS, BEGUN
from tests.bench.bars import Held, is_smoke, running_site, size, words
from tests.bench.lists import ROOT

EVERY_SECONDS = 0.05
CHEAP = ("pages",)
"""What a tiny run throws: the others take seconds of their own to be made."""
PASSWORD = "Guanjia@2026"
RIGHTS = [f"sys:position:{verb}" for verb in ("list", "add", "edit", "export", "import")]


@dataclass
class People:
    """Names of the attacker and of the two others, and who the attacker is."""

    attacker: str
    colleague: str
    stranger: str
    attacker_id: str


@dataclass
class Seen:
    """What others felt of one attack."""

    longest: float = 0.0
    calls: int = 0
    refused: int = 0
    growth: dict[str, float] = field(default_factory=dict)
    ended: list[str] = field(default_factory=list)
    said: str = ""

    @property
    def most_growth(self) -> float:
        return max(self.growth.values(), default=0.0)

    def keeps(self, held: Held, name: str) -> bool:
        felt = {
            "wait, s": self.longest,
            "refused": self.refused,
            "growth, MB": self.most_growth,
            "ended": len(self.ended),
        }
        kept = [held.hold(bar, value, name) for bar, value in felt.items()]
        return all(kept)


async def prepare() -> People:
    """A small organisation with an ordinary clerk who attacks and one who works, and another organisation."""
    from schema.kit.snowflake import next_id
    from schema.system.position import Position
    from schema.system.user import User
    from server.kit.database import close_database, open_database
    from server.launch.migrate import migrate
    from server.launch.seed import seed
    from server.settings import get_settings
    from tests.kit.dictionary import add_dictionaries
    from tests.kit.people import create_organisation

    get_settings.cache_clear()
    url = get_settings().database_url
    await migrate(url)
    await seed(url, demo=True, admin_password="")
    await open_database()
    ours, others = await create_organisation("被攻击的物业"), await create_organisation("别的物业")
    for tenant in (ours, others):
        await add_dictionaries(tenant.id)
        rows = [
            Position(id=next_id(), tenant_id=tenant.id, code=f"P{n:05d}", name=f"职务{n}")
            for n in range(size("abuse", "rows"))
        ]
        await Position.bulk_create(rows, batch_size=1000)
    attacker = await ours.hire(*RIGHTS, "portal:article:list", "portal:article:add")
    people = [attacker, await ours.hire(*RIGHTS), await others.hire(*RIGHTS)]
    names = [(await User.get(id=person.user_id)).username for person in people]
    await close_database()
    return People(names[0], names[1], names[2], str(attacker.user_id))


async def forget() -> None:
    """Each attack begins with full budgets, nothing open and no lock, as if it were the first."""
    from server.settings import get_settings

    connection = await asyncpg.connect(get_settings().database_url)
    await connection.execute("UPDATE sys_task SET state = 'cancelled' WHERE state IN ('queued', 'running')")
    await connection.execute("DELETE FROM sys_login_guard")
    await connection.close()
    redis = Redis.from_url(get_settings().redis_url)
    for pattern in ("gj:budget:*", "gj:spent:*"):
        if keys := [key async for key in redis.scan_iter(pattern)]:
            await redis.delete(*keys)
    await redis.aclose()


class Installation:
    """Two server processes and a worker, as the launcher would run them."""

    def __init__(self, port: int) -> None:
        self.port = port
        settings = {**os.environ, "PORT": str(port), "WEB_CONCURRENCY": "2"}
        self.children = [
            subprocess.Popen([sys.executable, "-m", module], cwd=ROOT, env=settings, stderr=subprocess.DEVNULL)
            for module in (() if running_site() else ("server.launch.web", "workers.main"))
        ]
        self._until_ready()

    def _until_ready(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}/readyz", timeout=2).status_code == 200:
                    return
            time.sleep(0.2)
        raise SystemExit("the servers did not start")

    def processes(self) -> dict[int, psutil.Process]:
        """What lives on: the servers, the worker, their fork servers; not the children made for one file each."""
        found: dict[int, psutil.Process] = {}
        for child in self.children:
            with suppress(psutil.Error):
                own = psutil.Process(child.pid)
                found |= {one.pid: one for one in [own, *own.children(recursive=True)] if not _is_of_one_file(one)}
        return found

    def stop(self) -> None:
        for child in self.children:
            child.send_signal(signal.SIGTERM)
        for child in self.children:
            with suppress(subprocess.TimeoutExpired):
                child.wait(15)
            child.kill()


def _is_of_one_file(process: psutil.Process) -> bool:
    with suppress(psutil.Error):
        parent = process.parent()
        return parent is not None and "server.sandbox.fork_server" in parent.cmdline()
    return True


def _name_of(process: psutil.Process) -> str:
    with suppress(psutil.Error):
        words = process.cmdline()
        return f"{next((word for word in words if '.' in word and '/' not in word), 'server')}:{process.pid}"
    return str(process.pid)


@contextmanager
def attacking(name: str, port: int, seconds: float, token: str, user_id: str) -> Iterator["subprocess.Popen[str]"]:
    command = ["nice", "-n", "19", sys.executable, "-m", "tests.bench.abuse_attacks", name, str(port), str(seconds)]
    child = subprocess.Popen(
        [*command, token, user_id], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield child
    finally:
        child.kill()
        child.wait()


def _until_begun(child: "subprocess.Popen[str]") -> None:
    if child.stdout is None or child.stdout.readline().strip() != BEGUN:
        raise SystemExit("the attack did not begin")


class Others:
    """Two people who just work: one call every 50 ms, whatever became of the last."""

    def __init__(self, port: int, tokens: list[str]) -> None:
        url = f"http://127.0.0.1:{port}/boot"
        self.people = [
            httpx.AsyncClient(base_url=url, headers={"X-Access-Token": token}, timeout=30) for token in tokens
        ]
        self.pending: set[asyncio.Task[None]] = set()

    async def work(self, seen: Seen, seconds: float) -> None:
        end, number = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            task = asyncio.create_task(self._call(self.people[number % len(self.people)], seen))
            self.pending.add(task)
            task.add_done_callback(self.pending.discard)
            number += 1
            await asyncio.sleep(EVERY_SECONDS)
        await asyncio.gather(*self.pending)

    async def _call(self, person: httpx.AsyncClient, seen: Seen) -> None:
        begun = time.perf_counter()
        try:
            answer = await person.get("/sys/position/list", params={"pageNo": 3, "pageSize": 10})
            seen.refused += answer.status_code != 200
        except httpx.HTTPError:
            seen.refused += 1
        seen.longest = max(seen.longest, time.perf_counter() - begun)
        seen.calls += 1


async def watch(installation: Installation, seen: Seen, before: dict[int, psutil.Process], over: asyncio.Event) -> None:
    """The most that each process grows by, and which of them end."""
    sizes = {pid: process.memory_info().rss for pid, process in before.items()}
    while not over.is_set():
        for pid, process in before.items():
            with suppress(psutil.Error):
                grown = (process.memory_info().rss - sizes[pid]) / (1 << 20)
                seen.growth[_name_of(process)] = max(seen.growth.get(_name_of(process), 0.0), grown)
        await asyncio.sleep(0.1)
    alive = installation.processes()
    seen.ended = [str(pid) for pid in before if pid not in alive]


async def measure(name: str, installation: Installation, tokens: list[str], user_id: str, seconds: float) -> Seen:
    seen, over = Seen(), asyncio.Event()
    others = Others(installation.port, tokens[1:])
    watching = asyncio.create_task(watch(installation, seen, installation.processes(), over))
    await others.work(Seen(), 0.5)  # their connections stand
    with attacking(name, installation.port, seconds, tokens[0], user_id) as child:
        await asyncio.to_thread(_until_begun, child)
        await others.work(seen, seconds + 2)
        with suppress(subprocess.TimeoutExpired):
            seen.said = (await asyncio.to_thread(child.communicate, None, 10))[0].strip()
    over.set()
    await watching
    for person in others.people:
        await person.aclose()
    return seen


async def sign_in(port: int, username: str) -> str:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/boot", timeout=30) as http:
        answer = await http.post("/sys/login", json={"username": username, "password": PASSWORD})
        return str(answer.json()["result"]["token"])


async def run(names: list[str], seconds: float) -> Held:
    people = await prepare()
    installation = Installation(running_site() or free_port(None))
    try:
        port = installation.port
        tokens = [await sign_in(port, name) for name in (people.attacker, people.colleague, people.stranger)]
        calm = Seen()
        others = Others(port, tokens[1:])
        await others.work(calm, 0.2 if is_smoke() else 3)
        print(f"nobody attacks: longest wait {calm.longest * 1000:.0f} ms of {calm.calls} calls", flush=True)
        warm = size("abuse", "warm milliseconds") / 1000
        for name in names if warm else ():  # what each does for the first time is learnt once: imports, caches, pools
            await measure(name, installation, tokens, people.attacker_id, warm)
        held = Held("abuse")
        for name in names:
            await forget()
            await asyncio.sleep(0 if is_smoke() else 2)
            seen = await measure(name, installation, tokens, people.attacker_id, seconds)
            print_line(name, seen, seen.keeps(held, name))
        return held
    finally:
        installation.stop()


def print_line(name: str, seen: Seen, kept: bool) -> None:
    mark = "ok" if kept else "BEYOND"
    grew = max(seen.growth, key=lambda one: seen.growth[one], default="-")
    print(f"{name:<9} {mark:<6} longest wait {seen.longest * 1000:>5.0f} ms of {seen.calls} calls", end="")
    print(f", {seen.refused} refused, grew {seen.most_growth:.0f} MB at most ({grew})", end="")
    print(f", processes ended {len(seen.ended)} [attacker: {seen.said}]", flush=True)


def main() -> None:
    from tests.kit.services import run_services

    asked = words()
    seconds = float(asked[0]) if asked else size("abuse", "milliseconds") / 1000
    names = asked[1:] or list(CHEAP if is_smoke() else ATTACKS)
    with run_services():
        for name in [name for name in os.environ if name.startswith("LIMIT_")]:
            del os.environ[name]  # as an installation has them
        held = asyncio.run(run(names, seconds))
    held.end()


if __name__ == "__main__":
    main()

"""List pages: 10 of 100,000 rows with filter and sort against the same SQL on bare asyncpg; the user list against a fixed answer;
page 5000 against page 1; memory of an idle server process.

Run `python -m tests.bench.lists`. The server is pinned to one core; client and database to the others; rounds alternate.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

from server.launch.port import free_port
from tests.bench.bars import Held, running_site, size, words
from tests.bench.cores import split_cores
from tests.e2e.site import Site, open_second_process

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def serve(arguments: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    mine, _ = split_cores()
    environment = {**os.environ, "PORT": str(port), "WEB_CONCURRENCY": "1", "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, *arguments], env=environment, cwd=ROOT, preexec_fn=lambda: os.sched_setaffinity(0, mine)
    )
    try:
        _wait(port)
        yield child
    finally:
        child.terminate()
        child.wait(10)


@contextmanager
def serve_site() -> Iterator[tuple[int, psutil.Process | None]]:
    """Our server on one core: its port and its process; tiny, the port of the site that runs already."""
    if shared := running_site():
        yield shared, None
        return
    port = free_port(None)
    with serve(["-m", "server.launch.web"], port) as child:
        yield port, psutil.Process(child.pid)


@contextmanager
def other_process(site: Site) -> Iterator[Site]:
    """A second server process of the site; tiny, the site itself."""
    if running_site():
        yield site
        return
    with open_second_process(site) as twin:
        yield twin


def idle_memory(server: psutil.Process | None) -> float:
    """MiB of the largest of its processes; proportional set size."""
    children = server.children(recursive=True) if server else []
    return max((child.memory_full_info().pss for child in children), default=0) / (1 << 20)


def _wait(port: int) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


def ask(url: str, connections: int, token: str = "") -> dict[str, float]:
    _, others = split_cores()
    command = [
        sys.executable,
        "-m",
        "tests.bench.load",
        url,
        str(connections),
        str(size("lists", "milliseconds") / 1000),
        *([token] if token else []),
    ]
    answer = subprocess.run(
        command, cwd=ROOT, capture_output=True, check=True, preexec_fn=lambda: os.sched_setaffinity(0, others)
    )
    figures: dict[str, float] = json.loads(answer.stdout)
    if figures["bad"]:
        raise RuntimeError(f"{figures['bad']} bad answers from {url}")
    return figures


async def prepare() -> tuple[int, str]:
    """A tenant with 100,000 positions and 500 users, and the token of its administrator."""
    from starlette.requests import Request

    from schema.kit.snowflake import next_id
    from schema.system.user import User
    from server.http.session import open_session
    from server.kit.database import close_database, open_database, pool
    from server.launch.migrate import migrate
    from tests.kit.dictionary import add_dictionaries
    from tests.kit.people import create_organisation

    await migrate(os.environ["DATABASE_URL"])
    await open_database()
    organisation = await create_organisation("性能")
    await add_dictionaries(organisation.id)
    await pool().execute(
        "INSERT INTO sys_position (id, tenant_id, create_by, create_time, del_flag, row_version, code, name, rank)"
        " SELECT $1::bigint + n, $2::bigint, 'bench', now() - n * interval '1 second', 0, 1, 'C' || n, '职务' || n, (n % 5 + 1)::text"
        f" FROM generate_series(1, {size('lists', 'rows')}) n",
        next_id(),
        organisation.id,
    )
    await pool().execute(
        "INSERT INTO sys_user (id, tenant_id, create_time, del_flag, row_version, username, realname, password, status, sex, user_identity)"
        " SELECT $1::bigint + n, $2::bigint, now(), 0, 1, 'bench' || n || $2::text, '员工' || n, '!', '1', '1', '1' FROM generate_series(1, 500) n",
        next_id() + 1_000_000,
        organisation.id,
    )
    await pool().execute("ANALYZE")
    scope: dict[str, Any] = {"type": "http", "headers": [], "client": ("127.0.0.1", 1)}
    token = await open_session(await User.get(id=organisation.admin.user_id), Request(scope))
    await close_database()
    return organisation.id, token


def _median(values: list[float]) -> float:
    return statistics.median(values)


def measure() -> None:
    tenant, token = asyncio.run(prepare())
    os.environ["BENCH_TENANT"] = str(tenant)
    bare_port = free_port(None)
    with serve(["-m", "tests.bench.lists_bare"], bare_port), serve_site() as (port, server):
        base = f"http://127.0.0.1:{port}/boot"
        idle = idle_memory(server)
        page = f"{base}/sys/position/list?column=createTime&order=desc&rank=3&pageNo=3&pageSize=10"
        rounds = []
        for _ in range(size("lists", "rounds")):
            bare = ask(f"http://127.0.0.1:{bare_port}/list", 32)
            mine = ask(page, 32, token)
            fixed = ask(f"http://127.0.0.1:{bare_port}/fixed", 32)
            users = ask(f"{base}/sys/user/list?pageSize=10", 32, token)
            first = ask(f"{base}/sys/position/list?pageNo=1", 1, token)
            deep = ask(f"{base}/sys/position/list?pageNo=5000", 1, token)
            rounds.append((bare, mine, fixed, users, first, deep))
    report(rounds, idle)


def report(rounds: Sequence[tuple[dict[str, float], ...]], idle: float) -> None:
    """Prints the medians of the rounds, and judges them."""
    ratio = _median([mine["rate"] / bare["rate"] for bare, mine, *_ in rounds])
    users = _median([user["rate"] / fixed["rate"] for _, _, fixed, user, *_ in rounds])
    deep = _median([far["p50"] / near["p50"] for *_, near, far in rounds])
    bare, mine, fixed, user, near, far = rounds[-1]
    rows = size("lists", "rows")
    print(f"list page, 10 of {rows:,}, filter + sort: {ratio:.2f} of bare asyncpg", end=" ")
    print(f"[{mine['rate']:.0f}/s of {bare['rate']:.0f}/s, p99 {mine['p99']:.1f} ms]")
    print(f"user list, 32 connections: {users:.2f} of a fixed 3 kB answer", end=" ")
    print(f"[{user['rate']:.0f}/s of {fixed['rate']:.0f}/s]")
    print(f"page 5000 against page 1: {deep:.2f} times as long [{far['p50']:.2f} ms, {near['p50']:.2f} ms]")
    print(f"idle server process: {idle:.0f} MiB (proportional set size)")
    held = Held("lists")
    held.hold("page / bare SQL", ratio)
    held.hold("users / fixed answer", users)
    held.hold("page 5000 / page 1", deep)
    held.hold("idle process, MiB", idle)
    held.end()


if __name__ == "__main__":
    from tests.kit.services import run_services

    words()
    with run_services():
        measure()

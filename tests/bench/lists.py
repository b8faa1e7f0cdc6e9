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
from tests.bench.cores import split_cores

ROOT = Path(__file__).resolve().parents[2]
ROWS = 100_000
ROUNDS = 3
SECONDS = 2.0


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
        str(SECONDS),
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
        f" FROM generate_series(1, {ROWS}) n",
        next_id(),
        organisation.id,
    )
    await pool().execute(
        "INSERT INTO sys_user (id, tenant_id, create_time, del_flag, row_version, username, realname, password, status, sex)"
        " SELECT $1::bigint + n, $2::bigint, now(), 0, 1, 'bench' || n || $2::text, '员工' || n, '!', '1', '1' FROM generate_series(1, 500) n",
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
    bare_port, port = free_port(None), free_port(None)
    with serve(["-m", "tests.bench.lists_bare"], bare_port), serve(["-m", "server.launch.web"], port) as ours:
        base = f"http://127.0.0.1:{port}/boot"
        idle = max(child.memory_full_info().pss for child in psutil.Process(ours.pid).children(recursive=True)) / (
            1 << 20
        )
        page = f"{base}/sys/position/list?column=createTime&order=desc&rank=3&pageNo=3&pageSize=10"
        rounds = []
        for _ in range(ROUNDS):
            bare = ask(f"http://127.0.0.1:{bare_port}/list", 32)
            mine = ask(page, 32, token)
            fixed = ask(f"http://127.0.0.1:{bare_port}/fixed", 32)
            users = ask(f"{base}/sys/user/list?pageSize=10", 32, token)
            first = ask(f"{base}/sys/position/list?pageNo=1", 1, token)
            deep = ask(f"{base}/sys/position/list?pageNo=5000", 1, token)
            rounds.append((bare, mine, fixed, users, first, deep))
        _print(rounds, idle)


def _print(rounds: Sequence[tuple[dict[str, float], ...]], idle: float) -> None:
    ratio = _median([mine["rate"] / bare["rate"] for bare, mine, *_ in rounds])
    users = _median([user["rate"] / fixed["rate"] for _, _, fixed, user, *_ in rounds])
    deep = _median([far["p50"] / near["p50"] for *_, near, far in rounds])
    bare, mine, fixed, user, near, far = rounds[-1]
    print(f"list page, 10 of {ROWS:,}, filter + sort: {ratio:.2f} of bare asyncpg (wanted >= 0.60)", end=" ")
    print(f"[{mine['rate']:.0f}/s of {bare['rate']:.0f}/s, p99 {mine['p99']:.1f} ms]")
    print(f"user list, 32 connections: {users:.2f} of a fixed 3 kB answer (wanted >= 0.10)", end=" ")
    print(f"[{user['rate']:.0f}/s of {fixed['rate']:.0f}/s]")
    print(f"page 5000 against page 1: {deep:.2f} times as long [{far['p50']:.2f} ms, {near['p50']:.2f} ms]")
    print(f"idle server process: {idle:.0f} MiB (proportional set size; wanted < 100)")


if __name__ == "__main__":
    from tests.kit.services import run_services

    with run_services():
        measure()

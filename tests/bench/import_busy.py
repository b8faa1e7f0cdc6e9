"""A list while 100,000 users with 500 bad rows are imported by a worker: its p99 against that of the idle server.

Run `python -m tests.bench.import_busy`. It also checks what the import says of itself: the error file names exactly the bad
rows, and undo takes exactly the others away. The server has one core to itself; client, database and worker share the rest.
"""

import asyncio
import io
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from python_calamine import CalamineWorkbook

from tests.bench.bars import Held, running_site, size, words
from tests.bench.lists import ROOT, ask, prepare, serve_site
from tests.kit.names import name_of

EVERY = 200
TITLES = ("用户账号", "真实姓名", "手机号码", "工号")
FIRST_LINE = 4


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Every 200th row is bad, by turns in its name, its phone, a missing name and a number used before."""
    for n in range(size("import_busy", "rows")):
        row = [f"imp{n:06d}", name_of(n, "员工"), f"139{n:08d}", f"W{n:06d}"]
        if n % EVERY == EVERY - 1:
            fault = n // EVERY % 4
            row[(0, 2, 1, 3)[fault]] = ("bad name!", "12345", "", f"W{n - 1:06d}")[fault]
        yield row[0], row[1], row[2], row[3]


def bad_lines() -> set[int]:
    return {FIRST_LINE + n for n in range(size("import_busy", "rows")) if n % EVERY == EVERY - 1}


def make_file() -> bytes:
    from tests.workers.sheets import make_sheet

    target = io.BytesIO()
    make_sheet(TITLES, rows(), target, "用户管理")
    return target.getvalue()


@contextmanager
def worker() -> Iterator[None]:
    if running_site():
        yield
        return
    cores = set(sorted(os.sched_getaffinity(0))[1:]) or os.sched_getaffinity(0)
    child = subprocess.Popen(
        [sys.executable, "-m", "workers.main"], cwd=ROOT, preexec_fn=lambda: os.sched_setaffinity(0, cores)
    )
    try:
        yield
    finally:
        child.terminate()
        child.wait(30)


class Caller:
    """The administrator at the API."""

    def __init__(self, base: str, token: str) -> None:
        self.http = httpx.Client(base_url=base, headers={"X-Access-Token": token}, timeout=120)

    def result(self, method: str, path: str, **options: Any) -> Any:
        answer = self.http.request(method, path, **options).json()
        if not answer["success"]:
            raise RuntimeError(answer)
        return answer["result"]

    def task(self, task_id: str) -> dict[str, Any]:
        return dict(self.result("GET", "/sys/task/queryById", params={"id": task_id}))

    def wait(self, task_id: str) -> dict[str, Any]:
        while (task := self.task(task_id))["state"] in ("queued", "running"):
            time.sleep(0.3)
        if task["state"] != "done":
            raise RuntimeError(task)
        return task

    def count(self) -> int:
        """Exact up to 10,000, above it the planner's estimate."""
        return int(self.result("GET", "/sys/user/list", params={"username": "imp*", "pageSize": 1})["total"])


def measure() -> None:
    _, token = asyncio.run(prepare())
    content = make_file()
    with serve_site() as (port, _), worker():
        base = f"http://127.0.0.1:{port}/boot"
        caller, page = Caller(base, token), f"{base}/sys/position/list?rank=3&pageNo=3&pageSize=10"
        ask(page, 4, token)
        idle = [ask(page, 4, token)["p99"] for _ in range(size("import_busy", "spells"))]
        begin = time.perf_counter()
        files = {"file": ("用户.xlsx", content)}
        started = caller.result("POST", "/sys/user/importExcel", params={"async": "1"}, files=files)["taskId"]
        busy = [ask(page, 4, token)["p99"]]
        while caller.task(started)["state"] in ("queued", "running"):
            busy.append(ask(page, 4, token)["p99"])
        task = caller.wait(started)
        spent = time.perf_counter() - begin
        before, middle = statistics.median(idle), statistics.median(busy)
        print(f"list p99 during an import: {middle / before:.2f} of idle", end=" ")
        print(
            f"[{middle:.1f} ms, {before:.1f} ms, worst of {len(busy)} spells {max(busy):.1f} ms, import {spent:.0f} s]"
        )
        check(caller, task)
        held = Held("import_busy")
        held.hold("p99 during an import / idle", middle / before)
        held.end()


def check(caller: Caller, task: dict[str, Any]) -> None:
    result = task["result"]
    sheet = CalamineWorkbook.from_object(io.BytesIO(caller.http.get(result["fileUrl"]).content)).get_sheet_by_index(0)
    told = {int(str(row[len(TITLES)]).partition(".")[0]) for row in sheet.to_python()[FIRST_LINE - 1 :]}
    kept = caller.count()
    undone = caller.wait(caller.result("POST", "/sys/task/undoImport", json={"id": task["id"]})["taskId"])["result"]
    left, bad = count_left(caller), bad_lines()
    print(f"error file: {len(told)} rows, {'exactly' if told == bad else 'NOT'} the {len(bad)} bad ones")
    print(
        f"imported {result['successCount']} (about {kept} by the list's estimate), undo took back {undone['done']}, left {left}"
    )
    if told != bad or undone["done"] != size("import_busy", "rows") - len(bad) or left:
        raise SystemExit("the import did not keep its word")


def count_left(caller: Caller) -> int:
    """A total is remembered for two seconds."""
    end = time.monotonic() + 5
    while (left := caller.count()) and time.monotonic() < end:
        time.sleep(0.2)
    return left


if __name__ == "__main__":
    from tests.kit.services import run_services

    words()
    with run_services():
        measure()

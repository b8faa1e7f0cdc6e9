"""Fan-out of a 300-byte event to 1,000 sockets: our whole path against Node's socket.io and against a bare server.

Run `python -m tests.bench.fanout [sockets] [rounds]`. Each server is pinned to one core, the client, PostgreSQL and Redis
to another; rounds alternate between the servers, so a busy machine slows all of them.
"""

import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import orjson
from tortoise import Tortoise

from server.launch.port import free_port
from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
from tests.bench.bars import Held, is_smoke, size, words
from tests.bench.cores import split_cores

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DATA = {"stay": {"id": "1042", "unitId": "88", "from": "2026-05-01", "to": "2026-05-04", "state": "confirmed"}}
DATA["stay"] |= {"guest": "欧阳明远", "phone": "138****0042", "total": "864.00", "remark": "晚到，留门，安静楼层"}
HEAD = '{"topic":"board/a","epoch":"0123456789abcdef","seq":17,"op":"stay.put","client":"","data":%s}'
SECRET_KEY = "a key that a bench alone uses 0123"


@dataclass(frozen=True)
class Figures:
    """Messages per second over all sockets; median and 99th percentile in ms; how busy the client was."""

    rate: float
    p50: float
    p99: float
    busy: float


@contextmanager
def _server(command: list[str]) -> Iterator[None]:
    mine, _ = split_cores()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SECRET_KEY": SECRET_KEY}
    child = subprocess.Popen(
        command, stdout=subprocess.PIPE, env=environment, cwd=ROOT, preexec_fn=lambda: os.sched_setaffinity(0, mine)
    )
    try:
        assert child.stdout is not None
        if child.stdout.readline().strip() != b"ready":
            raise RuntimeError(f"did not start: {command[:3]}")
        yield
    finally:
        child.kill()
        child.wait()


def build_client(folder: Path) -> Path:
    """The client is C, since one in Python would be slower than what it measures."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise RuntimeError("the fan-out benchmark needs a C compiler (cc)")
    program = folder / "fanout_client"
    source = HERE / "fanout_client.c"
    subprocess.run([compiler, "-O2", "-D_GNU_SOURCE", "-o", str(program), str(source)], check=True)
    return program


def install_node() -> None:
    if not (HERE / "node" / "node_modules" / "socket.io").exists():
        subprocess.run(["npm", "install", "--silent"], cwd=HERE / "node", check=True)


class Contest:
    """The three servers and the figures they reached."""

    def __init__(self, client: Path, database_url: str, redis_url: str, sockets: int) -> None:
        self._client = client
        self._sockets = sockets
        data = orjson.dumps(DATA).decode()
        event = '42["event",' + HEAD % data + "]"
        self.event_bytes = len(event.encode()) - len('42["event",]')
        self._commands = {
            "live": ([sys.executable, "-m", "tests.bench.fanout_live"], [database_url, redis_url, data]),
            "node": (["node", str(HERE / "node" / "server.js")], [redis_url, data]),
            "raw": ([sys.executable, "-m", "tests.bench.fanout_bare"], [event]),
        }

    def measure(self, kind: str) -> Figures:
        start, more = self._commands[kind]
        port, control = str(free_port()), str(free_port())
        _, others = split_cores()
        with _server([*start, port, control, *more]):
            said = subprocess.run(
                [str(self._client), port, control, str(self._sockets), "sio" if kind == "node" else kind],
                capture_output=True,
                check=True,
                timeout=120,
                preexec_fn=lambda: os.sched_setaffinity(0, others),
            )
        return Figures(*(float(word) for word in said.stdout.split()))


async def _make_outbox(database_url: str) -> None:
    connection = database_url.replace("postgres://", "asyncpg://")
    apps = {"models": {"models": ["schema.system.outbox"]}}
    await Tortoise.init(config={"connections": {"default": connection}, "apps": apps})
    await Tortoise.generate_schemas()
    await Tortoise.close_connections()


def run(sockets: int, rounds: int) -> dict[str, list[Figures]]:
    """Figures of each server, round by round; the other one is installed only where it is compared with."""
    kinds = ("live", "raw") if is_smoke() else ("live", "node", "raw")
    if "node" in kinds:
        install_node()
    _, others = split_cores()
    all_cores = os.sched_getaffinity(0)
    with tempfile.TemporaryDirectory(prefix="fanout-") as folder:
        client = build_client(Path(folder))
        postgres, redis = EmbeddedPostgres(folder), EmbeddedRedis(folder)
        os.sched_setaffinity(0, others)
        try:
            database_url, redis_url = postgres.start(), redis.start()
            os.sched_setaffinity(0, all_cores)
            asyncio.run(_make_outbox(database_url))
            contest = Contest(client, database_url, redis_url, sockets)
            print(f"\nfan-out of one event of {contest.event_bytes} bytes to {sockets} sockets, {rounds} rounds")
            found: dict[str, list[Figures]] = {kind: [] for kind in kinds}
            for _ in range(rounds):
                for kind, figures in found.items():
                    figures.append(contest.measure(kind))
            return found
        finally:
            os.sched_setaffinity(0, all_cores)
            redis.stop()
            postgres.stop()


def report(found: dict[str, list[Figures]]) -> None:
    names = {"live": "ours, whole path", "node": "Node socket.io + Redis adapter", "raw": "bare asyncio, ready frame"}
    print(f"{'server':32} {'k msgs/s':>9} {'p50 ms':>7} {'p99 ms':>7} {'client busy':>11}")
    for kind, figures in found.items():
        middle = [statistics.median(getattr(f, part) for f in figures) for part in ("rate", "p50", "p99", "busy")]
        print(f"{names[kind]:32} {middle[0] / 1e3:9.0f} {middle[1]:7.1f} {middle[2]:7.1f} {middle[3]:11.2f}")
    held = Held("fanout")
    for other, bar in (("node", "ours / Node"), ("raw", "ours / bare")):
        if other not in found:
            continue
        ratios = [ours.rate / theirs.rate for ours, theirs in zip(found["live"], found[other], strict=True)]
        spread = " ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"ours / {names[other]}: {statistics.median(ratios):.2f} (rounds {spread})")
        held.hold(bar, statistics.median(ratios))
    held.end()


if __name__ == "__main__":
    asked = [int(word) for word in words()]
    report(run(*asked[:2], *(size("fanout", what) for what in ("sockets", "rounds")[len(asked) :])))

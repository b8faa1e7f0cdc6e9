"""Starts every benchmark tiny, as `python -m tests.bench.NAME --smoke` would, and fails if one of them does not end with 0.

Two at a time on one site and its database, all but those that kill servers or measure their start. Each is forked from a process
that has read the program already: reading it takes longer than any of them. `python -m tests.bench.smoke [NAME…]`.
"""

import os
import runpy
import signal
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import connection, get_context
from multiprocessing.context import ForkProcess
from pathlib import Path
from time import monotonic

from tests.bench.bars import BARS, SMOKE
from tests.e2e.site import open_copied_site

AT_ONCE = 2
LONGEST_SECONDS = 300
LONG = ("chat", "start", "fanout", "upload", "grid", "lease_turn")
"""They come first, so that none of them runs on alone."""
MOST = 2
"""So many may have failed by chance and run once more, alone."""
COLD = ("sheets",)
"""They declare what must be there before the program is read."""
READ = ("server.app", "tests.rental.village", "tests.e2e.desktop", "tests.kit.client", "tests.workers.sheets", "pytest")


@dataclass
class Started:
    """One benchmark that runs, in a group of its own with all that it starts."""

    name: str
    log: Path
    process: ForkProcess
    began: float = field(default_factory=monotonic)

    def end(self) -> bool:
        """Whether it went well; says how long it took, and what it said when it did not."""
        self.process.join()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid or 0, signal.SIGKILL)
        well = self.process.exitcode == 0
        print(
            f"{self.name:<14}{monotonic() - self.began:>6.1f} s{'' if well else f'  ended with {self.process.exitcode}'}",
            flush=True,
        )
        if not well:
            print(self.log.read_text(encoding="utf-8")[-6000:], flush=True)
        return well


def main(names: list[str]) -> int:
    waiting = sorted(names or BARS, key=lambda name: LONG.index(name) if name in LONG else len(LONG))
    with tempfile.TemporaryDirectory(prefix="gj-smoke-") as folder, open_copied_site(WEB_CONCURRENCY="1") as settings:
        read_program()
        failed = run_all(waiting, settings, Path(folder), AT_ONCE)
        again = run_all(failed, settings, Path(folder), 1) if len(failed) <= MOST else failed
    for name in set(failed) - set(again):
        print(f"flaky: tests.bench.{name}")
    print(f"{len(waiting) - len(again)} benchmarks run" + (f", not {', '.join(again)}" if again else ""))
    return 1 if again else 0


def read_program() -> None:
    for name in READ:
        __import__(name)


def run_all(names: list[str], settings: dict[str, str], folder: Path, at_once: int) -> list[str]:
    """The names of those that failed."""
    waiting, running, failed = list(names), list[Started](), list[str]()
    while waiting or running:
        while waiting and len(running) < at_once:
            running.append(begin(waiting.pop(0), settings, folder))
        ended = connection.wait([one.process.sentinel for one in running], timeout=1)
        for one in list(running):
            if one.process.sentinel not in ended and monotonic() - one.began > LONGEST_SECONDS:
                one.process.kill()
            elif one.process.sentinel not in ended:
                continue
            running.remove(one)
            if not one.end():
                failed.append(one.name)
    return failed


def begin(name: str, settings: dict[str, str], folder: Path) -> Started:
    log = folder / f"{name}.log"
    process = get_context("fork").Process(target=become, args=(name, settings, log))
    process.start()
    return Started(name, log, process)


def become(name: str, settings: dict[str, str], log: Path) -> None:
    """What `python -m` does, in a process that has read most of it."""
    os.setsid()
    with log.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.update(settings)
    if name in COLD:
        os.execv(sys.executable, [sys.executable, "-m", f"tests.bench.{name}", SMOKE])
    sys.argv = [name, SMOKE]
    runpy.run_module(f"tests.bench.{name}", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

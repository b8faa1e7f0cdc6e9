"""Keeps the parts of a start alive: what ends is started again, and no part's end is the end of another.

Runs in the main thread, which starts all children: their parent-death signal belongs to the thread that started them.
"""

import shutil
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Protocol

from server.kit.restarts import Restarts
from server.launch.backoff import Backoff
from server.launch.failure import LaunchFailure

LOOK_EVERY = 0.1
# PostgreSQL needs a log segment of 16 MB to go on; with less than two of them nothing that ends is to blame for it.
ROOM = 32 * 1024 * 1024
FULL = ("No space left on device", "Disk quota exceeded")


class Part(Protocol):
    """What is kept alive: a program of the Procfile, an embedded server, or one web process."""

    name: str

    def begin(self) -> None:
        """Start it without waiting until it is ready; OSError or LaunchFailure where that cannot be."""

    def ended(self) -> str | None:
        """Why it is not running, None while it is."""

    def gone(self) -> bool:
        """Whether nothing is left of the one that ended, so that another may begin."""


class _Watch:
    """A part, and when it is started again; `due` is None while it runs. `is_server`: others need it to run."""

    def __init__(self, part: Part, moment: float, *, is_server: bool) -> None:
        self.part = part
        self.is_server = is_server
        self.backoff = Backoff()
        self.due: float | None = None
        self.backoff.begin(moment)


class Supervisor:
    """Watches parts that are running already; `folder` is where the servers, which the programs need, keep their data."""

    def __init__(
        self,
        servers: Sequence[Part],
        programs: Sequence[Part],
        folder: Path,
        restarts: Restarts,
        say: Callable[[str], None],
    ) -> None:
        moment = time.monotonic()
        self._watches = [
            *(_Watch(part, moment, is_server=True) for part in servers),
            *(_Watch(part, moment, is_server=False) for part in programs),
        ]
        self._folder = folder
        self._restarts = restarts
        self._say = say
        self._asked = False

    def run(self) -> None:
        """Until a signal asks to stop; LaunchFailure when a part ends at once over and over."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._hear)
        while not self._asked:
            self.look(time.monotonic())
            time.sleep(LOOK_EVERY)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._asked = True

    def look(self, moment: float) -> None:
        """One look at every part."""
        self._restarts.keep()
        for watch in self._watches:
            if watch.due is not None:
                if moment >= watch.due and watch.part.gone():
                    self._begin(watch, moment)
                continue
            reason = watch.part.ended()
            if reason is None:
                watch.backoff.live(moment)
            else:
                self._plan(watch, moment, reason)

    def _begin(self, watch: _Watch, moment: float) -> None:
        watch.due = None
        watch.backoff.begin(moment)
        try:
            watch.part.begin()
        except (OSError, LaunchFailure) as error:
            self._plan(watch, moment, str(error))
        else:
            self._restarts.up(watch.part.name)

    def _plan(self, watch: _Watch, moment: float, reason: str) -> None:
        """Say why it ended and when it is started again."""
        name = watch.part.name
        lacks_server = not watch.is_server and any(one.is_server and one.due is not None for one in self._watches)
        wait = watch.backoff.end(moment, excused=lacks_server or self._is_full(reason))
        if wait is None:
            times = watch.backoff.counted
            raise LaunchFailure(
                f"{name} 连续 {times} 次一启动就结束,已停止启动: {reason}",
                f"{name} ended at once {times} times in a row, giving up: {reason}",
            )
        watch.due = moment + wait
        times = self._restarts.down(name, reason)
        self._say(
            f"{name} 已结束({reason}),{wait:g} 秒后第 {times} 次重启"
            f" | {name} ended ({reason}), restart {times} in {wait:g} s"
        )

    def _is_full(self, reason: str) -> bool:
        """Whether the disk has no room, which ends databases over and over until it has some again."""
        try:
            return shutil.disk_usage(self._folder).free < ROOM or any(text in reason for text in FULL)
        except OSError:
            return True

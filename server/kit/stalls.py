"""Stalls of an event loop: while one piece of work keeps it, nobody else of the process is answered.

A thread watches, since the loop itself can only tell afterwards that it was kept, and not by what. While the loop does not turn, the
thread looks at what runs in it.
"""

import asyncio
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from server.kit.end_tasks import end_tasks

STALL_SECONDS = 0.25
_TURN_SECONDS = 0.05
_KEPT = 5
_ROOT = Path(__file__).resolve().parents[2]
_OWN = tuple(str(_ROOT / name) for name in ("server", "schema", "workers"))
logger = logging.getLogger("guanjia.stalls")


@dataclass(frozen=True, slots=True)
class Stall:
    """`at`: its end, seconds since 1970. `where`: "server/rental/board.py:40 read_board", of what ran when it was noticed. `cpu`:
    seconds that the process worked meanwhile; far fewer than `seconds` mean that it waited, or that the machine was busy."""

    at: float
    seconds: float
    cpu: float
    where: str


class StallWatch:
    """Watches the loop in which it was started. `report` is called in that loop, after each stall; `late` with the lateness of every turn."""

    def __init__(self, report: Callable[[Stall], None], late: Callable[[float], None] = lambda seconds: None) -> None:
        self.count = 0
        self.last: deque[Stall] = deque(maxlen=_KEPT)
        self._report = report
        self._late = late
        self._turned = time.monotonic()
        self._where = ""
        self._ended = threading.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._turned = time.monotonic()
        self._task = asyncio.create_task(self._turn())
        loop_thread = threading.get_ident()
        threading.Thread(target=self._watch, args=(loop_thread,), name="stalls", daemon=True).start()

    async def stop(self) -> None:
        self._ended.set()
        if self._task is not None:
            await end_tasks(self._task)

    def say(self) -> dict[str, Any]:
        """{count, last: [stall]} since the start of the process."""
        return {"count": self.count, "last": [asdict(stall) for stall in self.last]}

    def describe_last(self) -> dict[str, Any]:
        """The same for the heartbeat: how many, and the last in a few words."""
        if not self.last:
            return {"stalls": self.count}
        return {"stalls": self.count, "lastStall": f"{self.last[-1].seconds:.2f} s {self.last[-1].where}"}

    async def _turn(self) -> None:
        """The loop's own part: turns up again and again, and says how late it was."""
        while True:
            began, worked = time.monotonic(), time.process_time()
            self._turned, self._where = began, ""
            await asyncio.sleep(_TURN_SECONDS)
            kept = time.monotonic() - began - _TURN_SECONDS
            self._late(max(0.0, kept))
            if kept >= STALL_SECONDS:
                self._note(Stall(time.time(), round(kept, 3), round(time.process_time() - worked, 3), self._where))

    def _note(self, stall: Stall) -> None:
        self.count += 1
        self.last.append(stall)
        logger.warning(
            "the event loop stood still for %.2f s at %s",
            stall.seconds,
            stall.where or "a place that was not seen",
            extra={"seconds": stall.seconds, "cpu": stall.cpu, "where": stall.where},
        )
        self._report(stall)

    def _watch(self, loop_thread: int) -> None:
        """The thread's part: once for each turn that is late."""
        while not self._ended.wait(_TURN_SECONDS):
            if self._where or time.monotonic() - self._turned < _TURN_SECONDS + STALL_SECONDS / 2:
                continue
            frame = sys._current_frames().get(loop_thread)
            if frame is not None:
                self._where = name_place(frame)


def name_place(frame: FrameType) -> str:
    """The innermost of our own lines that is running, else the innermost of all, without values."""
    inner: FrameType | None = frame
    while inner is not None and not inner.f_code.co_filename.startswith(_OWN):
        inner = inner.f_back
    found = inner or frame
    path = Path(found.f_code.co_filename)
    shown = path.relative_to(_ROOT) if path.is_relative_to(_ROOT) else Path(path.name)
    return f"{shown}:{found.f_lineno} {found.f_code.co_name}"

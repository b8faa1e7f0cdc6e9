"""Processes of a Procfile as parts of a start: each a program in a session of its own, whose lines are passed on."""

import contextlib
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import psutil

from server.kit.watchdog import ADDRESS
from server.launch.child import describe_end, entering
from server.launch.output import Output
from server.launch.watchdog import Watchdog

LINE = re.compile(r"^([A-Za-z0-9_-]+):\s*(.+)$", re.MULTILINE)
ROOT = Path(__file__).resolve().parent.parent.parent
LEAVE_WITHIN = 5.0


def read_procfile(name: str) -> dict[str, str]:
    """Name -> command of each line."""
    return dict(LINE.findall((ROOT / name).read_text(encoding="utf-8")))


class Program:
    """One process and those it starts: they share a process group, so that none of them outlives it for long.

    Once it has said that it lives, it is ended when it says nothing for `silence_seconds`.
    """

    def __init__(
        self, name: str, command: str, environment: Mapping[str, str], output: Output, silence_seconds: float
    ) -> None:
        self.name = name
        self.child: subprocess.Popen[bytes] | None = None
        self._command = command
        self._environment = environment
        self._output = output
        self._silence_seconds = silence_seconds
        self._watchdog: Watchdog | None = None
        self._silence = ""
        self._asked_at = 0.0

    def begin(self) -> None:
        """Start it; call it from the thread whose death shall end it."""
        self.close()
        self._watchdog, self._silence = Watchdog(), ""
        self.child = subprocess.Popen(
            ["/bin/sh", "-c", self._command],
            cwd=ROOT,
            env={**self._environment, ADDRESS: self._watchdog.address},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=entering(None, signal.SIGTERM),
        )
        self._asked_at = 0.0
        assert self.child.stdout is not None
        threading.Thread(target=self._pass_on, args=(self.child.stdout,), daemon=True).start()

    def _pass_on(self, lines: IO[bytes]) -> None:
        for line in lines:
            self._output.write(self.name, line.decode("utf-8", errors="replace"))

    def ended(self) -> str | None:
        """Why it is not running, None while it is."""
        if self.child is None:
            return "not started"
        status = self.child.poll()
        if status is None:
            return self._silent()
        return self._silence or describe_end(status)

    def _silent(self) -> str | None:
        assert self.child is not None
        silence = self._watchdog.listen(time.monotonic()) if self._watchdog else 0.0
        if silence <= self._silence_seconds:
            return None
        self.signal(signal.SIGKILL)
        self.child.wait()
        self._silence = f"silent for {silence:.0f} s"
        return self._silence

    def close(self) -> None:
        """Nobody listens to it any more."""
        if self._watchdog is not None:
            self._watchdog.close()
            self._watchdog = None

    def gone(self) -> bool:
        """Whether nobody of its group is left; who is left is asked to leave, and made to after LEAVE_WITHIN seconds."""
        if self.child is None or not self._left():
            return True
        now = time.monotonic()
        if not self._asked_at:
            self._asked_at = now
            self.signal(signal.SIGTERM)
        elif now - self._asked_at > LEAVE_WITHIN:
            self.signal(signal.SIGKILL)
        return False

    def signal(self, number: signal.Signals) -> None:
        """To the whole group."""
        if self.child is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.child.pid, number)

    def _left(self) -> bool:
        """A group of dead processes that nobody fetches counts as empty."""
        assert self.child is not None
        try:
            os.killpg(self.child.pid, 0)
        except ProcessLookupError:
            return False
        except PermissionError:
            return True
        return any(_lives_in(process, self.child.pid) for process in psutil.process_iter())


def _lives_in(process: psutil.Process, group: int) -> bool:
    try:
        return os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE
    except (ProcessLookupError, psutil.Error):
        return False

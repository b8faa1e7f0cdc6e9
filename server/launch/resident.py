"""The process of an embedded server: its port, its mark, its log, and how it is waited for, ended and healed."""

import contextlib
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from server.launch.child import describe_end, end, end_child, read_mark, write_mark
from server.launch.failure import LaunchFailure
from server.launch.port import free_port, is_free


class Resident:
    """Lives in `home`; ends by the signal `parting`, by force after `grace` seconds."""

    def __init__(self, home: Path, name: str, *, parting: signal.Signals, grace: float) -> None:
        self.home = home
        self.name = name
        self.parting = parting
        self.grace = grace
        self.log = home / "log"
        self.port = 0
        self.child: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return read_mark(self.home / "pid") is not None

    def known_port(self) -> int:
        return self.port or int((self.home / "port").read_text(encoding="ascii"))

    def take_port(self) -> int:
        """The port of last time if it is still free, so that clients find their way back."""
        note = self.home / "port"
        known = note.read_text(encoding="ascii") if note.exists() else ""
        self.port = free_port(self.port or (int(known) if known.isdecimal() else None))
        if known != str(self.port):
            note.write_text(str(self.port), encoding="ascii")
        return self.port

    def adopt(self, child: "subprocess.Popen[bytes]") -> None:
        """Without a mark, for which a full disk has no room, it still dies with us where the system can see to that."""
        self.child = child
        with contextlib.suppress(OSError):
            write_mark(self.home / "pid", child.pid)

    def require_port(self) -> None:
        """For a restart under running clients, who know one address."""
        if not is_free(self.port):
            raise LaunchFailure(f"端口 {self.port} 被占用", f"port {self.port} is in use")

    def ended(self) -> str | None:
        """Why it is not running, with its last words; None while it is."""
        if self.child is None:
            return "not started"
        status = self.child.poll()
        if status is None or status == -signal.SIGKILL:  # nobody has last words who is killed
            return None if status is None else describe_end(status)
        return f"{describe_end(status)}: {self.last_words()}"

    def wait(self, is_ready: Callable[[], bool], within: float) -> None:
        """Return when it is ready; raise with its last words when it ends or takes longer than `within` seconds."""
        assert self.child is not None
        until = time.monotonic() + within
        while time.monotonic() < until and self.child.poll() is None:
            if is_ready():
                return
            time.sleep(0.01)
        self.stop()
        said = self.last_words()
        raise LaunchFailure(
            f"内置 {self.name} 没有起来,见日志 {self.log}: {said}",
            f"the embedded {self.name} did not start, see {self.log}: {said}",
        )

    def last_words(self) -> str:
        with contextlib.suppress(OSError):
            lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
            return lines[-1] if lines else ""
        return ""

    def stop(self) -> None:
        """End after writing what is still to be written."""
        if self.child is None:
            return
        end_child(self.child, self.parting, self.grace)
        self.child = None
        (self.home / "pid").unlink(missing_ok=True)

    def kill(self) -> None:
        """End without any goodbye, as a power cut would."""
        if self.child is not None:
            self.child.kill()
            self.child.wait()
            self.child = None

    def heal(self) -> None:
        """End a server whose launcher was killed, which would hold the port and the data."""
        left = read_mark(self.home / "pid")
        if left is not None:
            end(left, self.parting, self.grace)
        (self.home / "pid").unlink(missing_ok=True)

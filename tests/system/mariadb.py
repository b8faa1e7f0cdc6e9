"""A real MariaDB server in a temp folder, for the tests of data sources; there is none on machines without the program."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from server.launch.port import free_port

PROGRAMS = ("mariadbd", "mariadb-install-db")
PATH = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
ACCOUNT, PASSWORD, DATABASE = "reader", "Lese-2026", "sales"
_START = f"CREATE DATABASE {DATABASE}; CREATE USER {ACCOUNT}@'%' IDENTIFIED BY '{PASSWORD}'; GRANT ALL ON {DATABASE}.* TO {ACCOUNT}@'%';"


def installed() -> bool:
    return all(shutil.which(name, path=PATH) for name in PROGRAMS)


@contextmanager
def running_mariadb() -> Iterator[int]:
    """The port on loopback; the server goes with its folder."""
    folder = Path(mkdtemp(prefix="gj-mariadb-"))
    data, port = folder / "data", free_port()
    prepared = folder / "start.sql"
    prepared.write_text(_START.replace("; ", ";\n") + "\n")
    server, install = (str(shutil.which(name, path=PATH)) for name in PROGRAMS)
    whose = ["--user=root"] if os.geteuid() == 0 else []
    subprocess.run(
        [install, "--no-defaults", f"--datadir={data}", "--auth-root-authentication-method=normal", *whose],
        check=True, capture_output=True,
    )  # fmt: skip
    child = subprocess.Popen(
        [
            server, "--no-defaults", f"--datadir={data}", f"--port={port}", "--bind-address=127.0.0.1", *whose,
            f"--socket={folder}/s.sock", f"--pid-file={folder}/pid", f"--init-file={prepared}", "--skip-log-bin",
            "--skip-name-resolve",
        ],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        _wait(folder, child)
        yield port
    finally:
        child.terminate()
        child.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def _wait(folder: Path, child: subprocess.Popen[bytes]) -> None:
    """The pid file stands when the init file is done and connections are taken."""
    for _ in range(600):
        if (folder / "pid").exists():
            return
        if child.poll() is not None:
            break
        time.sleep(0.05)
    raise RuntimeError("MariaDB did not start")

"""The launcher whole, as `make start` runs it: ready, refused twice, killed, started again, stopped."""

import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

import psutil

from server.launch.home import BADGE
from server.launch.port import free_port, is_free
from tests.launch.conftest import Launch

PATIENCE = 120
PASSWORD = "Longer-than-others-1"


def read_until(child: "subprocess.Popen[str]", sign: str) -> str:
    """What it says until a line holds the sign."""
    assert child.stdout is not None
    said = ""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        line = child.stdout.readline()
        said += line
        if sign in line:
            return said
        if not line:
            break
    raise AssertionError(said)


def end_of(child: "subprocess.Popen[str]") -> tuple[int, list[str]]:
    said, _ = child.communicate(timeout=PATIENCE)
    return child.returncode, [line.strip() for line in said.splitlines() if line.strip()]


def family_of(folder: Path) -> list[psutil.Process]:
    """Every living process that carries the badge of the folder."""
    found = []
    for process in psutil.process_iter():
        try:
            if process.environ().get(BADGE) == os.path.realpath(folder) and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
        except psutil.Error:
            continue
    return found


def call(port: int, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=json.dumps(body).encode() if body else None,
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return dict(json.load(answer))


def test_a_port_in_use_ends_the_start_with_one_line_and_touches_nothing(folder: Path, launch: Launch) -> None:
    with socket.socket() as squatter:
        squatter.bind(("127.0.0.1", 0))
        squatter.listen()
        port = squatter.getsockname()[1]
        status, lines = end_of(launch("start", DATA_DIR=str(folder / "var"), PORT=str(port)))
    assert status == 1
    assert len(lines) == 1, lines
    assert f"端口 127.0.0.1:{port} 已被占用" in lines[0]
    assert f"port 127.0.0.1:{port} is in use" in lines[0]
    assert not (folder / "var" / "postgres").exists()


def test_a_missing_secret_ends_the_start_with_one_line(folder: Path, launch: Launch) -> None:
    status, lines = end_of(launch("start", DATA_DIR=str(folder / "var"), DEMO="0"))
    assert (status, len(lines)) == (1, 1)
    assert "ADMIN_PASSWORD" in lines[0]


def test_start_kill_start_again_and_stop(folder: Path, launch: Launch) -> None:
    data, port = folder / "管家 data", free_port()
    settings = {
        "DATA_DIR": str(data),
        "PORT": str(port),
        "DEMO": "0",
        "ADMIN_PASSWORD": PASSWORD,
        "WEB_CONCURRENCY": "1",
    }
    first = launch("start", **settings)
    said = read_until(first, "Guanjia is ready")
    assert "migrated" in said
    assert call(port, "/readyz")["ok"] is True
    signed_in = call(port, "/boot/sys/login", {"username": "admin", "password": PASSWORD})
    assert signed_in["success"], signed_in

    status, lines = end_of(launch("start", **{**settings, "PORT": str(free_port())}))
    assert (status, len(lines)) == (1, 1)
    assert f"pid {first.pid}" in lines[0]
    assert f"http://127.0.0.1:{port}" in lines[0]

    children = [*family_of(data), *first_servers(data)]
    assert len(children) >= 6
    first.kill()
    assert psutil.wait_procs(children, timeout=15)[1] == []

    again = launch("start", **settings)
    said = read_until(again, "Guanjia is ready")
    assert "migrated" not in said
    assert "seeded" not in said
    assert call(port, "/boot/sys/login", {"username": "admin", "password": PASSWORD})["success"]

    children = [*family_of(data), *first_servers(data)]
    again.send_signal(signal.SIGINT)
    status, _ = end_of(again)
    assert status == 0
    assert psutil.wait_procs(children, timeout=15)[1] == []
    assert is_free(port)


def first_servers(data: Path) -> list[psutil.Process]:
    """The embedded servers, which are named by their marks."""
    marks = [data / name / "pid" for name in ("postgres", "redis")]
    return [psutil.Process(json.loads(mark.read_text())["pid"]) for mark in marks]

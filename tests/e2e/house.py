"""The whole product, running: the real launcher with demo data, and its calls as a signed-in person makes them."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from server.launch.port import free_port

ROOT = Path(__file__).resolve().parent.parent.parent
PASSWORD = "Guanjia@2026"
READY_SECONDS = 90


@dataclass(frozen=True)
class House:
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def sign_in(self, username: str) -> "Caller":
        result = _call(f"{self.address}/boot/sys/login", None, {"username": username, "password": PASSWORD})
        return Caller(self, str(result["token"]))


@dataclass(frozen=True)
class Caller:
    """One person's calls, answered with the envelope's result."""

    house: House
    token: str

    def get(self, path: str, **query: Any) -> Any:
        return _call(f"{self.house.address}/boot{path}?{urlencode(query)}", self.token, None)

    def post(self, path: str, **body: Any) -> Any:
        return _call(f"{self.house.address}/boot{path}", self.token, body)


def _call(url: str, token: str | None, body: dict[str, Any] | None) -> Any:
    headers = {"Content-Type": "application/json", **({"X-Access-Token": token} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20) as answer:
        return json.load(answer)["result"]


@contextmanager
def open_house() -> Iterator[House]:
    """A house of its own in a temporary folder; GUANJIA_E2E_PORT names one that is running already."""
    if port := os.environ.get("GUANJIA_E2E_PORT"):
        yield House(int(port))
        return
    folder = Path(tempfile.mkdtemp(prefix="gj-e2e-"))
    house = House(free_port())
    clean = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "WEB_DIST") if name in os.environ}
    with (folder / "launch.log").open("w+", encoding="utf-8") as log:
        child = subprocess.Popen(
            [sys.executable, "-m", "server.launch", "start"],
            cwd=ROOT,
            env={**clean, "PORT": str(house.port), "DATA_DIR": str(folder / "data")},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            _wait(house, child, folder / "launch.log")
            yield house
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait(timeout=30)
            shutil.rmtree(folder, ignore_errors=True)


def _wait(house: House, child: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until and child.poll() is None:
        try:
            with urllib.request.urlopen(f"{house.address}/readyz", timeout=2) as answer:
                if json.load(answer).get("ok"):
                    return
        except OSError:
            pass
        time.sleep(0.3)
    raise AssertionError(f"not ready:\n{log.read_text(encoding='utf-8')[-3000:]}")

"""The whole product, running: the real launcher with demo data, and its calls as a signed-in person makes them."""

import json
import os
import re
import secrets
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
from urllib.error import HTTPError
from urllib.parse import urlencode

from server.launch.port import free_port
from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
from tests.kit.services import SETTINGS
from tests.kit.template import copy_template

ROOT = Path(__file__).resolve().parent.parent.parent
PASSWORD = "Guanjia@2026"
READY_SECONDS = 90


@dataclass(frozen=True)
class Site:
    """`data` is the folder of its servers; empty for a site that was running before."""

    port: int
    data: Path | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def sign_in(self, username: str) -> "Caller":
        result = _call(f"{self.address}/boot/sys/login", None, {"username": username, "password": PASSWORD})
        return Caller(self, str(result["token"]))


@dataclass(frozen=True)
class Caller:
    """One person's calls, answered with the envelope's result."""

    site: Site
    token: str

    def get(self, path: str, **query: Any) -> Any:
        return _call(f"{self.site.address}{rooted(path)}?{urlencode(query)}", self.token, None)

    def post(self, path: str, **body: Any) -> Any:
        return _call(f"{self.site.address}{rooted(path)}", self.token, body)

    def put(self, path: str, **body: Any) -> Any:
        return _call(f"{self.site.address}{rooted(path)}", self.token, body, "PUT")

    def delete(self, path: str, **query: Any) -> Any:
        return _call(f"{self.site.address}{rooted(path)}?{urlencode(query)}", self.token, None, "DELETE")


def rooted(path: str) -> str:
    """With the API prefix, which paths of service names do not have."""
    return path if re.search("risk|doc|workflow|chat", path) else f"/boot{path}"


def _call(url: str, token: str | None, body: dict[str, Any] | None, method: str | None = None) -> Any:
    """A call of its own key each: what a test does twice, it means twice."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": secrets.token_hex(12)}
    headers |= {"X-Access-Token": token} if token else {}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=20) as answer:
            return json.load(answer)["result"]
    except HTTPError as refusal:
        raise AssertionError(f"{url} {body}: {refusal.read().decode()}") from refusal


@contextmanager
def open_site() -> Iterator[Site]:
    """A site of its own on a copy of the tests' installation; GUANJIA_E2E_PORT names one that is running already, GUANJIA_E2E_DATA
    its folder."""
    if port := os.environ.get("GUANJIA_E2E_PORT"):
        data = os.environ.get("GUANJIA_E2E_DATA")
        yield Site(int(port), Path(data) if data else None)
        return
    folder = Path(tempfile.mkdtemp(prefix="gj-e2e-"))
    site = Site(free_port(), copy_installation(folder))
    with launched(site, folder, {}):
        yield site


def copy_installation(folder: Path) -> Path:
    """The folder of data in it, which the launcher finds as it would its own of before."""
    data = folder / "data"
    data.mkdir()
    copy_template(data, SETTINGS)
    (data / "secret").write_text(SETTINGS["SECRET_KEY"], encoding="ascii")
    return data


@contextmanager
def launched(site: Site, folder: Path, settings: dict[str, str]) -> Iterator[None]:
    """Its launcher, until it is ready and as long as it is wanted; the folder goes with it."""
    clean = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "WEB_DIST") if name in os.environ}
    with (folder / "launch.log").open("w+", encoding="utf-8") as log:
        child = subprocess.Popen(
            [sys.executable, "-m", "server.launch", "start"],
            cwd=ROOT,
            env={**clean, **settings, "PORT": str(site.port), "DATA_DIR": str(folder / "data")},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            _wait(site, child, folder / "launch.log")
            yield
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait(timeout=30)
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def open_copied_site(**more: str) -> Iterator[dict[str, str]]:
    """A site on a copy of the tests' installation, for programs that are told by their environment; gives what it has to say.

    Its databases are those of `DATABASE_URL` and `REDIS_URL` there, and it is the site of GUANJIA_E2E_PORT.
    """
    folder = Path(tempfile.mkdtemp(prefix="gj-e2e-"))
    copied = copy_installation(folder)
    site = Site(free_port(), copied)
    with launched(site, folder, {**SETTINGS, **more}):
        yield {
            **SETTINGS,
            **more,
            "DATABASE_URL": EmbeddedPostgres(copied).url,
            "REDIS_URL": EmbeddedRedis(copied).url,
            "DATA_DIR": str(copied),
            "GUANJIA_E2E_PORT": str(site.port),
            "GUANJIA_E2E_DATA": str(copied),
        }


@contextmanager
def open_second_process(site: Site, dist: Path | None = None) -> Iterator[Site]:
    """One more server process of the same site, on a port of its own, so that two windows surely meet two processes.

    `dist` names another build of the web for it to serve.
    """
    assert site.data is not None, "a site that was running before cannot be extended"
    twin = Site(free_port(), site.data)
    served = str(dist or os.environ.get("WEB_DIST", ""))
    environment = {
        **({"WEB_DIST": served} if served else {}),
        "PATH": os.environ["PATH"],
        "PORT": str(twin.port),
        "DATA_DIR": str(site.data),
        "DATABASE_URL": EmbeddedPostgres(site.data).url,
        "REDIS_URL": EmbeddedRedis(site.data).url,
        "SECRET_KEY": (site.data / "secret").read_text(encoding="ascii").strip(),
        "DEMO": "1",
        "WEB_CONCURRENCY": "1",
        "LOG_LEVEL": "warning",
    }
    child = subprocess.Popen([sys.executable, "-m", "server.launch.web"], cwd=ROOT, env=environment)
    try:
        _wait(twin, child, None)
        yield twin
    finally:
        child.terminate()
        child.wait(timeout=30)


def _wait(site: Site, child: "subprocess.Popen[bytes]", log: Path | None) -> None:
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until and child.poll() is None:
        try:
            with urllib.request.urlopen(f"{site.address}/readyz", timeout=2) as answer:
                if json.load(answer).get("ok"):
                    return
        except OSError:
            pass
        time.sleep(0.3)
    raise AssertionError(f"not ready:\n{log.read_text(encoding='utf-8')[-3000:] if log else ''}")

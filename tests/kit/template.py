"""The installation that test processes start from: migrated and with the demo, built once and copied.

Each process needs servers of its own; building the demo took longer than the tests of most files.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "var" / "test-template"
OLDEST = 45 * 60
"""Seconds; the demo is made for the moment, and its rows of today grow old."""
MADE_OF = ("schema", "server", "requirements.lock", "tests/kit/make_demo.py")


def copy_template(folder: Path, settings: dict[str, str]) -> None:
    """Fills an empty folder of data; the servers are started on it afterwards."""
    with locked():
        template = HOME / fingerprint(settings)
        if not is_fresh(template):
            shutil.rmtree(HOME, ignore_errors=True)
            build(template, settings)
        # What the servers' own account owns stays its own.
        subprocess.run(["cp", "-a", f"{template}/.", str(folder)], check=True)


@contextmanager
def locked() -> Iterator[None]:
    """Of the processes of a run the first one builds, the others wait for it."""
    HOME.parent.mkdir(parents=True, exist_ok=True)
    with HOME.with_suffix(".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_fresh(template: Path) -> bool:
    """The folder has its name only when it is whole."""
    return template.exists() and time() - template.stat().st_mtime < OLDEST


def fingerprint(settings: dict[str, str]) -> str:
    """Another one as soon as anything differs that the rows are made of."""
    found = hashlib.sha256(repr(sorted(settings.items())).encode())
    for name in MADE_OF:
        place = ROOT / name
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and file.suffix != ".pyc":
                found.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return found.hexdigest()[:16]


def build(template: Path, settings: dict[str, str]) -> None:
    """In a process of its own, since an application reads its settings once. The path is short for the sake of sockets."""
    folder = Path(tempfile.mkdtemp(prefix="gj-template-"))
    postgres, redis = EmbeddedPostgres(folder, durable=False), EmbeddedRedis(folder, durable=False)
    try:
        postgres.launch()
        addresses = {"REDIS_URL": redis.start(), "DATA_DIR": str(folder)}
        postgres.wait()
        environment = {**os.environ, **settings, **addresses, "DATABASE_URL": postgres.url}
        subprocess.run(
            [sys.executable, "-m", "tests.kit.make_demo", postgres.url], cwd=ROOT, env=environment, check=True
        )
        postgres.stop()
        redis.stop()
        # Redis begins empty, as it may at any time; of two copies that know one port only one would get it.
        shutil.rmtree(redis.home)
        (postgres.home / "port").unlink()
        HOME.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-a", str(folder), f"{template}.made"], check=True)
        Path(f"{template}.made").rename(template)
        # By the process's own clock, which a run may have moved away from that of the files.
        os.utime(template, times=(time(), time()))
    finally:
        for server in (postgres, redis):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)

"""Folders for launches, and launchers as processes of their own."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.launch.port import free_port

ROOT = Path(__file__).resolve().parent.parent.parent
Launch = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path, unlike pytest's own, so that the length under test is the test's."""
    path = Path(tempfile.mkdtemp(prefix="gj"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture
def launch() -> Iterator[Launch]:
    """launch("start", DATA_DIR=…): the real launcher; whatever is left running at the end is ended."""
    begun: list[subprocess.Popen[str]] = []

    def begin(*arguments: str, **settings: str) -> "subprocess.Popen[str]":
        clean = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        child = subprocess.Popen(
            [sys.executable, "-m", "server.launch", *arguments],
            cwd=ROOT,
            env={**clean, "PORT": str(free_port()), **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        begun.append(child)
        return child

    yield begin
    for child in begun:
        if child.poll() is None:
            child.send_signal(signal.SIGTERM)
        child.communicate(timeout=30)

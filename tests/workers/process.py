"""Runs the real worker and scheduler processes for a test."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 60.0


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """`running("workers.main", "long")`; what the test left alive is ended with it."""
    process = subprocess.Popen([sys.executable, "-m", *command], env=os.environ.copy(), start_new_session=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def kill(process: subprocess.Popen[bytes]) -> None:
    os.kill(process.pid, signal.SIGKILL)
    process.wait()


async def until(call: Callable[[], Awaitable[Any]], *, pause: float = 0.05) -> Any:
    """The first truthy answer; patience is for hanging, not for measuring."""
    end = time.monotonic() + PATIENCE
    answer = await call()
    while not answer:
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(pause)
        answer = await call()
    return answer

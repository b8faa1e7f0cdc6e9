"""A child process that dies with us, and the written mark by which the next start recognises what an old one left."""

import contextlib
import ctypes
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO

import psutil

from server.launch.account import Account

PR_SET_PDEATHSIG = 1

libc = ctypes.CDLL(None, use_errno=True)


def spawn(
    argv: Sequence[str | Path],
    *,
    cwd: Path,
    log: Path,
    account: Account | None = None,
    env: Mapping[str, str] | None = None,
    stdin: IO[bytes] | int = subprocess.DEVNULL,
    parting: signal.Signals = signal.SIGTERM,
) -> "subprocess.Popen[bytes]":
    """Start a child in a session of its own, so that a Ctrl-C reaches it only through us.

    The parent-death signal belongs to the *thread* that calls this: call it from a thread that lives as long as the
    child should.
    """
    with log.open("ab") as output:
        return subprocess.Popen(
            [str(part) for part in argv],
            cwd=cwd,
            env=dict(env) if env is not None else None,
            stdin=stdin,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=entering(account, parting),
        )


def entering(account: Account | None, parting: signal.Signals) -> Callable[[], None]:
    """What the child does between fork and exec: change account, and ask to be told when its parent dies."""
    parent = os.getpid()

    def enter() -> None:
        if account is not None:
            account.assume()
        die_with_parent(parting)
        if os.getppid() != parent:
            os._exit(1)

    return enter


def die_with_parent(parting: signal.Signals) -> None:
    if sys.platform == "linux":
        libc.prctl(PR_SET_PDEATHSIG, int(parting), 0, 0, 0)


def describe_end(status: int) -> str:
    """Why a child ended, from its exit status as subprocess and multiprocessing give it."""
    if status >= 0:
        return f"exit status {status}"
    with contextlib.suppress(ValueError):
        return f"killed by {signal.Signals(-status).name}"
    return f"killed by signal {-status}"


def write_mark(path: Path, pid: int) -> None:
    """Note a child with its birth time, so that a reused process number is never mistaken for it."""
    path.write_text(json.dumps({"pid": pid, "born": psutil.Process(pid).create_time()}), encoding="utf-8")


def read_mark(path: Path) -> psutil.Process | None:
    """The living process a mark speaks of, or None."""
    try:
        mark = json.loads(path.read_text(encoding="utf-8"))
        process = psutil.Process(int(mark["pid"]))
        born = float(mark["born"])
    except (OSError, ValueError, KeyError, TypeError, psutil.Error):
        return None
    with contextlib.suppress(psutil.Error):
        if abs(process.create_time() - born) < 0.05 and process.status() != psutil.STATUS_ZOMBIE:
            return process
    return None


def end(process: psutil.Process, parting: signal.Signals, grace: float) -> None:
    """Ask a process to go, wait, and insist."""
    with contextlib.suppress(psutil.NoSuchProcess):
        process.send_signal(parting)
    try:
        process.wait(grace)
    except psutil.TimeoutExpired:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.kill()
            process.wait(grace)


def end_child(child: "subprocess.Popen[bytes]", parting: signal.Signals, grace: float) -> None:
    """The same for a child of ours, which must also be reaped."""
    if child.poll() is not None:
        return
    child.send_signal(parting)
    try:
        child.wait(grace)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait(grace)

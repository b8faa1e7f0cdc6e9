"""Limits of a child: what it may use at most, as the kernel enforces it."""

import os
import resource
import signal
from dataclasses import dataclass

OPEN_FILES = 64
# Address space beyond the data that counts: the interpreter, its libraries, files that are mapped to be read.
MAPPED = 1 << 30


@dataclass(frozen=True, slots=True)
class Limits:
    """`memory` and `output` (of one file, and of all frames) in bytes, `cpu` in seconds of work, `wall` in seconds that pass."""

    memory: int
    cpu: int
    wall: float
    output: int
    nice: int = 0


def apply_limits(limits: Limits) -> None:
    """In the child, before it reads a byte of what somebody sent."""
    _hold(resource.RLIMIT_CORE, 0)
    _hold(resource.RLIMIT_NOFILE, OPEN_FILES)
    _hold(resource.RLIMIT_FSIZE, limits.output)
    _hold(resource.RLIMIT_CPU, limits.cpu)
    _hold(resource.RLIMIT_DATA, limits.memory)
    _hold(resource.RLIMIT_AS, limits.memory + MAPPED)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # writing too much is an error of the write
    if limits.nice:
        os.nice(limits.nice)


def _hold(what: int, most: int) -> None:
    """Never above what the process was given itself; a system that knows no such limit has the others."""
    _, hard = resource.getrlimit(what)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    try:
        resource.setrlimit(what, (most, most))
    except (OSError, ValueError):
        return

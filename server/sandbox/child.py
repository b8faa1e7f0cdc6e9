"""The forked child: it gives up what it could do, does one job, and never comes back."""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.sandbox.frames import FrameError, read_frame, write_frame
from server.sandbox.kernel import Access, confine, die_with_parent
from server.sandbox.limits import Limits, apply_limits
from server.sandbox.refusal import Refused

PROGRAM = "program"
_STDOUT, _STDERR = 1, 2


@dataclass(frozen=True, slots=True)
class Work:
    """What a job is given: its request, open files that are its own, and the way to hear more."""

    request: Mapping[str, Any]
    files: Sequence[int]
    channel: socket.socket

    def hear(self) -> Any:
        return read_frame(self.channel)


Job = Callable[[Work], Iterator[Any]]


def live(order: Mapping[str, Any], descriptors: Sequence[int], jobs: Mapping[str, Job]) -> None:
    """`descriptors`: the channel, then the job's own files. Ends the process, whatever happens."""
    status = 1
    try:
        status = _live(order, descriptors, jobs)
    finally:
        os._exit(status)  # also instead of an error: the parent hears of it by the status


def _live(order: Mapping[str, Any], descriptors: Sequence[int], jobs: Mapping[str, Job]) -> int:
    os.setpgid(0, 0)
    die_with_parent()
    kept = {0, 1, 2, *descriptors}
    for number in _open_numbers():
        if number not in kept:
            _close(number)
    channel = socket.socket(fileno=descriptors[0])
    channel.setblocking(True)
    files = descriptors[1:]
    folder = order.get("folder")
    program = files[order["program"]] if order.get("program") is not None else None
    if folder:
        os.environ["TMPDIR"] = folder
        os.chdir(folder)
    apply_limits(Limits(**order["limits"]))
    confine(Access(program, folder))
    request = read_frame(channel)
    if program is not None:
        _become(program, request, files)
    return _work(jobs[order["job"]], Work(request, files, channel))


def _open_numbers() -> list[int]:
    try:
        return [int(entry.name) for entry in Path("/dev/fd").iterdir()]
    except OSError:
        return list(range(3, 256))


def _close(number: int) -> None:
    try:
        os.close(number)
    except OSError:
        return


def _work(job: Job, work: Work) -> int:
    """Each thing that the job yields is a frame; the last one says that nothing is missing."""
    try:
        for value in job(work):
            write_frame(work.channel, {"data": value})
        write_frame(work.channel, {"end": True})
    except Refused as refused:
        write_frame(work.channel, {"refused": refused.code, "facts": refused.facts})
    except MemoryError:
        write_frame(work.channel, {"ended": "memory"})
    except FrameError:
        return 1
    except OSError as error:
        write_frame(work.channel, {"ended": "output" if error.errno == 27 else "crash", "detail": repr(error)[:500]})
    except BaseException as error:
        write_frame(work.channel, {"ended": "crash", "detail": repr(error)[:500]})
    return 0


def _become(program: int, request: Mapping[str, Any], files: Sequence[int]) -> None:
    """Another program takes this process over; `{n}` in its arguments is the number of the n-th file."""
    arguments = [str(part).format(*files) if "{" in str(part) else str(part) for part in request["arguments"]]
    os.dup2(files[request["stdout"]], _STDOUT)
    os.dup2(files[request["stderr"]], _STDERR)
    for place in request["files"]:
        os.set_inheritable(files[place], True)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)
    os.execve(program, arguments, {"PATH": "/usr/bin:/bin", "TMPDIR": os.environ.get("TMPDIR", "/tmp")})

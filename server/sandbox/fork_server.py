"""The process that forks children: `python -m server.sandbox.fork_server N`, N being its end of a socket to the process it serves.

It has read what the jobs need and nothing else: no settings, no secrets in its environment. It watches the time of its children and tells how
each ended. A child is unwanted when the other end of its status socket is closed; all are when the control socket is.
"""

import gc
import json
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from server.sandbox.child import Job, live
from server.sandbox.jobs.table import JOBS, preload
from server.sandbox.kernel import die_with_parent, is_linux, leave_account, leave_network

MOST_FILES = 16
_ORDER_BYTES = 64 << 10
_LOOK_SECONDS = 5.0


@dataclass(slots=True)
class Running:
    """`status` is the socket on which the end is told; `deadline` by the monotonic clock."""

    pid: int
    status: socket.socket
    deadline: float
    reason: str = ""


class ForkServer:
    def __init__(self, control: socket.socket, jobs: Mapping[str, Job]) -> None:
        self.control = control
        self.jobs = jobs
        self.parent = os.getppid()
        self.running: dict[int, Running] = {}
        self.selector = selectors.DefaultSelector()
        self.woken, waker = socket.socketpair()
        for end in (self.woken, waker):
            end.setblocking(False)
        self.waker = waker
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        self.selector.register(control, selectors.EVENT_READ)
        self.selector.register(self.woken, selectors.EVENT_READ)

    def serve(self) -> None:
        """Until the process that it serves is gone."""
        while True:
            for key, _ in self.selector.select(self._pause()):
                if key.fileobj is self.control:
                    if not self._take_order():
                        self._kill_all()
                        return
                elif key.fileobj is self.woken:
                    self.woken.recv(4096)
                else:
                    self._unwanted(key.data)
            self._end_late()
            self._reap()
            if os.getppid() != self.parent:
                self._kill_all()
                return

    def _pause(self) -> float | None:
        if not self.running:
            return None if is_linux() else _LOOK_SECONDS  # where nothing tells that the other end was closed
        return max(0.0, min(one.deadline for one in self.running.values()) - time.monotonic())

    def _take_order(self) -> bool:
        try:
            data, descriptors, _, _ = socket.recv_fds(self.control, _ORDER_BYTES, MOST_FILES)
        except (BlockingIOError, InterruptedError):
            return True
        except OSError:
            return False
        if not data:
            return False
        try:
            self._fork(json.loads(data), descriptors)
        finally:
            for number in descriptors[1:]:
                os.close(number)
        return True

    def _fork(self, order: Mapping[str, Any], descriptors: Sequence[int]) -> None:
        """`descriptors`: the status socket, the child's channel, its own files."""
        status = socket.socket(fileno=descriptors[0])
        try:
            pid = os.fork()
        except OSError as error:
            self._tell(status, {"reason": "crash", "detail": repr(error)})
            return
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            live(order, descriptors[1:], self.jobs)
        one = Running(pid, status, time.monotonic() + order["limits"]["wall"])
        self.running[pid] = one
        self.selector.register(status, selectors.EVENT_READ, one)

    def _unwanted(self, one: Running) -> None:
        """Nothing is ever sent to us there: it is closed."""
        self.selector.unregister(one.status)
        self._kill(one)

    def _end_late(self) -> None:
        moment = time.monotonic()
        for one in self.running.values():
            if moment >= one.deadline:
                one.reason, one.deadline = "time", moment + 1
                self._kill(one)

    def _kill(self, one: Running) -> None:
        """The child and what it may have started; it is a process of ours until it is reaped here."""
        for kill in (os.killpg, os.kill):
            try:
                kill(one.pid, signal.SIGKILL)
            except OSError:
                continue

    def _kill_all(self) -> None:
        for one in self.running.values():
            self._kill(one)

    def _reap(self) -> None:
        while self.running:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            one = self.running.pop(pid, None)
            if one is None:
                continue
            code = os.waitstatus_to_exitcode(status)
            reason = one.reason or ("time" if code == -signal.SIGXCPU else "crash" if code else "")
            told = {"reason": reason, "code": code, "peak": usage.ru_maxrss, "cpu": usage.ru_utime + usage.ru_stime}
            self._tell(one.status, told)

    def _tell(self, status: socket.socket, facts: Mapping[str, Any]) -> None:
        if status in self.selector.get_map():
            self.selector.unregister(status)
        try:
            status.sendall(json.dumps(facts).encode())
        except OSError:
            pass
        status.close()


def main() -> None:
    """Signals to a whole group of processes are not for it: it ends with the process that it serves, never before."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    die_with_parent()
    control = socket.socket(fileno=int(sys.argv[1]))
    preload()
    leave_network()
    leave_account()
    die_with_parent()  # again: a change of the account forgets it
    gc.collect()
    gc.freeze()
    ForkServer(control, JOBS).serve()
    os._exit(0)  # children that are still dying are nobody's to wait for


if __name__ == "__main__":
    main()

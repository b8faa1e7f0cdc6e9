"""The server processes of one port: who ends is replaced, and who is silent for long, each with a line that says why.

uvicorn's own supervisor ends a process that does not answer within five seconds, and says nothing.
"""

import logging
import signal
import time
from socket import socket

from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from server.kit.restarts import Restarts
from server.launch.backoff import Backoff
from server.launch.child import describe_end

SLOW_SECONDS = 5.0
log = logging.getLogger("guanjia.web")


class Place:
    """One of the WEB_CONCURRENCY places, and the process in it; `due` is when the next one comes, None while it has one."""

    def __init__(self, process: Process, moment: float) -> None:
        self.backoff = Backoff()
        self.due: float | None = None
        self.take(process, moment)

    def take(self, process: Process, moment: float) -> None:
        self.process = process
        self.backoff.begin(moment)
        self.asked = self.has_spoken = self.is_slow = False
        self.answered_at = moment
        self.due = None

    def ended(self) -> str | None:
        status = self.process.exitcode
        return None if status is None else describe_end(status)

    def listen(self, moment: float) -> float:
        """Seconds since it was heard; it is asked again as soon as it has answered."""
        try:
            while self.process.parent_conn.poll(0):
                self.process.parent_conn.recv()
                self.answered_at, self.has_spoken, self.asked, self.is_slow = moment, True, False, False
            if not self.asked:
                self.process.parent_conn.send(b"ping")
                self.asked = True
        except (OSError, EOFError):
            return moment - self.answered_at  # it is ending, which its exit status will say
        return moment - self.answered_at


class WebProcesses(Multiprocess):
    """Answers are given by a thread of the process: a busy event loop is not silence, a process that stands still is."""

    PART = "web process"

    def __init__(self, config: Config, sockets: list[socket], restarts: Restarts, silence_seconds: float) -> None:
        super().__init__(config, sockets)
        self.failure = ""
        self._restarts = restarts
        self._silence_seconds = silence_seconds
        self._places: list[Place] = []
        self._looked = time.monotonic()

    def keep_subprocess_alive(self) -> None:
        """One look at every place; who is told to stop replaces nobody."""
        if self.should_exit.is_set() or self.signal_queue:
            return
        moment = time.monotonic()
        self._restarts.keep()
        self._follow(moment)
        self._forgive_own_absence(moment)
        for place in self._places:
            if place.due is not None:
                if moment >= place.due:
                    self._replace(place, moment)
                continue
            reason = place.ended() or self._silent(place, moment)
            if reason is None:
                place.backoff.live(moment)
            else:
                self._plan(place, moment, reason)

    def _follow(self, moment: float) -> None:
        """A signal may have added, removed or exchanged processes (TTIN, TTOU, HUP)."""
        known = {id(place.process): place for place in self._places}
        self._places = [known.get(id(process)) or Place(process, moment) for process in self.processes]

    def _forgive_own_absence(self, moment: float) -> None:
        """Whoever stood still, with the whole machine perhaps, has heard nobody meanwhile."""
        if moment - self._looked > SLOW_SECONDS:
            for place in self._places:
                place.answered_at = moment
        self._looked = moment

    def _silent(self, place: Place, moment: float) -> str | None:
        """Why it has to go, None as long as it may be only slow."""
        silence = place.listen(moment)
        if silence > self._silence_seconds:
            place.process.process.kill()
            place.process.join()
            return f"silent for {silence:.0f} s"
        if silence > SLOW_SECONDS and place.has_spoken and not place.is_slow:
            place.is_slow = True
            log.warning("web process %s has not answered for %.0f s", place.process.pid, silence)
        return None

    def _plan(self, place: Place, moment: float, reason: str) -> None:
        # Who is killed was ended by somebody else: a program that cannot run ends by itself, or by a fault of its own.
        wait = place.backoff.end(moment, excused=place.process.exitcode == -signal.SIGKILL)
        cannot_load = place.process.exitcode == STARTUP_FAILURE and not place.backoff.has_run
        if wait is None or cannot_load:
            self.failure = f"a web process ended at once, {place.backoff.counted} in a row: {reason}"
            self.should_exit.set()
            return
        times = self._restarts.down(self.PART, reason)
        place.due = moment + wait
        log.warning("web process %s ended (%s), restart %s in %.1f s", place.process.pid, reason, times, wait)

    def _replace(self, place: Place, moment: float) -> None:
        process = Process(self.config, self.sockets)
        try:
            process.start()
        except (OSError, EOFError) as error:
            self._plan(place, moment, f"cannot start: {error}")
            return
        self.processes[self.processes.index(place.process)] = process
        place.take(process, moment)
        self._restarts.up(self.PART)

    def terminate_all(self) -> None:
        """Who waits for a successor has nothing to end."""
        for process in self.processes:
            if process.exitcode is None:
                process.terminate()

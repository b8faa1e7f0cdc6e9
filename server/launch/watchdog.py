"""Listens for the signs of life of one program, and tells how long it has been silent.

Whoever never spoke is not waited for: not every program of a Procfile knows how.
"""

import socket
import tempfile
from pathlib import Path

MISSED = 5.0
"""Whoever did not listen for longer than this, stood still, with the whole machine perhaps: nobody is blamed for it."""


class Watchdog:
    """A socket as `NOTIFY_SOCKET` names one; `address` is given to the program, whose signs are counted by `listen`."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="guanjia-")
        self.address = str(Path(self._folder.name) / "notify")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.address)
        self._socket.setblocking(False)
        self._spoke_at: float | None = None
        self._listened = 0.0

    def listen(self, moment: float) -> float:
        """Seconds of silence; 0 as long as it never spoke."""
        spoke, away = self._read(), moment - self._listened > MISSED
        self._listened = moment
        if spoke or (self._spoke_at is not None and away):
            self._spoke_at = moment
        return 0.0 if self._spoke_at is None else moment - self._spoke_at

    def _read(self) -> bool:
        spoke = False
        while True:
            try:
                spoke = bool(self._socket.recv(64)) or spoke
            except BlockingIOError:
                return spoke

    def close(self) -> None:
        self._socket.close()
        self._folder.cleanup()

"""The output of a start: the lines of all parts in one stream, each with the time and the name of its part before it."""

import threading
from collections.abc import Sequence
from datetime import datetime
from typing import IO

COLOURS = (36, 33, 32, 35, 34, 31)
SYSTEM = "system"


class Output:
    """Lines of several threads, one after the other; coloured where the stream is a terminal.

    A stream that takes nothing (a full disk, a closed pipe) costs the lines and nothing else.
    """

    def __init__(self, stream: IO[str], names: Sequence[str]) -> None:
        self._stream = stream
        self._width = max(len(name) for name in (*names, SYSTEM))
        self._colours = dict(zip(names, COLOURS * (len(names) // len(COLOURS) + 1), strict=False))
        self._lock = threading.Lock()
        try:
            self._colourful = stream.isatty()
        except (AttributeError, ValueError):
            self._colourful = False

    def write(self, name: str, text: str) -> None:
        for line in text.splitlines():
            head = f"{datetime.now():%H:%M:%S} {name:<{self._width}} | "
            colour = self._colours.get(name)
            if self._colourful and colour is not None:
                head = f"\033[0m\033[{colour}m{head}\033[0m"
            with self._lock:
                try:
                    self._stream.write(f"{head}{line}\n")
                    self._stream.flush()
                except (OSError, ValueError):
                    continue

"""The rate limit of one socket: a bucket that fills again with time.

A client that floods is closed before it costs others anything.
"""

import time


class RateLimit:
    """`allows()` takes one; False means that the client sends faster than any honest one."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float = 50.0, burst: float = 250.0) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._then = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

"""Makes 63-bit ids that sort by time, so that no table needs a sequence shared by all processes."""

import os
import threading
import time

_EPOCH_MS = 1_704_067_200_000  # 2024-01-01T00:00:00Z
_NODE_BITS = 12
_SEQUENCE_BITS = 10


class Snowflake:
    """41 bits of milliseconds, 12 of node, 10 of sequence; monotonic within a process."""

    def __init__(self, node: int) -> None:
        self._node = node & ((1 << _NODE_BITS) - 1)
        self._last = 0
        self._sequence = 0
        self._lock = threading.Lock()

    def next(self) -> int:
        with self._lock:
            now = max(time.time_ns() // 1_000_000 - _EPOCH_MS, self._last)
            if now == self._last:
                self._sequence += 1
                if self._sequence >> _SEQUENCE_BITS:
                    # Borrowing from the next millisecond keeps bulk inserts from sleeping.
                    now, self._sequence = now + 1, 0
            else:
                self._sequence = 0
            self._last = now
            return (now << (_NODE_BITS + _SEQUENCE_BITS)) | (self._node << _SEQUENCE_BITS) | self._sequence


_generator = Snowflake(int.from_bytes(os.urandom(2), "big"))


def _reseed_after_fork() -> None:
    global _generator
    _generator = Snowflake(int.from_bytes(os.urandom(2), "big"))


os.register_at_fork(after_in_child=_reseed_after_fork)


def next_id() -> int:
    """The next id of this process."""
    return _generator.next()

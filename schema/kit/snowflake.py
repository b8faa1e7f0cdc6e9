"""Makes 63-bit ids that sort by time, so that no table needs a sequence shared by all processes.

No two processes ever give the same id, whatever their clocks do: each holds a node number of its own, and only for the
milliseconds that the database has reserved for it (`server/kit/node_lease.py`).
"""

import os
import threading
import time

from schema.kit.errors import NodeLapsed

EPOCH_MS = 1_704_067_200_000  # 2024-01-01T00:00:00Z
NODES = 1 << 12
_NODE_BITS = 12
_SEQUENCE_BITS = 10
_LAST_SEQUENCE = (1 << _SEQUENCE_BITS) - 1


class Snowflake:
    """41 bits of milliseconds since the epoch, 12 of node, 10 of sequence; ids grow, also when the clock goes back."""

    def __init__(self) -> None:
        self._node = 0
        self._until = -1
        self._last = 0
        self._sequence = _LAST_SEQUENCE
        self._lock = threading.Lock()

    def grant(self, node: int, first: int, until: int) -> None:
        """From now on ids of this node, of the milliseconds `first` to `until` and no others."""
        with self._lock:
            self._last = max(self._last, first - 1)
            self._sequence = _LAST_SEQUENCE
            self._node, self._until = node, until

    def extend(self, until: int) -> None:
        """More milliseconds of the same node."""
        with self._lock:
            self._until = max(self._until, until)

    def withdraw(self) -> None:
        """No ids until the next grant."""
        with self._lock:
            self._until = -1

    def position(self) -> int:
        """The millisecond of the next id, or a later one."""
        with self._lock:
            return max(_clock(), self._last + 1)

    @property
    def lapsed(self) -> bool:
        """Whether the next id would be one of a time that is not reserved."""
        return self.position() > self._until

    def next(self) -> int:
        """NodeLapsed where the time is not reserved."""
        with self._lock:
            now = max(_clock(), self._last)
            sequence = 0
            if now == self._last:
                sequence = self._sequence + 1
                if sequence > _LAST_SEQUENCE:
                    # Borrowing from the next millisecond keeps bulk inserts from sleeping.
                    now, sequence = now + 1, 0
            if now > self._until:
                raise NodeLapsed()
            self._last, self._sequence = now, sequence
            return (now << (_NODE_BITS + _SEQUENCE_BITS)) | (self._node << _SEQUENCE_BITS) | sequence


def _clock() -> int:
    return time.time_ns() // 1_000_000 - EPOCH_MS


_generator = Snowflake()


def _forget_after_fork() -> None:
    """The node is the parent's."""
    global _generator
    _generator = Snowflake()


os.register_at_fork(after_in_child=_forget_after_fork)


def process_ids() -> Snowflake:
    """The generator of this process."""
    return _generator


def next_id() -> int:
    """The next id of this process."""
    return _generator.next()

"""A cache of values by tenant in process memory.

A value is read once, and anew after every published change of the rows that it was made of, even during the read.
"""

import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from server.kit.ambient import ambient, detached
from server.kit.changes import changes_of, current_subscription

T = TypeVar("T")
_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class _Reading(Generic[T]):
    """A value, when it was read, by which subscription its changes would be heard, and after how many of them."""

    value: T
    moment: float
    subscription: int
    changes: int


class TenantCache(Generic[T]):
    """Values by tenant. `paths`: the resources whose changes end a value; `unsubscribed_seconds`: seconds that one holds without the bus."""

    def __init__(
        self, read: Callable[[int], Awaitable[T]], paths: Collection[str], *, unsubscribed_seconds: float
    ) -> None:
        self._read, self._paths, self._unsubscribed_seconds = read, frozenset(paths), unsubscribed_seconds
        self._readings: dict[int, _Reading[T]] = {}

    def peek(self, tenant_id: int) -> T | None:
        """The value as last read, perhaps out of date; None when it never was."""
        reading = self._readings.get(tenant_id)
        return reading.value if reading else None

    async def get(self, tenant_id: int) -> T:
        """The value, from the database when it is not held; to a call that has changed it already, as that will leave it."""
        if self._is_being_changed(tenant_id):
            return await self._read(tenant_id)
        reading = self._readings.get(tenant_id)
        if reading is not None and self._holds(tenant_id, reading):
            return reading.value
        before = (time.monotonic(), current_subscription(), self._changes(tenant_id))
        with detached():
            value = await self._read(tenant_id)
        self._readings[tenant_id] = _Reading(value, *before)
        return value

    def _is_being_changed(self, tenant_id: int) -> bool:
        current = ambient()
        return current is not None and any(current.has_written(tenant_id, f"list/{path}") for path in self._paths)

    def _changes(self, tenant_id: int) -> int:
        return sum(changes_of(tenant_id, path) for path in self._paths)

    def _holds(self, tenant_id: int, reading: _Reading[T]) -> bool:
        if reading.changes != self._changes(tenant_id):
            return False
        is_subscribed = reading.subscription > 0 and reading.subscription == current_subscription()
        return time.monotonic() - reading.moment < (_SECONDS if is_subscribed else self._unsubscribed_seconds)

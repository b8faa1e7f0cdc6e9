"""Counts the changes to rows that were published, by this process and by others.

What a process has cached of rows holds while the count is the same.
"""

from collections.abc import Callable

Version = tuple[int, int]
_changes: dict[tuple[int, str], int] = {}
_hearing: Callable[[], int] | None = None


def configure_subscription(hearing: Callable[[], int] | None) -> None:
    """Sets how this process knows that it hears the bus; a process that does not must not trust its caches."""
    global _hearing
    _hearing = hearing


def current_subscription() -> int:
    """Which subscription reaches this process right now, counted from 1; 0: none, and between two a change may be missed."""
    return _hearing() if _hearing is not None else 0


def is_subscribed() -> bool:
    """Whether changes made elsewhere reach this process right now."""
    return current_subscription() > 0


def changes_of(tenant_id: int, path: str) -> int:
    """How often this process heard of changes to the rows of a resource."""
    return _changes.get((tenant_id, path), 0)


def version_of(tenant_id: int, path: str) -> Version:
    """By which subscription, and how often, changes were heard of: part of the key of what is remembered about the rows."""
    return current_subscription(), changes_of(tenant_id, path)


def count_change(tenant_id: int, topic: str) -> None:
    """A list event was published by this process or heard from the bus."""
    if topic.startswith("list/"):
        place = (tenant_id, topic[5:])
        _changes[place] = _changes.get(place, 0) + 1

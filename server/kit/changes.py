"""Tells process-local caches that rows changed, here or on another process."""

from collections.abc import Callable

Listener = Callable[[int, str], None]
_listeners: list[Listener] = []
_hearing: Callable[[], int] | None = None


def configure_hearing(hearing: Callable[[], int] | None) -> None:
    """Sets how this process knows that it hears the bus; a process that does not must not trust its caches."""
    global _hearing
    _hearing = hearing


def hearing() -> int:
    """Which subscription reaches this process right now, counted from 1; 0: none, and between two a change may be missed."""
    return _hearing() if _hearing is not None else 0


def is_hearing() -> bool:
    """Whether changes made elsewhere reach this process right now."""
    return hearing() > 0


def on_change(listener: Listener) -> None:
    """Registers listener(tenant_id, resource path); called for every list event that reaches this process."""
    if listener not in _listeners:
        _listeners.append(listener)


def heard(tenant_id: int, topic: str) -> None:
    """A list event was published by this process or heard from the bus."""
    if topic.startswith("list/"):
        path = topic[5:]
        for listener in _listeners:
            listener(tenant_id, path)

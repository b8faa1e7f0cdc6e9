"""Tells process-local caches that rows changed, here or on another process."""

from collections.abc import Callable

Listener = Callable[[int, str], None]
_listeners: list[Listener] = []


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

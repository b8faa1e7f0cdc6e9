"""The act of a request: one id for all that it wrote. The answer carries it, so that the act can be undone."""

from collections.abc import Callable
from contextvars import ContextVar

from server.kit.actor import Actor

ACTS = "acts"
"""The topic on which the windows of a person hear that they did something."""

_noted: ContextVar[list[str] | None] = ContextVar("act", default=None)


def listen_for_act() -> list[str]:
    """Called where a request begins; the list holds the act's id once something with a trail was committed."""
    noted: list[str] = []
    _noted.set(noted)
    return noted


def note_act(act: str) -> None:
    noted = _noted.get()
    if noted is not None and act not in noted:
        noted.append(act)


_tell: Callable[[Actor], None] | None = None


def configure_acts(tell: Callable[[Actor], None] | None) -> None:
    """Sets who tells the windows of a person that there is a new act; nobody waits for it."""
    global _tell
    _tell = tell


def tell_acts(actor: Actor) -> None:
    """For when the act is durable."""
    if _tell is not None:
        _tell(actor)

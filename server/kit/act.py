"""The act of a request: one id for all that it wrote. The answer carries it, so that the act can be undone."""

from contextvars import ContextVar

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

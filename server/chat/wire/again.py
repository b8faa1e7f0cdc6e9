"""Client ids for messages that bring none, so that sending again after a lost line stores nothing twice.

These clients hear no acknowledgement; what they can do is connect again and repeat. So the same words to the same person,
over another socket within a minute or two, are taken for the same message; over the same socket they are another one.
"""

import hashlib
import time

MARK = "w-"
WINDOW_SECONDS = 60
_MOST = 1000


class Again:
    """What one socket has said lately."""

    def __init__(self, now: float | None = None) -> None:
        self._opened = _window(now)
        self._said: dict[str, tuple[int, int]] = {}

    def name(
        self, sender: str, receiver: str, msgtype: int, text: str, now: float | None = None
    ) -> tuple[str, str | None]:
        """Gives (client id, the one of just before that, where it may be a repetition). `sender`: of the whole installation."""
        window = _window(now)
        told = f"{sender}\0{receiver}\0{msgtype}\0{text}".encode()
        key = hashlib.sha256(told).hexdigest()[:24]
        last, number = self._said.pop(key, (-1, 0))
        number = number + 1 if last == window else 1
        self._said[key] = (window, number)
        while len(self._said) > _MOST:
            del self._said[next(iter(self._said))]
        is_young = window - self._opened <= 1
        before = _id(key, window - 1, number) if is_young and last < window - 1 else None
        return _id(key, window, number), before


def _window(now: float | None) -> int:
    return int((time.time() if now is None else now) // WINDOW_SECONDS)


def _id(key: str, window: int, number: int) -> str:
    return f"{MARK}{key}-{window:x}-{number}"

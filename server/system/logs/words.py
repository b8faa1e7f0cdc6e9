"""English words of lines of the log, which keeps the Chinese alone: of signing in and out, and of calls by their summaries."""

from collections.abc import Iterable

from schema.kit.text import pair
from schema.system.log import SIGNS
from server.http.route import Route

_english: dict[str, str] = dict(SIGNS)


def configure_log_words(routes: Iterable[Route]) -> None:
    """Learns what the calls of all routes are called."""
    for route in routes:
        if route.summary:
            told = pair(route.summary)
            _english[told.zh] = told.en


def english_of(what: str) -> str:
    """In English where it is known, else as it was written."""
    return _english.get(what, what)

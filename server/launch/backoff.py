"""How ends of one part are answered: with a longer and longer wait, and at last with giving up.

An end "at once" is one within AT_ONCE seconds of the start. Only such ends in a row lead to giving up: after a few where
the part has never run since the start, after many where it has, and never while something else is to blame for them.
"""

from itertools import chain, repeat

AT_ONCE = 10.0
WAITS = (0.2, 0.4, 0.8, 1.6, 3.2)
LONGEST_WAIT = 5.0
MOST_NEVER_RUN = 3
MOST_AFTER_RUNNING = 10


class Backoff:
    """One part's; `moment` is a monotonic time in seconds everywhere."""

    def __init__(self) -> None:
        self.has_run = False
        self.counted = 0
        self._begun = 0.0
        self._waits = chain(WAITS, repeat(LONGEST_WAIT))

    def begin(self, moment: float) -> None:
        self._begun = moment

    def live(self, moment: float) -> None:
        """It is alive: after AT_ONCE seconds it counts as running, and what was before is forgotten."""
        if moment - self._begun >= AT_ONCE:
            self._forgive()

    def end(self, moment: float, *, excused: bool = False) -> float | None:
        """Seconds until the next start, or None: it ends at once over and over, and nothing else is to blame."""
        self.live(moment)
        if not excused:
            self.counted += 1
        if self.counted >= (MOST_AFTER_RUNNING if self.has_run else MOST_NEVER_RUN):
            return None
        return next(self._waits)

    def _forgive(self) -> None:
        self.has_run = True
        self.counted = 0
        self._waits = chain(WAITS, repeat(LONGEST_WAIT))

"""How large each benchmark is and what it is held to, all in one place; `--smoke` makes every one tiny and takes its bars away.

A benchmark that nobody runs rots: continuous integration starts each of them tiny (`tests.bench.smoke`), which shows that it still
runs and says nothing of speed. One without a bar measures what nobody looks at: each has one, and ends non-zero beyond it.
"""

import os
import sys
from typing import NamedTuple

SMOKE = "--smoke"
_TOLD = "BENCH_SMOKE"


class Bar(NamedTuple):
    """The most that may be measured, or the least."""

    wanted: float
    least: bool = False


def least(wanted: float) -> Bar:
    return Bar(wanted, least=True)


BARS: dict[str, dict[str, Bar]] = {
    "fanout": {"ours / Node": least(1.3), "ours / bare": least(0.75)},
    "lists": {
        "page / bare SQL": least(0.6),
        "users / fixed answer": least(0.1),
        "page 5000 / page 1": Bar(4),
        "idle process, MiB": Bar(100),
    },
    "sheets": {"import / floor": Bar(2.5), "export / floor": Bar(0.4), "export, MB": Bar(200)},
    "import_busy": {"p99 during an import / idle": Bar(3)},
    "start": {"first start / import": Bar(14), "second start / import": Bar(7)},
    "board": {"other window, ms": Bar(500)},
    "scroll": {"frame / empty page": Bar(1.34)},
    "size": {"login, kB": Bar(250), "shell with home, kB": Bar(450), "paint / empty page": Bar(25)},
    "palette": {"p99, ms": Bar(150), "write with its mark / without": Bar(2)},
    "grid": {
        "other window, without gathering / floor": Bar(12),
        "paste / bare SQL": Bar(15),
        "entering a cell, ms": Bar(100),
    },
    "upload": {"upload / copy and hash": Bar(12), "growth, MB": Bar(50), "other call, ms": Bar(500)},
    "chat": {"quiet p50 / hop p50": Bar(60)},
    "chat_history": {"call, ms": Bar(30)},
    "abuse": {"wait, s": Bar(0.5), "growth, MB": Bar(50), "refused": Bar(0), "ended": Bar(0)},
    "leases": {"page / count": Bar(20), "rent roll, months / count": Bar(100), "page, ms": Bar(100)},
    "leases_growth": {
        "aging": Bar(6),
        "aging, its bills": Bar(6),
        "open items": Bar(25),
        "rent roll": Bar(8),
        "rent roll, months": Bar(6),
        "reminders": Bar(60),
        "with history / before": Bar(1.5),
    },
    "lease_turn": {"night, s": Bar(60)},
    "meters": {"act, ms": Bar(100), "begin a round of 200, ms": Bar(1_000)},
    "reports": {"answer, ms": Bar(300), "answer / ledger": Bar(8)},
    "breadth": {"page, ms": Bar(150), "ten times as many / before": Bar(2)},
}

SIZES: dict[str, dict[str, tuple[int, int]]] = {
    "fanout": {"sockets": (1_000, 20), "rounds": (3, 1)},
    "lists": {"rows": (100_000, 1_000), "rounds": (3, 1), "milliseconds": (2_000, 100)},
    "sheets": {"rows": (100_000, 200), "rounds": (3, 1)},
    "import_busy": {"rows": (100_000, 800), "spells": (5, 1)},
    "start": {"rounds": (3, 1)},
    "board": {"moves": (40, 2)},
    "scroll": {"units": (3_000, 60), "fewer units": (695, 20), "frames": (180, 10)},
    "size": {"visits": (4, 1)},
    "palette": {"people": (90_000, 300), "places": (10_000, 50), "rounds": (3, 1), "writes": (400, 8), "copied": (5_000, 50), "kinds": (9, 1)},
    "grid": {"clients": (20, 2), "rows": (5_000, 600), "seconds": (60, 2), "settle": (4, 1), "pasted": (500, 20), "entered": (12, 2), "edited": (200, 5)},
    "upload": {"megabytes": (300, 24), "break at": (20, 1), "kill at": (45, 3)},
    "chat": {"people": (200, 6), "conversations": (40, 2), "in each": (10, 3), "seconds": (60, 6), "turn": (6, 1)},
    "chat_history": {"messages": (1_000_000, 1_000), "others": (30, 1), "others each": (1_000, 20), "rounds": (40, 1)},
    "abuse": {"milliseconds": (8_000, 500), "warm milliseconds": (3_000, 0), "rows": (4_000, 50)},
    "leases": {"leases": (20_000, 20), "rounds": (15, 1)},
    "leases_growth": {"smallest": (200, 2)},
    "lease_turn": {"leases": (100_000, 40), "organisations": (10, 2), "turned": (500, 1)},
    "meters": {"months": (100, 2), "meters": (2_000, 20), "a day": (40, 4)},
    "reports": {"rooms": (300, 20), "months": (18, 1), "rounds": (5, 1)},
    "breadth": {"times": (10, 2), "members": (1_000, 10), "responses": (1_000, 10), "registrations": (5_000, 10)},
}  # fmt: skip


def is_smoke() -> bool:
    """Of a benchmark that was started tiny, and of the processes that it starts."""
    return SMOKE in sys.argv or _TOLD in os.environ


def size(bench: str, what: str) -> int:
    usual, tiny = SIZES[bench][what]
    return tiny if is_smoke() else usual


def running_site() -> int | None:
    """The port of the site that all tiny ones of a run share; a real one starts servers of its own."""
    port = os.environ.get("GUANJIA_E2E_PORT")
    return int(port) if port and is_smoke() else None


def words() -> list[str]:
    """What was asked for besides; the processes that are started from here on are tiny too where this one is."""
    if is_smoke():
        os.environ[_TOLD] = "1"
    return [word for word in sys.argv[1:] if word != SMOKE]


class Held:
    """What one run of a benchmark measured beyond its bars."""

    def __init__(self, bench: str) -> None:
        self._bars = BARS[bench]
        self._beyond: list[str] = []

    def hold(self, bar: str, value: float, of: str = "") -> bool:
        """Whether it is on the right side of its bar; `of` says of which of several."""
        wanted, is_least = self._bars[bar]
        if value >= wanted if is_least else value <= wanted:
            return True
        self.fail(f"{bar}{f' ({of})' if of else ''}: {value:.2f}, wanted {'>=' if is_least else '<='} {wanted:g}")
        return False

    def fail(self, why: str) -> None:
        self._beyond.append(why)

    def end(self) -> None:
        """Ends the process with 1 where a bar was not kept, unless it is tiny, of which no speed can be told."""
        if is_smoke():
            print("tiny: no bar is judged")
            return
        for why in self._beyond:
            print(f"BEYOND {why}")
        if self._beyond:
            sys.exit(1)

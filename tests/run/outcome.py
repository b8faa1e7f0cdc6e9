"""What a stage of the whole run came to, and the table of all of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Outcome:
    """`failed` and `flaky`: id of a test → what went wrong at first, in one line. `files`: file → seconds in its tests, of all processes
    together. `broken`: the stage ended without telling of tests. `beside`: the stage that ran at the same time and longer."""

    stage: str
    seconds: float = 0
    passed: int = 0
    skipped: int = 0
    failed: dict[str, str] = field(default_factory=dict)
    flaky: dict[str, str] = field(default_factory=dict)
    files: dict[str, float] = field(default_factory=dict)
    broken: str = ""
    beside: str = ""

    @property
    def green(self) -> bool:
        return not self.failed and not self.broken


LONGEST = 20
"""So many files are named with their seconds, since one of them may be what a run waits for."""


def report(outcomes: Iterable[Outcome]) -> list[str]:
    """The lines that end the log: the table, each failure, each flaky test, and the sum that a reader of logs looks for."""
    stages = list(outcomes)
    lines = [f"{'stage':<10}{'seconds':>9}{'passed':>9}{'failed':>9}{'flaky':>9}"]
    lines += [
        f"{one.stage:<10}{one.seconds:>9.0f}{one.passed or '':>9}{len(one.failed) or '':>9}{len(one.flaky) or '':>9}"
        f"{'  ' + one.broken if one.broken else ''}{'  beside ' + one.beside if one.beside else ''}"
        for one in stages
    ]
    lines.append(f"{'total':<10}{sum(one.seconds for one in stages if not one.beside):>9.0f}")
    lines += longest([one.files for one in stages])
    lines += [f"FAILED {test} - {why}" for one in stages for test, why in one.failed.items()]
    lines += [f"flaky: {test} {why}" for one in stages for test, why in one.flaky.items()]
    passed, skipped = sum(one.passed for one in stages), sum(one.skipped for one in stages)
    failed = sum(len(one.failed) + bool(one.broken) for one in stages)
    return [*lines, f"{passed} passed, {failed} failed, {skipped} skipped"]


def longest(stages: Iterable[dict[str, float]]) -> list[str]:
    """The files that took most, with how many seconds."""
    seconds = [(spent, file) for files in stages for file, spent in files.items()]
    return [f"{spent:>9.0f} s  {file}" for spent, file in sorted(seconds, reverse=True)[:LONGEST] if spent >= 1]

"""A pytest plugin: what came of a run, as a JSON file, for whoever started it.

The exit code says only that something failed; the second round of `tests.run` has to know what.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--outcomes", metavar="FILE", help="write counts and failures of the run to this file")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("outcomes") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Outcomes(Path(config.getoption("outcomes"))))


class Outcomes:
    """Of each test what its worst phase came to; a test that failed twice (call and teardown) counts once. `seconds`: of each file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.passed: set[str] = set()
        self.skipped: set[str] = set()
        self.failed: dict[str, str] = {}
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid.partition("::")[0]] += report.duration
        if report.failed:
            self.failed.setdefault(report.nodeid, last_line(report.longrepr))
        elif report.skipped:
            self.skipped.add(report.nodeid)
        elif report.when == "call":
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        told = {
            "passed": len(self.passed - self.failed.keys()),
            "skipped": len(self.skipped - self.failed.keys()),
            "failed": self.failed,
            "seconds": self.seconds,
        }
        self.file.write_text(json.dumps(told), encoding="utf-8")


def last_line(trace: Any) -> str:
    """What went wrong, in one line."""
    crash = getattr(trace, "reprcrash", None)
    lines = (crash.message if crash is not None else str(trace)).strip().splitlines()
    if not lines:
        return "failed without a word"
    return str(lines[0] if crash is not None else lines[-1])[:300]

"""`python -m tests.run`: checks, builds and all tests, with a table at the end; what `make test` does once things are installed."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, time
from typing import Any

from tests.run.outcome import Outcome, report
from tests.run.rounds import PYTEST, ROOT, run_tests

# What shares a process, and in which order it is handed out, is in tests/conftest.py.
SHARED = ("--dist", "loadfile", "--no-loadscope-reorder")


def main() -> int:
    asked = read_arguments()
    # Compiled files stay: dozens of processes start here, and each would compile everything for itself.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    outcomes = [Outcome("install", time() - asked.began)] if asked.began else []
    for stage in stages(asked):
        found = stage()
        outcomes += found
        # Nothing that is tested behind a check or a build which fails is worth its time; failing tests hide no others.
        if any(outcome.broken and not outcome.passed for outcome in found):
            break
    print("", *report(outcomes), sep="\n", flush=True)
    return 0 if all(outcome.green for outcome in outcomes) else 1


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.run")
    parser.add_argument("--began", type=float, default=0, help="when installing began, in seconds since 1970")
    parser.add_argument("--processes", default="3", help="processes of the Python tests, each with servers of its own")
    parser.add_argument("--sites", default="2", help="processes of the browser tests, each with a site of its own")
    return parser.parse_args()


def stages(asked: argparse.Namespace) -> list[Callable[[], list[Outcome]]]:
    """One after the other; what stands together in a list runs at the same time."""
    python = ["tests", "--ignore=tests/e2e", "-n", asked.processes, *SHARED, "--durations", "25"]
    browser = ["tests/e2e", "-n", asked.sites, *SHARED, "--durations", "15"]
    return [
        # Reading all tests once leaves them compiled, so that three processes at once need not.
        lambda: together(
            lambda: run_command("build", sys.executable, "server/launch/environment.py", "web", "gallery"),
            lambda: run_command("collect", *PYTEST, "tests", "--collect-only", "-qq", "--no-header", "--no-summary"),
        ),
        # Types are one process for minutes: the benchmarks take the core beside it.
        lambda: together(
            lambda: run_command("check", "make", "--no-print-directory", "check"),
            lambda: run_command("bench", sys.executable, "-m", "tests.bench.smoke"),
        ),
        lambda: [run_tests("python", python)],
        lambda: [run_web_tests()],
        lambda: [run_tests("browser", browser)],
    ]


def together(*stages: Callable[[], Outcome]) -> list[Outcome]:
    """Each in a thread, since it waits for a process; the seconds of all but the longest are spent beside it."""
    with ThreadPoolExecutor(len(stages)) as threads:
        outcomes = [one.result() for one in [threads.submit(stage) for stage in stages]]
    longest = max(outcomes, key=lambda one: one.seconds)
    for outcome in outcomes:
        outcome.beside = "" if outcome is longest else longest.stage
    return outcomes


def run_command(stage: str, *command: str) -> Outcome:
    """What tells of no tests: it ends well or breaks the run."""
    began = monotonic()
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return Outcome(stage, monotonic() - began, broken=f"ended with {code}" if code else "")


def run_web_tests() -> Outcome:
    """Those of the web's own modules, in one round: nothing but they themselves is in their process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "web.json"
        reports = ("--reporter=default", "--reporter=json", f"--outputFile.json={file}")
        outcome = run_command("web", "npm", "--prefix", "web", "run", "--silent", "test", "--", *reports)
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    outcome.passed, outcome.skipped = told.get("numPassedTests", 0), told.get("numPendingTests", 0)
    outcome.failed = failures(told)
    if outcome.failed:
        outcome.broken = ""
    return outcome


def failures(told: dict[str, Any]) -> dict[str, str]:
    """Of vitest's report: file and name of each test that failed → the first line of why; a file that did not load counts as one."""
    found: dict[str, str] = {}
    for file in told.get("testResults", []):
        name = file["name"].removeprefix(f"{ROOT}/")
        if file["status"] == "failed" and not file["assertionResults"]:
            found[name] = first_line([file.get("message", "")])
        for one in file["assertionResults"]:
            if one["status"] == "failed":
                found[f"{name} > {one['fullName']}"] = first_line(one["failureMessages"])
    return found


def first_line(messages: list[str]) -> str:
    return next((line for message in messages for line in message.splitlines() if line), "")[:300]


if __name__ == "__main__":
    sys.exit(main())

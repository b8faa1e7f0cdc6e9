"""The second round: tests that failed run once more, alone and in a fresh process, so that chance does not cost a whole run.

It is bounded, since many failures at once are no chance, and it says what it forgave.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from tests.run.outcome import Outcome

MOST = 5
"""More failures than this are red at once."""
SOME_FAILED = 1
ROOT = Path(__file__).resolve().parents[2]
PYTEST = (sys.executable, "-m", "pytest", "-p", "tests.kit.outcomes")


def run_tests(stage: str, arguments: Sequence[str], *, cwd: Path | None = None) -> Outcome:
    """Both rounds of the tests that these arguments of pytest choose."""
    began = monotonic()
    first = run_round(stage, arguments, cwd)
    if first.failed and not first.broken and len(first.failed) <= MOST:
        run_again(first, cwd)
    first.seconds = monotonic() - began
    return first


def run_again(first: Outcome, cwd: Path | None) -> None:
    """Moves from `failed` to `flaky` what passes alone."""
    for test, why in list(first.failed.items()):
        print(f"\nonce more, alone: {test}", flush=True)
        alone = run_round(first.stage, [test], cwd)
        if alone.green and alone.passed == 1:
            first.flaky[test] = why
            first.passed += 1
            del first.failed[test]


def run_round(stage: str, arguments: Sequence[str], cwd: Path | None) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "outcomes.json"
        command = (*PYTEST, *arguments, "--outcomes", str(file))
        done = subprocess.run(command, cwd=cwd or ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False)
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    outcome = Outcome(
        stage,
        passed=told.get("passed", 0),
        skipped=told.get("skipped", 0),
        failed=told.get("failed", {}),
        files=told.get("seconds", {}),
    )
    # A file that cannot be collected, a crash, or no test at all: nothing that a second round could tell more of.
    if done.returncode not in (0, SOME_FAILED) or (done.returncode == SOME_FAILED and not outcome.failed):
        outcome.broken = f"pytest ended with {done.returncode}"
    return outcome

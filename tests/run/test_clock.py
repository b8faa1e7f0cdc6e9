"""The moved clock: every process is told the same time, and what only measures is not moved."""

import os
import shutil
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from schema.kit.clock import SHANGHAI, now
from server.kit.database import pool
from tests.run.clock import compile_clock, instants

ASK = "import time; print(time.time(), time.monotonic())"
needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="nothing here compiles C")


@needs_compiler
def test_a_process_is_told_the_moved_time_and_measures_as_before(tmp_path: Path) -> None:
    def ask(**more: str) -> tuple[float, float]:
        told = subprocess.run([sys.executable, "-c", ASK], env={**os.environ, **more}, capture_output=True, check=True)
        moment, measured = told.stdout.split()
        return float(moment), float(measured)

    offset = float(os.environ.get("CLOCK_OFFSET", "0"))
    before = ask()
    after = ask(CLOCK_OFFSET=str(int(offset) + 86_400), LD_PRELOAD=str(compile_clock(tmp_path)))
    assert 86_400 <= after[0] - before[0] < 86_400 + 60
    assert 0 < after[1] - before[1] < 60


async def test_the_database_goes_by_the_clock_of_the_processes(database: None) -> None:
    assert abs(await pool().fetchval("SELECT now()") - now()) < timedelta(minutes=1)


def test_the_moments_are_those_at_which_days_are_counted_wrong() -> None:
    found = list(instants(datetime(2026, 11, 27, 12, tzinfo=SHANGHAI)))
    assert [f"{moment:%H:%M}" for moment in found[:4]] == ["23:58", "00:30", "05:58", "06:02"]
    sunday, month_end, year_end, *leap = (moment.date() for moment in found[4:])
    assert sunday.isoweekday() == 7 and month_end == datetime(2026, 11, 30).date()
    assert (year_end.month, year_end.day) == (12, 31)
    assert [f"{day}" for day in leap] == ["2028-02-28", "2028-02-29"]

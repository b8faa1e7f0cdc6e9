"""`python -m tests.run.clock`: the tests that count days, at hours and on days on which such tests fail, the servers' clocks with them.

Not part of a whole run. The clock is moved by a library that is compiled here and preloaded; it goes on from there.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from tests.run.outcome import Outcome, report
from tests.run.rounds import run_tests

SHANGHAI = ZoneInfo("Asia/Shanghai")
SOURCE = Path(__file__).with_name("clock.c")
# Those that count days: leases are among those of rental, the clock's own jobs among those of the workers.
FILES = (
    *("tests/rental", "tests/housekeeping", "tests/seeds", "tests/finance", "tests/activity", "tests/survey"),
    *("tests/workers/test_cron.py", "tests/workers/test_cron_rows.py", "tests/system/test_jobs.py"),
    *("tests/system/test_fill_rules.py", "tests/engine/test_conditions.py", "tests/run/test_clock.py"),
)
APART = ("tests/workers/test_cron_rows.py::test_expired_files_are_cleaned_and_fresh_ones_stay",)
"""Sweeps files by their age: the kernel's own times, those of files, are not moved."""
HOURS = ("23:58", "00:30", "05:58", "06:02")
LEAP = ("2028-02-28 10:00", "2028-02-29 10:00")


def main() -> int:
    asked = read_arguments()
    moments = [read_moment(asked.at)] if asked.at else list(instants(datetime.now(SHANGHAI)))
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        library = compile_clock(Path(folder))
        for moment in moments:
            outcomes.append(run_at(moment, library, asked.processes, asked.files or FILES))
    print("", *report(outcomes), sep="\n", flush=True)
    return 0 if all(outcome.green for outcome in outcomes) else 1


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.run.clock")
    parser.add_argument("--at", default="", help="one moment in Shanghai, as 2028-02-29 06:02, instead of all")
    parser.add_argument("--processes", default="3", help="processes, each with servers of its own")
    parser.add_argument("files", nargs="*", help="files instead of all that count days")
    return parser.parse_args()


def read_moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=SHANGHAI)


def instants(now: datetime) -> Iterator[datetime]:
    """Around both turns of a day, on a Sunday, at the ends of a month and of a year, and in the February of a leap year."""
    tomorrow = (now + timedelta(days=1)).date()
    for hour in HOURS:
        yield read_moment(f"{tomorrow} {hour}")
    yield read_moment(f"{tomorrow + timedelta(days=6 - tomorrow.weekday())} 10:00")
    next_month = (tomorrow.replace(day=28) + timedelta(days=4)).replace(day=1)
    yield read_moment(f"{next_month - timedelta(days=1)} 10:00")
    yield read_moment(f"{now.year}-12-31 23:00")
    for text in LEAP:
        yield read_moment(text)


def compile_clock(folder: Path) -> Path:
    """The library, where the database's own account may read it."""
    folder.chmod(0o755)
    library = folder / "clock.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    return library


def run_at(moment: datetime, library: Path, processes: str, files: list[str] | tuple[str, ...]) -> Outcome:
    """A run whose clocks began at the moment; what fails then is run once more at the same moment."""
    offset = round((moment - datetime.now(SHANGHAI)).total_seconds())
    print(f"\n== {moment:%Y-%m-%d %H:%M %A}, {offset} s from now", flush=True)
    os.environ |= {"CLOCK_OFFSET": str(offset), "LD_PRELOAD": str(library)}
    apart = [f"--deselect={test}" for test in APART]
    arguments = [*files, *apart, "-q", "-n", processes, "--dist", "loadfile", "--no-loadscope-reorder"]
    return run_tests(f"{moment:%m%d %H:%M}", arguments)


if __name__ == "__main__":
    sys.exit(main())

"""Cold start after installation until `/readyz` says yes: a first start with an empty data folder, then one that finds its data.

Run `python -m tests.bench.start`. The floor of each is importing the program once, measured in the same run.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from server.launch.port import free_port
from tests.bench.bars import Held, is_smoke, size, words

READY = "Guanjia is ready"


def measure_start(folder: str) -> float:
    """Seconds from the command to the line that says it is ready."""
    begun = time.monotonic()
    settings = {**os.environ, "DATA_DIR": folder, "PORT": str(free_port()), "DATABASE_URL": "", "REDIS_URL": ""}
    if is_smoke():  # the demo takes longer than everything else of a first start
        settings |= {"DEMO": "0", "ADMIN_PASSWORD": "Guanjia@2026"}
    child = subprocess.Popen(
        [sys.executable, "-m", "server.launch", "start"],
        env=settings,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert child.stdout is not None
    said = ""
    for line in child.stdout:
        said += line
        if READY in line:
            break
    else:
        raise SystemExit(said)
    spent = time.monotonic() - begun
    child.send_signal(signal.SIGTERM)
    child.communicate(timeout=30)
    return spent


def measure_import() -> float:
    begun = time.monotonic()
    subprocess.run([sys.executable, "-c", "import server.app"], check=True)
    return time.monotonic() - begun


def main() -> None:
    first, second, floor = [], [], []
    for _ in range(size("start", "rounds")):
        floor.append(measure_import())
        folder = tempfile.mkdtemp(prefix="gj")
        Path(folder).chmod(0o755)
        first.append(measure_start(folder))
        second.append(measure_start(folder))
        shutil.rmtree(folder, ignore_errors=True)
    base = min(floor)
    held = Held("start")
    for name, spent in (("first start", min(first)), ("second start", min(second))):
        print(f"{name}: {spent:.1f} s to ready, x{spent / base:.1f} of importing once ({base:.1f} s)")
        held.hold(f"{name} / import", spent / base)
    held.end()


if __name__ == "__main__":
    words()
    main()

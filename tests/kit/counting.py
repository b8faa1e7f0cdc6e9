"""A process that counts, for tests that end it: `python -m tests.kit.counting DATA_DIR KIND` does what the lines on its input say."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from server.kit import metric_files
from server.kit.metrics import Counter, Gauge, Histogram, close_metrics, open_metrics, write_metrics

DONE = Counter("t_done_total", "Done", ("what",))
OPEN = Gauge("t_open", "Open")
TOOK = Histogram("t_took_seconds", "Took", bounds=(1, 5))
DECLARED = (DONE, OPEN, TOOK)
Values = dict[str, float]


class Counting:
    """The process, from outside."""

    def __init__(self, folder: Path, kind: str = "web", *arguments: str) -> None:
        command = [sys.executable, "-m", "tests.kit.counting", str(folder), kind, *arguments]
        root = Path(__file__).resolve().parents[2]
        self.child: subprocess.Popen[str] = subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.child.stdout is not None
        assert self.child.stdout.readline() == "ready\n", self.child.communicate()[1]

    def tell(self, line: str) -> str:
        assert self.child.stdin is not None and self.child.stdout is not None
        self.child.stdin.write(line + "\n")
        self.child.stdin.flush()
        return self.child.stdout.readline().strip()

    def kill(self) -> None:
        self.child.kill()
        self.child.communicate()


def read_values(folder: Path, declared: Any = DECLARED) -> Values:
    """ "t_done_total{process=web-0,what=a}" -> value, as a reader of the answer finds it."""
    found: Values = {}
    for family in text_string_to_metric_families(write_metrics(declared, folder, {}).decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


def follow(words: list[str]) -> str:
    match words:
        case ["done", what, times]:
            DONE.add(what, by=float(times))
        case ["open", value]:
            OPEN.set(float(value))
        case ["took", seconds]:
            TOOK.observe(float(seconds))
        case ["fork", what]:
            child = os.fork()
            if child == 0:
                DONE.add(what)
                os._exit(0)
            os.waitpid(child, 0)
        case ["many", number]:
            for one in range(int(number)):
                DONE.add(f"kind-{one}")
    return "ok"


def main(folder: Path, kind: str, *labels: str) -> None:
    declared = (*DECLARED, Counter("t_more_total", "More", labels)) if labels else DECLARED
    open_metrics(declared, folder, kind)
    print("ready", flush=True)
    for line in sys.stdin:
        print(follow(line.split()), flush=True)
    close_metrics()


if __name__ == "__main__":
    metric_files.BYTES["counter"] = 64 << 10
    main(Path(sys.argv[1]), *sys.argv[2:])

"""Runs the processes of the Procfile in the foreground with honcho, bound to the life of this launcher."""

import functools
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from honcho.environ import parse_procfile
from honcho.manager import Manager
from honcho.printer import Printer
from honcho.process import Popen, Process

from server.launch.child import die_with_parent, entering

ASKED_TO_STOP = (128 + signal.SIGINT, 128 + signal.SIGTERM)
ROOT = Path(__file__).resolve().parent.parent.parent


class BoundProcess(Process):
    """honcho's watcher and the process it watches both end when the launcher is killed."""

    def run(self, events: Any = None, ignore_signals: bool = False) -> None:
        die_with_parent(signal.SIGKILL)
        self._child_ctor = functools.partial(Popen, preexec_fn=entering(None, signal.SIGTERM))
        super().run(events, ignore_signals)


def run_family(procfile: str, environment: Mapping[str, str]) -> int:
    """Run until we are told to stop, which is success, or until one process ends by itself, which is not."""
    manager = Manager(Printer(sys.stdout, width=10))
    manager._process_ctor = BoundProcess
    commands = parse_procfile((ROOT / procfile).read_text(encoding="utf-8")).processes
    for name, command in commands.items():
        manager.add_process(name, command, env=dict(environment), cwd=str(ROOT))
    manager.loop()
    if manager.returncode in ASKED_TO_STOP:
        return 0
    return int(manager.returncode or 1)

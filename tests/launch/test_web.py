"""What a web process has done before its first call."""

import os
import subprocess
import sys

from tests.launch.conftest import ROOT

COUNT = """
import asyncio, gc, os
from server.launch.options import read_options
from server.launch.web import make_config

async def load():
    make_config(read_options(os.environ), reload=False).load()

asyncio.run(load())
print(gc.get_freeze_count(), len(gc.get_objects()))
"""


def test_what_a_process_has_read_at_its_start_is_looked_through_no_more() -> None:
    settings = {
        **os.environ,
        "DEMO": "1",
        "DATABASE_URL": "postgres://nobody@localhost/none",
        "REDIS_URL": "redis://localhost",
    }
    command = [sys.executable, "-c", COUNT]
    done = subprocess.run(command, cwd=ROOT, env=settings, stdout=subprocess.PIPE, text=True, check=True)
    frozen, left = map(int, done.stdout.split())
    assert frozen > 100_000
    assert left < frozen / 20

"""Real PostgreSQL and Redis for a test session: those of DATABASE_URL and REDIS_URL, else embedded ones in a temp folder, whose
database has the demo already."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
from tests.kit.template import copy_template

LIMITS = dict.fromkeys(
    (
        "LIMIT_DOOR",
        "LIMIT_CODE",
        "LIMIT_SHEET",
        "LIMIT_SHEET_ALL",
        "LIMIT_BATCH",
        "LIMIT_SOCKET",
        "LIMIT_REVEAL",
        "LIMIT_REVEAL_ALL",
    ),
    "100000/60",
)
"""A whole suite signs in from one address, and its clerks write more in a second than people in a minute."""
SETTINGS = {"DEMO": "1", "SECRET_KEY": "test-secret-key-of-32-characters!", "LOG_LEVEL": "warning", **LIMITS}


@contextmanager
def run_services() -> Iterator[None]:
    """Starts what the environment does not name and sets the environment of this and all child processes."""
    folder = Path(tempfile.mkdtemp(prefix="guanjia-test-"))
    if not os.environ.get("DATABASE_URL"):
        copy_template(folder, SETTINGS)
    postgres = None if os.environ.get("DATABASE_URL") else EmbeddedPostgres(folder, durable=False)
    redis = None if os.environ.get("REDIS_URL") else EmbeddedRedis(folder, durable=False)
    try:
        if postgres is not None:
            postgres.launch()
        if redis is not None:
            os.environ["REDIS_URL"] = redis.start()
        if postgres is not None:
            postgres.wait()
            os.environ["DATABASE_URL"] = postgres.url
        os.environ.update({"DATA_DIR": str(folder), **SETTINGS})
        yield
    finally:
        for server in (postgres, redis):
            if server is not None:
                server.stop()
        shutil.rmtree(folder, ignore_errors=True)

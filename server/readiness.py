"""Readiness of a server process: what must hold before it may take traffic, and what had to be started again."""

from collections.abc import Callable
from typing import Any

from server.http.health import Check
from server.jobs.api import worker_seen
from server.kit.database import pool
from server.kit.redis import get_redis
from server.kit.restarts import read_restarts
from server.kit.version import migrations_current
from server.live.live import Live
from server.settings import get_settings

WORKER_SECONDS = 30


def readiness_checks(live: Live) -> dict[str, Check]:
    """database, redis, migrations, bus, worker."""

    async def database() -> str | None:
        return None if await pool().fetchval("SELECT 1") == 1 else "no answer"

    async def redis() -> str | None:
        return None if await get_redis().ping() else "no answer"

    async def migrations() -> str | None:
        return None if await migrations_current(pool()) else "not current"

    async def bus() -> str | None:
        return "deaf" if live.bus.is_deaf() else None

    async def worker() -> str | None:
        seen = await worker_seen(get_redis())
        return None if seen is not None and seen <= WORKER_SECONDS else "not seen"

    return {"database": database, "redis": redis, "migrations": migrations, "bus": bus, "worker": worker}


def describe_process(stalls: Callable[[], dict[str, Any]]) -> Callable[[], dict[str, Any]]:
    """{restarts: {part: times}, stalls}: of whoever keeps parts alive on this machine, and of this process's event loop."""

    def describe() -> dict[str, Any]:
        restarts = {name: part.times for name, part in read_restarts(get_settings().data_dir).items()}
        return {"restarts": restarts, "stalls": stalls()}

    return describe

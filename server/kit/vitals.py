"""The heartbeat of every process: how it is, in Redis, with a short life.

Whoever asks reads them all, and a process that died is missing by itself.
"""

import os
import time
from typing import Any

import orjson
import psutil
from redis.asyncio import Redis
from redis.exceptions import RedisError

from server.kit.restarts import machine_name

BEAT_SECONDS = 5.0
LIFE_SECONDS = 20
_PREFIX = "guanjia:alive:"
_started = time.time()
_process = psutil.Process()


async def beat(redis: Redis, kind: str, **values: Any) -> None:
    """One sign of life of this process; a Redis that is away is nobody's fault here."""
    name = f"{machine_name()}:{os.getpid()}"
    said = {
        "kind": kind,
        "name": name,
        "startedAt": _started,
        "at": time.time(),
        "memoryMb": _process.memory_info().rss // 1_048_576,
        **values,
    }
    try:
        await redis.set(f"{_PREFIX}{kind}:{name}", orjson.dumps(said), ex=LIFE_SECONDS)
    except (RedisError, OSError, TimeoutError):
        return


async def read_beats(redis: Redis) -> list[dict[str, Any]]:
    """Every process that was heard in the last seconds."""
    keys = [key async for key in redis.scan_iter(match=f"{_PREFIX}*", count=200)]
    found = [value for value in await redis.mget(keys) if value] if keys else []
    return sorted((orjson.loads(value) for value in found), key=lambda said: (said["kind"], said["name"]))

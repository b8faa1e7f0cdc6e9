"""The arq queues. Redis only carries wake-up calls here; what has to be done is written in the database.

So a lost queue is refilled from the rows, a call that comes twice finds nothing to claim, and arq's own abort (which
poisons an id it does not know) is never used: cancelling is a column.
"""

import logging
import time
from typing import Any
from uuid import uuid4

import orjson
from arq.connections import ArqRedis
from redis.asyncio import ConnectionPool, Redis
from redis.exceptions import RedisError

from server.kit.redis import get_redis
from server.settings import get_settings

SHORT, LONG, FILES, FILMS = "short", "long", "files", "films"
QUEUES = {name: f"guanjia:queue:{name}" for name in (SHORT, LONG, FILES, FILMS)}
WORKER_KEY = "guanjia:worker:seen"
logger = logging.getLogger(__name__)


def encode(value: Any) -> bytes:
    """JSON instead of pickle: whoever can write to Redis must not be able to run code here."""
    return orjson.dumps(value, default=str)


def decode(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = orjson.loads(data)
    return found


def open_queue(url: str | None = None) -> ArqRedis:
    """A client of its own, for a worker."""
    settings: dict[str, Any] = {"socket_timeout": 10, "socket_connect_timeout": 2, "health_check_interval": 30}
    return _client(ConnectionPool.from_url(url or get_settings().redis_url, **settings))


def _client(connections: ConnectionPool) -> ArqRedis:
    return ArqRedis(connections, job_serializer=encode, job_deserializer=decode, default_queue_name=QUEUES[SHORT])


async def wake(function: str, what: int | str, queue: str) -> bool:
    """Tells a worker to look at a row, or at what waits. False when Redis is away: the sweeper will call again."""
    try:
        client = _client(get_redis().connection_pool)
        await client.enqueue_job(
            function, what, _job_id=f"{function}:{what}:{uuid4().hex[:12]}", _queue_name=QUEUES[queue]
        )
    except (RedisError, OSError) as error:
        logger.warning("queue unreachable, %s %s waits for the sweeper: %s", function, what, error)
        return False
    return True


async def mark_worker(redis: Redis) -> None:
    """A worker says that it lives."""
    await redis.set(WORKER_KEY, repr(time.time()), ex=120)


async def worker_seen(redis: Redis) -> float | None:
    """Seconds since any worker was seen, None when none was for two minutes."""
    raw = await redis.get(WORKER_KEY)
    return max(0.0, time.time() - float(raw)) if raw is not None else None

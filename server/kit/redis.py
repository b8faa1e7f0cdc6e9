"""The Redis client of the process, one for all."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError as RedisConnectionError

from server.settings import get_settings

_client: Redis | None = None


def get_redis() -> Redis:
    """The shared client; connects when first used and reconnects after a loss."""
    global _client
    if _client is None:
        _client = Redis.from_url(
            get_settings().redis_url,
            socket_timeout=5,
            socket_connect_timeout=2,
            retry=Retry(ExponentialBackoff(cap=0.2, base=0.01), 2),
            retry_on_error=[RedisConnectionError],
            health_check_interval=30,
        )
    return _client


async def close_redis() -> None:
    global _client
    client, _client = _client, None
    if client is not None:
        await client.aclose()

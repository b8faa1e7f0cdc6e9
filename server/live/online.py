"""Who is connected right now, as presence knows it."""

import asyncio

from redis.exceptions import RedisError

from server.kit.redis import get_redis
from server.live.presence import Presence
from server.live.publish import Publisher

PATIENCE = 0.3


async def online_users(tenant_id: int) -> frozenset[int]:
    """User ids with an open socket; none when the bus does not answer, since nothing may wait for a green dot."""
    redis = get_redis()
    try:
        return frozenset(await asyncio.wait_for(Presence(redis, Publisher(redis)).online(tenant_id), PATIENCE))
    except (RedisError, OSError, TimeoutError):
        return frozenset()

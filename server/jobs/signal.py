"""The signal to schedulers that cron rows changed."""

import logging

from redis.exceptions import RedisError

from server.kit.redis import get_redis

CHANGED = "guanjia:jobs:changed"
logger = logging.getLogger(__name__)


async def jobs_changed() -> None:
    """A hint after commit; schedulers read the rows every two seconds anyway."""
    try:
        await get_redis().publish(CHANGED, b"1")
    except (RedisError, OSError) as error:
        logger.warning("schedulers will see the change within two seconds: %s", type(error).__name__)

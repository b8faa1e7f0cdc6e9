"""The outbox in processes without sockets: they publish what they commit, and relay what others left behind."""

import asyncio

from server.kit.database import pool
from server.kit.redis import get_redis
from server.kit.unit_of_work import configure_sink
from server.live.outbox import Outbox
from server.live.publish import Publisher
from server.live.relay import relay_forever


class OutboxRelay:
    """`start` after the database is open, `stop` before it is closed."""

    def __init__(self) -> None:
        self._publisher = Publisher(get_redis())
        self._outbox = Outbox(pool, self._publisher)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        configure_sink(self._outbox.publish_events)
        self._task = asyncio.create_task(relay_forever(self._outbox))

    async def stop(self) -> None:
        configure_sink(None)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._outbox.drain()
        await self._publisher.close()

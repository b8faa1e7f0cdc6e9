"""Background tasks that a socket's coming or going starts and nobody waits for.

Redis being away is no error of them.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from redis.exceptions import RedisError

AWAY = (RedisError, OSError, TimeoutError)


class Background:
    """Holds its tasks, so that they are neither lost nor forgotten at the end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with suppress(*AWAY):
        await work

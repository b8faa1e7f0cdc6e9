"""The bus: the one Redis subscriber of a process.

A watchdog notices when it no longer receives anything, since a dead subscription raises no error.
"""

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, cast

from redis.asyncio import Redis
from redis.exceptions import RedisError

from server.kit.end_tasks import end_tasks
from server.live.publish import CONTROL, EVENTS

log = logging.getLogger("guanjia.live")

Hear = Callable[[bytes], None]
_LONGEST_WAIT = 5.0
_BURST = 256


class Bus:
    """Delivers what is published to one table of channels; after every (re)connection `restore` is awaited first.

    The process publishes a beat to a channel of its own. No beat back for `deaf_after` seconds means that the
    subscriber hears nothing, whatever its socket says: it is replaced, and `restore` reads what was missed.
    """

    def __init__(self, redis: Redis, *, beat: float = 1.0, deaf_after: float = 4.0) -> None:
        self._redis = redis
        self._beat = beat
        self._deaf_after = deaf_after
        self._echo = f"gj:live:echo:{secrets.token_hex(8)}"
        self._table: dict[bytes, Hear] = {self._echo.encode(): self._hear_echo}
        self._restore: Callable[[str], Awaitable[None]] | None = None
        self._last_message = float("-inf")
        self._listening = False
        self._subscriptions = 0
        self._task: asyncio.Task[None] | None = None

    def is_deaf(self) -> bool:
        """Whether events may be passing unheard right now."""
        return not self._listening or asyncio.get_running_loop().time() - self._last_message > self._deaf_after

    def subscription(self) -> int:
        """The number of the subscription that hears right now, from 1; 0 while events may be passing unheard."""
        return 0 if self.is_deaf() else self._subscriptions

    async def start(self, events: Hear, control: Hear, restore: Callable[[str], Awaitable[None]]) -> None:
        """Subscribes in the background; a Redis that is away is tried again until it is there."""
        self._table |= {EVENTS.encode(): events, CONTROL.encode(): control}
        self._restore = restore
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            await end_tasks(self._task)
            self._task = None

    def _hear_echo(self, _: bytes) -> None:
        self._last_message = asyncio.get_running_loop().time()

    async def _run(self) -> None:
        wait = 0.05
        while True:
            began = asyncio.get_running_loop().time()
            listener = asyncio.create_task(self._listen())
            try:
                await self._watch(listener)
            finally:
                self._listening = False
                await end_tasks(listener)
            lived = asyncio.get_running_loop().time() - began
            wait = 0.05 if lived > 10 else min(wait * 2, _LONGEST_WAIT)
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))

    async def _watch(self, listener: "asyncio.Task[None]") -> None:
        """Returns when the listener has ended or is deaf."""
        loop = asyncio.get_running_loop()
        self._last_message = loop.time()
        while True:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(self._beat):
                    await self._redis.publish(self._echo, b"")
            await asyncio.wait({listener}, timeout=self._beat)
            if listener.done():
                log.warning("the bus subscriber ended: %s", type(listener.exception()).__name__)
                return
            if loop.time() - self._last_message > self._deaf_after:
                log.warning("the bus subscriber is deaf; it is replaced")
                return

    async def _listen(self) -> None:
        pool = self._redis.connection_pool
        settings = {**pool.connection_kwargs, "socket_timeout": None, "health_check_interval": 0}
        connection = pool.connection_class(**settings)
        try:
            async with asyncio.timeout(self._deaf_after):
                await connection.connect()
                await connection.send_command("SUBSCRIBE", *self._table)
                for _ in self._table:
                    await connection.read_response()
                incarnation = await self._incarnation()
            if self._restore is not None:
                await self._restore(incarnation)
            self._last_message = asyncio.get_running_loop().time()
            self._subscriptions += 1
            self._listening = True
            await self._deliver(connection)
        finally:
            self._listening = False
            await connection.disconnect(nowait=True)

    async def _incarnation(self) -> str:
        """Changes whenever Redis was restarted or replaced: a restart may have lost the newest numbers."""
        info = cast(dict[str, Any], await self._redis.info("server"))
        return str(info.get("run_id", ""))[:8].ljust(8, "0")

    async def _deliver(self, connection: Any) -> None:
        burst = 0
        while True:
            message = await connection.read_response()
            if message[0] != b"message":
                continue
            hear = self._table.get(message[1])
            if hear is not None:
                try:
                    hear(message[2])
                except Exception:
                    log.exception("a message of the bus was not understood")
            burst += 1
            if burst % _BURST == 0:
                await asyncio.sleep(0)

"""The figures of the moment: of a process, said by itself every few seconds, and of the installation, asked for with `/metrics`."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import asyncpg
import psutil

from server.jobs.api import count_waiting, queue_depths, worker_seen
from server.kit.database import own_pool, pool_states
from server.kit.metrics import Facts, open_metrics
from server.kit.organisation_class import CLASSES, class_of, count_classes, read_classes
from server.kit.outage import is_outage
from server.kit.redis import get_redis
from server.kit.restarts import read_restarts
from server.kit.stalls import Stall, StallWatch
from server.live.hub import Hub
from server.live.outbox import read_backlog
from server.metrics import (
    BUS_DEAF,
    DATABASE_UP,
    FIRES_WAITING,
    LOG_WAITING,
    LOOP_LATE,
    LOOP_STALL_SECONDS,
    LOOP_STALLS,
    MEMORY,
    METRICS,
    ORGANISATIONS,
    OUTBOX_AGE,
    OUTBOX_WAITING,
    POOL,
    POOL_MOST,
    QUEUE_DEPTH,
    REDIS_UP,
    RESTARTS,
    SOCKETS,
    STARTED,
    TASKS_WAITING,
    WORKER_SEEN,
)
from server.settings import get_settings

ANSWER_SECONDS = 2.0
"""How long the answer waits for a neighbour; one that is away is said to be so."""
_process = psutil.Process()


def begin_metrics(kind: str) -> StallWatch:
    """Opens the files of this process and watches its event loop, to be called in it."""
    open_metrics(METRICS, get_settings().data_dir, kind)
    STARTED.set(time.time())
    watch = StallWatch(_count_stall, LOOP_LATE.observe)
    watch.start()
    return watch


def _count_stall(stall: Stall) -> None:
    LOOP_STALLS.add()
    LOOP_STALL_SECONDS.add(by=stall.seconds)


def set_process_gauges() -> None:
    """What every process has: memory, and pools of connections."""
    MEMORY.set(_process.memory_info().rss)
    for name, state in pool_states().items():
        POOL.set(state.used, name, "used")
        POOL.set(state.idle, name, "idle")
        POOL_MOST.set(state.most, name)


def set_server_gauges(hub: Hub, *, deaf: bool, log_waiting: int) -> None:
    """What a server process has besides."""
    sockets = Counter(class_of(connection.actor.tenant_id) for connection in hub.connections.values())
    for name in CLASSES:
        SOCKETS.set(sockets[name], name)
    BUS_DEAF.set(deaf)
    LOG_WAITING.set(log_waiting)


async def keep_classes() -> None:
    """The classes of organisations, as far as the database can be asked."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await read_classes()
    except Exception as error:
        if not _is_away(error):
            raise


async def ask_facts() -> Facts:
    """Of the installation as a whole; what a neighbour that is away would know is left out."""
    restarts = read_restarts(get_settings().data_dir)
    facts: Facts = {
        RESTARTS: {(name,): part.times for name, part in restarts.items()},
        ORGANISATIONS: {(name,): number for name, number in count_classes().items()},
    }
    database, redis = await asyncio.gather(_ask(_ask_database), _ask(_ask_redis))
    facts |= {DATABASE_UP: {(): float(database is not None)}, REDIS_UP: {(): float(redis is not None)}}
    return facts | (database or {}) | (redis or {})


def _is_away(error: Exception) -> bool:
    """Also a database that is slow, or whose tables are not there yet: none of it may end the heartbeat."""
    return isinstance(error, TimeoutError | asyncpg.PostgresError) or is_outage(error)


async def _ask(ask: Callable[[], Awaitable[Facts]]) -> Facts | None:
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await ask()
    except Exception as error:
        if not _is_away(error):
            raise
        return None


async def _ask_database() -> Facts:
    backlog = await read_backlog(own_pool())
    waiting = await count_waiting()
    return {
        OUTBOX_WAITING: {(): backlog.waiting},
        OUTBOX_AGE: {(): backlog.age},
        TASKS_WAITING: {(): waiting.tasks},
        FIRES_WAITING: {(): waiting.runs},
    }


async def _ask_redis() -> Facts:
    depths = await queue_depths(get_redis())
    seen = await worker_seen(get_redis())
    facts: Facts = {QUEUE_DEPTH: {(name,): depth for name, depth in depths.items()}}
    return facts | ({WORKER_SEEN: {(): seen}} if seen is not None else {})

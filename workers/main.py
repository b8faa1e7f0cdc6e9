"""The worker process: `python -m workers.main [short] [long] [files] [films]` serves all queues, or only those named.

Each queue has an arq worker of its own, so that long imports never keep short jobs waiting for a place, nor films exports.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

from arq.worker import Worker, func
from redis.exceptions import RedisError

from server.domains import EFFECTS, HOOKS, SUBJECTS
from server.engine.effects import configure_effects
from server.engine.hooks import configure_hooks
from server.files.process import process_next, sweep_work, wake_new
from server.files.rights import may_read
from server.files.space import warn_of_space
from server.gauges import begin_metrics, set_process_gauges
from server.jobs.execute import run_next
from server.jobs.fires import run_fire, sweep_runs
from server.jobs.queue import FILES, FILMS, LONG, QUEUES, SHORT, mark_worker, open_queue
from server.jobs.tasks import sweep_tasks
from server.kit.database import close_database, open_database, pool
from server.kit.end_tasks import end_tasks
from server.kit.files import configure_new_files
from server.kit.logs import configure_logs
from server.kit.metrics import close_metrics
from server.kit.named_files import configure_readers
from server.kit.redis import close_redis, get_redis
from server.kit.restarts import machine_name
from server.kit.stalls import StallWatch
from server.kit.storage_quota import configure_quota_warning
from server.kit.unit_of_work import configure_sink
from server.kit.vitals import beat
from server.kit.watchdog import BEAT_SECONDS, tell_alive
from server.live.outbox import Outbox
from server.live.publish import Publisher
from server.live.relay import relay_forever
from server.market.api import rematch_marked
from server.search.api import drain_all, enrol
from server.settings import get_settings
from server.signing.api import configure_subjects
from workers.jobs import FUNCTIONS, check_functions

PLACES = {SHORT: 8, LONG: 2, FILES: 4, FILMS: 2}
TIMEOUTS = {SHORT: 300, LONG: 4 * 3600, FILES: 300, FILMS: 4 * 3600}
BEHIND_THE_SERVER = 5  # a person who waits for a page comes before a job that takes minutes
SEEN_EVERY = 5.0
SWEEP_EVERY = 4.0
INDEX_EVERY = 0.5
MATCH_EVERY = 0.5
CLOSE_WITHIN = 5.0
logger = logging.getLogger("guanjia.worker")


def worker_name() -> str:
    return f"{machine_name()}:{os.getpid()}"


async def _run_next(ctx: dict[str, Any], queue: str) -> None:
    await run_next(queue, f"{worker_name()}:{uuid4().hex[:8]}")


async def _run_file(ctx: dict[str, Any], queue: str) -> None:
    await process_next(films=queue == FILMS)


async def _run_fire(ctx: dict[str, Any], run_id: int) -> None:
    await run_fire(run_id, f"{worker_name()}:{uuid4().hex[:8]}", FUNCTIONS)


def make_worker(queue: str) -> Worker:
    """arq never retries or aborts here: the database knows what is left to do."""
    return Worker(
        functions=[
            func(_run_next, name="run_next"),
            func(_run_fire, name="run_fire"),
            func(_run_file, name="run_file"),
        ],
        queue_name=QUEUES[queue],
        redis_pool=open_queue(),
        job_serializer=open_queue().job_serializer,
        job_deserializer=open_queue().job_deserializer,
        max_jobs=PLACES[queue],
        job_timeout=TIMEOUTS[queue],
        keep_result=0,
        poll_delay=0.1,
        max_tries=2,
        retry_jobs=False,
        handle_signals=False,
        log_results=False,
    )


async def serve_queue(queue: str) -> None:
    """Runs a worker for as long as the process lives; a Redis that goes away takes no running work with it."""
    workers: list[Worker] = []
    polls: list[asyncio.Task[None]] = []
    try:
        while True:
            workers = [*(old for old in workers if old.tasks), make_worker(queue)]
            polls = [asyncio.create_task(workers[-1].main())]
            try:
                await asyncio.shield(polls[0])
            except (RedisError, OSError) as error:
                logger.warning("queue %s: %s; trying again", queue, type(error).__name__)
                await asyncio.sleep(1)
    finally:
        await end_tasks(*polls)
        for worker in workers:
            await _end(worker)


async def _end(worker: Worker) -> None:
    """Cancels what runs; each task gives its lease back, so that another worker may go on at once."""
    running = [task for task in worker.tasks.values() if not task.done()]
    for task in worker.job_tasks.values():
        task.cancel()
    if running:
        await asyncio.wait(running, timeout=10)
    with contextlib.suppress(RedisError, OSError):
        await worker.pool.aclose()


async def repeat(seconds: float, call: Callable[[], Awaitable[Any]]) -> None:
    """Calls again and again; trouble is logged once until it is over."""
    troubled = False
    while True:
        try:
            await call()
            troubled = False
        except Exception as error:
            if not troubled:
                logger.warning("%s: %s: %s", call.__name__, type(error).__name__, error)
            troubled = True
        await asyncio.sleep(seconds)


async def say_seen(stalls: StallWatch) -> None:
    set_process_gauges()
    await mark_worker(get_redis())
    await beat(get_redis(), "worker", **stalls.describe_last())


async def sweep() -> None:
    await sweep_tasks()
    await sweep_runs()
    await sweep_work()


class Indexer:
    """Rows for the search of all records: first those that the index was not made for, then what the database marks."""

    def __init__(self) -> None:
        self.enrolled = False

    async def keep_index(self) -> None:
        if not self.enrolled:
            await enrol()
            self.enrolled = True
        await drain_all()


async def open_parts() -> Outbox:
    """Database, hooks and the way of events to the screens."""
    await open_database()
    configure_hooks(HOOKS)
    configure_effects(EFFECTS)
    configure_subjects(SUBJECTS)
    configure_new_files(wake_new)
    configure_quota_warning(warn_of_space)
    configure_readers(may_read)
    outbox = Outbox(pool, Publisher(get_redis()))
    configure_sink(outbox.publish_events)
    return outbox


async def close_parts(outbox: Outbox) -> None:
    await outbox.drain()
    configure_sink(None)
    await close_redis()
    await close_database()


async def until_signal() -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()


async def main(queues: list[str]) -> None:
    os.nice(BEHIND_THE_SERVER)
    check_functions()
    stalls = begin_metrics("worker")
    outbox = await open_parts()
    calls = [
        repeat(BEAT_SECONDS, tell_alive),
        repeat(SEEN_EVERY, lambda: say_seen(stalls)),
        repeat(SWEEP_EVERY, sweep),
        repeat(INDEX_EVERY, Indexer().keep_index),
        repeat(MATCH_EVERY, rematch_marked),
        relay_forever(outbox),
    ]
    loops = [asyncio.create_task(call) for call in calls]
    serving = [asyncio.create_task(serve_queue(queue)) for queue in queues]
    ended = asyncio.create_task(until_signal())
    logger.info("worker serves %s", ", ".join(queues))
    try:
        done, _ = await asyncio.wait([ended, *loops, *serving], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for queue in serving:
            queue.cancel()  # once: each then gives back what it was at
        await asyncio.gather(end_tasks(*loops), *serving, return_exceptions=True)
        # work cancelled in the middle of a statement may keep its connection, for which closing would wait for ever
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(close_parts(outbox), CLOSE_WITHIN)
        await stalls.stop()
        close_metrics()


if __name__ == "__main__":
    configure_logs(get_settings().log_level)
    asyncio.run(main(sys.argv[1:] or list(QUEUES)))

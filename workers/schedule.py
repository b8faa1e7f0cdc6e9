"""The scheduler process: `python -m workers.schedule`. Any number may run; one leads, the others wait to take over.

The lock in Redis only spares work. That a second fires once is kept by the database; without Redis all of them go on.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast
from uuid import uuid4

import asyncpg
from redis.exceptions import RedisError

from schema.kit.clock import now
from server.gauges import begin_metrics, set_process_gauges
from server.jobs.builtin import ensure_builtin_jobs
from server.jobs.cron import Cron, CronError, parse_cron
from server.jobs.fires import first_run, missed_fires, plan_fires, record_fires
from server.jobs.signal import CHANGED
from server.kit.database import close_database, open_database, pool
from server.kit.end_tasks import end_tasks
from server.kit.logs import configure_logs
from server.kit.metrics import close_metrics
from server.kit.outage import is_outage
from server.kit.redis import close_redis, get_redis
from server.kit.stalls import StallWatch
from server.kit.vitals import BEAT_SECONDS, beat
from server.kit.watchdog import BEAT_SECONDS as ALIVE_SECONDS
from server.kit.watchdog import tell_alive
from server.settings import get_settings
from workers.main import repeat, until_signal

LEADER = "guanjia:scheduler:leader"
LEASE_MS = 4000
RENEW_SECONDS = 1.0
REREAD_SECONDS = 2.0
_LONGEST_SLEEP = 1.0
_RENEW = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0"
_RESIGN = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"
_ROWS = "SELECT id, cron_expression, misfire, next_run FROM sys_job WHERE status = '0' AND del_flag = 0"
logger = logging.getLogger("guanjia.scheduler")


@dataclass(slots=True)
class Entry:
    """A row as planned: `stored` is what the table says, `due` what it should say."""

    cron: Cron
    misfire: str
    stored: datetime | None
    due: datetime | None


class Leadership:
    """Held as long as it is renewed; unknown (Redis away) counts as held, because the database decides anyway."""

    def __init__(self) -> None:
        self.token = uuid4().hex
        self.held = False

    async def renew(self) -> None:
        try:
            redis = cast(Any, get_redis())
            held = bool(await redis.eval(_RENEW, 1, LEADER, self.token, LEASE_MS))
            self._set(held or bool(await redis.set(LEADER, self.token, nx=True, px=LEASE_MS)))
        except (RedisError, OSError):
            self._set(True)

    def _set(self, held: bool) -> None:
        if held != self.held:
            logger.info("scheduler %s", "leads" if held else "waits")
        self.held = held

    async def resign(self) -> None:
        try:
            await cast(Any, get_redis()).eval(_RESIGN, 1, LEADER, self.token)
        except (RedisError, OSError):
            return


class Schedule:
    """The rows in memory, read again when they change and every two seconds."""

    def __init__(self, leadership: Leadership) -> None:
        self.leadership = leadership
        self.entries: dict[int, Entry] = {}
        self.changed = asyncio.Event()

    async def reread(self) -> None:
        """Plans what is new or was edited; a row whose expression is broken is left out and named in the log."""
        if not self.leadership.held:
            self.entries = {}
            return
        rows = await pool().fetch(_ROWS)
        self.entries = {row["id"]: entry for row in rows if (entry := self._plan(row)) is not None}
        for job_id, entry in self.entries.items():
            if entry.due != entry.stored and await record_fires(job_id, entry.stored, [], entry.due):
                entry.stored = entry.due
        self.changed.set()

    def _plan(self, row: Mapping[str, Any]) -> Entry | None:
        known = self.entries.get(row["id"])
        try:
            same = known is not None and known.cron.text == row["cron_expression"].upper()
            cron = known.cron if known is not None and same else parse_cron(row["cron_expression"])
        except CronError as error:
            logger.warning("job %s: %s", row["id"], error)
            return None
        return Entry(cron, row["misfire"], row["next_run"], first_run(cron, row["next_run"], now()))

    async def run(self) -> None:
        """Sleeps until the next fire of any row, or until the rows change."""
        while True:
            self.changed.clear()
            await self._fire_due()
            dues = [entry.due for entry in self.entries.values() if entry.due is not None]
            wait = min(((due - now()).total_seconds() for due in dues), default=_LONGEST_SLEEP)
            try:
                async with asyncio.timeout(min(max(wait, 0.0), _LONGEST_SLEEP)):
                    await self.changed.wait()
            except TimeoutError:
                continue

    async def _fire_due(self) -> None:
        moment = now()
        for job_id, entry in list(self.entries.items()):
            if not self.leadership.held or entry.due is None or entry.due > moment or entry.stored != entry.due:
                continue
            fires, following = plan_fires(entry.cron, entry.due, entry.misfire, moment)
            missed = missed_fires(entry.cron, entry.due, fires, moment)
            if await record_fires(job_id, entry.due, fires, following, missed):
                entry.stored = entry.due = following
            else:  # edited, paused, or fired by another scheduler: the table knows
                del self.entries[job_id]


async def hear_changes(schedule: Schedule) -> None:
    """Reads again at once when a row was edited; without Redis the two-second rhythm has to do."""
    async with get_redis().pubsub() as channel:
        await channel.subscribe(CHANGED)
        while True:
            if await channel.get_message(ignore_subscribe_messages=True, timeout=3.0):
                await schedule.reread()


async def _keep_firing(schedule: Schedule) -> None:
    while True:
        try:
            await schedule.run()
        except Exception as error:
            if not (isinstance(error, asyncpg.PostgresError) or is_outage(error)):
                raise
            logger.warning("the database is away: %s", type(error).__name__)
            await asyncio.sleep(1)


async def plan_builtin_jobs() -> None:
    """As soon as the database is there; nothing could be fired before."""
    while True:
        try:
            await ensure_builtin_jobs()
            return
        except Exception as error:
            if not is_outage(error):
                raise
            logger.warning("the database is away: %s", type(error).__name__)
            await asyncio.sleep(1)


async def say_alive(leadership: Leadership, stalls: StallWatch) -> None:
    set_process_gauges()
    await beat(get_redis(), "scheduler", leads=leadership.held, **stalls.describe_last())


async def main() -> None:
    stalls = begin_metrics("scheduler")
    await open_database(pool_size=3)
    await plan_builtin_jobs()
    leadership = Leadership()
    schedule = Schedule(leadership)
    await leadership.renew()
    calls = [
        repeat(ALIVE_SECONDS, tell_alive),
        repeat(RENEW_SECONDS, leadership.renew),
        repeat(BEAT_SECONDS, lambda: say_alive(leadership, stalls)),
        repeat(REREAD_SECONDS, schedule.reread),
        repeat(1.0, lambda: hear_changes(schedule)),
        _keep_firing(schedule),
    ]
    tasks = [asyncio.create_task(call) for call in calls]
    ended = asyncio.create_task(until_signal())
    try:
        done, _ = await asyncio.wait([ended, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        await end_tasks(*tasks)
        await leadership.resign()
        await close_redis()
        await close_database()
        await stalls.stop()
        close_metrics()


if __name__ == "__main__":
    configure_logs(get_settings().log_level)
    asyncio.run(main())

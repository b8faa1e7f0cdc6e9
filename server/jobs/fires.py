"""Fires of cron rows: recorded once per job and second, run once, kept as history.

The row's `next_run` is moved with compare-and-set in the transaction that records the fire; of any number of schedulers
exactly one wins a second, whatever happens to their clocks or to Redis.
"""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import asyncpg
import orjson

from schema.kit.clock import now
from schema.kit.errors import AppError
from schema.kit.snowflake import next_id
from schema.system.cron_job import MISSED
from server.jobs.catalog import JOB_KINDS, JobKind
from server.jobs.cron import Cron
from server.jobs.queue import SHORT, wake
from server.jobs.tasks import HEARTBEAT_SECONDS, STALE_SECONDS
from server.kit.actor import Actor, system_actor
from server.kit.ambient import when_committed
from server.kit.database import pool
from server.kit.end_tasks import end_tasks
from server.kit.retry import retrying
from server.kit.unit_of_work import unit_of_work
from server.metrics import FIRES

MAX_ATTEMPTS = 2
GRACE = timedelta(seconds=60)
_MOST_MISSED = 100
_MOST_SHOWN = 50
GIVEN_UP = "执行该任务的进程两次意外终止 | The process that worked on this run died twice"
OVERLAP = "上一次运行尚未结束，本次跳过 | The run before has not ended; skipped"
logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class JobCall:
    """What a job function gets; it answers with a text for the history, or None when there was nothing to do."""

    actor: Actor
    parameter: dict[str, Any]
    fire_time: datetime


JobFunction = Callable[[JobCall], Awaitable[str | None]]

_MOVE = """
UPDATE sys_job SET next_run = $3, last_run = coalesce($4, last_run)
WHERE id = $1 AND next_run IS NOT DISTINCT FROM $2 AND status = '0' AND del_flag = 0 RETURNING id
"""
_RECORD = """
INSERT INTO sys_job_log (id, tenant_id, job_id, job_name, job_class_name, parameter, fire_time, state, attempts,
  create_by, create_time, del_flag, row_version)
SELECT $2, tenant_id, id, name, job_class_name, parameter, $3, $5::text, 0, $4, now(), 0, 1 FROM sys_job
WHERE id = $1 AND ($5::text <> 'missed' OR job_class_name <> ALL($6::text[]))
ON CONFLICT DO NOTHING RETURNING id, job_class_name, tenant_id
"""
# Of one row's fires only one is claimed at a time: two that looked at each other before would both see the other run.
_ROW = """
SELECT misfire FROM sys_job WHERE id = (SELECT job_id FROM sys_job_log WHERE id = $1) FOR NO KEY UPDATE
"""
_FREE = f"(state = 'queued' OR (state = 'running' AND heartbeat_at < now() - interval '{STALE_SECONDS} seconds'))"
_FIRE = f"SELECT tenant_id, job_id, fire_time FROM sys_job_log WHERE id = $1 AND {_FREE}"
_CLAIM = f"""
UPDATE sys_job_log SET state = 'running', worker = $2, attempts = attempts + 1, start_time = now(), heartbeat_at = now()
WHERE id = $1 AND {_FREE} RETURNING *
"""
_BUSY = f"""
SELECT 1 FROM sys_job_log WHERE tenant_id = $1 AND job_id = $2 AND id <> $3 AND state = 'running'
  AND heartbeat_at > now() - interval '{STALE_SECONDS} seconds' LIMIT 1
"""
_EARLIER = """
SELECT 1 FROM sys_job_log WHERE tenant_id = $1 AND job_id = $2 AND fire_time < $3 AND state IN ('queued', 'running') LIMIT 1
"""
_SKIP = "UPDATE sys_job_log SET state = 'cancelled', worker = $2, message = $3, end_time = now() WHERE id = $1"
_NEXT_WAITING = """
SELECT r.id, r.job_class_name FROM sys_job_log r JOIN sys_job j ON j.id = r.job_id AND j.misfire = 'all'
WHERE r.tenant_id = $1 AND r.job_id = $2 AND r.state = 'queued' ORDER BY r.fire_time LIMIT 1
"""
_BEAT = "UPDATE sys_job_log SET heartbeat_at = now() WHERE id = $1 AND worker = $2"
_RELEASE = """
UPDATE sys_job_log SET state = 'queued', attempts = attempts - 1, heartbeat_at = NULL
WHERE id = $1 AND worker = $2 AND state = 'running'
"""
_END = """
UPDATE sys_job_log SET state = $3, message = $4, trace = $5, end_time = now(),
  duration_ms = (extract(epoch FROM now() - start_time) * 1000)::int WHERE id = $1 AND worker = $2
"""
_SWEEP = f"""
UPDATE sys_job_log SET heartbeat_at = now(),
  state = CASE WHEN attempts >= {MAX_ATTEMPTS} THEN 'failed' ELSE 'queued' END,
  message = CASE WHEN attempts >= {MAX_ATTEMPTS} THEN '{GIVEN_UP}' ELSE message END
WHERE id IN (SELECT id FROM sys_job_log WHERE state IN ('queued', 'running')
    AND coalesce(heartbeat_at, create_time) < now() - interval '{STALE_SECONDS} seconds'
  ORDER BY fire_time LIMIT 200 FOR UPDATE SKIP LOCKED) RETURNING id, state, job_class_name
"""


def first_run(cron: Cron, next_run: datetime | None, moment: datetime) -> datetime | None:
    """The planned run if the expression still names it, else the first one from now on."""
    return next_run if next_run is not None and cron.matches(next_run) else cron.after(moment)


Plan = tuple[list[datetime], datetime | None]


def plan_fires(cron: Cron, next_run: datetime, misfire: str, moment: datetime) -> Plan:
    """(fires due, run after them). Within the grace every late second is made up for, beyond it the policy decides."""
    if moment - next_run <= GRACE or misfire == "all":
        fires = [next_run]
        while len(fires) < _MOST_MISSED and (following := cron.after(fires[-1])) and following <= moment:
            fires.append(following)
        # What was missed beyond the bound is not made up for.
        return fires, cron.after(max(fires[-1], moment) if len(fires) == _MOST_MISSED else fires[-1])
    return ([] if misfire == "skip" else [next_run]), cron.after(moment)


def missed_fires(cron: Cron, next_run: datetime, fires: list[datetime], moment: datetime) -> list[datetime]:
    """What was due beyond the grace and is not among the fires, the oldest first and not all of very many."""
    if moment - next_run <= GRACE:
        return []
    due: datetime | None = next_run
    made_up, missed = set(fires), list[datetime]()
    while due is not None and due <= moment and len(missed) < _MOST_SHOWN:
        if due not in made_up:
            missed.append(due)
        due = cron.after(due)
    return missed


async def record_fires(
    job_id: int,
    planned: datetime | None,
    fires: list[datetime],
    following: datetime | None,
    missed: Sequence[datetime] = (),
) -> bool:
    """Moves the row on and writes its fires, if no other scheduler did; then wakes the workers. What was missed is written for
    people, except of jobs whose runs are not worth a line either."""
    async with pool().acquire() as connection, connection.transaction():
        last = fires[-1] if fires else None
        if await connection.fetchval(_MOVE, job_id, planned, following, last) is None:
            return False
        found = [await _record(connection, job_id, fire, "scheduler") for fire in fires]
        told = [await _record(connection, job_id, fire, "scheduler", MISSED) for fire in missed]
    for run in found:
        if run is not None:
            await when_committed(partial(wake_run, run["id"], run["job_class_name"]))
    for run in told:
        if run is not None:
            await when_committed(partial(tell_run, run["tenant_id"], run["id"]))
    return True


async def _record(
    connection: asyncpg.Connection, job_id: int, fire: datetime, author: str, state: str = "queued"
) -> asyncpg.Record | None:
    quiet = [kind.key for kind in JOB_KINDS.values() if kind.quiet]
    return await connection.fetchrow(_RECORD, job_id, next_id(), fire, author, state, quiet)


async def fire_now(job_id: int, author: str) -> int:
    """A run that a person asked for, beside the plan."""
    async with pool().acquire() as connection:
        run = await _record(connection, job_id, now(), author)
    assert run is not None  # a microsecond of its own
    await wake_run(run["id"], run["job_class_name"])
    return int(run["id"])


async def tell_run(tenant_id: int, run_id: int) -> None:
    """Whoever watches the history sees a run that a person asked for wait and begin."""
    async with unit_of_work(system_actor(tenant_id)) as work:
        work.emit_rows("sys/quartzJobLog", "add", [(run_id, 0)])


async def wake_run(run_id: int, key: str) -> None:
    kind = JOB_KINDS.get(key)
    await wake("run_fire", run_id, kind.queue if kind else SHORT)


async def sweep_runs() -> int:
    """Calls workers for fires that wait without a call or whose worker is gone."""
    rows = await pool().fetch(_SWEEP)
    for row in rows:
        if row["state"] == "queued":
            await wake_run(row["id"], row["job_class_name"])
    return len(rows)


async def run_fire(run_id: int, worker: str, functions: Mapping[str, JobFunction]) -> None:
    """Claims a fire and runs its job; does nothing when another worker has it."""
    row = await _claim(run_id, worker)
    if row is None:
        return
    if row["create_by"] != "scheduler":
        await tell_run(row["tenant_id"], run_id)
    kind = JOB_KINDS.get(row["job_class_name"])
    keeper = asyncio.create_task(_keep(run_id, worker))
    try:
        message, trace, state = await _call(row, functions)
    except asyncio.CancelledError:
        await asyncio.shield(pool().execute(_RELEASE, run_id, worker))
        raise
    finally:
        await end_tasks(keeper)
    await _end(row, worker, kind, state, message, trace)
    FIRES.add(row["job_class_name"] if kind is not None else "other", state)
    waiting = await pool().fetchrow(_NEXT_WAITING, row["tenant_id"], row["job_id"])
    if waiting is not None:
        await wake_run(waiting["id"], waiting["job_class_name"])


async def _claim(run_id: int, worker: str) -> asyncpg.Record | None:
    """The fire, if it is this worker's now. One that meets another run is skipped; where all missed fires are to run, it
    waits for those before it and is called again when they have ended.
    """
    async with pool().acquire() as connection, connection.transaction():
        all_run = await connection.fetchval(_ROW, run_id) == "all"
        fire = await connection.fetchrow(_FIRE, run_id)
        if fire is None:
            return None
        if all_run and await connection.fetchval(_EARLIER, *fire):
            return None
        if not await connection.fetchval(_BUSY, fire["tenant_id"], fire["job_id"], run_id):
            return await connection.fetchrow(_CLAIM, run_id, worker)
        if not all_run:
            await connection.execute(_SKIP, run_id, worker, OVERLAP)
        return None


async def _call(row: Any, functions: Mapping[str, JobFunction]) -> tuple[str | None, str | None, str]:
    """(message, trace, state)."""
    try:
        parameter = orjson.loads(row["parameter"]) if row["parameter"] else {}
        call = JobCall(system_actor(row["tenant_id"]), parameter, row["fire_time"])
        return await retrying(lambda: functions[row["job_class_name"]](call)), None, "done"
    except AppError as error:
        return error.message, None, "failed"
    except Exception as error:
        logger.exception("job %s failed", row["job_class_name"])
        return f"{type(error).__name__}: {error}"[:500], traceback.format_exc()[-8000:], "failed"


async def _end(row: Any, worker: str, kind: JobKind | None, state: str, message: str | None, trace: str | None) -> None:
    run_id = row["id"]
    if kind is not None and kind.quiet and state == "done" and message is None and row["create_by"] == "scheduler":
        await pool().execute("DELETE FROM sys_job_log WHERE id = $1 AND worker = $2", run_id, worker)
        return
    await retrying(lambda: _write_end(row, worker, state, message, trace))


async def _write_end(row: Any, worker: str, state: str, message: str | None, trace: str | None) -> None:
    run_id = row["id"]
    async with unit_of_work(system_actor(row["tenant_id"])) as work:
        await work.db.execute_query(_END, [run_id, worker, state, message and message[:500], trace])
        work.emit_rows("sys/quartzJobLog", "add", [(run_id, 1)])
        work.emit_rows("sys/quartzJob", "edit", [(row["job_id"], 0)])


async def _keep(run_id: int, worker: str) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        try:
            await pool().execute(_BEAT, run_id, worker)
        except Exception as error:
            logger.warning("heartbeat of run %s failed: %s", run_id, error)

"""The life of a task row: made, claimed in its turn under a lease, kept alive, checkpointed, finished.

A worker holds a lease that it renews; whoever finds it stale takes the task over and goes on from its checkpoint.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import orjson

from schema.kit.clock import now
from schema.system.task import Task
from server.jobs.end_notice import tell_end
from server.jobs.open_tasks import require_room
from server.jobs.queue import LONG, wake
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.idempotency import Answer, Intent, keep, take
from server.kit.retry import retrying
from server.kit.scope import everywhere
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work
from server.metrics import TASK_SECONDS, TASKS
from server.settings import get_settings

HEARTBEAT_SECONDS = 2.0
STALE_SECONDS = 12.0
MAX_ATTEMPTS = 2  # of workers that died at the same place; one that got further counts anew
_PROGRESS_SECONDS = 0.3


class StopError(Exception):
    """The work must end now; what was committed stays."""


class LeaseLostError(StopError):
    """Another worker goes on with this task."""


class CancelRequestedError(StopError):
    """The owner asked for it."""


async def create_task(
    actor: Actor,
    kind: str,
    title: str,
    params: dict[str, Any],
    *,
    queue: str = LONG,
    lease: str | None = None,
    intent: Intent | None = None,
) -> Task:
    """Writes the task and wakes a worker after commit; with `lease` the caller runs it itself.

    `intent`: sent again under it, the task that is there comes back, whoever runs it.
    """
    held: dict[str, Any] = {"lease": lease, "state": "running", "heartbeat_at": now(), "attempts": 1} if lease else {}
    role_id = actor.visit.role_id if actor.visit is not None else None
    full = {**params, "orgCode": actor.org_code, "locale": actor.locale} | ({"asRole": role_id} if role_id else {})
    task = Task(kind=kind, title=title[:200], params=full, queue=queue, owner_id=actor.user_id, **held)
    async with unit_of_work(actor) as work:
        first = await take(work.connection, actor, intent) if intent else None
        if first is not None:
            return await everywhere(Task).get(id=int(first.body))
        await require_room(work.connection, actor)
        await work.insert(task)
        if intent:
            await keep(work.connection, actor, intent, Answer(200, {}, str(task.id).encode()))
        if not lease:
            work.after_commit(lambda: call_worker(queue))
    return task


async def call_worker(queue: str) -> None:
    """Has a worker take the next task of a queue, whichever that is by then."""
    await wake("run_next", queue, queue)


_RUNS = f"state = 'running' AND heartbeat_at >= now() - interval '{STALE_SECONDS} seconds'"
# The organisation with the fewest running tasks that was served longest ago, then the person, then the task that came first.
_CLAIM = f"""
WITH person AS (
  SELECT tenant_id, owner_id, count(*) FILTER (WHERE {_RUNS}) AS running, min(id) FILTER (WHERE NOT ({_RUNS})) AS waits
  FROM sys_task WHERE queue = $1 AND del_flag = 0 AND state IN ('queued', 'running') GROUP BY tenant_id, owner_id
), organisation AS (
  SELECT tenant_id, sum(running) AS running FROM person GROUP BY tenant_id
), next AS (
  SELECT p.waits FROM person p JOIN organisation o USING (tenant_id) WHERE p.waits IS NOT NULL AND p.running < $3
  ORDER BY o.running,
    (SELECT max(started_at) FROM sys_task t WHERE t.tenant_id = p.tenant_id) NULLS FIRST,
    p.running,
    (SELECT max(started_at) FROM sys_task t WHERE t.tenant_id = p.tenant_id AND t.owner_id = p.owner_id) NULLS FIRST,
    p.waits LIMIT 1
)
UPDATE sys_task SET state = 'running', lease = $2, heartbeat_at = now(), attempts = attempts + 1,
  started_at = coalesce(started_at, clock_timestamp())
WHERE id = (SELECT waits FROM next) AND del_flag = 0 AND state IN ('queued', 'running') AND NOT ({_RUNS}) RETURNING id
"""
_MINE = "WHERE id = $1 AND lease = $2 AND state = 'running'"
_BEAT = f"UPDATE sys_task SET heartbeat_at = now() {_MINE} RETURNING cancel_requested"
_CHECKPOINT = f"""
UPDATE sys_task SET checkpoint = $3, done = $4, total = $5, attempts = 1, heartbeat_at = now()
{_MINE} RETURNING cancel_requested
"""
_REPORT = f"UPDATE sys_task SET done = $3, total = $4, message = $5 {_MINE} RETURNING cancel_requested"
_FINISH = f"""
UPDATE sys_task SET state = $3, message = $4, result = $5, result_path = $6, result_name = $7, result_size = $8,
  done = $9, total = $10, finished_at = now(), lease = NULL, update_time = now(), row_version = row_version + 1
{_MINE} RETURNING id
"""
_RELEASE = """
UPDATE sys_task SET state = 'queued', lease = NULL, heartbeat_at = NULL, attempts = attempts - 1
WHERE lease = $1 AND state = 'running'
"""
_SWEEP = f"""
UPDATE sys_task SET heartbeat_at = now(), state = 'queued', lease = NULL WHERE id IN (
  SELECT id FROM sys_task WHERE state IN ('queued', 'running') AND del_flag = 0
    AND coalesce(heartbeat_at, create_time) < now() - interval '{STALE_SECONDS} seconds'
  ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED) RETURNING id, queue
"""
_CANCEL = """
UPDATE sys_task SET cancel_requested = true, update_time = now(),
  state = CASE WHEN state = 'queued' THEN 'cancelled' ELSE state END,
  finished_at = CASE WHEN state = 'queued' THEN now() ELSE finished_at END
WHERE id = $1 AND tenant_id = $2 AND state IN ('queued', 'running') RETURNING state
"""


@dataclass
class TaskRun:
    """A claimed task in the hands of one worker."""

    task: Task
    actor: Actor
    lease: str
    stop: StopError | None = None
    _reported: float = field(default=0.0)
    _began: float = field(default_factory=time.monotonic)

    def check(self) -> None:
        """Called between steps, also from threads: ends the work when it was cancelled or lost."""
        if self.stop is not None:
            raise self.stop

    def note_lease(self, row: Any) -> None:
        """Takes the answer of a statement that needs the lease."""
        if row is None:
            self.stop = LeaseLostError()
        elif row["cancel_requested"]:
            self.stop = CancelRequestedError()

    async def beat(self) -> None:
        self.note_lease(await pool().fetchrow(_BEAT, self.task.id, self.lease))

    async def save_checkpoint(self, work: Work, checkpoint: dict[str, Any], done: int, total: int) -> None:
        """In the transaction of the work it stands for; a lost lease rolls both back."""
        text = orjson.dumps(checkpoint).decode()
        rows = await work.db.execute_query_dict(_CHECKPOINT, [self.task.id, self.lease, text, done, total])
        self.note_lease(rows[0] if rows else None)
        if isinstance(self.stop, LeaseLostError):
            raise self.stop
        self.task.checkpoint, self.task.done, self.task.total = checkpoint, done, total
        if self._due():
            work.emit(topic_of(self.task), "progress", progress_of(self.task))

    async def report(self, done: int, total: int, message: str | None = None) -> None:
        """Progress for the owner's screen, at most three times a second."""
        self.check()
        if not self._due():
            return
        self.task.done, self.task.total, self.task.message = done, total, message
        async with unit_of_work(self.actor) as work:
            rows = await work.db.execute_query_dict(_REPORT, [self.task.id, self.lease, done, total, message])
            self.note_lease(rows[0] if rows else None)
            work.emit(topic_of(self.task), "progress", progress_of(self.task))

    def _due(self) -> bool:
        moment = time.monotonic()
        if moment - self._reported < _PROGRESS_SECONDS:
            return False
        self._reported = moment
        return True

    async def finish(self, state: str, message: str | None, outcome: "Outcome | None" = None) -> None:
        """The last step; says nothing when the lease is gone."""
        task, end = self.task, outcome or Outcome()
        task.state, task.message, task.result = state, message, end.result
        task.result_path, task.result_name, task.result_size = end.path, end.name, end.size
        if end.total is not None:
            task.done = task.total = end.total
        await retrying(lambda: self._write_end(task, end))
        TASKS.add(task.kind, state)
        TASK_SECONDS.observe(time.monotonic() - self._began, task.kind)

    async def _write_end(self, task: Task, end: "Outcome") -> None:
        async with unit_of_work(self.actor) as work:
            text = orjson.dumps(end.result).decode()
            values = [
                task.id,
                self.lease,
                task.state,
                task.message,
                text,
                end.path,
                end.name,
                end.size,
                task.done,
                task.total,
            ]
            if await work.db.execute_query_dict(_FINISH, values):
                work.emit(topic_of(task), "progress", progress_of(task))
                await tell_end(work, task)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a task leaves behind; `after` tidies up once that is written."""

    result: dict[str, Any] = field(default_factory=dict)
    path: str | None = None
    name: str | None = None
    size: int | None = None
    total: int | None = None
    message: str | None = None
    after: Callable[[], Awaitable[None]] | None = None


def topic_of(task: Task) -> str:
    return f"job/{task.id}"


def progress_of(task: Task) -> dict[str, Any]:
    """What the owner's screen is told."""
    return {
        "id": str(task.id),
        "done": task.done,
        "total": task.total,
        "state": task.state,
        "message": task.message,
        "resultUrl": result_url(task),
        "result": task.result or None,
    }


def result_url(task: Task) -> str | None:
    """Below the API prefix."""
    return f"/sys/task/download?id={task.id}" if task.result_path else None


async def claim_next(queue: str, lease: str) -> Task | None:
    """The task whose turn it is; None when nobody waits who may have another one running.

    One claim of a queue at a time, so that each sees who runs by the one before it.
    """
    async with pool().acquire() as connection, connection.transaction():
        await take_turn(connection, f"sys_task.claim {queue}")
        task_id = await connection.fetchval(_CLAIM, queue, lease, get_settings().tasks_at_once)
    return await everywhere(Task).get(id=task_id) if task_id is not None else None


async def release(lease: str) -> None:
    """The worker goes down in order: somebody else may start at once."""
    await pool().execute(_RELEASE, lease)


async def sweep_tasks() -> int:
    """Calls workers for rows that wait without a call or whose worker is gone."""
    rows = await pool().fetch(_SWEEP)
    for row in rows:
        await call_worker(row["queue"])
    return len(rows)


async def cancel_task(actor: Actor, task: Task) -> str | None:
    """Cancels a waiting task at once and asks a running one to stop; the state after it, None when it had ended."""
    async with unit_of_work(actor) as work:
        rows = await work.db.execute_query_dict(_CANCEL, [task.id, actor.tenant_id])
        if not rows:
            return None
        task.state = rows[0]["state"]
        work.emit(topic_of(task), "progress", progress_of(task))
    return task.state

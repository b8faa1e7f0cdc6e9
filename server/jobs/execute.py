"""Execution of a claimed task to its end; its lease is renewed meanwhile.

Whatever happens, the row has how it ended.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from schema.kit.errors import AppError, Unauthorized
from schema.system.task import CANCELLED, DONE, FAILED, Task
from server.fair_queue import on_behalf_of
from server.http.rights import as_role, load_actor
from server.jobs.batching import run_batch, run_undo
from server.jobs.campaigns import run_campaign
from server.jobs.checking import run_check
from server.jobs.converting import run_conversion
from server.jobs.exporting import run_export
from server.jobs.importing import run_import
from server.jobs.rounds import run_round
from server.jobs.talk_export import run_talk_export
from server.jobs.tasks import (
    HEARTBEAT_SECONDS,
    MAX_ATTEMPTS,
    CancelRequestedError,
    LeaseLostError,
    Outcome,
    TaskRun,
    call_worker,
    claim_next,
    release,
)
from server.jobs.undoing import run_undo_import
from server.jobs.utilities import run_utilities
from server.kit.actor import Actor, system_actor
from server.kit.end_tasks import end_tasks
from server.kit.forms import refresh_forms

Handler = Callable[[TaskRun], Awaitable[Outcome]]
HANDLERS: Mapping[str, Handler] = {
    "export": run_export,
    "import": run_import,
    "batch": run_batch,
    "undo": run_undo,
    "importCheck": run_check,
    "undoImport": run_undo_import,
    "talk": run_talk_export,
    "utilities": run_utilities,
    "readings": run_round,
    "convert": run_conversion,
    "campaign": run_campaign,
}
BROKEN = "任务失败，请联系管理员 | The task failed; ask an administrator"
GIVEN_UP = (
    "执行该任务的进程两次意外终止，任务已停止；请检查文件或缩小范围后重试"
    " | The process that worked on this task died twice, so it was stopped; check the file, or ask for less, and try again"
)
CANCELLED_TEXT = "已取消 | Cancelled"
logger = logging.getLogger(__name__)


async def run_next(queue: str, lease: str) -> None:
    """Claims the task whose turn it is and runs it; does nothing when none waits."""
    try:
        task = await claim_next(queue, lease)
    except asyncio.CancelledError:
        await asyncio.shield(release(lease))
        raise
    if task is not None:
        await run_claimed(task, lease)


async def run_claimed(task: Task, lease: str) -> None:
    """Runs a task whose lease the caller holds; its end may be what another one of its person waits for."""
    try:
        await _run(task, lease)
    except asyncio.CancelledError:
        await asyncio.shield(release(lease))
        raise
    finally:
        await call_worker(task.queue)


async def _run(task: Task, lease: str) -> None:
    actor = await _actor_of(task)
    run = TaskRun(task, actor or system_actor(task.tenant_id), lease)
    keeper = asyncio.create_task(_keep(run))
    try:
        if actor is None:
            raise Unauthorized()
        await refresh_forms(task.tenant_id)
        if task.attempts > MAX_ATTEMPTS:
            await run.finish(FAILED, GIVEN_UP)
            return
        with on_behalf_of(task.tenant_id, task.owner_id):
            outcome = await HANDLERS[task.kind](run)
        await run.finish(DONE, outcome.message, outcome)
        if outcome.after is not None:
            await outcome.after()
    except LeaseLostError:
        logger.warning("task %s goes on elsewhere", task.id)
    except CancelRequestedError:
        await run.finish(CANCELLED, CANCELLED_TEXT)
    except AppError as error:
        await run.finish(FAILED, error.message)
    except Exception:
        logger.exception("task %s (%s) failed", task.id, task.kind)
        await run.finish(FAILED, BROKEN)
    finally:
        await end_tasks(keeper)


async def _actor_of(task: Task) -> Actor | None:
    """The owner with the rights of today, or of the role that they looked through; None when there is no such user any more."""
    if task.owner_id == 0:
        return system_actor(task.tenant_id)
    actor = await load_actor(task.owner_id, task.tenant_id, task.params.get("orgCode", ""), 0)
    if actor is not None and (role_id := task.params.get("asRole")):
        actor = await as_role(actor, int(role_id))
    locale = task.params.get("locale", "zh")
    return actor and actor.on_request(client_id="", locale=locale, request_id=f"task-{task.id}")


async def _keep(run: TaskRun) -> None:
    """Renews the lease; a database that is away for a moment only delays it."""
    while run.stop is None:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        try:
            await run.beat()
        except Exception as error:
            logger.warning("heartbeat of task %s failed: %s", run.task.id, error)

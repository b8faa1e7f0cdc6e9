"""What other parts may ask of tasks and jobs."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from redis.asyncio import Redis

from schema.domains import registry
from schema.kit.errors import NotFound
from schema.system.task import Task
from server.engine.sheet_choice import check_choice, read_options
from server.engine.view import view_of
from server.jobs import queue
from server.jobs.execute import run_claimed
from server.jobs.models import StartedTask as StartedTask
from server.jobs.tasks import create_task
from server.kit.actor import Actor
from server.kit.database import own_pool
from server.kit.idempotency import Intent

_INLINE = 4
_WAITING = """
SELECT (SELECT count(*) FROM sys_task WHERE state = 'queued' AND del_flag = 0) AS tasks,
  (SELECT count(*) FROM sys_job_log WHERE state = 'queued') AS runs
"""
_slots = asyncio.Semaphore(_INLINE)


@dataclass(frozen=True, slots=True)
class Waiting:
    """Long tasks and runs of due jobs that no worker has begun."""

    tasks: int
    runs: int


async def count_waiting() -> Waiting:
    row = await own_pool().fetchrow(_WAITING)
    return Waiting(row["tasks"], row["runs"])


async def worker_seen(redis: Redis) -> float | None:
    """Seconds since any worker was seen, None when none was for two minutes."""
    return await queue.worker_seen(redis)


async def queue_depths(redis: Redis) -> dict[str, int]:
    """Calls that wait for a worker, by queue."""
    return {name: int(await redis.zcard(key)) for name, key in queue.QUEUES.items()}


async def wake_files(*, films: bool) -> bool:
    """Tells a worker that a stored file, or a film, is due; the rows say which, should the call be lost."""
    name = queue.FILMS if films else queue.FILES
    return await queue.wake("run_file", name, name)


async def start_export(actor: Actor, path: str, query: Mapping[str, Any]) -> Task:
    """A list as a file, made by a worker with the filters of the list page."""
    resource = _resource(path)
    actor.require(resource.code("export"))
    title = f"导出{resource.titles.zh} | Export {resource.titles.en}"
    return await create_task(actor, "export", title, {"path": path, "query": dict(query)})


async def start_talk_export(actor: Actor, title: str, params: dict[str, Any]) -> Task:
    """What was said, as a sheet."""
    return await create_task(actor, "talk", title, params)


async def start_utility_bills(actor: Actor, title: str, params: dict[str, Any]) -> Task:
    """The utility bills of a month."""
    return await create_task(actor, "utilities", title, params)


async def start_campaign(actor: Actor, title: str, params: dict[str, Any]) -> Task:
    """The links of a campaign, or its reminders."""
    return await create_task(actor, "campaign", title, params)


async def start_round(actor: Actor, title: str, params: dict[str, Any]) -> Task:
    """A round of readings of many meters."""
    return await create_task(actor, "readings", title, params)


async def start_conversion(actor: Actor, title: str, form_id: int) -> Task:
    """The next version of a form whose fields change their kind."""
    return await create_task(actor, "convert", title, {"formId": form_id})


async def start_import(
    actor: Actor,
    path: str,
    upload: str,
    name: str,
    options: Mapping[str, str],
    *,
    wait: bool,
    intent: Intent | None = None,
) -> Task:
    """Loads an uploaded sheet. With `wait` it runs here at once, and a new task that comes back has ended."""
    resource = _resource(path)
    actor.require(resource.code("import"))
    title = f"导入{resource.titles.zh} | Import {resource.titles.en}"
    choice = read_options(options)
    check_choice(view_of(resource, actor), choice)
    params = {"path": path, "file": upload, "name": name, "choice": choice.as_params()}
    if not wait:
        return await create_task(actor, "import", title, params, intent=intent)
    lease = f"web-{uuid4().hex[:12]}"
    async with _slots:
        task = await create_task(actor, "import", title, params, lease=lease, intent=intent)
        if task.lease == lease:
            await run_claimed(task, lease)
    return task


def _resource(path: str) -> Any:
    resource = registry().get(path)
    if resource is None:
        raise NotFound()
    return resource

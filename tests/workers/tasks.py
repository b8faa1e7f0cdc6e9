"""What a worker would do, done at once."""

from typing import Any

from schema.system.task import Task
from server.jobs.execute import run_next
from server.jobs.queue import LONG, SHORT
from server.jobs.tasks import claim_next
from server.kit.database import pool
from tests.kit.client import Client

_ONLY = """
UPDATE sys_task SET queue = CASE WHEN id = $1 THEN $2 ELSE $3 END
WHERE state IN ('queued', 'running') AND (queue = $2 OR id = $1)
"""


async def run_task(task_id: int, lease: str) -> None:
    """A worker takes its turn; what other tests left undone is put aside first, so that it is this task's."""
    await pool().execute(_ONLY, task_id, LONG, SHORT)
    await run_next(LONG, lease)


async def claim(task_id: int, lease: str) -> Task | None:
    """The same, up to the claim."""
    await pool().execute(_ONLY, task_id, LONG, SHORT)
    return await claim_next(LONG, lease)


async def finish(client: Client, started: dict[str, Any]) -> dict[str, Any]:
    """Lets a worker do the task that a call started, and gives it as its owner sees it."""
    await run_task(int(started["taskId"]), "test")
    return dict(await client.result("GET", "/sys/task/queryById", params={"id": started["taskId"]}))

"""The open tasks of a person: how many there may be, and which they are when there are too many.

Without a bound one person's queue would be everybody's; with it whoever is refused knows what to wait for or to cancel.
"""

from typing import Any

from schema.kit.errors import TooMany
from schema.kit.text import localize
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.turns import take_turn
from server.settings import get_settings

_OPEN = """
SELECT id, title, state FROM sys_task
WHERE tenant_id = $1 AND owner_id = $2 AND del_flag = 0 AND state IN ('queued', 'running') ORDER BY id
"""
_QUOTA = """
SELECT coalesce(t.quota_tasks, p.quota_tasks) AS quota_tasks FROM sys_tenant t
LEFT JOIN sys_tenant_package p ON p.id = t.package_id AND p.del_flag = 0 WHERE t.id = $1
"""


class TooManyTasks(TooMany):
    default_id = "task.too_many"

    def __init__(self, most: int, tasks: list[Any]) -> None:
        zh = "、".join(localize(task["title"], "zh") for task in tasks)
        en = ", ".join(localize(task["title"], "en") for task in tasks)
        listed = [{"id": str(task["id"]), "title": task["title"], "state": task["state"]} for task in tasks]
        super().__init__(
            f"同时最多{most}个未完成的任务，现有{len(tasks)}个：{zh or '无'}。请等待其完成，或取消其中的任务"
            f" | At most {most} unfinished tasks at a time, now {len(tasks)}: {en or 'none'}. Wait for them, or cancel one",
            result={"most": most, "open": listed},
        )


async def require_room(connection: Any, actor: Actor) -> None:
    """For one more task, written in the transaction of the connection; those of one person come one after another."""
    if not actor.user_id:
        return
    await take_turn(connection, f"sys_task.owner {actor.user_id}", actor.tenant_id)
    await _require(connection, actor, 1)


async def require_room_for(actor: Actor, count: int) -> None:
    """Asked ahead of several, so that none of them is begun when not all may be."""
    await _require(pool(), actor, count)


async def _require(connection: Any, actor: Actor, count: int) -> None:
    quota = await connection.fetchval(_QUOTA, actor.tenant_id)
    most: int = get_settings().tasks_per_person if quota is None else quota
    tasks = await connection.fetch(_OPEN, actor.tenant_id, actor.user_id)
    if len(tasks) + count > most:
        raise TooManyTasks(most, tasks)

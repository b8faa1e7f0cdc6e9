"""The topic of a task: how far it is, for its owner."""

from schema.kit.numerals import read_row_id
from schema.system.task import Task
from server.jobs.models import TaskProgress
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.live.topic import Topic


async def owns_task(actor: Actor, task_id: str) -> bool:
    task = read_row_id(task_id)
    if task is None:
        return False
    return await scoped(Task, actor).filter(id=task, owner_id=actor.user_id).exists()


TOPICS: list[Topic] = [Topic("job/{task_id}", owns_task, says={"progress": TaskProgress})]

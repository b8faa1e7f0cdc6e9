"""The topic on which a task tells its owner how far it is."""

from schema.kit.numerals import read_row_id
from schema.system.task import Task
from server.kit.actor import Actor
from server.live.topic import Topic


async def owns_task(actor: Actor, task_id: str) -> bool:
    task = read_row_id(task_id)
    if task is None:
        return False
    return await Task.filter(id=task, tenant_id=actor.tenant_id, owner_id=actor.user_id, del_flag=0).exists()


TOPICS: list[Topic] = [Topic("job/{task_id}", owns_task)]

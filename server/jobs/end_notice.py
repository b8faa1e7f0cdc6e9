"""Notifications of the end of long work to whoever asked for it; what was quick they have watched, unless it was planned."""

from datetime import timedelta

from schema.kit.clock import now
from schema.kit.text import pair
from schema.system.task import DONE, FAILED, Task
from server.kit.unit_of_work import Work
from server.system.api import notify

LONG_WORK = timedelta(seconds=10)
_NAMES = {"export": "导出 | Export", "import": "导入 | Import", "undoImport": "撤销导入 | Taking back an import"}
_ENDS = {DONE: ("{}完成 | {} finished", "L"), FAILED: ("{}失败 | {} failed", "M")}


async def tell_end(work: Work, task: Task) -> None:
    """Within the transaction that ends the task."""
    if task.kind not in _NAMES or task.state not in _ENDS or not task.owner_id:
        return
    if now() - task.create_time < LONG_WORK and "scheduled" not in task.params:
        return
    name, title = pair(_NAMES[task.kind]), pair(task.title)
    end, priority = _ENDS[task.state]
    words, said = pair(end), pair(task.message or "")
    await notify(
        work,
        [task.owner_id],
        f"{words.zh.format(name.zh)}：{title.zh} | {words.en.format(name.en)}: {title.en}",
        f"{said.zh or title.zh} | {said.en or title.en}",
        priority=priority,
        bus=("task", task.id),
        files=task.result_path,
    )

"""The chat export task: messages as a sheet, for administrators."""

from schema.kit.clock import now, to_wire
from server.chat.api import write_export
from server.jobs.files import result_file, result_key
from server.jobs.tasks import Outcome, TaskRun


async def run_talk_export(run: TaskRun) -> Outcome:
    """The right is asked for again when it runs."""
    async with result_file(run.task) as path:
        done = await write_export(run.actor, run.task.params, path, run.report)
        size = path.stat().st_size
    stamp = to_wire(now()).replace("-", "").replace(":", "").replace(" ", "_")
    name = f"{'Messages' if run.actor.locale == 'en' else '聊天记录'}_{stamp}.xlsx"
    return Outcome(path=result_key(run.task), name=name, size=size, total=done)

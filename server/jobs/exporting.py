"""The export task: a list as the owner sees it now, written to a file that only the owner fetches."""

from schema.domains import registry
from schema.kit.clock import now, to_wire
from server.engine.sheet_export import count_export, export_rows
from server.engine.sheet_write import XLSX
from server.engine.view import view_of
from server.jobs.files import result_file, result_key
from server.jobs.tasks import Outcome, TaskRun


async def run_export(run: TaskRun) -> Outcome:
    """Rights, filters and data rules are those of the moment it runs."""
    resource = registry().require(run.task.params["path"])
    run.actor.require(resource.code("export"))
    resource = view_of(resource, run.actor)
    query = {key: str(value) for key, value in run.task.params.get("query", {}).items()}
    total = await count_export(resource, run.actor, query, XLSX.rows)
    await run.report(0, total)

    async def on_batch(done: int) -> None:
        await run.report(done, max(total, done))

    async with result_file(run.task) as path:
        with path.open("wb") as target:
            done = await export_rows(resource, run.actor, query, target, on_batch)
        size = path.stat().st_size
    stamp = to_wire(now()).replace("-", "").replace(":", "").replace(" ", "_")
    name = f"{resource.titles.of(run.actor.locale)}_{stamp}.xlsx"
    return Outcome(path=result_key(run.task), name=name, size=size, total=done)

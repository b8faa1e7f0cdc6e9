"""The export task: a list, or a report of one, as the owner sees it now, written to a file that only the owner fetches."""

from collections.abc import Sequence
from dataclasses import dataclass

from schema.domains import registry
from schema.kit.clock import now, to_wire
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.sheet_export import count_export, export_rows
from server.engine.sheet_write import XLSX
from server.engine.view import view_of
from server.jobs.files import result_file, result_key
from server.jobs.tasks import Outcome, TaskRun
from server.system.api import open_report


@dataclass(frozen=True, slots=True)
class _Source:
    """`fields`: these alone; those of the list where there are none."""

    resource: Resource
    query: dict[str, str]
    fields: Sequence[Field] = ()
    title: str = ""


async def _source(run: TaskRun) -> _Source:
    """Rights, filters and data rules are those of the moment it runs."""
    params = run.task.params
    query = {key: str(value) for key, value in params.get("query", {}).items()}
    if report_id := params.get("reportId"):
        return _Source(*await open_report(run.actor, report_id, query))
    resource = registry().require(params["path"])
    run.actor.require(resource.code("export"))
    return _Source(view_of(resource, run.actor), query, title=params.get("scheduled", ""))


async def run_export(run: TaskRun) -> Outcome:
    """Counted first, so that its progress is known."""
    source = await _source(run)
    total = await count_export(source.resource, run.actor, source.query, XLSX.rows)
    await run.report(0, total)

    async def on_batch(done: int) -> None:
        await run.report(done, max(total, done))

    async with result_file(run.task) as path:
        with path.open("wb") as target:
            done = await export_rows(
                source.resource,
                run.actor,
                source.query,
                target,
                on_batch,
                fields=source.fields,
                title=source.title,
            )
        size = path.stat().st_size
    stamp = to_wire(now()).replace("-", "").replace(":", "").replace(" ", "_")
    name = f"{source.title or source.resource.titles.of(run.actor.locale)}_{stamp}.xlsx"
    return Outcome(path=result_key(run.task), name=name, size=size, total=done)

"""The batch task: an act over more rows than a request should wait for.

It continues behind the last row when it was interrupted.
"""

from collections.abc import Sequence
from typing import Any

from schema.domains import registry
from schema.kit.resource import Resource
from server.engine.batch import BatchResult, Prepare, deleting, editing, run_rows
from server.engine.undo import find_act, undo_groups
from server.jobs.tasks import Outcome, TaskRun
from server.kit.unit_of_work import Work

STEP = 50
DONE = "完成{done}条，未处理{bad}条 | {done} rows done, {bad} refused"


async def run_batch(run: TaskRun) -> Outcome:
    """Rights are those of the moment it runs."""
    params = run.task.params
    resource = registry().require(params["path"])
    verb = str(params["verb"])
    run.actor.require(resource.code(verb))
    prepare = editing(resource, run.actor, params["values"]) if verb == "edit" else deleting(resource, run.actor)
    ids = [int(row_id) for row_id in params["ids"]]
    start = dict(run.task.checkpoint or {})
    result = BatchResult(len(ids), start.get("done", 0), start.get("refused", []), start.get("act"))
    await _run_steps(run, resource, ids, start.get("next", 0), prepare, result)
    message = DONE.format(done=result.done, bad=result.total - result.done)
    return Outcome(result.as_wire(), total=len(ids), message=message)


async def _run_steps(
    run: TaskRun, resource: Resource, ids: Sequence[int], start: int, prepare: Prepare, result: BatchResult
) -> None:
    """A row that is done stays done: the checkpoint is written in its own transaction."""
    dry_run = bool(run.task.params.get("dryRun"))
    for first in range(start, len(ids), STEP):
        run.check()
        await run.report(first, len(ids))

        async def settle(work: Work, index: int, first: int = first) -> None:
            state: dict[str, Any] = {"next": first + index + 1, "done": result.done + 1, "refused": result.refused}
            await run.save_checkpoint(work, {**state, "act": run.actor.request_id}, first + index + 1, len(ids))

        step = ids[first : first + STEP]
        save = None if dry_run else settle
        await run_rows(resource, run.actor, step, prepare, dry_run=dry_run, result=result, settle=save)


async def run_undo(run: TaskRun) -> Outcome:
    """Takes back an act of many rows. Rows that were put back stand at another version, so going on doubles nothing."""
    groups = await find_act(run.actor, str(run.task.params["act"]))

    async def on_group(done: int) -> None:
        run.check()
        await run.report(done, len(groups))

    result = await undo_groups(run.actor, groups, on_group)
    message = DONE.format(done=result["done"], bad=len(groups) - result["done"])
    return Outcome(result, total=len(groups), message=message)

"""The undo of an import: what it added goes, what it changed is put back, and what was changed since is reported."""

from functools import partial
from typing import Any

from schema.domains import registry
from schema.kit.errors import NotFound
from schema.kit.resource import Resource
from schema.system.task import Task
from server.engine.batch import KEPT_REFUSALS, describe_refusals
from server.engine.sheet_load import COPY_ROWS
from server.engine.sheet_undo import imported_chunks, take_back
from server.engine.sql import quote
from server.engine.undo import find_act, undo_groups
from server.jobs.tasks import Outcome, TaskRun
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work

DONE = "已撤销{done}行，{bad}行不能撤销 | {done} rows taken back, {bad} refused"


async def run_undo_import(run: TaskRun) -> Outcome:
    """Rows that are gone already stay gone, so an interrupted undo just goes on."""
    source = await scoped(Task, run.actor).get_or_none(id=run.task.params["import"], owner_id=run.actor.user_id)
    if source is None:
        raise NotFound()
    resource = registry().require(source.params["path"])
    run.actor.require(resource.code("import"))
    state: dict[str, Any] = dict(run.task.checkpoint or {"next": 0, "done": 0, "refused": []})
    tables = [
        *(registry().require(path) for path, _ in resource.inline_children),
        resource,
    ]  # what points at a row goes before it
    chunks = [(table, ids) for table in tables for ids in await imported_chunks(table, run.actor, source.id)]
    groups = await find_act(run.actor, f"task-{source.id}")
    total = sum(len(ids) for _, ids in chunks) + len(groups)
    for index in range(state["next"], len(chunks)):
        run.check()
        take = partial(_take_chunk, run, *chunks[index], source.id, {**state, "next": index + 1}, total)
        state = await retrying(take)
    if groups:
        result = await undo_groups(run.actor, groups, lambda done: _report(run, state["done"] + done, total))
        state["done"] += result["done"]
        state["refused"] += result["refused"]
    if total >= COPY_ROWS:  # totals and plans of the table would go by what it was
        await pool().execute(f"ANALYZE {', '.join(quote(table.table) for table in tables)}")
    message = DONE.format(done=state["done"], bad=total - state["done"])
    return Outcome({"done": state["done"], "refused": state["refused"][:KEPT_REFUSALS]}, total=total, message=message)


async def _take_chunk(
    run: TaskRun, table: Resource, ids: list[int], source_id: int, state: dict[str, Any], total: int
) -> dict[str, Any]:
    """The state of the undo with this chunk in it."""
    async with unit_of_work(run.actor) as work:
        failed = await take_back(work, table, ids, source_id)
        refused = [*state["refused"], *await describe_refusals(table, run.actor, failed[:KEPT_REFUSALS])]
        after = {**state, "done": state["done"] + len(ids) - len(failed), "refused": refused}
        await run.save_checkpoint(work, after, after["done"], total)
    return after


async def _report(run: TaskRun, done: int, total: int) -> None:
    run.check()
    await run.report(done, total)

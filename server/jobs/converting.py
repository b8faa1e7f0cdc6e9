"""The task of a form whose fields change their kind: columns are added, rows copied, then the version is published.

The mark stands in the checkpoint, in the transaction of the rows that it stands for; a version that is busy is tried again.
"""

import asyncio
import logging
from typing import Any

from schema.kit.errors import AppError
from server.jobs.tasks import LeaseLostError, Outcome, TaskRun
from server.kit.retry import retrying
from server.kit.unit_of_work import unit_of_work
from server.online.api import Prepared, Target, copy_some, expand, give_up, resume, switch

DONE = "已转换{converted}条，发布第{version}版 | {converted} rows converted, version {version} is published"
DONE_WITH_VIEWS = (
    "已转换{converted}条，发布第{version}版；{views}个保存的视图去掉了这些字段的筛选"
    " | {converted} rows converted, version {version} is published; {views} saved views lost their filters by these fields"
)
BUSY_TRIES, BUSY_SECONDS = 20, 2.0
ROUNDS = 5
"""Over what was written meanwhile, before the last one that holds writers."""
logger = logging.getLogger(__name__)


async def run_conversion(run: TaskRun) -> Outcome:
    """Whatever ends it but the loss of its worker takes the new columns away again."""
    form_id = int(run.task.params["formId"])
    try:
        return await _convert(run, form_id)
    except LeaseLostError:
        raise
    except Exception:
        await _give_up(run, form_id)
        raise


async def _give_up(run: TaskRun, form_id: int) -> None:
    """What stays here goes with the next conversion of the form."""
    try:
        await give_up(run.actor, form_id)
    except Exception:
        logger.exception("columns of form %s stay behind", form_id)


async def _convert(run: TaskRun, form_id: int) -> Outcome:
    prepared = await _prepare(run, form_id)
    for _ in range(ROUNDS):
        if not await _copy(run, prepared):
            break
    run.check()
    version, views = await _when_free(lambda: switch(run.actor, form_id, prepared))
    result = {"converted": run.task.done, "version": version, "views": views}
    return Outcome(result, total=run.task.done, message=(DONE_WITH_VIEWS if views else DONE).format(**result))


async def _prepare(run: TaskRun, form_id: int) -> Prepared:
    kept = run.task.checkpoint
    if kept:
        columns = {int(row_id): number for row_id, number in kept["columns"].items()}
        return await resume(run.actor, form_id, columns, kept["terms"])

    async def begin() -> Prepared:
        async with unit_of_work(run.actor) as work:
            prepared, total = await expand(work, form_id)
            await run.save_checkpoint(work, _state(prepared, {}), 0, total)
            return prepared

    return await _when_free(begin)


def _state(prepared: Prepared, marks: dict[str, int]) -> dict[str, Any]:
    """`marks`: id of the last row that was copied, by table."""
    columns = {str(row_id): number for row_id, number in prepared.columns.items()}
    return {"columns": columns, "terms": prepared.terms, "marks": marks}


async def _copy(run: TaskRun, prepared: Prepared) -> int:
    """Once through all tables, from the marks on; gives how many rows were copied, and sets the marks back."""
    copied = 0
    for target in prepared.targets:
        while moved := await retrying(lambda target=target: copy_batch(run, prepared, target)):  # type: ignore[misc]
            copied += moved
    run.task.checkpoint = _state(prepared, {})
    return copied


async def copy_batch(run: TaskRun, prepared: Prepared, target: Target) -> int:
    """The next rows of a table behind its mark, with the mark; gives how many they were."""
    run.check()
    marks = dict((run.task.checkpoint or {}).get("marks", {}))
    table = target.resource.table
    async with unit_of_work(run.actor) as work:
        moved = await copy_some(work, target, marks.get(table, 0))
        if moved is None:
            return 0
        marks[table], rows = moved
        done = run.task.done + rows
        await run.save_checkpoint(work, _state(prepared, marks), done, max(done, run.task.total))
    return rows


async def _when_free(call: Any) -> Any:
    """A table that is in heavy use is not waited for long, but asked again."""
    for _ in range(BUSY_TRIES):
        try:
            return await retrying(call)
        except AppError as error:
            if error.id != "form.busy":
                raise
        await asyncio.sleep(BUSY_SECONDS)
    return await retrying(call)

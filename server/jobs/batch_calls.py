"""Calls of batches: acts over a selection or over all matching rows, a few at once, many by a worker."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from server.engine.batch import INLINE, check_size, deleting, editing, matching_ids, run_rows
from server.engine.queries import BatchBody, UndoBody
from server.engine.routes import parse_ids
from server.engine.trail import find_groups
from server.engine.undo import undo_groups
from server.jobs.tasks import create_task
from server.kit.actor import Actor

NO_VALUES = "请填写要修改的内容 | Enter what to change"


async def batch_edit(resource: Resource, request: Request, actor: Actor, body: BatchBody) -> Any:
    """{ids|all, values, dryRun?} -> {total, done, refused, act} or {taskId}."""
    if not body.values:
        raise Invalid(NO_VALUES, id="batch.values")
    return await _batch(resource, actor, body, "edit")


async def batch_delete(resource: Resource, request: Request, actor: Actor, body: BatchBody) -> Any:
    return await _batch(resource, actor, body, "delete")


async def _batch(resource: Resource, actor: Actor, body: BatchBody, verb: str) -> Any:
    ids = await _ids_of(resource, actor, body)
    check_size(ids)
    values = {key: value for key, value in body.values.items() if key not in {"id", "rowVersion", "children"}}
    if len(ids) <= INLINE:
        prepare = editing(resource, actor, values) if verb == "edit" else deleting(resource, actor)
        return (await run_rows(resource, actor, ids, prepare, dry_run=body.dry_run)).as_wire()
    zh, en = ("批量修改", "Edit many") if verb == "edit" else ("批量删除", "Delete many")
    title = f"{zh}{resource.titles.zh} | {en}: {resource.titles.en}"
    params = {
        "path": resource.path,
        "verb": verb,
        "ids": [str(row_id) for row_id in ids],
        "values": values,
        "dryRun": body.dry_run,
    }
    task = await create_task(actor, "batch", title, params)
    return {"taskId": str(task.id)}


async def _ids_of(resource: Resource, actor: Actor, body: BatchBody) -> list[int]:
    if body.all is not None:
        return await matching_ids(resource, actor, body.all)
    text = body.ids if isinstance(body.ids, str) else ",".join(body.ids or [])
    return list(dict.fromkeys(parse_ids(text)))


async def undo_act(request: Request, actor: Actor, body: UndoBody) -> Any:
    """POST /sys/audit/undo {act} or {auditId} -> {done, refused}; an act of many rows is taken back by a worker: {taskId}."""
    groups = await find_groups(actor, body.act, body.audit_id)
    if len(groups) <= INLINE or not body.act:
        return await undo_groups(actor, groups)
    task = await create_task(actor, "undo", "撤销 | Undo", {"act": body.act})
    return {"taskId": str(task.id)}

"""Taking a merge back within seven days: the rows that went come back, and what named them names them again."""

from datetime import timedelta
from typing import Any, cast

from schema.kit.base import Base
from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, NotFound
from schema.kit.resource import Resource
from schema.system.merge import Merge
from server.engine.change import restore_in, update_in
from server.engine.hooks import hooks_of
from server.engine.labels import reference_labels
from server.engine.merge_references import move_back
from server.engine.read import visible_ids
from server.engine.undo import CHANGED, DAYS, TOO_OLD, stored_values
from server.kit.actor import Actor
from server.kit.scope import lock, of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work

MOST_LINES = 50
UNDONE = "这次合并已撤销 | This merge was taken back already"


async def list_merges(resource: Resource, actor: Actor) -> list[dict[str, Any]]:
    """The last 50, of rows that the actor may see."""
    lines = await scoped(Merge, actor).filter(path=resource.path).order_by("-id").limit(MOST_LINES)
    seen = await visible_ids(resource, actor, [line.kept_id for line in lines])
    told = [line for line in lines if line.kept_id in seen]
    ids = {line.kept_id for line in told} | {int(one) for line in told for one in line.other_ids}
    names = await reference_labels(resource.path, ids, actor.tenant_id)
    return [_line(line, names) for line in told]


def _line(line: Merge, names: dict[str, str]) -> dict[str, Any]:
    return {
        "id": str(line.id),
        "at": to_wire(line.create_time),
        "by": line.create_by,
        "kept": {"id": str(line.kept_id), "name": names.get(str(line.kept_id), "")},
        "others": [{"id": one, "name": names.get(one, "")} for one in line.other_ids],
        "moved": line.count,
        "undoneAt": to_wire(line.undone_at) if line.undone_at else None,
        "undoneBy": line.undone_by,
        "canUndo": line.undone_at is None and not _is_old(line),
    }


def _is_old(line: Merge) -> bool:
    return bool(line.create_time < now() - timedelta(days=DAYS))


async def unmerge(resource: Resource, actor: Actor, merge_id: str) -> dict[str, Any]:
    """Conflict where it was taken back already, is too old, or what it wrote was changed since."""
    async with unit_of_work(actor) as work:
        line = await lock(Merge, actor, parse_id(merge_id))
        if line.path != resource.path or not await visible_ids(resource, actor, [line.kept_id]):
            raise NotFound()
        if line.undone_at is not None:
            raise Conflict(UNDONE, id="merge.undone")
        if _is_old(line):
            raise Conflict(TOO_OLD, id="undo.old")
        await _take_apart(work, resource, line)
        await work.update(line, {"undone_at": now(), "undone_by": actor.username})
    return {"id": str(line.kept_id), "merge": str(line.id), "moved": line.count}


async def _take_apart(work: Work, resource: Resource, line: Merge) -> None:
    merging, others = hooks_of(resource.path).bulk.merging, [int(one) for one in line.other_ids]
    if merging.lock:
        await merging.lock(work, await _rows(work, resource, [line.kept_id, *others]))
    await move_back(work, resource, line.kept_id, line.moved)
    held = {row.id: row for row in await _rows(work, resource, [line.kept_id, *others], hold=True)}
    kept = held.get(line.kept_id)
    gone = [held[one] for one in others if one in held and held[one].del_flag == 1]
    if kept is None or kept.del_flag or len(gone) != len(others):
        raise Conflict(CHANGED, id="undo.changed")
    before, after = stored_values(resource, line.before), stored_values(resource, line.after)
    if any(getattr(kept, column) != value for column, value in after.items()):
        raise Conflict(CHANGED, id="undo.changed")
    await update_in(work, resource, kept, before, {}, root=False, action="unmerge")
    for row in gone:
        await restore_in(work, resource, row, root=False, action="unmerge")
    for row in [kept, *gone] if merging.settle else ():
        await cast(Any, merging.settle)(work, row, work.actor)


async def _rows(work: Work, resource: Resource, ids: list[int], *, hold: bool = False) -> list[Any]:
    rows = of_tenant(cast(type[Base], resource.model), work.actor.tenant_id).filter(id__in=ids).order_by("id")
    return list(await (rows.select_for_update() if hold else rows))

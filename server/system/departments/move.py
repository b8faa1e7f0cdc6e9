"""The move of a department in the tree: below another one, to the top, or between others."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import NotFound, Stale
from schema.system.depart import Depart, depart
from server.engine.read import get_record, visible_ids
from server.engine.view import view_of
from server.engine.write import Edit, apply_edit, plan_edit
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.departments.codes import lock_departs
from server.system.departments.shapes import MoveDepart


async def move(request: Request, actor: Actor, body: MoveDepart) -> dict[str, Any]:
    """POST /sys/sysDepart/move {id, parentId, beforeId?, version?}: the row as it stands then, and how many were renumbered."""
    row_id = parse_id(body.id)
    parent_id = parse_id(body.parent_id) if body.parent_id else None
    if parent_id is not None and parent_id not in await visible_ids(depart, actor, [parent_id]):
        raise NotFound()
    wish = {"parentId": str(parent_id) if parent_id else None, "rowVersion": body.version}
    try:
        edit = await plan_edit(depart, actor, row_id, wish)
        async with unit_of_work(actor) as work:
            await lock_departs(work)
            await _place(work, edit, parent_id, parse_id(body.before_id) if body.before_id else None)
    except Stale as error:
        raise Stale(result=await get_record(view_of(depart, actor), actor, row_id)) from error
    row = edit.row
    assert isinstance(row, Depart)
    below = await scoped(Depart, actor).filter(org_code__startswith=row.org_code).count()
    return {
        "id": str(row.id),
        "parentId": str(row.parent_id) if row.parent_id else "",
        "orgCode": row.org_code,
        "departOrder": row.depart_order,
        "rowVersion": row.row_version,
        "moved": below if "parent_id" in edit.values and "org_code" in edit.values else 0,
    }


async def _place(work: Work, edit: Edit, parent_id: int | None, before_id: int | None) -> None:
    """Before the named sibling, else last; only siblings whose number changes are written."""
    siblings = await scoped(Depart, work.actor).filter(parent_id=parent_id).order_by("depart_order", "org_code")
    others = [row for row in siblings if row.id != edit.row.id]
    places = [row.id for row in others]
    if before_id is not None and before_id not in places:
        raise NotFound()
    place = places.index(before_id) if before_id is not None else len(others)
    edit.values["depart_order"] = place + 1
    await apply_edit(work, depart, edit)
    for number, row in enumerate(others, 1):
        wanted = number + (number > place)
        if row.depart_order != wanted:
            await work.update(row, {"depart_order": wanted})

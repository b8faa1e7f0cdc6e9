"""The move of an entry in the menu: below another one, to the top, or between others; the answer takes it back."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, NotFound
from schema.system.role import Permission
from server.kit.actor import Actor
from server.kit.scope import fetch, lock, of_tenant, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.platform import SHARED, announce_menu, require_platform, within
from server.system.menus.edit import ACTION, check_parent, lock_menu
from server.system.menus.shapes import MenuPlace, MoveMenu

NO_TOP = "按钮必须属于一个菜单 | A button belongs to a page"


async def move_entry(request: Request, actor: Actor, body: MoveMenu) -> dict[str, Any]:
    """POST /sys/permission/move {id, parentId?, beforeId?, version?}: where it stands then, and where it stood."""
    await require_platform(actor)
    shared = within(actor, SHARED)
    row_id = (await fetch(Permission, shared, body.id)).id
    parent_id = parse_id(body.parent_id) if body.parent_id else None
    before_id = parse_id(body.before_id) if body.before_id else None
    async with unit_of_work(shared) as work:
        await lock_menu(work)
        await check_parent(parent_id, row_id)
        row = await lock(Permission, shared, row_id)
        if row.menu_type == ACTION and parent_id is None:
            raise Invalid(fields={"parentId": NO_TOP})
        old_parent, old_before = row.parent_id, await _next_sibling(row)
        await _place(work, row, parent_id, before_id, body.version)
        announce_menu(work)
    place = {"parent_id": parent_id, "before_id": before_id, "old_parent_id": old_parent, "old_before_id": old_before}
    named = {key: str(value or "") for key, value in place.items()}
    return MenuPlace(id=str(row.id), row_version=row.row_version, **named).model_dump(by_alias=True)


async def _siblings(parent_id: int | None) -> list[Permission]:
    shared = of_tenant(Permission, SHARED).filter(del_flag=0, parent_id=parent_id)
    return await shared.order_by("sort_no", "id")


async def _next_sibling(row: Permission) -> int | None:
    ids = [one.id for one in await _siblings(row.parent_id)]
    return next(iter(ids[ids.index(row.id) + 1 :]), None)


async def _place(
    work: Work, row: Permission, parent_id: int | None, before_id: int | None, version: int | None
) -> None:
    """Before the named sibling, else last; only siblings whose number changes are written."""
    others = [one for one in await _siblings(parent_id) if one.id != row.id]
    ids = [one.id for one in others]
    if before_id is not None and before_id not in ids:
        raise NotFound()
    place = ids.index(before_id) if before_id is not None else len(ids)
    await work.update(row, {"parent_id": parent_id, "sort_no": place + 1}, version)
    for number, other in enumerate(others, 1):
        wanted = number + (number > place)
        if other.sort_no != wanted:
            await work.update(other, {"sort_no": wanted})

"""Edits of the menu; every open window sees them at once."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, NotFound
from schema.system.role import Permission
from server.engine.queries import IdQuery, IdsQuery
from server.engine.routes import parse_ids
from server.engine.row_locks import lock_for_delete
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, lock, parse_id
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.platform import SHARED, announce_menu, require_platform, within
from server.system.menus.online_entries import check_online
from server.system.menus.shapes import EditMenu, MenuEntry
from server.system.menus.tree import describe_entry, entries

DIRECTORY, PAGE, ACTION = 0, 1, 2


def _columns(body: MenuEntry) -> dict[str, Any]:
    """Column values as they are stored: a leading slash, and a layout for what has no page of its own."""
    values = body.model_dump(exclude={"id", "row_version"}, exclude_unset=True)
    if "route" in values:
        values["route"] = "1" if values["route"] else "0"
    url = values.get("url")
    if url and not url.startswith(("/", "http://", "https://")):
        values["url"] = f"/{url}"
    if "parent_id" in values:
        values["parent_id"] = parse_id(values["parent_id"]) if values["parent_id"] else None
    if body.menu_type == DIRECTORY and not values.get("component"):
        values["component"] = "layouts/RouteView"
    return values


async def check_parent(parent_id: int | None, row_id: int | None) -> None:
    """The parent exists, is no action, and is not the entry itself or below it."""
    known = {row.id: row for row in await entries(SHARED)}
    current, first = parent_id, True
    while current is not None:
        above = known.pop(current, None)  # met twice, it stands in a circle, and the way up would never end
        if above is None or (first and above.menu_type == ACTION) or current == row_id:
            raise Invalid(fields={"parentId": "上级菜单无效 | This cannot be the parent"})
        current, first = above.parent_id, False


async def lock_menu(work: Work) -> None:
    """One change of the tree's shape at a time, so that two moves cannot make a circle together."""
    await take_turn(work.connection, "sys_permission")


async def add_entry(request: Request, actor: Actor, body: MenuEntry) -> dict[str, Any]:
    """POST /sys/permission/add."""
    await require_platform(actor)
    values = _columns(body)
    row = Permission(**values)
    await check_online(actor, _online_facts(row, values))
    async with unit_of_work(within(actor, SHARED)) as work:
        await lock_menu(work)
        await check_parent(values.get("parent_id"), None)
        await work.insert(row)
        announce_menu(work)
    return describe_entry(row, True, False)


async def edit_entry(request: Request, actor: Actor, body: EditMenu) -> dict[str, Any]:
    """PUT or POST /sys/permission/edit."""
    await require_platform(actor)
    shared = within(actor, SHARED)
    row_id = (await fetch(Permission, shared, body.id)).id
    values = _columns(body)
    async with unit_of_work(shared) as work:
        if "parent_id" in values:
            await lock_menu(work)
            await check_parent(values["parent_id"], row_id)
        row = await lock(Permission, shared, row_id)
        await check_online(actor, _online_facts(row, values))
        await work.update(row, values, body.row_version)
        announce_menu(work)
    leaf = not await everywhere(Permission).filter(parent_id=row.id, del_flag=0).exists()
    return describe_entry(row, leaf, False)


def _online_facts(row: Permission, values: dict[str, Any]) -> dict[str, Any]:
    return {name: values.get(name, getattr(row, name)) for name in ("component", "url", "resource")}


def _with_descendants(rows: list[Permission], ids: set[int]) -> set[int]:
    """The ids and everything below them."""
    found, grown = set(ids), True
    while grown:
        below = {row.id for row in rows if row.parent_id in found} - found
        found |= below
        grown = bool(below)
    return found


async def _delete(actor: Actor, ids: set[int]) -> None:
    await require_platform(actor)
    async with unit_of_work(within(actor, SHARED)) as work:
        await lock_menu(work)
        rows = await entries(SHARED)
        if not ids & {row.id for row in rows}:
            raise NotFound()
        doomed = _with_descendants(rows, ids & {row.id for row in rows})
        await lock_for_delete(work, Permission, sorted(doomed))
        for row in rows:
            if row.id in doomed:
                await work.delete(row)
        announce_menu(work)


async def delete_entry(request: Request, actor: Actor, query: IdQuery) -> None:
    """DELETE /sys/permission/delete?id: with everything below."""
    await _delete(actor, {parse_id(query.id)})


async def delete_entries(request: Request, actor: Actor, query: IdsQuery) -> None:
    """DELETE /sys/permission/deleteBatch?ids."""
    await _delete(actor, set(parse_ids(query.ids)))

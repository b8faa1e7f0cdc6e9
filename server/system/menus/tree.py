"""The menu as trees: for its own page and for granting (wire contract 6.3)."""

from collections.abc import Callable, Iterable
from typing import Any

from starlette.requests import Request

from schema.kit.clock import to_wire
from schema.system.role import Permission, PermissionRule
from server.kit.actor import Actor
from server.kit.scope import everywhere, known_ids, parse_id
from server.system.access.platform import SHARED
from server.system.menus.shapes import KeywordQuery, ParentQuery, ParentsQuery
from server.system.trees.shapes import PidQuery

Node = dict[str, Any]
Make = Callable[[Permission, bool, bool], Node]


async def entries(tenant_id: int) -> list[Permission]:
    """All entries of the menu, in the order of the screen: the shared ones and the organisation's own."""
    shown = everywhere(Permission).filter(del_flag=0, tenant_id__in=(SHARED, tenant_id))
    return await shown.order_by("sort_no", "id")


async def _ruled(tenant_id: int) -> set[int]:
    """Entries that have data rules the tenant can see."""
    rows = (
        await everywhere(PermissionRule)
        .filter(del_flag=0, tenant_id__in=(0, tenant_id))
        .values_list("permission_id", flat=True)
    )
    return {int(str(row)) for row in rows}


def describe_entry(row: Permission, leaf: bool, ruled: bool) -> Node:
    """A SysPermission as a node of the menu page; `children` is null on leaves."""
    return {
        "id": str(row.id),
        "key": str(row.id),
        "parentId": str(row.parent_id) if row.parent_id else "",
        "name": row.name,
        "title": row.name,
        "titleEn": row.title_en,
        "perms": row.perms,
        "permsType": row.perms_type,
        "icon": row.icon,
        "component": row.component,
        "componentName": row.component_name,
        "url": row.url,
        "redirect": row.redirect,
        "sortNo": row.sort_no,
        "menuType": row.menu_type,
        "leaf": leaf,
        "isLeaf": leaf,
        "hasChildren": not leaf,
        "route": row.route == "1",
        "keepAlive": row.keep_alive,
        "hidden": row.hidden,
        "alwaysShow": row.always_show,
        "internalOrExternal": row.internal_or_external,
        "description": row.description,
        "resource": row.resource,
        "delFlag": row.del_flag,
        "ruleFlag": 1 if ruled else 0,
        "status": row.status,
        "createBy": row.create_by,
        "createTime": to_wire(row.create_time),
        "updateBy": row.update_by,
        "updateTime": to_wire(row.update_time) if row.update_time else None,
        "rowVersion": row.row_version,
        "children": None if leaf else [],
    }


def grant_node(row: Permission, leaf: bool, ruled: bool) -> Node:
    """A PermNode of the grant trees."""
    return {
        "key": str(row.id),
        "value": str(row.id),
        "label": row.name,
        "title": None,
        "slotTitle": row.name,
        "titleEn": row.title_en,
        "menuType": row.menu_type,
        "parentId": str(row.parent_id) if row.parent_id else None,
        "icon": row.icon,
        "isLeaf": leaf,
        "ruleFlag": 1 if ruled else 0,
        "scopedSlots": {"title": "hasDatarule"},
        "children": None if leaf else [],
    }


def build_tree(rows: Iterable[Permission], ruled: set[int], make: Make) -> list[Node]:
    """Nested nodes; an entry whose parent is not among the rows stands at the top."""
    listed = list(rows)
    present = {row.id for row in listed}
    parents = {row.parent_id for row in listed}
    nodes = {row.id: make(row, row.id not in parents, row.id in ruled) for row in listed}
    for row in listed:
        if row.parent_id in present:
            nodes[row.parent_id]["children"].append(nodes[row.id])
    return [nodes[row.id] for row in listed if row.parent_id not in present]


async def grant_tree(actor: Actor, allowed: set[int] | None = None) -> dict[str, Any]:
    """{treeList, ids}: the whole menu, or what is in `allowed`."""
    rows = [row for row in await entries(actor.tenant_id) if allowed is None or row.id in allowed]
    return {
        "treeList": build_tree(rows, await _ruled(actor.tenant_id), grant_node),
        "ids": [str(row.id) for row in rows],
    }


async def list_menu(request: Request, actor: Actor) -> list[Node]:
    """GET /sys/permission/list: the full tree."""
    return build_tree(await entries(actor.tenant_id), await _ruled(actor.tenant_id), describe_entry)


async def _below(actor: Actor, wanted: set[int | None]) -> dict[int | None, list[Node]]:
    rows, ruled = await entries(actor.tenant_id), await _ruled(actor.tenant_id)
    parents = {row.parent_id for row in rows}
    found: dict[int | None, list[Node]] = {parent: [] for parent in wanted}
    for row in rows:
        if row.parent_id in found:
            found[row.parent_id].append(describe_entry(row, row.id not in parents, row.id in ruled))
    return found


async def top_level(request: Request, actor: Actor) -> list[Node]:
    """GET /sys/permission/getSystemMenuList."""
    return (await _below(actor, {None}))[None]


async def submenu(request: Request, actor: Actor, query: ParentQuery) -> list[Node]:
    """GET /sys/permission/getSystemSubmenu?parentId."""
    parent = parse_id(query.parent_id)
    return (await _below(actor, {parent}))[parent]


async def one_level(request: Request, actor: Actor, query: PidQuery) -> list[Node]:
    """GET /sys/permission/queryListAsync?pid: the entries right below, or the first level."""
    parent = parse_id(query.parent) if query.parent else None
    return (await _below(actor, {parent}))[parent]


async def search(request: Request, actor: Actor, query: KeywordQuery) -> list[Node]:
    """GET /sys/permission/searchTree?keyword: entries with such a name, path or code, the way down to each, what is below."""
    word = query.keyword.strip().lower()

    def narrow(nodes: list[Node]) -> list[Node]:
        return [node for node in nodes if _says(node, word) or _keep(node, narrow(node["children"] or []))]

    return narrow(build_tree(await entries(actor.tenant_id), await _ruled(actor.tenant_id), describe_entry))


def _says(node: Node, word: str) -> bool:
    return any(word in (node[key] or "").lower() for key in ("name", "titleEn", "url", "perms"))


def _keep(node: Node, below: list[Node]) -> bool:
    node["children"] = below or None
    return bool(below)


async def submenu_batch(request: Request, actor: Actor, query: ParentsQuery) -> dict[str, list[Node]]:
    """GET /sys/permission/getSystemSubmenuBatch?parentIds: {parentId: nodes}."""
    found = await _below(actor, set(known_ids(query.parent_ids)))
    return {str(parent): nodes for parent, nodes in found.items()}


async def tree_list(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/permission/queryTreeList and /sys/role/queryTreeList: {treeList, ids}."""
    return await grant_tree(actor)

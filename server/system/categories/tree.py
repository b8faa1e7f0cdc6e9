"""Categories as trees for pickers (wire contract 7.2)."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Refusal
from schema.system.category import Category, category
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids, parse_id, scoped
from server.system.categories.shapes import CategoryItems, CategoryOne, CategoryRoot, CategoryTree
from server.system.dictionaries.choosing import narrowed, require_choosing
from server.system.dictionaries.tables import named
from server.system.trees.shapes import PidQuery

Node = dict[str, Any]
_COLUMNS = "t.id, t.pid, t.name, t.code"


async def _level(actor: Actor, parent: int | None, condition: str = "") -> list[Node]:
    """What is right below a category, or the roots; `leaf` where nothing more hangs below."""
    require_choosing(category, actor)
    params = Parameters(actor.today)
    found = scope_conditions(category, actor, params) + narrowed(category, actor, condition, params)
    found.append("t.pid IS NULL" if parent is None else f"t.pid = {params.add(parent, 'ref')}")
    below = "SELECT FROM sys_category c WHERE c.pid = t.id AND c.tenant_id = t.tenant_id AND c.del_flag = 0"
    sql = (
        f"SELECT {_COLUMNS}, EXISTS ({below}) AS below FROM sys_category t WHERE {' AND '.join(found)} ORDER BY t.code"
    )
    return [_node(row, leaf=not row["below"]) for row in await pool().fetch(sql, *params.values)]


async def _branch(actor: Actor, parent: int | None) -> list[Node]:
    """All below a category, each in the `children` of what it hangs below."""
    require_choosing(category, actor)
    params = Parameters(actor.today)
    found = scope_conditions(category, actor, params)
    sql = f"SELECT {_COLUMNS} FROM sys_category t WHERE {' AND '.join(found)} ORDER BY t.code"
    by_parent: dict[int | None, list[Any]] = {}
    for row in await pool().fetch(sql, *params.values):
        by_parent.setdefault(row["pid"], []).append(row)

    def nest(above: int | None) -> list[Node]:
        rows = by_parent.get(above, [])
        return [_node(row, leaf=row["id"] not in by_parent, children=nest(row["id"]) or None) for row in rows]

    return nest(parent)


def _node(row: Any, *, leaf: bool, children: list[Node] | None = None) -> Node:
    return {
        **named(str(row["id"]), row["name"]),
        "value": str(row["id"]),
        "code": row["code"],
        "leaf": leaf,
        "hasChildren": not leaf,
        "parentId": str(row["pid"] or 0),
        "icon": None,
        "children": children,
    }


async def _by_code(actor: Actor, code: str) -> int | None:
    """The id of a code; None for the root."""
    if code in {"", "0"}:
        return None
    row = await scoped(Category, actor).get_or_none(code=code)
    if row is None:
        raise Refusal("该编码不存在，请核实！ | There is no such category", id="category.none")
    return row.id


async def tree_root(request: Request, actor: Actor, query: CategoryRoot) -> list[Node]:
    """GET /sys/category/loadTreeRoot?async&pcode: one level, or all descendants when async is false."""
    parent = await _by_code(actor, query.pcode)
    return await (_level(actor, parent) if query.async_ else _branch(actor, parent))


async def tree_children(request: Request, actor: Actor, query: PidQuery) -> list[Node]:
    """GET /sys/category/loadTreeChildren?pid."""
    return await _level(actor, parse_id(query.parent) if query.parent else None)


async def tree_data(request: Request, actor: Actor, query: CategoryTree) -> list[Node]:
    """GET /sys/category/loadTreeData?pid|pcode&condition (a JSON object string)."""
    if not query.pid and not query.pcode:
        raise Refusal("加载分类字典树参数有误.[null]! | pid or pcode is needed", id="category.parent")
    parent = (parse_id(query.pid) or None) if query.pid else await _by_code(actor, query.pcode)
    return await _level(actor, parent, query.condition)


async def load_one(request: Request, actor: Actor, query: CategoryOne) -> Node:
    """GET /sys/category/loadOne?field=id|code&val: SysCategory."""
    require_choosing(category, actor)
    by = {"code": query.val} if query.field == "code" else {"id": parse_id(query.val)}
    row = await scoped(Category, actor).get_or_none(**by)
    if row is None:
        raise Refusal("未找到对应数据！ | There is no such category", id="category.none")
    below = await scoped(Category, actor).filter(pid=row.id).exists()
    return {
        "id": str(row.id),
        "pid": str(row.pid or 0),
        "name": row.name,
        "code": row.code,
        "hasChild": "1" if below else "0",
    }


async def load_items(request: Request, actor: Actor, query: CategoryItems) -> list[str]:
    """GET /sys/category/loadDictItem?ids&delNotExist&field=id|code: names in the order of the values."""
    require_choosing(category, actor)
    keys = [key for key in query.ids.split(",") if key]
    by = {"code__in": keys} if query.field == "code" else {"id__in": known_ids(query.ids)}
    names = {str(getattr(row, query.field)): row.name for row in await scoped(Category, actor).filter(**by)}
    return [names.get(key, key) for key in keys if key in names or not query.del_not_exist]

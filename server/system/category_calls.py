"""Categories as trees for pickers (wire contract 7.2)."""

from collections.abc import Iterable
from typing import Any

from starlette.requests import Request

from schema.kit.errors import AppError, NotFound
from schema.system.category import Category, category
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids, parse_id, scoped
from server.system.conditions import json_conditions
from server.system.shapes.categories import CategoryItems, CategoryOne, CategoryRoot, CategoryTree
from server.system.shapes.departs import PidQuery

Node = dict[str, Any]


async def _read(actor: Actor, condition: str = "") -> list[Any]:
    params = Parameters()
    found = scope_conditions(category, actor, params) + json_conditions(category, condition, params)
    sql = f"SELECT t.id, t.pid, t.name, t.code FROM sys_category t WHERE {' AND '.join(found)} ORDER BY t.code"
    return list(await pool().fetch(sql, *params.values))


def _nodes(rows: Iterable[Any], parents: set[int], parent: int | None, deep: bool) -> list[Node]:
    listed = list(rows)
    return [
        {
            "key": str(row["id"]),
            "value": str(row["id"]),
            "title": row["name"],
            "code": row["code"],
            "leaf": row["id"] not in parents,
            "parentId": str(row["pid"] or 0),
            "icon": None,
            "children": _nodes(listed, parents, row["id"], True) if deep and row["id"] in parents else None,
        }
        for row in listed
        if row["pid"] == parent
    ]


async def _below(actor: Actor, parent: int | None, *, deep: bool = False, condition: str = "") -> list[Node]:
    everything = await _read(actor)
    parents = {row["pid"] for row in everything}
    rows = await _read(actor, condition) if condition else everything
    return _nodes(rows, parents, parent, deep)


async def _by_code(actor: Actor, code: str) -> int | None:
    """The id of a code; None for the root."""
    if code in {"", "0"}:
        return None
    row = await scoped(Category, actor).get_or_none(code=code)
    if row is None:
        raise AppError("该编码不存在，请核实！ | There is no such category", id="category.none")
    return row.id


async def tree_root(request: Request, actor: Actor, query: CategoryRoot) -> list[Node]:
    """GET /sys/category/loadTreeRoot?async&pcode: one level, or all descendants when async is false."""
    return await _below(actor, await _by_code(actor, query.pcode), deep=not query.async_)


async def tree_children(request: Request, actor: Actor, query: PidQuery) -> list[Node]:
    """GET /sys/category/loadTreeChildren?pid."""
    return await _below(actor, parse_id(query.pid) or None)


async def tree_data(request: Request, actor: Actor, query: CategoryTree) -> list[Node]:
    """GET /sys/category/loadTreeData?pid|pcode&condition (a JSON object string)."""
    if not query.pid and not query.pcode:
        raise AppError("加载分类字典树参数有误.[null]! | pid or pcode is needed", id="category.parent")
    parent = (parse_id(query.pid) or None) if query.pid else await _by_code(actor, query.pcode)
    return await _below(actor, parent, condition=query.condition)


async def load_one(request: Request, actor: Actor, query: CategoryOne) -> Node:
    """GET /sys/category/loadOne?field=id|code&val: SysCategory."""
    by = {"code": query.val} if query.field == "code" else {"id": parse_id(query.val)}
    row = await scoped(Category, actor).get_or_none(**by)
    if row is None:
        raise NotFound()
    below = await scoped(Category, actor).filter(pid=row.id).exists()
    return {
        "id": str(row.id),
        "pid": str(row.pid or 0),
        "name": row.name,
        "code": row.code,
        "hasChild": "1" if below else "0",
    }


async def load_items(request: Request, actor: Actor, query: CategoryItems) -> list[str]:
    """GET /sys/category/loadDictItem?ids&delNotExist: names in the order of the ids."""
    rows = await scoped(Category, actor).filter(id__in=known_ids(query.ids))
    names = {str(row.id): row.name for row in rows}
    keys = [key for key in query.ids.split(",") if key]
    return [names.get(key, key) for key in keys if key in names or not query.del_not_exist]

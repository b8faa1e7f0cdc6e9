"""Categories as rows, as tree tables and pickers of the family ask for them (wire contract 7.2)."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Refusal
from schema.system.category import Category, category
from server.engine.tree import list_children
from server.kit.actor import Actor
from server.kit.scope import known_ids, parse_id, scoped
from server.system.categories.shapes import CategoryCode, CategoryParents, CheckCategory

Row = dict[str, Any]


async def children_of_several(request: Request, actor: Actor, query: CategoryParents) -> Row:
    """GET /sys/category/getChildListBatch?parentIds: {records, total}."""
    rows: list[Row] = []
    for parent in sorted(set(known_ids(query.parent_ids)))[:100]:
        rows += await list_children(category, actor, {"pid": str(parent)})
    return {"records": rows, "total": len(rows)}


async def all_below(request: Request, actor: Actor, query: CategoryCode) -> list[Row]:
    """GET /sys/category/loadAllData?code: [{value, text, title}] of everything below a code, of all without one."""
    found = scoped(Category, actor)
    if query.code:
        found = found.filter(code__startswith=query.code).exclude(code=query.code)
    rows = await found.order_by("code").limit(5000)
    return [{"value": str(row.id), "text": row.name, "title": row.name} for row in rows]


async def check_code(request: Request, actor: Actor, query: CheckCategory) -> bool:
    """GET /sys/category/checkCode?pid&code: whether a code may stand below a parent."""
    parent = await scoped(Category, actor).get_or_none(id=parse_id(query.pid)) if query.pid not in {"", "0"} else None
    if parent is not None and not query.code.startswith(parent.code):
        raise Refusal(
            f"编码不符合规范，须以“{parent.code}”开头 | The code must begin with {parent.code}", id="category.code"
        )
    if await scoped(Category, actor).filter(code=query.code).exists():
        raise Refusal("该编码已存在 | This code is taken", id="category.taken")
    return True

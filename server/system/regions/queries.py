"""Administrative divisions as trees and by code (wire contract 12), for pickers of any signed-in user."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid, Refusal
from server.engine.sql import escape_like
from server.kit.actor import Actor
from server.kit.database import pool
from server.system.regions.shapes import RegionCodeQuery, RegionParentQuery, RegionSearch, RegionTreeQuery

Node = dict[str, Any]
MOST_FOUND = 50
DEEPEST = 9
_SELECT = """
SELECT t.id, t.code, t.name, t.parent_code, t.level, t.pinyin, t.row_version, EXISTS (
  SELECT 1 FROM sys_region c WHERE c.tenant_id = t.tenant_id AND c.parent_code = t.code AND c.del_flag = 0) AS below
FROM sys_region t WHERE t.tenant_id = $1 AND t.del_flag = 0 AND """


def _node(row: Any) -> Node:
    return {
        "id": str(row["id"]),
        "key": row["code"],
        "value": row["code"],
        "title": row["name"],
        "code": row["code"],
        "name": row["name"],
        "parentCode": row["parent_code"],
        "level": row["level"],
        "pinyin": row["pinyin"],
        "rowVersion": row["row_version"],
        "leaf": not row["below"],
        "isLeaf": not row["below"],
        "hasChild": "1" if row["below"] else "0",
        "hasChildren": row["below"],
        "children": None,
    }


async def _read(actor: Actor, condition: str, *values: Any) -> list[Node]:
    return [_node(row) for row in await pool().fetch(f"{_SELECT}{condition}", actor.tenant_id, *values)]


def _nest(nodes: list[Node]) -> list[Node]:
    by_code = {node["code"]: node for node in nodes}
    top = []
    for node in nodes:
        parent = by_code.get(node["parentCode"])
        if parent is None:
            top.append(node)
        else:
            parent["children"] = [*(parent["children"] or []), node]
    return top


async def tree_list(request: Request, actor: Actor, query: RegionTreeQuery) -> list[Node]:
    """GET /sys/region/queryTreeList?level: nested down to a level, all without one."""
    return _nest(await _read(actor, "t.level <= $2 ORDER BY t.code", query.level))


async def id_tree(request: Request, actor: Actor, query: RegionTreeQuery) -> list[Node]:
    """GET /sys/region/queryIdTree: key, value and title only."""
    return [_slim(node) for node in await tree_list(request, actor, query)]


def _slim(node: Node) -> Node:
    below = node["children"]
    return {
        **{name: node[name] for name in ("key", "value", "title", "leaf")},
        "children": None if below is None else [_slim(child) for child in below],
    }


async def top_level(request: Request, actor: Actor) -> list[Node]:
    """GET /sys/region/queryTopLevelTree: provinces; `hasChild` says whether there is more."""
    return await _read(actor, "t.parent_code = '' ORDER BY t.code")


async def children(request: Request, actor: Actor, query: RegionParentQuery) -> list[Node]:
    """GET /sys/region/queryChildrenByParentCode?parentCode: one level."""
    return await _read(actor, "t.parent_code = $2 ORDER BY t.code", query.parent_code)


async def by_code(request: Request, actor: Actor, query: RegionCodeQuery) -> Node:
    """GET /sys/region/queryByCode?code: the node with `path`, the nodes above it from the top."""
    nodes = await _read(actor, "t.code = $2", query.code)
    if not nodes:
        raise Refusal("没有该行政区划 | There is no such region", id="region.missing")
    return {**nodes[0], "path": _path(nodes[0], await _above(actor, nodes))}


async def search(request: Request, actor: Actor, query: RegionSearch) -> list[Node]:
    """GET /sys/region/searchBy?keyWord: at most 50 flat nodes by name, pinyin or beginning of the code, with their path."""
    word = escape_like(query.key_word.strip("*"))
    if not word:
        raise Invalid(fields={"keyWord": "必填 | Required"})
    condition = f"(t.name ILIKE $2 OR t.pinyin ILIKE $2 OR t.code LIKE $3) ORDER BY t.level, t.code LIMIT {MOST_FOUND}"
    found = await _read(actor, condition, f"%{word}%", f"{word}%")
    if not found:
        raise Refusal("未查询匹配数据！ | Nothing matches", id="region.none", loud="silent")
    above = await _above(actor, found)
    return [{**node, "path": _path(node, above)} for node in found]


async def _above(actor: Actor, nodes: list[Node]) -> dict[str, Node]:
    """Everything above the nodes by code, read level by level."""
    known: dict[str, Node] = {}
    for _ in range(DEEPEST):
        missing = {node["parentCode"] for node in nodes} - set(known) - {""}
        if not missing:
            break
        nodes = await _read(actor, "t.code = ANY($2)", list(missing))
        known.update({node["code"]: node for node in nodes})
    return known


def _path(node: Node, above: dict[str, Node]) -> list[Node]:
    """The nodes above one, from the top."""
    line: list[Node] = []
    while (parent := above.get(node["parentCode"])) is not None and len(line) < DEEPEST:
        line.insert(0, parent)
        node = parent
    return line

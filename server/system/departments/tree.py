"""Departments as trees (wire contract 6.4), read through the actor's scope."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Refusal
from schema.system.depart import Depart, UserDepart, depart
from schema.system.user import SUPERIOR, User
from server.engine.access import scope_conditions
from server.engine.records import select_list, to_record
from server.engine.sql import Parameters
from server.http.envelope import ok
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import everywhere, known_ids, scoped
from server.system.departments.shapes import DepartSearch, ParentIdsQuery
from server.system.trees.shapes import PidQuery

Node = dict[str, Any]


async def read_departs(actor: Actor) -> list[Node]:
    """All departments the actor may see, parents first, as SysDepart with the keys of a tree node."""
    params = Parameters(actor.today)
    conditions = " AND ".join(scope_conditions(depart, actor, params))
    rows = await pool().fetch(
        f"SELECT {select_list(depart)} FROM sys_depart t WHERE {conditions} ORDER BY t.depart_order, t.org_code",
        *params.values,
    )
    records = [to_record(depart, row) for row in rows]
    parents = {record["parentId"] for record in records}
    return [_node(record, record["id"] not in parents) for record in records]


def _node(record: Node, leaf: bool) -> Node:
    own = {
        "key": record["id"],
        "value": record["id"],
        "title": record["departName"],
        "isLeaf": leaf,
        "hasChildren": not leaf,
    }
    return {**record, **own, "parentId": record["parentId"] or "", "children": None if leaf else []}


def nest(nodes: list[Node]) -> list[Node]:
    """Puts every node into its parent's children; what has no visible parent stands at the top."""
    by_id = {node["id"]: node for node in nodes}
    for node in nodes:
        if node["parentId"] in by_id:
            by_id[node["parentId"]]["children"].append(node)
    return [node for node in nodes if node["parentId"] not in by_id]


async def tree_list(request: Request, actor: Actor) -> list[Node]:
    """GET /sys/sysDepart/queryTreeList."""
    return nest(await read_departs(actor))


async def one_level(request: Request, actor: Actor, query: PidQuery) -> list[Node]:
    """GET /sys/sysDepart/queryDepartTreeSync?pid: the departments right below, or the top ones."""
    nodes = await read_departs(actor)
    known = {node["id"] for node in nodes}
    if query.parent:
        return [node for node in nodes if node["parentId"] == query.parent]
    return [node for node in nodes if node["parentId"] not in known]


def _slim(node: Node) -> Node:
    below = node["children"]
    return {
        **{name: node[name] for name in ("key", "value", "title", "isLeaf", "orgCode")},
        "children": None if below is None else [_slim(child) for child in below],
    }


async def id_tree(request: Request, actor: Actor) -> list[Node]:
    """GET /sys/sysDepart/queryIdTree: key, value and title only."""
    return [_slim(node) for node in nest(await read_departs(actor))]


async def search(request: Request, actor: Actor, query: DepartSearch) -> list[Node]:
    """GET /sys/sysDepart/searchBy?keyWord&myDeptSearch: matching nodes, flat."""
    nodes = await read_departs(actor)
    if query.my_dept_search == "1":
        nodes = await _own(actor, nodes)
    word = query.key_word.strip("*").lower()
    found = [
        {**node, "children": None}
        for node in nodes
        if word and word in f"{node['departName']} {node['departNameEn'] or ''}".lower()
    ]
    if not found:
        raise Refusal("未查询匹配数据！ | Nothing matches", id="depart.none", loud="silent")
    return found


async def departs_of(user_id: int, actor: Actor) -> list[Depart]:
    """The departments that a user of the organisation belongs to."""
    ids = [row.depart_id for row in await scoped(UserDepart, actor).filter(user_id=user_id)]
    return await scoped(Depart, actor).filter(id__in=ids).order_by("org_code")


async def _own(actor: Actor, nodes: list[Node]) -> list[Node]:
    """The departments that the actor belongs to or leads, and everything below them."""
    codes = (*(row.org_code for row in await departs_of(actor.user_id, actor)), *await _led(actor))
    return [node for node in nodes if codes and node["orgCode"].startswith(codes)]


async def _led(actor: Actor) -> list[str]:
    """Codes of the departments that the actor leads; a member leads none."""
    person = await everywhere(User).get(id=actor.user_id)
    ids = known_ids(person.lead_departs or "") if person.user_identity == SUPERIOR else []
    return [row.org_code for row in await scoped(Depart, actor).filter(id__in=ids)]


async def my_tree(request: Request, actor: Actor) -> Response:
    """GET /sys/sysDepart/queryMyDeptTreeList: `message` is "2" with a tree for a superior and for who may change departments,
    else "1"."""
    led = tuple(await _led(actor))
    if actor.can("sys:sysDepart:edit"):
        return ok(nest(await _own(actor, await read_departs(actor))), "2")
    if not led:
        return ok(None, "1")
    return ok(nest([node for node in await read_departs(actor) if node["orgCode"].startswith(led)]), "2")


async def current_org(request: Request, actor: Actor) -> Node:
    """GET /sys/sysDepart/getCurrentOrg: the department of the session."""
    for node in await read_departs(actor):
        if node["orgCode"] == actor.org_code:
            return node
    raise Refusal("您尚未设置机构信息! | You have no department", id="depart.none")


async def parent_ids(request: Request, actor: Actor, query: ParentIdsQuery) -> dict[str, Any]:
    """GET /sys/sysDepart/queryAllParentId?departId|orgCode: {parentIds, parentMap}, from the top down."""
    nodes = await read_departs(actor)
    by_id = {node["id"]: node for node in nodes}
    wanted = (node for node in nodes if query.depart_id == node["id"] or (query.org_code or None) == node["orgCode"])
    current = next(wanted, None)
    if current is None:
        raise Refusal("未找到对应的部门！ | There is no such department", id="depart.none")
    above: list[Node] = []
    while (current := by_id.get(current["parentId"])) is not None:
        above.insert(0, current)
    return {
        "parentIds": [node["id"] for node in above],
        "parentMap": {node["id"]: {**node, "children": None} for node in above},
    }

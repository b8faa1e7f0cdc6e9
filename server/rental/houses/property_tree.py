"""The property dictionary as clients of the family search it (wire contract 12): the entries of the dictionary, then communities
and buildings that hold houses, rooms, beds."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from pydantic import Field
from starlette.requests import Request

from schema.rental.house import house
from schema.rental.house_dict import GROUP, PLACE, house_dict
from schema.rental.unit import unit
from server.engine.access import scope_conditions
from server.engine.read import get_record
from server.engine.sql import Parameters, escape_like
from server.engine.view import view_of
from server.engine.write import add_row
from server.http.body import Body, read_object
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.database import pool

Node = dict[str, Any]
DAILY, LONG = "1", "2"
MOST = 2000


class TreeSearch(Body):
    """`s_tree`: part of a title."""

    s_tree: str = Field(default="", max_length=100)


class PlaceNode(Shape):
    """`type`: 1 only holds others and choosers ignore it, 2 can be chosen; `riyue`: 1 by the day, 2 by the month."""

    key: str
    value: str
    title: str
    type: Literal["1", "2"]
    riyue: Literal["1", "2"] | None
    children: list["PlaceNode"] | None


_PLACES = """
SELECT t.id, t.parent_id, t.name, t.riyue, t.community_id, t.building_id, c.name AS community, b.name AS building
FROM rent_unit t JOIN rent_community c ON c.id = t.community_id JOIN rent_building b ON b.id = t.building_id
WHERE {conditions} ORDER BY c.name, b.name, t.floor, t.sort, t.name, t.id LIMIT {most}
"""
_NAMED = """
SELECT unnest(ARRAY[n.id, n.parent_id, n.house_id]) FROM rent_unit n WHERE n.tenant_id = {tenant} AND n.title ILIKE {word}"""
_ENTRIES = """
SELECT t.id, t.parent_id, t.key, t.value, t.label, t.type, t.riyue FROM goose_house_dict t
WHERE {conditions} ORDER BY t.sort, t.label, t.id LIMIT {most}
"""


async def tree(request: Request, actor: Actor, query: TreeSearch) -> list[Node]:
    """GET /goose/gooseHouseDict/queryTreeList?sTree: [{key, value, type, riyue, title, children}], narrowed to a word of the titles."""
    word = query.s_tree.strip("* ")
    return [*await _entries(actor, word), *await _places(actor, word)]


async def _entries(actor: Actor, word: str) -> list[Node]:
    """What the dictionary says; what a word finds stays below what holds it."""
    params = Parameters(actor.today)
    conditions = " AND ".join(scope_conditions(house_dict, actor, params))
    rows = await pool().fetch(_ENTRIES.format(conditions=conditions, most=MOST), *params.values)
    above = {row["id"]: row["parent_id"] for row in rows}
    kept = {at for row in rows if _says(row, word) for at in _way_up(row["id"], above)}
    nodes = {row["id"]: _entry(row) for row in rows if row["id"] in kept}
    return _hang(nodes, above)


def _says(row: Any, word: str) -> bool:
    return any(word.lower() in str(row[column] or "").lower() for column in ("label", "key", "value"))


def _way_up(entry: int, above: dict[int, int | None]) -> Iterator[int]:
    """The entry and all that hold it."""
    at: int | None = entry
    while at in above:
        yield at
        at = above[at]


def _hang(nodes: dict[int, Node], above: dict[int, int | None]) -> list[Node]:
    """Each below what holds it; the top ones."""
    top: list[Node] = []
    for entry, node in nodes.items():
        holder = nodes.get(above[entry] or 0)
        if holder is None:
            top.append(node)
        else:
            holder["children"] = [*(holder["children"] or []), node]
    return top


def _entry(row: Any) -> Node:
    node = _node(row["key"], row["label"], row["type"], _term(row["riyue"]))
    return {**node, "value": row["value"] or row["key"]}


def _term(riyue: str | None) -> str | None:
    """What is let both ways is let by the day."""
    return None if riyue is None else LONG if riyue == LONG else DAILY


async def _places(actor: Actor, word: str) -> list[Node]:
    """What can be let, below its building and its community; what a word finds stays below what holds it."""
    params = Parameters(actor.today)
    found = scope_conditions(unit, actor, params)
    if word:
        named = _NAMED.format(tenant=params.add(actor.tenant_id), word=params.add(f"%{escape_like(word)}%"))
        found.append(f"t.id IN ({named})")
    sql = _PLACES.format(conditions=" AND ".join(found), most=MOST)
    return _sort_places(await pool().fetch(sql, *params.values))


def _sort_places(rows: Sequence[Any]) -> list[Node]:
    places = {row["id"]: _node(row["id"], row["name"], PLACE, _term(row["riyue"])) for row in rows}
    groups: dict[int, Node] = {}
    top: list[Node] = []
    for row in rows:
        above = places.get(row["parent_id"]) or _building(row, groups, top)
        above["children"] = [*(above["children"] or []), places[row["id"]]]
    return top


def _building(row: Any, groups: dict[int, Node], top: list[Node]) -> Node:
    community = groups.get(row["community_id"])
    if community is None:
        community = groups[row["community_id"]] = _node(row["community_id"], row["community"], GROUP, None)
        top.append(community)
    building = groups.get(row["building_id"])
    if building is None:
        building = groups[row["building_id"]] = _node(row["building_id"], row["building"], GROUP, None)
        community["children"] = [*(community["children"] or []), building]
    return building


def _node(key: int | str, title: str, kind: str, riyue: str | None) -> Node:
    return {"key": str(key), "value": str(key), "title": title, "type": kind, "riyue": riyue, "children": None}


async def add_house(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /goose/gooseHouseDict/addHouse: a house, with the fields of /rental/house/add."""
    row = await add_row(house, actor, await read_object(request))
    return await get_record(view_of(house, actor), actor, row.id)

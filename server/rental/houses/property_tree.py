"""The property dictionary as clients of the family search it (wire contract 12): communities and buildings hold houses, rooms, beds."""

from typing import Any, Literal

from pydantic import Field
from starlette.requests import Request

from schema.rental.house import house
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
GROUP, PLACE = "1", "2"  # nodes of the first kind only hold others; choosers ignore them
DAILY, LONG = "1", "2"
MOST = 2000


class TreeSearch(Body):
    """`s_tree`: part of a title."""

    s_tree: str = Field(default="", max_length=100)


class PlaceNode(Shape):
    """`type`: 1 only holds others, 2 can be let; `riyue`: 1 by the day, 2 by the month."""

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


async def tree(request: Request, actor: Actor, query: TreeSearch) -> list[Node]:
    """GET /goose/gooseHouseDict/queryTreeList?sTree: [{key, value, type, riyue, title, children}], narrowed to a word of the titles."""
    params = Parameters()
    found = scope_conditions(unit, actor, params)
    word = query.s_tree.strip("* ")
    if word:
        found.append(f"t.title ILIKE {params.add(f'%{escape_like(word)}%')}")
    sql = _PLACES.format(conditions=" AND ".join(found), most=MOST)
    rows = await pool().fetch(sql, *params.values)
    places = {
        row["id"]: _node(row["id"], row["name"], PLACE, DAILY if row["riyue"] in ("1", "3") else LONG) for row in rows
    }
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


def _node(key: int, title: str, kind: str, riyue: str | None) -> Node:
    return {"key": str(key), "value": str(key), "title": title, "type": kind, "riyue": riyue, "children": None}


async def add_house(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /goose/gooseHouseDict/addHouse: a house, with the fields of /rental/house/add."""
    row = await add_row(house, actor, await read_object(request))
    return await get_record(view_of(house, actor), actor, row.id)

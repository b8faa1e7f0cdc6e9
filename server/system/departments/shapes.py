"""Input and answers of the calls of departments."""

from typing import Annotated, Any

from pydantic import Field

from server.engine.model_schema import Schema, as_field, record_with
from server.http.body import Body
from server.http.shape import Shape


class DepartSearch(Body):
    key_word: str = Field(default="", max_length=100)
    my_dept_search: str = Field(default="", max_length=4)


class ParentIdsQuery(Body):
    depart_id: str = Field(default="", max_length=40)
    org_code: str = Field(default="", max_length=64)


class MoveDepart(Body):
    """`parent_id` empty means the top; `before_id` names the sibling that comes right after it."""

    id: str = Field(max_length=40)
    parent_id: str | None = Field(default=None, max_length=40)
    before_id: str | None = Field(default=None, max_length=40)
    version: int | None = None


_NODES: Schema = {"anyOf": [{"type": "array", "items": {"$ref": "#/components/schemas/DepartNode"}}, {"type": "null"}]}
_TEXT: Schema = {"type": "string"}
DEPART_NODE = record_with(
    "sys/sysDepart",
    "DepartNode",
    {
        "key": _TEXT,
        "value": _TEXT,
        "title": _TEXT,
        "departName": _TEXT,
        "orgCode": _TEXT,
        "isLeaf": {"type": "boolean"},
        "children": _NODES,
    },
)
"""A department in its tree."""
DEPART_NODES: Schema = {"type": "array", "items": DEPART_NODE}
MOVED_DEPART = record_with("sys/sysDepart", "MovedDepart", {"moved": {"type": "integer"}})
"""`moved`: how many departments got a new code."""


class DepartId(Shape):
    key: str
    value: str
    title: str
    is_leaf: bool
    org_code: str
    children: list["DepartId"] | None


class ParentDeparts(Shape):
    """From the top; `parentMap` by id."""

    parent_ids: list[str]
    parent_map: dict[str, Annotated[dict[str, Any], as_field(DEPART_NODE)]]

"""Input and answers of finding and merging duplicates."""

from typing import Any

from pydantic import Field

from schema.kit.resource import Resource
from server.engine.model_schema import record_schema, schema_name
from server.http.body import Body
from server.http.shape import Shape, WordPair

MOST = 10


class DuplicatesQuery(Body):
    """`ids`: these rows alone, chosen by hand."""

    ids: str = Field("", max_length=400)


class MergeOf(Body):
    """`kept` stays, the comma-joined `others` go into it."""

    kept: str = Field(max_length=20)
    others: str = Field(max_length=400)

    @property
    def other_ids(self) -> list[str]:
        return [part for part in self.others.split(",") if part.strip()]


class MergeRows(MergeOf):
    """With the versions that were looked at, by id, and by field the row whose value is taken."""

    versions: dict[str, int] = Field(max_length=MOST + 1)
    fields: dict[str, str] = Field(default_factory=dict, max_length=200)


class UnmergeBody(Body):
    """The record of a merge."""

    merge: str = Field(max_length=20)


class MergeMove(Shape):
    """So many rows of one kind will name the one that stays."""

    title: WordPair
    count: int


class MergePlanShape(Shape):
    """`fills`: the wire names of what the one that stays takes over. `refused`: why it cannot be."""

    moves: list[MergeMove]
    fills: list[str]
    refused: str | None


class MergedShape(Shape):
    """`merge`: the record by which it is taken back; `moved`: how many rows name the one that stays now."""

    id: str
    merge: str
    moved: int


class NamedRow(Shape):
    id: str
    name: str


class MergeLine(Shape):
    """`undoneBy`: who put them apart again; `canUndo`: nobody did, and it is not too late."""

    id: str
    at: str
    by: str | None
    kept: NamedRow
    others: list[NamedRow]
    moved: int
    undone_at: str | None
    undone_by: str | None
    can_undo: bool


def groups_schema(resource: Resource) -> dict[str, Any]:
    """What finding duplicates answers."""
    pair = {
        "type": "object",
        "properties": {"zh": {"type": "string"}, "en": {"type": "string"}},
        "required": ["zh", "en"],
    }
    group = {
        "title": f"{schema_name(resource)}Duplicates",
        "type": "object",
        "properties": {
            "reasons": {"type": "array", "items": pair},
            "records": {"type": "array", "items": record_schema(resource)},
        },
        "required": ["reasons", "records"],
    }
    return {
        "title": f"{schema_name(resource)}DuplicateGroups",
        "type": "object",
        "properties": {"groups": {"type": "array", "items": group}, "more": {"type": "boolean"}},
        "required": ["groups", "more"],
    }

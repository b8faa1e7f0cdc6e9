"""Input and answers of merging renters."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class MergeOf(Body):
    """`id` stays, `other` goes into it."""

    id: str = Field(max_length=20)
    other: str = Field(max_length=20)


class MergeRenters(MergeOf):
    """With the versions that were looked at."""

    version: int
    other_version: int


class MergeSide(Shape):
    id: str
    name: str
    phone: str
    version: int


class MergeMove(Shape):
    """So many rows of one kind will name the one that stays."""

    title: str
    count: int


class MergePlanShape(Shape):
    """`fills`: the wire names of what the one that stays takes over. `refused`: why it cannot be."""

    kept: MergeSide
    other: MergeSide
    moves: list[MergeMove]
    fills: list[str]
    refused: str | None


class MergedShape(Shape):
    id: str
    moved: int

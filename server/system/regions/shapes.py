"""Input and answers of the calls of regions."""

from typing import Literal

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class RegionTreeQuery(Body):
    """`level`: how deep, 1 to 9."""

    level: int = Field(default=9, ge=1, le=9)


class RegionCodeQuery(Body):
    code: str = Field(min_length=1, max_length=12)


class RegionParentQuery(Body):
    """`parent_code` empty means the top."""

    parent_code: str = Field(default="", max_length=12)


class RegionSearch(Body):
    key_word: str = Field(min_length=1, max_length=60)


class RegionNode(Shape):
    """`code` is also `key` and `value`; `children` is null where nothing hangs below or the call answers one level."""

    id: str
    key: str
    value: str
    title: str
    code: str
    name: str
    parent_code: str
    level: int
    pinyin: str | None
    row_version: int
    leaf: bool
    is_leaf: bool
    has_child: Literal["0", "1"]
    has_children: bool
    children: list["RegionNode"] | None


class FoundRegion(RegionNode):
    """`path`: what it hangs below, from the top."""

    path: list[RegionNode]


class RegionId(Shape):
    key: str
    value: str
    title: str
    leaf: bool
    children: list["RegionId"] | None

"""Input and answers of the calls of categories."""

from typing import Annotated, Any, Literal

from pydantic import Field

from server.engine.model_schema import as_field, record_with
from server.http.body import Body
from server.http.shape import Shape


class CategoryRoot(Body):
    async_: bool = Field(default=True, alias="async")
    pcode: str = Field(default="", max_length=100)


class CategoryTree(Body):
    pid: str = Field(default="", max_length=40)
    pcode: str = Field(default="", max_length=100)
    condition: str = Field(default="", max_length=2000)


class CategoryOne(Body):
    field: str = Field(pattern="^(id|code)$")
    val: str = Field(max_length=100)


class CategoryItems(Body):
    """`field`: whether ids or codes are named. `del_not_exist` false: an unknown one stands for itself, so that places hold."""

    field: str = Field(default="id", pattern="^(id|code)$")
    ids: str = Field(default="", max_length=20_000)
    del_not_exist: bool = False


class CategoryParents(Body):
    parent_ids: str = Field(default="", max_length=4000)


class CategoryCode(Body):
    code: str = Field(default="", max_length=100)


class CheckCategory(Body):
    pid: str = Field(default="", max_length=40)
    code: str = Field(min_length=1, max_length=100)


CATEGORY_ROW = record_with("sys/category", "CategoryRow", {"hasChild": {"type": "string"}})


class CategoryRows(Shape):
    records: list[Annotated[dict[str, Any], as_field(CATEGORY_ROW)]]
    total: int


class CategoryOption(Shape):
    value: str
    text: str
    title: str


class CategoryShape(Shape):
    id: str
    pid: str
    name: str
    code: str
    has_child: Literal["0", "1"]

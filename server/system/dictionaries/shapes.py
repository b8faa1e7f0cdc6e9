"""Input and answers of the calls of dictionaries."""

from pydantic import Field

from server.engine.model_schema import Schema, record_with
from server.http.body import Body
from server.http.shape import Shape


class CodeQuery(Body):
    code: str = Field(default="", max_length=200)


class LoadDictQuery(Body):
    keyword: str = Field(default="", max_length=5000)
    page_size: int = Field(default=10, ge=1, le=200)


class LoadDictItemQuery(Body):
    """`del_not_exist` false (also what our own pages rely on): an unknown key stands for itself, so that positions hold."""

    key: str = Field(default="", max_length=5000)
    del_not_exist: bool = False


class TreeDataQuery(Body):
    """One level of a table: `condition` is a JSON object string."""

    pid: str = Field(default="", max_length=40)
    pid_field: str = Field(max_length=60)
    table_name: str = Field(max_length=60)
    text: str = Field(max_length=60)
    code: str = Field(default="", max_length=60)
    has_child_field: str = Field(default="", max_length=60)
    condition: str = Field(default="", max_length=2000)


class ItemCheck(Body):
    dict_id: str = Field(max_length=40)
    item_value: str = Field(max_length=100)
    id: str = Field(default="", max_length=40)


class OptionsQuery(Body):
    """`path`: the resource; `ids` asks for labels of chosen rows (`live`: only of those that could be chosen now), `keyword`
    searches by name, pinyin and what else the list is searched by, `pid` asks for what is right below a row of a tree (0: its
    roots). `store`: the wire name of the field whose value is wanted instead of the id. `condition`: a JSON object."""

    path: str = Field(max_length=100)
    keyword: str = Field(default="", max_length=100)
    ids: str = Field(default="", max_length=20_000)
    pid: str = Field(default="", max_length=20)
    store: str = Field(default="", max_length=60)
    live: bool = False
    condition: str = Field(default="", max_length=2000)
    page_size: int = Field(default=20, ge=1, le=200)


class DictNameQuery(Body):
    dict_name: str = Field(default="", max_length=100)


class Option(Shape):
    """A choice of a dictionary or of a table; the last three only of a dictionary."""

    value: str
    text: str | None
    title: str | None
    label: str | None
    text_en: str | None = None
    colour: str | None = None
    disabled: bool | None = None


class RowOption(Shape):
    """A row of a resource to choose; `parentId` and `isLeaf` in trees, `heading` (what it stands under) and `icon` (a file) where the rows have such."""

    value: str
    text: str
    id: str
    parent_id: str | None = None
    is_leaf: bool | None = None
    heading: str | None = None
    icon: str | None = None


class TreeOption(Shape):
    """A node of a table with a parent column; what clients of the family read under one of three names."""

    key: str
    title: str | None
    name: str | None
    label: str | None
    value: str | None
    code: str | None
    icon: None
    leaf: bool
    has_children: bool
    parent_id: str | None
    children: list["TreeOption"] | None


_NAMED: Schema = {key: {"type": "string"} for key in ("key", "title", "name", "label")}
NAMED_DICTIONARIES: Schema = {"type": "array", "items": record_with("sys/dict", "NamedDictionary", _NAMED)}

"""Input of the dictionary and option calls."""

from pydantic import Field

from server.http.body import Body


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

"""Dictionaries: codes with their labels, in both languages."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import Wire, f
from schema.kit.resource import Also, Child, Family, Resource, Rows


class Dict(Base):
    dict_name = Char(100)
    dict_code = Char(100)
    type = Char(1, default="0")
    description = Char(255, null=True)

    class Meta:
        table = "sys_dict"


class DictItem(Base):
    dict_id = Ref(index=True)
    item_text = Char(100)
    item_value = Char(100)
    text_en = Char(100, null=True)
    colour = Char(20, null=True)
    sort_order = Int(default=1)
    status = Char(1, default="1")
    description = Char(255, null=True)

    class Meta:
        table = "sys_dict_item"


dictionary = Resource(
    Dict,
    path="sys/dict",
    title="数据字典 | Dictionaries",
    fields=[
        f("dict_name", "字典名称 | Name", find="like"),
        f("dict_code", "字典编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("type", "值类型 | Value type", dict="dict_type", hide="list", wire=Wire(number=True)),
        f("description", "描述 | Description"),
    ],
    list="dict_name dict_code description create_time",
    label="dict_name",
    children=[Child("sys/dictItem", "dict_id", inline=True)],
    family=Family(also=[Also("delFlag", "t.del_flag")]),
)

dictionary_item = Resource(
    DictItem,
    path="sys/dictItem",
    title="字典项 | Dictionary items",
    fields=[
        f("dict_id", "所属字典 | Dictionary", ref="sys/dict", find="eq", flags="once"),
        f("item_text", "名称 | Text", find="like"),
        f("item_value", "数据值 | Value"),
        f("text_en", "英文名称 | English text"),
        f("colour", "颜色 | Colour", kind="colour"),
        f("sort_order", "排序 | Order", limits=(0, 99999)),
        f("status", "状态 | Status", dict="dict_item_status", find="eq", wire=Wire(number=True)),
        f("description", "描述 | Description", hide="list"),
    ],
    sort="sort_order",
    label="item_text",
    rows=Rows(unique=[("dict_id", "item_value")], tells_uses=True),
)

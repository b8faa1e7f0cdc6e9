"""The property dictionary (房源字典): entries that a person puts above the houses in the tree of properties, to search by.

An entry of the first kind only holds others, as a part of town does; one of the second can be chosen, and its value says what
for: the number of a unit, or whatever another client of the family keeps.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Also, Family, Resource, Rows

GROUP, PLACE = "1", "2"
HOUSE_DICT_TYPE = dictionary(
    "house_dict_type", "房源字典类型 | Kind of entry", "1=分类（不可选） | Group", "2=可选项 | Choice #blue"
)
# Wire contract 12: 1 where nothing stands below it.
_LEAF = (
    "CASE WHEN EXISTS (SELECT 1 FROM goose_house_dict c WHERE c.parent_id = t.id AND c.del_flag = 0)"
    " THEN '0' ELSE '1' END"
)


class HouseDict(Base):
    parent_id = Ref(null=True, db_index=True)
    key = Char(60)
    value = Char(60, null=True)
    label = Char(60)
    type = Char(2, default=PLACE)
    riyue = Char(2, null=True)
    sort = Int(default=0)

    class Meta:
        table = "goose_house_dict"


house_dict = Resource(
    HouseDict,
    path="goose/gooseHouseDict",
    title="房源字典 | Property dictionary",
    fields=[
        f("label", "名称 | Label", find="like", width=240),
        f("parent_id", "上级 | Parent", kind="tree", ref="goose/gooseHouseDict", find="eq", hide="list"),
        f("key", "键 | Key", find="like", flags="unique", width=160),
        f("value", "值 | Value", find="like", width=160, help="不填与键相同 | Empty: the key"),
        f("type", "类型 | Type", dict="house_dict_type", find="eq", width=140),
        f("riyue", "日租/长租 | Daily or long", dict="riyue", find="eq", width=120),
        f("sort", "排序 | Order", width=80),
    ],
    list="label key value type riyue sort",
    sort="sort label",
    label="label",
    rows=Rows(tree="parent_id"),
    family=Family(also=[Also("leaf", _LEAF)]),
)

"""Housekeeping items: what can be ordered and quoted, at which price per time and in how many minutes."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Json, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Child, Resource

HK_ITEM_SOURCE = dictionary(
    "hk_item_source", "项目来源 | Item source", "preset=系统预设 | Preset", "custom=自定义 | Custom"
)


class ItemType(Base):
    parent_id = Ref(null=True)
    name = Char(40)
    unit_price = Money()
    source = Char(10, default="custom")
    minutes = Int(default=30)
    checklist = Json(null=True)
    photo_min = Int(default=0)
    icon = Char(40, null=True)
    sort = Int(default=0)

    class Meta:
        table = "hk_item_type"


item_type = Resource(
    ItemType,
    path="housekeeping/item",
    title="保洁项目 | Cleaning items",
    fields=[
        f("name", "项目名称 | Item", find="like", flags="unique", width=180),
        f("parent_id", "上级类型 | Parent type", ref="housekeeping/item", help="不能选择自己 | Not itself"),
        f("unit_price", "单价（元/次） | Price per time", flags="required", limits=(0, None)),
        f("minutes", "标准工时（分钟） | Minutes", limits=(1, 480)),
        f("source", "来源 | Source", dict="hk_item_source", find="eq", flags="read_only"),
        f("photo_min", "完工照片（至少） | Photos at least", limits=(0, 20)),
        f("checklist", "检查清单 | Checklist", hide="list"),
        f("icon", "图标 | Icon", hide="list"),
        f("sort", "排序 | Order", limits=(0, None)),
    ],
    list="name parent_id unit_price minutes photo_min source sort",
    sort="sort",
    children=[Child("housekeeping/itemSupply", "item_id", inline=True)],
)

"""Units: all that can be sold, as one tree in one table.

The server derives them from houses, rooms and beds, with their leaves, so that a claim needs no other table.
"""

from tortoise.contrib.postgres.fields import ArrayField

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Child, Resource

CLEAN_STATE = dictionary(
    "clean_state",
    "清洁状态 | Clean state",
    "clean=干净 | Clean #green",
    "dirty=脏房 | Dirty #red",
    "cleaning=清洁中 | Cleaning #blue",
    "inspected=已查房 | Inspected #cyan",
    "out_of_order=停用 | Out of order #default",
)
UNIT_KIND = dictionary("unit_kind", "房源单元 | Unit kind", "house=整套 | House", "room=房间 | Room", "bed=床位 | Bed")
RIYUE = dictionary("riyue", "租期类型 | Term", "1=日租 | Daily", "2=长租 | Long-term", "3=皆可 | Both")


class Unit(Base):
    """`id` is that of the house, room or bed; `on_shelf`: whether its house is. Leaves: beds, else the room; a house without rooms is its own leaf."""

    kind = Char(10)
    parent_id = Ref(null=True)
    house_id = Ref(db_index=True)
    leaf_ids = ArrayField(element_type="bigint")
    community_id = Ref()
    building_id = Ref()
    floor = Int()
    name = Char(60)
    title = Char(160)
    house_type = Char(40, null=True)
    rental_method = Char(20)
    riyue = Char(2)
    on_shelf = Bool(default=True)
    sellable = Bool(default=True)
    clean_state = Char(20, default="clean")
    resident_limit = Int(default=2)
    price_daily = Money(default=0)
    price_weekday = Money(null=True)
    price_weekend = Money(null=True)
    price_holiday = Money(null=True)
    price_month = Money(null=True)
    sort = Int(default=0)

    class Meta:
        table = "rent_unit"
        indexes = (("tenant_id", "community_id"),)


unit = Resource(
    Unit,
    path="rental/unit",
    title="可租单元 | Units to let",
    search="own",
    fields=[
        f("title", "名称 | Title", find="like", flags="read_only", width=204),
        f("kind", "类型 | Kind", dict="unit_kind", find="eq", flags="read_only", width=88),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="read_only"),
        f("building_id", "楼栋 | Building", ref="rental/building", find="eq", flags="read_only"),
        f("floor", "楼层 | Floor", find="eq", flags="read_only", width=80),
        f("house_type", "户型 | House type", flags="read_only", width=120),
        f("riyue", "日租/长租 | Daily or long", dict="riyue", find="eq", flags="read_only"),
        f("on_shelf", "已上架 | On shelf", find="eq", flags="read_only", width=88, hide="list"),
        f("sellable", "可售 | Sellable", find="eq", flags="read_only", width=80),
        f("clean_state", "清洁状态 | Clean state", dict="clean_state", find="eq", flags="read_only"),
        f("resident_limit", "限住人数 | Resident limit", flags="read_only"),
        f("price_daily", "日租价 | Per night", flags="read_only"),
    ],
    list="title kind community_id building_id floor house_type sellable clean_state price_daily",
    sort="community_id building_id floor title",
    can="list export",
    label="title",
    children=[Child("rental/lock", "unit_id")],
    actions=[Action("print", "打印门牌 | Print the label", needs="rental:unit:print")],
)

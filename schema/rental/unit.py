"""The sellable tree in one table: a mirror of houses, rooms and beds with their leaves, kept by the server."""

from tortoise.contrib.postgres.fields import ArrayField

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class Unit(Base):
    """`id` is that of the house, room or bed. Leaves: beds, else the room; a house without rooms is its own leaf."""

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
    sellable = Bool(default=True)
    clean_state = Char(20, default="clean")
    resident_limit = Int(default=2)
    price_daily = Money(default=0)
    price_weekday = Money(null=True)
    price_weekend = Money(null=True)
    price_holiday = Money(null=True)
    sort = Int(default=0)

    class Meta:
        table = "rent_unit"
        indexes = (("tenant_id", "community_id"),)


unit = Resource(
    Unit,
    path="rental/unit",
    title="可租单元 | Units to let",
    palette=False,
    fields=[
        f("title", "名称 | Title", find="like", read_only=True, width=204),
        f("kind", "类型 | Kind", dict="unit_kind", find="eq", read_only=True, width=88),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", read_only=True),
        f("building_id", "楼栋 | Building", ref="rental/building", find="eq", read_only=True),
        f("floor", "楼层 | Floor", find="eq", read_only=True, width=80),
        f("house_type", "户型 | House type", read_only=True, width=120),
        f("riyue", "日租/长租 | Daily or long", dict="riyue", find="eq", read_only=True),
        f("sellable", "可售 | Sellable", find="eq", read_only=True, width=80),
        f("clean_state", "清洁状态 | Clean state", dict="clean_state", find="eq", read_only=True),
        f("resident_limit", "限住人数 | Resident limit", read_only=True),
        f("price_daily", "日租价 | Per night", read_only=True),
    ],
    list="title kind community_id building_id floor house_type sellable clean_state price_daily",
    sort="community_id building_id floor title",
    can="list export",
    label="title",
)

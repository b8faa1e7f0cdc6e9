"""Overbooking limits: how many stays may be sold beyond the units of a type, by period.

What the nights themselves hold follows from them.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource
from schema.rental.unit_type import TYPE_LENGTH

EVERY_TYPE = "*"


class OverbookLimit(Base):
    """`unit_type` is the type's text, or EVERY_TYPE; of several that hold for a night the most generous counts."""

    community_id = Ref(index=True)
    unit_type = Char(TYPE_LENGTH, default=EVERY_TYPE)
    from_day = Date()
    to_day = Date()
    spare = Int()
    remark = Char(200, null=True)

    class Meta:
        table = "rent_overbook_limit"


overbook_limit = Resource(
    OverbookLimit,
    path="rental/overbookLimit",
    title="超订额度 | Overbooking limits",
    search="off",
    fields=[
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="once"),
        f(
            "unit_type",
            "户型 | Type",
            find="like",
            example=EVERY_TYPE,
            help="户型名称，* 表示全部户型 | The type's name; * stands for every type",
        ),
        f("from_day", "开始日期 | First night", find="range", example="2030-01-01"),
        f("to_day", "结束日期 | Last night", find="range", example="2030-01-31"),
        f("spare", "可超订间数 | Beyond the places", limits=(0, 999)),
        f("remark", "备注 | Remark", hide="list"),
    ],
    sort="-from_day",
    label="from_day to_day",
)

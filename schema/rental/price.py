"""Prices of single nights that override the four standing prices of a unit."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class DayPrice(Base):
    unit_id = Ref()
    night = Date()
    price = Money()
    reason = Char(100, null=True)

    class Meta:
        table = "rent_day_price"


day_price = Resource(
    DayPrice,
    path="rental/dayPrice",
    title="单日价格 | Day prices",
    fields=[
        f("unit_id", "单元 | Unit", ref="rental/unit", once=True, find="eq"),
        f("night", "日期 | Night", once=True, find="range"),
        f("price", "价格 | Price"),
        f("reason", "原因 | Reason"),
    ],
    list="unit_id night price reason create_by create_time",
    sort="-night",
    unique=[("unit_id", "night")],
    label="night",
)

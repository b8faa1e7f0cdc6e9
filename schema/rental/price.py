"""Prices and restrictions of single nights of a unit; they override the standing ones."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Int, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class DayPrice(Base):
    """`price` empty: the standing prices count. `min_nights` and `closed_in` ask about arrivals on this day,
    `closed_out` about departures, `closed` about the night itself."""

    unit_id = Ref()
    night = Date()
    price = Money(null=True)
    min_nights = Int(null=True)
    closed_in = Bool(default=False)
    closed_out = Bool(default=False)
    closed = Bool(default=False)
    reason = Char(100, null=True)

    class Meta:
        table = "rent_day_price"


day_price = Resource(
    DayPrice,
    path="rental/dayPrice",
    title="单日价格与限售 | Daily rates",
    fields=[
        f("unit_id", "单元 | Unit", ref="rental/unit", flags="once", find="eq"),
        f("night", "日期 | Night", flags="once", find="range"),
        f("price", "价格 | Price", help="留空则按基础价 | Empty: the standing price", limits=(0, None)),
        f("min_nights", "最少连住 | Minimum nights", limits=(1, 60)),
        f("closed_in", "禁止到店 | Closed to arrival", find="eq"),
        f("closed_out", "禁止离店 | Closed to departure", find="eq"),
        f("closed", "停售 | Closed out", find="eq"),
        f("reason", "原因 | Reason"),
    ],
    list="unit_id night price min_nights closed_in closed_out closed reason create_by create_time",
    sort="-night",
    rows=Rows(unique=[("unit_id", "night")]),
    label="night",
    actions=[
        Action("paint", "批量改价 | Paint prices", needs="rental:price:paint"),
        Action("restrict", "限售 | Restrict", needs="rental:price:restrict"),
    ],
)

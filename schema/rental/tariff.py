"""Tariffs: what a unit of water, power or gas costs, by tiers, from a day on.

A price changes by another tariff of the same name that begins later; meters name any of them.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Quantity, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows

TIER_PERIOD = dictionary("tier_period", "阶梯周期 | Tiers count by", "month=按月 | Month", "year=按年 | Year")


class UtilityTariff(Base):
    name = Char(60)
    kind = Char(20)
    unit = Char(10, default="kWh")
    tier_period = Char(10, default="month")
    fixed = Money(default=0)
    begin = Date()
    end = Date(null=True)

    class Meta:
        table = "rent_tariff"


class TariffTier(Base):
    """The tier without `upto` is the last one."""

    tariff_id = Ref(db_index=True)
    upto = Quantity(12, 3, null=True)
    price = Quantity(10, 4)

    class Meta:
        table = "rent_tariff_tier"


tariff = Resource(
    UtilityTariff,
    path="rental/tariff",
    title="水电价格 | Utility tariffs",
    fields=[
        f(
            "name",
            "名称 | Name",
            find="like",
            width=180,
            help="调价时用同一名称新增一条 | A new price is another tariff of the same name",
        ),
        f("kind", "类型 | Kind", dict="meter_kind", find="in", width=96),
        f("unit", "计量单位 | Unit", width=88),
        f("tier_period", "阶梯周期 | Tiers count by", dict="tier_period", width=96),
        f("fixed", "每月固定费 | Fixed fee per month", width=120),
        f("begin", "生效日期 | From", find="range", width=112),
        f("end", "截止日期 | Until", width=112),
    ],
    sort="kind name -begin",
    rows=Rows(unique=[("kind", "name", "begin")], ordered=("begin end",)),
    children=[Child("rental/tariffTier", "tariff_id", inline=True)],
)

tier = Resource(
    TariffTier,
    path="rental/tariffTier",
    title="阶梯 | Tiers",
    search="off",
    fields=[
        f("tariff_id", "价格 | Tariff", ref="rental/tariff", flags="once", find="eq"),
        f("upto", "用量上限（含） | Up to", limits=(0, None), width=140, help="最后一档不填 | Empty for the last tier"),
        f("price", "单价 | Price", limits=(0, 100_000), width=140),
    ],
    sort="upto",
    label="price",
)

"""Yearly figures of member firms: turnover, profit, taxes and staff, once a year."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows
from schema.kit.views import Chart, Views

LEAST_PROFIT = -1_000_000_000


class FirmIncome(Base):
    """`profit` may be a loss."""

    firm_id = Ref(db_index=True)
    year = Int()
    revenue = Money()
    profit = Money(null=True)
    tax = Money(null=True)
    export = Money(null=True)
    staff = Int(null=True)
    source = Char(60, null=True)
    audited = Bool(default=False)

    class Meta:
        table = "vip_ent_income"


income = Resource(
    FirmIncome,
    path="vip/firmIncome",
    title="经营收入 | Yearly figures",
    rows=Rows(unique=[("firm_id", "year")]),
    fields=[
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=200),
        f("year", "年度 | Year", limits=(1980, 2100), find="range", width=88),
        f("revenue", "营业收入（元） | Turnover (yuan)", find="range", width=150),
        f("profit", "利润（元） | Profit (yuan)", limits=(LEAST_PROFIT, None), find="range", width=140),
        f("tax", "纳税（元） | Taxes (yuan)", find="range", width=140),
        f("export", "出口额（元） | Exports (yuan)", width=140),
        f("staff", "员工人数 | Staff", limits=(0, 1_000_000), find="range", width=104),
        f("source", "数据来源 | Source"),
        f("audited", "已审计 | Audited", find="eq", width=88),
    ],
    sort="-year",
    label="year",
    views=Views(chart=Chart(along="year", bars="revenue profit tax")),
)

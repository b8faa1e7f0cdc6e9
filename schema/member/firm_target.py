"""Target customers of member firms: whom they look for, where, and with which budget."""

from schema.kit.base import Base
from schema.kit.columns import Char, Money, Ref
from schema.kit.field import f, table
from schema.kit.resource import Resource, Rows


class FirmTarget(Base):
    firm_id = Ref(db_index=True)
    industry = Char(40)
    region = Char(12, null=True)
    scale = Char(20, null=True)
    need = Char(500, null=True)
    budget_from = Money(null=True)
    budget_to = Money(null=True)
    tags = Char(200, null=True)

    class Meta:
        table = "vip_ent_target_customer"


target = Resource(
    FirmTarget,
    path="vip/firmTarget",
    title="目标客户 | Target customers",
    rows=Rows(ordered=("budget_from budget_to",)),
    fields=[
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=200),
        f("industry", "行业 | Industry", dict="member_industry", find="in", width=120),
        f(
            "region",
            "地区 | Region",
            choice=table("sys_region,name,code", parent="parent_code", way="tree"),
            find="eq",
            width=140,
        ),
        f("scale", "规模 | Size", dict="ent_scale", find="in", width=88),
        f("need", "需求 | Need", kind="textarea", find="like", width=220),
        f("budget_from", "预算下限（元） | Budget from (yuan)", find="range", width=140),
        f("budget_to", "预算上限（元） | Budget up to (yuan)", find="range", width=140),
        f("tags", "标签 | Tags", kind="tags"),
    ],
    label="need",
)

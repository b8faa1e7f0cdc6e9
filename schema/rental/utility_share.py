"""Shares of a meter that several use: who pays which part of what the meters of their own do not explain."""

from schema.kit.base import Base
from schema.kit.columns import Char, Quantity, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows

SHARE_RULE = dictionary(
    "share_rule",
    "分摊方式 | Shared by",
    "equal=均摊 | Equally",
    "ratio=按比例 | By ratio",
    "own_use=按各自用量 | By own use",
    "fixed=固定金额 | Fixed amounts",
)


class UtilityShare(Base):
    name = Char(60)
    meter_id = Ref()
    rule = Char(10)

    class Meta:
        table = "rent_utility_share"


class UtilityMember(Base):
    """`part` is a weight, or yuan for each reading where amounts are fixed."""

    share_id = Ref(db_index=True)
    unit_id = Ref()
    part = Quantity(10, 2, default=1)

    class Meta:
        table = "rent_utility_member"


share = Resource(
    UtilityShare,
    path="rental/utilityShare",
    title="公摊 | Shared meters",
    fields=[
        f("name", "名称 | Name", find="like", width=180),
        f("meter_id", "公用表 | Shared meter", ref="rental/meter", flags="unique", find="eq", width=160),
        f("rule", "分摊方式 | Shared by", dict="share_rule", find="in", width=120),
    ],
    search="off",
    children=[Child("rental/utilityMember", "share_id", inline=True)],
)

member = Resource(
    UtilityMember,
    path="rental/utilityMember",
    title="分摊房源 | Units that share",
    search="off",
    fields=[
        f("share_id", "公摊 | Shared meter", ref="rental/utilityShare", flags="once", find="eq"),
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", width=204),
        f(
            "part",
            "份额或金额 | Part or amount",
            limits=(0, 1_000_000),
            help="按比例时为权重，固定金额时为元 | A weight, or yuan where amounts are fixed",
        ),
    ],
    label="part",
    rows=Rows(unique=[("share_id", "unit_id")]),
)

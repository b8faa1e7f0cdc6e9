"""Shareholdings of member firms: who holds how much of one, and since when; current shares never exceed the whole."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Quantity, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource, Rows

HOLDER_KIND = dictionary(
    "holder_kind",
    "股东类型 | Kind of holder",
    "person=自然人 | Person #blue",
    "firm=企业 | Firm #purple",
    "state=国有 | State #red",
    "foreign=外资 | Foreign #orange",
)


class FirmShare(Base):
    """`ratio` in per cent; a share is current until the day it ends on."""

    firm_id = Ref(db_index=True)
    holder_kind = Char(20)
    holder = Char(80)
    member_id = Ref(null=True, db_index=True)
    ratio = Quantity(6, 3)
    capital = Money(null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)

    class Meta:
        table = "vip_ent_shareholding"


share = Resource(
    FirmShare,
    path="vip/firmShare",
    title="股权结构 | Shareholding",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=200),
        f("holder", "股东 | Holder", find="like", width=160),
        f("holder_kind", "股东类型 | Kind", dict="holder_kind", find="in", width=104),
        f("member_id", "会员 | Member", ref="vip/person", find="eq", width=120),
        f(
            "ratio",
            "持股比例(%) | Share (%)",
            limits=(0, 100),
            find="range",
            width=120,
            help="现有股东合计不超过100 | Current holders together have at most 100",
        ),
        f("capital", "出资额（元） | Capital (yuan)", find="range", width=140),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
    ],
    sort="-ratio",
    label="holder",
)

SHARE_CONSTRAINTS = [
    check("vip_ent_shareholding", "vip_ent_shareholding_ratio", '"ratio" >= 0 AND "ratio" <= 100'),
]

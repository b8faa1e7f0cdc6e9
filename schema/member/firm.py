"""Member firms: a company or institution with its file."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class Firm(Base):
    name = Char(100)
    uscc = Char(18, null=True)
    level_id = Ref(null=True, db_index=True)
    org_id = Ref(null=True, db_index=True)
    industry = Char(40, null=True)
    join_date = Date(null=True)

    class Meta:
        table = "vip_enterprise"


firm = Resource(
    Firm,
    path="vip/firm",
    title="会员企业 | Member firms",
    fields=[
        f("name", "企业名称 | Name", find="like", flags="unique", width=240),
        f("uscc", "统一社会信用代码 | USCC", find="like", width=180),
        f("level_id", "等级 | Level", ref="vip/level", find="eq", width=120),
        f("org_id", "所属组织 | Chapter", ref="vip/org", find="eq", width=140),
        f("industry", "行业 | Industry", find="like", width=140),
        f("join_date", "入会日期 | Joined on", find="range", width=120),
    ],
)

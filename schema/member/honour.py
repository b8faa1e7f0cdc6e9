"""Honours of members: what was awarded, by whom, at which level."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.field import Files, f
from schema.kit.resource import Resource


class MemberHonour(Base):
    member_id = Ref(db_index=True)
    title = Char(100)
    level = Char(20, null=True)
    issuer = Char(80, null=True)
    day = Date(null=True)
    evidence = Char(600, null=True)

    class Meta:
        table = "vip_member_honour"


honour = Resource(
    MemberHonour,
    path="vip/honour",
    title="荣誉 | Honours",
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("title", "荣誉 | Honour", find="like", width=220),
        f("level", "级别 | Level", dict="honour_level", find="in", width=96),
        f("issuer", "颁发单位 | Issued by", find="like", width=180),
        f("day", "日期 | Date", find="range", width=120),
        f("evidence", "证明 | Evidence", kind=Files("file", most=3), hide="list export"),
    ],
    sort="-day",
    label="title",
)

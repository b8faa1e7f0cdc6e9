"""Agreements that members signed: which, in which version, and when."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Files, f
from schema.kit.resource import Resource, Rows

MEMBER_AGREEMENT = dictionary(
    "member_agreement",
    "会员协议类别 | Kind of member agreement",
    "charter=入会章程 | Charter",
    "privacy=个人信息授权 | Personal data",
    "conduct=自律公约 | Code of conduct",
    "service=服务协议 | Service agreement",
)


class MemberAgreement(Base):
    member_id = Ref(db_index=True)
    kind = Char(20)
    version = Char(20)
    signed_on = Date()
    evidence = Char(600, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "vip_agreement"


agreement = Resource(
    MemberAgreement,
    path="vip/agreement",
    rows=Rows(unique=[("member_id", "kind", "version")]),
    title="会员协议 | Member agreements",
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("kind", "协议 | Agreement", dict="member_agreement", find="in", width=140),
        f("version", "版本 | Version", width=96),
        f("signed_on", "签署日期 | Signed on", find="range", width=120),
        f("evidence", "签署件 | Signed copy", kind=Files("file", most=3), hide="list export"),
        f("remark", "备注 | Remark"),
    ],
    sort="-signed_on",
    label="version",
)

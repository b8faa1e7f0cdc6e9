"""Members: the person behind every other file of the domain."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class Member(Base):
    """`user_id` is the account of the member, where there is one."""

    member_no = Char(20, default="")
    name = Char(60)
    gender = Char(1, null=True)
    mobile = Char(20, null=True)
    level_id = Ref(null=True, db_index=True)
    org_id = Ref(null=True, db_index=True)
    firm_id = Ref(null=True, db_index=True)
    user_id = Ref(null=True, db_index=True)
    join_date = Date(null=True)

    class Meta:
        table = "vip_member"


person = Resource(
    Member,
    path="vip/person",
    title="会员 | Members",
    fields=[
        f("member_no", "会员编号 | Member no.", rule="letters_digits", find="like", flags="unique", width=120),
        f("name", "姓名 | Name", rule="name", find="like", width=120),
        f("gender", "性别 | Gender", dict="sex", find="in", width=80),
        f("mobile", "手机 | Mobile", rule="mobile", find="like", width=124),
        f("level_id", "等级 | Level", ref="vip/level", find="eq", width=120),
        f("org_id", "所属组织 | Chapter", ref="vip/org", find="eq", width=140),
        f("firm_id", "所在企业 | Firm", ref="vip/firm", find="eq", width=200),
        f("user_id", "账号 | Account", ref="sys/user", hide="list"),
        f("join_date", "入会日期 | Joined on", find="range", width=120),
    ],
)

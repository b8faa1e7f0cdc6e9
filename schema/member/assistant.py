"""Assistants of members: whom to call, and whether before the member."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class MemberAssistant(Base):
    member_id = Ref(db_index=True)
    name = Char(60)
    phone = Char(20)
    email = Char(100, null=True)
    relation = Char(40, null=True)
    call_first = Bool(default=False)
    begin_on = Date(null=True)
    end_on = Date(null=True)

    class Meta:
        table = "vip_member_assistant"


assistant = Resource(
    MemberAssistant,
    path="vip/assistant",
    title="助理 | Assistants",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("name", "姓名 | Name", rule="name", find="like", width=120),
        f("phone", "电话 | Phone", rule="phone", find="like", width=140),
        f("email", "邮箱 | E-mail", rule="email", width=180),
        f("relation", "关系 | Relation", width=120),
        f("call_first", "先联系助理 | Call first", find="eq", width=112),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
    ],
    sort="-call_first create_time",
    label="name",
)

"""Follow-ups of members and firms: who spoke with whom, about what, and what comes next."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Ref, Text
from schema.kit.field import Due, Files, f
from schema.kit.resource import Resource, Rows
from schema.kit.views import Span, Views


class MemberFollowUp(Base):
    """Of a person, of a firm, or of a person of a firm."""

    member_id = Ref(null=True, db_index=True)
    firm_id = Ref(null=True, db_index=True)
    way = Char(20)
    at = DateTime()
    content = Text()
    next_on = Date(null=True)
    next_action = Char(200, null=True)
    done = Bool(default=False)
    owner_id = Ref(null=True)
    files = Char(1000, null=True)

    class Meta:
        table = "vip_follow_up"
        indexes = (("tenant_id", "next_on"),)


follow_up = Resource(
    MemberFollowUp,
    path="vip/followUp",
    title="会员跟进 | Follow-ups",
    rows=Rows(any_of=("member_id firm_id",), record={"done": "true"}),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=180),
        f("way", "方式 | Way", dict="follow_way", find="in", width=88),
        f("at", "时间 | At", find="range", width=160),
        f("content", "内容 | What was said", find="like", width=260),
        f("next_on", "下次跟进 | Next on", find="range", width=140, kind=Due({"done": "false"})),
        f("next_action", "下一步 | Next", find="like"),
        f("done", "已完成 | Done", find="eq", width=88),
        f("owner_id", "负责人 | Owner", ref="sys/user", find="eq", width=104),
        f("files", "附件 | Files", kind=Files("file", most=5), hide="list export"),
    ],
    sort="-at",
    label="content",
    views=Views(span=Span(begin="next_on", title="next_action")),
)

"""Follow-ups: what was talked about with a contact, and when the next word is due.

Whether the next word was given is told by the follow-ups themselves, so that nobody has to tick it off.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import Due, Find, ahead, f, lately
from schema.kit.resource import Resource, Rows
from schema.kit.views import Span, Views

NONE, WAITING, KEPT = "none", "waiting", "kept"

FOLLOW_NEXT = dictionary(
    "follow_next",
    "下次跟进状态 | Next follow-up",
    f"{NONE}=未约定 | None agreed #default",
    f"{WAITING}=待跟进 | To do #orange",
    f"{KEPT}=已跟进 | Done #green",
)


class FollowUp(Base):
    """`next_state` is kept once a later follow-up of the same contact stands."""

    contact_id = Ref(db_index=True)
    way = Char(20)
    time = DateTime()
    content = Text()
    next_time = DateTime(null=True)
    next_action = Char(200, null=True)
    next_state = Char(10, default=NONE)
    owner_id = Ref(null=True, db_index=True)
    files = Char(1000, null=True)

    class Meta:
        table = "crm_follow_up"
        indexes = (("tenant_id", "next_state", "next_time"),)


follow_up = Resource(
    FollowUp,
    path="crm/followUp",
    title="跟进记录 | Follow-ups",
    rows=Rows(ordered=("time next_time",)),
    fields=[
        f("contact_id", "联系人 | Contact", ref="crm/contact", find="eq", flags="once", width=112, choice="table"),
        f("way", "方式 | Way", dict="follow_way", find="in", width=88),
        f(
            "time",
            "跟进时间 | Time",
            find=Find("range", (lately("近7天 | Last 7 days", 7), lately("近30天 | Last 30 days", 30))),
            width=160,
        ),
        f("content", "内容 | What was said", find="like", limits=2000, width=320, example="电话沟通活动安排"),
        f(
            "next_time",
            "下次跟进 | Next time",
            kind=Due({"next_state": WAITING}),
            find=Find("range", (ahead("今后 | Coming days"), lately("近7天 | Last 7 days", 7))),
            width=168,
        ),
        f("next_action", "下一步 | Next step", find="like", width=200),
        f("next_state", "下次状态 | Next", dict="follow_next", find="in", flags="read_only", width=104),
        f("owner_id", "跟进人 | By", ref="sys/user", find="eq", width=104, help="不填为本人 | Empty: yourself"),
        f("files", "附件 | Files", kind="file", hide="list export"),
    ],
    list="contact_id way time content next_time next_state next_action owner_id",
    sort="-time",
    label="content",
    views=Views(span=Span(begin="next_time", title="next_action")),
)

"""Visits: the platform's people look into an organisation that they help, an administrator looks at their own as a role sees it.

Both borrow other eyes for a while and stand in the trail: who, when, why, and whether they might change anything.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, DateTime, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class SupportVisit(Base):
    """`tenant_id` is the organisation visited; the visitor belongs to another, so names are kept here. One session visits one
    organisation at a time, until `ends_at` at the latest. With a role it is the visitor's
    own organisation, seen as this role; its name is of then."""

    session_id = BigInt()
    user_id = BigInt()
    username = Char(50)
    realname = Char(50)
    reason = Char(200)
    may_write = Bool(default=False)
    role_id = Ref(null=True, index=True)
    role_name = Char(100, null=True)
    begun_at = DateTime()
    ends_at = DateTime()
    ended_at = DateTime(null=True)
    ended_by = Char(50, null=True)

    class Meta:
        table = "sys_support_visit"
        indexes = (("session_id", "ended_at"),)


support_visit = Resource(
    SupportVisit,
    path="sys/supportVisit",
    title="支持访问 | Support visits",
    search="off",
    fields=[
        f("realname", "支持人员 | Who", find="like", width=120),
        f("username", "账号 | Account", find="like", hide="list"),
        f("reason", "原因 | Why", find="like", width=280),
        f("role_name", "角色视角 | As role", find="like", width=120),
        f("may_write", "可修改 | May change", find="eq", width=96),
        f("begun_at", "开始时间 | From", find="range", width=172),
        f("ends_at", "最晚到 | At the latest until", width=172),
        f("ended_at", "结束时间 | Ended", width=172),
        f("ended_by", "结束人 | Ended by", width=120),
    ],
    list="realname reason role_name may_write begun_at ends_at ended_at ended_by",
    sort="-begun_at",
    can="list export",
    label="realname",
    rows=Rows(record=True),
    actions=[
        Action(
            "end",
            "立即结束 | End now",
            needs="sys:supportVisit:end",
            confirm="确定结束这次访问? | End this visit?",
            plain=True,
            danger=True,
            when={"ended_at": ""},
        )
    ],
)

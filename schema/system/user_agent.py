"""Stand-ins: who stands in for whom while somebody is away, for which period and with what."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Chosen, Popup, f
from schema.kit.resource import Resource

AGENT_SCOPE = dictionary("agent_scope", "代理范围 | Goes over", "orders=工单 | Orders", "notices=通告 | Announcements")

ORDERS, NOTICES = "orders", "notices"


class UserAgent(Base):
    """The usernames are the wire's; the ids are what the rest of the system goes by. `told_at`: when both heard that it began."""

    user_name = Char(50)
    agent_user_name = Char(50)
    user_id = Ref()
    agent_id = Ref()
    start_time = DateTime()
    end_time = DateTime()
    scope = Char(60, default=f"{ORDERS},{NOTICES}")
    status = Char(1, default="1")
    told_at = DateTime(null=True)

    class Meta:
        table = "sys_user_agent"


user_agent = Resource(
    UserAgent,
    path="sys/sysUserAgent",
    title="用户代理人 | Stand-ins",
    fields=[
        f(
            "user_name",
            "用户账号 | Account",
            flags="once",
            find="like",
            choice=Popup("staff", source="username", target="userName"),
        ),
        f(
            "agent_user_name",
            "代理人账号 | Stand-in's account",
            find="like",
            choice=Chosen("sys/user", store="username", way="search"),
        ),
        f("start_time", "开始时间 | From", find="range"),
        f("end_time", "结束时间 | To", find="range"),
        f("scope", "代理范围 | What goes over", kind="dicts", dict="agent_scope", choice="checkbox"),
        f("status", "状态 | Status", dict="enabled", find="eq", choice="switch"),
    ],
    list="user_name agent_user_name start_time end_time scope status",
    sort="-start_time",
    label="user_name",
)

AGENT_CONSTRAINTS = [
    "CREATE INDEX IF NOT EXISTS ix_sys_user_agent_user ON sys_user_agent (tenant_id, user_id, end_time)"
    " WHERE del_flag = 0 AND status = '1'",
]

"""Announcements and who has read them; draft, scheduled, released, revoked and ended are steps of a process, not edits."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Ref, Text
from schema.kit.field import Files, f
from schema.kit.resource import Also, Resource

DRAFT, RELEASED, REVOKED, SCHEDULED, ENDED = "0", "1", "2", "3", "4"
EVERYBODY, USERS, ROLES, DEPARTS = "ALL", "USER", "ROLE", "DEPART"
UNREAD, READ = "0", "1"
NOTICE, MESSAGE = "1", "2"


class Announcement(Base):
    """`sender` is a username, beside it the name as people read it; `user_ids`, `role_ids` and `depart_ids` are comma lists, of
    which `msg_type` names one. `personal`: told to single people by a process; nobody administers those.
    `escalated_at`: when those who had not read something urgent were told once more.
    """

    title = Char(200)
    msg_content = Text()
    msg_abstract = Char(200, null=True)
    sender = Char(50, null=True)
    sender_name = Char(50, null=True)
    priority = Char(1, default="L")
    msg_category = Char(1, default=NOTICE)
    msg_type = Char(10, default=EVERYBODY)
    user_ids = Text(null=True)
    role_ids = Text(null=True)
    depart_ids = Text(null=True)
    send_status = Char(1, default=DRAFT)
    send_time = DateTime(null=True)
    cancel_time = DateTime(null=True)
    start_time = DateTime(null=True)
    end_time = DateTime(null=True)
    open_type = Char(20, null=True)
    open_page = Char(200, null=True)
    bus_type = Char(40, null=True)
    bus_id = Char(40, null=True)
    files = Text(null=True)
    personal = Bool(default=False)
    escalated_at = DateTime(null=True)
    sent_total = Int(default=0)
    read_total = Int(default=0)

    class Meta:
        table = "sys_announcement"


class AnnouncementSend(Base):
    """One announcement for one person; the name stays readable when the account is gone."""

    annt_id = Ref()
    user_id = Ref()
    realname = Char(50, null=True)
    read_flag = Char(1, default=UNREAD)
    read_time = DateTime(null=True)
    star = Bool(default=False)
    personal = Bool(default=False)

    class Meta:
        table = "sys_announcement_send"


announcement = Resource(
    Announcement,
    path="sys/annountCement",
    title="系统通告 | Announcements",
    fields=[
        f("title", "标题 | Title", wire="titile", find="like", max=100),
        f("msg_category", "消息类型 | Category", dict="msg_category", find="eq"),
        f("priority", "优先级 | Priority", dict="priority", find="eq"),
        f("msg_type", "通告对象 | Addressed to", dict="msg_type", find="eq"),
        f("user_ids", "指定用户 | Users", kind="refs", ref="sys/user", hide="list"),
        f("role_ids", "指定角色 | Roles", kind="refs", ref="sys/role", hide="list"),
        f("depart_ids", "指定部门 | Departments", kind="refs", ref="sys/sysDepart", hide="list"),
        f("start_time", "发布时间 | To be released at", hide="list", help="空则立即发布 | Empty: at once"),
        f("end_time", "结束时间 | Ends at", find="range"),
        f("msg_abstract", "摘要 | Abstract", kind="textarea", hide="list"),
        f("msg_content", "内容 | Content", kind="html", hide="list", max=200_000),
        f("files", "附件 | Attachments", kind="file", wire="anntFiles", hide="list", max=2000, files=Files(most=9)),
        f("open_type", "打开方式 | Opens", dict="announcement_open", hide="list"),
        f(
            "open_page",
            "打开页面 | Page",
            hide="list",
            help="本系统内的地址或页面组件 | An address or page component of this portal",
            example="rental/Board",
        ),
        f("bus_type", "业务类型 | Business kind", hide="list form"),
        f("bus_id", "业务编号 | Business id", hide="list form"),
        f("sender", "发布人账号 | Sender's account", read_only=True, find="eq", hide="list"),
        f("sender_name", "发布人 | Sender", read_only=True, find="like"),
        f("send_status", "发布状态 | State", dict="send_status", read_only=True, find="eq"),
        f("send_time", "发布时间 | Released", read_only=True, find="range"),
        f("sent_total", "发送人数 | Sent to", read_only=True),
        f("read_total", "已读人数 | Read by", read_only=True),
        f("cancel_time", "撤销时间 | Revoked", read_only=True, hide="list"),
    ],
    list="titile msg_category priority msg_type send_status sent_total read_total sender_name send_time",
    can="list add edit delete export import",
    actions=[
        Action("doReleaseData", "发布 | Release", needs="sys:annountCement:release", confirm="确定发布? | Release it?"),
        Action("doReovkeData", "撤销 | Revoke", needs="sys:annountCement:revoke", confirm="确定撤销? | Revoke it?"),
    ],
    label="title",
    apart="personal",
    children=[("sys/sysAnnouncementSend", "annt_id")],
    also=[Also("delFlag", "t.del_flag::text"), Also("dtTaskId", "NULL::text")],
)

announcement_send = Resource(
    AnnouncementSend,
    path="sys/sysAnnouncementSend",
    title="通告阅读记录 | Announcement readers",
    record=True,
    search=False,
    fields=[
        f("annt_id", "通告 | Announcement", ref="sys/annountCement", find="eq", read_only=True),
        f("user_id", "用户编号 | Person id", find="eq", read_only=True, hide="list"),
        f("realname", "姓名 | Name", find="like", read_only=True),
        f("read_flag", "阅读状态 | Read", dict="read_flag", find="eq", read_only=True),
        f("read_time", "阅读时间 | Read at", find="range", read_only=True),
    ],
    list="annt_id realname read_flag read_time create_time",
    can="list export",
    label="realname",
    apart="personal",
)

ANNOUNCEMENT_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_announcement_send ON sys_announcement_send (annt_id, user_id)",
    "CREATE INDEX IF NOT EXISTS ix_sys_announcement_send_user ON sys_announcement_send (tenant_id, user_id, read_flag)",
    "CREATE INDEX IF NOT EXISTS ix_sys_announcement_due ON sys_announcement (send_status, start_time, end_time)"
    " WHERE del_flag = 0 AND send_status IN ('1', '3')",
]

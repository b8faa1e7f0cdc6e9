"""Announcements and who has read them; draft, scheduled, released, revoked and ended are steps of a process, not edits."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Also, Child, Family, Resource, Rows

MSG_CATEGORY = dictionary(
    "msg_category", "消息类型 | Message kind", "1=通知公告 | Notice", "2=系统消息 | System message"
)
MSG_TYPE = dictionary(
    "msg_type",
    "通告对象 | Addressed to",
    "ALL=全体用户 | Everybody",
    "USER=指定用户 | Users",
    "ROLE=指定角色 | Roles",
    "DEPART=指定部门 | Departments",
)

RELEASE, REVOKE = "发布 | Release", "撤销 | Revoke"
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
        f("title", "标题 | Title", wire="titile", find="like", limits=100),
        f("msg_category", "消息类型 | Category", dict="msg_category", find="eq"),
        f("priority", "优先级 | Priority", dict="priority", find="eq"),
        f("msg_type", "通告对象 | Addressed to", dict="msg_type", find="eq"),
        f("user_ids", "指定用户 | Users", kind="refs", ref="sys/user", hide="list"),
        f("role_ids", "指定角色 | Roles", kind="refs", ref="sys/role", hide="list"),
        f("depart_ids", "指定部门 | Departments", kind="refs", ref="sys/sysDepart", hide="list"),
        f("start_time", "发布时间 | To be released at", hide="list", help="空则立即发布 | Empty: at once"),
        f("end_time", "结束时间 | Ends at", find="range"),
        f("msg_abstract", "摘要 | Abstract", kind="textarea", hide="list"),
        f("msg_content", "内容 | Content", kind="html", hide="list", limits=200_000),
        f("files", "附件 | Attachments", kind=Files("file", most=9), wire="anntFiles", hide="list", limits=2000),
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
        f("sender", "发布人账号 | Sender's account", flags="read_only", find="eq", hide="list"),
        f("sender_name", "发布人 | Sender", flags="read_only", find="like"),
        f("send_status", "发布状态 | State", dict="send_status", flags="read_only", find="eq"),
        f("send_time", "发布时间 | Released", flags="read_only", find="range"),
        f("sent_total", "发送人数 | Sent to", flags="read_only"),
        f("read_total", "已读人数 | Read by", flags="read_only"),
        f("cancel_time", "撤销时间 | Revoked", flags="read_only", hide="list"),
    ],
    list="titile msg_category priority msg_type send_status sent_total read_total sender_name send_time",
    can="list add edit delete export import",
    process=Process(
        "send_status",
        name="announcement",
        noun="通告 | Announcement",
        number="title",
        states={
            DRAFT: "未发布 | Draft",
            RELEASED: "已发布 | Released #green",
            REVOKED: "已撤销 | Revoked #default",
            SCHEDULED: "待发布 | Scheduled #blue",
            ENDED: "已结束 | Ended #default",
        },
        transitions=[
            Transition(
                "doReleaseData",
                RELEASE,
                f"{DRAFT} {REVOKED} {SCHEDULED}",
                RELEASED,
                right="release",
                confirm="确定发布? | Release it?",
            ),
            Transition(
                "doReovkeData",
                REVOKE,
                f"{RELEASED} {SCHEDULED}",
                REVOKED,
                right="revoke",
                confirm="确定撤销? | Revoke it?",
                danger=True,
            ),
            Transition("release", RELEASE, f"{DRAFT} {REVOKED} {SCHEDULED}", RELEASED, internal=True),
            Transition("revoke", REVOKE, RELEASED, REVOKED, internal=True),
            Transition("schedule", "定时发布 | Schedule", f"{DRAFT} {REVOKED}", SCHEDULED, internal=True),
            Transition("unschedule", "取消定时 | Unschedule", SCHEDULED, DRAFT, internal=True),
            Transition("end", "结束 | End", RELEASED, ENDED, internal=True),
        ],
    ),
    label="title",
    rows=Rows(apart="personal", ordered=("start_time end_time",)),
    children=[Child("sys/sysAnnouncementSend", "annt_id")],
    family=Family(also=[Also("delFlag", "t.del_flag::text"), Also("dtTaskId", "NULL::text")]),
)

SEND_STATUS = states(announcement, "发布状态 | Release state")

announcement_send = Resource(
    AnnouncementSend,
    path="sys/sysAnnouncementSend",
    title="通告阅读记录 | Announcement readers",
    search="off",
    fields=[
        f("annt_id", "通告 | Announcement", ref="sys/annountCement", find="eq", flags="read_only"),
        f("user_id", "用户编号 | Person id", find="eq", flags="read_only", hide="list"),
        f("realname", "姓名 | Name", find="like", flags="read_only"),
        f("read_flag", "阅读状态 | Read", dict="read_flag", find="eq", flags="read_only"),
        f("read_time", "阅读时间 | Read at", find="range", flags="read_only"),
    ],
    list="annt_id realname read_flag read_time create_time",
    can="list export",
    label="realname",
    rows=Rows(apart="personal", record=True),
)

ANNOUNCEMENT_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_announcement_send ON sys_announcement_send (annt_id, user_id)",
    "CREATE INDEX IF NOT EXISTS ix_sys_announcement_send_user ON sys_announcement_send (tenant_id, user_id, read_flag)",
    "CREATE INDEX IF NOT EXISTS ix_sys_announcement_due ON sys_announcement (send_status, start_time, end_time)"
    " WHERE del_flag = 0 AND send_status IN ('1', '3')",
]

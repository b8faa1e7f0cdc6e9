"""Business messages: one text to many, by role, department, member level, chapter or segment; delivered into the inbox that everybody has."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import states
from schema.kit.field import Wire, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

DRAFT, APPROVED, SENT = "draft", "approved", "sent"
_RECEIPTS = (
    "SELECT count(*)::int FROM sys_announcement_send s WHERE s.tenant_id = t.tenant_id AND s.annt_id = t.notice_id"
)


class BizMessage(Base):
    """`notice_id`: what lies in the inboxes. `sent_count` and `read_count` hold nothing: they are counted from its receipts.

    The targets are comma lists of ids."""

    title = Char(100, default="")
    body = Text(default="")
    template_id = Ref(null=True)
    role_ids = Char(500, null=True)
    depart_ids = Char(500, null=True)
    level_ids = Char(500, null=True)
    org_ids = Char(500, null=True)
    segment_ids = Char(500, null=True)
    state = Char(12, default=DRAFT)
    sent_at = DateTime(null=True)
    notice_id = Ref(null=True)
    sent_count = Int(default=0)
    read_count = Int(default=0)

    class Meta:
        table = "biz_message"


message = Resource(
    BizMessage,
    path="biz/message",
    title="业务消息 | Business messages",
    rows=Rows(record={"state": SENT}, settled={"state": f"{APPROVED} {SENT}"}),
    fields=[
        f(
            "title",
            "标题 | Title",
            find="like",
            width=240,
            help="选了模板可不填 | May be empty where a template is chosen",
        ),
        f(
            "template_id",
            "模板 | Template",
            ref="sys/message/sysMessageTemplate",
            hide="list",
            help="标题和正文为空时取自模板 | Gives title and text where these are empty",
        ),
        f(
            "body",
            "正文 | Text",
            kind="textarea",
            limits=2000,
            hide="list",
            help="可用 ${organisation} 和 ${date} | ${organisation} and ${date} stand for their values",
        ),
        f("role_ids", "角色 | Roles", kind="refs", ref="sys/role", width=140),
        f("depart_ids", "部门 | Departments", kind="refs", ref="sys/sysDepart", width=140),
        f("level_ids", "会员等级 | Member levels", kind="refs", ref="vip/level", width=140),
        f("org_ids", "会员组织 | Chapters", kind="refs", ref="vip/org", width=140),
        f("segment_ids", "会员分群 | Segments", kind="refs", ref="vip/segment", width=140),
        f("state", "状态 | State", dict="biz_message_state", flags="read_only", find="in", width=96),
        f("sent_at", "发送时间 | Sent at", flags="read_only", find="range", width=160),
        f("sent_count", "送达人数 | Sent to", flags="read_only", width=96, wire=Wire(reads=_RECEIPTS)),
        f(
            "read_count",
            "已读人数 | Read by",
            flags="read_only",
            width=96,
            wire=Wire(reads=f"{_RECEIPTS} AND s.read_flag = '1'"),
        ),
    ],
    list="title state role_ids depart_ids level_ids org_ids segment_ids sent_count read_count sent_at create_time",
    label="title",
    process=Process(
        "state",
        name="bizMessage",
        noun="消息 | Message",
        number="title",
        states={
            DRAFT: "草稿 | Draft #default",
            APPROVED: "已审核 | Approved #blue",
            SENT: "已发送 | Sent #green",
        },
        transitions=[
            Transition("approve", "审核通过 | Approve", DRAFT, APPROVED, done="审核通过 | Approved"),
            Transition(
                "send",
                "发送 | Send",
                APPROVED,
                SENT,
                confirm="发送后不能撤回，确定发送？ | It cannot be taken back. Send it?",
                done="发送 | Sent",
            ),
            Transition(
                "revise",
                "退回修改 | Back to draft",
                APPROVED,
                DRAFT,
                right="approve",
                rare=True,
                done="退回修改 | Back to draft",
            ),
        ],
    ),
)

BIZ_MESSAGE_STATE = states(message, "业务消息状态 | State of a business message")

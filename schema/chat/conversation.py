"""Conversations. Two numbers count in the row, under its lock: the order of messages, and every change to one."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, DateTime, Int, Ref
from schema.kit.field import Wire, f
from schema.kit.resource import Resource, Rows

SINGLE, GROUP, RECORD = "1", "2", "3"
MOST_MEMBERS = 500

CONVERSATION_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_conversation_pair" ON "chat_conversation" ("tenant_id", "pair_key")'
    " WHERE pair_key IS NOT NULL",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_conversation_ref" ON "chat_conversation" ("tenant_id", "ref_path", "ref_id")'
    " WHERE ref_path IS NOT NULL",
]

# Over the row t. Two people's talk has no name of its own: it is called by both, as they are called now.
NAME = """
CASE WHEN t.kind = '1' THEN (SELECT string_agg(u.realname, '、' ORDER BY m.id) FROM chat_member m
  JOIN sys_user u ON u.id = m.user_id WHERE m.conversation_id = t.id) ELSE t.name END
"""


class Conversation(Base):
    """`last_seq` is the place of the last message; `rev` grows with every message sent, edited, recalled or reacted to.

    `pair_key` names the two of a single conversation, the lower id first; `ref_path` and `ref_id` the record talked about.
    """

    kind = Char(1)
    name = Char(100, default="")
    avatar = Char(255, null=True)
    owner_id = Ref(null=True)
    pair_key = Char(41, null=True)
    ref_path = Char(100, null=True)
    ref_id = Ref(null=True)
    last_seq = BigInt(default=0)
    rev = BigInt(default=0)
    last_message_id = Ref(null=True)
    last_at = DateTime(null=True)
    members = Int(default=0)
    closed = Bool(default=False)
    closed_by = Ref(null=True)
    closed_at = DateTime(null=True)

    class Meta:
        table = "chat_conversation"


conversation = Resource(
    Conversation,
    path="chat/admin/conversation",
    title="会话管理 | Conversations",
    rows=Rows(record=True),
    search="off",
    fields=[
        f("kind", "类型 | Kind", dict="chat_kind", find="in", width=96),
        f("name", "名称 | Name", find="like", width=220, wire=Wire(reads=NAME)),
        f("owner_id", "群主 | Owner", ref="sys/user", find="eq"),
        f("members", "人数 | People", width=88),
        f("last_seq", "消息数 | Messages", width=96),
        f("last_at", "最近消息 | Last message", find="range"),
        f("closed", "已解决 | Solved", find="eq", width=88),
        f("closed_by", "解决人 | Solved by", ref="sys/user", hide="list"),
        f("closed_at", "解决时间 | Solved at", hide="list"),
        f("ref_path", "业务类型 | About", hide="list"),
    ],
    list="kind name owner_id members last_seq last_at closed create_time",
    sort="-create_time",
    can="list",
    actions=[
        Action("exportTalk", "导出聊天记录 | Export messages", needs="chat:admin:export"),
        Action("exportPerson", "按人员导出 | Export a person's messages", needs="chat:admin:export", without_row=True),
    ],
    label="name",
)

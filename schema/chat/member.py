"""Members of conversations: how far each has read, and how they want to have it."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Bool, Char, DateTime, Ref, Text
from schema.kit.snowflake import next_id

OWNER, ADMIN, MEMBER = "owner", "admin", "member"

MEMBER_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_member" ON "chat_member" ("conversation_id", "user_id")',
    'CREATE INDEX IF NOT EXISTS "ix_chat_member_user" ON "chat_member" ("user_id", "conversation_id")',
]


class ChatMember(Model):
    """A row is a membership: who leaves loses it. `mention_seq`: the last message that named them.

    `hidden_seq`: out of their list until a message after that one.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    conversation_id = Ref()
    user_id = Ref()
    role = Char(10, default=MEMBER)
    muted = Bool(default=False)
    pinned = Bool(default=False)
    last_read_seq = BigInt(default=0)
    mention_seq = BigInt(default=0)
    hidden_seq = BigInt(null=True)
    draft = Text(null=True)
    draft_at = DateTime(null=True)
    joined_at = DateTime(default=now)

    class Meta:
        table = "chat_member"

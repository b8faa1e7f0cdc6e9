"""Scheduled messages: they wait for their time, and a worker sends them."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Json, Ref, Text
from schema.kit.snowflake import next_id

WAITING, SENT, CANCELLED, FAILED = "waiting", "sent", "cancelled", "failed"

LATER_CONSTRAINTS = [
    'CREATE INDEX IF NOT EXISTS "ix_chat_later_due" ON "chat_later" ("send_at") WHERE state = \'waiting\'',
    'CREATE INDEX IF NOT EXISTS "ix_chat_later_sender" ON "chat_later" ("sender_id", "send_at")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_later_client" ON "chat_later" ("sender_id", "client_id")',
]


class Later(Model):
    """The message it becomes has the same `client_id`, so that it is sent once whatever happens meanwhile."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    conversation_id = Ref()
    sender_id = Ref()
    kind = Char(10)
    body = Text()
    media = Json(null=True)
    mentions = Json(default=list)
    reply_to_id = Ref(null=True)
    send_at = DateTime()
    client_id = Char(64)
    state = Char(10, default=WAITING)
    message_id = Ref(null=True)
    note = Char(200, null=True)
    created_at = DateTime(default=now)

    class Meta:
        table = "chat_later"

"""Messages, reactions to them, and the files that they show."""

from tortoise import Model, fields
from tortoise.contrib.postgres.fields import TSVectorField

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Json, Ref, Text
from schema.kit.snowflake import next_id

TEXT, IMAGE, VOICE, FILE, CARD, SYSTEM = "text", "image", "voice", "file", "card", "system"
KINDS = (TEXT, IMAGE, VOICE, FILE, CARD)

MESSAGE_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_message_seq" ON "chat_message" ("conversation_id", "seq")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_message_rev" ON "chat_message" ("conversation_id", "rev")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_message_client" ON "chat_message" ("sender_id", "client_id")',
    'CREATE INDEX IF NOT EXISTS "ix_chat_message_at" ON "chat_message" ("conversation_id", "sent_at")',
    'CREATE INDEX IF NOT EXISTS "ix_chat_message_sender" ON "chat_message" ("conversation_id", "sender_id", "sent_at")',
    'CREATE INDEX IF NOT EXISTS "ix_chat_message_kind" ON "chat_message" ("conversation_id", "kind", "sent_at")'
    " WHERE kind NOT IN ('text', 'system')",
    'CREATE INDEX IF NOT EXISTS "ix_chat_message_reply" ON "chat_message" ("reply_to_id") WHERE reply_to_id IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_chat_message_terms" ON "chat_message" USING gin ("terms")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_reaction" ON "chat_reaction" ("message_id", "user_id", "emoji")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_file" ON "chat_file" ("file_id", "message_id")',
    'CREATE INDEX IF NOT EXISTS "ix_chat_file_message" ON "chat_file" ("message_id")',
]


class ChatMessage(Model):
    """`seq` is its place in the conversation, `rev` the number of its last change there.

    `terms` are the words by which it is found, with the mark of its conversation; `body` of a system message is a pair text.
    `notice_id`: what those it names were told, which changes and goes with it.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    conversation_id = Ref()
    seq = BigInt()
    rev = BigInt()
    sender_id = Ref()
    kind = Char(10)
    body = Text()
    media = Json(null=True)
    reply_to_id = Ref(null=True)
    mentions = Json(default=list)
    sent_at = DateTime(default=now)
    edited_at = DateTime(null=True)
    recalled_at = DateTime(null=True)
    client_id = Char(64)
    forwarded_from = Char(50, null=True)
    notice_id = Ref(null=True)
    terms = TSVectorField(null=True)

    class Meta:
        table = "chat_message"


class Reaction(Model):
    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    message_id = Ref()
    user_id = Ref()
    emoji = Char(32)
    at = DateTime(default=now)

    class Meta:
        table = "chat_reaction"


class ChatFile(Model):
    """Through which message a stored file may be read."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    file_id = Ref()
    conversation_id = Ref()
    message_id = Ref()

    class Meta:
        table = "chat_file"

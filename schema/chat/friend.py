"""Friends: who asked whom, and what became of it. They are needed only where not all staff are friends anyway."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Ref
from schema.kit.snowflake import next_id

REQUESTED, ACCEPTED, REFUSED, REMOVED = "requested", "accepted", "refused", "removed"

FRIEND_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_chat_friend" ON "chat_friend" ("user_id", "friend_id")',
    'CREATE INDEX IF NOT EXISTS "ix_chat_friend_other" ON "chat_friend" ("friend_id", "user_id")',
]


class Friend(Model):
    """`user_id` asked `friend_id`; once accepted each of the two has a row, with a remark of their own."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    user_id = Ref()
    friend_id = Ref()
    remark = Char(50, null=True)
    status = Char(10, default=REQUESTED)
    said = Char(200, null=True)
    at = DateTime(default=now)

    class Meta:
        table = "chat_friend"

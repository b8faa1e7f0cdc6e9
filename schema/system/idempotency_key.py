"""Idempotency keys of writes with their first answer, so that what is sent again happens once."""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char, DateTime, Int, Ref
from schema.kit.snowflake import next_id


class IdempotencyKey(Model):
    """A write by its key; written by the transaction of the write itself, so one is never there without the other.

    `key` and `digest` are SHA-256 in hex: of what the client named the write, and of what it sent. `answer` is sealed.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    user_id = Ref()
    key = Char(64)
    call = Char(200)
    digest = Char(64)
    status = Int(null=True)
    headers = fields.JSONField[dict[str, str]](null=True)
    answer = fields.BinaryField(null=True)
    expires_at = DateTime(db_index=True)

    class Meta:
        table = "sys_idempotency_key"
        unique_together = (("tenant_id", "user_id", "key"),)

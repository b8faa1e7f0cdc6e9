"""Rows that a client made under a name of its own, so that the same row sent again after a lost answer is not made twice."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Ref
from schema.kit.snowflake import next_id


class SentRow(Model):
    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    user_id = Ref()
    path = Char(60)
    temp_id = Char(80)
    row_id = Ref(null=True)
    created_at = DateTime(default=now, db_index=True)

    class Meta:
        table = "sys_sent_row"
        unique_together = (("tenant_id", "user_id", "path", "temp_id"),)

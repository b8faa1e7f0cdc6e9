"""The day turn of an organisation: up to which business day it was done.

So what begins, falls due or ends with a day happens once, in order.
"""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Date
from schema.kit.snowflake import next_id


class DayTurn(Model):
    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt(unique=True)
    day = Date()

    class Meta:
        table = "rent_day_turn"

"""Events waiting to be published: written with the change, cleared once they are numbered and on the bus."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Json


class Outbox(Model):
    """One event; `topic` has no tenant prefix, `client` is the client id of the cause.

    `fan` {topic, ids}: it is told on topic/id of each instead; `topic` only keeps it in line with what else is told there.
    """

    id = fields.BigIntField(primary_key=True)
    tenant_id = BigInt()
    topic = Char(200)
    op = Char(40)
    client = Char(64, default="")
    data = Json()
    fan = Json(null=True)
    created_at = DateTime(default=now)

    class Meta:
        table = "sys_outbox"

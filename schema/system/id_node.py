"""Node numbers of ids: which process holds which, and up to which millisecond they are given away."""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char


class IdNode(Model):
    """`until_ms` counts from the ids' epoch and never falls below an id that was given; `token` is the lease, `holder` for people."""

    node = fields.IntField(primary_key=True, generated=False)
    token = Char(32)
    holder = Char(80)
    until_ms = BigInt()

    class Meta:
        table = "sys_id_node"

"""The trail: every change with its field diff, and every state change, written in the change's own transaction."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Int, Json, Ref
from schema.kit.snowflake import next_id


class Audit(Model):
    """One change of one row; `diff` is a list of {field, label, old, new}, secrets masked.

    `before` holds stored values by column that take the change back, `version` the row's version after it, `root_*` the row
    that a person changed and that this row followed; both are empty for changes that a process made.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    table_name = Char(60)
    row_id = Ref()
    action = Char(20)
    diff = Json(default=list)
    username = Char(50)
    realname = Char(50)
    request_id = Char(40, null=True)
    created_at = DateTime(default=now)
    before = Json(null=True)
    version = Int(null=True)
    root_table = Char(60, null=True)
    root_id = Ref(null=True)

    class Meta:
        table = "sys_audit"
        indexes = (("tenant_id", "table_name", "row_id"), ("tenant_id", "request_id"))


class StateLog(Model):
    """One step of a state machine."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    table_name = Char(60)
    row_id = Ref()
    machine = Char(30)
    old_state = Char(30, null=True)
    new_state = Char(30)
    event = Char(30)
    reason = Char(255, null=True)
    username = Char(50)
    created_at = DateTime(default=now)

    class Meta:
        table = "sys_state_log"
        indexes = (("tenant_id", "table_name", "row_id"),)

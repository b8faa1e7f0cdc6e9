"""The base model: the columns that every business table has.

Tenant, soft deletion, row version and authorship are needed by the engine in each of them.
"""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, Int
from schema.kit.snowflake import next_id

COMMON_COLUMNS = (
    "id",
    "tenant_id",
    "sys_org_code",
    "create_by",
    "create_time",
    "update_by",
    "update_time",
    "del_flag",
    "row_version",
)


class Base(Model):
    """Id, tenant, authorship, soft delete and row version (entities: conventions)."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    sys_org_code = Char(64, null=True)
    create_by = Char(50, null=True)
    create_time = fields.DatetimeField(default=now)
    update_by = Char(50, null=True)
    update_time = fields.DatetimeField(null=True)
    del_flag = fields.SmallIntField(default=0)
    row_version = Int(default=1)

    class Meta:
        abstract = True

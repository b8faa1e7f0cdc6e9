"""Organisations that share the platform and nothing else."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import Bool, Char, Date, DateTime
from schema.kit.snowflake import next_id


class Tenant(Model):
    """An organisation; its id is what every row's tenant_id holds."""

    id = fields.BigIntField(primary_key=True, generated=False)
    code = Char(40, unique=True)
    name = Char(100)
    begin_date = Date(null=True)
    end_date = Date(null=True)
    status = Char(1, default="1")
    create_time = DateTime(default=now)

    class Meta:
        table = "sys_tenant"


class UserTenant(Model):
    """Membership of a user in an organisation."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    user_id = fields.BigIntField()
    tenant_id = fields.BigIntField()
    enabled = Bool(default=True)

    class Meta:
        table = "sys_user_tenant"
        unique_together = (("user_id", "tenant_id"),)

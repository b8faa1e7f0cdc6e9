"""Grants: what an organisation and a department were given of the menu. Roles are granted from within it."""

from schema.kit.base import Base
from schema.kit.columns import Json, Ref


class TenantPermission(Base):
    """The package of a tenant: while it has no row, the tenant may grant the whole menu."""

    permission_id = Ref(index=True)

    class Meta:
        table = "sys_tenant_permission"


class DepartPermission(Base):
    """`data_rule_ids` narrow the entry for every role of the department."""

    depart_id = Ref(index=True)
    permission_id = Ref(index=True)
    data_rule_ids = Json(default=list)

    class Meta:
        table = "sys_depart_permission"


GRANT_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_tenant_permission" ON "sys_tenant_permission"'
    ' ("tenant_id", "permission_id") WHERE del_flag = 0',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_depart_permission" ON "sys_depart_permission"'
    ' ("depart_id", "permission_id") WHERE del_flag = 0',
]

"""Packages of tenants: named parts of the menu with limits, which the platform gives to organisations.

A package is changed in one place and holds for all who have it, at once.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class TenantPackage(Base):
    """A row of the platform's own organisation. Limits are those of a tenant that has none of its own."""

    name = Char(60)
    description = Char(255, null=True)
    quota_users = Int(null=True)
    quota_megabytes = Int(null=True)
    quota_tasks = Int(null=True)
    quota_calls = Int(null=True)

    class Meta:
        table = "sys_tenant_package"


class TenantPackagePermission(Base):
    """An entry of the menu that a package holds; one without entries gives nothing."""

    package_id = Ref(index=True)
    permission_id = Ref(index=True)

    class Meta:
        table = "sys_tenant_package_permission"


PACKAGE_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_tenant_package_permission" ON "sys_tenant_package_permission"'
    ' ("package_id", "permission_id") WHERE del_flag = 0',
]

tenant_package = Resource(
    TenantPackage,
    path="sys/tenantPackage",
    title="租户套餐 | Packages",
    search="off",
    fields=[
        f("name", "名称 | Name", flags="unique", find="like"),
        f("description", "说明 | Description", find="like", width=320),
        f("quota_users", "用户数上限 | Most users", limits=(1, 1_000_000)),
        f("quota_megabytes", "存储空间上限(MB) | Storage (MB)", limits=(1, 100_000_000)),
        f("quota_tasks", "每人未完成任务上限 | Open tasks per person", limits=(1, 1000), hide="list"),
        f("quota_calls", "高耗调用额度（%） | Dear calls (%)", limits=(1, 10_000), hide="list"),
    ],
    list="name description quota_users quota_megabytes create_time",
    label="name",
)

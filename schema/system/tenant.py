"""Organisations that share the platform and nothing else."""

from tortoise import Model, fields

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, Date, Int, Ref
from schema.kit.field import Wire, f
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id


class Tenant(Base):
    """An organisation; its id is what every row's tenant_id holds. Its own row belongs to none (tenant_id 0)."""

    tenant_id = BigInt(default=0)
    code = Char(40, unique=True)
    name = Char(100)
    begin_date = Date(null=True)
    end_date = Date(null=True)
    status = Char(1, default="1")
    package_id = Ref(null=True, index=True)
    quota_users = Int(null=True)
    quota_megabytes = Int(null=True)
    quota_tasks = Int(null=True)
    quota_calls = Int(null=True)
    contact = Char(60, null=True)
    phone = Char(20, null=True)
    logo = Char(200, null=True)
    company_code = Char(18, null=True)

    class Meta:
        table = "sys_tenant"


tenant = Resource(
    Tenant,
    path="sys/tenant",
    title="租户管理 | Tenants",
    search="off",
    fields=[
        f("name", "名称 | Name", find="like"),
        f("code", "编码 | Code", rule="letters_digits", flags="once", find="like"),
        f("begin_date", "开始日期 | First day"),
        f("end_date", "结束日期 | Last day", find="range"),
        f("status", "状态 | Status", dict="tenant_status", find="eq", wire=Wire(number=True)),
        f(
            "package_id",
            "套餐 | Package",
            ref="sys/tenantPackage",
            find="eq",
            help="套餐决定其角色能有的权限，以及未单独填写的上限"
            " | What its roles may hold, and the limits that are left empty here",
        ),
        f("quota_users", "用户数上限 | Most users", limits=(1, 1_000_000)),
        f(
            "quota_megabytes",
            "存储空间上限(MB) | Storage (MB)",
            limits=(1, 100_000_000),
            help="空则为平台的默认值 | Empty: the platform's default",
        ),
        f(
            "quota_tasks",
            "每人未完成任务上限 | Open tasks per person",
            limits=(1, 1000),
            hide="list",
            help="导入、导出等；空为默认值 | Imports, exports and the like; empty: as the installation has it",
        ),
        f(
            "quota_calls",
            "高耗调用额度（%） | Dear calls (%)",
            limits=(1, 10_000),
            hide="list",
            help="搜索、报表、导入、导出的频率，相对默认值的百分比；空为 100"
            " | How often searches, reports, imports and exports may be asked for, of the usual; empty: 100",
        ),
        f("contact", "联系人 | Contact", rule="name", hide="list"),
        f("phone", "电话 | Phone", rule="phone", hide="list"),
        f("logo", "标志 | Logo", kind="image", hide="list"),
        f(
            "company_code",
            "统一社会信用代码 | Social credit code",
            rule="company_code",
            hide="list",
            example="91330106MA2H7YQX89",
            help="印在合同上 | Printed on contracts",
        ),
    ],
    can="list edit",
    sort="id",
    actions=[
        Action("add", "新增租户 | New organisation", needs="sys:tenant:add", without_row=True),
        Action("lookIn", "进入支持 | Look in", needs="sys:tenant:lookIn"),
    ],
)


class UserTenant(Model):
    """Membership of a user in an organisation."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    user_id = fields.BigIntField()
    tenant_id = fields.BigIntField()
    enabled = Bool(default=True)

    class Meta:
        table = "sys_user_tenant"
        unique_together = (("user_id", "tenant_id"),)

"""Staff accounts and their live sessions."""

from tortoise import Model, fields

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.clock import now
from schema.kit.columns import Char, Date, DateTime, Int, Ref, Text
from schema.kit.field import Chosen, Link, Wire, f
from schema.kit.resource import Also, Family, Resource
from schema.kit.snowflake import next_id
from schema.system.depart import UserDepart
from schema.system.role import UserRole

MEMBER, SUPERIOR = "1", "2"


class User(Base):
    """`lead_departs`: ids of the departments that somebody leads, comma-joined; those they belong to are rows of UserDepart."""

    username = Char(50)
    realname = Char(50)
    password = Char(200)
    phone = Char(11, null=True)
    telephone = Char(20, null=True)
    email = Char(100, null=True)
    avatar = Char(255, null=True)
    sex = Char(1, null=True)
    birthday = Date(null=True)
    work_no = Char(30, null=True)
    post = Char(40, null=True)
    status = Char(1, default="1")
    user_identity = Char(1, default=MEMBER)
    lead_departs = Text(null=True)
    org_code = Char(64, null=True)
    last_login = DateTime(null=True)
    locale = Char(5, null=True)
    quota_megabytes = Int(null=True)

    class Meta:
        table = "sys_user"


# What SysUser says of somebody besides their own fields (wire contract 5.1), over the row t.
DEPARTS_OF = """SELECT string_agg(d.depart_name, ',' ORDER BY l.id) FROM sys_user_depart l
JOIN sys_depart d ON d.id = l.depart_id AND d.del_flag = 0 AND d.tenant_id = t.tenant_id WHERE l.user_id = t.id AND l.del_flag = 0"""
TENANTS_OF = """SELECT concat_ws(',', t.tenant_id, string_agg(m.tenant_id::text, ',' ORDER BY m.tenant_id))
FROM sys_user_tenant m WHERE m.user_id = t.id AND m.enabled AND m.tenant_id <> t.tenant_id"""
UNSYNCED = "2"  # no workflow service keeps accounts of its own

user = Resource(
    User,
    path="sys/user",
    title="用户管理 | Users",
    fields=[
        f("username", "用户账号 | Username", rule="username", flags="once", find="like"),
        f("realname", "真实姓名 | Real name", rule="name", find="like"),
        f(
            "password",
            "登录密码 | Password",
            kind="password",
            rule="password",
            flags="once secret",
            limits=(8, 16),
            hide="import",
        ),
        f("sex", "性别 | Sex", dict="sex", find="eq", wire=Wire(number=True)),
        f("phone", "手机号码 | Mobile", rule="mobile", find="like", flags="unique"),
        f("telephone", "座机 | Landline", rule="phone", hide="list"),
        f("email", "邮箱 | E-mail", rule="email", flags="unique"),
        f("birthday", "生日 | Birthday", hide="list"),
        f("work_no", "工号 | Staff no.", flags="unique"),
        f("post", "职务 | Position", choice=Chosen("sys/position", store="code", many=True), hide="list"),
        f(
            "depart_ids",
            "部门 | Departments",
            ref="sys/sysDepart",
            find="in",
            choice=Link(UserDepart, "user_id", "depart_id"),
            wire="selecteddeparts",
        ),
        f(
            "role_ids",
            "角色 | Roles",
            ref="sys/role",
            choice=Link(UserRole, "user_id", "role_id"),
            wire="selectedroles",
        ),
        f("user_identity", "身份 | Standing", dict="user_identity", hide="list", find="eq", wire=Wire(number=True)),
        f(
            "lead_departs",
            "负责部门 | Leads",
            kind="refs",
            ref="sys/sysDepart",
            hide="list",
            wire="departIds",
            limits=4000,
        ),
        f("avatar", "头像 | Picture", kind="image", hide="list"),
        f("status", "状态 | Status", dict="user_status", find="eq", wire=Wire(number=True)),
        f(
            "quota_megabytes",
            "存储空间上限(MB) | Storage (MB)",
            limits=(0, 100_000_000),
            hide="list",
            help="空为机构对每人的上限，0为不限 | Empty: the organisation's limit for each person; 0: none",
        ),
    ],
    list="username realname sex phone selecteddeparts selectedroles status create_time",
    actions=[
        Action("freeze", "冻结 | Freeze", needs="sys:user:edit", batch=True, when={"status": "1"}, danger=True),
        Action("approve", "通过注册 | Approve", needs="sys:user:edit", batch=True, when={"status": "3"}),
        Action("unfreeze", "解冻 | Unfreeze", needs="sys:user:edit", batch=True, when={"status": "2"}),
        Action("password", "重置密码 | Reset password", needs="sys:user:edit"),
        Action("secondFactor", "重置两步验证 | Reset two-step verification", needs="sys:user:secondFactor"),
        Action("agent", "设置代理人 | Stand-in", needs="sys:sysUserAgent:edit"),
        Action("explain", "权限解释 | Explain a right", needs="sys:permission:explain"),
    ],
    label="realname",
    family=Family(
        also=[
            Also("orgCode", "t.org_code"),
            Also("orgCodeTxt", DEPARTS_OF, of="depart_ids"),
            Also("delFlag", "t.del_flag"),
            Also("relTenantIds", TENANTS_OF),
            Also("activitiSync", UNSYNCED),
            Also("clientId", "NULL::text"),
        ]
    ),
)


# Why a session was ended before its time; who comes back with its token is told.
BY_ADMIN, ELSEWHERE, PASSWORD, FROZEN_USER, DELETED_USER, UNBOUND = (
    "admin",
    "elsewhere",
    "password",
    "frozen",
    "deleted",
    "unbound",
)


class Session(Model):
    """A signed-in device: the token is stored hashed, lives seven days and can be revoked at once."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    token_hash = Char(64, unique=True)
    user_id = Ref(index=True)
    tenant_id = Ref()
    org_code = Char(64, null=True)
    device = Char(20, default="web")
    ip = Char(45, null=True)
    user_agent = Char(255, null=True)
    created_at = DateTime(default=now)
    seen_at = DateTime(default=now)
    expires_at = DateTime()
    revoked_at = DateTime(null=True)
    end_reason = Char(12, null=True)

    class Meta:
        table = "sys_session"


class LoginGuard(Model):
    """Failed sign-ins by account or address; counts survive a dead cache."""

    key = fields.CharField(max_length=120, primary_key=True)
    failures = Int(default=0)
    locked_until = DateTime(null=True)
    last_at = DateTime(default=now)

    class Meta:
        table = "sys_login_guard"

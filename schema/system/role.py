"""Roles, the menu with its action codes, grants and data rules."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Json, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class Role(Base):
    role_code = Char(50)
    role_name = Char(100)
    description = Char(255, null=True)
    home_path = Char(200, null=True)
    second_factor = Bool(default=False)

    class Meta:
        table = "sys_role"


role = Resource(
    Role,
    path="sys/role",
    title="角色管理 | Roles",
    fields=[
        f("role_code", "角色编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("role_name", "角色名称 | Name", find="like"),
        f("description", "备注 | Description"),
        f("home_path", "首页路径 | Home path", hide="list"),
        f(
            "second_factor",
            "要求两步验证 | Demands two-step verification",
            hide="list",
            help="持有此角色的人须先设置两步验证才能继续 | Who holds the role sets up two-step verification before anything else",
        ),
    ],
    list="role_code role_name description create_time",
    rows=Rows(tells_uses=True),
    label="role_name",
    actions=[
        Action("grant", "授权 | Grant rights", needs="sys:role:edit", follows=True),
        Action("matrix", "权限矩阵 | Rights matrix", needs="sys:role:list", without_row=True),
        Action(
            "viewAs",
            "以此角色查看 | View as this role",
            needs="sys:role:viewAs",
            confirm="将以该角色的菜单、按钮、字段和数据范围查看系统，期间只能查看"
            " | You will see menus, buttons, fields and rows as this role does, and only look",
        ),
    ],
)


class UserRole(Base):
    user_id = Ref(index=True)
    role_id = Ref(index=True)

    class Meta:
        table = "sys_user_role"


class Permission(Base):
    """A menu entry or an action; shared by all tenants (tenant_id 0).

    menu_type: 0 directory, 1 menu, 2 action. perms: comma list of permission codes. resource: path of the resource a menu shows,
    to which the data rules of this entry apply. route "0" makes no route.
    """

    parent_id = Ref(null=True, index=True)
    name = Char(100)
    title_en = Char(100, null=True)
    url = Char(200, null=True)
    component = Char(200, null=True)
    component_name = Char(100, null=True)
    redirect = Char(200, null=True)
    icon = Char(60, null=True)
    menu_type = Int(default=1)
    perms = Char(500, null=True)
    perms_type = Char(1, default="1")
    resource = Char(100, null=True)
    sort_no = Int(default=0)
    status = Char(1, default="1")
    route = Char(1, default="1")
    hidden = Bool(default=False)
    keep_alive = Bool(default=True)
    always_show = Bool(default=False)
    internal_or_external = Bool(default=False)
    description = Char(255, null=True)

    class Meta:
        table = "sys_permission"


class RolePermission(Base):
    """A grant; `data_rule_ids` lists the data rules that narrow it."""

    role_id = Ref(index=True)
    permission_id = Ref(index=True)
    data_rule_ids = Json(default=list)

    class Meta:
        table = "sys_role_permission"


class PermissionRule(Base):
    """A row filter of a menu's resource; conditions and values as in the wire contract, never SQL."""

    permission_id = Ref(index=True)
    rule_name = Char(100)
    rule_column = Char(60)
    rule_conditions = Char(20)
    rule_value = Char(255)
    status = Char(1, default="1")

    class Meta:
        table = "sys_permission_rule"

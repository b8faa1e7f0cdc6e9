"""Roles of one department: granted from within what the department was given, held by its members."""

from schema.kit.base import Base
from schema.kit.columns import Char, Json, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class DepartRole(Base):
    depart_id = Ref(index=True)
    role_name = Char(100)
    role_code = Char(50)
    description = Char(255, null=True)

    class Meta:
        table = "sys_depart_role"


depart_role = Resource(
    DepartRole,
    path="sys/sysDepartRole",
    title="部门角色 | Department roles",
    search="off",
    fields=[
        f("depart_id", "所属部门 | Department", ref="sys/sysDepart", find="eq", flags="once"),
        f("role_name", "角色名称 | Name", find="like"),
        f("role_code", "角色编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("description", "描述 | Description"),
    ],
    label="role_name",
    rows=Rows(beside="depart_id"),
)


class DepartRolePermission(Base):
    """A grant; `data_rule_ids` lists the data rules that narrow it."""

    role_id = Ref(index=True)
    permission_id = Ref(index=True)
    data_rule_ids = Json(default=list)

    class Meta:
        table = "sys_depart_role_permission"


class DepartRoleUser(Base):
    """Counts only while the user belongs to the department."""

    role_id = Ref(index=True)
    user_id = Ref(index=True)

    class Meta:
        table = "sys_depart_role_user"


DEPART_ROLE_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_depart_role_permission" ON "sys_depart_role_permission"'
    ' ("role_id", "permission_id") WHERE del_flag = 0',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_depart_role_user" ON "sys_depart_role_user"'
    ' ("role_id", "user_id") WHERE del_flag = 0',
]

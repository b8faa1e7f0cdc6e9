"""Departments of member firms, as a tree with who heads them."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class FirmDepartment(Base):
    firm_id = Ref(db_index=True)
    parent_id = Ref(null=True, db_index=True)
    name = Char(60)
    head = Char(60, null=True)
    phone = Char(20, null=True)
    headcount = Int(null=True)
    duty = Char(500, null=True)

    class Meta:
        table = "vip_ent_department"


department = Resource(
    FirmDepartment,
    path="vip/firmDepartment",
    title="企业部门 | Departments of firms",
    rows=Rows(tree="parent_id"),
    fields=[
        f("name", "部门 | Department", find="like", width=200),
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=200),
        f("parent_id", "上级部门 | Above", ref="vip/firmDepartment", find="eq"),
        f("head", "负责人 | Head", rule="name", find="like", width=120),
        f("phone", "电话 | Phone", rule="phone", width=140),
        f("headcount", "人数 | People", limits=(0, 100_000), width=88),
        f("duty", "职责 | Duties", kind="textarea", hide="list"),
    ],
    sort="create_time",
)

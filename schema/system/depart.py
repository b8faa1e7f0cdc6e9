"""Departments: the tree of a tenant's organisation."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Also, Family, Resource, Rows


class Depart(Base):
    parent_id = Ref(null=True, index=True)
    depart_name = Char(100)
    depart_name_en = Char(100, null=True)
    org_code = Char(64)
    org_category = Char(1, default="2")
    mobile = Char(20, null=True)
    fax = Char(20, null=True)
    address = Char(200, null=True)
    memo = Char(255, null=True)
    depart_order = Int(default=0)
    status = Char(1, default="1")

    class Meta:
        table = "sys_depart"


depart = Resource(
    Depart,
    path="sys/sysDepart",
    title="部门管理 | Departments",
    fields=[
        f("parent_id", "上级部门 | Parent", kind="tree", ref="sys/sysDepart", find="eq"),
        f("depart_name", "机构名称 | Name", find="like"),
        f("depart_name_en", "英文名称 | English name", hide="list", find="like"),
        f("org_code", "机构编码 | Code", find="like", flags="unique read_only"),
        f("org_category", "机构类型 | Kind", dict="org_category", find="eq"),
        f("mobile", "电话 | Phone", rule="phone"),
        f("fax", "传真 | Fax", rule="phone", hide="list"),
        f("address", "地址 | Address", hide="list"),
        f("memo", "备注 | Remark", hide="list"),
        f("depart_order", "排序 | Order", limits=(0, 99999)),
        f("status", "状态 | Status", dict="depart_status", choice="switch"),
    ],
    sort="depart_order org_code",
    rows=Rows(tree="parent_id", tells_uses=True),
    label="depart_name | depart_name_en",
    family=Family(
        branch=True,
        also=[
            Also("orgType", "(length(t.org_code) / 3)::text"),  # the level, three signs of the code each
            Also("delFlag", "t.del_flag::text"),
            Also("departNameAbbr", "NULL::text"),
            Also("description", "NULL::text"),
            Also("qywxIdentifier", "NULL::text"),
        ],
    ),
)


class UserDepart(Base):
    user_id = Ref(index=True)
    depart_id = Ref(index=True)
    is_main = Int(default=0)

    class Meta:
        table = "sys_user_depart"

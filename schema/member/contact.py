"""Ways to reach a member; of each kind one is the primary."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class MemberContact(Base):
    member_id = Ref(db_index=True)
    kind = Char(20)
    value = Char(200)
    is_primary = Bool(default=False)
    verified_at = DateTime(null=True)
    remark = Char(100, null=True)

    class Meta:
        table = "vip_member_contact"


contact = Resource(
    MemberContact,
    path="vip/contact",
    title="通讯方式 | Contacts",
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("kind", "方式 | Kind", dict="contact_kind", find="in", width=96),
        f("value", "内容 | Value", find="like", width=220),
        f("is_primary", "首选 | Primary", find="eq", width=88, help="同类只有一个首选 | One of each kind"),
        f("verified_at", "核实时间 | Verified at", width=160),
        f("remark", "备注 | Remark"),
    ],
    sort="kind -is_primary create_time",
    label="value",
)

CONTACT_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_vip_member_contact_one" ON "vip_member_contact" ("tenant_id", "member_id", "kind")'
    " WHERE is_primary AND del_flag = 0",
]

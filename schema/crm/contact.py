"""Contacts: the persons whom the secretariat talks to, members or not.

A mobile number names one contact only, so that nobody is followed up twice by two colleagues.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.duplicates import Duplicates
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows


class Contact(Base):
    """`last_follow` and `next_follow` follow from the contact's follow-ups."""

    name = Char(60)
    phone = Char(20, null=True)
    email = Char(100, null=True)
    company = Char(100, null=True)
    title = Char(60, null=True)
    wechat = Char(60, null=True)
    category_id = Ref(null=True, db_index=True)
    source_id = Ref(null=True, db_index=True)
    owner_id = Ref(null=True, db_index=True)
    tags = Char(200, null=True)
    last_follow = DateTime(null=True)
    next_follow = DateTime(null=True)
    remark = Char(500, null=True)

    class Meta:
        table = "crm_contact"


contact = Resource(
    Contact,
    path="crm/contact",
    title="联系人 | Contacts",
    fields=[
        f("name", "姓名 | Name", rule="name", find="like", width=112),
        f("phone", "手机 | Mobile", rule="mobile", find="like", flags="unique", width=128),
        f("email", "邮箱 | E-mail", rule="email", find="like", hide="list"),
        f("company", "单位 | Company", find="like", width=220),
        f("title", "职务 | Position", find="like", width=120),
        f("wechat", "微信 | WeChat", find="like", hide="list"),
        f("category_id", "客户类别 | Category", kind="tree", ref="crm/customerDict", find="eq", width=128),
        f("source_id", "来源 | Source", kind="tree", ref="crm/customerDict", find="eq", width=112),
        f("owner_id", "负责人 | Owner", ref="sys/user", find="eq", width=104),
        f("tags", "标签 | Tags", kind="tags", find="like", width=160),
        f("last_follow", "最近跟进 | Last follow-up", flags="read_only", find="range", width=160),
        f("next_follow", "下次跟进 | Next follow-up", flags="read_only", find="range", width=160),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="name phone company title category_id owner_id last_follow next_follow tags source_id",
    rows=Rows(duplicates=Duplicates(same=("phone", "email", "wechat"), alike=("name",))),
    children=[Child("crm/followUp", "contact_id")],
    actions=[Action("history", "跟进时间线 | Follow-ups in time", needs="crm:followUp:list")],
)

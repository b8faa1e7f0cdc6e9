"""Uses of the chamber's resources: the log of who was given one, and for what."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class ResourceUse(Base):
    resource_id = Ref(db_index=True)
    member_id = Ref(null=True)
    used_on = Date()
    purpose = Char(200)

    class Meta:
        table = "crm_resource_use"


resource_use = Resource(
    ResourceUse,
    path="crm/resourceUse",
    title="资源使用记录 | Uses of resources",
    fields=[
        f("resource_id", "资源 | Resource", ref="crm/resource", flags="once", find="eq", width=220),
        f("member_id", "使用会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("used_on", "使用日期 | Used on", flags="once", find="range", width=120),
        f("purpose", "用途 | Purpose", find="like", width=320),
    ],
    sort="-used_on",
    label="purpose",
)

"""Facilities, attributes and restrictions (设施与属性): what a house or a room has, is, or forbids.

One catalogue in groups, each entry saying whether it describes houses, rooms or both. What is chosen somewhere is disabled, not
deleted: it is offered no more, and whoever has it keeps it.
"""

from json import dumps

from schema.kit.base import Base
from schema.kit.columns import Char, Int
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

FACILITY_GROUP = dictionary(
    "facility_group",
    "属性分组 | Group of attributes",
    "comfort=舒适设施 | Comfort",
    "appliance=电器 | Appliances",
    "kitchen=厨房卫浴 | Kitchen and bath",
    "safety=安全设施 | Safety",
    "attribute=房源特点 | Attributes",
    "restriction=入住限制 | Restrictions",
)
FACILITY_SCOPE = dictionary(
    "facility_scope",
    "适用范围 | Applies to",
    "house=房源 | House",
    "room=房间 | Room",
    "both=房源与房间 | House and room",
)
ENABLED = "1"


def offered(*applies: str) -> str:
    """The condition of a field that chooses of what is in use and describes one of these, or both."""
    return dumps({"applies": [*applies, "both"], "status": ENABLED})


class RentalFacility(Base):
    name = Char(40)
    category = Char(20)
    applies = Char(10, default="both")
    icon = Char(200, null=True)
    remark = Char(200, null=True)
    sort = Int(default=0)
    status = Char(1, default=ENABLED)

    class Meta:
        table = "rent_attribute"


facility = Resource(
    RentalFacility,
    path="rental/facility",
    title="设施与属性 | Facilities and attributes",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=180),
        f("category", "分组 | Group", dict="facility_group", find="in", width=128),
        f("applies", "适用范围 | Applies to", dict="facility_scope", find="in", width=128),
        f("icon", "图标 | Icon", kind="image", width=88),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
        f("sort", "排序 | Order", limits=(0, 9999), width=80),
        f("status", "状态 | Status", dict="enabled", find="eq", width=96, choice="switch"),
    ],
    sort="category sort name",
    rows=Rows(group="category", icon="icon"),
)

"""Bed types (床型): what kinds of bed there are, how wide they are and how many sleep in one.

A catalogue of the organisation's own, so that descriptions of rooms agree on width and number of people. What is chosen somewhere
is disabled, not deleted.
"""

from json import dumps

from schema.kit.base import Base
from schema.kit.columns import Char, Int
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

ENABLED = "1"
OFFERED = dumps({"status": ENABLED})
"""The condition of a field that chooses of what is in use."""


class BedType(Base):
    name = Char(40)
    width = Int(null=True)
    persons = Int(default=1)
    icon = Char(200, null=True)
    remark = Char(200, null=True)
    sort = Int(default=0)
    status = Char(1, default=ENABLED)

    class Meta:
        table = "rent_bed_type"


bed_type = Resource(
    BedType,
    path="rental/bedType",
    title="床型目录 | Bed types",
    fields=[
        f("name", "床型 | Bed type", find="like", flags="unique", width=160),
        f("width", "宽(cm) | Width (cm)", limits=(40, 300), find="eq", width=112),
        f("persons", "可睡人数 | Sleeps", limits=(1, 8), find="eq", width=96),
        f("icon", "图标 | Icon", kind="image", width=88),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
        f("sort", "排序 | Order", limits=(0, 9999), width=80),
        f("status", "状态 | Status", dict="enabled", find="eq", width=96, choice="switch"),
    ],
    sort="sort name",
    rows=Rows(icon="icon"),
)

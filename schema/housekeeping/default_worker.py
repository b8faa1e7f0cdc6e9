"""Default housekeepers of rooms; a line with a type beats the general line of the same room."""

from schema.kit.base import Base
from schema.kit.columns import Char, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class DefaultWorker(Base):
    unit_id = Ref()
    type = Char(10, default="")
    staff_id = Ref()

    class Meta:
        table = "hk_default_worker"


default_worker = Resource(
    DefaultWorker,
    path="housekeeping/defaultWorker",
    title="默认保洁人员 | Default housekeepers",
    fields=[
        f("unit_id", "房间 | Room", ref="rental/unit", find="eq", width=220, choice="tree"),
        f("type", "保洁类型 | Type", dict="hk_type", help="留空为全部类型 | Empty means every type"),
        f("staff_id", "保洁人员 | Housekeeper", ref="housekeeping/staff", find="eq"),
    ],
    list="unit_id type staff_id create_time",
    rows=Rows(unique=[("unit_id", "type")]),
    label="id",
)

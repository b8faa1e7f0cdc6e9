"""Trainings of members: courses, hours and results."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Quantity, Ref
from schema.kit.field import Files, f
from schema.kit.resource import Resource, Rows


class MemberLearning(Base):
    member_id = Ref(db_index=True)
    course = Char(100)
    organiser = Char(80, null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)
    hours = Quantity(6, 1, null=True)
    result = Char(100, null=True)
    certificate = Char(600, null=True)

    class Meta:
        table = "vip_member_learning"


learning = Resource(
    MemberLearning,
    path="vip/learning",
    title="学习培训 | Trainings",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("course", "课程 | Course", find="like", width=200),
        f("organiser", "举办方 | Organiser", find="like", width=160),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f("hours", "学时 | Hours", limits=(0, 9999), find="range", width=88),
        f("result", "结果 | Result"),
        f("certificate", "证书 | Certificate", kind=Files("file"), hide="list export"),
    ],
    sort="-begin_on",
    label="course",
)

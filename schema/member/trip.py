"""Travels of members: where to, when and what for."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

TRIP_PURPOSE = dictionary(
    "trip_purpose",
    "行程事由 | Purpose of a trip",
    "business=商务 | Business",
    "visit=考察 | Visit",
    "meeting=会议 | Meeting",
    "exhibition=展会 | Exhibition",
    "private=私人 | Private",
)


class MemberTrip(Base):
    member_id = Ref(db_index=True)
    title = Char(80)
    place = Char(80)
    purpose = Char(20, null=True)
    begin_on = Date()
    end_on = Date()
    companions = Char(200, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "vip_trip"


trip = Resource(
    MemberTrip,
    path="vip/trip",
    title="会员行程 | Trips of members",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("title", "行程 | Trip", find="like", width=180),
        f("place", "目的地 | Where to", find="like", width=140),
        f("purpose", "事由 | Purpose", dict="trip_purpose", find="in", width=104),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f("companions", "同行人 | With"),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    sort="-begin_on",
    label="title",
)

"""Sessions of an activity: a part of it with a time and seats of its own."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource, Rows


class ActivitySession(Base):
    """`taken` as of the activity, of those who chose this session."""

    activity_id = Ref(db_index=True)
    name = Char(80)
    begin_at = DateTime()
    end_at = DateTime()
    capacity = Int()
    taken = Int(default=0)

    class Meta:
        table = "act_session"


session = Resource(
    ActivitySession,
    path="act/session",
    title="活动场次 | Sessions",
    fields=[
        f("activity_id", "活动 | Activity", ref="act/activity", find="eq", flags="once", width=200),
        f("name", "场次 | Session", find="like", width=160),
        f("begin_at", "开始时间 | Begins", find="range", width=152, example="2099-06-01 10:00:00"),
        f("end_at", "结束时间 | Ends", width=152, example="2099-06-01 11:00:00"),
        f("capacity", "名额 | Seats", limits=(1, 100_000), width=80, example="200"),
        f("taken", "已占 | Taken", flags="read_only", width=80),
    ],
    list="name activity_id begin_at end_at capacity taken",
    sort="begin_at",
    search="own",
    rows=Rows(ordered=("begin_at < end_at",), under={"activity_id": "act/activity"}),
)

SESSION_CONSTRAINTS = [
    check("act_session", "act_session_seats", '"taken" BETWEEN 0 AND "capacity" AND "end_at" >= "begin_at"'),
]

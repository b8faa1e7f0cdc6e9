"""Readings in conflict: what was read in front of a meter and did not fit what had been written meanwhile.

A reading that happened is never lost: a person decides which of the two counts.
"""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Quantity, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

OPEN, TAKEN, DROPPED = "open", "taken", "dropped"


class ReadingConflict(Base):
    """`why` is a pair text. The place is that of the reading which it was meant for."""

    meter_id = Ref(db_index=True)
    reading_id = Ref()
    meter_no = Char(40)
    community_id = Ref(default=0)
    place = Char(160, null=True)
    read_date = Date()
    kind = Char(20)
    value = Quantity(12, 3, null=True)
    rolled = Bool(default=False)
    why = Char(400)
    reader_id = Ref(null=True)
    photo = Char(255, null=True)
    photo_hash = Char(64, null=True)
    taken_at = DateTime(null=True)
    received_at = DateTime(null=True)
    client_id = Char(64, null=True)
    state = Char(12, default=OPEN)
    dropped_reason = Char(200, null=True)

    class Meta:
        table = "rent_reading_conflict"
        indexes = (("tenant_id", "state"),)


CONFLICT_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_reading_conflict_act" ON "rent_reading_conflict" ("tenant_id", "client_id")',
]

conflict = Resource(
    ReadingConflict,
    path="rental/readingConflict",
    title="待裁决读数 | Readings in conflict",
    search="own",
    fields=[
        f("meter_id", "表计 | Meter", ref="rental/meter", flags="read_only", find="eq", hide="list"),
        f("meter_no", "表号 | Meter no.", flags="read_only", find="like", width=112),
        f("community_id", "小区 | Community", ref="rental/community", flags="read_only", find="eq", width=120),
        f("place", "位置 | Place", flags="read_only", find="like", width=160),
        f("read_date", "抄表日期 | Read on", flags="read_only", find="range", width=112),
        f("kind", "抄表类型 | Reading kind", dict="reading_kind", flags="read_only", width=104),
        f("value", "现场读数 | Value read", flags="read_only", width=112),
        f("rolled", "表已归零 | Went through nought", flags="read_only", hide="list"),
        f("why", "原因 | Why", flags="read_only", width=280),
        f("reader_id", "抄表员 | Reader", ref="sys/user", flags="read_only", find="eq", width=96),
        f("taken_at", "现场时间 | Read at", flags="read_only", width=160),
        f("received_at", "收到时间 | Received at", flags="read_only", hide="list"),
        f("photo", "照片 | Photo", kind="image", flags="read_only", hide="list"),
        f("photo_hash", "照片指纹 | Digest of the photo", flags="read_only", hide="list"),
        f("state", "状态 | State", dict="reading_conflict_state", flags="read_only", find="in", width=96),
        f("dropped_reason", "不采用的原因 | Why not used", flags="read_only", hide="list"),
    ],
    sort="-received_at",
    label="meter_no read_date",
    can="list export",
    rows=Rows(record=True),
    process=Process(
        "state",
        name="reading_conflict",
        noun="现场读数 | Reading",
        number="meter_no",
        states={
            OPEN: "待裁决 | To be decided #orange",
            TAKEN: "已采用 | Used #green",
            DROPPED: "未采用 | Not used #default",
        },
        transitions=[
            Transition(
                "take",
                "采用 | Use it",
                OPEN,
                TAKEN,
                confirm="以现场读数为准，写入抄表记录？ | Write what was read into the meter's readings?",
            ),
            Transition(
                "drop",
                "不采用 | Do not use",
                OPEN,
                DROPPED,
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                danger=True,
            ),
        ],
    ),
)

CONFLICT_STATE = states(conflict, "读数裁决状态 | State of a reading in conflict")
